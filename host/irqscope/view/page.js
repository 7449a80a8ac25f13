// SPDX-License-Identifier: BSD-2-Clause
// Asks for the state once a second and shows it. Whatever a run says is set as text, never as HTML, and its figures
// are images, in which no script runs.
"use strict";

const PERIOD_MS = 1000;
let known = "";
let state = {};
let asked = 0;

const element = (id) => document.getElementById(id);
const chosen = () => decodeURIComponent(location.hash.slice(1));

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

// The age goes on also while nobody answers.
function showAge(silence) {
  const known = state.age_s ?? null;
  const age = known === null ? null : known + (performance.now() - asked) / 1000;
  const old = age !== null && !state.final && age > state.stale_s;
  const parts = [];
  if (age !== null) parts.push(`${state.final ? "The last block" : "The last snapshot"} was written ${duration(age)} ago.`);
  if (old) parts.push("Nothing has come since then.");
  if (silence) parts.push(silence);
  element("age").textContent = parts.join(" ");
  element("age").className = old || silence ? "warning" : "";
}

function show() {
  document.title = `${state.segment}: ${state.stamp}`;
  element("stamp").textContent = state.stamp;
  element("headline").textContent = state.headline;
  element("notes").replaceChildren(...state.notes.map((text) => make("p", text, "warning")));
  const [head, rows] = state.figures;
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
  let silence = "";
  try {
    const answer = await fetch("state?" + new URLSearchParams({ segment: chosen(), known }));
    if (!answer.ok) throw new Error(answer.status);
    const found = await answer.json();
    if (found.error) {
      silence = found.error;
    } else {
      asked = performance.now();
      state = { ...state, ...found };
      element("status").textContent = state.status;
      if (found.key !== known) {
        known = found.key;
        show();
      }
    }
  } catch {
    silence = "The viewer no longer answers: these are its last figures.";
  }
  showAge(silence);
}

async function run() {
  for (;;) {
    await look();
    await new Promise((resolve) => {
      window.onhashchange = resolve;
      setTimeout(resolve, PERIOD_MS);
    });
  }
}

run();
