#!/bin/bash
# `cargo xtask slurm`: the Slurm examples and ranks under srun, on a Slurm of four nodes that runs on this machine alone.
# Arguments: the program eccforge, built with the feature mpi. Needs root, and Debian's slurm-wlm and openmpi-bin.
set -euo pipefail

program=$(realpath "$1")
root=$(realpath "$(dirname "$0")/..")
work=$(mktemp -d)
export SLURM_CONF=$work/slurm.conf ECCFORGE=$program
host=$(hostname)
for tool in slurmctld slurmd munged srun mpirun; do
    command -v "$tool" >/dev/null || { echo "missing: $tool; apt-get install slurm-wlm munge openmpi-bin"; exit 1; }
done

down() {
    scancel --user=root 2>/dev/null || true
    sleep 1
    for file in "$work"/*.pid; do kill "$(cat "$file")" 2>/dev/null || true; done
    sleep 1
    if [ "${kept:-}" ]; then echo "logs: $work"; else rm -rf "$work"; fi
}
fail() {
    echo "FAILED: $*"
    kept=yes
    exit 1
}
trap 'kept=yes' ERR
trap down EXIT

mkdir -p "$work"/{state,spool,tmp/n0,tmp/n1,tmp/n2,tmp/n3}
head -c 1024 /dev/urandom >"$work/munge.key"
chmod 400 "$work/munge.key"
munged --force --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munged.pid" \
    --log-file="$work/munged.log" --seed-file="$work/munge.seed"
cat >"$SLURM_CONF" <<END
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket,cred_expire=5
SlurmUser=root
SlurmctldPort=16817
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.%n.pid
# Each node has a folder of its own for PMIx.
TmpFS=$work/tmp/%n
SlurmdSpoolDir=$work/spool/%n
StateSaveLocation=$work/state
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,bf_interval=1
SlurmdParameters=config_overrides
KillWait=3
NodeName=n0 NodeHostname=$host NodeAddr=127.0.0.1 Port=16820 CPUs=2
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=16821 CPUs=2
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=16822 CPUs=2
NodeName=n3 NodeHostname=$host NodeAddr=127.0.0.1 Port=16823 CPUs=2
PartitionName=all Nodes=n[0-3] Default=YES OverSubscribe=FORCE:8
END
slurmctld -c
for node in n0 n1 n2 n3; do slurmd -N $node; done
until [ "$(sinfo --noheader --states=idle --Node | wc -l)" = 4 ]; do sleep 0.2; done
cd "$work"

samples=${SAMPLES:-6e8}
export RUN="i-secded --class entry --seed 3 --threads 1 --samples $samples"
"$program" simulate $RUN --no-exact --format csv --out alone.csv

# Waits until a file is there and no job runs.
finished() {
    for _ in $(seq 300); do
        if [ -e "$1" ] && [ -z "$(squeue --noheader)" ]; then return; fi
        sleep 1
    done
    squeue
    fail "$1 is not there after five minutes"
}
same() {
    # The merge compares with exact values; the counts and how they ended are to be the same.
    cmp <(cut -d, -f1-12,19 alone.csv) <(cut -d, -f1-12,19 "$1") || fail "$1 differs from one process"
    echo "ok: $2"
}

echo "== an array that requeues itself and merges"
OUT=$work/array/run.json STOP_SECONDS=${STOP:-1} sbatch --array=0-3 --cpus-per-task=1 --output=array.log "$root/examples/slurm/array.sh"
finished array/run.merged.csv
grep -q "resuming after" array.log || fail "no task was requeued"
same array/run.merged.csv "four tasks, requeued"

echo "== ranks that requeue themselves"
OUT=$work/ranks/run.csv STOP_SECONDS=${STOP:-1} sbatch --nodes=2 --cpus-per-task=1 --output=ranks.log "$root/examples/slurm/mpi.sh"
finished ranks/run.csv
for _ in $(seq 60); do grep -q "^entry.*complete" ranks/run.csv && [ -z "$(squeue --noheader)" ] && break; sleep 1; done
grep -q "resuming after" ranks.log || fail "the job was not requeued"
same ranks/run.csv "two ranks, requeued"

for rank in 1 0; do
    echo "== srun without --kill-on-bad-exit, and rank $rank is killed"
    out=$work/killed-$rank.csv
    ECCFORGE_RANK_TIMEOUT=3 timeout 120 srun --mpi=pmix --kill-on-bad-exit=0 --nodes=2 --ntasks=2 \
        "$program" simulate $RUN --mpi --no-exact --format csv --out "$out" 2>killed-$rank.log &
    job=$!
    until [ -e "$out.records" ] && [ "$(wc -l <"$out.records")" -gt 3 ]; do sleep 0.05; done
    for process in $(pgrep -f -- "--out $out"); do
        if tr '\0' '\n' <"/proc/$process/environ" 2>/dev/null | grep -qx "PMIX_RANK=$rank"; then kill -KILL "$process"; fi
    done
    if wait $job; then fail "the job does not fail"; elif [ $? = 124 ]; then fail "the job hangs"; fi
    [ ! -e "$out" ] || fail "there is a result"
    grep -q "rank $rank.* no longer answers rank $((1 - rank))" killed-$rank.log || fail "$(cat killed-$rank.log)"
    # On other nodes, and more of them.
    srun --mpi=pmix --nodes=4 --ntasks=4 "$program" simulate $RUN --mpi --no-exact --format csv --out "$out"
    same "$out" "rank $rank killed, then four ranks"
done

echo "== a stale scheme on one node"
scheme=$root/codecs/schemes/i-secded.yaml
sed 's/FF26499010131CE0/7F26499010131CE0/' "$scheme" >stale.yaml
cp "$scheme" new.yaml
run="simulate ./SCHEME.yaml --class entry --samples 6e6 --mpi --no-exact --out stale.csv"
if timeout 120 srun --mpi=pmix --nodes=2 --ntasks=2 --kill-on-bad-exit=1 sh -c \
    "[ \$SLURMD_NODENAME = n1 ] && file=stale || file=new; exec $program $(echo "$run" | sed 's/SCHEME/$file/')" 2>stale.log; then
    fail "a stale file is not noticed"
fi
grep -q "rank 1 on .* does not count the run of rank 0: .schemes" stale.log || fail "$(cat stale.log)"
[ ! -e stale.csv.records ] || fail "something was counted"
echo "ok: a stale file is named"
