# SPDX-License-Identifier: BSD-2-Clause
# Makes settings of all CPUs, holds them until SIGTERM, and puts back what was there.
#
#   irqscope-power hold CPUS HELD GOVERNOR KHZ DEEPEST    an empty word leaves a setting as it is
#   irqscope-power restore CPUS HELD                      what one that was killed left
#
# CPUS is /sys/devices/system/cpu. HELD is a directory that exists while settings are held: `pid` of the holder, and
# `values`, lines of a file's name and its former value.
export LC_ALL=C
cpus=$2 held=$3

# Each file is written twice: a least frequency above the present greatest one is refused, and the other way round.
restore() {
    if [ -f "$held/values" ]; then
        for pass in 1 2; do
            while read -r file value; do put "$file" "$value"; done <"$held/values"
        done
        while read -r file value; do
            is "$file" "$value" || echo "not restored: $file was $value"
        done <"$held/values"
    fi
    rm -rf "$held"
}
put() { { echo "$2" >"$1"; } 2>/dev/null; }
is() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }
keep() {
    value=$(cat "$1" 2>/dev/null) || fail "there is no $1"
    echo "$1 $value" >>"$held/values"
}
fail() {
    echo "$*"
    restore
    exit 1
}
# Whether the process that is on record still is one of these scripts.
holder() {
    who=$(cat "$held/pid" 2>/dev/null) && [ -n "$who" ] &&
        { tr '\0' ' ' <"/proc/$who/cmdline"; } 2>/dev/null | grep -q irqscope-power
}

if [ -d "$held" ]; then
    if holder; then
        [ "$1" = restore ] && exit 0
        echo "another irqscope holds the settings (process $who)"
        exit 1
    fi
    restore
fi
[ "$1" = restore ] && exit 0
governor=$4 khz=$5 deepest=$6
mkdir "$held" 2>/dev/null || {
    echo "cannot make $held, which takes root"
    exit 1
}
# Who reads may be gone, and the shell itself speaks when `sleep` is terminated: nothing would be put back.
trap '' PIPE
trap 'kill $! 2>/dev/null; restore; exit 0' TERM INT HUP
echo $$ >"$held/pid"

if [ -n "$governor" ]; then
    for policy in "$cpus"/cpufreq/policy*; do
        keep "$policy/scaling_governor"
        put "$policy/scaling_governor" "$governor"
        is "$policy/scaling_governor" "$governor" ||
            fail "$policy does not take $governor: it has $(cat "$policy/scaling_available_governors")"
    done
fi
if [ -n "$khz" ]; then
    for policy in "$cpus"/cpufreq/policy*; do
        least=$policy/scaling_min_freq most=$policy/scaling_max_freq
        keep "$least"
        keep "$most"
        put "$least" "$khz"
        put "$most" "$khz"
        put "$least" "$khz"
        { is "$least" "$khz" && is "$most" "$khz"; } || fail "$policy does not take $khz kHz:" \
            "it has $(cat "$policy/cpuinfo_min_freq") to $(cat "$policy/cpuinfo_max_freq")"
    done
fi
if [ -n "$deepest" ]; then
    some=
    for cpu in "$cpus"/cpu[0-9]*; do
        [ -d "$cpu/cpuidle" ] || continue
        some=1 off=0 number=0 names=
        while [ -d "$cpu/cpuidle/state$number" ]; do
            state=$cpu/cpuidle/state$number
            name=$(cat "$state/name")
            names="$names $name"
            keep "$state/disable"
            put "$state/disable" $off
            is "$state/disable" $off || fail "$state does not take $off"
            if [ "$name" = "$deepest" ] || [ "$number" = "$deepest" ]; then off=1; fi
            number=$((number + 1))
        done
        [ "$off" = 1 ] || fail "$cpu has no idle state $deepest: it has$names"
    done
    [ -n "$some" ] || fail "no CPU below $cpus has idle states"
fi
echo "irqscope: the settings are made"
while :; do
    sleep 3600 >/dev/null 2>&1 &
    wait $!
done
