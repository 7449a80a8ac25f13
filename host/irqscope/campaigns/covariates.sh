# SPDX-License-Identifier: BSD-2-Clause
# Says once a second, on a line, what the kernel tells of the machine, and changes nothing.
#
#   irqscope-covariates SYS PROC MSR    /sys, /proc, /dev/cpu/0/msr
#
# The shell itself reads the files: a second costs one process, which is `sleep`; three more where the MSR can be read.
export LC_ALL=C
cd "$1" || exit
proc=$2 msr=$3
cpus=devices/system/cpu
zones=$(echo class/thermal/thermal_zone*/temp)
throttles=$(echo $cpus/cpu[0-9]*/thermal_throttle/*_throttle_count)

first() { { read -r value rest <"$1"; } 2>/dev/null; }
whole() { case $value in '' | *[!0-9]*) false ;; esac }
# MSR_SMI_COUNT of Intel's processors: 34h.
smis() { { dd if="$msr" bs=8 count=1 skip=52 iflag=skip_bytes | od -An -tu8 -v; } 2>/dev/null; }
told=$(smis)

while :; do
    first "$proc/uptime" && up=$value || up=
    first "$proc/loadavg" && load=$value rest=${rest#* } running=${rest#* } || load= running=
    running=${running%%/*}
    intr= ctxt= forks=
    [ -r "$proc/stat" ] && while read -r name value rest; do
        case $name in
        intr) intr=$value ;;
        ctxt) ctxt=$value ;;
        processes) forks=$value && break ;;
        esac
    done <"$proc/stat"
    hot=
    for zone in $zones; do
        first "$zone" && [ "$value" -gt "${hot:--274000}" ] 2>/dev/null && hot=$value
    done
    khz= number=0
    while [ -d $cpus/cpu$number ]; do
        first $cpus/cpu$number/cpufreq/scaling_cur_freq && khz=$khz$value
        khz=$khz, number=$((number + 1))
    done
    throttled=
    for count in $throttles; do
        first "$count" && whole && throttled=$((${throttled:-0} + value))
    done
    [ "$told" ] && set -- $(smis) || set --
    echo "covariates up=$up load=$load running=$running intr=$intr ctxt=$ctxt forks=$forks mc=$hot khz=${khz%,}" \
        "throttled=$throttled smi=${1:-}"
    sleep 1 || exit
done
