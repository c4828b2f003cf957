//! Any steps over any region: a scrub repairs what one decode repairs, and any pattern is injected or refused whole.
#![no_main]

use eccforge_embed::{Codec, Pattern, Position, Report, Scrubber, inject};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (Vec<u8>, Vec<(u16, u16)>, u8)| {
    let (mut data, flips, budget) = input;
    data.truncate(data.len() / 32 * 32);
    let codec = Codec::new("trio").expect("shipped");
    let mut check = vec![0; data.len() / 8];
    codec.encode(&data, &mut check).expect("lengths fit");
    for (entry, bit) in flips {
        let before = (data.clone(), check.clone());
        let (entry, bit) = (usize::from(entry), usize::from(bit));
        if inject(&mut data, &mut check, entry, Pattern::Bits(&[bit, bit / 2])).is_err() {
            assert!(before == (data.clone(), check.clone()), "a refused pattern flips nothing");
        }
    }
    let (mut whole_data, mut whole_check) = (data.clone(), check.clone());
    let whole = codec.decode_in_place(&mut whole_data, &mut whole_check, Report::default()).expect("lengths fit");
    let mut scrub = Scrubber::new(codec);
    let mut positions = [Position::default(); 8];
    while scrub.passes == 0 {
        scrub.step(&mut data, &mut check, usize::from(budget) + 1, &mut positions).expect("lengths fit");
    }
    assert_eq!(scrub.total, whole);
    assert!(data == whole_data && check == whole_check);
});
