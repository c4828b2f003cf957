//! An error-model file like Table 1, from the shares of a log.

use super::analyse::Analysis;
use super::bits::CLASSES;
use std::fmt::Write;

/// Patterns of the classes, as in the shipped model of Table 1.
const PATTERNS: [&str; 7] = [
    "{weight: {bits: 1}}",
    "{within: {region: pin, min-bits: 2, max-bits: 4}}",
    "{within: {region: byte, min-bits: 2, max-bits: 8}}",
    "{weight: {bits: 2}}",
    "{weight: {bits: 3}}",
    "{uniform: {region: beat}}",
    "{uniform: {region: entry}}",
];

/// Units of a rate: 10^-4 percent.
const UNITS: u64 = 1_000_000;

/// The text of a model file; `source` says where the log came from and `command` what made the file.
///
/// # Errors
/// The log has no events.
pub fn text(id: &str, source: &str, command: &str, a: &Analysis) -> Result<String, String> {
    if a.events == 0 {
        return Err("the log has no events after filtering, so there are no shares".into());
    }
    let quoted = |text: &str| serde_json::to_string(text).unwrap_or_default();
    let mut out = format!("eccforge-model: 1\nid: {}\nname: {}\n", quoted(id), quoted(&format!("Events of {source}")));
    let provenance = format!("{source}, {} events, SHA-256 {}", a.events, a.sha256);
    let _ = writeln!(out, "source: {}", quoted(&provenance));
    let _ = writeln!(
        out,
        "notes: |\n  Shares in percent, with the 95 % interval of each and of all at once.\n  Made by eccforge {}: {}\nunit: percent",
        env!("CARGO_PKG_VERSION"),
        command.replace(['\n', '\r'], " ")
    );
    if let Some(r) = &a.rate {
        let _ = writeln!(
            out,
            "fit-per-gbit: {:.6}  # {} events in {} s of the beam; 95 % interval {:.6} to {:.6}",
            r.fit_per_gbit, r.events, r.seconds, r.fit_interval.low, r.fit_interval.high
        );
    }
    out.push_str("\nclasses:\n");
    let counts: Vec<u64> = a.classes.iter().map(|s| s.count).collect();
    for (i, units) in shares(&counts).into_iter().enumerate() {
        let (_, id, name) = CLASSES[i];
        let s = &a.classes[i];
        let joint = s.joint.unwrap_or(s.interval);
        let percent = |v: f64| 100.0 * v;
        let _ = writeln!(
            out,
            "  - id: {id}\n    name: {name}\n    rate: {}.{:04}  # {} events, {:.4} to {:.4}, jointly {:.4} to {:.4}\n    patterns: {}",
            units / 10_000,
            units % 10_000,
            s.count,
            percent(s.interval.low),
            percent(s.interval.high),
            percent(joint.low),
            percent(joint.high),
            PATTERNS[i]
        );
    }
    Ok(out)
}

/// Counts as shares of [`UNITS`] that sum to it exactly: the largest remainders are rounded up.
fn shares(counts: &[u64]) -> Vec<u64> {
    let total: u128 = counts.iter().map(|&c| u128::from(c)).sum::<u128>().max(1);
    let scaled = |c: u64| u128::from(c) * u128::from(UNITS);
    let mut shares: Vec<u64> = counts.iter().map(|&c| (scaled(c) / total) as u64).collect();
    let mut order: Vec<usize> = (0..counts.len()).collect();
    order.sort_by_key(|&i| (std::cmp::Reverse(scaled(counts[i]) % total), i));
    let missing = UNITS.saturating_sub(shares.iter().sum());
    order.iter().cycle().take(missing as usize).for_each(|&i| shares[i] += 1);
    shares
}

#[cfg(test)]
mod tests {
    use super::super::analyse::{Beside, analyse};
    use super::super::log::read;
    use super::*;
    use eccforge_exact::model::ErrorModel;
    use eccforge_scheme::diagnostic::SourceFile;

    #[test]
    fn shares_sum_to_the_whole_whatever_the_counts() {
        for counts in [
            vec![1, 1, 1, 0, 0, 0, 0],
            vec![7, 11, 13, 17, 19, 23, 29],
            vec![0, 0, 0, 0, 0, 0, 1],
            vec![u64::MAX / 8; 7],
        ] {
            let all = shares(&counts);
            assert_eq!(all.iter().sum::<u64>(), UNITS);
            assert!(counts.iter().zip(&all).all(|(c, s)| *c > 0 || *s == 0));
        }
    }

    #[test]
    fn the_file_is_a_model_with_the_patterns_of_table_1() {
        let log = read(&b"write,read,address,flips\n0,0,0,1\n1,0,32,3\n2,0,64,1\n"[..], None).unwrap();
        let a = analyse(log, &Beside { memory_gbit: 1.0, acceleration: 1.0, ..Beside::default() });
        let text = text("mine", "a \"log\": #1", "eccforge learn beam", &a).unwrap();
        let model = ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap();
        let table1 = ErrorModel::table1();
        assert!(model.classes.iter().zip(&table1.classes).all(|(a, b)| a.patterns == b.patterns && a.id == b.id));
        assert_eq!(model.classes[0].rate.to_string(), "666667/10000");
    }
}
