#!/bin/sh
# Kubernetes: keeps one condition of the node for each device, `GPUMemory-DOMAIN-BUS-DEVICE` or `HostMemory-DIMM`: True while
# something should be done.
# For `eccforge gpu watch --hook`; doing it twice is the same as once. Needs kubectl from 1.24 on, and the right to
# patch nodes/status. What drains a node with the condition is for the cluster to say.
set -eu

# The name comes from a log: it must be that of one machine (RFC 1123), not an option.
LC_ALL=C
export LC_ALL
case $ECCFORGE_HOST in
'' | [.-]* | *[.-] | *..* | *[!A-Za-z0-9.-]*)
    echo "kubernetes-condition.sh: ECCFORGE_HOST is not the name of a node" >&2
    exit 64
    ;;
esac

case $ECCFORGE_ACTION in
none) status=False reason=NoEvidence ;;
drain) status=True reason=DrainRecommended ;;
reset) status=True reason=ResetRecommended ;;
reboot) status=True reason=RebootRecommended ;;
inspect) status=True reason=InspectionRecommended ;;
offline) status=True reason=OfflineRecommended ;;
replace) status=True reason=ReplacementRecommended ;;
rma) status=True reason=ReturnRecommended ;;
*) exit 64 ;;
esac

case ${ECCFORGE_KIND:-GPU} in
memory | host) type=HostMemory-$(printf %s "${ECCFORGE_DIMM:-host}" | tr -c 'A-Za-z0-9' - | cut -c1-200) ;;
*) type=GPUMemory-$(printf %s "$ECCFORGE_PCI" | tr : -) ;;
esac
# The evidence comes from a log: what would end a string of JSON is left out, control characters are blanks.
message=$(printf %s "${ECCFORGE_UUID:-${ECCFORGE_PCI:-${ECCFORGE_DIMM:-}}}: ${ECCFORGE_REASON:-nothing is pending}" | tr -d '"\\' | tr '[:cntrl:]' ' ')
now=$(date -u +%Y-%m-%dT%H:%M:%SZ)

exec kubectl patch --subresource=status --type=strategic --patch \
    "{\"status\":{\"conditions\":[{\"type\":\"$type\",\"status\":\"$status\",\"reason\":\"$reason\",\"message\":\"$message\",\"lastHeartbeatTime\":\"$now\",\"lastTransitionTime\":\"$now\"}]}}" \
    -- node "$ECCFORGE_HOST"
