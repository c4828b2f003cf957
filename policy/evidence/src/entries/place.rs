//! Places in a DRAM, and the addresses that stand for them.

/// Addresses from here up need the size of the memory: no device has 256 TiB.
pub(super) const MOST_BYTES: u64 = 1 << 48;

/// Bytes of a row of DRAM, for places that are not addresses.
const ROW_BYTES: u64 = 8192;

/// Bit address of a place in a DRAM. Banks have up to 2^20 rows of 8 KiB.
pub(super) fn of_dram(bank: u64, row: u64, column: u64) -> Option<u64> {
    (bank < 1 << 12 && row < 1 << 20 && column < ROW_BYTES).then(|| ((bank << 20 | row) * ROW_BYTES + column) * 8)
}

/// Row, bank and column of `r04321.bk05.col0123`.
pub(super) fn dram(text: &[u8]) -> Option<[u64; 3]> {
    let mut parts = std::str::from_utf8(text).ok()?.split('.');
    let mut part = |prefix: &str| parts.next()?.strip_prefix(prefix)?.parse().ok();
    Some([part("r")?, part("bk")?, part("col")?])
}
