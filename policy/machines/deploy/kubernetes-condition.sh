#!/bin/sh
# Kubernetes: keeps one condition of the node for each GPU, `GPUMemory-DOMAIN-BUS-DEVICE`: True while something should be done.
# For `eccforge policy watch --hook`; doing it twice is the same as once. Needs kubectl from 1.24 on, and the right to
# patch nodes/status. What drains a node with the condition is for the cluster to say.
set -eu

case $ECCFORGE_ACTION in
none) status=False reason=NoEvidence ;;
drain) status=True reason=DrainRecommended ;;
reset) status=True reason=ResetRecommended ;;
rma) status=True reason=ReturnRecommended ;;
*) exit 64 ;;
esac

type=GPUMemory-$(printf %s "$ECCFORGE_PCI" | tr : -)
# The evidence comes from a log: what would end a string of JSON is left out.
message=$(printf %s "${ECCFORGE_UUID:-$ECCFORGE_PCI}: ${ECCFORGE_REASON:-nothing is pending}" | tr -d '"\\')
now=$(date -u +%Y-%m-%dT%H:%M:%SZ)

exec kubectl patch node "$ECCFORGE_HOST" --subresource=status --type=strategic --patch \
    "{\"status\":{\"conditions\":[{\"type\":\"$type\",\"status\":\"$status\",\"reason\":\"$reason\",\"message\":\"$message\",\"lastHeartbeatTime\":\"$now\",\"lastTransitionTime\":\"$now\"}]}}"
