//! Sums of errors as `mcelog --client` prints them (mcelog 204, memdb.c, `dump_dimm`; page.c, `dump_page_errors`).
//!
//! The sum of a whole socket (`CHANNEL any DIMM any`) includes the sums of its channels. If there are any, only these
//! count.

use super::finding::{Finding, PageState, Reporter};
use std::collections::{BTreeMap, BTreeSet};

/// Reads the lines of one output of `mcelog --client`.
#[derive(Debug, Default)]
pub struct Client {
    /// The DIMM of the lines that follow: its socket and label.
    place: Option<(String, String)>,
    name: Option<String>,
    corrected: bool,
    /// Sockets with sums of channels.
    with_channels: BTreeSet<String>,
    /// Sums of whole sockets.
    of_sockets: BTreeMap<String, Vec<Finding>>,
}

impl Client {
    /// Reads a line; `None` if it does not belong to this output, otherwise the error or page that it gives, if any.
    pub fn line(&mut self, line: &str) -> Option<Option<Finding>> {
        if let Some(place) = line.strip_prefix("SOCKET ") {
            let words: Vec<&str> = place.split(' ').collect();
            let [socket, "CHANNEL", channel, "DIMM", dimm] = words[..] else { return None };
            let mut label = format!("socket {socket}");
            for (name, number) in [("channel", channel), ("DIMM", dimm)] {
                if number != "any" {
                    label += &format!(" {name} {number}");
                }
            }
            if label.contains("channel") {
                self.with_channels.insert(socket.to_owned());
            }
            (self.place, self.name) = (Some((socket.to_owned(), label)), None);
            return Some(None);
        }
        if line == "Memory errors" || line == "Per page corrected memory statistics:" {
            self.place = None;
            return Some(None);
        }
        if let Some(page) = page(line) {
            return Some(page);
        }
        self.place.as_ref()?;
        match line {
            "corrected memory errors:" => self.corrected = true,
            "uncorrected memory errors:" => self.corrected = false,
            _ if line.starts_with("DMI_NAME ") => self.name = line.split('"').nth(1).map(str::to_owned),
            _ => return self.sum(line.trim()),
        }
        Some(None)
    }

    /// Reads a sum of errors, such as `11 total` or `3 in 24h`.
    fn sum(&mut self, line: &str) -> Option<Option<Finding>> {
        let (count, what) = line.split_once(' ')?;
        let count: u64 = count.parse().ok()?;
        let (socket, label) = self.place.clone()?;
        let found = Finding::errors(Reporter::Table, label.clone(), self.corrected, count);
        let is_dimm = label.contains("DIMM");
        let found = Finding { is_dimm, name: self.name.clone(), in_total: what == "total", ..found };
        let is_of_a_day = what == "in 24h" || what == "in 1d";
        if count == 0 || !(found.in_total || is_of_a_day) {
            return Some(None);
        }
        if label.contains(' ') && !label.contains("channel") && !is_dimm {
            self.of_sockets.entry(socket).or_default().push(found);
            return Some(None);
        }
        Some(Some(found))
    }

    /// The sums of sockets without sums of channels, at the end.
    pub fn finish(&mut self) -> Vec<Finding> {
        let sums = std::mem::take(&mut self.of_sockets);
        sums.into_iter().filter(|(socket, _)| !self.with_channels.contains(socket)).flat_map(|(_, sums)| sums).collect()
    }
}

/// Reads a page, such as `208c00000: total 11 seen "10 in 24h" offline triggered`.
fn page(line: &str) -> Option<Option<Finding>> {
    let (address, rest) = line.split_once(": total ")?;
    let (_, state) = rest.split_once("\" ").filter(|(seen, _)| seen.contains(" seen \""))?;
    let frame = u64::from_str_radix(address, 16).ok()? >> 12;
    let state = match state.split(' ').next()? {
        "offline" => PageState::Out,
        "offline-failed" => PageState::NotMoved,
        _ => return Some(None),
    };
    Some(Some(Finding::of_page("pages", frame, state)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, u64, u64, bool, Option<PageState>)> {
        let mut client = Client::default();
        let mut findings: Vec<Finding> = text.lines().filter_map(|line| client.line(line).flatten()).collect();
        findings.extend(client.finish());
        let parts = |finding: Finding| {
            let state = finding.page.map(|(_, state)| state);
            (finding.label, finding.corrected, finding.uncorrected, finding.in_total, state)
        };
        findings.into_iter().map(parts).collect()
    }

    #[test]
    fn sums_of_channels_and_pages_count_and_sums_of_their_socket_do_not() {
        let text = "Memory errors\nSOCKET 1 CHANNEL any DIMM any\ncorrected memory errors:\n\t17 total\n\t12 in 24h\n\
                    uncorrected memory errors:\n\t0 total\n\t0 in 24h\n\nSOCKET 1 CHANNEL 2 DIMM 0\nDMI_NAME \"B3\" DMI_LOCATION \"Node 1\"\n\
                    corrected memory errors:\n\t17 total\n\t12 in 24h\nuncorrected memory errors:\n\t1 total\n\t1 in 24h\n\
                    Per page corrected memory statistics:\n4d2000: total 12 seen \"12 in 24h\" offline triggered\n\n\
                    5d2000: total 1 seen \"1 in 24h\" online\n";
        let dimm = |corrected, uncorrected, total| {
            ("socket 1 channel 2 DIMM 0".to_owned(), corrected, uncorrected, total, None)
        };
        let page = ("pages".to_owned(), 0, 0, false, Some(PageState::Out));
        assert_eq!(read(text), [dimm(17, 0, true), dimm(12, 0, false), dimm(0, 1, true), dimm(0, 1, false), page]);
    }

    #[test]
    fn the_sum_of_a_socket_counts_where_no_channel_is_known() {
        let text = "SOCKET 0 CHANNEL any DIMM any\ncorrected memory errors:\n\t3 total\n\t0 in 24h\n";
        assert_eq!(read(text), [("socket 0".to_owned(), 3, 0, true, None)]);
        assert_eq!(read("corrected memory errors:\n\t3 total\n"), []);
    }
}
