//! Tests that the generated Rust gives the results of the interpreted circuit and of the oracle, byte by byte and in lanes of 8 to
//! 512 entries, and that a self-contained module compiles as `no_std` without a warning and without `unsafe`.

use crate::support::{Cases, EntryShape, compile};
use eccforge_scheme::{builtin, builtins};
use eccforge_schemes::{Lane, Status, Wide, WrongLength};
use eccforge_source::Options;
use eccforge_source::rust::{self, Prelude};

/// Words of lanes that can be filled bit by bit.
trait Bits: Lane {
    const COUNT: usize;
    fn set(&mut self, lane: usize);
    fn get(&self, lane: usize) -> bool;
}

macro_rules! integer_bits {
    ($($type:ty),*) => {$(
        impl Bits for $type {
            const COUNT: usize = <$type>::BITS as usize;
            fn set(&mut self, lane: usize) {
                *self |= 1 << lane;
            }
            fn get(&self, lane: usize) -> bool {
                self >> lane & 1 == 1
            }
        }
    )*};
}

integer_bits!(u8, u32, u64, u128);

impl<const N: usize> Bits for Wide<N> {
    const COUNT: usize = 64 * N;
    fn set(&mut self, lane: usize) {
        self.0[lane / 64] |= 1 << (lane % 64);
    }
    fn get(&self, lane: usize) -> bool {
        self.0[lane / 64] >> (lane % 64) & 1 == 1
    }
}

/// Calls `decode` with or without enables, all on.
macro_rules! with_enables {
    ($call:path, ($($argument:expr),*), $on:expr, plain) => { $call($($argument),*) };
    ($call:path, ($($argument:expr),*), $on:expr, enables) => { $call($($argument),*, $on) };
}

/// Calls `decode_report` with or without enables, all on.
macro_rules! report {
    ($call:path, $data:ident, $check:ident, $places:ident, plain) => {
        $call($data, $check, $places)
    };
    ($call:path, $data:ident, $check:ident, $places:ident, enables) => {
        $call($data, $check, [true; 1], $places)
    };
}

/// The other widths: the printed operations do not depend on them, and each costs the compiler seconds, so the small
/// schemes represent all others.
macro_rules! widths {
    ($cases:ident, $shape:ident, one) => {};
    ($cases:ident, $shape:ident, all) => {
        lanes::<u8>(&$cases, &$shape);
        lanes::<u32>(&$cases, &$shape);
        lanes::<u128>(&$cases, &$shape);
        lanes::<Wide<4>>(&$cases, &$shape);
    };
}

macro_rules! test_modules {
    ($($module:ident $id:literal $kind:ident $widths:ident),* $(,)?) => {
        const IDS: &[&str] = &[$($id),*];
        $(
            mod $module {
                use super::*;
                use eccforge_schemes::$module as scheme;

                fn lanes<L: Bits>(cases: &Cases, shape: &EntryShape) {
                    let (db, cb) = (scheme::DATA_BYTES, scheme::CHECK_BYTES);
                    let bit = |bytes: &[u8], at: usize| bytes[at / 8] >> (at % 8) & 1 == 1;
                    let entries: Vec<(&[u8], &[u8])> =
                        cases.received.chunks(db + cb).zip(cases.decoded.chunks(1 + db + cb)).collect();
                    for group in entries.chunks_exact(L::COUNT) {
                        let mut planes = [L::ZERO; scheme::ENTRY_BITS];
                        let mut data = [L::ZERO; scheme::DATA_BITS];
                        for (lane, (received, _)) in group.iter().enumerate() {
                            for (i, plane) in planes.iter_mut().enumerate() {
                                let place = shape.order[i];
                                let at = if place < scheme::DATA_BITS { place } else { 8 * db + place - scheme::DATA_BITS };
                                if bit(received, at) {
                                    plane.set(lane);
                                    if place < scheme::DATA_BITS {
                                        data[place].set(lane);
                                    }
                                }
                            }
                        }
                        let flags = with_enables!(scheme::decode_lanes, (&mut planes), &[!L::ZERO; 1], $kind);
                        let mut sums = [L::ZERO; scheme::CHECK_BITS];
                        scheme::encode_lanes(&data, &mut sums);
                        for (lane, (received, decoded)) in group.iter().enumerate() {
                            let status = u8::from(flags.corrected.get(lane)) | u8::from(flags.uncorrectable.get(lane)) << 1;
                            assert_eq!(status, decoded[0], "{} lane {lane}", $id);
                            for (i, plane) in planes.iter().enumerate() {
                                let place = shape.order[i];
                                let at = if place < scheme::DATA_BITS { place } else { 8 * db + place - scheme::DATA_BITS };
                                assert_eq!(plane.get(lane), bit(&decoded[1..], at), "{} lane {lane} bit {i}", $id);
                            }
                            let mut expected = [0; scheme::CHECK_BYTES];
                            scheme::encode(received[..db].try_into().unwrap(), &mut expected);
                            for (c, sum) in sums.iter().enumerate() {
                                assert_eq!(sum.get(lane), bit(&expected, c), "{} lane {lane} check {c}", $id);
                            }
                        }
                    }
                }

                #[test]
                fn corrects_every_correctable_pattern_and_reports_its_bits() {
                    let cases = Cases::patterns(&builtin($id).unwrap().scheme());
                    let (db, cb) = (scheme::DATA_BYTES, scheme::CHECK_BYTES);
                    for (received, decoded) in cases.received.chunks(db + cb).zip(cases.decoded.chunks(1 + db + cb)) {
                        let mut data = received[..db].try_into().unwrap();
                        let mut check: [u8; scheme::CHECK_BYTES] = received[db..].try_into().unwrap();
                        let wrong = scheme::syndrome(&data, &check) != [0; scheme::CHECK_BYTES];
                        assert_eq!(wrong, decoded[0] != 0);
                        let mut places = [0; scheme::MOST_FLIPS];
                        let (d, c, p) = (&mut data, &mut check, &mut places);
                        let (status, count) = report!(scheme::decode_report, d, c, p, $kind);
                        assert_eq!(status as u8, decoded[0]);
                        let mut entry = received.to_vec();
                        for place in &places[..count] {
                            let bit = usize::from(*place);
                            let at = if bit < scheme::DATA_BITS { bit } else { 8 * db + bit - scheme::DATA_BITS };
                            entry[at / 8] ^= 1 << (at % 8);
                        }
                        assert_eq!((entry, [data.as_slice(), check.as_slice()].concat()), (decoded[1..].to_vec(), decoded[1..].to_vec()));
                    }
                    let (mut data, mut check) = (Vec::new(), Vec::new());
                    for received in cases.received.chunks(db + cb) {
                        data.extend(&received[..db]);
                        check.extend(&received[db..]);
                    }
                    let wrong = cases.decoded.chunks(1 + db + cb).filter(|decoded| decoded[0] != 0).count();
                    assert_eq!(scheme::check_array(&data, &check), Ok(wrong));
                    assert_eq!(scheme::check_array(&data[1..], &check), Err(WrongLength));
                }

                #[test]
                fn decodes_as_circuit_and_oracle() {
                    let ours = builtin($id).unwrap().scheme();
                    assert_eq!((scheme::ID, scheme::HASH), ($id, ours.hash().as_str()));
                    let (cases, shape) = (Cases::of(&ours, 512), EntryShape::of(&ours));
                    let (db, cb) = (scheme::DATA_BYTES, scheme::CHECK_BYTES);
                    for (received, decoded) in cases.received.chunks(db + cb).zip(cases.decoded.chunks(1 + db + cb)) {
                        let mut data = received[..db].try_into().unwrap();
                        let mut check = received[db..].try_into().unwrap();
                        assert_eq!(scheme::check(&data, &check), decoded[0] == 0);
                        let status = with_enables!(scheme::decode, (&mut data, &mut check), [true; 1], $kind);
                        assert_eq!(status as u8, decoded[0]);
                        assert_eq!(([data.as_slice(), check.as_slice()].concat()), decoded[1..]);
                        if status != Status::Uncorrectable {
                            let mut again = [0xFF; scheme::CHECK_BYTES];
                            scheme::encode(&data, &mut again);
                            assert_eq!(again, check);
                        }
                    }
                    let part = |from: &[u8], skip: usize, range: std::ops::Range<usize>| -> Vec<u8> {
                        from.chunks(skip + db + cb).flat_map(|e| e[skip..][range.clone()].to_vec()).collect()
                    };
                    let (mut data, mut check) = (part(&cases.received, 0, 0..db), part(&cases.received, 0, db..db + cb));
                    let mut status = vec![Status::Clean; data.len() / db];
                    let (d, c) = (&mut data[..], &mut check[..]);
                    let worst = with_enables!(scheme::decode_array, (d, c, Some(&mut status)), [true; 1], $kind);
                    assert_eq!(worst, Ok(Status::Uncorrectable));
                    assert_eq!(data, part(&cases.decoded, 1, 0..db));
                    assert_eq!(check, part(&cases.decoded, 1, db..db + cb));
                    assert!(status.iter().zip(cases.decoded.chunks(1 + db + cb)).all(|(s, e)| *s as u8 == e[0]));
                    let mut own = vec![0; check.len()];
                    assert_eq!(scheme::encode_array(&data, &mut own), Ok(()));
                    let clean = with_enables!(scheme::decode_array, (&mut data, &mut own, None), [true; 1], $kind);
                    assert_eq!(clean, Ok(Status::Clean));
                    // Refused: a byte too few, an entry too many, a status too few.
                    let n = cb;
                    for (d, c, s) in [(db - 1, n, 1), (2 * db, n, 2), (db, 2 * n, 1), (0, n, 0), (db, n, 0)] {
                        let (d, c, s) = (&mut data[..d], &mut own[..c], &mut status[..s]);
                        let refused = with_enables!(scheme::decode_array, (d, c, Some(s)), [true; 1], $kind);
                        assert_eq!(refused, Err(WrongLength));
                    }
                    assert_eq!(scheme::encode_array(&data[..db], &mut own[..2 * n]), Err(WrongLength));
                    lanes::<u64>(&cases, &shape);
                    widths!(cases, shape, $widths);
                }
            }
        )*
    };
}

test_modules! {
    ni_secded "ni-secded" plain one,
    i_secded "i-secded" plain one,
    duet "duet" plain one,
    ni_sec2bec "ni-sec2bec" plain one,
    i_sec2bec "i-sec2bec" plain one,
    trio "trio" plain one,
    i_ssc "i-ssc" plain one,
    i_ssc_csc "i-ssc-csc" plain one,
    ssc_dsd_plus "ssc-dsd-plus" plain one,
    duet_strict "duet-strict" plain one,
    trio_searched "trio-searched" plain one,
    trio_strict "trio-strict" plain one,
    trio_confirmed "trio-confirmed" plain one,
    rs_pin "rs-pin" plain one,
    sparse_pin "sparse-pin" plain one,
    duet_trio "duet-trio" enables one,
    rs_dsc "rs-dsc" plain one,
    rs_ssc_tsd "rs-ssc-tsd" plain one,
    hsiao_22_16 "hsiao-22-16" plain all,
    hsiao_39_32 "hsiao-39-32" plain all,
    hsiao_137_128 "hsiao-137-128" plain one,
    opentitan_72_64 "opentitan-72-64" plain one,
    on_die_sec_136_128 "on-die-sec-136-128" plain one,
    chipkill_x4 "chipkill-x4" plain one,
    sec_ded_daec_72_64 "sec-ded-daec-72-64" plain one,
    dec_bch_78_64 "dec-bch-78-64" plain one,
}

#[test]
fn words_are_entries_in_little_endian_order() {
    use eccforge_schemes::{dec_bch_78_64, hsiao_39_32};
    let data = 0x1234_5678u32;
    let check = hsiao_39_32::encode_word(data);
    let mut bytes = [0; hsiao_39_32::CHECK_BYTES];
    hsiao_39_32::encode(&data.to_le_bytes(), &mut bytes);
    assert_eq!([check], bytes);
    for bit in 0..39 {
        let (mut d, mut c) = ((u64::from(data) ^ 1 << bit) as u32, check ^ (1u64 << bit >> 32) as u8);
        assert_eq!(hsiao_39_32::decode_word(&mut d, &mut c), Status::Corrected);
        assert_eq!((d, c), (data, check), "bit {bit}");
    }
    let (mut d, mut c) = (data ^ 3, check);
    assert_eq!(hsiao_39_32::decode_word(&mut d, &mut c), Status::Uncorrectable);
    assert_eq!((d, c), (data ^ 3, check));
    let data = 0xfedc_ba98_7654_3210u64;
    let check = dec_bch_78_64::encode_word(data);
    let (mut d, mut c) = (data ^ 1 << 63, check ^ 1 << 13);
    assert_eq!(dec_bch_78_64::decode_word(&mut d, &mut c), Status::Corrected);
    assert_eq!((d, c), (data, check));
}

#[test]
fn every_shipped_scheme_is_tested_here() {
    let mut shipped: Vec<&str> = builtins().iter().map(|b| b.id).collect();
    let mut tested = IDS.to_vec();
    shipped.sort_unstable();
    tested.sort_unstable();
    assert_eq!(tested, shipped);
}

/// Modules of every strategy, width of syndrome and form are included as a user's file, and no lint of clippy is switched off.
#[test]
#[ignore = "many modules under clippy: `cargo xtask ci` makes them"]
fn emitted_modules_can_be_included_and_pass_clippy() {
    if !xtask::needs(&["clippy-driver"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut root = String::from("//! Modules as a user includes them.\n#![deny(warnings, clippy::all)]\n");
    let forms = [
        Options::default(),
        Options { lanes: true, ..Options::default() },
        Options { constant_time: true, ..Options::default() },
        Options { vectors: true, ..Options::default() },
        Options { msb_first: true, ..Options::default() },
    ];
    let of =
        |id: &str, options: &Options| rust::module(&builtin(id).expect("shipped").scheme(), Prelude::Inline, options);
    let every = IDS.iter().map(|id| (*id, &forms[0]));
    let few = ["trio", "hsiao-39-32", "rs-dsc", "chipkill-x4", "i-secded"];
    let in_forms = few.iter().flat_map(|id| forms[1..].iter().map(|options| (*id, options)));
    for (i, (id, options)) in every.chain(in_forms).enumerate() {
        let module = of(id, options).expect("a byte layout");
        assert!(!module.contains("clippy"), "{id}: a lint is switched off");
        std::fs::write(folder.path().join(format!("m{i}.rs")), module).expect("writable");
        root += &format!("/// {id}\npub mod m{i} {{\n    include!(\"m{i}.rs\");\n}}\n");
    }
    let path = folder.path().join("lib.rs");
    std::fs::write(&path, root).expect("writable");
    let mut clippy = std::process::Command::new("clippy-driver");
    clippy.args(["--crate-type", "lib", "--edition", "2024", "--emit", "metadata", "--out-dir"]);
    compile(clippy.arg(folder.path()).arg(&path));
}

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn a_module_that_stands_alone_compiles_in_every_edition_without_std_unsafe_or_warnings() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let ids = ["trio", "duet-trio", "hsiao-39-32", "ssc-dsd-plus"];
    let mut root = String::from(
        "//! Modules as a user embeds them.\n#![no_std]\n#![forbid(unsafe_code)]\n#![deny(warnings, missing_docs)]\n",
    );
    let forms = [(false, false), (true, false), (false, true)];
    for (i, (id, (lanes, constant_time))) in ids.iter().flat_map(|id| forms.map(|form| (id, form))).enumerate() {
        let options = Options { lanes, constant_time, ..Options::default() };
        let module =
            rust::module(&builtin(id).expect("shipped").scheme(), Prelude::Inline, &options).expect("a byte layout");
        assert!(module.contains("sha-256") && module.contains("eccforge emit rust"), "{id}: the head");
        std::fs::write(folder.path().join(format!("m{i}.rs")), module).expect("writable");
        root += &format!("/// {id}\npub mod m{i};\n");
    }
    let path = folder.path().join("lib.rs");
    std::fs::write(&path, root).expect("writable");
    for edition in ["2015", "2018", "2021", "2024"] {
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut rustc = std::process::Command::new(rustc);
        rustc.args(["--crate-type", "lib", "--edition", edition, "--emit", "metadata", "--out-dir"]);
        compile(rustc.arg(folder.path()).arg(&path));
    }
}
