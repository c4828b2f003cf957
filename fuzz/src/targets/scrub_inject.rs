//! Scrubs any region in any steps: the result is that of one decoding. Injects any pattern: it is applied completely
//! or rejected. Both hold in both layouts.

use eccforge_embed::{Codec, Pattern, Position, Report, Scrubber, inject, inject_packed};

/// Data and check bytes as packed entries.
fn packed(data: &[u8], check: &[u8]) -> Vec<u8> {
    data.chunks(32).zip(check.chunks(4)).flat_map(|(d, c)| [d, c].concat()).collect()
}

pub fn run(data: &[u8]) {
    let Some(input) = crate::structured::<(Vec<u8>, Vec<(u16, u8, u16, u16)>, u8)>(data) else { return };
    let (mut data, flips, budget) = input;
    data.truncate(data.len() / 32 * 32);
    let codec = Codec::new("trio").expect("shipped");
    let mut check = vec![0; data.len() / 8];
    codec.encode(&data, &mut check).expect("lengths fit");
    let mut whole = packed(&data, &check);
    for (entry, kind, a, b) in flips {
        let before = (data.clone(), check.clone());
        let (entry, a, b) = (usize::from(entry), usize::from(a), usize::from(b));
        let bits = [a, b];
        let pattern = match kind % 7 {
            0 => Pattern::Bit(a),
            1 => Pattern::Bits(&bits),
            2 => Pattern::Byte { beat: a % 5, lane: a % 11, mask: b as u8 },
            3 => Pattern::Pin { pin: a, beats: b as u8 },
            4 => Pattern::Beat { beat: a },
            5 => Pattern::Entry,
            _ => Pattern::Random { weight: a, seed: b as u64 },
        };
        let result = inject(&mut data, &mut check, entry, pattern);
        assert_eq!(inject_packed(&mut whole, entry, pattern).is_ok(), result.is_ok());
        assert!(result.is_ok() || before == (data.clone(), check.clone()), "a refused pattern flips nothing");
        assert!(whole == packed(&data, &check));
    }
    let (mut whole_data, mut whole_check) = (data.clone(), check.clone());
    let decoded = codec.decode_in_place(&mut whole_data, &mut whole_check, Report::default()).expect("lengths fit");
    let (mut scrub, mut scrub_packed) = (Scrubber::new(codec), Scrubber::new(codec));
    let mut positions = [Position::default(); 8];
    while scrub.passes == 0 {
        scrub.step(&mut data, &mut check, usize::from(budget) + 1, &mut positions, &mut []).expect("lengths fit");
    }
    while scrub_packed.passes == 0 {
        scrub_packed.step_packed(&mut whole, usize::from(budget) + 2, &mut positions, &mut []).expect("whole entries");
    }
    assert_eq!((scrub.total, scrub_packed.total), (decoded, decoded));
    assert!(data == whole_data && check == whole_check && whole == packed(&data, &check));
}
