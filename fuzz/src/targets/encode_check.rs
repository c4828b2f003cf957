//! Encodes any data: every encoded entry is clean, and one wrong bit makes exactly its entry bad, with all back ends
//! and in both layouts.

use eccforge_embed::{Backend, Codec, Pattern, inject, inject_packed, schemes};

pub fn run(data: &[u8]) {
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
