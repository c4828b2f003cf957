//! Exact diagnostic coverage of every error class for a safety analysis (FMEDA, ISO 26262-5 annex D).
//!
//! For a class with N patterns, residual = silent / N is the share that is delivered wrong without a flag. The
//! diagnostic coverage is 1 - residual, by correction or by detection. Counts are exact, and every pattern counts
//! once.

use crate::design::File;
use crate::design::provenance::{argument, comment_text};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{self, Reading};
use eccforge_model::ErrorModel;
use eccforge_report::name;
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `<prefix>_fmeda.csv`: one line for each error class of Table 1.
///
/// # Errors
/// A class has too many patterns to enumerate for this entry.
pub fn fmeda(scheme: &Scheme) -> Result<File, String> {
    let model = ErrorModel::table1();
    let classes: Vec<usize> = (0..model.classes.len()).collect();
    let results = exact::evaluate(scheme, &model, &classes, Reading::Inclusive, &Progress::default())?;
    let mut text = format!(
        "# SPDX-License-Identifier: MIT OR Apache-2.0\n# Diagnostic coverage of {} ({} with hash {}).\n\
         # Do not edit; regenerate: eccforge emit verilog {} --fmeda --out DIR\n\
         # Fault model: one error of the class, uniform over its patterns; enables at their defaults.\n\
         # diagnostic_coverage = 1 - (undetected + miscorrected) / patterns; counts are exact.\n\
         error_class,patterns,corrected,detected,undetected,miscorrected,diagnostic_coverage_percent,\
         residual_percent,method\n",
        comment_text(&scheme.name),
        scheme.id,
        scheme.hash(),
        argument(scheme)
    );
    for result in results {
        let t = &result.tally;
        let Some(p) = result.probabilities() else { continue };
        let residual = p.silent();
        let method = name(&result.method);
        let _ = writeln!(
            text,
            "{},{},{},{},{},{},{},{},{method}",
            result.class,
            t.total(),
            t.corrected,
            t.detected,
            t.undetected,
            t.miscorrected,
            percent(&(num_rational::BigRational::from_integer(1.into()) - &residual), false),
            percent(&residual, true),
        );
    }
    Ok(File { name: format!("{}_fmeda.csv", scheme.identifier()), text })
}

/// Formats a percentage with nine decimals. Coverage is rounded down and a residual up, so that the result is never
/// too good.
fn percent(value: &num_rational::BigRational, up: bool) -> String {
    let scale = num_rational::BigRational::from_integer(100_000_000_000u64.into());
    let scaled = value * scale;
    let digits = if up { scaled.ceil() } else { scaled.floor() }.to_integer().to_string();
    let digits = format!("{digits:0>10}");
    let (whole, decimals) = digits.split_at(digits.len() - 9);
    format!("{whole}.{decimals}")
}
