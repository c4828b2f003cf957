//! The small pipeline, whose dies report to the code of the rank, as files and as an oracle.

use crate::tiny::{die, rank, small};
use eccforge_files::diagnostic::SourceFile;
use eccforge_oracle::Status;
use eccforge_oracle::bounded::BoundedDistance;
use eccforge_oracle::stages::{Erases, Pipeline as Plain};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::Stages;

/// Five dies behind two words of a code that takes their reports as erasures: `of` names the reports, and from `from`
/// to `up_to` of them erase.
pub fn erasing(of: &str, from: usize, up_to: usize) -> (Stages, Plain) {
    let text = format!(
        "eccforge-stages: 1\nid: tiny\nname: Small\nsource: test\nstages:\n  - {{id: on-die, scheme: die, copies: 5}}\n  - {{id: rank, \
         scheme: rank, copies: 2, reads: {{devices: {{pins: 4, beats: 2}}}}, erasures: {{of: {of}, from: {from}, up-to: {up_to}}}}}\n"
    );
    let find = |name: &str| {
        let text = if name == "die" { die() } else { rank(5, 2) };
        Scheme::from_text(&SourceFile::new(name, text), None)
    };
    let stages = Stages::from_text(&SourceFile::new("tiny.yaml", text), None, &find).expect("valid stages");
    let mut plain = small(5, 2, "none").1;
    let code = BoundedDistance {
        polynomial: 0x13,
        first_power: 0,
        check_symbols: 2,
        locators: vec![1, 2, 4, 8, 3],
        multipliers: Vec::new(),
    };
    plain.layers[1].erases = Some(Erases {
        code,
        symbols: vec![(0..5).map(|s| (4 * s..4 * s + 4).collect()).collect()],
        of: match of {
            "uncorrectable" => vec![Status::Detected],
            "corrected" => vec![Status::Corrected],
            _ => vec![Status::Corrected, Status::Detected],
        },
        from,
        up_to,
        radius: 1,
    });
    (stages, plain)
}
