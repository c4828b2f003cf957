//! Tests of every scheme on the entries of this memory against the oracle, which shares no code with it.
#![allow(missing_docs)]

use eccforge_memory::bits::{Bits, ENTRY_BITS};
use eccforge_memory::codec::{Claim, EntryCodec, Lanes};
use eccforge_memory::random::Draw;
use eccforge_oracle::{Oracle, Status, by_id};
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

/// Errors of one entry: none, every bit, every complete pin and byte, pairs and triples, beats, and entries.
fn errors(draw: &Draw) -> Vec<Bits> {
    let mut list = vec![Bits::NONE];
    list.extend((0..ENTRY_BITS).map(Bits::bit));
    list.extend((0..72).map(Bits::pin));
    for byte in 0..36 {
        for mask in (1..256u64).step_by(7) {
            list.push(Bits::of((0..8).filter(|bit| mask >> bit & 1 == 1).map(|bit| 8 * byte + bit)));
        }
    }
    for trial in 0..600 {
        list.push(random_bits(draw, trial, 2));
        list.push(random_bits(draw, 1000 + trial, 3));
    }
    list.extend((0..100).map(|i| draw.entry(i, 100)));
    list
}

/// Up to this many bits of an entry, which differ between trials.
fn random_bits(draw: &Draw, trial: u64, count: u64) -> Bits {
    Bits::of((0..count).map(|k| draw.below(trial, k, 288) as usize))
}

fn oracle_for(scheme: &Scheme) -> Oracle {
    by_id(&scheme.id).unwrap_or_else(|| panic!("the oracle has no {}", scheme.id))
}

/// Compares the claims and delivered data for random codewords with these errors to those of the oracle, which decodes whole codewords.
fn agree(scheme: &Scheme, codec: &EntryCodec, oracle: &Oracle, errors: &[Bits]) {
    let draw = Draw::new(7, &scheme.id);
    let decoded = codec.decode(errors, &mut Lanes::default());
    for (i, (error, (claim, wrong))) in (0..).zip(errors.iter().zip(&decoded)) {
        let codeword = codec.encode(draw.entry(i, 0).data);
        let plain: Vec<bool> = oracle.data_positions.iter().map(|p| codeword.get(*p)).collect();
        assert_eq!(bits(&oracle.encode(&plain)), codeword, "{} encodes", scheme.id);
        let whole = oracle.decode(&bools(&(codeword ^ *error)));
        let expected = match whole.status {
            Status::Clean => Claim::Clean,
            Status::Corrected => Claim::Ce,
            Status::Detected => Claim::Due,
        };
        assert_eq!(*claim, expected, "{} {error:?}", scheme.id);
        assert_eq!(
            codeword.data,
            (bits(&whole.entry) ^ Bits { data: wrong.data, check: 0 }).data,
            "{} {error:?}",
            scheme.id
        );
    }
    let other = codec.encode(draw.entry(0, 0).data) ^ codec.encode(draw.entry(1, 0).data);
    assert_eq!(codec.sum(other.data), other, "{}", scheme.id);
}

#[test]
fn every_scheme_encodes_and_decodes_as_the_oracle_does() {
    let schemes = schemes();
    assert!(schemes.len() >= 14, "{}", schemes.len());
    for scheme in &schemes {
        let codec = EntryCodec::of_scheme(scheme).expect("it fits");
        agree(scheme, &codec, &oracle_for(scheme), &errors(&Draw::new(7, &scheme.id)));
    }
}

#[test]
fn a_scheme_of_one_beat_fills_the_entry_four_times_and_others_are_refused_with_the_reason() {
    for built in builtins() {
        let scheme = built.scheme();
        let g = scheme.geometry;
        let fits = g.pins == 72 && g.data_pins == 64 && [1, 2, 4].contains(&g.beats);
        match EntryCodec::of_scheme(&scheme) {
            Ok(codec) => {
                assert!(fits, "{}", scheme.id);
                // One wrong bit in each beat: all are corrected, for each beat has its own word.
                let errors = [Bits::NONE, Bits::of((0..4).map(|beat| 72 * beat + beat))];
                let decoded = codec.decode(&errors, &mut Lanes::default());
                if g.beats == 1 {
                    assert_eq!(decoded, [(Claim::Clean, Bits::NONE), (Claim::Ce, Bits::NONE)], "{}", scheme.id);
                    // Each beat has the check byte that the same data have in the first.
                    let data = Draw::new(3, &scheme.id).entry(0, 0).data;
                    let entry = codec.encode(data);
                    for (beat, word) in data.into_iter().enumerate() {
                        let first = codec.encode([word, 0, 0, 0]).check & 0xFF;
                        assert_eq!(entry.check >> (8 * beat) & 0xFF, first, "{}", scheme.id);
                    }
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
fn enables_that_are_off_make_another_decoder() {
    let mut off = eccforge_scheme::builtin("duet-trio").expect("shipped").scheme();
    for e in &mut off.enables {
        e.default = false;
    }
    let codec = EntryCodec::of_scheme(&off).expect("it fits");
    let pairs = (0..288).flat_map(|a| [Bits::of([a, (a + 1) % 288]), Bits::of([a, (a + 4) % 288])]);
    agree(&off, &codec, &by_id("duet-trio:off").expect("known"), &pairs.collect::<Vec<_>>());
}
