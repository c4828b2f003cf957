//! `eccforge check --attack`: the cost of flipping chosen cells until wrong data are delivered without an alarm.

use crate::arguments::{Rate, rate};
use crate::check::{CheckArgs, OF_THE_DECODER, OF_THE_PAGE, provenance};
use crate::output::{WithNext, called};
use crate::{progress, show};
use clap::Args;
use eccforge_codes::report::About;
use eccforge_documents::attack::AttackCost;
use eccforge_exact::attack::{Attack, attack, attack_on};
use eccforge_lower::{encoded, encoder};
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use num_rational::BigRational;
use num_traits::Zero;
use std::process::ExitCode;

/// Options of the cost of an attack.
#[derive(Args, Clone, Debug)]
pub struct AttackArgs {
    /// Instead of the properties, count the sets of flipped cells that end in silent wrong data, if each cell of an
    /// entry can be flipped with this probability, as by Rowhammer. Also find the fewest flips that make one data bit
    /// wrong and no other.
    #[arg(long, value_name = "RATE", value_parser = rate, conflicts_with_all = OF_THE_PAGE, conflicts_with_all = OF_THE_DECODER,
        conflicts_with_all = ["weights", "hd_profile", "wrong_corrections", "equivalent", "diff", "patterns", "after", "model"])]
    pub attack: Option<Rate>,
    /// With `--attack`: also count the sets of the cells that hold a one, and of those that hold a zero, while this data
    /// is stored: hexadecimal, as in `show --data`.
    #[arg(long, value_name = "HEX", requires = "attack")]
    pub data: Option<String>,
}

/// Evaluates the attacks on an entry whose cells can be flipped with the probability `density`.
pub fn run(args: &CheckArgs, scheme: &Scheme, model: &ErrorModel, density: &BigRational) -> Result<ExitCode> {
    if density.is_zero() {
        return Err(miette!(
            help = "give the share of cells that flip, such as 1e-4",
            "--attack: no cell can be flipped"
        ));
    }
    scheme.no_address("--attack")?;
    let found = progress::waiting(&format!("attacks on {}", scheme.id), || attack(scheme));
    let of_data = args.attack.data.as_ref().map_or_else(|| Ok(Vec::new()), |hex| of_data(scheme, hex))?;
    let run = provenance([scheme], model);
    let about = About { scheme, result: AttackCost::new(&found, density).with_data(&of_data), run: &run };
    let mut next = vec![(called(&["check", &args.subject.scheme]), "its claims, and the outcomes of random errors")];
    if let Some(easiest) = found.easiest() {
        let bits: Vec<String> = easiest.example.iter().map(ToString::to_string).collect();
        let shown = called(&["show", &args.subject.scheme, "--error", &bits.join(",")]);
        next.insert(0, (shown, "the decoder's result for these flips"));
    }
    args.output.deliver(&WithNext::new(&about, next))?;
    Ok(ExitCode::SUCCESS)
}

/// The attacks on the cells that hold a one and on those that hold a zero, with their number, while this data is stored.
fn of_data(scheme: &Scheme, hex: &str) -> Result<Vec<(u8, usize, Attack)>> {
    let data = show::hex_of_data(hex, scheme.geometry.data_bits().len())?;
    let mut stored = encoded(&encoder(scheme), &data);
    for bit in &scheme.constant {
        stored[*bit] = !stored[*bit];
    }
    let mut found = Vec::new();
    for value in [true, false] {
        let cells: Vec<bool> = stored.iter().map(|bit| *bit == value).collect();
        let number = cells.iter().filter(|is_cell| **is_cell).count();
        let what = format!("attacks on the cells of {} that hold {}", scheme.id, u8::from(value));
        found.push((u8::from(value), number, progress::waiting(&what, || attack_on(scheme, &cells))));
    }
    Ok(found)
}
