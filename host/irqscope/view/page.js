// SPDX-License-Identifier: BSD-2-Clause
// Asks for the state once a second and shows it. Whatever a run says is set as text, never as HTML, and its figures
// are images, in which no script runs.
"use strict";

const PERIOD_MS = 1000;
const AGE_MS = 250;
const PATIENCE_MS = 5000;
const LOOK = ["scale", "part", "latest"]; // how figures are shown, by what is chosen of each
const run = new URLSearchParams(location.search).get("run");
let known = "";
let state = {};
let asked = performance.now(); // when the state that is shown was
let answered = false;
let silence = ""; // what is wrong with the viewer
let paused = false;

const element = (id) => document.getElementById(id);
const chosen = () => new URLSearchParams("segment=" + location.hash.slice(1)).get("segment"); // whatever it is

function make(tag, text, kind) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function row(cells, tag) {
  const made = document.createElement("tr");
  made.append(...cells.map((cell) => (cell instanceof Node ? cell : make(tag, cell))));
  return made;
}

function fill(id, [head, rows]) {
  const top = document.createElement("thead");
  const body = document.createElement("tbody");
  if (head.length) top.append(row(head, "th"));
  body.append(...rows.map((cells) => row(cells, "td")));
  element(id).replaceChildren(top, body);
}

// The name of a segment, which chooses it.
function choice(name) {
  const cell = document.createElement("td");
  const link = make("a", name);
  link.href = "#" + encodeURIComponent(name);
  if (name === state.segment) link.setAttribute("aria-current", "true");
  cell.append(link);
  return cell;
}

function picture(svg, name) {
  const made = document.createElement("img");
  made.alt = name;
  made.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  return made;
}

function duration(seconds) {
  if (seconds < 120) return seconds.toFixed(1) + " s";
  if (seconds < 7200) return (seconds / 60).toFixed(1) + " min";
  return (seconds / 3600).toFixed(1) + " h";
}

// Counts by itself, also while nobody answers. That nothing has come is said only as of when the viewer looked.
function showAge() {
  const since = (performance.now() - asked) / 1000;
  const age = state.age_s ?? null;
  const quiet = !silence && !paused && !state.final && (state.quiet_s ?? 0) > (state.stale_s ?? Infinity);
  const parts = [];
  if (age !== null) {
    const what = state.final ? "The last block" : "The last snapshot";
    parts.push(`${what} was written ${duration(age + since)} ago.`);
  }
  if (quiet) parts.push("Nothing has come since then.");
  if (paused) parts.push("Paused: the run goes on.");
  if (silence) parts.push(silence);
  element("age").textContent = parts.join(" ");
  element("age").className = quiet || silence ? "warning" : "";
}

function showProgress() {
  element("going").hidden = !state.progress;
  element("done").value = state.done ?? 0;
  element("progress").textContent = state.progress ?? "";
}

// Of a folder: a list of what can be looked at.
function showRuns([head, rows]) {
  const link = (name) => {
    const cell = document.createElement("td");
    const made = make("a", name);
    made.href = "?" + new URLSearchParams({ run: name });
    cell.append(made);
    return cell;
  };
  fill("runs", [head, rows.map(([name, ...cells]) => [link(name), ...cells])]);
}

function show() {
  document.title = [state.segment, state.stamp].filter(Boolean).join(": ");  // some runs have no segment
  element("stamp").textContent = state.stamp;
  element("headline").textContent = state.headline;
  element("notes").replaceChildren(...state.notes.map((text) => make("p", text, "warning")));
  const [head, rows] = state.figures;
  fill("limits", state.limits[1].length ? state.limits : [[], []]);
  for (const made of element("limits").tBodies[0].rows) {
    if (["EXCEEDED", "exceeded", "not shown"].includes(made.cells[4].textContent)) made.cells[4].className = "wrong";
  }
  fill("figures", [head, rows.map(([name, ...cells]) => [choice(name), ...cells])]);
  const names = ["histogram of ", "largest of each snapshot of "];
  element("pictures").replaceChildren(...state.pictures.map((svg, at) => picture(svg, names[at] + state.segment)));
  element("caption").textContent = state.caption;
  fill("worst", state.worst ?? [[], []]);
  fill("facts", [[], state.facts]);
  element("found").hidden = false;
  document.body.dataset.key = known;
}

async function look() {
  const wanted = { segment: chosen(), known };
  for (const id of LOOK) wanted[id] = element(id).value;
  if (run !== null) wanted.run = run;
  try {
    const answer = await fetch("state?" + new URLSearchParams(wanted), { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(answer.status);
    const found = await answer.json();
    silence = found.error ?? "";
    if (!found.error) {
      asked = performance.now();
      answered = true;
      state = { ...state, ...found };
      element("status").textContent = state.status;
      showProgress();
      if (found.runs) showRuns(found.runs);
      else if (found.key !== known) {
        known = found.key;
        if (known) show();
      }
    }
  } catch (error) {
    const since = duration((performance.now() - asked) / 1000);
    const answers = answered ? "no longer answers" : "does not answer";
    silence = `The viewer ${error.name === "TimeoutError" ? `has not answered for ${since}` : answers}`;
    silence += known ? ": these are its last figures." : "."; // before there are any, the page shows none
  }
  showAge();
}

async function follow() {
  for (;;) {
    if (!paused) await look();
    await new Promise((resolve) => {
      window.onhashchange = resolve;
      for (const id of LOOK) element(id).onchange = resolve;
      setTimeout(resolve, PERIOD_MS);
    });
  }
}

element("pause").onclick = () => {
  paused = !paused;
  element("pause").setAttribute("aria-pressed", paused);
  element("pause").textContent = paused ? "Go on" : "Pause";
};
setInterval(showAge, AGE_MS);
follow();
