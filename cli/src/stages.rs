//! `eccforge check` and `eccforge emit verilog` of schemes of several stages.

use crate::args::{CheckArgs, Rate};
use crate::arguments::Format;
use crate::hdl::EmitArgs;
use crate::{inputs, output, progress, table};
use eccforge_bitslice::Backend;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::json::{fraction, tally};
use eccforge_exact::report::page::Page;
use eccforge_exact::report::words;
use eccforge_exact::reproduce::percent;
use eccforge_runs::records::Counts;
use eccforge_sampling::staged::{
    AtRate, OfClass, OfWeight, Pipeline, SAMPLES, SEED, at_rate, by_class, by_weight, tries,
};
use eccforge_scheme::stages::{Flag, Stage, Stages};
use miette::{IntoDiagnostic, Result, miette};
use num_bigint::BigUint;
use num_rational::BigRational;
use serde_json::{Value, json};
use std::process::ExitCode;

/// Says what the stages are, and counts every error of one, two and three bits.
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
    let result = match args.format {
        Format::Json => {
            serde_json::to_string_pretty(&object(&stages, &counted, &rates, &classes)).into_diagnostic()? + "\n"
        }
        Format::Csv => csv(&counted, &rates, &classes)?,
        Format::Html => html(&stages, &counted, &rates, &classes),
        _ => text(&stages, &counted, &rates, &classes),
    };
    output::deliver(&result, args.out.as_deref())?;
    Ok(ExitCode::SUCCESS)
}

/// The classes of a model that was asked for; none of the one that stands for all entries, whose pins and bytes devices lack.
fn classes(args: &CheckArgs, stages: &Stages, pipeline: &Pipeline, counted: &[OfWeight]) -> Result<Vec<OfClass>> {
    if args.subject.model == ErrorModel::table1().id {
        return Ok(Vec::new());
    }
    let model = inputs::model(&args.subject.model)?;
    by_class(stages, pipeline, counted, &model, Backend::best()).map_err(|e| miette!("{}: {e}", stages.id))
}

/// Options that mean something for schemes of one stage alone.
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

/// Writes the modules of every stage's scheme and two that compose them.
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
    eccforge_hdl::generate::write(&args.out, &files)?;
    let names: String = files.iter().map(|f| format!("{}\n", args.out.join(&f.name).display())).collect();
    output::print(&names)?;
    Ok(ExitCode::SUCCESS)
}

fn code(stage: &Stage) -> String {
    let (n, r) = (stage.scheme.code.h.n(), stage.scheme.code.h.r() as usize);
    format!("{} x {} x ({n},{})", stage.copies, stage.scheme.codewords(), n - r)
}

fn flag(stage: &Stage) -> &'static str {
    match stage.flag {
        Flag::None => "none",
        Flag::Severity => "severity",
    }
}

const STAGES: [&str; 6] = ["stage", "scheme", "codewords", "reads", "delivers", "flag"];

fn stage_rows(stages: &Stages) -> Vec<Vec<String>> {
    let row = |stage: &Stage| {
        let [bits, data] = [stage.bits(), stage.data()].map(|n| format!("{n} bits"));
        vec![stage.id.clone(), stage.scheme.id.clone(), code(stage), bits, data, flag(stage).to_owned()]
    };
    stages.stages.iter().map(row).collect()
}

const WEIGHTS: [&str; 7] = ["bits", "patterns", "clean", "corrected", "detected", "undetected", "miscorrected"];

fn weight_rows(counted: &[OfWeight]) -> Vec<Vec<String>> {
    let row = |of: &OfWeight| {
        let figures = match &of.counts {
            Some(c) => {
                [c.total(), c.clean, c.corrected, c.detected, c.undetected, c.miscorrected].map(|n| n.to_string())
            }
            None => ["too many to try", "", "", "", "", ""].map(str::to_owned),
        };
        [of.weight.to_string()].into_iter().chain(figures).collect()
    };
    counted.iter().map(row).collect()
}

/// As `check` of one stage gives it, with lower bounds at a bit error rate; empty fields where there are too many patterns to
/// try.
fn csv(counted: &[OfWeight], rates: &[(String, AtRate)], classes: &[OfClass]) -> Result<String> {
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
        [name].into_iter().chain(figures.unwrap_or_default()).chain([kind.to_owned()]).chain(bounds).collect::<Vec<_>>()
    };
    let weights = counted.iter().map(|of| row(format!("{} bits", of.weight), "weight", of.counts.as_ref()));
    let classes = classes.iter().map(|of| row(of.class.clone(), "class", Some(&of.counts)));
    let rates = rates.iter().map(|(rate, at)| {
        let mut row = row(rate.clone(), "bit-error-rate", None);
        for (column, value) in [(3, &at.detected), (8, &at.right), (9, &at.silent), (10, &at.beyond)] {
            row[column] = fraction(value);
        }
        row
    });
    output::csv(&KEYS, weights.chain(classes).chain(rates))
}

fn html(stages: &Stages, counted: &[OfWeight], rates: &[(String, AtRate)], classes: &[OfClass]) -> String {
    let mut page = Page::new(&stages.name, &stages.source, output::VERSION);
    page.status(true, guarantees(counted).trim());
    page.heading("Stages, from the cells outwards");
    page.table(&STAGES, &stage_rows(stages));
    page.heading("Errors by weight");
    page.paragraph(&format!("All patterns of {}; of several blocks the worst counts.", stages.struck_name()));
    page.table(&WEIGHTS, &weight_rows(counted));
    if !rates.is_empty() {
        page.heading("Every bit wrong independently");
        page.paragraph(&rates_words(rates));
        page.table(&RATES, &rate_rows(rates));
    }
    if !classes.is_empty() {
        page.heading("Errors by class");
        page.paragraph(&classes_words());
        page.table(&CLASSES, &class_rows(classes));
    }
    page.provenance(&[
        ("Program", format!("eccforge {}", output::VERSION)),
        ("Command", output::typed(&output::command_line())),
        ("SHA-256 of the meaning", stages.hash()),
    ]);
    page.finish()
}

fn text(stages: &Stages, counted: &[OfWeight], rates: &[(String, AtRate)], classes: &[OfClass]) -> String {
    let mut rows = table::new(&STAGES);
    rows.add_rows(stage_rows(stages));
    let mut weights = table::new(&WEIGHTS);
    weights.add_rows(weight_rows(counted));
    table::align_right(&mut weights, 0);
    format!(
        "{}  ({})\n  source        {}\n  meaning       sha256 {}\n  errors at     {}: {} bits\n  read together {} blocks of {} data bits\n\n\
         Stages, from the cells outwards:\n{rows}\n\nErrors by weight, all patterns of {}; of several blocks the worst counts:\n{weights}\n{}",
        stages.name,
        stages.id,
        stages.source,
        stages.hash(),
        stages.struck_name(),
        stages.struck().bits(),
        stages.last().copies,
        stages.last().data_of_copy(),
        stages.struck_name(),
        guarantees(counted) + &rates_text(rates) + &classes_text(classes)
    )
}

const CLASSES: [&str; 8] = ["class", "patterns", "clean", "corrected", "detected", "undetected", "miscorrected", "how"];

fn class_rows(classes: &[OfClass]) -> Vec<Vec<String>> {
    let row = |of: &OfClass| {
        let c = &of.counts;
        let figures = [c.total(), c.clean, c.corrected, c.detected, c.undetected, c.miscorrected];
        let how = match of.silent {
            None => of.engine.name().to_owned(),
            Some((low, high)) => format!("sampled: silent {:.2e} to {:.2e}", low, high),
        };
        let first = [of.name.clone(), percent(&of.share)];
        first.into_iter().chain(figures.map(|n| n.to_string())).chain([how]).collect()
    };
    classes.iter().map(row).collect()
}

fn classes_words() -> String {
    format!(
        "Counted by weight, or every pattern tried; where they are too many, {SAMPLES} samples with seed {SEED}, and the 95 % interval of the \
         share that is silent."
    )
}

fn classes_text(classes: &[OfClass]) -> String {
    if classes.is_empty() {
        return String::new();
    }
    let mut table = table::new(&CLASSES);
    table.add_rows(class_rows(classes));
    table::align_right(&mut table, 1);
    format!("\nErrors by class:\n{table}\n{}\n", classes_words())
}

const RATES: [&str; 4] = ["bit error rate", "not right", "detected", "silent"];

/// From the probability that is counted to what it is at most.
fn rate_rows(rates: &[(String, AtRate)]) -> Vec<Vec<String>> {
    let between = |low: &BigRational, beyond: &BigRational| {
        let (low, high) = (words::scientific(low), words::scientific(&(low + beyond)));
        if low == high { low } else { format!("{low} to {high}") }
    };
    let row = |(rate, at): &(String, AtRate)| {
        let wrong = &at.detected + &at.silent;
        let figures = [&wrong, &at.detected, &at.silent].map(|low| between(low, &at.beyond));
        [rate.clone()].into_iter().chain(figures).collect()
    };
    rates.iter().map(row).collect()
}

fn rates_words(rates: &[(String, AtRate)]) -> String {
    let counted = rates.iter().map(|(_, at)| at.counted).min().unwrap_or(0);
    format!(
        "Exact from all patterns of up to {counted} wrong bits, as counted above; heavier ones are in the upper ends, whatever becomes of \
         them. Where these lie far apart, sample: `eccforge simulate`."
    )
}

fn rates_text(rates: &[(String, AtRate)]) -> String {
    if rates.is_empty() {
        return String::new();
    }
    let mut table = table::new(&RATES);
    table.add_rows(rate_rows(rates));
    table::align_right(&mut table, 0);
    format!(
        "\nEvery bit wrong independently, probabilities of what is read together:\n{table}\n{}\n",
        rates_words(rates)
    )
}

/// What follows from the counts: up to how many wrong bits everything is right, and nothing is silent.
fn guarantees(counted: &[OfWeight]) -> String {
    let up_to = |good: fn(&Counts) -> bool| {
        counted.iter().take_while(|of| of.counts.as_ref().is_some_and(good)).map(|of| of.weight).last().unwrap_or(0)
    };
    let right = up_to(|c| c.detected == 0 && c.silent() == 0);
    let heard = up_to(|c| c.silent() == 0);
    let tried = counted.iter().take_while(|of| of.counts.is_some()).count();
    let bits = |n: usize| if n == 1 { "1 wrong bit".to_owned() } else { format!("{n} wrong bits") };
    let open = |n: usize| if n == tried && n > 0 { ", and more were not tried" } else { "" };
    format!(
        "\nEvery error of up to {} is put right{}; none of up to {} is silent{}.\n",
        bits(right),
        open(right),
        bits(heard),
        open(heard)
    )
}

/// Counts in the form that `check` of one stage has.
fn outcomes(c: &Counts) -> Value {
    tally(&c.map(|count| BigUint::from(*count)))
}

fn object(stages: &Stages, counted: &[OfWeight], rates: &[(String, AtRate)], classes: &[OfClass]) -> Value {
    let stage = |s: &Stage| {
        json!({
            "id": s.id, "scheme": s.scheme.id, "scheme_sha256": s.scheme.hash(), "copies": s.copies, "bits": s.bits(),
            "data_bits": s.data(), "flag": flag(s),
        })
    };
    let weight = |of: &OfWeight| json!({"bits": of.weight, "outcomes": of.counts.as_ref().map(outcomes)});
    let mut object = json!({
        "id": stages.id, "name": stages.name, "source": stages.source, "sha256": stages.hash(), "version": output::VERSION,
        "errors_at": stages.struck().id, "stages": stages.stages.iter().map(stage).collect::<Vec<_>>(),
        "by_weight": counted.iter().map(weight).collect::<Vec<_>>(),
    });
    if !rates.is_empty() {
        let bound = |(rate, at): &(String, AtRate)| {
            let [right, detected, silent, beyond] = [&at.right, &at.detected, &at.silent, &at.beyond].map(fraction);
            json!({
                "rate": rate, "counted_bits": at.counted, "right": right, "detected": detected, "silent": silent,
                "beyond": beyond,
            })
        };
        object["by_bit_error_rate"] = rates.iter().map(bound).collect();
    }
    if !classes.is_empty() {
        let class = |of: &OfClass| {
            json!({
                "class": of.class, "name": of.name, "share": fraction(&of.share), "method": of.engine.name(),
                "outcomes": outcomes(&of.counts), "silent_interval": of.silent.map(|(low, high)| [low, high]),
            })
        };
        object["by_class"] = classes.iter().map(class).collect();
    }
    object
}
