//! The circuits of a design, each optimised once; the modules are printed from them, and proofs read the same
//! circuits.

use super::goal::Goal;
use super::lowered::{codeword_encoder, encoder_by_planes, encoder_by_syndrome, minimal_decoder};
use super::options::{Options, Scope, Side};
use eccforge_circuit::passes::{Cost, optimise_for_tables, optimise_relaxed, optimise_seeded};
use eccforge_circuit::transform::{copy_into, same_inputs, translated};
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use eccforge_lower::decoder::{Decoder, Flags, Strategy};
use eccforge_lower::{SyndromePlanes, encoder};
use eccforge_scheme::Scheme;
use std::sync::OnceLock;

/// The circuits of a scheme, optimised for a goal. Each is created on demand.
#[derive(Clone, Debug)]
pub struct Circuits {
    scheme: Scheme,
    goal: Goal,
    seed: u32,
    planes: OnceLock<Option<SyndromePlanes>>,
    decoder: OnceLock<Decoder>,
    encoders: OnceLock<Encoders>,
}

/// Encoders of codewords. Codewords with check bits in the same places share one.
#[derive(Clone, Debug)]
struct Encoders {
    kinds: Vec<Circuit>,
    /// `kind_of[w]`: the encoder of codeword w.
    kind_of: Vec<usize>,
}

/// A circuit before and after sharing logic, with the same ports, including syndromes.
pub struct Bridge {
    /// The circuit as lowered from the scheme.
    pub plain: Circuit,
    /// The circuit that the modules print, which may have fewer of the ports.
    pub shared: Circuit,
    /// If `plain` may deliver anything for an uncorrectable entry: `plain` and a decoder with gated corrections, both
    /// with zero flips while `due` is set.
    pub accepted: Option<[Circuit; 2]>,
}

/// The hardware strategy with the least sharing; optimised decoders are compared with it.
const UNSHARED: Strategy = Strategy::Hardware(Flags::AfterMatches);

impl Circuits {
    /// The circuits of a scheme under `goal`.
    pub fn new(scheme: &Scheme, goal: Goal) -> Self {
        Self::seeded(scheme, goal, 0)
    }

    /// Like [`Circuits::new`], with a seed that breaks ties between equally good circuits.
    pub fn seeded(scheme: &Scheme, goal: Goal, seed: u32) -> Self {
        let (planes, decoder, encoders) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        Self { scheme: scheme.clone(), goal, seed, planes, decoder, encoders }
    }

    /// The decoder of the entry, with optimised codeword circuits.
    pub fn decoder(&self) -> &Decoder {
        self.decoder.get_or_init(|| {
            Decoder::new(&self.scheme, self.goal.strategy()).map_codewords(|circuit| self.optimised(circuit))
        })
    }

    /// The encoder of codeword `w`, optimised. Input `data`, output `check`.
    pub fn encoder(&self, w: usize) -> &Circuit {
        let encoders = self.encoders.get_or_init(|| {
            let (first, kind_of) = encoder_kinds(&self.scheme);
            let mut kinds = Vec::new();
            for w in first {
                kinds.push(self.shared(&codeword_encoder(&self.scheme, w), || self.staged_encoder(w)));
            }
            Encoders { kinds, kind_of }
        });
        &encoders.kinds[encoders.kind_of[w]]
    }

    /// The encoder of a codeword whose sums are taken in stages, if that may be smaller for the goal.
    fn staged_encoder(&self, w: usize) -> Option<Circuit> {
        // Both forms are deeper than the check equations themselves.
        if self.goal == Goal::Delay {
            return None;
        }
        encoder_by_planes(&self.scheme, w).or_else(|| encoder_by_syndrome(&self.scheme, w))
    }

    /// Optimises a circuit of a codeword's decoder, or a part of it, in the same way as [`Circuits::decoder`].
    pub(super) fn optimised(&self, circuit: &Circuit) -> Circuit {
        self.shared(circuit, || {
            let planes = self.planes.get_or_init(|| SyndromePlanes::new(&self.scheme, self.goal.extra_levels()));
            planes.as_ref()?.replace_syndrome(circuit)
        })
    }

    /// Shares logic. Sums are taken in stages (by planes, or of the syndrome) for minimum area if that has fewer
    /// gates, and for minimum delay if it has at least a tenth fewer, because staged sums are deeper but their inputs
    /// have smaller loads.
    fn shared(&self, circuit: &Circuit, in_stages: impl FnOnce() -> Option<Circuit>) -> Circuit {
        match self.goal {
            Goal::Readable => circuit.without_dead_gates(),
            Goal::Area => {
                let direct = optimise_seeded(circuit, Cost::Area, self.seed);
                let staged = in_stages().map(|circuit| optimise_seeded(&circuit, Cost::Area, self.seed));
                staged.filter(|staged| sums(staged) < sums(&direct)).unwrap_or(direct)
            }
            Goal::Lut4 | Goal::Lut6 => {
                let inputs = self.goal.table_inputs().unwrap_or(2);
                let direct = optimise_for_tables(circuit, inputs, self.seed);
                let staged = in_stages().map(|circuit| optimise_for_tables(&circuit, inputs, self.seed));
                staged.filter(|staged| sums(staged) < sums(&direct)).unwrap_or(direct)
            }
            // Traps need many sums of the syndrome.
            Goal::Delay if circuit.words().iter().any(|word| word.name.starts_with("trapped_")) => {
                optimise_relaxed(circuit, self.seed)
            }
            Goal::Delay => {
                let direct = optimise_seeded(circuit, Cost::Depth, self.seed);
                let staged = in_stages().map(|circuit| optimise_seeded(&circuit, Cost::Depth, self.seed));
                staged.filter(|staged| 10 * sums(staged) <= 9 * sums(&direct)).unwrap_or(direct)
            }
        }
    }

    /// The encoder of the entry, composed of the encoders of its codewords.
    pub fn entry_encoder(&self) -> Circuit {
        let (scheme, g) = (&self.scheme, self.scheme.geometry);
        let mut b = Builder::new(format!("{}_encoder", scheme.identifier()));
        let data_bits = g.data_bits();
        let data = b.input("data", data_bits.len());
        let address = scheme.address.as_ref().map(|address| (address, b.input("address", address.bits())));
        let mut entry: Vec<Option<NetId>> = vec![None; g.bits()];
        for (bit, net) in data_bits.iter().zip(&data) {
            entry[*bit] = Some(*net);
        }
        for w in 0..scheme.codewords() {
            let circuit = self.encoder(w);
            let physical = scheme.layout.codeword(w);
            let checks = scheme.check_positions(w);
            let data_places = (0..physical.len()).filter(|place| !checks.contains(place));
            let data = data_places.filter_map(|place| entry[physical[place]]).collect();
            let map = copy_into(&mut b, circuit, &[data]);
            for (check, net) in checks.iter().zip(&circuit.outputs()[0].nets) {
                entry[physical[*check]] = Some(map[net.index()]);
            }
        }
        let mut entry: Vec<NetId> =
            entry.into_iter().map(|net| net.expect("every bit is data, or the check bit of a codeword")).collect();
        if let Some((address, nets)) = address {
            entry = eccforge_lower::fold(&mut b, address, &entry, &nets);
        }
        b.output("check", g.check_bits().into_iter().map(|bit| entry[bit]).collect());
        b.output("entry", entry);
        b.finish()
    }

    /// The circuits before and after sharing for a module; `None` if the module prints the circuit of one codeword.
    pub fn bridge(&self, options: &Options, side: Side) -> Option<Bridge> {
        let whole = Options { scope: Scope::Entry, ..options.clone() };
        Some(match (options.scope, side) {
            (Scope::Codeword, _) => return None,
            // Corrections are not gated, so the circuits differ in more than their ports.
            (Scope::Minimal, Side::Decoder) => self.minimal_bridge(),
            (_, Side::Decoder) => Bridge {
                plain: decoder_reference(&self.scheme, &whole),
                shared: self.decoder().flatten(),
                accepted: None,
            },
            (_, Side::Encoder) => {
                Bridge { plain: encoder_reference(&self.scheme, &whole), shared: self.entry_encoder(), accepted: None }
            }
        })
    }

    fn minimal_bridge(&self) -> Bridge {
        let gated = Decoder::new(&self.scheme, UNSHARED).flatten_ungated();
        let Some(ungated) = ungated(&self.scheme, self.goal) else {
            return Bridge { plain: gated, shared: self.decoder().flatten_ungated(), accepted: None };
        };
        let plain = ungated.flatten_ungated();
        let accepted = Some([zero_while_due(&plain), zero_while_due(&gated)]);
        let shared = ungated.map_codewords(|circuit| self.optimised(circuit)).flatten_ungated();
        Bridge { plain, shared, accepted }
    }
}

/// The decoder without gated corrections, if the goal has one that differs from that of a whole entry.
fn ungated(scheme: &Scheme, goal: Goal) -> Option<Decoder> {
    let ungated = Decoder::new(scheme, goal.ungated_strategy());
    (ungated.self_gating() != Decoder::new(scheme, goal.strategy()).self_gating()).then_some(ungated)
}

/// Flips, ce and due of a decoder, with zero flips while due is set; its data is the entry with its flips.
fn zero_while_due(decoder: &Circuit) -> Circuit {
    let decoder = decoder.restricted_to(&["flips", "ce", "due"]);
    let Some(due) = decoder.output("due") else { return decoder };
    masked(&decoder, |b, _, map| b.not(map[due.nets[0].index()]), |name| name == "flips").without_dead_gates()
}

/// The circuit with its `masked` outputs zero unless a net is 1; `holds` builds this net from the inputs and the copied nets.
pub(crate) fn masked(
    circuit: &Circuit,
    holds: impl Fn(&mut Builder, &[Vec<NetId>], &[NetId]) -> NetId,
    masked: impl Fn(&str) -> bool,
) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let inputs = same_inputs(&mut b, circuit);
    let map = copy_into(&mut b, circuit, &inputs);
    let holds = holds(&mut b, &inputs, &map);
    for port in circuit.outputs() {
        let nets = translated(&port.nets, &map).into_iter();
        let nets = if masked(&port.name) { nets.map(|net| b.and([net, holds])).collect() } else { nets.collect() };
        b.output(&port.name, nets);
    }
    b.finish()
}

/// Number of sums in a circuit.
fn sums(circuit: &Circuit) -> usize {
    circuit.gates().iter().filter(|gate| matches!(gate, Gate::Parity(_))).count()
}

/// The kinds of codewords of the encoder: the first codeword of each kind, and the kind of each codeword. Codewords
/// with check bits in the same places share a module.
pub(super) fn encoder_kinds(scheme: &Scheme) -> (Vec<usize>, Vec<usize>) {
    let mut first: Vec<usize> = Vec::new();
    let mut kind_of = Vec::with_capacity(scheme.codewords());
    for w in 0..scheme.codewords() {
        let checks = scheme.check_positions(w);
        let known = first.iter().position(|earlier| scheme.check_positions(*earlier) == checks);
        kind_of.push(known.unwrap_or(first.len()));
        if known.is_none() {
            first.push(w);
        }
    }
    (first, kind_of)
}

/// The reference circuit of a side of the emitted codec.
pub fn reference(scheme: &Scheme, options: &Options, side: Side) -> Circuit {
    match side {
        Side::Encoder => encoder_reference(scheme, options),
        Side::Decoder => decoder_reference(scheme, options),
    }
}

/// The reference circuit of the emitted decoder, with the decoder's ports under `options`.
pub fn decoder_reference(scheme: &Scheme, options: &Options) -> Circuit {
    match options.scope {
        Scope::Entry => Decoder::new(scheme, Strategy::SyndromeLookup).flatten(),
        Scope::Minimal => {
            let decoder = ungated(scheme, options.goal).unwrap_or_else(|| Decoder::new(scheme, UNSHARED));
            decoder.flatten_ungated().restricted_to(&["data", "ce", "due"])
        }
        Scope::Codeword => minimal_decoder(scheme),
        Scope::CorrectOnly => Decoder::new(scheme, Strategy::SyndromeLookup).flatten().restricted_to(&["data"]),
    }
}

/// The reference circuit of the emitted encoder.
pub fn encoder_reference(scheme: &Scheme, options: &Options) -> Circuit {
    match options.scope {
        Scope::Entry => encoder(scheme),
        Scope::Minimal | Scope::CorrectOnly => encoder(scheme).restricted_to(&["check"]),
        Scope::Codeword => codeword_encoder(scheme, 0),
    }
}
