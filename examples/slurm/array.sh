#!/bin/sh
#SBATCH --job-name=eccforge-array
#SBATCH --array=0-7
#SBATCH --cpus-per-task=64
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
# One run in parts, one part for each task of the array: sbatch examples/slurm/array.sh
#
# A task stops before its time limit and puts itself back into the queue; it then resumes from its records. When all tasks are
# done, a separate job merges their records into a file next to $OUT.
set -u

OUT=${OUT:-run.d/run.json}
RUN=${RUN:-"i-secded,duet,trio --class beat,entry --samples 1e12 --seed 1"}
STOP_SECONDS=${STOP_SECONDS:-14000} # less than --time
ECCFORGE=${ECCFORGE:-eccforge}

if [ "${1:-}" = merge ]; then
    # Task I of N writes STEM.I-of-N and the suffix of OUT, if it has one.
    name=${OUT##*/}
    stem=${name%.*}
    stem=${OUT%"$name"}${stem:-$name}
    exec "$ECCFORGE" merge "$stem".[0-9]*-of-[0-9]*.records --format csv --out "$stem.merged.csv"
fi
if [ "$SLURM_ARRAY_TASK_ID" = "$SLURM_ARRAY_TASK_MIN" ] && [ "${SLURM_RESTART_COUNT:-0}" = 0 ]; then
    sbatch --dependency="afterok:$SLURM_ARRAY_JOB_ID" --kill-on-invalid-dep=yes --array=0 --time=00:10:00 --cpus-per-task=1 \
        --export=ALL "$0" merge
fi
# shellcheck disable=SC2086  # the arguments of a run are words
"$ECCFORGE" simulate $RUN --no-exact --shard auto --out "$OUT" --format json --salvage --wait 120 --stop-seconds "$STOP_SECONDS"
status=$?
# Exit status 3: the run stopped and can resume.
[ "$status" = 3 ] && exec scontrol requeue "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID"
exit "$status"
