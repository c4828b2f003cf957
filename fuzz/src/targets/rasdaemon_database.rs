//! Any bytes as a database of rasdaemon: damage is told, in time and memory bounded by the file.

use eccforge_machines::field::rasdaemon;

const PAGE: usize = 512;
const SQL: &[u8] = b"CREATE TABLE mc_event (id INTEGER, timestamp TEXT, err_count INTEGER, err_type TEXT, label TEXT, mc INTEGER, address INTEGER)";

/// A database of four pages: its head and table of tables, two of rows, one that overflows go to.
fn sound() -> Vec<u8> {
    let mut file = vec![0; 4 * PAGE];
    file[..16].copy_from_slice(b"SQLite format 3\0");
    file[16..18].copy_from_slice(&(PAGE as u16).to_be_bytes());
    let mut row = vec![7, 23, 29, 29, 1];
    let sql = 13 + 2 * SQL.len() as u64;
    row.extend([(sql >> 7) as u8 | 0x80, sql as u8 & 0x7F]);
    row[0] = row.len() as u8;
    row.extend(b"tablemc_eventmc_event\x02");
    row.extend(SQL);
    let mut cell = vec![(row.len() >> 7) as u8 | 0x80, row.len() as u8 & 0x7F, 1];
    cell.extend(row);
    leaf(&mut file[..PAGE], 100, &[&cell]);
    let body = [&[8, 0, 59, 1, 33, 21, 1, 4][..], b"2025-11-20 10:11:12 +00\x02CorrectedDIMM\x01\0\0\x10\0"].concat();
    let cell = [&[body.len() as u8, 1][..], &body].concat();
    leaf(&mut file[2 * PAGE..3 * PAGE], 0, &[&cell, &cell]);
    let inner = &mut file[PAGE..2 * PAGE];
    inner[0] = 5;
    inner[4] = 1;
    inner[8..12].copy_from_slice(&3u32.to_be_bytes());
    inner[12..14].copy_from_slice(&500u16.to_be_bytes());
    inner[500..504].copy_from_slice(&3u32.to_be_bytes());
    file
}

fn leaf(page: &mut [u8], head: usize, cells: &[&[u8]]) {
    page[head] = 13;
    page[head + 4] = cells.len() as u8;
    let mut at = page.len();
    for (i, cell) in cells.iter().enumerate() {
        at -= cell.len();
        page[at..at + cell.len()].copy_from_slice(cell);
        page[head + 8 + 2 * i..][..2].copy_from_slice(&(at as u16).to_be_bytes());
    }
}

/// One input.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let mut file = if choice & 1 == 0 { sound() } else { [&sound()[..PAGE], rest].concat() };
    for edit in rest.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % file.len();
        file[at] = edit[2];
    }
    if let Ok(records) = rasdaemon(&file) {
        assert!(records.len() <= file.len());
    }
}
