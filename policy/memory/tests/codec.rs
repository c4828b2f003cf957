//! Both paths of every scheme against the oracle, which shares no code with them.
#![allow(missing_docs)]

use eccforge_memory::bits::{Bits, ENTRY_BITS};
use eccforge_memory::codec::{EntryCodec, Scratch, Status};
use eccforge_memory::random::Draw;
use eccforge_oracle::{Oracle, Status as Claim, by_id};
use eccforge_scheme::{Scheme, builtins};

/// Schemes of 288-bit entries.
fn schemes() -> Vec<Scheme> {
    let all = builtins().iter().map(|b| b.scheme());
    all.filter(|s| s.geometry.bits() == ENTRY_BITS && s.geometry.beats == 4 && s.geometry.data_pins == 64).collect()
}

fn bools(bits: &Bits) -> Vec<bool> {
    (0..ENTRY_BITS).map(|i| bits.get(i)).collect()
}

fn bits(bools: &[bool]) -> Bits {
    Bits::of(bools.iter().enumerate().filter(|(_, b)| **b).map(|(i, _)| i))
}

/// Errors of one entry: none, every bit, every pin and byte whole, pairs and triples, beats, entries.
fn errors(draw: &Draw) -> Vec<Bits> {
    let mut list = vec![Bits::NONE];
    list.extend((0..ENTRY_BITS).map(Bits::bit));
    list.extend((0..72).map(Bits::pin));
    list.extend((0..36).flat_map(|b| {
        (1..256u64).step_by(7).map(move |m| Bits::of((0..8).filter(|i| m >> i & 1 == 1).map(|i| 8 * b + i)))
    }));
    let some = |i: u64, n: u64| Bits::of((0..n).map(|k| draw.below(i, k, 288) as usize));
    list.extend((0..600).flat_map(|i| [some(i, 2), some(1000 + i, 3)]));
    list.extend((0..100).map(|i| draw.entry(i, 100)));
    list
}

fn oracle_for(scheme: &Scheme) -> Oracle {
    by_id(&scheme.id).unwrap_or_else(|| panic!("the oracle has no {}", scheme.id))
}

fn agree(scheme: &Scheme, codec: &EntryCodec) {
    let (oracle, draw) = (oracle_for(scheme), Draw::new(7, &scheme.id));
    let errors = errors(&draw);
    let (mut data, mut check) = (vec![0; 32 * errors.len()], vec![0; 4 * errors.len()]);
    let mut written = Vec::new();
    for (i, data) in (0..).zip(data.chunks_mut(32)) {
        draw.entry(i, 0).store(data, &mut [0; 4]);
    }
    let mut scratch = Scratch::default();
    codec.encode(&data, &mut check, &mut scratch);
    for (i, error) in errors.iter().enumerate() {
        let codeword = Bits::load(&data[32 * i..], &check[4 * i..]);
        let plain: Vec<bool> = oracle.data_positions.iter().map(|p| codeword.get(*p)).collect();
        assert_eq!(bits(&oracle.encode(&plain)), codeword, "{} encodes", scheme.id);
        written.push(codeword);
        (codeword ^ *error).store(&mut data[32 * i..32 * i + 32], &mut check[4 * i..4 * i + 4]);
    }
    let mut status = vec![Status::Clean; errors.len()];
    codec.decode(&mut data, &mut check, &mut status, &mut scratch);
    for (i, error) in errors.iter().enumerate() {
        let received = written[i] ^ *error;
        let decoded = oracle.decode(&bools(&received));
        let claim = match decoded.status {
            Claim::Clean => Status::Clean,
            Claim::Corrected => Status::Corrected,
            Claim::Detected => Status::Uncorrectable,
        };
        assert_eq!(status[i], claim, "{} {} {error:?}", scheme.id, codec.path());
        let delivered = Bits::load(&data[32 * i..], &check[4 * i..]);
        assert_eq!(delivered, bits(&decoded.entry), "{} {} {error:?}", scheme.id, codec.path());
    }
}

#[test]
fn kernels_and_circuits_of_every_scheme_encode_and_decode_as_the_oracle_does() {
    let schemes = schemes();
    assert!(schemes.len() >= 14, "{}", schemes.len());
    for scheme in &schemes {
        let fast = EntryCodec::of_scheme(scheme).expect("it fits");
        assert_eq!(fast.path(), "kernel", "{}", scheme.id);
        agree(scheme, &fast);
        agree(scheme, &EntryCodec::by_circuit(scheme).expect("it fits"));
    }
}

#[test]
fn a_scheme_of_one_beat_fills_the_entry_four_times_and_others_are_refused_with_the_reason() {
    for built in builtins() {
        let scheme = built.scheme();
        let g = scheme.geometry;
        let fits = g.pins == 72 && g.data_pins == 64 && [1, 2, 4].contains(&g.beats);
        match EntryCodec::by_circuit(&scheme) {
            Ok(codec) => {
                assert!(fits, "{}", scheme.id);
                let mut scratch = Scratch::default();
                let draw = Draw::new(3, &scheme.id);
                let (mut data, mut check) = ([0; 64], [0; 8]);
                (0..2).for_each(|i| draw.entry(i as u64, 0).store(&mut data[32 * i..32 * i + 32], &mut [0; 4]));
                codec.encode(&data, &mut check, &mut scratch);
                let good = data;
                // One wrong bit in each beat of the second entry: all are corrected, for each beat has its own word.
                (0..4).for_each(|beat| data[32 + 8 * beat] ^= 1 << beat);
                let mut status = [Status::Clean; 2];
                codec.decode(&mut data, &mut check, &mut status, &mut scratch);
                if g.beats == 1 {
                    assert_eq!((data, status), (good, [Status::Clean, Status::Corrected]), "{}", scheme.id);
                }
            }
            Err(reason) => {
                assert!(!fits, "{}: {reason}", scheme.id);
                assert!(reason.contains("4 beats with 64 and 8"), "{reason}");
            }
        }
    }
}

#[test]
fn a_scheme_file_that_means_a_shipped_scheme_gets_its_kernel_and_another_its_circuit() {
    let trio = eccforge_scheme::builtin("trio").expect("shipped");
    let renamed = Scheme { id: "mine".to_owned(), ..trio.scheme() };
    let codec = EntryCodec::of_scheme(&renamed).expect("it fits");
    assert_eq!((codec.path(), codec.id()), ("kernel", "mine"));
    // Pair correction switched off is another decoder: no kernel of that name must be taken for it.
    let mut off = eccforge_scheme::builtin("duet-trio").expect("shipped").scheme();
    off.enables.iter_mut().for_each(|e| e.default = false);
    let codec = EntryCodec::of_scheme(&off).expect("it fits");
    let oracle = by_id("duet-trio:off").expect("known");
    let mut scratch = Scratch::default();
    for (a, b) in (0..288).flat_map(|a| [(a, (a + 1) % 288), (a, (a + 4) % 288)]) {
        let received = Bits::of([a, b]);
        let (mut data, mut check, mut status) = ([0; 32], [0; 4], [Status::Clean]);
        received.store(&mut data, &mut check);
        codec.decode(&mut data, &mut check, &mut status, &mut scratch);
        let plain = oracle.decode(&bools(&received));
        assert_eq!(status[0] == Status::Corrected, plain.status == Claim::Corrected, "bits {a} and {b}");
        assert_eq!(Bits::load(&data, &check), bits(&plain.entry));
    }
}
