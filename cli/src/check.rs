//! `eccforge check`: computes a scheme's properties and decides its claims.

use crate::arguments::{Format, Rate, count, rate};
use crate::attack::AttackArgs;
use crate::budget::BudgetArgs;
use crate::fewest::FewestArgs;
use crate::inputs::SubjectArgs;
use crate::output::{OutputArgs, WithNext, called};
use crate::page::PageArgs;
use crate::values::ValuesArgs;
use crate::{attack, budget, dead, fewest, inputs, next_error, output, page, progress, unlisted, values};
use clap::Args;
use eccforge_circuit::lanes::Backend;
use eccforge_codes::equivalence;
use eccforge_codes::profile::{self, Profile};
use eccforge_codes::report::equivalence::Equivalence;
use eccforge_codes::report::{About, OfCode, Provenance, SchemeHash};
use eccforge_codes::weights::Enumerators;
use eccforge_documents::difference::{Difference, Side};
use eccforge_documents::landing::WrongCorrections;
use eccforge_documents::scheme::{AtRate, Checked};
use eccforge_exact::count::ByWeight;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{self, ClassResult, Method};
use eccforge_exact::facts::{self, Facts};
use eccforge_exact::landing;
use eccforge_files::diagnostic::{confine, is_path};
use eccforge_model::ErrorModel;
use eccforge_outcomes::Tally;
use eccforge_sampling::staged::{self, Pipeline};
use eccforge_scheme::Scheme;
use eccforge_scheme::library::{Named, SchemeOrShards};
use eccforge_scheme::stages::Stages;
use miette::{Result, miette};
use num_traits::Zero;
use std::path::PathBuf;
use std::process::ExitCode;

/// Options of the page of a scheme and of its outcomes, which no other result has.
pub(crate) const OF_THE_PAGE: [&str; 5] = ["bit_error_rate", "dead_device", "area", "speed", "explorer"];
/// Options of the decoder, which have no effect on a result about the code.
pub(crate) const OF_THE_DECODER: [&str; 2] = ["most_patterns", "enable"];

/// Arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// Scheme and error model to check.
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// Also compute exact outcomes for independent errors at these bit error rates, separated by commas, such as
    /// `1e-4,1e-20`.
    #[arg(long, value_delimiter = ',', value_name = "RATE", value_parser = rate)]
    pub bit_error_rate: Vec<Rate>,
    /// Compute the outcomes of further errors while these devices (separated by commas) return arbitrary data. `x4:7`
    /// is the eighth device of 4 pins and `x4` is each such device in turn. Other forms are `pins:8-11`, `symbol:3` and
    /// `bits:0-7`. `x4:7+pin:3` combines two.
    #[arg(long, value_delimiter = ',', value_name = "PLACE")]
    pub dead_device: Vec<String>,
    /// Instead of the properties, count the codewords of the code and of its dual code by weight (their weight
    /// enumerators).
    #[arg(long, conflicts_with_all = OF_THE_PAGE, conflicts_with_all = OF_THE_DECODER, conflicts_with = "model")]
    pub weights: bool,
    /// Instead of the properties, find the minimum distance of codewords of every length up to 131 072 bits, for a
    /// cyclic code (CRC).
    #[arg(long, conflicts_with_all = OF_THE_PAGE, conflicts_with_all = OF_THE_DECODER, conflicts_with_all = ["model", "weights"])]
    pub hd_profile: bool,
    /// Instead of the properties, count where wrong corrections land: the bits that they flip, and those outside the
    /// pin, byte, device, beat or codeword of an error.
    #[arg(long, conflicts_with_all = OF_THE_PAGE, conflicts_with_all = ["most_patterns", "weights", "hd_profile"])]
    pub wrong_corrections: bool,
    /// Instead of the properties, decide whether this scheme has an equivalent code: one that is the same up to row
    /// operations and the order of the bits.
    #[arg(long, value_name = "ID|FILE", conflicts_with_all = OF_THE_PAGE, conflicts_with_all = OF_THE_DECODER,
        conflicts_with_all = ["weights", "hd_profile", "wrong_corrections", "model"])]
    pub equivalent: Option<String>,
    /// Compare the scheme with this earlier one, and list the figures and claims that became better or worse.
    #[arg(long, value_name = "ID|FILE", conflicts_with_all = OF_THE_PAGE,
        conflicts_with_all = ["weights", "hd_profile", "wrong_corrections", "equivalent", "patterns"])]
    pub diff: Option<String>,
    /// Fail before the start if more than N error patterns (such as 1e9) must be enumerated.
    #[arg(long, value_name = "N", value_parser = count)]
    pub most_patterns: Option<u64>,
    /// Instead of the properties, count the exact outcomes of the events in this log. The log has the format of
    /// `learn beam` (docs/beam.md).
    #[arg(long, value_name = "LOG", conflicts_with_all = OF_THE_PAGE,
        conflicts_with_all = ["most_patterns", "model", "weights", "hd_profile", "wrong_corrections", "equivalent"])]
    pub patterns: Option<PathBuf>,
    /// Instead of the properties, count the outcomes of the next error in entries that already have wrong bits, and find the fewest
    /// further wrong bits that lose data. Give the bits as in `show --error`, or as a log in the format of `learn beam`; each
    /// address of the log is an entry.
    #[arg(long, value_name = "BITS|LOG", conflicts_with_all = OF_THE_PAGE, conflicts_with_all = OF_THE_DECODER,
        conflicts_with_all = ["weights", "hd_profile", "wrong_corrections", "equivalent", "diff", "patterns"])]
    pub after: Option<String>,
    /// The cost of an attack.
    #[command(flatten)]
    pub attack: AttackArgs,
    /// Failure rates, and the file of claims.
    #[command(flatten)]
    pub budget: BudgetArgs,
    /// Stored values.
    #[command(flatten)]
    pub values: ValuesArgs,
    /// Problems for other solvers.
    #[command(flatten)]
    pub fewest: FewestArgs,
    /// Format and destination of the result.
    #[command(flatten)]
    pub output: OutputArgs,
    /// Read only files inside this folder, after links are resolved.
    #[arg(long, value_name = "DIR")]
    pub within: Option<PathBuf>,
    /// Further parts of the page of `--format html`.
    #[command(flatten)]
    pub page: PageArgs,
}

pub fn run(args: &CheckArgs) -> Result<ExitCode> {
    if let Some(folder) = &args.within {
        confine(folder).map_err(|e| miette!("--within {}: {e}", folder.display()))?;
    }
    match inputs::any_or_shards(&args.subject.scheme)? {
        SchemeOrShards::Shards(code) => unlisted::losses(args, &code),
        SchemeOrShards::Scheme(Named::Algebraic(scheme)) => unlisted::ball(args, &scheme),
        SchemeOrShards::Scheme(Named::Listed(stages)) => listed(args, stages),
    }
}

/// Checks a scheme, or several stages, whose correctable patterns are listed.
fn listed(args: &CheckArgs, stages: Stages) -> Result<ExitCode> {
    let is_page = args.output.format() == Format::Html;
    let is_measured = args.page.area || args.page.speed;
    if (is_measured || args.page.explorer.is_some()) && !is_page {
        return Err(miette!(help = "add --format html", "`--area`, `--speed` and `--explorer` are for the page"));
    }
    let (stages, model) = inputs::subject(stages, &args.subject)?;
    let scheme = stages.single();
    if let Some(log) = &args.patterns {
        let scheme = scheme.ok_or_else(|| miette!("`--patterns` needs a scheme of one stage"))?;
        return crate::fleet::patterns((&args.subject.scheme, scheme), log, &args.output);
    }
    if let Some(state) = &args.after {
        let scheme = one_code(&stages, "after")?;
        let is_default = args.subject.model.is_none();
        return next_error::run((&args.subject.scheme, scheme), &model, is_default, state, &args.output);
    }
    if is_measured && (scheme.is_none() || !args.dead_device.is_empty()) {
        let help = "leave them out, or check a scheme of one stage without --dead-device";
        return Err(miette!(help = help, "`--area` and `--speed` measure schemes of one stage"));
    }
    if let Some(answered) = question(args, &stages, &model) {
        return answered;
    }
    let facts = match scheme {
        Some(scheme) => facts_by_default(args, scheme, &model)?,
        None => facts_of_stages(&stages, Some(&model).filter(|model| model.id != ErrorModel::table1().id))?,
    };
    let schemes = stages.stages.iter().map(|stage| &stage.scheme);
    let provenance = provenance(schemes, &model);
    let rates = rates(&stages, &facts, &args.bit_error_rate)?;
    let explorer = match scheme {
        Some(scheme) if is_page => page::explorer(&args.page, args.output.out.as_deref(), scheme),
        _ => None,
    };
    let figures = scheme.map_or(Ok(Vec::new()), |scheme| page::figures(&args.page, scheme))?;
    let checked = Checked {
        stages: &stages,
        named: if is_path(&args.subject.scheme) { &args.subject.scheme } else { &stages.id },
        facts: &facts,
        model: &model,
        rates: &rates,
        figures: &figures,
        run: &provenance,
        explorer: explorer.as_deref(),
    };
    args.output.deliver(&continued(args, &stages, &facts, &checked))?;
    let claims = facts.code.as_ref().map_or(&[][..], |code| &code.claims);
    budget::write_junit(args, &stages.id, &stages.file, claims, &provenance)?;
    Ok(output::verdict(facts.claims_hold()))
}

/// Answers the question that an option asks in place of a check; `None` if no option asks one.
fn question(args: &CheckArgs, stages: &Stages, model: &ErrorModel) -> Option<Result<ExitCode>> {
    if !args.dead_device.is_empty() {
        return Some(one_code(stages, "dead-device").and_then(|scheme| dead::run(args, scheme, model)));
    }
    if args.weights {
        return Some(weights(args, stages, model));
    }
    if args.hd_profile {
        return Some(hd_profile(args, stages, model));
    }
    if let Some(other) = &args.equivalent {
        return Some(equivalent(args, stages, other, model));
    }
    if args.wrong_corrections {
        return Some(wrong_corrections(args, stages, model));
    }
    if let Some(density) = &args.attack.attack {
        let answered = one_code(stages, "attack").and_then(|scheme| attack::run(args, scheme, model, &density.value));
        return Some(answered);
    }
    if let Some(gbit) = &args.budget.memory_gbit {
        return Some(one_code(stages, "memory-gbit").and_then(|scheme| budget::run(args, scheme, model, gbit)));
    }
    if let Some(folder) = &args.fewest.fewest {
        return Some(one_code(stages, "fewest").and_then(|scheme| fewest::run(args, scheme, model, folder)));
    }
    if let Some(format) = &args.values.values {
        return Some(one_code(stages, "values").and_then(|scheme| values::run(args, scheme, model, format)));
    }
    args.diff.as_ref().map(|earlier| compared(args, stages, earlier, model))
}

/// The result with the commands that explain and sample the errors of its class with the largest silent share; a class of
/// listed patterns comes first.
fn continued<'r, 'c>(
    args: &CheckArgs,
    stages: &Stages,
    facts: &Facts,
    checked: &'r Checked<'c>,
) -> WithNext<'r, Checked<'c>> {
    let rank = |class: &&ClassResult| {
        let silent = class.probabilities().map(|p| p.silent());
        (class.method == Method::Enumerated && silent.as_ref().is_some_and(|silent| !silent.is_zero()), silent)
    };
    let (name, mut next) = (&*args.subject.scheme, Vec::new());
    if let Some(scheme) = stages.single()
        && facts.left_out.is_some()
        && let Some(fits) = ErrorModel::fitting(scheme).next()
    {
        next.push((called(&["check", name, "--model", fits]), "counts the errors of a model that fits"));
    }
    if is_taken(args, stages)
        && let Some(ClassResult { class, .. }) = facts.by_class.iter().max_by_key(rank)
    {
        // The argument of `explain` is about one code.
        if stages.single().is_some() {
            next.push((with_model(args, &["explain", &format!("{name}.{class}")]), "how one figure is counted"));
        }
        next.push((with_model(args, &["simulate", name, "--class", class]), "counts the same errors by samples"));
    }
    // A scheme whose claims are refuted is corrected first. Hardware has no wires for the reports of a stage.
    if facts.by_class.is_empty() && facts.claims_hold() && stages.without_circuits().is_none() {
        next.push((called(&["emit", "verilog", name, "--out", "rtl"]), "writes its hardware"));
    }
    WithNext::new(checked, next)
}

/// Whether `explain` and `simulate` accept the scheme: neither supports an address or settings of enable inputs.
fn is_taken(args: &CheckArgs, stages: &Stages) -> bool {
    args.subject.enable.is_empty() && stages.single().is_none_or(|scheme| scheme.address.is_none())
}

/// A command with the model of the command line.
fn with_model(args: &CheckArgs, words: &[&str]) -> String {
    let named = args.subject.model.iter().filter(|model| **model != ErrorModel::table1().id);
    let model = named.flat_map(|model| ["--model", model]);
    called(&words.iter().copied().chain(model).collect::<Vec<_>>())
}

/// Delivers a result about the code of the first scheme, with `first` and the check as the commands that continue from it.
pub fn about<T: OfCode>(
    args: &CheckArgs,
    schemes: &[&Scheme],
    model: &ErrorModel,
    result: T,
    first: Option<(String, &'static str)>,
) -> Result<ExitCode> {
    let run = provenance(schemes.iter().copied(), model);
    let check = (called(&["check", &args.subject.scheme]), "its claims, and the outcomes of its errors");
    let about = About { scheme: schemes[0], result, run: &run };
    args.output.deliver(&WithNext::new(&about, first.into_iter().chain([check])))
}

/// The provenance of a result: the program, the command, the schemes and the model.
pub fn provenance(schemes: impl IntoIterator<Item: Into<SchemeHash>>, model: &ErrorModel) -> Provenance {
    Provenance::new(output::VERSION, &output::command(), schemes, &model.file)
}

/// The scheme of one stage whose code a question is about.
fn one_code<'s>(stages: &'s Stages, what: &str) -> Result<&'s Scheme> {
    stages.single().ok_or_else(|| {
        let help = format!("name the scheme of a stage, such as `{}`", stages.last().scheme.id());
        miette!(help = help, "`--{what}` is about one code, and each stage has its own")
    })
}

/// Finds the minimum distance of every length of a cyclic code.
fn hd_profile(args: &CheckArgs, stages: &Stages, model: &ErrorModel) -> Result<ExitCode> {
    let scheme = one_code(stages, "hd-profile")?;
    let profile = Profile::new(&scheme.code, profile::LONGEST).map_err(|e| {
        let help = "give a cyclic code, such as\n  eccforge check sec-ded-daec-72-64 --hd-profile";
        miette!(help = help, "--hd-profile: {}: {e}", scheme.id)
    })?;
    let weights = called(&["check", &args.subject.scheme, "--weights"]);
    about(args, &[scheme], model, &profile, Some((weights, "its codewords by weight")))
}

/// Counts the words of the code of one stage by weight.
fn weights(args: &CheckArgs, stages: &Stages, model: &ErrorModel) -> Result<ExitCode> {
    let scheme = one_code(stages, "weights")?;
    let h = &scheme.code.h;
    let bits = (h.r() as usize).min(h.n() - h.r() as usize);
    if bits > 28 {
        progress::line(&format!("2^{bits} words are weighed one by one, which takes a few seconds"));
    }
    let enumerators = Enumerators::new(&scheme.code).map_err(|e| miette!("{}: {e}", scheme.id))?;
    about(args, &[scheme], model, &enumerators, None)
}

/// Decides whether another scheme has an equivalent code.
fn equivalent(args: &CheckArgs, stages: &Stages, named: &str, model: &ErrorModel) -> Result<ExitCode> {
    let (scheme, other) = (one_code(stages, "equivalent")?, inputs::scheme_or_addressed(named)?);
    let answer = equivalence::equivalence(&scheme.code.h, &other.code.h);
    let next = Some((called(&["check", "--diff", named, &args.subject.scheme]), "compares their figures"));
    about(args, &[scheme, &other], model, Equivalence { other: &other, answer: &answer }, next)?;
    let is_equivalent = matches!(answer, equivalence::Answer::Equivalent(_));
    Ok(output::verdict(is_equivalent))
}

/// Compares a scheme with an earlier one. The exit status is 1 if a claim of the scheme does not hold.
fn compared(args: &CheckArgs, stages: &Stages, earlier: &str, model: &ErrorModel) -> Result<ExitCode> {
    let (after, before) = (one_code(stages, "diff")?, inputs::scheme_or_addressed(earlier)?);
    let (facts_before, facts_after) = (facts_by_default(args, &before, model)?, facts_by_default(args, after, model)?);
    let (Some(code_before), Some(code_after)) = (&facts_before.code, &facts_after.code) else {
        return Err(miette!("`--diff` compares schemes of one stage"));
    };
    let answer = equivalence::equivalence(&before.code.h, &after.code.h);
    let run = provenance([&before, after], model);
    let earlier = Side { scheme: &before, facts: &facts_before, code: code_before };
    let later = Side { scheme: after, facts: &facts_after, code: code_after };
    let next = [(called(&["check", &args.subject.scheme]), "every figure of the new scheme")];
    args.output.deliver(&WithNext::new(&Difference::new(earlier, later, &answer, &run), next))?;
    Ok(output::verdict(facts_after.claims_hold()))
}

/// Counts the places of wrong corrections.
fn wrong_corrections(args: &CheckArgs, stages: &Stages, model: &ErrorModel) -> Result<ExitCode> {
    let scheme = one_code(stages, "wrong-corrections")?;
    let classes = landing::landing(scheme, model).map_err(|e| miette!("{}: {e}", scheme.id))?;
    let result = WrongCorrections { model, classes: &classes };
    let most = if is_taken(args, stages) { result.most() } else { None };
    let figure = most.map(|id| format!("{}.{id}", args.subject.scheme));
    let explain = figure.map(|figure| (with_model(args, &["explain", &figure]), "how one figure is counted"));
    about(args, &[scheme], model, result, explain)
}

/// Computes the exact outcomes at each bit error rate; bounds for several stages, from the counts by weight. Returns
/// nothing if no rate is given.
fn rates(stages: &Stages, facts: &Facts, rates: &[Rate]) -> Result<Vec<AtRate>> {
    let tallies = match stages.single() {
        Some(scheme) if !rates.is_empty() => ByWeight::new(scheme).map_err(|e| miette!("{e}"))?.tallies,
        _ => {
            let no_error = Tally { clean: 1u32.into(), ..Tally::default() };
            let further = facts.by_weight.iter().map_while(|(_, tally)| tally.clone());
            [no_error].into_iter().chain(further).collect()
        }
    };
    let bits = stages.error_stage().bits();
    Ok(rates.iter().map(|rate| AtRate::new(&rate.text, &rate.value, bits, &tallies)).collect())
}

/// A check with more operations than this takes more than about ten seconds.
const LONG: u64 = 1 << 34;

/// The facts of a scheme. If no model is given and the entry lacks a class of the default model, its classes are left out, and only
/// those that claims are about are counted.
fn facts_by_default(args: &CheckArgs, scheme: &Scheme, model: &ErrorModel) -> Result<Facts> {
    let absent = if args.subject.model.is_none() { model.absent(scheme) } else { None };
    let Some(why) = absent else { return facts(scheme, model, args.most_patterns) };
    let facts_of_claims = facts(scheme, &facts::claimed(scheme, model), args.most_patterns)?;
    Ok(Facts { by_class: Vec::new(), left_out: Some(why), ..facts_of_claims })
}

/// Computes the facts of a scheme with a progress bar; announces a long check before it starts.
pub fn facts(scheme: &Scheme, model: &ErrorModel, most: Option<u64>) -> Result<Facts> {
    inputs::note_uneven(scheme, model);
    let (patterns, operations) = exact::effort(scheme, &facts::with_claimed(scheme, model));
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
    let evaluate = || staged::facts(stages, &pipeline, model, backend, &progress);
    progress::with_bar(staged::tries(&pipeline), &progress, evaluate).map_err(|e| miette!("{}: {e}", stages.id))
}
