//! The embedded codecs, from Rust: any bytes of any length, with all back ends and in both layouts.

use eccforge_embed::{
    Backend, Codec, DecodeReport, Pattern, Position, Scrubber, Status, inject, inject_packed, schemes,
};

/// Encodes any data: every encoded entry is clean, and one wrong bit makes exactly its entry bad, with all back ends
/// and in both layouts.
pub fn encode_check(data: &[u8]) {
    let Some(input) = crate::structured::<(u8, u16, u16, Vec<u8>)>(data) else { return };
    let (which, entry, bit, data) = input;
    let id = schemes().nth(usize::from(which) % schemes().count()).expect("one of them");
    let n = data.len() / 32;
    let mut reference: Option<Vec<u8>> = None;
    for codec in Backend::ALL.into_iter().filter_map(|b| Codec::with_backend(id, b).ok()) {
        let mut check = vec![0; 4 * n];
        if codec.encode(&data, &mut check).is_err() {
            assert_ne!(data.len() % 32, 0);
            return;
        }
        let mut packed: Vec<u8> = data.chunks(32).flat_map(|d| [d, &[0xEE; 4]].concat()).collect();
        codec.encode_packed(&mut packed).expect("whole entries");
        assert!(
            packed
                .chunks(36)
                .zip(data.chunks(32).zip(check.chunks(4)))
                .all(|(p, (d, c))| p[..32] == *d && p[32..] == *c)
        );
        let mut bad = vec![0xFF; n.div_ceil(8)];
        assert_eq!(codec.check(&data, &check, &mut bad), Ok(0));
        assert!(bad.iter().all(|&b| b == 0));
        bad.fill(0xFF);
        assert_eq!(codec.check_packed(&packed, &mut bad), Ok(0));
        assert!(bad.iter().all(|&b| b == 0));
        if n > 0 {
            let (e, bit) = (usize::from(entry) % n, usize::from(bit) % 288);
            let (mut d, mut c) = (data.clone(), check.clone());
            inject(&mut d, &mut c, e, Pattern::Bit(bit)).expect("inside");
            inject_packed(&mut packed, e, Pattern::Bit(bit)).expect("inside");
            assert_eq!(codec.check(&d, &c, &mut bad), Ok(1));
            assert_eq!(bad[e / 8], 1 << (e % 8));
            assert_eq!(codec.check_packed(&packed, &mut bad), Ok(1));
            assert_eq!(bad[e / 8], 1 << (e % 8));
        }
        match &reference {
            None => reference = Some(check),
            Some(r) => assert!(*r == check, "{id}: {} differs", codec.backend()),
        }
    }
}

/// Decodes any bytes of any length: all back ends give the same result in both layouts, nothing panics, and a second
/// decoding changes nothing.
pub fn decode(data: &[u8]) {
    let Some(input) = crate::structured::<(u8, u8, Vec<u8>, Vec<u8>)>(data) else { return };
    let (which, cut, mut data, mut check) = input;
    let id = schemes().nth(usize::from(which) % schemes().count()).expect("one of them");
    if cut & 1 == 0 {
        // Most inputs get lengths that fit.
        let n = (data.len() / 32).min(check.len() / 4);
        data.truncate(32 * n);
        check.truncate(4 * n);
    }
    let mut reference: Option<(Vec<u8>, Vec<u8>, Vec<Status>)> = None;
    for codec in Backend::ALL.into_iter().filter_map(|b| Codec::with_backend(id, b).ok()) {
        let (mut d, mut c) = (data.clone(), check.clone());
        let mut status = vec![Status::Clean; data.len() / 32];
        let report = DecodeReport { status: Some(&mut status), positions: None };
        let Ok(summary) = codec.decode_in_place(&mut d, &mut c, report) else {
            assert!(d == data && c == check, "a refused call touches nothing");
            continue;
        };
        assert_eq!(summary.clean + summary.corrected + summary.uncorrectable, status.len() as u64);
        let mut packed: Vec<u8> = data.chunks(32).zip(check.chunks(4)).flat_map(|(d, c)| [d, c].concat()).collect();
        assert_eq!(codec.decode_packed_in_place(&mut packed, DecodeReport::default()), Ok(summary));
        // Decoding again changes nothing, and finds only the entries that were uncorrectable.
        let (mut d2, mut c2) = (d.clone(), c.clone());
        let again = codec.decode_in_place(&mut d2, &mut c2, DecodeReport::default()).expect("the same lengths");
        assert_eq!((again.corrected, again.uncorrectable), (0, summary.uncorrectable));
        assert!(d2 == d && c2 == c);
        match &reference {
            None => reference = Some((d, c, status)),
            Some(r) => assert!(r.0 == d && r.1 == c && r.2 == status, "{id}: {} differs", codec.backend()),
        }
    }
}

/// Data and check bytes as packed entries.
fn packed(data: &[u8], check: &[u8]) -> Vec<u8> {
    data.chunks(32).zip(check.chunks(4)).flat_map(|(d, c)| [d, c].concat()).collect()
}

/// Scrubs any region in any steps: the result is that of one decoding. Injects any pattern: it is applied completely or
/// rejected. Both hold in both layouts.
pub fn scrub_inject(data: &[u8]) {
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
    let decoded =
        codec.decode_in_place(&mut whole_data, &mut whole_check, DecodeReport::default()).expect("lengths fit");
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
