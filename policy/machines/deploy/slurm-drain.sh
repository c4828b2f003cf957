#!/bin/sh
# Slurm: drains the node of a GPU that should be drained, reset or returned, with the evidence as the reason.
# For `eccforge policy watch --hook`; doing it twice is the same as once. Nothing resumes a node: that is an operator's
# decision, after the reset or the exchange (`scontrol update NodeName=NODE State=RESUME`).
set -eu

node=${ECCFORGE_HOST%%.*}
case $ECCFORGE_ACTION in
drain | reset | rma) ;;
*) exit 0 ;;
esac

# A reason that somebody else gave stays.
given=$(scontrol show node "$node" --oneliner | sed -n 's/.* Reason=\([^[]*\).*/\1/p')
case $given in
'' | none* | eccforge:*) ;;
*) exit 0 ;;
esac

exec scontrol update "NodeName=$node" State=DRAIN \
    "Reason=eccforge: GPU $ECCFORGE_PCI: $ECCFORGE_ACTION: $ECCFORGE_REASON"
