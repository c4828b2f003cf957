//! Proves that a decoder keeps a scheme's promises, whatever it does for other entries: entries without an error are
//! accepted, every correctable pattern is corrected, and every error of a class that is never silent is detected.
//!
//! Each promise is a condition on the entry that the scheme's own decoder states. Both decoders are compared with
//! outputs that are zero where the condition does not hold.

use super::bind::{bind, reference};
use super::{Interface, NetlistError, Reading};
use crate::design::{Options, Side, copied_output, masked};
use crate::prove::difference::{Counterexample, find_difference};
use crate::prove::linear::{rows, same};
use crate::tools::{self, Tool};
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_model::{Choices, ErrorModel};
use eccforge_scheme::Scheme;
use std::collections::BTreeSet;
use std::time::Instant;

/// Maximum number of patterns of a class whose syndromes are listed.
const MOST_PATTERNS: u64 = 1 << 22;
/// Maximum number of syndromes that a condition lists.
// Each is a comparison in its circuit, which abc must solve.
const MOST_SYNDROMES: usize = 1 << 14;

/// A promise, and whether the netlist keeps it.
#[derive(Clone, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct Promise {
    /// The promise in words.
    pub promise: String,
    /// How it was proved; null if it is broken, or could not be decided.
    pub proof: Option<String>,
    /// A word for which it is broken, with the values of the scheme's decoder and of the netlist.
    pub broken: Option<Counterexample>,
    /// The reason why it was not decided.
    pub open: Option<String>,
}

/// The promises of a scheme, and whether a netlist keeps them.
#[derive(Clone, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct Contract {
    /// How the netlist was read.
    #[serde(flatten)]
    pub reading: Reading,
    /// Promises in order.
    pub promises: Vec<Promise>,
    /// Whether the compared outputs also equal the scheme's for entries without a promise.
    pub equal_elsewhere: bool,
    /// The compared output ports with their widths.
    pub compared: Vec<String>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

impl Contract {
    /// Whether every promise was proved.
    pub fn holds(&self) -> bool {
        self.promises.iter().all(|promise| promise.proof.is_some())
    }
}

/// The condition under which a promise applies.
enum Condition {
    NoError,
    Correctable,
    Syndromes(BTreeSet<u64>),
}

/// Proves or refutes each promise of a scheme with one codeword.
///
/// # Errors
/// The ports do not match, the netlist is not a decoder or lacks `due`, the scheme has several codewords or enables, or
/// a tool fails.
pub fn contract(netlist: &Circuit, scheme: &Scheme, interface: &Interface) -> Result<Contract, NetlistError> {
    let start = Instant::now();
    if scheme.codewords() != 1 || !scheme.enables.is_empty() {
        let message = format!("`{}` has several codewords or enables; a contract is that of one codeword", scheme.id);
        return Err(NetlistError::Ports(message));
    }
    let bound = bind(netlist, scheme, interface)?;
    if bound.side == Side::Encoder || bound.reference.output("due").is_none() {
        let message = "a contract is that of a decoder with an output for `due`: name it with --port due=NAME";
        return Err(NetlistError::Ports(message.into()));
    }
    let full = reference(scheme, Side::Decoder);
    let folder = tools::scratch(Tool::Abc)?;
    let rows = rows(scheme, &Options::default(), Side::Decoder);
    let promised = |promise: String, condition: &Condition| -> Result<Promise, NetlistError> {
        let [ours, theirs] = [&bound.reference, &bound.netlist].map(|circuit| gated(circuit, &full, condition));
        let proof = same(&ours, &theirs, &rows, folder.path())?;
        let broken = if proof.is_some() { None } else { find_difference(&ours, &theirs, folder.path()) };
        Ok(Promise { promise, proof, broken, open: None })
    };
    let mut promises = vec![
        promised("an entry without an error is accepted unchanged".into(), &Condition::NoError)?,
        promised("every correctable pattern is corrected".into(), &Condition::Correctable)?,
    ];
    for class in &scheme.claims.never_silent {
        let promise = format!("every `{class}` error is corrected or detected");
        promises.push(match syndromes(scheme, class) {
            Ok(syndromes) => promised(promise, &Condition::Syndromes(syndromes))?,
            Err(why) => Promise { promise, proof: None, broken: None, open: Some(why) },
        });
    }
    let equal_elsewhere = same(&bound.reference, &bound.netlist, &rows, folder.path())?.is_some();
    let seconds = start.elapsed().as_secs_f64();
    Ok(Contract { reading: interface.reading.clone(), promises, equal_elsewhere, compared: bound.compared, seconds })
}

/// The syndromes of the patterns of a class of Table 1.
fn syndromes(scheme: &Scheme, class: &str) -> Result<BTreeSet<u64>, String> {
    let model = ErrorModel::table1();
    let sets = model.class(class)?.sets(scheme)?;
    let count = Choices::total(&sets);
    if count > MOST_PATTERNS {
        return Err(format!("the class has {count} patterns: at most {MOST_PATTERNS} are listed"));
    }
    let (places, columns) = (scheme.layout.inverse(), scheme.code.h.columns());
    let mut found = BTreeSet::new();
    for Choices { bits, least, most } in &sets {
        // Sums of each number of columns, a column at a time.
        let mut sums: Vec<BTreeSet<u64>> = vec![BTreeSet::new(); most.min(&bits.len()) + 1];
        sums[0].insert(0);
        for bit in bits {
            let column = columns[places[*bit].1];
            // From the longest down, so that no sum has the same column twice.
            for size in (1..sums.len()).rev() {
                let longer: Vec<u64> = sums[size - 1].iter().map(|sum| sum ^ column).collect();
                sums[size].extend(longer);
            }
        }
        found.extend(sums.iter().skip(*least).flatten());
    }
    // Zero is the syndrome of an entry without an error, which must be accepted.
    found.remove(&0);
    if found.len() > MOST_SYNDROMES {
        return Err(format!("the class has {} syndromes: at most {MOST_SYNDROMES} are listed", found.len()));
    }
    Ok(found)
}

/// The circuit with outputs that are zero where the condition does not hold; `full` is the scheme's decoder.
fn gated(circuit: &Circuit, full: &Circuit, condition: &Condition) -> Circuit {
    let holds = |b: &mut Builder, inputs: &[Vec<NetId>], _: &[NetId]| {
        let map = copy_into(b, full, &inputs[..full.inputs().len()]);
        let [ce, due] = ["ce", "due"].map(|name| copied_output(full, name, &map)[0]);
        match condition {
            Condition::NoError => {
                let wrong = b.or([ce, due]);
                b.not(wrong)
            }
            Condition::Correctable => ce,
            // The scheme corrects some patterns of the class. Only those that it detects must be detected by the
            // netlist too.
            Condition::Syndromes(values) => {
                let syndrome = copied_output(full, "syndrome_0", &map);
                let each: Vec<NetId> = values.iter().map(|value| b.equals(&syndrome, *value)).collect();
                let any = b.or(each);
                b.and([any, due])
            }
        }
    };
    match condition {
        // Nothing is promised of the data of an uncorrectable entry.
        Condition::Syndromes(_) => masked(&circuit.restricted_to(&["due"]), holds, |_| true),
        _ => masked(circuit, holds, |_| true),
    }
}
