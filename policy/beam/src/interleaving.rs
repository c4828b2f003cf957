//! Upsets of several cells under a code whose codewords are interleaved: neighbouring cells, up to the interleaving distance, are in
//! different codewords.

use super::cells::CellUpsets;
use super::under::Code;
use eccforge_report::{Column, Document, Table};
use schemars::JsonSchema;
use serde::Serialize;

/// Outcomes of the upsets of a log at one interleaving distance.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Interleaved {
    /// Id of the scheme.
    pub id: String,
    /// Neighbouring cells that are in different codewords.
    pub distance: u64,
    /// Shares of the upsets that are corrected, detected and silent.
    pub outcomes: [f64; 3],
}

/// The outcomes at distances 1, 2, 4, ... up to the first that corrects every upset, or that puts all its cells in
/// different codewords. Each item of `upsets` is a number of cells and the number of upsets with that many cells. The
/// cells of an upset are neighbours in a row; neighbours in one codeword are neighbouring data bits. All positions are
/// equally likely.
pub fn interleaved(code: &Code, upsets: &[[u64; 2]]) -> Vec<Interleaved> {
    let (mut judge, bits) = (code.judge(), u64::from(code.data_bits()));
    let largest = upsets.iter().map(|[cells, _]| *cells).max().unwrap_or(0);
    let all: u64 = upsets.iter().map(|[_, count]| count).sum();
    let mut found: Vec<Interleaved> = Vec::new();
    // Without an upset there is no distance to look for.
    if largest == 0 {
        return found;
    }
    let mut distance = 1;
    loop {
        let mut outcomes = [0.0; 3];
        for [cells, count] in upsets {
            // The cells fall into `distance` codewords: the first have one cell more if the division leaves a rest.
            let longest = cells.div_ceil(distance).min(bits);
            let shorter = longest - u64::from(cells % distance > 0);
            let starts = bits - longest + 1;
            for start in 0..starts {
                // All codewords with as many wrong cells have the same outcome, so one of each length is decoded.
                let codewords = [longest, shorter]
                    .map(|length| (start..start + length).map(|bit| bit as u16).collect::<Vec<u16>>());
                let outcome = judge.event(codewords.iter().map(Vec::as_slice));
                outcomes[outcome] += *count as f64 / (all * starts) as f64;
            }
        }
        // At a distance of the largest upset each of its cells is in a codeword of its own.
        let is_last = outcomes[1] + outcomes[2] == 0.0 || distance >= largest;
        found.push(Interleaved { id: code.id().to_owned(), distance, outcomes });
        if is_last {
            return found;
        }
        distance *= 2;
    }
}

/// The sections of a report about upsets of several cells.
pub fn sections(document: &mut Document, found: Result<&CellUpsets, &String>, interleaved: &[Interleaved]) {
    let found = match found {
        Ok(found) => found,
        Err(why) => {
            document.text(format!("Upsets of several cells: not found: {why}."));
            return;
        }
    };
    let rows = found.upsets.iter().map(|[cells, upsets]| [cells, upsets].map(ToString::to_string));
    let sizes = Table::new(&["cells of an upset"], &["upsets"]).rows(rows);
    document.section("Upsets of several cells").text(found.sentence()).table(sizes);
    if !interleaved.is_empty() {
        document.section("Upsets of several cells under interleaved codes");
        document.text(sentence(interleaved)).table(table(interleaved));
    }
}

/// One row for each code and distance.
fn table(rows: &[Interleaved]) -> Table {
    let columns = [Column::words("code"), Column::figures("interleaving distance")];
    let figures = ["corrected %", "detected %", "silent %"].map(Column::figures);
    Table::with(columns.into_iter().chain(figures)).rows(rows.iter().map(|row| {
        let shares = row.outcomes.map(|share| format!("{:.3}", 100.0 * share));
        [row.id.clone(), row.distance.to_string()].into_iter().chain(shares)
    }))
}

/// The least distance at which each code corrects every upset.
fn sentence(rows: &[Interleaved]) -> String {
    let last = rows.chunk_by(|a, b| a.id == b.id).filter_map(<[Interleaved]>::last);
    let each = last.map(|row| {
        if row.outcomes[1] + row.outcomes[2] == 0.0 {
            format!("{} corrects every upset from distance {} on", row.id, row.distance)
        } else {
            format!("{} does not correct every upset at distance {}", row.id, row.distance)
        }
    });
    format!(
        "Cells of an upset are taken as neighbours in a row, and neighbours as bits of different codewords up to the distance: {}.",
        each.collect::<Vec<_>>().join("; ")
    )
}
