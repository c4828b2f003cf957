//! Runs a scheme's decoder codeword by codeword. Each kind of codeword and the entry rules have their own program,
//! and error-free codewords are not run. A large code with many codewords thus needs no program of the whole entry.

use eccforge_circuit::lanes::{Backend, Program, Slot, TooLarge, Workspace};
use eccforge_lower::decoder::{CodewordOutput, Decoder, RulesInput, Strategy};
use eccforge_scheme::Scheme;
use std::ops::Range;

/// The decoder of a codeword and the positions of its outputs.
#[derive(Clone, Debug)]
struct Kind {
    program: Program,
    outputs: Vec<(CodewordOutput, Range<usize>)>,
    width: usize,
}

/// A scheme's decoder.
#[derive(Clone, Debug)]
pub(super) struct Words {
    kinds: Vec<Kind>,
    /// Kind and physical bits of each codeword.
    codewords: Vec<(usize, Vec<usize>)>,
    rules: Program,
    /// The outputs that the rules read, in order.
    asked: Vec<(usize, CodewordOutput)>,
    /// Number of bits that the rules read.
    rules_width: usize,
}

/// Working memory of one thread.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    workspaces: Vec<Workspace>,
    rules: Workspace,
    /// Outputs of each codeword.
    outputs: Vec<Vec<Slot>>,
}

impl Words {
    /// Compiles the decoder of a scheme with its enables at their defaults.
    pub fn new(scheme: &Scheme) -> Result<Self, TooLarge> {
        let tied = scheme.tied();
        TooLarge::reject(&tied.id, Decoder::nets_at_least(&tied, Strategy::Software))?;
        let decoder = Decoder::new(&tied, Strategy::Software);
        let read = [CodewordOutput::Flips, CodewordOutput::Ce, CodewordOutput::Due, CodewordOutput::MultiByte];
        let names = read.each_ref().map(ToString::to_string);
        let names = names.each_ref().map(String::as_str);
        let mut kinds = Vec::new();
        for block in decoder.kinds() {
            let (mut outputs, mut width) = (Vec::new(), 0);
            for (port, nets) in block.outputs().filter(|(port, _)| read.contains(port)) {
                outputs.push((port, width..width + nets.nets.len()));
                width += nets.nets.len();
            }
            kinds.push(Kind { program: Program::compile(&block.circuit().restricted_to(&names))?, outputs, width });
        }
        let codewords = decoder.codewords().iter().map(|wiring| (wiring.kind, wiring.bits.clone())).collect();
        let asked = decoder.rules().inputs().filter_map(|(port, _)| match port {
            RulesInput::Codeword(w, output) => Some((w, output)),
            RulesInput::Enable(_) => None, // enables are tied
        });
        // Other outputs of the rules are ports of emitted modules, which no outcome needs.
        let rules = decoder.rules().circuit().restricted_to(&["ce", "due"]);
        let (asked, rules) = (asked.collect(), Program::compile(&rules)?);
        Ok(Self { kinds, codewords, rules_width: rules.inputs(), rules, asked })
    }

    /// Working memory for this decoder.
    pub fn desk(&self) -> Scratch {
        Scratch {
            workspaces: self.kinds.iter().map(|k| Workspace::new([&k.program])).collect(),
            rules: Workspace::new([&self.rules]),
            outputs: self.codewords.iter().map(|(kind, _)| vec![Slot::ZERO; self.kinds[*kind].width]).collect(),
        }
    }

    /// Decodes the errors in `entry`, which becomes the remaining errors. Returns `ce` and `due`.
    pub fn run(&self, backend: Backend, desk: &mut Scratch, entry: &mut [Slot]) -> [Slot; 2] {
        let mut met = vec![false; self.codewords.len()];
        for (w, (kind, bits)) in self.codewords.iter().enumerate() {
            let outputs = &mut desk.outputs[w];
            if bits.iter().all(|&bit| entry[bit] == Slot::ZERO) {
                outputs.fill(Slot::ZERO);
                continue;
            }
            met[w] = true;
            let workspace = &mut desk.workspaces[*kind];
            let inputs = workspace.inputs_mut(bits.len());
            for (input, &bit) in inputs.iter_mut().zip(bits) {
                *input = entry[bit];
            }
            self.kinds[*kind].program.run(backend, workspace, outputs);
        }
        let mut place = 0;
        let inputs = desk.rules.inputs_mut(self.rules_width);
        for (w, port) in &self.asked {
            if let Some((_, range)) = self.kinds[self.codewords[*w].0].outputs.iter().find(|(p, _)| p == port) {
                inputs[place..place + range.len()].copy_from_slice(&desk.outputs[*w][range.clone()]);
                place += range.len();
            }
        }
        let mut flags = [Slot::ZERO; 2];
        self.rules.run(backend, &mut desk.rules, &mut flags);
        let due = flags[1];
        for (w, (kind, bits)) in self.codewords.iter().enumerate().filter(|(w, _)| met[*w]) {
            let flips = self.kinds[*kind].outputs.iter().find(|(port, _)| *port == CodewordOutput::Flips);
            let flips = flips.map_or(&[][..], |(_, range)| &desk.outputs[w][range.clone()]);
            for (&bit, flip) in bits.iter().zip(flips) {
                let accepted = flip.zip(&due, |f, d| f & !d);
                entry[bit] = entry[bit].zip(&accepted, |e, f| e ^ f);
            }
        }
        flags
    }
}
