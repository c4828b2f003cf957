//! Classifies 512 decoded errors at a time.
//!
//! Decoders treat an error the same for all data, because their flips and flags are functions of the syndrome, which
//! is linear. The written entry is therefore zero and the received entry is the error; `classification_needs_no_data`
//! compares this with decoders that receive data. With d = `due`, the outcome needs the delivered entry only where d
//! is zero. There f AND NOT d equals f with d set to zero, so corrections need no gating.

use eccforge_circuit::lanes::{Backend, Counters, Program, Slot, Sums, TooLarge, Workspace, add_outcomes};
use eccforge_circuit::transform::{copy_into, copy_with, same_inputs, same_outputs};
use eccforge_circuit::{Builder, Circuit, Gate};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_runs::records::Counts;
use eccforge_scheme::Scheme;
use std::collections::HashMap;

/// The outcomes of 512 samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcomes {
    /// Samples with `due` set.
    pub due: Slot,
    /// Samples with a reported correction; undefined where `due` is set.
    pub ce: Slot,
    /// Samples whose entry would be delivered wrong; undefined where `due` is set.
    pub wrong: Slot,
}

impl Outcomes {
    /// The outputs of a [judged] circuit.
    pub(crate) fn of([due, ce, wrong]: [Slot; 3]) -> Self {
        Self { due, ce, wrong }
    }

    /// Samples that were delivered wrong.
    pub fn silent(&self) -> Slot {
        self.wrong.zip(&self.due, |wrong, due| wrong & !due)
    }
}

/// Counts of outcomes while samples are added.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally([Sums; 5]);

impl Tally {
    /// Adds the samples under `mask`.
    #[inline]
    pub fn add(&mut self, outcomes: &Outcomes, mask: &Slot) {
        add_outcomes(&mut self.0, [mask, &outcomes.due, &outcomes.ce, &outcomes.wrong]);
    }

    /// The counts of all samples that were added.
    pub fn counts(&self) -> Counts {
        let [samples, detected, claimed, wrong, miscorrected] = self.0.map(Sums::total);
        let (corrected, undetected) = (claimed - miscorrected, wrong - miscorrected);
        // The rest of the samples: counting it would take a sixth sum.
        let clean = samples - detected - claimed - undetected;
        Counts { corrected, detected, undetected, miscorrected, clean }
    }
}

/// A compiled decoder with the classification of its output.
#[derive(Clone, Debug)]
pub struct Classifier(Program);

impl Classifier {
    /// The classifier of a scheme with its enable inputs at their defaults.
    ///
    /// # Errors
    /// The decoder is too large for a program.
    pub fn new(scheme: &Scheme) -> Result<Self, TooLarge> {
        let tied = scheme.tied();
        TooLarge::reject(&tied.id, Decoder::nets_at_least(&tied, Strategy::Software))?;
        Self::of_decoder(&Decoder::new(&tied, Strategy::Software).flatten())
    }

    /// The classifier of a scheme under faults that depend on the stored value. The inputs are for each bit whether a
    /// one would be lost, then for each bit whether a one would be gained, then the written data.
    ///
    /// # Errors
    /// The decoder is too large for a program.
    pub fn of_stored(scheme: &Scheme) -> Result<Self, TooLarge> {
        let tied = scheme.tied();
        TooLarge::reject(&tied.id, Decoder::nets_at_least(&tied, Strategy::Software))?;
        let written = eccforge_lower::stored(&tied, &encoder(&tied));
        Self::of_judged(stored(&written, &judged(&Decoder::new(&tied, Strategy::Software).flatten())))
    }

    /// The classifier of any decoder circuit with an input `entry` and outputs `corrected`, `ce`, `due`.
    ///
    /// # Errors
    /// The circuit is too large for a program.
    ///
    /// # Panics
    /// If the circuit lacks one of these ports.
    pub fn of_decoder(decoder: &Circuit) -> Result<Self, TooLarge> {
        Self::of_judged(judged(decoder))
    }

    fn of_judged(judged: Circuit) -> Result<Self, TooLarge> {
        Program::compile(&judged).map(Self)
    }

    /// For each of these parts of an entry, the classifier of errors in the part: input slot i is error bit i of the
    /// part, and all other bits are right. Parts with equal circuits, such as codewords of one code, share a program.
    ///
    /// # Errors
    /// The circuit is too large for a program.
    pub(crate) fn of_parts(&self, parts: &[Vec<usize>]) -> Result<Vec<Self>, TooLarge> {
        let mut found: Vec<Self> = Vec::new();
        for part in parts {
            let circuit = part_of(self.0.circuit(), part);
            // Codewords of one code have equal circuits, and compiling takes longer than comparing.
            let classifier = match found.iter().find(|c| *c.0.circuit() == circuit) {
                Some(equal) => equal.clone(),
                None => Self::of_judged(circuit)?,
            };
            found.push(classifier);
        }
        Ok(found)
    }

    /// Number of input bits: the bits of an error pattern, or the inputs of [`Classifier::of_stored`].
    pub fn bits(&self) -> usize {
        self.0.inputs()
    }

    /// The compiled circuit: input slot i is error bit i.
    pub fn program(&self) -> &Program {
        &self.0
    }

    /// Decodes these error patterns.
    #[inline]
    pub(crate) fn run_on(&self, backend: Backend, errors: &[Slot], workspace: &mut Workspace) -> Outcomes {
        let mut outputs = [Slot::ZERO; 3];
        self.0.run_on(backend, errors, workspace, &mut outputs);
        Outcomes::of(outputs)
    }

    /// Like [`Classifier::run_on`], and draws as many slots as an entry has bits if it can: see [`Program::run_and_draw`].
    #[inline]
    pub(crate) fn run_and_draw(
        &self,
        backend: Backend,
        errors: &[Slot],
        workspace: &mut Workspace,
        draw: (&Counters, &mut [Slot]),
    ) -> (Outcomes, bool) {
        let mut outputs = [Slot::ZERO; 3];
        let is_drawn = self.0.run_and_draw(backend, errors, workspace, &mut outputs, draw);
        (Outcomes::of(outputs), is_drawn)
    }

    /// Decodes the error patterns in the workspace's input slots.
    #[inline]
    pub fn run(&self, backend: Backend, workspace: &mut Workspace) -> Outcomes {
        let mut outputs = [Slot::ZERO; 3];
        self.0.run(backend, workspace, &mut outputs);
        Outcomes::of(outputs)
    }
}

/// The classification of errors on only these bits, in the order of the bits.
fn part_of(judged: &Circuit, bits: &[usize]) -> Circuit {
    let entry: Vec<_> = judged.inputs().iter().flat_map(|p| &p.nets).copied().collect();
    let mut b = Builder::new(format!("{}_part", judged.name()));
    let own = b.input("error", bits.len());
    let right = b.constant(false);
    let mut errors: HashMap<_, _> = entry.iter().map(|&net| (net, right)).collect();
    errors.extend(bits.iter().zip(own).map(|(&bit, net)| (entry[bit], net)));
    let map = copy_with(&mut b, judged, |_, net, _| errors.get(&net).copied());
    same_outputs(&mut b, judged, &map);
    b.finish().without_dead_gates()
}

/// The classification of errors that depend on the stored entry.
fn stored(encoder: &Circuit, judged: &Circuit) -> Circuit {
    let mut b = Builder::new(format!("{}_stored", judged.name()));
    let entry: Vec<_> = judged.inputs().iter().flat_map(|p| &p.nets).copied().collect();
    let (lost, gained) = (b.input("lost", entry.len()), b.input("gained", entry.len()));
    let inputs = same_inputs(&mut b, encoder);
    let write = copy_into(&mut b, encoder, &inputs);
    let written = &encoder.output("entry").unwrap_or_else(|| panic!("an encoder has `entry`")).nets;
    let mut errors = HashMap::new();
    for (i, &net) in entry.iter().enumerate() {
        let bit = write[written[i].index()];
        let zero = b.not(bit);
        let ways = [b.and([bit, lost[i]]), b.and([zero, gained[i]])];
        errors.insert(net, b.or(ways));
    }
    let judge = copy_with(&mut b, judged, |_, net, _| errors.get(&net).copied());
    same_outputs(&mut b, judged, &judge);
    b.finish().without_dead_gates()
}

/// The circuit from an error pattern to `due`, `ce` and `wrong`; `ce` and `wrong` are valid only if `due` is zero.
pub fn judged(decoder: &Circuit) -> Circuit {
    let port = |name: &str| &decoder.output(name).unwrap_or_else(|| panic!("a decoder has `{name}`")).nets;
    let decoder_due = port("due")[0];
    let mut b = Builder::new(format!("{}_judged", decoder.name()));
    let inputs = same_inputs(&mut b, decoder);
    let flagged = copy_into(&mut b, decoder, &inputs);
    // With `due` at zero, the copy below has the flips and flags of an accepted entry without gates for the refusal.
    let never = b.constant(false);
    let accepted = copy_with(&mut b, decoder, |_, net, _| match decoder.gate(net) {
        _ if net == decoder_due => Some(never),
        Gate::Input { .. } => Some(flagged[net.index()]),
        _ => None,
    });
    let due = flagged[decoder_due.index()];
    let wrong = b.or(port("corrected").iter().map(|n| accepted[n.index()]));
    let ce = accepted[port("ce")[0].index()];
    b.output("due", vec![due]);
    b.output("ce", vec![ce]);
    b.output("wrong", vec![wrong]);
    b.finish().without_dead_gates()
}
