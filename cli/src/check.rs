//! `eccforge check`: computes a scheme's properties and decides its claims.

use crate::args::{CheckArgs, Rate};
use crate::arguments::Format;
use crate::{dead, inputs, output, page, progress};
use eccforge_circuit::lanes::Backend;
use eccforge_exact::count::ByWeight;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::equivalence;
use eccforge_exact::exact;
use eccforge_exact::facts::{self, Facts};
use eccforge_exact::landing;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::profile::{self, Profile};
use eccforge_exact::report::equivalence::Equivalence;
use eccforge_exact::report::landing::WrongCorrections;
use eccforge_exact::report::scheme::{AtRate, Checked};
use eccforge_exact::report::{About, Provenance};
use eccforge_exact::tally::Tally;
use eccforge_exact::weights::Enumerators;
use eccforge_files::diagnostic::confine;
use eccforge_sampling::staged::{self, Pipeline};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::Stages;
use miette::{Result, miette};
use std::process::ExitCode;

pub fn run(args: &CheckArgs) -> Result<ExitCode> {
    if let Some(folder) = &args.within {
        confine(folder).map_err(|e| miette!("--within {}: {e}", folder.display()))?;
    }
    let is_page = args.output.format() == Format::Html;
    let is_measured = args.page.area || args.page.speed;
    if is_measured && !is_page {
        return Err(miette!(help = "add --format html", "`--area` and `--speed` are parts of the page"));
    }
    let (stages, model) = inputs::subject(&args.subject)?;
    let scheme = stages.single();
    if let Some(log) = &args.patterns {
        let scheme = scheme.ok_or_else(|| miette!("`--patterns` needs a scheme of one stage"))?;
        return crate::fleet::patterns(scheme, log, &args.output);
    }
    if is_measured && (scheme.is_none() || !args.dead_device.is_empty()) {
        let help = "leave them out, or check a scheme of one stage without --dead-device";
        return Err(miette!(help = help, "`--area` and `--speed` measure schemes of one stage"));
    }
    if !args.dead_device.is_empty() {
        return dead::check(args, &stages, &model);
    }
    if args.weights {
        return weights(args, &stages, &model);
    }
    if args.hd_profile {
        return hd_profile(args, &stages, &model);
    }
    if let Some(other) = &args.equivalent {
        return equivalent(args, &stages, other, &model);
    }
    if args.wrong_corrections {
        return wrong_corrections(args, &stages, &model);
    }
    let facts = match scheme {
        Some(scheme) => facts_by_default(args, scheme, &model)?,
        None => facts_of_stages(&stages, Some(&model).filter(|model| model.id != ErrorModel::table1().id))?,
    };
    let schemes = stages.stages.iter().map(|stage| &stage.scheme);
    let provenance = provenance(schemes, &model);
    let rates = rates(&stages, &facts, &args.bit_error_rate)?;
    let explorer =
        scheme.filter(|_| is_page).and_then(|scheme| page::explorer(&args.page, args.output.out.as_deref(), scheme));
    let figures = scheme.map_or(Ok(Vec::new()), |scheme| page::figures(&args.page, scheme))?;
    args.output.deliver(&Checked {
        stages: &stages,
        facts: &facts,
        model: &model,
        rates: &rates,
        figures: &figures,
        run: &provenance,
        explorer: explorer.as_deref(),
    })?;
    Ok(output::verdict(facts.claims_hold()))
}

/// Where a result comes from.
pub fn provenance<'s>(schemes: impl IntoIterator<Item = &'s Scheme>, model: &ErrorModel) -> Provenance {
    Provenance::new(output::VERSION, &output::command(), schemes, &model.file)
}

/// The scheme of one stage, of whose code something is asked.
fn one_code<'s>(stages: &'s Stages, what: &str) -> Result<&'s Scheme> {
    stages.single().ok_or_else(|| {
        let help = format!("name the scheme of a stage, such as `{}`", stages.last().scheme.id);
        miette!(help = help, "`--{what}` is about one code, and each stage has its own")
    })
}

/// Finds the minimum distance of every length of a cyclic code.
fn hd_profile(args: &CheckArgs, stages: &Stages, model: &ErrorModel) -> Result<ExitCode> {
    let scheme = one_code(stages, "hd-profile")?;
    let profile = Profile::new(&scheme.code, profile::LONGEST).map_err(|e| miette!("{}: {e}", scheme.id))?;
    let run = provenance([scheme], model);
    args.output.deliver(&About { scheme, result: &profile, run: &run })
}

/// Counts the words of the code of one stage by weight.
fn weights(args: &CheckArgs, stages: &Stages, model: &ErrorModel) -> Result<ExitCode> {
    let scheme = one_code(stages, "weights")?;
    let h = &scheme.code.h;
    let bits = (h.r() as usize).min(h.n() - h.r() as usize);
    if bits > 28 {
        progress::line(&format!("2^{bits} words are weighed one by one, which takes some seconds"));
    }
    let enumerators = Enumerators::new(&scheme.code).map_err(|e| miette!("{}: {e}", scheme.id))?;
    let run = provenance([scheme], model);
    args.output.deliver(&About { scheme, result: &enumerators, run: &run })
}

/// Decides whether another scheme has an equivalent code.
fn equivalent(args: &CheckArgs, stages: &Stages, other: &str, model: &ErrorModel) -> Result<ExitCode> {
    let (scheme, other) = (one_code(stages, "equivalent")?, inputs::scheme_or_addressed(other)?);
    let answer = equivalence::equivalence(&scheme.code.h, &other.code.h);
    let run = provenance([scheme, &other], model);
    args.output.deliver(&About { scheme, result: Equivalence { other: &other, answer: &answer }, run: &run })?;
    let is_equivalent = matches!(answer, equivalence::Answer::Equivalent(_));
    Ok(output::verdict(is_equivalent))
}

/// Counts where wrong corrections land.
fn wrong_corrections(args: &CheckArgs, stages: &Stages, model: &ErrorModel) -> Result<ExitCode> {
    let scheme = one_code(stages, "wrong-corrections")?;
    let classes = landing::landing(scheme, model).map_err(|e| miette!("{}: {e}", scheme.id))?;
    let run = provenance([scheme], model);
    args.output.deliver(&About { scheme, result: WrongCorrections { model, classes: &classes }, run: &run })
}

/// Computes the exact outcomes at each bit error rate; bounds for several stages, from the counts by weight.
fn rates(stages: &Stages, facts: &Facts, rates: &[Rate]) -> Result<Vec<AtRate>> {
    let tallies = match stages.single().filter(|_| !rates.is_empty()) {
        Some(scheme) => ByWeight::new(scheme).map_err(|e| miette!("{e}"))?.tallies,
        None => {
            let no_error = Tally { clean: 1u32.into(), ..Tally::default() };
            let counted = facts.by_weight.iter().map_while(|(_, tally)| tally.clone());
            [no_error].into_iter().chain(counted).collect()
        }
    };
    let bits = stages.struck().bits();
    Ok(rates.iter().map(|rate| AtRate::new(&rate.text, &rate.value, bits, &tallies)).collect())
}

/// A check with more operations than this takes more than about ten seconds.
const LONG: u64 = 1 << 34;

/// The facts of a scheme. If no model is given and the entry lacks a class of the default model, its classes are left out, and only
/// those that claims are about are counted.
fn facts_by_default(args: &CheckArgs, scheme: &Scheme, model: &ErrorModel) -> Result<Facts> {
    let absent = if args.subject.model.is_none() { model.absent(scheme) } else { None };
    let Some(why) = absent else { return facts(scheme, model, args.most_patterns) };
    let counted = facts(scheme, &facts::claimed(scheme, model), args.most_patterns)?;
    Ok(Facts { by_class: Vec::new(), left_out: Some(why), ..counted })
}

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

/// Counts the errors of several stages with a progress bar. The default model gives no classes, because its pins and
/// bytes do not exist in devices.
fn facts_of_stages(stages: &Stages, model: Option<&ErrorModel>) -> Result<Facts> {
    let pipeline = Pipeline::new(stages).map_err(|e| miette!("{e}"))?;
    let (progress, backend) = (Progress::default(), Backend::best());
    let counted = || staged::facts(stages, &pipeline, model, backend, &progress);
    progress::with_bar(staged::tries(&pipeline), &progress, counted).map_err(|e| miette!("{}: {e}", stages.id))
}
