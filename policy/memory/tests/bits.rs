//! Tests of the bits of an entry.

use eccforge_memory::bits::{Bits, ENTRY_BITS};

#[test]
fn every_bit_has_its_own_place() {
    let mut seen = Bits::NONE;
    for i in 0..ENTRY_BITS {
        let bit = Bits::bit(i);
        assert!((seen & bit).is_none());
        seen = seen | bit;
        assert_eq!(bit.ones().collect::<Vec<_>>(), [i]);
        let (beat, pin) = (i / 72, i % 72);
        let word = if pin < 64 { bit.data[beat] } else { u64::from(bit.check >> (8 * beat)) };
        assert_eq!(word, 1 << (pin % 64));
    }
    assert_eq!((seen, seen.ones().count()), (Bits::ALL, ENTRY_BITS));
}

#[test]
fn pins_and_bytes_divide_the_entry() {
    assert_eq!((0..72).fold(Bits::NONE, |a, p| a ^ Bits::pin(p)), Bits::ALL);
    assert_eq!((0..36).fold(Bits::NONE, |a, b| a ^ Bits::byte(b)), Bits::ALL);
    assert_eq!(!Bits::ALL, Bits::NONE);
}
