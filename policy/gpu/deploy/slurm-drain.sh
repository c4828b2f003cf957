#!/bin/sh
# Slurm: drains the node of a device that asks for a drain, reset, reboot or return, with the evidence as the reason. A DIMM
# whose replacement is only to be planned, a page that is to go out of use, and a line that is to be read, drain nothing.
# For `eccforge gpu watch --hook`; doing it twice is the same as once. Nothing resumes a node: that is an operator's
# decision, after the reset or the exchange (`scontrol update NodeName=NODE State=RESUME`).
set -eu

# The name comes from a log: it must be that of one machine (RFC 1123), not an option, a list of nodes or `ALL`, which is
# every node of the cluster.
LC_ALL=C
export LC_ALL
node=${ECCFORGE_HOST%%.*}
case $node in
'' | -* | *- | *[!A-Za-z0-9-]* | [Aa][Ll][Ll])
    echo "slurm-drain.sh: ECCFORGE_HOST is not the name of a node" >&2
    exit 64
    ;;
esac

case $ECCFORGE_ACTION in
drain | reset | reboot | rma) ;;
*) exit 0 ;;
esac

# A reason that somebody else gave stays.
given=$(scontrol --oneliner -- show node "$node" | sed -n 's/.* Reason=\([^[]*\).*/\1/p')
case $given in
'' | none* | eccforge:*) ;;
*) exit 0 ;;
esac

exec scontrol -- update "NodeName=$node" State=DRAIN \
    "Reason=eccforge: ${ECCFORGE_KIND:-GPU} ${ECCFORGE_PCI:-${ECCFORGE_DIMM:-}}: $ECCFORGE_ACTION: $ECCFORGE_REASON"
