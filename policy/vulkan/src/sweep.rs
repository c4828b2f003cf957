//! The arguments with which the kernels run a sweep on a piece of the memory.

use crate::device::ARGUMENTS;
use eccforge_memory::memtest::logic::Generator;
use eccforge_memory::memtest::pattern::{PARK_MILLER, Pattern, RandomBlocks};
use eccforge_memory::memtest::plan::{Element, MODULUS, Operation, Select, Sweep};

/// Threads of a dispatch, those of MemtestG80: 1024 blocks of 512. Thread t takes the words t, t + `THREADS`, and so on.
const THREADS: u64 = 1024 * 512;
/// Number of words after which walking patterns and residues modulo 20 repeat.
// The least common multiple of the 32 bits of a word and of 20.
const PERIOD: u64 = 160;
/// Words of an entry.
const ENTRY: u64 = 8;
/// A number that no word has, because pieces have fewer words.
const NONE: u32 = u32::MAX;

// Operations and patterns of the kernels.
const WRITE: u32 = 0;
const VERIFY: u32 = 1;
const LOGIC: u32 = 2;
const REREAD: u32 = 3;
const ALTERNATING: u32 = 0;
const WALKING: u32 = 1;
const RANDOM: u32 = 2;

/// A kernel: an entry point of `kernels.wgsl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    Pattern,
    March,
}

/// Number of threads of a group.
pub(crate) const GROUP: u32 = 256;

/// A planted error: reads of a word deliver other bits. It shows that the tests find errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plant {
    /// Byte address from the start of the tested memory.
    pub address: u64,
    /// The bits that are wrong.
    pub mask: u32,
    /// Whether a second read delivers these bits, too: an error of a cell, not of the transfer.
    pub stored: bool,
}

/// The structure `Sweep` of the kernels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arguments {
    start: u32,
    count: u32,
    operation: u32,
    chosen: u32,
    first: u32,
    entry: u32,
    pattern: u32,
    a: u32,
    b: u32,
    inverted: u32,
    limit: u32,
    next: u32,
    factor: u32,
    planted: u32,
    mask: u32,
    stored: u32,
}

impl Arguments {
    /// The arguments for a piece whose first word has this number.
    fn new(first: u64, count: u32, plant: Option<Plant>) -> Self {
        let chosen = MODULUS as u32;
        let own = Self { count, chosen, first: (first % PERIOD) as u32, planted: NONE, ..Self::default() };
        let Some(plant) = plant else { return own };
        let word = (plant.address / 4).checked_sub(first).filter(|word| *word < u64::from(count));
        let planted = word.map_or(NONE, |word| word as u32);
        Self { planted, mask: plant.mask, stored: u32::from(plant.stored), ..own }
    }

    /// Reads the words of the list again.
    pub fn reread(first: u64, count: u32, plant: Option<Plant>) -> Self {
        Self { operation: REREAD, ..Self::new(first, count, plant) }
    }

    /// Number of groups that have a word.
    pub fn groups(&self) -> u32 {
        self.count.div_ceil(GROUP)
    }

    /// The arguments as words, in the form that the kernels take.
    pub fn words(&self) -> [u32; ARGUMENTS] {
        let Self {
            start, count, operation, chosen, first, entry, pattern, a, b, inverted, limit, next, factor, ..
        } = *self;
        let [planted, mask, stored] = [self.planted, self.mask, self.stored];
        [
            start, count, operation, chosen, first, entry, pattern, a, b, inverted, limit, next, factor, planted, mask,
            stored,
        ]
    }
}

/// The dispatches of a sweep on a piece of `count` words; `first` is the number of the first one.
pub fn dispatches(
    step: &Sweep,
    generator: Generator,
    (first, count): (u64, u32),
    plant: Option<Plant>,
) -> Vec<(Kernel, Arguments)> {
    let own = Arguments::new(first, count, plant);
    let (operation, what, select) = match step {
        Sweep::Write(what, select) => (WRITE, what, *select),
        Sweep::Verify(what, select) => (VERIFY, what, *select),
        Sweep::Logic { periods, shared } => {
            let (limit, next) = (periods * generator.period, u32::from(*shared));
            let logic = Arguments { operation: LOGIC, a: generator.a, b: generator.c, limit, next, ..own };
            return vec![(Kernel::Pattern, logic)];
        }
        Sweep::March(element) => return vec![(Kernel::March, march(element, own))],
    };
    let own = Arguments { operation, chosen: chosen(select), ..own };
    let one = match *what {
        Pattern::Constant(word) => Arguments { pattern: ALTERNATING, a: word, b: word, ..own },
        Pattern::Alternating([a, b]) => Arguments { pattern: ALTERNATING, a, b, ..own },
        Pattern::Walking { shift, inverted } => {
            Arguments { pattern: WALKING, a: shift, inverted: if inverted { u32::MAX } else { 0 }, ..own }
        }
        Pattern::Random(blocks) => return random(blocks, first, own),
    };
    vec![(Kernel::Pattern, one)]
}

fn chosen(select: Select) -> u32 {
    match select {
        Select::All => MODULUS as u32,
        Select::Residue(s) => s as u32,
        Select::NotResidue(s) => 32 + s as u32,
    }
}

fn march(element: &Element, own: Arguments) -> Arguments {
    // Two bits each, the first operation in the lowest ones.
    let mut operations = 0;
    for operation in element.operations.iter().rev() {
        let bits = match operation {
            Operation::Read(ones) => u32::from(*ones),
            Operation::Write(ones) => 2 | u32::from(*ones),
        };
        operations = operations << 2 | bits;
    }
    let limit = element.operations.len() as u32;
    Arguments { a: element.word(false), b: operations, limit, next: u32::from(element.descending), ..own }
}

/// Random blocks: a further dispatch begins after the entry in which the seed changes.
fn random(blocks: RandomBlocks, first: u64, own: Arguments) -> Vec<(Kernel, Arguments)> {
    let (mut all, mut start) = (Vec::new(), 0);
    while start < u64::from(own.count) {
        let at = first + start;
        let (state, left) = blocks.state_before(at);
        let rest = u64::from(own.count) - start;
        let count = rest.min(left.next_multiple_of(ENTRY));
        all.push((
            Kernel::Pattern,
            Arguments {
                start: start as u32,
                count: count as u32,
                first: (at % PERIOD) as u32,
                entry: (at / ENTRY) as u32,
                pattern: RANDOM,
                a: state as u32,
                inverted: if blocks.is_inverted() { u32::MAX } else { 0 },
                limit: left.min(u64::from(NONE)) as u32,
                next: blocks.state_before(at + left).0 as u32,
                factor: factor(),
                ..own
            },
        ));
        start += count;
    }
    all
}

/// The factor between the states of two successive words of a thread.
fn factor() -> u32 {
    (0..THREADS.ilog2()).fold(PARK_MILLER.0, |square, _| square * square % PARK_MILLER.1) as u32
}
