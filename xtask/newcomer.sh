#!/usr/bin/env bash
# A newcomer's machine: a Debian root with a C compiler, git and this machine's Rust, and none of the tools that tests call.
#   newcomer.sh make FOLDER                  makes the root
#   newcomer.sh run FOLDER [OPTION...] [--] [COMMAND...]     clones the project into it and runs a command (cargo xtask test)
# Options of run:
#   --root          runs the command as root; without it, as a user who has no sudo
#   --offline       runs it without a network: crates are those of this machine
#   --keep          keeps the clone of an earlier run, with what was built there
#   --target PATH   cargo's target folder is this folder, which the user owns meanwhile, and root afterwards
# The project, the toolchain and the crates have the same paths as on this machine, so both can use the same target folder.
# The clone has the commit of this checkout, not its uncommitted changes. Needs root and debootstrap. Mounts end with the command.
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
action=${1:?make or run}
root=$(realpath -m "${2:?a folder for the root}")
shift 2
[ "$(id -u)" = 0 ] || { echo "a chroot and its mounts need root" >&2; exit 2; }

if [ "$action" = make ]; then
    [ ! -e "$root" ] || { echo "$root exists" >&2; exit 2; }
    mkdir -p "$(dirname "$root")"
    # The first source of apt, in either of its two formats.
    source=$(find /etc/apt \( -name '*.list' -o -name '*.sources' \) -exec cat {} + \
        | sed -n 's/^URIs: *\([^ ]*\)$/\1/p; s/^deb  *\(\[[^]]*\] \)\?\([^ ]*\) .*/\2/p' | head -n 1)
    suite=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    debootstrap --variant=minbase --include=ca-certificates,gcc,libc6-dev,git "$suite" "$root" "$source" > "$root.log" 2>&1 \
        || { tail -n 5 "$root.log" >&2; exit 1; }
    # Certificates and settings by which this machine reaches its mirror.
    cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
    cp -a /etc/apt/apt.conf.d/99* "$root/etc/apt/apt.conf.d/" 2> /dev/null || true
    chroot "$root" useradd --create-home newcomer
    exit
fi

user=newcomer network=yes keep="" target=""
while [ $# -gt 0 ]; do
    case $1 in
        --root) user=root ;;
        --offline) network=no ;;
        --keep) keep=yes ;;
        --target) target=$(realpath "$2"); shift ;;
        --) shift; break ;;
        *) break ;;
    esac
    shift
done
[ $# -gt 0 ] || set -- cargo xtask test
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
rust=$(cd "$project" && rustc --print sysroot)
crates=${CARGO_HOME:-$HOME/.cargo}
[ "$network" = yes ] || (cd "$project" && cargo fetch --locked --quiet)

mkdir -p "$root$rust" "$root$crates/registry"
if [ -z "$keep" ]; then
    rm -rf "${root:?}$project"
    git -c safe.directory="$project" clone --quiet --no-hardlinks "$project" "$root$project"
fi
for settings in config.toml config; do
    [ ! -f "$crates/$settings" ] || cp "$crates/$settings" "$root$crates/"
done
# The user enters every folder above these three, and owns the project and the crates.
for folder in "$project" "$rust" "$crates"; do
    above=$(dirname "$folder")
    while [ "$above" != / ]; do chmod a+rx "$root$above"; above=$(dirname "$above"); done
done
chroot "$root" chown -R "$user:" "$project" "$crates"
identity=$(chroot "$root" id -u "$user"):$(chroot "$root" id -g "$user")
if [ -n "$target" ]; then
    mkdir -p "$root$project/target"
    chown -R "$identity" "$target"
    trap 'chown -R 0:0 "$target"' EXIT
fi

inside=$(cat << 'END'
mount --make-rprivate /
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
while read -r device major minor; do mknod -m 666 "$root/dev/$device" c "$major" "$minor"; done << DEVICES
null 1 3
zero 1 5
full 1 7
random 1 8
urandom 1 9
tty 5 0
DEVICES
mkdir -m 1777 "$root/dev/shm" "$root/dev/pts"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
for stream in stdin:0 stdout:1 stderr:2; do ln -s "/proc/self/fd/${stream#*:}" "$root/dev/${stream%:*}"; done
mount --bind -o ro "$rust" "$root$rust"
[ -z "$target" ] || mount --bind "$target" "$root$project/target"
# The newcomer writes to a layer over this machine's crates, and unpacks them: an archive can give a file to its owner alone.
layers=$(mktemp -d)
mount -t tmpfs tmpfs "$layers"
mkdir "$layers/upper" "$layers/work"
chown "$identity" "$layers/upper"
mount -t overlay -o "lowerdir=$crates/registry,upperdir=$layers/upper,workdir=$layers/work" overlay "$root$crates/registry"
mkdir -p "$root$crates/registry/src"
mount -t tmpfs -o mode=777 tmpfs "$root$crates/registry/src"
ip link set lo up 2> /dev/null || true
exec chroot --userspec="$identity" "$root" /usr/bin/env -i HOME="$(chroot "$root" sh -c "echo ~$user")" USER="$user" LANG=C.UTF-8 \
    CARGO_HOME="$crates" PATH="$rust/bin:/usr/local/bin:/usr/bin:/bin" ${CI:+CI="$CI"} ${CARGO_INCREMENTAL:+CARGO_INCREMENTAL="$CARGO_INCREMENTAL"} \
    sh -euc "cd '$project'; exec \"\$@\"" sh "$@"
END
)
export root rust crates project target identity user
spaces=(--mount --pid --fork --kill-child --uts --ipc)
[ "$network" = yes ] || spaces+=(--net)
unshare "${spaces[@]}" bash -euc "$inside" bash "$@"
