#!/bin/sh
# One run in N parts, as a Slurm array job or a Kubernetes indexed job, then merged.
#
#   sbatch --array=0-7 examples/shards.sh run.d 8         each task computes its part
#   kubectl: an Indexed job sets JOB_COMPLETION_INDEX      the same
#   examples/shards.sh run.d 8 merge                       when all parts are done
#   examples/shards.sh run.d 2 local                       all parts and the merge on this machine, as in the test of this script
#
# If a task was killed, start it again with the same arguments: it resumes from its records.
set -eu

directory=$1
parts=$2
what=${3:-part}
eccforge=${ECCFORGE:-eccforge}
run=${ECCFORGE_RUN:-"i-secded,duet,trio --class beat,entry --samples 1e9 --seed 1"}

part() {
    # shellcheck disable=SC2086  # the arguments of a run are words
    "$eccforge" simulate $run --no-exact --salvage --format json \
        --shard "$1/$parts" --out "$directory/part-$1.json"
}

merge() {
    set --
    i=0
    while [ "$i" -lt "$parts" ]; do
        set -- "$@" "$directory/part-$i.json"
        i=$((i + 1))
    done
    "$eccforge" merge "$@" --format json --out "$directory/merged.json"
}

mkdir -p "$directory"
case $what in
part) part "${SLURM_ARRAY_TASK_ID:-${JOB_COMPLETION_INDEX:?set the number of this part}}" ;;
merge) merge ;;
local)
    i=0
    while [ "$i" -lt "$parts" ]; do
        part "$i"
        i=$((i + 1))
    done
    merge
    ;;
*)
    echo "the third argument is part, merge or local; it is '$what'" >&2
    exit 2
    ;;
esac
