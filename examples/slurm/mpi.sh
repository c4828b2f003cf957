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
# records, on any number of nodes. It gives up when ranks were killed in six starts without a planned stop between them.
# Nodes that counted wrongly get no rank in later starts: eccforge writes their names to OUT.distrusted.
set -u

OUT=${OUT:-run.d/run.json}
RUN=${RUN:-"i-secded,duet,trio --class beat,entry --samples 1e12 --seed 1"}
STOP_SECONDS=${STOP_SECONDS:-14000} # less than --time
ECCFORGE=${ECCFORGE:-eccforge}

nodes=$(scontrol show hostnames "$SLURM_JOB_NODELIST")
wrong=$(cat "$OUT.distrusted" 2>/dev/null || :)
if [ "$wrong" ]; then
    nodes=$(echo "$nodes" | grep -Fxv "$wrong") || { echo "mpi.sh gives up: every node counted wrongly" >&2 && exit 1; }
fi
count=$(echo "$nodes" | wc -l)

# shellcheck disable=SC2086  # the arguments of a run are words
srun --nodelist="$(echo "$nodes" | paste -sd,)" --nodes="$count" --ntasks=$((count * ${SLURM_NTASKS_PER_NODE:-1})) \
    --mpi=pmix --kill-on-bad-exit=1 --cpus-per-task="${SLURM_CPUS_PER_TASK:-1}" \
    "$ECCFORGE" simulate $RUN --mpi --no-exact --out "$OUT" --format csv --salvage --wait 120 --stop-seconds "$STOP_SECONDS"
status=$?
# Exit status 3: the run stopped as planned and can resume. Above 128: a rank was killed. SLURM_RESTART_COUNT counts both.
killed=$OUT.killed # a line for each start since the last planned stop
if [ "$status" -gt 128 ]; then
    mkdir -p "$(dirname "$OUT")"
    echo "$SLURM_JOB_ID: status $status" >>"$killed"
    [ "$(grep -c "^$SLURM_JOB_ID:" "$killed")" -gt 5 ] || exec scontrol requeue "$SLURM_JOB_ID"
    echo "mpi.sh gives up: ranks were killed in six starts without a planned stop between them" >&2
fi
rm -f "$killed"
[ "$status" != 3 ] || exec scontrol requeue "$SLURM_JOB_ID"
exit "$status"
