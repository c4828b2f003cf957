//! Places in a DRAM, and the addresses that identify them.

/// Addresses from here up need the size of the memory: no device has 256 TiB.
pub(super) const MOST_BYTES: u64 = 1 << 48;

/// Bytes of a row of DRAM, for places that are not addresses.
const ROW_BYTES: u64 = 8192;

/// Bit address of a place in a DRAM. Banks have up to 2^20 rows of 8 KiB.
pub(super) fn of_dram(bank: u64, row: u64, column: u64) -> Option<u64> {
    (bank < 1 << 12 && row < 1 << 20 && column < ROW_BYTES).then(|| ((bank << 20 | row) * ROW_BYTES + column) * 8)
}

/// Row, bank and column of `r04321.bk05.col0123`, or of Hammertime's `(CHANNEL DIMM RANK BANK ROW COLUMN)`.
pub(super) fn dram(text: &[u8]) -> Option<[u64; 3]> {
    let text = std::str::from_utf8(text).ok()?;
    if let Some(numbers) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        return hammertime(numbers);
    }
    let mut parts = text.split('.');
    let mut part = |prefix: &str| parts.next()?.strip_prefix(prefix)?.parse().ok();
    Some([part("r")?, part("bk")?, part("col")?])
}

/// Hexadecimal numbers; the channel is printed only if there are several; a column has 8 bytes. Channels, DIMMs and
/// ranks count up to 4, banks up to 64.
fn hammertime(numbers: &str) -> Option<[u64; 3]> {
    let found: Vec<u64> =
        numbers.split_whitespace().map(|n| u64::from_str_radix(n, 16)).collect::<Result<_, _>>().ok()?;
    let (channel, rest) = if found.len() == 6 { (found[0], &found[1..]) } else { (0, &found[..]) };
    let [dimm, rank, bank, row, column] = *rest else { return None };
    let is_place = [channel, dimm, rank].iter().all(|n| *n < 4) && bank < 64;
    is_place.then(|| [row, ((channel << 2 | dimm) << 2 | rank) << 6 | bank, 8 * column])
}
