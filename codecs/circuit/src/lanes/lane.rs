//! A lane holds one slot of 512 samples in registers of one instruction set, with the logic that the kernel needs.
//!
//! The kernel is written once over this trait. Each instruction set only implements loads, stores and combinations.

use super::{SLOT_BITS, Slot};

/// 512 samples in registers.
///
/// # Safety
/// Every function may be called only where the instruction set of the type is present, and pointers must be valid for
/// the access; slots are 64-byte aligned by their type. Functions are `#[inline(always)]`, so that they become part of a
/// caller that enables the instruction set.
pub(super) trait Lane: Copy {
    unsafe fn load(slot: *const Slot) -> Self;
    unsafe fn store(self, slot: *mut Slot);
    unsafe fn ones() -> Self;
    unsafe fn xor(self, a: Self) -> Self;
    unsafe fn and(self, a: Self) -> Self;
    /// self AND NOT a.
    unsafe fn and_not(self, a: Self) -> Self;
    unsafe fn or(self, a: Self) -> Self;
}

/// Eight words: any machine. The compiler may use whatever vectors the build's baseline has.
#[derive(Clone, Copy)]
pub(super) struct Words([u64; SLOT_BITS / 64]);

impl Words {
    #[inline(always)]
    fn zip(self, a: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|i| f(self.0[i], a.0[i])))
    }
}

// SAFETY (all functions): no instruction set is needed; `load` and `store` get valid slots from the caller.
impl Lane for Words {
    #[inline(always)]
    unsafe fn load(slot: *const Slot) -> Self {
        Self(unsafe { *slot }.0)
    }
    #[inline(always)]
    unsafe fn store(self, slot: *mut Slot) {
        unsafe { *slot = Slot(self.0) }
    }
    #[inline(always)]
    unsafe fn ones() -> Self {
        Self([u64::MAX; SLOT_BITS / 64])
    }
    #[inline(always)]
    unsafe fn xor(self, a: Self) -> Self {
        self.zip(a, |x, y| x ^ y)
    }
    #[inline(always)]
    unsafe fn and(self, a: Self) -> Self {
        self.zip(a, |x, y| x & y)
    }
    #[inline(always)]
    unsafe fn and_not(self, a: Self) -> Self {
        self.zip(a, |x, y| x & !y)
    }
    #[inline(always)]
    unsafe fn or(self, a: Self) -> Self {
        self.zip(a, |x, y| x | y)
    }
}

#[cfg(target_arch = "aarch64")]
pub(super) mod arm {
    use super::{Lane, Slot};
    use std::arch::aarch64::*;

    /// Four 128-bit registers.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Neon([uint64x2_t; 4]);

    impl Neon {
        #[inline(always)]
        unsafe fn zip(self, a: Self, f: impl Fn(uint64x2_t, uint64x2_t) -> uint64x2_t) -> Self {
            Self(std::array::from_fn(|i| f(self.0[i], a.0[i])))
        }
    }

    // SAFETY (all functions): the caller guarantees NEON and valid slots; a slot is eight words.
    impl Lane for Neon {
        #[inline(always)]
        unsafe fn load(slot: *const Slot) -> Self {
            let p: *const u64 = slot.cast();
            Self(std::array::from_fn(|i| unsafe { vld1q_u64(p.add(2 * i)) }))
        }
        #[inline(always)]
        unsafe fn store(self, slot: *mut Slot) {
            let p: *mut u64 = slot.cast();
            for i in 0..4 {
                unsafe { vst1q_u64(p.add(2 * i), self.0[i]) }
            }
        }
        #[inline(always)]
        unsafe fn ones() -> Self {
            Self([unsafe { vdupq_n_u64(u64::MAX) }; 4])
        }
        #[inline(always)]
        unsafe fn xor(self, a: Self) -> Self {
            unsafe { self.zip(a, |x, y| veorq_u64(x, y)) }
        }
        #[inline(always)]
        unsafe fn and(self, a: Self) -> Self {
            unsafe { self.zip(a, |x, y| vandq_u64(x, y)) }
        }
        #[inline(always)]
        unsafe fn and_not(self, a: Self) -> Self {
            unsafe { self.zip(a, |x, y| vbicq_u64(x, y)) }
        }
        #[inline(always)]
        unsafe fn or(self, a: Self) -> Self {
            unsafe { self.zip(a, |x, y| vorrq_u64(x, y)) }
        }
    }
}
