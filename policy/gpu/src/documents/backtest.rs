//! The evaluation of rules for DIMMs and pages on the log of a host, as a document.

use crate::replay::backtest::{PageRule, Replacements, Share};
use eccforge_report::{Align, Document, Report, Status, Table, with_noun};
use schemars::JsonSchema;
use serde::Serialize;

/// Rules for DIMMs and pages, judged on a log.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Backtest<'a> {
    /// The rule for DIMMs.
    pub replacements: Replacements,
    /// The rules for pages, by profile.
    pub pages: Vec<PageRule>,
    /// Number of errors that the rules do not judge, because the log has too many.
    pub left_out: u64,
    #[serde(skip)]
    pub file: &'a str,
}

/// A share such as `21 % (5 % to 51 %)`; empty without cases.
fn share(Share { of, all, low, high }: Share) -> String {
    if all == 0 {
        return String::new();
    }
    let [share, low, high] = [of as f64 / all as f64, low, high].map(|share| format!("{:.0} %", 100.0 * share));
    format!("{share} ({low} to {high})")
}

/// Both limits of a share in a file; empty without cases.
fn limits(share: Share) -> [String; 2] {
    if share.all == 0 {
        return [String::new(), String::new()];
    }
    [share.low, share.high].map(|limit| limit.to_string())
}

/// The columns of the table for programs.
const RECORDS: [&str; 10] = [
    "rule",
    "taken_out",
    "useful",
    "for_nothing",
    "useful_low",
    "useful_high",
    "avoided",
    "uncorrected",
    "avoided_low",
    "avoided_high",
];

impl Backtest<'_> {
    fn table(&self) -> Table {
        const COLUMNS: [&str; 7] = [
            "rule",
            "taken out",
            "useful",
            "for nothing",
            "useful, share (95 %)",
            "uncorrected avoided",
            "of all (95 %)",
        ];
        let r = &self.replacements;
        let row = |rule: String, out: u64, useful: Share, nothing: u64, avoided: Share| {
            let counts = [out.to_string(), useful.of.to_string(), nothing.to_string(), share(useful)];
            let avoided = [format!("{} of {}", avoided.of, avoided.all), share(avoided)];
            [rule].into_iter().chain(counts).chain(avoided).collect::<Vec<_>>()
        };
        let dimms = row(
            format!("DIMMs: replace at {} errors a day", r.per_day),
            r.replaced,
            r.before_uncorrected,
            r.for_nothing,
            r.in_time,
        );
        let pages = self
            .pages
            .iter()
            .map(|p| row(format!("pages: {}", p.profile), p.pages, p.useful, p.for_nothing, p.uncorrected_avoided));
        let mut table = Table::new(&COLUMNS[..1], &COLUMNS[1..]);
        // Shares are text, which is aligned to the left.
        table.columns[5].align = Align::Left;
        table.rows([dimms].into_iter().chain(pages))
    }
}

impl Report for Backtest<'_> {
    const NAME: &'static str = "backtest";

    fn document(&self) -> Document {
        let Replacements { per_day, dimms, replaced, before_uncorrected: before, for_nothing, .. } = self.replacements;
        let lead =
            "DIMMs and pages that rules would have taken out of use, and those that they would have taken for nothing.";
        let mut document = Document::new("Rules on the log of a host", lead);
        let pages: u64 = self.pages.iter().map(|rule| rule.pages).sum();
        let answer = match (replaced, pages) {
            (0, 0) => {
                format!("Nothing would have been taken out of use: no DIMM had {per_day} corrected errors in a day.")
            }
            (0, _) => format!("No DIMM would have been replaced: none had {per_day} corrected errors in a day."),
            _ => format!(
                "A replacement at {per_day} corrected errors in a day would have changed {}: {} before an uncorrected error, \
                 {for_nothing} for nothing.",
                with_noun(replaced as usize, "DIMM"),
                before.of,
            ),
        };
        let text = format!("{answer}\n{}: {} with errors.", self.file, with_noun(dimms as usize, "DIMM"));
        document.status = Some(Status { good: None, text });
        document.section("").table(self.table());
        document.note(
            "Replacing a DIMM is useful if an uncorrected error of it follows. Taking a page out of use is useful \
             if any error in it follows.",
        );
        document.note(
            "Only these rules are judged. `gpu replay` also advises to replace a DIMM with errors in several places of one row, \
             column, bank or device, which is an assumption.",
        );
        let without = self.replacements.uncorrected_without_dimm;
        if without > 0 {
            document.note(format!(
                "{} without a known DIMM: no rule is judged by them",
                with_noun(without as usize, "uncorrected error")
            ));
        }
        if self.left_out > 0 {
            document.note(format!("{} beyond the limit are left out", with_noun(self.left_out as usize, "error")));
        }
        document
    }

    fn records(&self) -> String {
        let r = &self.replacements;
        let row = |rule: &str, [out, nothing]: [u64; 2], useful: Share, avoided: Share| {
            let counts = [out, useful.of, nothing].map(|count| count.to_string());
            let of_avoided = [avoided.of, avoided.all].map(|count| count.to_string());
            let row = [rule.to_owned()].into_iter().chain(counts).chain(limits(useful));
            row.chain(of_avoided).chain(limits(avoided)).collect::<Vec<_>>()
        };
        let dimms = row("replacement", [r.replaced, r.for_nothing], r.before_uncorrected, r.in_time);
        let pages =
            self.pages.iter().map(|p| row(&p.profile, [p.pages, p.for_nothing], p.useful, p.uncorrected_avoided));
        Table::words(&RECORDS).rows([dimms].into_iter().chain(pages)).csv()
    }
}
