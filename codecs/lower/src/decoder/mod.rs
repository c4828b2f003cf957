//! The decoder of a scheme, from which tables, the engine, source code, Verilog and proofs are generated.
//!
//! A [`Decoder`] has a circuit for each distinct kind of codeword, the wiring of every codeword to one of them, and a
//! circuit for the entry rules. Each codeword is decoded by its syndrome: the syndrome locates the error, and a
//! syndrome that no correctable error explains is uncorrectable [Lin & Costello, Section 3.5]. The rules then judge
//! the corrections of all codewords together [Sullivan et al., MICRO 2021, Section 5]. [`Decoder::flatten`] combines
//! all of it in one circuit.
//!
//! A [`Strategy`] determines how errors are located: by look-up of the syndrome [Hsiao 1970]; in hardware by ratios
//! of syndromes or by trapping errors in a byte lane; in software by folded syndromes. Two symbols always use
//! Peterson's equations. Every strategy gives the same function.
//!
//! Ports of the flat circuit. Inputs: `entry` (physical bits as read), `address` if the scheme has one, and one bit
//! for each enable. Outputs: `data`, `corrected` (the entry with corrections applied; as read if `due`), `ce`
//! (corrected), `due` (detected, uncorrectable), `cw_ce` and `cw_due` (one bit for each codeword, before the entry
//! rules), `rule_fail` (a sanity check or confirmation failed), `flips` (corrected physical bits) and `syndrome_w`
//! for each codeword w.
//!
//! The flags are strict: `ce` is one exactly if the delivered entry is a correction, and `due` exactly if the
//! syndrome is uncorrectable or an entry rule fails. They are never both one.

mod block;
mod codeword;
mod folded;
pub mod gf;
mod locator;
mod lookup;
mod pairs;
mod partition;
mod ports;
mod products;
mod ratio;
mod rules;
mod strategy;
mod trapping;

use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_scheme::{Address, Enable, Geometry, Scheme, Space};
use locator::LocatorPlan;

pub use block::{Block, Instance};
pub use codeword::CodewordDecoder;
pub use partition::Restriction;
pub use ports::{CodewordInput, CodewordOutput, RulesInput, RulesOutput};
pub use rules::EntryRules;
pub use strategy::{Flags, Strategy};

/// The place of a codeword's decoder in the entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wiring {
    /// Index into [`Decoder::kinds`].
    pub kind: usize,
    /// The physical bit of each codeword bit.
    pub bits: Vec<usize>,
    /// The partitions that the entry rules need, restricted to this codeword.
    pub restrictions: Vec<Restriction>,
}

/// The decoder of a scheme.
#[derive(Clone, Debug)]
pub struct Decoder {
    name: String,
    geometry: Geometry,
    address: Option<Address>,
    enables: Vec<Enable>,
    kinds: Vec<CodewordDecoder>,
    codewords: Vec<Wiring>,
    rules: EntryRules,
    self_gating: bool,
}

/// The properties that define a kind of codeword: correctable bases, check bits, and how partitions group its bits.
type Key<'s> = (Vec<&'s [Vec<usize>]>, Vec<usize>, Vec<Vec<Vec<usize>>>);

impl Decoder {
    /// Builds the decoder of a scheme; `strategy` locates the errors.
    pub fn new(scheme: &Scheme, strategy: Strategy) -> Self {
        let (mut keys, mut kinds): (Vec<Key<'_>>, Vec<CodewordDecoder>) = (Vec::new(), Vec::new());
        let (mut codewords, mut is_gated) = (Vec::new(), true);
        for w in 0..scheme.codewords() {
            let restrictions = partition::restrictions(scheme, w, strategy);
            let groups = restrictions.iter().map(|r| r.groups.clone()).collect();
            let key = (scheme.corrects[w].iter().map(Space::basis).collect(), scheme.check_positions(w), groups);
            // Codewords of one kind share a circuit: Verilog has one module for them, and a proof covers all.
            let kind = keys.iter().position(|k| *k == key).unwrap_or_else(|| {
                let plan = LocatorPlan::choose(scheme, w, strategy);
                is_gated &= plan.is_gated();
                kinds.push(codeword::build(scheme, w, &restrictions, strategy, &plan));
                keys.push(key);
                keys.len() - 1
            });
            codewords.push(Wiring { kind, bits: scheme.layout.codeword(w).to_vec(), restrictions });
        }
        Self {
            name: format!("{}_decoder", scheme.identifier()),
            geometry: scheme.geometry,
            address: scheme.address.clone(),
            enables: scheme.enables.clone(),
            rules: rules::build(scheme, &codewords, strategy),
            self_gating: codewords.len() == 1 && rules::none(scheme) && is_gated,
            kinds,
            codewords,
        }
    }

    /// A lower bound on the number of nets of equal depth in the decoder of the first codeword, found without building
    /// it; 0 if none is known. A circuit with too many of them takes a minute to build before its user rejects it.
    pub fn nets_at_least(scheme: &Scheme, strategy: Strategy) -> usize {
        LocatorPlan::choose(scheme, 0, strategy).nets(scheme, 0)
    }

    /// The distinct codeword decoders.
    pub fn kinds(&self) -> &[CodewordDecoder] {
        &self.kinds
    }

    /// The wiring of each codeword.
    pub fn codewords(&self) -> &[Wiring] {
        &self.codewords
    }

    /// The first codeword of a kind.
    pub fn first_of_kind(&self, kind: usize) -> usize {
        self.codewords.iter().position(|c| c.kind == kind).expect("every kind was made for a codeword")
    }

    /// The decoder of codeword `w`.
    pub fn codeword(&self, w: usize) -> &CodewordDecoder {
        &self.kinds[self.codewords[w].kind]
    }

    /// The entry rules.
    pub fn rules(&self) -> &EntryRules {
        &self.rules
    }

    /// Whether an uncorrectable entry never proposes flips, so none need gating. This holds if there is one codeword,
    /// only its syndrome decides, and its flips are [gated](Strategy::HardwareUngated).
    pub fn self_gating(&self) -> bool {
        self.self_gating
    }

    /// Replaces each codeword circuit by the result of `optimise`, which must keep its ports.
    #[must_use]
    pub fn map_codewords(mut self, mut optimise: impl FnMut(&Circuit) -> Circuit) -> Self {
        for kind in &mut self.kinds {
            *kind = kind.with_circuit(optimise(kind.circuit()));
        }
        self
    }

    /// One circuit for the whole entry, with the ports described above.
    pub fn flatten(&self) -> Circuit {
        self.flat(!self.self_gating)
    }

    /// Like [`Decoder::flatten`], with corrections applied even if `due` is set, which costs less: `data`, `corrected`
    /// and `flips` are valid only while `due` is 0.
    pub fn flatten_ungated(&self) -> Circuit {
        self.flat(false)
    }

    fn flat(&self, gated: bool) -> Circuit {
        let mut b = Builder::new(&self.name);
        let entry = b.input("entry", self.geometry.bits());
        // Codewords as they were before the address was folded in.
        let unfolded = match &self.address {
            Some(address) => {
                let nets = b.input("address", address.bits());
                crate::fold(&mut b, address, &entry, &nets)
            }
            None => entry.clone(),
        };
        let enables: Vec<NetId> = self.enables.iter().map(|e| b.input(&e.name, 1)[0]).collect();
        let enable = |rule| {
            let at = self.enables.iter().position(|enable| enable.switches == rule)?;
            Some(enables[at])
        };
        let mut codewords: Vec<Instance<CodewordOutput>> = Vec::with_capacity(self.codewords.len());
        for (w, wiring) in self.codewords.iter().enumerate() {
            codewords.push(self.codeword(w).instantiate(&mut b, |port| match port {
                CodewordInput::Codeword => wiring.bits.iter().map(|&bit| unfolded[bit]).collect(),
                CodewordInput::Enable(rule) => enable(rule).into_iter().collect(),
            }));
        }
        let rules = self.rules.instantiate(&mut b, |port| match port {
            RulesInput::Codeword(w, port) => codewords[w].output(port),
            RulesInput::Enable(rule) => enable(rule).into_iter().collect(),
        });
        let due = rules.output(RulesOutput::Due)[0];
        let accept = b.not(due);
        let mut flips = vec![b.constant(false); entry.len()];
        for (wiring, codeword) in self.codewords.iter().zip(&codewords) {
            for (bit, flip) in wiring.bits.iter().zip(codeword.output(CodewordOutput::Flips)) {
                flips[*bit] = if gated { b.and([flip, accept]) } else { flip };
            }
        }
        let corrected: Vec<NetId> = entry.iter().zip(&flips).map(|(e, f)| b.parity([*e, *f])).collect();
        let mut data = Vec::new();
        for bit in self.geometry.data_bits() {
            // `corrected` contains the address as stored, `data` does not.
            let is_folded = self.address.is_some();
            data.push(if is_folded { b.parity([unfolded[bit], flips[bit]]) } else { corrected[bit] });
        }
        b.output("data", data);
        b.output("corrected", corrected);
        b.output("ce", rules.output(RulesOutput::Ce));
        b.output("due", vec![due]);
        b.output("cw_ce", codewords.iter().flat_map(|c| c.output(CodewordOutput::Ce)).collect());
        b.output("cw_due", codewords.iter().flat_map(|c| c.output(CodewordOutput::Due)).collect());
        b.output("rule_fail", rules.output(RulesOutput::RuleFail));
        b.output("flips", flips);
        for (w, codeword) in codewords.iter().enumerate() {
            b.output(format!("syndrome_{w}"), codeword.output(CodewordOutput::Syndrome));
        }
        b.finish().without_dead_gates()
    }
}
