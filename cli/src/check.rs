//! `eccforge check`: computes a scheme's properties and decides its claims.

use crate::args::{CheckArgs, Rate};
use crate::arguments::Format;
use crate::{dead, inputs, output, page, progress, stages};
use eccforge_exact::count::ByWeight;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact;
use eccforge_exact::facts::{self, Facts};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::Provenance;
use eccforge_exact::report::scheme::{AtRate, Checked, Links};
use eccforge_exact::works::names_stages;
use eccforge_scheme::Scheme;
use eccforge_scheme::diagnostic::confine;
use miette::{Result, miette};
use std::process::ExitCode;

pub fn run(args: &CheckArgs) -> Result<ExitCode> {
    if let Some(folder) = &args.within {
        confine(folder).map_err(|e| miette!("--within {}: {e}", folder.display()))?;
    }
    let is_page = args.output.format == Format::Html;
    let is_measured = args.page.area || args.page.speed;
    if is_measured && !is_page {
        return Err(miette!(help = "add --format html", "`--area` and `--speed` are parts of the page"));
    }
    if is_measured && (names_stages(&args.subject.scheme) || !args.dead_device.is_empty()) {
        let help = "leave them out, or check a scheme of one stage without --dead-device";
        return Err(miette!(help = help, "`--area` and `--speed` measure schemes of one stage"));
    }
    if names_stages(&args.subject.scheme) {
        return stages::check(args);
    }
    if !args.dead_device.is_empty() {
        return dead::check(args);
    }
    let (scheme, model) = inputs::subject_or_addressed(&args.subject)?;
    let facts = facts(&scheme, &model, args.most_patterns)?;
    let provenance = Provenance::new(output::VERSION, &output::typed(&output::command_line()), [&scheme], &model.file);
    let rates = rates(&scheme, &args.bit_error_rate)?;
    let links = if is_page { page::links(&args.page, &scheme) } else { Links::default() };
    let figures = page::figures(&args.page, &scheme)?;
    args.output.deliver(&Checked {
        scheme: &scheme,
        facts: &facts,
        model: &model,
        rates: &rates,
        figures: &figures,
        run: &provenance,
        links: &links,
    })?;
    Ok(if facts.claims_hold() { ExitCode::SUCCESS } else { ExitCode::from(output::NOT_AS_EXPECTED) })
}

/// Computes the exact outcomes at each bit error rate.
fn rates(scheme: &Scheme, rates: &[Rate]) -> Result<Vec<AtRate>> {
    if rates.is_empty() {
        return Ok(Vec::new());
    }
    let counted = ByWeight::new(&scheme.with_enables(&scheme.default_enables())).map_err(|e| miette!("{e}"))?;
    Ok(rates.iter().map(|rate| (rate.text.clone(), counted.at_rate(&rate.value).probabilities())).collect())
}

/// A check with more operations than this takes more than about ten seconds.
const LONG: u64 = 1 << 34;

/// Computes the facts of a scheme with a progress bar; announces a long check before it starts.
pub fn facts(scheme: &Scheme, model: &ErrorModel, most: Option<u64>) -> Result<Facts> {
    let (patterns, operations) = exact::effort(scheme, model);
    let tried = format!("{patterns} error patterns of the classes of `{}` are enumerated", model.id);
    if let Some(most) = most.filter(|most| patterns > *most) {
        let help = "use a higher limit, or a model with fewer patterns";
        return Err(miette!(help = help, "{tried}, but --most-patterns allows {most}"));
    }
    if operations > LONG {
        progress::line(&format!("{tried}, which may take minutes or more (--most-patterns N sets a limit)"));
    }
    let progress = Progress::default();
    let total = facts::work(scheme, model);
    progress::with_bar(total, &progress, || facts::facts(scheme, model, &progress)).map_err(|e| miette!("{e}"))
}
