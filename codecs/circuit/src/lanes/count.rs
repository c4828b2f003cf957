//! Population counts of slots, with the instructions of the machine.

use super::Slot;

/// Population count of a slot.
// Callers in other crates count in their innermost loop; without the attribute each count is a call.
#[inline]
pub fn count_ones(slot: &Slot) -> u64 {
    #[cfg(target_arch = "x86_64")]
    {
        if std::arch::is_x86_feature_detected!("avx512f") && std::arch::is_x86_feature_detected!("avx512vpopcntdq") {
            // SAFETY: both features have just been seen.
            return unsafe { count_avx512(slot) };
        }
        if std::arch::is_x86_feature_detected!("popcnt") {
            // SAFETY: the feature has just been seen.
            return unsafe { count_popcnt(slot) };
        }
    }
    count(slot)
}

// The functions below compile this body with more instructions; a call would run the version without them.
#[inline(always)]
fn count(slot: &Slot) -> u64 {
    slot.0.iter().map(|w| u64::from(w.count_ones())).sum()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vpopcntdq")]
fn count_avx512(slot: &Slot) -> u64 {
    count(slot)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt")]
fn count_popcnt(slot: &Slot) -> u64 {
    count(slot)
}

/// Population counts of many slots, one for each 64-bit word of a slot; [`Sums::total`] adds them once at the end.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C, align(64))]
pub struct Sums([u64; 8]);

impl Sums {
    /// The sum over the words.
    pub fn total(self) -> u64 {
        self.0.iter().sum()
    }
}

/// Adds the population count of each slot to its sums.
#[inline]
pub fn add_ones(sums: &mut [Sums], slots: &[Slot]) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx512f") && std::arch::is_x86_feature_detected!("avx512vpopcntdq") {
        // SAFETY: both features have just been seen.
        return unsafe { vectors::add_ones(sums, slots) };
    }
    for (sum, slot) in sums.iter_mut().zip(slots) {
        for (sum, word) in sum.0.iter_mut().zip(slot.0) {
            *sum += u64::from(word.count_ones());
        }
    }
}

/// Adds the samples under a mask by outcome. The slots are the mask, DUE, CE, and whether the result is wrong. The sums
/// count all samples, DUEs, and, among samples without a DUE, CEs, wrong results, and CEs with a wrong result.
#[inline]
pub fn add_outcomes(sums: &mut [Sums; 5], slots: [&Slot; 4]) {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx512f") && std::arch::is_x86_feature_detected!("avx512vpopcntdq") {
        // SAFETY: both features have just been seen.
        return unsafe { vectors::add_outcomes(sums, slots) };
    }
    let [mask, due, ce, wrong] = slots;
    let due = due.zip(mask, |d, m| d & m);
    let accepted = mask.zip(&due, |m, d| m & !d);
    let (ce, wrong) = (ce.zip(&accepted, |c, a| c & a), wrong.zip(&accepted, |w, a| w & a));
    add_ones(sums, &[*mask, due, ce, wrong, ce.zip(&wrong, |c, w| c & w)]);
}

/// The same additions a register at a time; from the loops above the compiler makes gathers and scatters, which cost
/// more than a decoder of a few bits.
#[cfg(target_arch = "x86_64")]
mod vectors {
    use super::{Slot, Sums};
    use std::arch::x86_64::*;

    #[target_feature(enable = "avx512f")]
    fn load(slot: &Slot) -> __m512i {
        // SAFETY: a slot is 64 bytes, aligned to 64.
        unsafe { _mm512_load_si512((&raw const *slot).cast()) }
    }

    #[target_feature(enable = "avx512f,avx512vpopcntdq")]
    fn add(sums: &mut Sums, ones: __m512i) {
        let to: *mut __m512i = (&raw mut *sums).cast();
        // SAFETY: sums are 64 bytes, aligned to 64.
        unsafe { _mm512_store_si512(to, _mm512_add_epi64(_mm512_load_si512(to), _mm512_popcnt_epi64(ones))) };
    }

    #[target_feature(enable = "avx512f,avx512vpopcntdq")]
    pub fn add_ones(sums: &mut [Sums], slots: &[Slot]) {
        for (sums, slot) in sums.iter_mut().zip(slots) {
            add(sums, load(slot));
        }
    }

    #[target_feature(enable = "avx512f,avx512vpopcntdq")]
    pub fn add_outcomes(sums: &mut [Sums; 5], slots: [&Slot; 4]) {
        let [mask, due, ce, wrong] = slots.map(|slot| load(slot));
        let due = _mm512_and_si512(due, mask);
        let accepted = _mm512_andnot_si512(due, mask);
        let (ce, wrong) = (_mm512_and_si512(ce, accepted), _mm512_and_si512(wrong, accepted));
        let all = [mask, due, ce, wrong, _mm512_and_si512(ce, wrong)];
        for (sums, ones) in sums.iter_mut().zip(all) {
            add(sums, ones);
        }
    }
}
