//! `eccforge area --fpga`: LUTs, levels and clock of modules in FPGAs.

use super::area::{AreaArgs, Job, of_goals, of_scheme, ports, user_module};
use crate::output::{WithNext, called};
use crate::progress;
use eccforge_hdl::area::Module;
use eccforge_hdl::area::fpga::{self, Family, Form, Mapped};
use eccforge_hdl::area::fpgas::{FpgaAreas, FpgaCircuit, PLACEMENTS};
use eccforge_hdl::design::{Goal, Options};
use eccforge_hdl::tools::{Tool, ToolError};
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use std::collections::BTreeMap;
use std::process::ExitCode;

/// A module in the forms that are tried: one for each goal, or the user's module.
struct Subject {
    scheme: Option<String>,
    forms: Vec<(Form, Module)>,
}

/// Measures the schemes and the user's module in each family.
///
/// # Errors
/// A file cannot be read, or yosys is missing or fails.
pub fn in_fpgas(args: &AreaArgs, schemes: &[Scheme], options: &Options) -> Result<ExitCode> {
    let mut goals = args.goals();
    if args.hardware.goal.is_none() {
        for family in families(&args.fpga) {
            goals.extend((!goals.contains(&family.goal())).then(|| family.goal()));
        }
    }
    let mut subjects: Vec<Subject> =
        schemes.iter().flat_map(|scheme| of_goals_of(scheme, &goals, args.seeds, options)).collect();
    if let Some(Job { module, .. }) = user_module(args)? {
        subjects.push(Subject { scheme: None, forms: vec![(None, module)] });
    }
    let mut cost_model = BTreeMap::from([
        ("ports", ports(options).to_owned()),
        ("goal", of_goals(&goals)),
        ("yosys", Tool::Yosys.version().map_err(|e| miette!("{e}"))?),
    ]);
    let mut circuits = Vec::new();
    for family in families(&args.fpga) {
        let placer = placer(family, &mut cost_model);
        let mapped = mapped(family, &subjects)?;
        circuits.extend(placed(family, &mapped, placer, &mut cost_model));
    }
    let areas = FpgaAreas { circuits, cost_model };
    let next =
        args.schemes.first().map(|name| (called(&["prove", name]), "proves that the gates implement the scheme"));
    args.output.deliver(&WithNext::new(&areas, next))
}

/// The families in the order of the command line, each once.
fn families(asked: &[Family]) -> Vec<Family> {
    let mut families = Vec::new();
    for family in asked {
        if !families.contains(family) {
            families.push(*family);
        }
    }
    families
}

/// Encoder and decoder of a scheme for each goal, with this many seeds of each goal that has one.
fn of_goals_of(scheme: &Scheme, goals: &[Goal], seeds: u32, options: &Options) -> [Subject; 2] {
    let mut parts = [Vec::new(), Vec::new()];
    for goal in goals {
        // The readable form shares no sums, so it has no ties.
        let last = if *goal == Goal::Readable { 1 } else { seeds };
        for seed in (0..last).map(|i| options.seed + i) {
            let jobs = of_scheme(scheme, &Options { goal: *goal, seed, ..options.clone() });
            for (part, job) in parts.iter_mut().zip(jobs) {
                part.push((Some((*goal, seed)), job.module));
            }
        }
    }
    parts.map(|forms| Subject { scheme: Some(scheme.id.clone()), forms })
}

/// The placer of a family, if it is installed; otherwise the cost model states why the clock is absent.
fn placer(family: Family, cost_model: &mut BTreeMap<&'static str, String>) -> Option<Tool> {
    let (fact, device) = match family {
        Family::Ice40 => ("Fmax on ice40", "device of ice40"),
        Family::Ecp5 => ("Fmax on ecp5", "device of ecp5"),
        Family::Xc7 => ("Fmax on xc7", ""),
    };
    let Some((tool, name, _)) = family.placer() else {
        cost_model.insert(fact, "not measured: Vivado places this family".into());
        return None;
    };
    match tool.version() {
        Ok(version) => {
            cost_model.insert(device, format!("{name}; {version}"));
            Some(tool)
        }
        Err(why) => {
            cost_model.insert(fact, format!("not measured: {why}"));
            None
        }
    }
}

/// A mapped circuit of a subject.
struct Candidate<'s> {
    subject: &'s Subject,
    top: &'s str,
    circuit: Mapped,
}

/// Maps all subjects.
fn mapped(family: Family, subjects: &[Subject]) -> Result<Vec<Candidate<'_>>> {
    let forms: usize = subjects.iter().map(|subject| subject.forms.len()).sum();
    let bar = progress::bar((forms * family.syntheses().len()) as u64, "runs of yosys");
    let mut all = Vec::new();
    for subject in subjects {
        let forms: Vec<(Form, &Module)> = subject.forms.iter().map(|(form, module)| (*form, module)).collect();
        let top = forms[0].1.top.as_str();
        let front = fpga::map(family, &forms, &|| bar.inc(1)).map_err(|e| miette!("{top}: {e}"))?;
        all.extend(front.into_iter().map(|circuit| Candidate { subject, top, circuit }));
    }
    bar.finish_and_clear();
    Ok(all)
}

/// Places all circuits, if there is a placer. A circuit that cannot be placed has no clock.
fn placed(
    family: Family,
    candidates: &[Candidate<'_>],
    placer: Option<Tool>,
    cost_model: &mut BTreeMap<&'static str, String>,
) -> Vec<FpgaCircuit> {
    let placements = if placer.is_some() { candidates.len() as u64 * PLACEMENTS } else { 0 };
    let bar = progress::bar(placements, "runs of nextpnr");
    let mut circuits = Vec::new();
    for Candidate { subject, top, circuit } in candidates {
        let clock = match placer.map(|_| fpga::clock(family, top, circuit, &|| bar.inc(1))) {
            Some(Ok(clock)) => clock,
            Some(Err(why)) => {
                cost_model.insert("Fmax", format!("{top} was not placed: {}", reason(&why)));
                None
            }
            None => None,
        };
        circuits.push(FpgaCircuit::new(family, subject.scheme.as_deref(), top, circuit, clock));
    }
    bar.finish_and_clear();
    circuits
}

/// The line in which a placer states its error.
fn reason(error: &ToolError) -> String {
    let text = error.to_string();
    let line = text.lines().find_map(|line| line.split_once("ERROR: "));
    line.map_or_else(|| text.replace('\n', " "), |(_, why)| why.trim().trim_end_matches('.').to_owned())
}
