//! Tests of the places of wrong corrections, against decoding by the columns of H.

use crate::small;

use eccforge_exact::enumerate::Progress;
use eccforge_exact::facts::{Verdict, facts};
use eccforge_exact::landing::{PARTS, landing};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;

/// Returns the flips of a decoder of single bits in this entry, codeword by codeword; `None` if a syndrome is not that
/// of a single bit.
fn flips(scheme: &Scheme, errors: &[usize]) -> Option<Vec<usize>> {
    let columns = scheme.code.h.columns();
    let mut flips = Vec::new();
    for w in 0..scheme.codewords() {
        let physical = scheme.layout.codeword(w);
        let wrong = (0..physical.len()).filter(|b| errors.contains(&physical[*b]));
        let syndrome = wrong.fold(0, |s, b| s ^ columns[b]);
        if syndrome != 0 {
            flips.push(physical[columns.iter().position(|c| *c == syndrome)?]);
        }
    }
    Some(flips)
}

#[test]
fn wrong_corrections_flip_the_bits_of_their_syndromes() {
    let schemes = [
        "entry: {beats: 1, data-pins: 8, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode: {hamming: {k: 8}}\ncorrects: [bits]",
        "entry: {beats: 2, data-pins: 4, check-pins: 3}\ncodewords: 2\nlayout: {interleave: {multiplier: 3, modulus: 14}}\n\
         code: {hamming: {k: 4}}\ncorrects: [bits]",
    ];
    let text = "eccforge-model: 1\nid: m\nname: M\nsource: s\nunit: fit\nclasses:\n  \
        - {id: two, name: T, rate: 1, patterns: {weight: {bits: 2}}}\n  \
        - {id: three, name: T, rate: 1, patterns: {weight: {bits: 3}}}\n  \
        - {id: entry, name: E, rate: 1, patterns: {uniform: {region: entry}}}\n";
    let model = ErrorModel::from_text(&SourceFile::new("m.yaml", text)).expect("a model");
    for keys in schemes {
        let scheme = small::scheme("landed", keys);
        let (g, n) = (scheme.geometry, scheme.geometry.bits());
        let part = |name: &str, bit: usize| match name {
            "pin" => bit % g.pins,
            "byte" => bit / g.pins * 100 + bit % g.pins / 8,
            "device of 4 pins" => bit % g.pins / 4,
            "device of 8 pins" => bit % g.pins / 8,
            "beat" => bit / g.pins,
            "codeword" => (0..scheme.codewords()).find(|w| scheme.layout.codeword(*w).contains(&bit)).expect("of one"),
            unknown => panic!("{unknown}"),
        };
        let landed = landing(&scheme, &model).expect("counted");
        for (weight, found) in [2, 3].into_iter().zip(&landed) {
            let (mut miscorrected, mut outside) = (0, [0; PARTS.len()]);
            let mut bits = vec![0; n];
            for value in (0..1u32 << n).filter(|value| value.count_ones() == weight) {
                let errors: Vec<usize> = (0..n).filter(|bit| value >> bit & 1 == 1).collect();
                let Some(flips) = flips(&scheme, &errors) else { continue };
                let is_wrong = |bit: &usize| errors.contains(bit) != flips.contains(bit);
                let delivers_wrong_data = (0..n).any(|bit| is_wrong(&bit) && scheme.geometry.is_data(bit));
                if flips.is_empty() || !delivers_wrong_data {
                    continue;
                }
                miscorrected += 1;
                let added: Vec<usize> = flips.into_iter().filter(|bit| !errors.contains(bit)).collect();
                for bit in &added {
                    bits[*bit] += 1;
                }
                for (count, name) in outside.iter_mut().zip(PARTS) {
                    let is_near = |bit: &usize| errors.iter().any(|error| part(name, *error) == part(name, *bit));
                    *count += u64::from(!added.iter().all(is_near));
                }
            }
            let found = found.as_ref().expect("enumerated");
            assert_eq!((found.miscorrected, found.outside), (miscorrected, outside), "{keys}");
            assert_eq!(found.bits, bits, "{keys}");
            assert!(miscorrected > 0 && outside[0] > 0);
        }
        assert_eq!(landed[2], None, "uniform");
    }
}

#[test]
fn claims_on_wrong_corrections_are_proved_refuted_or_not_decided() {
    let keys = "entry: {beats: 2, data-pins: 4, check-pins: 3}\ncodewords: 2\nlayout: {interleave: {multiplier: 3, modulus: 14}}\n\
                code: {hamming: {k: 4}}\ncorrects: [bits]\nclaims: {wrong-corrections-within: {CLAIMS}}";
    let claims = "pin: [2bit, bit], beat: [2bit], codeword: [2bit, beat, 9bit], device-of-4: [2bit]";
    let scheme = small::scheme("claimed", &keys.replace("CLAIMS", claims));
    let model = ErrorModel::table1();
    let found = facts(&scheme, &model, &Progress::default()).expect("counted").code.expect("one stage").claims;
    // In the order of the parts (0 pins, 2 devices of 4 pins, 4 beats, 5 codewords), then of the classes.
    let claimed = [(0, "2bit"), (0, "bit"), (2, "2bit"), (4, "2bit"), (5, "2bit"), (5, "beat"), (5, "9bit")];
    let landings = landing(&scheme, &model).expect("counted");
    let expected = |part: usize, id: &str| match model.classes.iter().position(|class| class.id == id) {
        None => Verdict::Open("not in this model"),
        Some(class) => match &landings[class] {
            None => Verdict::Open("not decided"),
            Some(landing) if landing.outside[part] == 0 => Verdict::Holds,
            Some(_) => Verdict::Refuted,
        },
    };
    let wanted: Vec<Verdict> = claimed.into_iter().map(|(part, id)| expected(part, id)).collect();
    let verdicts: Vec<Verdict> = found.iter().map(|claim| claim.verdict).collect();
    assert_eq!(verdicts, wanted);
    // The decoder takes two wrong bits of a Hamming code for a third one of the same codeword, and no single bit for
    // another.
    let [open, holds, refuted] = [Verdict::Open("not decided"), Verdict::Holds, Verdict::Refuted];
    assert_eq!((verdicts[0], verdicts[1], verdicts[4], verdicts[5]), (refuted, holds, holds, open));
    assert!(found[0].evidence.contains(" wrong corrections leave it"), "{}", found[0].evidence);
}
