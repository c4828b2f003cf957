#!/bin/bash
# `cargo xtask slurm`: the Slurm examples and ranks under srun, on a Slurm of four nodes that runs on this machine alone.
# usage: slurm.sh PROGRAM [kills NUMBER [SEED]]
# PROGRAM is eccforge, built with the feature mpi. `kills` kills and stops ranks of srun jobs at NUMBER random moments and compares
# the counts of each job with those of one process. Needs root, and Debian's slurm-wlm and openmpi-bin.
set -Eeuo pipefail

program=$(realpath "$1")
root=$(realpath "$(dirname "$0")/..")
work=$(mktemp -d)
export SLURM_CONF=$work/slurm.conf ECCFORGE=$program
host=$(hostname)
for tool in slurmctld slurmd munged srun mpirun; do
    command -v "$tool" >/dev/null || { echo "missing: $tool; apt-get install slurm-wlm munge openmpi-bin"; exit 1; }
done

fail() {
    echo "FAILED: $*"
    kept=yes
    exit 1
}
# Polls a command until it succeeds, for at most five minutes.
await() {
    local what=$1 end=$((SECONDS + 300))
    shift
    until "$@"; do
        [ $SECONDS -lt $end ] || fail "after five minutes: $what"
        sleep 0.1
    done
}
no_jobs() {
    local jobs
    jobs=$(squeue --noheader) && [ -z "$jobs" ]
}
no_daemons() {
    local file
    for file in "$work"/*.pid; do
        if kill -0 "$(cat "$file" 2>/dev/null)" 2>/dev/null; then return 1; fi
    done
}
down() {
    trap - EXIT ERR
    scancel --user=root 2>/dev/null && (await "jobs do not end" no_jobs) || true
    for file in "$work"/*.pid; do kill "$(cat "$file")" 2>/dev/null || true; done
    (await "daemons do not end" no_daemons) || true
    if [ "${kept:-}" ]; then echo "logs: $work"; else rm -rf "$work"; fi
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
four_idle() { [ "$(sinfo --noheader --states=idle --Node 2>/dev/null | wc -l)" = 4 ]; }
await "four nodes are not idle" four_idle
cd "$work"

samples=${SAMPLES:-6e8}
export RUN="i-secded --class entry --seed 3 --threads 1 --samples $samples"
begin=${EPOCHREALTIME/./}
"$program" simulate $RUN --no-exact --format csv --out alone.csv
alone=$((${EPOCHREALTIME/./} - begin)) # microseconds
# Part of the time of one process, in seconds.
percent() { printf '%d.%06d' $((alone * $1 / 100000000)) $((alone * $1 / 100 % 1000000)); }

# Waits until the jobs of the examples have ended, and names those that gave up.
finished() {
    local log=$1 jobs
    await "jobs still run" no_jobs
    jobs=$(scontrol --oneliner show jobs | grep JobName=eccforge- | grep -v JobState=COMPLETED || true)
    [ -n "$jobs" ] || return 0
    fail "a job gave up: $(grep -oE '(JobId|JobState|Reason|Restarts|ExitCode)=[^ ]*' <<<"$jobs" | xargs); $(tail -n 5 "$log")"
}
same() {
    # The merge compares with exact values; the counts and how they ended are to be the same.
    cmp <(cut -d, -f1-12,19 alone.csv) <(cut -d, -f1-12,19 "$1") || fail "$1 differs from one process"
    echo "ok: $2"
}
# The process of a rank, if it runs.
process() {
    local pid
    for pid in $(pgrep -f -- "--out $1"); do
        if tr '\0' '\n' 2>/dev/null <"/proc/$pid/environ" | grep -qx "PMIX_RANK=$2"; then echo "$pid"; fi
    done
}

# Interrupts runs of a job at random moments and starts them again, on any number of ranks, until the job is complete.
interrupted() {
    local job=0 hits=0 ranks kind moment limit status pid out right
    local names=(stop stop kill stop-and-kill silence)
    RANDOM=$2
    while [ $hits -lt "$1" ]; do
        job=$((job + 1)) status=3 out=$work/interrupted-$job.csv
        while [ $status != 0 ]; do
            # A planned stop (twice as often), a kill, a kill about the time of a planned stop, or a rank that falls silent.
            ranks=$((RANDOM % 4 + 1)) kind=$((RANDOM % 5)) moment=$(percent $((RANDOM % 15))) pid=
            limit=(--stop-seconds "$moment")
            # Nobody notices the silence of an only rank.
            [ $kind$ranks != 41 ] || kind=2
            case $kind in 2 | 4) limit=() ;; esac
            ECCFORGE_RANK_TIMEOUT=3 timeout 120 srun --mpi=pmix --kill-on-bad-exit=1 --nodes=$ranks --ntasks=$ranks \
                "$program" simulate $RUN --mpi --no-exact --format csv --salvage --wait 60 --out "$out" "${limit[@]}" 2>run.log &
            status=0
            if [ $kind -ge 2 ]; then
                sleep "$moment"
                [ $kind != 3 ] || sleep "0.$((RANDOM % 10))"
                # Only ranks that have joined MPI, and then log their threads, notice the silence of another.
                [ $kind != 4 ] || [ "$(grep -c '(--threads)' run.log)" = $ranks ] || kind=2
                pid=$(process "$out" $((RANDOM % ranks)))
                kill -"$([ $kind = 4 ] && echo STOP || echo KILL)" $pid 2>/dev/null || pid=
            fi
            wait $! || status=$?
            kill -KILL $pid 2>/dev/null || true
            case $status in
            0 | 3) right=yes ;;
            124) right= ;;
            *) right=$pid ;;
            esac
            [ "$right" ] || fail "$(cat run.log) status $status"
            case $kind$status in 23 | 43) fail "a run without a limit has stopped" ;; esac
            [ $status = 0 ] || hits=$((hits + 1))
            echo "job $job: $ranks ranks, ${names[kind]} after $moment s: status $status"
        done
        same "$out" "job $job, complete after $hits interruptions in all"
    done
}
if [ "${2:-}" = kills ]; then
    interrupted "$3" "${4:-1}"
    exit
fi

echo "== an array that requeues itself and merges"
OUT=$work/array/run STOP_SECONDS=$(percent 12) sbatch --array=0-3 --cpus-per-task=1 --output=array.log "$root/examples/slurm/array.sh"
finished array.log
grep -q "resuming after" array.log || fail "no task was requeued"
same array/run.merged.csv "four tasks, requeued"

echo "== ranks that requeue themselves"
OUT=$work/ranks/run.csv STOP_SECONDS=$(percent 20) sbatch --nodes=2 --cpus-per-task=1 --output=ranks.log "$root/examples/slurm/mpi.sh"
finished ranks.log
grep -q "resuming after" ranks.log || fail "the job was not requeued"
same ranks/run.csv "two ranks, requeued"

echo "== a node that counts wrongly gets no rank after it is found"
cat >node.sh <<END
#!/bin/sh
# The nodes of this Slurm have one host name. On n1, one sample in a million is counted wrongly.
export ECCFORGE_PLANTED_HOST=\$SLURMD_NODENAME
[ \$SLURMD_NODENAME != n1 ] || export ECCFORGE_PLANTED=counts
exec "$program" "\$@" --recount 0.25
END
chmod +x node.sh
ECCFORGE=$work/node.sh OUT=$work/wrong/run.csv sbatch --nodes=4 --cpus-per-task=1 --output=wrong.log "$root/examples/slurm/mpi.sh"
finished wrong.log
[ "$(cat wrong/run.csv.distrusted)" = n1 ] || fail "distrusted: $(cat wrong/run.csv.distrusted)"
same wrong/run.csv "three of four nodes"

echo "== srun --kill-on-bad-exit: a job that stops or fails has the status of its run"
mkdir folder.csv
for count in 2 3 4; do
    for expected in "3 stopped-$count.csv" "2 folder.csv"; do
        status=0
        ECCFORGE_RANK_TIMEOUT=3 srun --mpi=pmix --kill-on-bad-exit=1 --nodes=$count --ntasks=$count "$program" simulate \
            ${RUN/$samples/1e13} --mpi --no-exact --format csv --stop-seconds 1 --out "${expected#* }" 2>status.log || status=$?
        [ $status = "${expected% *}" ] || fail "status $status, expected $expected: $(cat status.log)"
    done
    rm folder.csv.records
done
echo "ok: the status of two, three and four ranks"

for rank in 1 0; do
    echo "== srun without --kill-on-bad-exit, and rank $rank is killed"
    out=$work/killed-$rank.csv
    has_records() { { [ -e "$out.records" ] && [ "$(wc -l <"$out.records")" -gt 3 ]; } || ! kill -0 $job 2>/dev/null; }
    for try in 1 2 3 4 5; do
        rm -f "$out" "$out.records"
        ECCFORGE_RANK_TIMEOUT=3 timeout 120 srun --mpi=pmix --kill-on-bad-exit=0 --nodes=2 --ntasks=2 \
            "$program" simulate $RUN --mpi --no-exact --format csv --out "$out" 2>killed-$rank.log &
        job=$! status=0
        await "$out has no records" has_records
        kill -KILL $(process "$out" $rank) 2>/dev/null || true
        wait $job || status=$?
        [ -e "$out" ] || break
        echo "the run ended before the kill ($try)"
    done
    [ ! -e "$out" ] || fail "the run ends too early; give more SAMPLES"
    [ $status -gt 128 ] || fail "status $status, expected more than 128: $(cat killed-$rank.log)"
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
status=0
timeout 120 srun --mpi=pmix --nodes=2 --ntasks=2 --kill-on-bad-exit=1 sh -c \
    "[ \$SLURMD_NODENAME = n1 ] && file=stale || file=new; exec $program $(echo "$run" | sed 's/SCHEME/$file/')" 2>stale.log || status=$?
[ $status = 2 ] || fail "status $status, expected 2: $(cat stale.log)"
grep -q "rank 1 on .* does not count the run of rank 0: .schemes" stale.log || fail "$(cat stale.log)"
[ ! -e stale.csv.records ] || fail "something was counted"
echo "ok: a stale file is named"
