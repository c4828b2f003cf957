#!/bin/sh
#SBATCH --job-name=eccforge-mpi
#SBATCH --nodes=8
#SBATCH --ntasks-per-node=1
#SBATCH --cpus-per-task=64
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
# One run on all ranks of a job; eccforge is built with the feature `mpi`: sbatch examples/slurm/mpi.sh
#
# The job stops before its time limit and puts itself back into the queue, also if a rank was killed; it then resumes from its
# records, on any number of nodes.
set -u

OUT=${OUT:-run.d/run.json}
RUN=${RUN:-"i-secded,duet,trio --class beat,entry --samples 1e12 --seed 1"}
STOP_SECONDS=${STOP_SECONDS:-14000} # less than --time
ECCFORGE=${ECCFORGE:-eccforge}

# shellcheck disable=SC2086  # the arguments of a run are words
srun --mpi=pmix --kill-on-bad-exit=1 --cpus-per-task="${SLURM_CPUS_PER_TASK:-1}" \
    "$ECCFORGE" simulate $RUN --mpi --no-exact --out "$OUT" --format csv --salvage --wait 120 --stop-seconds "$STOP_SECONDS"
status=$?
# Exit status 3: the run stopped and can resume. Above 128: a rank was killed; after five restarts, the script gives up.
if [ "$status" = 3 ] || { [ "$status" -gt 128 ] && [ "${SLURM_RESTART_COUNT:-0}" -lt 5 ]; }; then
    exec scontrol requeue "$SLURM_JOB_ID"
fi
exit "$status"
