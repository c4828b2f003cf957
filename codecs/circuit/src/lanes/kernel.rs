//! Runs a tape section by section. All operations of a section have one kind and one shape, so loops have fixed trip
//! counts and the branches of a section repeat.

use super::lane::Lane;
use super::tape::Code;
use super::{Backend, SLOT_BITS, Slot};

/// Words of a slot. A tape names slots by words, so an address is base + 8 x word, a single addressing mode.
pub(super) const WORDS: usize = SLOT_BITS / 64;

/// The function that a section's operations compute. A tape record holds the destination slot, then the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Kind {
    /// XOR of `plus` operands.
    Xor,
    /// AND of `plus` operands and of the complements of `minus` more.
    And,
    /// OR of `plus` operands and of the complements of `minus` more.
    Or,
}

/// Shape of the operations of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Shape {
    pub kind: Kind,
    pub plus: u16,
    pub minus: u16,
    /// The result is complemented.
    pub invert: bool,
}

impl Shape {
    /// Operands on the tape after the destination.
    pub fn operands(self) -> usize {
        usize::from(self.plus) + usize::from(self.minus)
    }
}

/// A run of operations of one shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Section {
    pub shape: Shape,
    pub count: u32,
}

/// Runs a tape on the slots, with NEON for the NEON backend and with plain words otherwise.
///
/// # Panics
/// If there are fewer slots than the tape uses, or the machine lacks the backend's instructions.
pub(super) fn run(backend: Backend, tape: &Code, slots: &mut [Slot]) {
    assert!(slots.len() >= tape.slots(), "{} slots for a tape that uses {}", slots.len(), tape.slots());
    assert!(backend.runs_here(), "the caller has chosen an available backend");
    let slots = slots.as_mut_ptr();
    // SAFETY: every word on a tape is eight times a slot index below `tape.slots()` and the sections cover the tape exactly
    // (checked where a `Code` is made), which the first assertion holds
    // against the slots; `runs_here` has seen NEON, and plain words need no instruction set.
    unsafe {
        match backend {
            #[cfg(target_arch = "aarch64")]
            Backend::Neon => run_neon(tape, slots),
            _ => walk::<super::lane::Words>(tape, slots),
        }
    }
}

/// Population count of each slot.
#[inline]
pub fn count_ones<const N: usize>(slots: &[Slot; N]) -> [u64; N] {
    #[cfg(target_arch = "x86_64")]
    {
        if std::arch::is_x86_feature_detected!("avx512f") && std::arch::is_x86_feature_detected!("avx512vpopcntdq") {
            // SAFETY: both features have just been seen.
            return unsafe { count_avx512(slots) };
        }
        if std::arch::is_x86_feature_detected!("popcnt") {
            // SAFETY: the feature has just been seen.
            return unsafe { count_popcnt(slots) };
        }
    }
    count(slots)
}

#[inline(always)]
fn count<const N: usize>(slots: &[Slot; N]) -> [u64; N] {
    std::array::from_fn(|i| slots[i].0.iter().map(|w| u64::from(w.count_ones())).sum())
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vpopcntdq")]
fn count_avx512<const N: usize>(slots: &[Slot; N]) -> [u64; N] {
    count(slots)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt")]
fn count_popcnt<const N: usize>(slots: &[Slot; N]) -> [u64; N] {
    count(slots)
}

#[cfg(target_arch = "aarch64")]
#[target_feature(enable = "neon")]
unsafe fn run_neon(tape: &Code, slots: *mut Slot) {
    // SAFETY: the attribute enables what the lane needs; the rest is the caller's promise.
    unsafe { walk::<super::lane::arm::Neon>(tape, slots) }
}

/// Runs all sections.
///
/// # Safety
/// The lane's instruction set is present; `slots` points at `tape.slots()` slots or more.
#[inline(always)]
unsafe fn walk<L: Lane>(tape: &Code, slots: *mut Slot) {
    let mut at = tape.words().as_ptr();
    for section in tape.sections() {
        let shape = section.shape;
        let step = 1 + shape.operands();
        // SAFETY: a `Code` holds exactly `count` records of `step` words for each section, one after the other.
        unsafe {
            match (shape.kind, shape.plus, shape.minus) {
                (Kind::Xor, 2, _) => each::<L>(&mut at, section, step, slots, |r| r.get(1).xor(r.get(2))),
                (Kind::Xor, 3, _) => each::<L>(&mut at, section, step, slots, |r| r.get(1).xor(r.get(2)).xor(r.get(3))),
                (Kind::Xor, n, _) => each::<L>(&mut at, section, step, slots, |r| r.xor_all(n.into())),
                (Kind::And, 2, 0) => each::<L>(&mut at, section, step, slots, |r| r.get(1).and(r.get(2))),
                (Kind::And, 1, 1) => each::<L>(&mut at, section, step, slots, |r| r.get(1).and_not(r.get(2))),
                (Kind::And, p, m) => each::<L>(&mut at, section, step, slots, |r| r.and_all(p.into(), m.into())),
                (Kind::Or, p, m) => each::<L>(&mut at, section, step, slots, |r| r.or_all(p.into(), m.into())),
            }
        }
    }
}

/// One operation: its words on the tape, and all slots.
#[derive(Clone, Copy)]
struct Record {
    words: *const u16,
    slots: *mut Slot,
}

/// Runs the records of a section: computes each with `f` and stores it.
///
/// # Safety
/// As for [`walk`]; `at` points at the section's first record.
#[inline(always)]
unsafe fn each<L: Lane>(at: &mut *const u16, section: &Section, step: usize, slots: *mut Slot, f: impl Fn(At<L>) -> L) {
    for _ in 0..section.count {
        let record = At { record: Record { words: *at, slots }, lane: std::marker::PhantomData };
        let value = f(record);
        // SAFETY: the first word of a record is its destination, a slot of the tape.
        unsafe {
            let value = if section.shape.invert { value.xor(L::ones()) } else { value };
            value.store(slots.byte_add(8 * usize::from(**at)));
            *at = at.add(step);
        }
    }
}

/// A record that is read as one kind of lane.
struct At<L> {
    record: Record,
    lane: std::marker::PhantomData<L>,
}

/// # Safety
/// For all methods: the machine has the lane's instruction set. The record belongs to a section whose shape has at
/// least as many operands as the method reads, and its words name slots within `slots`. [`each`] guarantees this.
impl<L: Lane> At<L> {
    /// The slot named by word `i` of the record.
    #[inline(always)]
    unsafe fn get(&self, i: usize) -> L {
        // SAFETY: `i` is at most the number of operands of the section's shape, and each names a slot of the tape.
        unsafe { L::load(self.record.slots.byte_add(8 * usize::from(*self.record.words.add(i)))) }
    }

    #[inline(always)]
    unsafe fn xor_all(&self, n: usize) -> L {
        // SAFETY: words 1 to `n` are operands; the instruction set is there.
        unsafe {
            let mut acc = self.get(1);
            let mut i = 2;
            while i + 3 <= n {
                let more = self.get(i).xor(self.get(i + 1)).xor(self.get(i + 2));
                acc = acc.xor(more).xor(self.get(i + 3));
                i += 4;
            }
            if i < n {
                acc = acc.xor(self.get(i)).xor(self.get(i + 1));
                i += 2;
            }
            if i == n { acc.xor(self.get(i)) } else { acc }
        }
    }

    #[inline(always)]
    unsafe fn and_all(&self, plus: usize, minus: usize) -> L {
        // SAFETY: words 1 to `plus + minus` are operands; the instruction set is there.
        unsafe {
            let first = if plus > 0 { self.get(1) } else { L::ones() };
            let acc = (2..=plus).fold(first, |acc, i| acc.and(self.get(i)));
            (plus + 1..=plus + minus).fold(acc, |acc, i| acc.and_not(self.get(i)))
        }
    }

    /// a OR NOT b is NOT (b AND NOT a).
    #[inline(always)]
    unsafe fn or_all(&self, plus: usize, minus: usize) -> L {
        // SAFETY: words 1 to `plus + minus` are operands; the instruction set is there.
        unsafe {
            let first = if plus > 0 { self.get(1) } else { L::ones().xor(L::ones()) };
            let acc = (2..=plus).fold(first, |acc, i| acc.or(self.get(i)));
            (plus + 1..=plus + minus).fold(acc, |acc, i| self.get(i).and_not(acc).xor(L::ones()))
        }
    }
}
