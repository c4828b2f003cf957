//! Calls the C interface with any lengths, null pointers and arguments. Nothing panics, a rejected call writes
//! nothing, and an accepted call does the same as the Rust interface.

use eccforge::*;
use eccforge_embed::{Codec, DecodeReport, Position, Status, schemes};
use std::ffi::CString;
use std::mem::MaybeUninit;

const CANARY: u8 = 0xA5;

#[derive(Debug, arbitrary::Arbitrary)]
struct Input {
    scheme: u8,
    backend: Option<u8>,
    data: Vec<u8>,
    check: Vec<u8>,
    fitting: bool,
    null: u8,
    room: u8,
    pattern: (i32, u8, u16, u8, u8, u16, u16),
    bits: Vec<u16>,
    entry: u8,
    budget: u8,
    next: u16,
}

/// One input (long: one codec and its buffers go through every call in turn).
pub fn c_interface(data: &[u8]) {
    let Some(input) = crate::structured::<Input>(data) else { return };
    let Input { mut data, mut check, .. } = input;
    if input.fitting {
        let n = (data.len() / 32).min(check.len() / 4);
        data.truncate(32 * n);
        check.truncate(4 * n);
    }
    let id = schemes().nth(usize::from(input.scheme) % schemes().count()).expect("one of them");
    let name = CString::new(id).expect("no zero byte");
    let backends = [c"tables", c"bitslice", c"avx2", c"avx2-gfni", c"avx512", c"neon", c"abacus"];
    let backend = input.backend.map(|b| backends[usize::from(b) % backends.len()]);
    let mut codec = MaybeUninit::uninit();
    // SAFETY: strings end with a zero byte, and the place can be written.
    let made = unsafe {
        let made =
            eccforge_codec_new(name.as_ptr(), backend.map_or(std::ptr::null(), |b| b.as_ptr()), codec.as_mut_ptr());
        if made != EccforgeResult::Ok {
            assert!(codec.assume_init().is_null() && made == EccforgeResult::Unsupported);
            return;
        }
        codec.assume_init()
    };
    // SAFETY: the codec was just made.
    let own = unsafe { std::ffi::CStr::from_ptr(eccforge_backend(made)) }.to_str().expect("a name");
    let rust = Codec::with_backend(id, eccforge_embed::Backend::by_name(own).expect("a back end")).expect("it runs");

    let bits: Vec<usize> = input.bits.iter().map(|b| usize::from(*b)).collect();
    let (kind, mask, bit, beat, lane, pin, count) = input.pattern;
    let list = kind == EccforgePatternKind::Bits as i32;
    let pattern = EccforgePattern {
        kind,
        mask,
        bit: bit.into(),
        beat: beat.into(),
        lane: lane.into(),
        pin: pin.into(),
        bits: bits.as_ptr(),
        count: if list { bits.len() } else { count.into() },
        seed: 1,
    };
    // A null pointer with a length is an error of the caller, which has to be reported and not dereferenced.
    let at = |null: u8, buffer: &mut Vec<u8>| {
        if input.null & null != 0 { std::ptr::null_mut() } else { buffer.as_mut_ptr() }
    };
    let before = (data.clone(), check.clone());
    let (d, c, dn, cn) = (at(1, &mut data), at(2, &mut check), data.len(), check.len());
    // SAFETY: pointers are null or to buffers of these lengths.
    let injected = unsafe { eccforge_inject(d, dn, c, cn, input.entry.into(), &pattern) };
    assert!(
        injected == EccforgeResult::Ok || before == (data.clone(), check.clone()),
        "a refused pattern flips nothing"
    );

    let n = data.len() / 32;
    let mut status = vec![CANARY; n];
    let mut positions = Vec::<EccforgePosition>::with_capacity(input.room.into());
    let mut summary = MaybeUninit::<EccforgeSummary>::uninit();
    let before = (data.clone(), check.clone());
    let (d, c) = (at(1, &mut data), at(2, &mut check));
    let s = at(4, &mut status);
    let p = if input.null & 8 != 0 { std::ptr::null_mut() } else { positions.as_mut_ptr() };
    // SAFETY: as above; statuses have a byte for each entry, positions room for as many as is said.
    let result = unsafe {
        eccforge_decode_in_place(
            made,
            d,
            dn,
            c,
            cn,
            s,
            if s.is_null() { 0 } else { n },
            p,
            input.room.into(),
            summary.as_mut_ptr(),
        )
    };
    if result == EccforgeResult::Ok {
        let (mut d, mut c) = before;
        let mut expected = vec![Status::Clean; n];
        let mut room = vec![Position::default(); input.room.into()];
        let report = DecodeReport { status: Some(&mut expected), positions: Some(&mut room) };
        let own = rust.decode_in_place(&mut d, &mut c, report).expect("accepted too");
        assert!(d == data && c == check);
        assert!(s.is_null() || status.iter().zip(&expected).all(|(a, b)| *a == *b as u8));
        // SAFETY: an accepted call writes the counts, and as many positions as there are or fit.
        let summary = unsafe {
            if !p.is_null() {
                positions.set_len(room.len().min(own.corrected_bits as usize));
            }
            summary.assume_init()
        };
        assert_eq!(summary, own.into());
        assert!(positions.iter().zip(&room).all(|(a, b)| (a.entry, a.bit) == (b.entry, b.bit)));
    } else {
        assert!(before == (data.clone(), check.clone()) && status.iter().all(|s| *s == CANARY), "{result:?}");
    }
    let mut next = usize::from(input.next);
    let (d, c) = (at(1, &mut data), at(2, &mut check));
    // SAFETY: as above.
    unsafe {
        let p = positions.as_mut_ptr();
        let (budget, room) = (input.budget.into(), positions.capacity());
        let result = eccforge_scrub(
            made,
            d,
            dn,
            c,
            cn,
            budget,
            &mut next,
            p,
            room,
            std::ptr::null_mut(),
            0,
            std::ptr::null_mut(),
        );
        assert!(result == EccforgeResult::Ok || next == usize::from(input.next));
        eccforge_codec_free(made);
    }
}
