//! The entry rules decide whether the corrections of several codewords are consistent [Sullivan et al., MICRO 2021,
//! Section 5].

use super::block::{Block, BlockBuilder};
use super::ports::{CodewordOutput, RulesInput, RulesOutput};
use super::{Flags, Strategy, Wiring, lookup};
use eccforge_circuit::{Builder, NetId, Role};
use eccforge_scheme::{CellKind, PairConfirmation, Partition, Scheme, Space, Switch};

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
    let alone = scheme.pair_confirmation == PairConfirmation::None && scheme.enable_for(Switch::SanityCheck).is_none();
    let in_cell = |(w, spaces): (usize, &Vec<Space>)| {
        let physical = scheme.layout.codeword(w);
        spaces.iter().all(|space| {
            let bits = space.basis().iter().flatten().map(|bit| physical[*bit]);
            space.dimension() <= lookup::LISTED_DIMENSION && first.common_cell(bits).is_some()
        })
    };
    alone && scheme.corrects.iter().enumerate().all(in_cell)
}

/// Builds the rules of a scheme for the given wiring of its codewords.
pub(super) fn build(scheme: &Scheme, wirings: &[Wiring], strategy: Strategy) -> EntryRules {
    let mut block = BlockBuilder::new(format!("{}_rules", scheme.identifier()));
    let codewords = wirings.iter().enumerate().map(|(w, wiring)| inputs(&mut block, scheme, w, wiring, strategy));
    let inputs = Inputs { scheme, wirings, codewords: codewords.collect() };
    let mut enable = |rule: Switch| {
        let i = scheme.enable_for(rule)?;
        Some(block.input(RulesInput::Enable(rule), &scheme.enables[i].name, 1)[0])
    };
    let (sanity, confirm) = (enable(Switch::SanityCheck), enable(Switch::PairConfirmation));
    let b = &mut block.circuit;
    let mut failures = Vec::new();
    if !scheme.sanity_check.is_empty() {
        let apart = inputs.apart(b);
        failures.push(b.and(apart.into_iter().chain(sanity)));
    }
    if scheme.pair_confirmation != PairConfirmation::None {
        let alone = inputs.unconfirmed(b);
        let any = b.or(alone);
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
    let nets = |(port, width)| (port, block.input(RulesInput::Codeword(w, port), format!("{port}_{w}"), width));
    ports.into_iter().map(nets).collect()
}

/// The signals that the rules read from the codewords.
struct Inputs<'a> {
    scheme: &'a Scheme,
    wirings: &'a [Wiring],
    /// By codeword.
    codewords: Vec<Outputs>,
}

/// For each cell of a partition, nets of codewords, each with its codeword.
type ByCell = Vec<Vec<(usize, NetId)>>;

impl Inputs<'_> {
    fn of(&self, w: usize, port: CodewordOutput) -> Option<&[NetId]> {
        self.codewords[w].iter().find(|(p, _)| *p == port).map(|(_, nets)| nets.as_slice())
    }

    /// One net of every codeword.
    fn flags(&self, port: CodewordOutput) -> Vec<NetId> {
        (0..self.codewords.len()).flat_map(|w| self.of(w, port).unwrap_or_default().iter().copied()).collect()
    }

    /// The outputs of codewords for their groups in each cell.
    fn by_cell(&self, partition: &Partition, port: CodewordOutput) -> ByCell {
        let mut cells = vec![Vec::new(); partition.count()];
        for (w, wiring) in self.wirings.iter().enumerate() {
            let restriction = wiring.restrictions.iter().find(|r| r.kind == partition.kind());
            let own = restriction.into_iter().flat_map(|r| &r.cells).zip(self.of(w, port).unwrap_or_default());
            own.for_each(|(cell, net)| cells[*cell].push((w, *net)));
        }
        cells
    }

    /// For each cell, the nets that are set if a codeword's flips touch it.
    fn touching(&self, partition: &Partition) -> ByCell {
        let mut cells = self.by_cell(partition, CodewordOutput::Touched(partition.kind()));
        for (w, wiring) in self.wirings.iter().enumerate() {
            let flips = self.of(w, CodewordOutput::Flips).unwrap_or_default();
            wiring.bits.iter().zip(flips).for_each(|(bit, flip)| cells[partition.cell(*bit)].push((w, *flip)));
        }
        cells
    }

    /// Terms that are all set if two or more codewords correct and, under every partition, the flips touch two or
    /// more cells.
    fn apart(&self, b: &mut Builder) -> Vec<NetId> {
        let several = b.at_least_two(&self.flags(CodewordOutput::Ce));
        b.word("several_correct", Role::Rule, vec![several]);
        let mut terms = vec![several];
        for partition in &self.scheme.sanity_check {
            let name = partition.name().replace(' ', "_");
            let cells: Vec<NetId> =
                self.touching(partition).into_iter().map(|nets| b.or(nets.into_iter().map(|n| n.1))).collect();
            b.word(format!("touched_{name}"), Role::Rule, cells.clone());
            let apart = b.at_least_two(&cells);
            b.word(format!("two_{name}s"), Role::Rule, vec![apart]);
            terms.push(apart);
        }
        terms
    }

    /// For each codeword and byte, whether the codeword corrects several bits of the byte and no other corrects a bit of it.
    fn unconfirmed(&self, b: &mut Builder) -> Vec<NetId> {
        let bytes = Partition::bytes(self.scheme.geometry);
        let multi = self.by_cell(&bytes, CodewordOutput::MultiByte);
        let mut alone = Vec::new();
        for (touching, multi) in self.touching(&bytes).iter().zip(&multi) {
            let by: Vec<NetId> = (0..self.wirings.len())
                .map(|w| b.or(touching.iter().filter(|(v, _)| *v == w).map(|(_, net)| *net)))
                .collect();
            for (w, pair) in multi {
                let others = b.or((0..by.len()).filter(|v| v != w).map(|v| by[v]));
                let none = b.not(others);
                alone.push(b.and([*pair, none]));
            }
        }
        alone
    }

    /// `due` and whether any syndrome is nonzero, from the outputs of each codeword for each cell.
    fn good_cell(&self, b: &mut Builder) -> (NetId, NetId) {
        let nonzeros = self.flags(CodewordOutput::Nonzero);
        let zeros: Vec<NetId> = nonzeros.iter().map(|n| b.not(*n)).collect();
        let partitions = self.scheme.sanity_check.iter();
        let cells = partitions.flat_map(|p| self.by_cell(p, CodewordOutput::Within(p.kind())));
        let good: Vec<NetId> = cells
            .map(|cell| {
                // A codeword without a bit in the cell has to be free of errors.
                let net = |w: usize| cell.iter().find(|(v, _)| *v == w).map_or(zeros[w], |(_, net)| *net);
                b.and((0..zeros.len()).map(net).collect::<Vec<_>>())
            })
            .collect();
        b.word("good_cell", Role::Rule, good.clone());
        let good = b.or(good);
        (b.not(good), b.or(nonzeros))
    }
}
