//! Decodes any bytes of any length: all back ends give the same result in both layouts, nothing panics, and a second
//! decoding changes nothing.

use eccforge_embed::{Backend, Codec, Report, Status, schemes};

pub fn run(data: &[u8]) {
    let Some(input) = crate::structured::<(u8, u8, Vec<u8>, Vec<u8>)>(data) else { return };
    let (which, cut, mut data, mut check) = input;
    let id = schemes().nth(usize::from(which) % schemes().count()).expect("one of them");
    if cut & 1 == 0 {
        // Mostly lengths that fit.
        let n = (data.len() / 32).min(check.len() / 4);
        data.truncate(32 * n);
        check.truncate(4 * n);
    }
    let mut reference: Option<(Vec<u8>, Vec<u8>, Vec<Status>)> = None;
    for codec in Backend::ALL.into_iter().filter_map(|b| Codec::with_backend(id, b).ok()) {
        let (mut d, mut c) = (data.clone(), check.clone());
        let mut status = vec![Status::Clean; data.len() / 32];
        let report = Report { status: Some(&mut status), positions: None };
        let Ok(summary) = codec.decode_in_place(&mut d, &mut c, report) else {
            assert!(d == data && c == check, "a refused call touches nothing");
            continue;
        };
        assert_eq!(summary.clean + summary.corrected + summary.uncorrectable, status.len() as u64);
        let mut packed: Vec<u8> = data.chunks(32).zip(check.chunks(4)).flat_map(|(d, c)| [d, c].concat()).collect();
        assert_eq!(codec.decode_packed_in_place(&mut packed, Report::default()), Ok(summary));
        // Decoding again changes nothing, and finds no more than what was uncorrectable.
        let (mut d2, mut c2) = (d.clone(), c.clone());
        let again = codec.decode_in_place(&mut d2, &mut c2, Report::default()).expect("the same lengths");
        assert_eq!((again.corrected, again.uncorrectable), (0, summary.uncorrectable));
        assert!(d2 == d && c2 == c);
        match &reference {
            None => reference = Some((d, c, status)),
            Some(r) => assert!(r.0 == d && r.1 == c && r.2 == status, "{id}: {} differs", codec.backend()),
        }
    }
}
