//! Transients of cells that are placed near each other, in a netlist of an encoder or a decoder.
//!
//! Each output of a cell is inverted by a bit of an input port ([`INVERTED`]), so a fault is a value of this port. The other side
//! of the codec is the scheme's own circuit, without faults.

mod report;
mod sets;

use super::simulate::{Counts, simulated};
use super::workload::{Workload, workloads};
use super::{ErrorClass, FaultClass, Kind, Module, OfKind};
use crate::design::{Options, Side, reference};
use crate::netlist::{self, Bound, Cell, INVERTED, Interface, NetlistError, Reading, Source, bind};
use crate::placement::{Component, Placement, Sizes, centre};
use eccforge_circuit::transform::{copy_into, translated};
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_lower::stored;
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::AtomicU64;

/// Maximum number of pairs of outputs. Each of them meets tens of thousands of entries.
const MOST_PAIRS: usize = 1 << 20;

/// Number of pairs in the list of the worst.
const WORST: usize = 10;

/// Sets of outputs that are inverted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sets {
    /// Each output.
    Outputs,
    /// Pairs of outputs in a band of distances.
    Band,
    /// Pairs of outputs within the radius.
    Near,
    /// Pairs of outputs of which one drives the other's cell, or both drive the same cell.
    Connected,
    /// Such pairs within the radius.
    NearAndConnected,
    /// All outputs within the radius of a cell.
    Around,
}

/// Effects of a kind of sets.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OfSets {
    /// Sets that are inverted.
    pub sets: Sets,
    /// For a band: all distances are above this, in micrometres. The first band also has the distance 0.
    pub above_um: Option<f64>,
    /// For a band: maximum distance in micrometres.
    pub up_to_um: Option<f64>,
    /// Numbers of sets by class, and shares of silent entries.
    #[serde(flatten)]
    pub of: OfKind,
}

/// An output of a placed cell.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlacedOutput {
    /// Name of the instance.
    pub cell: String,
    /// Name of the cell in the library.
    pub kind: String,
    /// Name of the output pin.
    pub pin: String,
    /// Position of the cell in micrometres: x and y.
    pub at_um: [f64; 2],
}

/// A pair of outputs with its effects.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlacedPair {
    /// Both outputs.
    pub outputs: [PlacedOutput; 2],
    /// Distance in micrometres.
    pub distance_um: f64,
    /// Whether one drives the other's cell, or both drive the same cell.
    pub is_connected: bool,
    /// Class of the fault.
    pub class: FaultClass,
    /// For each class of errors, the share of entries that the fault makes silently wrong.
    pub silent: Vec<f64>,
}

/// Effects of transients of placed cells.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlacedReport {
    /// Id of the scheme.
    pub scheme: String,
    /// SHA-256 of the scheme's meaning.
    pub scheme_hash: String,
    /// Side of the codec that the netlist is.
    pub module: Module,
    /// How the netlist was read.
    #[serde(flatten)]
    pub reading: Reading,
    /// How it was proved that the netlist is this side of the scheme.
    pub equivalence: String,
    /// Number of cells of the netlist.
    pub cells: usize,
    /// Number of their outputs.
    pub outputs: usize,
    /// Whether distances are those of centres. Without the sizes of cells, they are those of lower left corners.
    pub of_centres: bool,
    /// Radius in micrometres.
    pub radius_um: f64,
    /// Numbers of components of the placement that the netlist lacks, by their cell, such as fillers.
    pub not_in_netlist: BTreeMap<String, usize>,
    /// Sections of the placement that were not read.
    pub not_read: Vec<String>,
    /// Classes of errors in the order of all shares.
    pub errors: Vec<ErrorClass>,
    /// Effects by sets.
    pub faults: Vec<OfSets>,
    /// The worst pairs within the radius, the worst first: by class, then by silent entries.
    pub worst: Vec<PlacedPair>,
}

/// The files of a placed netlist.
pub struct Placed<'p> {
    /// Netlist and libraries.
    pub source: &'p Source,
    /// Its ports.
    pub interface: &'p Interface,
    /// Placement of its cells.
    pub placement: &'p Placement,
    /// Sizes of cells; if empty, distances are those of lower left corners.
    pub sizes: &'p Sizes,
    /// Radius in half picometres.
    pub radius: i64,
}

/// Simulates transients of single outputs and of sets of near outputs. `done` counts entries.
///
/// # Errors
/// A file cannot be read, the netlist is not the scheme's encoder or decoder, or a cell is not placed.
pub fn analyse_placed(scheme: &Scheme, files: &Placed<'_>, done: &AtomicU64) -> Result<PlacedReport, NetlistError> {
    let (circuit, reading, cells) = files.source.with_cells()?;
    let (positions, not_in_netlist) = positions(&cells, files)?;
    let interface = Interface { reading, ..files.interface.clone() };
    let equivalence = proved(&circuit, scheme, &interface)?;
    let bound = bind(&circuit, scheme, &interface)?;
    let module = if bound.side == Side::Encoder { Module::Encoder } else { Module::Decoder };
    let classes = workloads(scheme);
    let mut simulated = Simulated::new(&cells, &positions, files.radius)?;
    simulated.count(&codec(scheme, &bound)?, &classes, done);
    Ok(PlacedReport {
        scheme: scheme.id.clone(),
        scheme_hash: scheme.hash(),
        module,
        reading: interface.reading,
        equivalence,
        cells: cells.len(),
        outputs: simulated.outputs.len(),
        of_centres: !files.sizes.is_empty(),
        radius_um: in_micrometres(files.radius),
        not_in_netlist,
        not_read: files.placement.not_read.clone(),
        faults: simulated.of_sets(module, &classes),
        worst: simulated.worst(&classes),
        errors: classes.into_iter().map(|workload| workload.class).collect(),
    })
}

/// Half picometres in micrometres.
fn in_micrometres(length: i64) -> f64 {
    length as f64 / 2e6
}

/// The position of each cell, and the numbers of components that no cell is, by their kind.
type Positions = (Vec<[i64; 2]>, BTreeMap<String, usize>);

/// The positions of cells in the placement.
fn positions(cells: &[Cell], files: &Placed<'_>) -> Result<Positions, NetlistError> {
    let mut by_name: HashMap<String, &Component> = HashMap::new();
    for component in &files.placement.components {
        // yosys separates the levels of a hierarchy by a dot.
        let divider = files.placement.divider.unwrap_or('/');
        by_name.entry(component.name.replace(divider, ".")).or_insert(component);
    }
    // A flattened netlist has names with the divider.
    by_name.extend(files.placement.components.iter().map(|component| (component.name.clone(), component)));
    let (mut positions, mut used) = (Vec::new(), BTreeSet::new());
    for cell in cells {
        let fail = |message: String| Err(NetlistError::Text(format!("{}: `{}` {message}", cell.place, cell.name)));
        let Some(component) = by_name.get(&cell.name) else {
            return fail("is not among the components of the placement".into());
        };
        if component.kind != cell.kind {
            return fail(format!("is a `{}`, but a `{}` in the placement", cell.kind, component.kind));
        }
        let size = files.sizes.get(&cell.kind).copied();
        if size.is_none() && !files.sizes.is_empty() {
            return fail(format!("is a `{}`, which no LEF file has", cell.kind));
        }
        let Some(position) = centre(component, size) else {
            return fail("is not placed: expected PLACED, FIXED or COVER with a position".into());
        };
        positions.push(position);
        used.insert(&component.name);
    }
    let mut others = BTreeMap::new();
    for component in files.placement.components.iter().filter(|component| !used.contains(&component.name)) {
        *others.entry(component.kind.clone()).or_default() += 1;
    }
    Ok((positions, others))
}

/// Proves that the netlist without faults is the scheme's encoder or decoder, and returns how.
fn proved(circuit: &Circuit, scheme: &Scheme, interface: &Interface) -> Result<String, NetlistError> {
    let mut sound = interface.clone();
    sound.ties.push((INVERTED.into(), 0));
    let comparison = netlist::prove(circuit, scheme, &sound)?;
    if comparison.differing > 0 {
        let message = format!(
            "this netlist is not the encoder or decoder of {}: `eccforge prove {0} --netlist` shows where it differs",
            scheme.id
        );
        return Err(NetlistError::Ports(message));
    }
    Ok(comparison.coverage)
}

/// Encoder, memory and decoder as one circuit: inputs `data`, `error` and [`INVERTED`], outputs `data`, `ce` and `due`.
fn codec(scheme: &Scheme, bound: &Bound) -> Result<Circuit, NetlistError> {
    let (encoder, decoder) = match bound.side {
        Side::Encoder => (bound.netlist.clone(), own(scheme, Side::Decoder)),
        Side::Decoder => (own(scheme, Side::Encoder), bound.netlist.clone()),
    };
    let mut b = Builder::new("codec");
    let data = b.input("data", scheme.geometry.data_bits().len());
    let error = b.input("error", scheme.geometry.bits());
    let inverted = b.input(INVERTED, bound.netlist.input(INVERTED).map_or(0, |port| port.nets.len()));
    let [written] = place(&mut b, scheme, &encoder, (data, &inverted), ["entry"])?;
    let read = written.iter().zip(&error).map(|(bit, error)| b.parity([*bit, *error])).collect();
    let names = ["data", "ce", "due"];
    let outputs = place(&mut b, scheme, &decoder, (read, &inverted), names)?;
    for (name, nets) in names.into_iter().zip(outputs) {
        b.output(name, nets);
    }
    Ok(b.finish())
}

/// The scheme's circuit of a side.
fn own(scheme: &Scheme, side: Side) -> Circuit {
    stored(scheme, &reference(scheme, &Options::default(), side))
}

/// Copies one side of the codec, whose first input is the word, and returns its outputs of these names.
fn place<const N: usize>(
    b: &mut Builder,
    scheme: &Scheme,
    circuit: &Circuit,
    (word, inverted): (Vec<NetId>, &[NetId]),
    names: [&str; N],
) -> Result<[Vec<NetId>; N], NetlistError> {
    let mut inputs = vec![word];
    for port in &circuit.inputs()[1..] {
        inputs.push(if port.name == INVERTED {
            inverted.to_vec()
        } else {
            // Each enable has its default. The proof has shown that undefined values do not matter.
            let enable = scheme.enables.iter().find(|enable| enable.name == port.name);
            vec![b.constant(enable.is_some_and(|enable| enable.default)); port.nets.len()]
        });
    }
    let map = copy_into(b, circuit, &inputs);
    if let Some(name) = names.iter().find(|name| circuit.output(name).is_none()) {
        return Err(NetlistError::Ports(format!("no output for `{name}`: name it with --port {name}=NAME")));
    }
    Ok(names.map(|name| circuit.output(name).map_or_else(Vec::new, |port| translated(&port.nets, &map))))
}

/// Sets of outputs with their effects: single outputs, pairs, and outputs around a cell.
struct Simulated {
    outputs: Vec<PlacedOutput>,
    pairs: Vec<sets::Pair>,
    around: Vec<Vec<usize>>,
    radius: i64,
    /// For each set in the order of the fields, its effects by class of errors.
    counts: Vec<Vec<Counts>>,
}

impl Simulated {
    fn new(cells: &[Cell], positions: &[[i64; 2]], radius: i64) -> Result<Self, NetlistError> {
        let (mut outputs, mut at) = (Vec::new(), Vec::new());
        for (cell, position) in cells.iter().zip(positions) {
            for output in &cell.outputs {
                at.push(*position);
                outputs.push(PlacedOutput {
                    cell: cell.name.clone(),
                    kind: cell.kind.clone(),
                    pin: output.pin.clone(),
                    at_um: position.map(in_micrometres),
                });
            }
        }
        let pairs = sets::pairs(cells, &at, radius);
        if pairs.len() > MOST_PAIRS {
            let message =
                format!("{} pairs of outputs, at most {MOST_PAIRS} are simulated: use a smaller radius", pairs.len());
            return Err(NetlistError::Text(message));
        }
        let around = sets::around(outputs.len(), &pairs, radius);
        Ok(Self { outputs, pairs, around, radius, counts: Vec::new() })
    }

    /// Simulates all sets in a codec.
    fn count(&mut self, codec: &Circuit, classes: &[Workload], done: &AtomicU64) {
        let inverted = codec.input(INVERTED).map_or(&[][..], |port| &port.nets);
        let mut nets: Vec<Vec<NetId>> = inverted.iter().map(|net| vec![*net]).collect();
        let pairs = self.pairs.iter().map(|pair| &pair.outputs[..]);
        for set in pairs.chain(self.around.iter().map(|set| &set[..])) {
            nets.push(set.iter().map(|output| inverted[*output]).collect());
        }
        self.counts = vec![Vec::new(); nets.len()];
        for class in classes {
            for (counts, [_, _, of_transient]) in self.counts.iter_mut().zip(simulated(codec, &nets, class, done)) {
                counts.push(of_transient);
            }
        }
    }

    /// Pairs with their effects.
    fn pairs(&self) -> impl Iterator<Item = (&sets::Pair, &Vec<Counts>)> {
        self.pairs.iter().zip(&self.counts[self.outputs.len()..])
    }

    /// Effects by sets.
    fn of_sets(&self, module: Module, classes: &[Workload]) -> Vec<OfSets> {
        let of = |sets, kind, counts: &[Vec<Counts>]| OfSets {
            sets,
            above_um: None,
            up_to_um: None,
            of: OfKind::new(module, kind, counts, classes),
        };
        let of_pairs = |sets, fits: &dyn Fn(&sets::Pair) -> bool| {
            let chosen = self.pairs().filter(|(pair, _)| fits(pair)).map(|(_, counts)| counts.clone());
            of(sets, Kind::AdjacentTransients, &chosen.collect::<Vec<_>>())
        };
        let mut list = vec![of(Sets::Outputs, Kind::Transient, &self.counts[..self.outputs.len()])];
        for band in 0..sets::BANDS {
            let above_um = in_micrometres(self.radius) * band as f64 / sets::BANDS as f64;
            let up_to_um = in_micrometres(self.radius) * (band + 1) as f64 / sets::BANDS as f64;
            let of = of_pairs(Sets::Band, &|pair| pair.band(self.radius) == Some(band));
            list.push(OfSets { above_um: Some(above_um), up_to_um: Some(up_to_um), ..of });
        }
        list.push(of_pairs(Sets::Near, &|pair| pair.band(self.radius).is_some()));
        list.push(of_pairs(Sets::Connected, &|pair| pair.is_connected));
        list.push(of_pairs(Sets::NearAndConnected, &|pair| pair.is_connected && pair.band(self.radius).is_some()));
        list.push(of(Sets::Around, Kind::NearTransients, &self.counts[self.outputs.len() + self.pairs.len()..]));
        list
    }

    /// The worst of the pairs within the radius.
    fn worst(&self, classes: &[Workload]) -> Vec<PlacedPair> {
        let mut near = Vec::new();
        for (pair, counts) in self.pairs().filter(|(pair, _)| pair.band(self.radius).is_some()) {
            let silent: Vec<u64> = counts.iter().map(|counts| counts.silent).collect();
            near.push((FaultClass::of(&counts[0], &counts[1..]), silent, pair));
        }
        near.sort_by(|(class, silent, _), (other, others, _)| (other, others).cmp(&(class, silent)));
        let worst = near.into_iter().take(WORST).map(|(class, silent, pair)| PlacedPair {
            outputs: pair.outputs.map(|output| self.outputs[output].clone()),
            distance_um: (pair.squared as f64).sqrt() / 2e6,
            is_connected: pair.is_connected,
            class,
            silent: silent.iter().zip(classes).map(|(count, class)| *count as f64 / class.entries() as f64).collect(),
        });
        worst.collect()
    }
}
