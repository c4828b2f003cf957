//! The entry rules decide whether the corrections of several codewords are consistent [Sullivan et al., MICRO 2021,
//! Section 5].

use super::block::{Block, BlockBuilder};
use super::ports::{CodewordOutput, RulesInput, RulesOutput};
use super::{Flags, Strategy, Wiring, lookup};
use eccforge_circuit::{Builder, NetId, Role};
use eccforge_scheme::{CellKind, PairConfirmation, Partition, Scheme, Switch};

/// The entry rules.
pub type EntryRules = Block<RulesInput, RulesOutput>;

/// Whether the scheme has no entry rules.
pub(super) fn none(scheme: &Scheme) -> bool {
    scheme.sanity_check.is_empty() && scheme.pair_confirmation == PairConfirmation::None
}

impl Strategy {
    /// Whether the flags of an entry are computed in parallel with the matches: if requested and possible.
    pub(super) fn flags_are_parallel(self, scheme: &Scheme) -> bool {
        self.flags() == Some(Flags::ParallelWithMatches) && decided_by_cells(scheme)
    }
}

/// Whether an entry is good exactly if one cell contains every correction. This holds if the sanity check is the only
/// rule, it cannot be switched off, and each correctable pattern is within a cell of the first partition.
fn decided_by_cells(scheme: &Scheme) -> bool {
    let Some(first) = scheme.sanity_check.first() else { return false };
    if scheme.pair_confirmation != PairConfirmation::None || scheme.enable_for(Switch::SanityCheck).is_some() {
        return false;
    }
    for (w, spaces) in scheme.corrects.iter().enumerate() {
        let physical = scheme.layout.codeword(w);
        for space in spaces {
            let bits = space.basis().iter().flatten().map(|bit| physical[*bit]);
            // Larger spaces have one hit for all patterns, which does not show the cells that a pattern touches.
            if space.dimension() > lookup::LISTED_DIMENSION || first.common_cell(bits).is_none() {
                return false;
            }
        }
    }
    true
}

/// Builds the rules of a scheme for the given wiring of its codewords.
pub(super) fn build(scheme: &Scheme, wirings: &[Wiring], strategy: Strategy) -> EntryRules {
    let mut block = BlockBuilder::new(format!("{}_rules", scheme.identifier()));
    let codewords = wirings.iter().enumerate().map(|(w, wiring)| inputs(&mut block, scheme, w, wiring, strategy));
    let inputs = Inputs { scheme, wirings, codewords: codewords.collect() };
    let sanity = enable(&mut block, scheme, Switch::SanityCheck);
    let confirm = enable(&mut block, scheme, Switch::PairConfirmation);
    let b = &mut block.circuit;
    let mut failures = Vec::new();
    if !scheme.sanity_check.is_empty() {
        let inconsistent = inputs.inconsistent(b);
        failures.push(b.and(inconsistent.into_iter().chain(sanity)));
    }
    if scheme.pair_confirmation != PairConfirmation::None {
        let unconfirmed = inputs.unconfirmed(b);
        let any = b.or(unconfirmed);
        failures.push(b.and([any].into_iter().chain(confirm)));
    }
    let rule_fail = b.or(failures);
    b.word("rule_fail", Role::Rule, vec![rule_fail]);
    let (due, any) = if strategy.flags_are_parallel(scheme) {
        inputs.good_cell(b)
    } else {
        let due = b.or(inputs.flags(CodewordOutput::Due).into_iter().chain([rule_fail]));
        (due, b.or(inputs.flags(CodewordOutput::Ce)))
    };
    let accept = b.not(due);
    let ce = b.and([any, accept]);
    block.output(RulesOutput::RuleFail, vec![rule_fail]);
    block.output(RulesOutput::Ce, vec![ce]);
    block.output(RulesOutput::Due, vec![due]);
    block.finish()
}

/// The input that switches a rule, if the scheme has one.
fn enable(block: &mut BlockBuilder<RulesInput, RulesOutput>, scheme: &Scheme, rule: Switch) -> Option<NetId> {
    let i = scheme.enable_for(rule)?;
    Some(block.input(RulesInput::Enable(rule), &scheme.enables[i].name, 1)[0])
}

/// Outputs of a codeword with their nets.
type Outputs = Vec<(CodewordOutput, Vec<NetId>)>;

/// The inputs from codeword `w`.
fn inputs(
    block: &mut BlockBuilder<RulesInput, RulesOutput>,
    scheme: &Scheme,
    w: usize,
    wiring: &Wiring,
    strategy: Strategy,
) -> Outputs {
    let mut ports: Vec<(CodewordOutput, usize)> = Vec::new();
    let restrictions = &wiring.restrictions;
    if strategy.flags().is_some() {
        ports.extend(restrictions.iter().map(|r| (CodewordOutput::Touched(r.kind), r.groups.len())));
    } else if !none(scheme) {
        ports.push((CodewordOutput::Flips, wiring.bits.len()));
    }
    if let Some(bytes) = restrictions.iter().find(|r| r.kind == CellKind::Byte)
        && scheme.pair_confirmation != PairConfirmation::None
    {
        ports.push((CodewordOutput::MultiByte, bytes.groups.len()));
    }
    if strategy.flags_are_parallel(scheme) {
        ports.extend(restrictions.iter().map(|r| (CodewordOutput::Within(r.kind), r.groups.len())));
        ports.push((CodewordOutput::Nonzero, 1));
    }
    ports.extend([(CodewordOutput::Ce, 1), (CodewordOutput::Due, 1)]);
    let mut outputs = Outputs::new();
    for (port, width) in ports {
        outputs.push((port, block.input(RulesInput::Codeword(w, port), format!("{port}_{w}"), width)));
    }
    outputs
}

/// The signals that the rules read from the codewords.
struct Inputs<'a> {
    scheme: &'a Scheme,
    wirings: &'a [Wiring],
    /// The outputs of each codeword.
    codewords: Vec<Outputs>,
}

/// For each cell of a partition, nets of codewords, each with its codeword.
type ByCell = Vec<Vec<(usize, NetId)>>;

impl Inputs<'_> {
    fn of(&self, w: usize, port: CodewordOutput) -> Option<&[NetId]> {
        self.codewords[w].iter().find(|(p, _)| *p == port).map(|(_, nets)| nets.as_slice())
    }

    /// Returns the net of this one-bit output for every codeword.
    fn flags(&self, port: CodewordOutput) -> Vec<NetId> {
        (0..self.codewords.len()).flat_map(|w| self.of(w, port).unwrap_or_default().iter().copied()).collect()
    }

    /// The outputs of codewords for their groups in each cell.
    fn by_cell(&self, partition: &Partition, port: CodewordOutput) -> ByCell {
        let mut cells = vec![Vec::new(); partition.count()];
        for (w, wiring) in self.wirings.iter().enumerate() {
            let restriction = wiring.restrictions.iter().find(|r| r.kind == partition.kind());
            let own = restriction.into_iter().flat_map(|r| &r.cells).zip(self.of(w, port).unwrap_or_default());
            for (cell, net) in own {
                cells[*cell].push((w, *net));
            }
        }
        cells
    }

    /// For each cell, the nets that are set if a codeword's flips touch it.
    fn touching(&self, partition: &Partition) -> ByCell {
        let mut cells = self.by_cell(partition, CodewordOutput::Touched(partition.kind()));
        for (w, wiring) in self.wirings.iter().enumerate() {
            let flips = self.of(w, CodewordOutput::Flips).unwrap_or_default();
            for (bit, flip) in wiring.bits.iter().zip(flips) {
                cells[partition.cell(*bit)].push((w, *flip));
            }
        }
        cells
    }

    /// Terms that are all set if two or more codewords correct and, under every partition, the flips touch two or
    /// more cells.
    fn inconsistent(&self, b: &mut Builder) -> Vec<NetId> {
        let several = b.at_least_two(&self.flags(CodewordOutput::Ce));
        b.word("several_correct", Role::Rule, vec![several]);
        let mut terms = vec![several];
        for partition in &self.scheme.sanity_check {
            let name = partition.name().replace(' ', "_");
            let cells: Vec<NetId> =
                self.touching(partition).into_iter().map(|nets| b.or(nets.into_iter().map(|n| n.1))).collect();
            b.word(format!("touched_{name}"), Role::Rule, cells.clone());
            let several_cells = b.at_least_two(&cells);
            b.word(format!("two_{name}s"), Role::Rule, vec![several_cells]);
            terms.push(several_cells);
        }
        terms
    }

    /// For each codeword and byte, whether the codeword corrects several bits of the byte and no other corrects a bit of it.
    fn unconfirmed(&self, b: &mut Builder) -> Vec<NetId> {
        let bytes = Partition::bytes(self.scheme.geometry);
        let multi = self.by_cell(&bytes, CodewordOutput::MultiByte);
        let mut unconfirmed = Vec::new();
        for (touching, multi) in self.touching(&bytes).iter().zip(&multi) {
            let mut corrects_here = Vec::with_capacity(self.wirings.len());
            for w in 0..self.wirings.len() {
                corrects_here.push(b.or(touching.iter().filter(|(v, _)| *v == w).map(|(_, net)| *net)));
            }
            for (w, pair) in multi {
                let others = b.or((0..corrects_here.len()).filter(|v| v != w).map(|v| corrects_here[v]));
                let none = b.not(others);
                unconfirmed.push(b.and([*pair, none]));
            }
        }
        unconfirmed
    }

    /// `due` and whether any syndrome is nonzero, from the outputs of each codeword for each cell.
    fn good_cell(&self, b: &mut Builder) -> (NetId, NetId) {
        let nonzeros = self.flags(CodewordOutput::Nonzero);
        let zeros: Vec<NetId> = nonzeros.iter().map(|n| b.not(*n)).collect();
        let partitions = self.scheme.sanity_check.iter();
        let cells = partitions.flat_map(|p| self.by_cell(p, CodewordOutput::Within(p.kind())));
        let mut good = Vec::new();
        for cell in cells {
            // A codeword without a bit in the cell has to be free of errors.
            let mut terms = zeros.clone();
            for (w, within) in cell {
                terms[w] = within;
            }
            good.push(b.and(terms));
        }
        b.word("good_cell", Role::Rule, good.clone());
        let good = b.or(good);
        (b.not(good), b.or(nonzeros))
    }
}
