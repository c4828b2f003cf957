//! `eccforge check` and `eccforge emit verilog` for schemes of several stages.

use crate::args::{CheckArgs, Rate};
use crate::hdl::EmitArgs;
use crate::{inputs, output, progress};
use eccforge_bitslice::Backend;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::json::{self, Patterns, fraction};
use eccforge_exact::report::words::{self, percent};
use eccforge_report::{Document, Report, Table, in_order};
use eccforge_runs::records::Counts;
use eccforge_sampling::staged::{
    AtRate, OfClass, OfWeight, Pipeline, SAMPLES, SEED, at_rate, by_class, by_weight, tries,
};
use eccforge_scheme::stages::{Flag, Stage, Stages};
use miette::{Result, miette};
use num_bigint::BigUint;
use num_rational::BigRational;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::process::ExitCode;

/// Describes the stages and counts every error of one, two and three bits.
pub fn check(args: &CheckArgs) -> Result<ExitCode> {
    let stages = inputs::stages(&args.subject.scheme)?;
    refuse_other_options(args, &stages)?;
    let pipeline = Pipeline::new(&stages).map_err(|e| miette!("{e}"))?;
    let progress = Progress::default();
    let counted = progress::with_bar(tries(&pipeline), &progress, || {
        by_weight(&pipeline, Backend::best(), &mut |tried| progress.add(tried))
    });
    let classes = classes(args, &stages, &pipeline, &counted)?;
    let bound = |rate: &Rate| (rate.text.clone(), at_rate(pipeline.bits(), &counted, &rate.value));
    let rates: Vec<(String, AtRate)> = args.bit_error_rate.iter().map(bound).collect();
    args.output.deliver(&Found { stages: &stages, counted: &counted, rates: &rates, classes: &classes })?;
    Ok(ExitCode::SUCCESS)
}

/// The requested classes of a model. The default model gives none, because its pins and bytes do not exist in
/// devices.
fn classes(args: &CheckArgs, stages: &Stages, pipeline: &Pipeline, counted: &[OfWeight]) -> Result<Vec<OfClass>> {
    if args.subject.model == ErrorModel::table1().id {
        return Ok(Vec::new());
    }
    let model = inputs::model(&args.subject.model)?;
    by_class(stages, pipeline, counted, &model, Backend::best()).map_err(|e| miette!("{}: {e}", stages.id))
}

/// Rejects options that apply only to schemes of one stage.
fn refuse_other_options(args: &CheckArgs, stages: &Stages) -> Result<()> {
    if !args.dead_device.is_empty() {
        let last = stages.stages.last().map_or("", |stage| stage.scheme.id.as_str());
        let help = format!(
            "what the last stage makes of a device that delivers anything is the same whatever stands before it: \
             eccforge check {last} --dead-device ..."
        );
        return Err(miette!(
            help = help,
            "dead devices are counted for schemes of one stage alone: an error beside them first passes the stages of its \
             own device, and becomes another"
        ));
    }
    if !args.subject.enable.is_empty() {
        let help = "change a copy of the scheme of the stage: stages take enables at their defaults";
        return Err(miette!(help = help, "`--enable` sets the inputs of a scheme of one stage"));
    }
    Ok(())
}

/// Writes the modules of every stage's scheme and two modules that compose them.
pub fn emit_verilog(args: &EmitArgs) -> Result<ExitCode> {
    let stages = inputs::stages(&args.scheme)?;
    if !args.is_plain() {
        let help = "emit the scheme of one stage with these options, and the stages without";
        return Err(miette!(
            help = help,
            "stages are emitted as they are: of the options, `--out` alone has an effect"
        ));
    }
    let files = eccforge_hdl::design::stages::files(&stages);
    args.write(&stages.id, &files)
}

fn flag(stage: &Stage) -> &'static str {
    match stage.flag {
        Flag::None => "none",
        Flag::Severity => "severity",
    }
}

/// What `check` found of stages.
struct Found<'a> {
    stages: &'a Stages,
    counted: &'a [OfWeight],
    /// Bounds at bit error rates, with the rates as given.
    rates: &'a [(String, AtRate)],
    classes: &'a [OfClass],
}

impl Serialize for Found<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        in_order(&Counted::from(self), serializer)
    }
}

impl Report for Found<'_> {
    fn document(&self) -> Document {
        let Self { stages, counted, rates, classes } = self;
        let struck = stages.struck_name();
        let mut document = Document::new(&stages.name, &stages.source);
        document.status(true, guarantees(counted));
        document.section(format!("{}  ({})", stages.name, stages.id)).facts([
            ("source", stages.source.clone()),
            ("meaning", format!("sha256 {}", stages.hash())),
            ("errors at", format!("{struck}: {} bits", stages.struck().bits())),
            ("read together", format!("{} blocks of {} data bits", stages.last().copies, stages.last().data_of_copy())),
        ]);
        document.section("Stages, from the cells outwards").table(stage_table(stages));
        let heading = format!("Errors by weight, all patterns of {struck}; the worst of several blocks counts");
        document.section(heading).table(weight_table(counted));
        if !rates.is_empty() {
            let heading = "Every bit wrong independently, probabilities of what is read together";
            document.section(heading).table(rate_table(rates)).text(rates_words(rates));
        }
        if !classes.is_empty() {
            document.section("Errors by class").table(class_table(classes)).text(format!(
                "Outcomes are counted by weight, or every pattern is decoded. Classes with too many patterns have {SAMPLES} \
                 samples with seed {SEED}, and the 95 % interval of the silent share."
            ));
        }
        document
    }

    /// CSV in the form of `check` for one stage, with lower bounds at each bit error rate. Fields are empty if there
    /// are too many patterns to enumerate.
    fn records(&self) -> String {
        const KEYS: [&str; 11] = [
            "errors",
            "patterns",
            "corrected",
            "detected",
            "undetected",
            "miscorrected",
            "clean",
            "kind",
            "right",
            "silent",
            "beyond",
        ];
        let row = |name: String, kind: &str, counts: Option<&Counts>| {
            let figures = counts.map(|c| {
                [c.total(), c.corrected, c.detected, c.undetected, c.miscorrected, c.clean].map(|n| n.to_string())
            });
            let bounds: [String; 3] = Default::default();
            let row = [name].into_iter().chain(figures.unwrap_or_default()).chain([kind.to_owned()]).chain(bounds);
            row.collect::<Vec<_>>()
        };
        let weights = self.counted.iter().map(|of| row(format!("{} bits", of.weight), "weight", of.counts.as_ref()));
        let classes = self.classes.iter().map(|of| row(of.class.clone(), "class", Some(&of.counts)));
        let rates = self.rates.iter().map(|(rate, at)| {
            let mut row = row(rate.clone(), "bit-error-rate", None);
            for (column, value) in [(3, &at.detected), (8, &at.right), (9, &at.silent), (10, &at.beyond)] {
                row[column] = fraction(value);
            }
            row
        });
        Table::words(&KEYS).rows(weights.chain(classes).chain(rates)).csv()
    }
}

fn stage_table(stages: &Stages) -> Table {
    let row = |stage: &Stage| {
        let (n, r) = (stage.scheme.code.h.n(), stage.scheme.code.h.r() as usize);
        let code = format!("{} x {} x ({n},{})", stage.copies, stage.scheme.codewords(), n - r);
        let [bits, data] = [stage.bits(), stage.data()].map(|n| format!("{n} bits"));
        [stage.id.clone(), stage.scheme.id.clone(), code, bits, data, flag(stage).to_owned()]
    };
    Table::words(&["stage", "scheme", "codewords", "reads", "delivers", "flag"]).rows(stages.stages.iter().map(row))
}

/// Number of patterns and their outcomes, in the order of the tables' columns.
fn figures(c: &Counts) -> [String; 6] {
    [c.total(), c.clean, c.corrected, c.detected, c.undetected, c.miscorrected].map(|n| n.to_string())
}

fn weight_table(counted: &[OfWeight]) -> Table {
    let row = |of: &OfWeight| {
        let none = || ["too many to try", "", "", "", "", ""].map(str::to_owned);
        [of.weight.to_string()].into_iter().chain(of.counts.as_ref().map_or_else(none, figures))
    };
    let header = ["bits", "patterns", "clean", "corrected", "detected", "undetected", "miscorrected"];
    Table::figures(&header).rows(counted.iter().map(row))
}

fn class_table(classes: &[OfClass]) -> Table {
    let row = |of: &OfClass| {
        let how = match of.silent {
            None => of.engine.name().to_owned(),
            Some((low, high)) => format!("sampled: silent {low:.2e} to {high:.2e}"),
        };
        [of.name.clone(), percent(&of.share)].into_iter().chain(figures(&of.counts)).chain([how])
    };
    let header = ["share, %", "patterns", "clean", "corrected", "detected", "undetected", "miscorrected", "how"];
    Table::new(&["class"], &header).rows(classes.iter().map(row))
}

/// A table of lower and upper bounds of each probability.
fn rate_table(rates: &[(String, AtRate)]) -> Table {
    let between = |low: &BigRational, beyond: &BigRational| {
        let (low, high) = (words::scientific(low), words::scientific(&(low + beyond)));
        if low == high { low } else { format!("{low} to {high}") }
    };
    let row = |(rate, at): &(String, AtRate)| {
        let wrong = &at.detected + &at.silent;
        let figures = [&wrong, &at.detected, &at.silent].map(|low| between(low, &at.beyond));
        [rate.clone()].into_iter().chain(figures)
    };
    Table::figures(&["bit error rate", "not right", "detected", "silent"]).rows(rates.iter().map(row))
}

fn rates_words(rates: &[(String, AtRate)]) -> String {
    let counted = rates.iter().map(|(_, at)| at.counted).min().unwrap_or(0);
    format!(
        "The bounds are exact. They use the counts of all patterns of up to {counted} wrong bits above; the upper bounds include all \
         heavier patterns. If the bounds are far apart, use `eccforge simulate`."
    )
}

/// States up to how many bit errors everything is corrected, and up to how many nothing is silent.
fn guarantees(counted: &[OfWeight]) -> String {
    let up_to = |good: fn(&Counts) -> bool| {
        counted.iter().take_while(|of| of.counts.as_ref().is_some_and(good)).map(|of| of.weight).last().unwrap_or(0)
    };
    let right = up_to(|c| c.detected == 0 && c.silent() == 0);
    let heard = up_to(|c| c.silent() == 0);
    let tried = counted.iter().take_while(|of| of.counts.is_some()).count();
    let bits = |n: usize| if n == 1 { "1 wrong bit".to_owned() } else { format!("{n} wrong bits") };
    let open = |n: usize| if n == tried && n > 0 { " (larger ones were not tried)" } else { "" };
    format!(
        "All errors of up to {} are corrected{}. No error of up to {} is silent{}.",
        bits(right),
        open(right),
        bits(heard),
        open(heard)
    )
}

/// A scheme of several stages, and what becomes of errors of few bits.
#[derive(Serialize, JsonSchema)]
pub struct Counted<'a> {
    /// Its id.
    id: &'a str,
    /// Its name.
    name: &'a str,
    /// Where it is from.
    source: &'a str,
    /// SHA-256 of what it means.
    sha256: String,
    /// Version of the program.
    version: &'static str,
    /// The stage whose bits errors strike.
    errors_at: &'a str,
    /// The stages, from the cells outwards.
    stages: Vec<OneStage<'a>>,
    /// Outcomes of all patterns of so many bits.
    by_weight: Vec<json::OfWeight>,
    /// Bounds where every bit is wrong independently, as fractions; only with --bit-error-rate.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_bit_error_rate: Vec<Bounds<'a>>,
    /// Outcomes by class of the error model; only with --model.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by_class: Vec<CountedClass<'a>>,
}

/// A stage.
#[derive(Serialize, JsonSchema)]
struct OneStage<'a> {
    /// Its id.
    id: &'a str,
    /// Id of the scheme.
    scheme: &'a str,
    /// SHA-256 of what the scheme means.
    scheme_sha256: String,
    /// How many stand side by side.
    copies: usize,
    /// Number of bits.
    bits: usize,
    /// Data bits.
    data_bits: usize,
    /// The flag that it hands on.
    flag: &'static str,
}

/// Bounds at a bit error rate.
#[derive(Serialize, JsonSchema)]
struct Bounds<'a> {
    /// The rate as it was given.
    rate: &'a str,
    /// Wrong bits up to which every pattern is counted.
    counted_bits: usize,
    /// Of these: every block delivered as written.
    right: String,
    /// Of these: a block refused, none silent.
    detected: String,
    /// Of these: a block delivered wrong.
    silent: String,
    /// Probability of more wrong bits than were counted: what each outcome has at most beyond its own.
    beyond: String,
}

/// Outcomes of a class of the error model.
#[derive(Serialize, JsonSchema)]
struct CountedClass<'a> {
    /// Id of the class of errors.
    class: &'a str,
    /// Its name.
    name: &'a str,
    /// Its share of all events of the model, as a fraction.
    share: String,
    /// How they were found: counted, tried or sampled.
    method: &'static str,
    /// Numbers of patterns.
    outcomes: Patterns,
    /// Of sampled patterns, the 95 % interval of the share that is silent; otherwise null.
    silent_interval: Option<[f64; 2]>,
}

impl<'a> From<&Found<'a>> for Counted<'a> {
    fn from(&Found { stages, counted, rates, classes }: &Found<'a>) -> Self {
        // In the form that `check` of one stage has.
        let outcomes = |c: &Counts| Patterns::from(&c.map(|count| BigUint::from(*count)));
        let stage = |s: &'a Stage| OneStage {
            id: &s.id,
            scheme: &s.scheme.id,
            scheme_sha256: s.scheme.hash(),
            copies: s.copies,
            bits: s.bits(),
            data_bits: s.data(),
            flag: flag(s),
        };
        let bounds = |(rate, at): &'a (String, AtRate)| {
            let [right, detected, silent, beyond] = [&at.right, &at.detected, &at.silent, &at.beyond].map(fraction);
            Bounds { rate, counted_bits: at.counted, right, detected, silent, beyond }
        };
        let class = |of: &'a OfClass| CountedClass {
            class: &of.class,
            name: &of.name,
            share: fraction(&of.share),
            method: of.engine.name(),
            outcomes: outcomes(&of.counts),
            silent_interval: of.silent.map(|(low, high)| [low, high]),
        };
        let weight = |of: &OfWeight| json::OfWeight { bits: of.weight, outcomes: of.counts.as_ref().map(outcomes) };
        Self {
            id: &stages.id,
            name: &stages.name,
            source: &stages.source,
            sha256: stages.hash(),
            version: output::VERSION,
            errors_at: &stages.struck().id,
            stages: stages.stages.iter().map(stage).collect(),
            by_weight: counted.iter().map(weight).collect(),
            by_bit_error_rate: rates.iter().map(bounds).collect(),
            by_class: classes.iter().map(class).collect(),
        }
    }
}
