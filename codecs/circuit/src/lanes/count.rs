//! Population counts of slots.

use super::Slot;

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
