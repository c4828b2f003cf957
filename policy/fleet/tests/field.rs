//! Tests of the wrong bits of a log in SmartMem's published form, under every shipped code of that shape, against the
//! oracle's decoders.

use crate::smartmem;
use crate::support;

use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::field::{self, SchemeOutcomes, fits, model_text, outcomes_under};
use eccforge_fleet::reads::Reads;
use eccforge_gpu::replay::{ReadOptions, replay};
use eccforge_model::ErrorModel;
use eccforge_oracle::{Oracle, Status};
use eccforge_outcomes::Probabilities;
use eccforge_report::Report as _;
use eccforge_scheme::{builtin, builtins};
use num_bigint::BigInt;
use num_rational::BigRational;
use smartmem::{HEADER, MAPS};
use std::collections::BTreeMap;
use std::ops::Range;

fn log() -> String {
    let mut text = format!("{HEADER}\n");
    let mut line = |map: u32, flags: u32| {
        text += &format!("0,1,0,0,,1,2,4711,16,{map},{flags},0,CE,1700000000,A,X,P,32,2666,2666,7,DDR4,r1\n");
    };
    for (map, count) in MAPS {
        for _ in 0..count {
            line(map, 0x0080_0001);
        }
    }
    // Bit 0 of `retryrderrlog` is clear: no map.
    line(0xff, 0x0080_0000);
    text
}

/// The oracle's outcomes of reads of eight beats: clean, corrected, detected and silent over all maps and places.
fn by_oracle(oracle: &Oracle, places: Range<usize>) -> [u64; 4] {
    let beats = oracle.bits / 72;
    let mut counts = [0; 4];
    for (map, count) in MAPS {
        for place in places.clone() {
            // The worst outcome of the entries of a read: 0 clean, 1 corrected, 2 silent, 3 detected.
            let mut worst = 0;
            for first in (0..8).step_by(beats) {
                let mut received = vec![false; oracle.bits];
                for beat in first..first + beats {
                    for dq in 0..4 {
                        received[(beat - first) * 72 + 4 * place + dq] = map >> (4 * beat + dq) & 1 == 1;
                    }
                }
                let decoded = oracle.decode(&received);
                let wrong = oracle.data_positions.iter().any(|&bit| decoded.entry[bit]);
                worst = worst.max(match decoded.status {
                    Status::Detected => 3,
                    _ if wrong => 2,
                    _ if received.contains(&true) => 1,
                    _ => 0,
                });
            }
            // In the results, detected comes before silent.
            let outcome = [0, 1, 3, 2][worst];
            counts[outcome] += count;
        }
    }
    counts
}

/// Independent reads of unknown devices.
fn reads(maps: &BTreeMap<u32, u64>) -> Reads {
    let single = vec![1; maps.values().sum::<u64>() as usize];
    Reads::of_reads(&maps.iter().map(|(map, n)| ((None, *map), *n)).collect(), single)
}

fn shares(of: &SchemeOutcomes) -> [BigRational; 4] {
    [&of.clean, &of.corrected, &of.detected, &of.silent].map(Clone::clone)
}

#[test]
fn every_code_of_the_shape_has_exactly_the_shares_of_the_oracle() {
    let intake = replay(log().as_bytes(), ReadOptions::default(), None, &mut ()).unwrap();
    assert_eq!((intake.log_lines, intake.malformed, intake.smartmem_maps_left_out), (23, 0, 0));
    assert_eq!(intake.smartmem_maps, BTreeMap::from(MAPS));
    let all = Reads::of_reads(&intake.smartmem_reads, [1; 22]);
    let log_of_device_5 = log().replace("0,1,0,0,,1", "0,1,0,0,5,1");
    let intake = replay(log_of_device_5.as_bytes(), ReadOptions::default(), None, &mut ()).unwrap();
    let of_device_5 = Reads::of_reads(&intake.smartmem_reads, [22]);
    let mut seen = Vec::new();
    for scheme in builtins().iter().map(|b| b.scheme()).filter(field::fits) {
        let verdict = field::outcomes_under(&scheme, &all).unwrap();
        let counts = by_oracle(&support::oracle_for(&scheme.id), 0..18);
        let expected = counts.map(|n| BigRational::new(BigInt::from(n), BigInt::from(22 * 18)));
        assert_eq!(shares(&verdict), expected, "{}", scheme.id);
        // All 22 reads are of device 5 of one DIMM: its place is known, and they may all be of one fault.
        let verdict = field::outcomes_under(&scheme, &of_device_5).unwrap();
        let counts = by_oracle(&support::oracle_for(&scheme.id), 5..6);
        let expected = counts.map(|n| BigRational::new(BigInt::from(n), BigInt::from(22)));
        assert_eq!(shares(&verdict), expected, "{}, device 5", scheme.id);
        assert!(verdict.intervals[3].high > 0.97, "one cluster tells next to nothing: {:?}", verdict.intervals);
        seen.push(scheme.id.clone());
    }
    for needed in ["chipkill-x4", "opentitan-72-64", "sec-ded-daec-72-64", "ni-secded", "trio", "rs-pin"] {
        assert!(seen.iter().any(|id| id == needed), "{seen:?}");
    }
    assert!(!seen.iter().any(|id| id == "hsiao-39-32" || id == "on-die-sec-136-128"), "{seen:?}");
}

/// The model has the maps as classes. If the burst is one entry, the model's exact table is that of the reads; if it is
/// two, clean halves add to the clean outcomes.
#[test]
fn the_model_of_a_log_gives_the_same_shares() {
    let maps = BTreeMap::from(MAPS);
    let text = field::model_text("maps", "a log", "eccforge learn dimm", &maps).unwrap();
    let model = ErrorModel::from_text(&SourceFile::new("maps.yaml", text)).unwrap();
    assert_eq!((model.classes.len(), model.classes[0].id.as_str()), (7, "m00000020"), "the most frequent first");
    let all: Vec<usize> = (0..7).collect();
    let by_model_and_reads = |id: &str| {
        let scheme = builtin(id).unwrap().scheme();
        let results = evaluate(&scheme, &model, &all, Reading::Inclusive, &Progress::default()).unwrap();
        let parts: Vec<Probabilities> = results.iter().map(|r| r.probabilities().unwrap()).collect();
        let mean = Probabilities::weighted(model.classes.iter().map(|c| model.probability(c)).zip(&parts));
        let by_model = [mean.clean.clone(), mean.corrected.clone(), mean.detected.clone(), mean.silent()];
        (by_model, field::outcomes_under(&scheme, &reads(&maps)).unwrap())
    };
    let (exact, reads) = by_model_and_reads("chipkill-x4");
    assert_eq!(exact, shares(&reads));
    let (exact, reads) = by_model_and_reads("trio");
    assert!(exact[0] > reads.clean && exact.iter().sum::<BigRational>() == BigRational::from_integer(1.into()));
}

#[test]
fn one_wrong_bit_is_corrected_by_every_code_of_the_shape_and_a_device_by_chipkill() {
    let bit = BTreeMap::from([(1 << 13, 3)]);
    let device = BTreeMap::from([(u32::MAX, 1), (0x0f, 2), (0, 5)]);
    for shipped in builtins() {
        let scheme = shipped.scheme();
        if fits(&scheme) {
            let outcomes = outcomes_under(&scheme, &reads(&bit)).unwrap();
            assert_eq!(outcomes.corrected.to_string(), "1", "{}", scheme.id);
            assert_eq!(outcomes.entries_per_read * scheme.geometry.beats, 8);
        }
    }
    let chipkill = outcomes_under(&builtin("chipkill-x4").unwrap().scheme(), &reads(&device)).unwrap();
    assert_eq!([&chipkill.clean, &chipkill.corrected].map(ToString::to_string), ["5/8", "3/8"]);
    // None of eight reads is silent: up to 1 - 0.025^(1/8).
    let silent = chipkill.intervals[3];
    assert!(silent.low == 0.0 && (silent.high - 0.369_417).abs() < 1e-6, "{silent:?}");
    let opentitan = outcomes_under(&builtin("opentitan-72-64").unwrap().scheme(), &reads(&device)).unwrap();
    assert_eq!(opentitan.clean.to_string(), "5/8");
    let corrected = opentitan.corrected.to_string();
    assert_eq!(corrected, "0", "four wrong bits of a beat exceed a code that corrects one");
}

/// A DIMM with one wrong bit at a time, and one whose device fails: both have tickets.
#[test]
fn a_ticket_is_avoided_by_the_codes_that_correct_every_read_of_its_dimm() {
    let dimms = [reads(&BTreeMap::from([(0x10, 4), (0x1, 1)])), reads(&BTreeMap::from([(0x1, 9), (0xf, 1)]))];
    let schemes = ["chipkill-x4", "opentitan-72-64"].map(|id| builtin(id).unwrap().scheme());
    let all = reads(&BTreeMap::from([(0x10, 4), (0x1, 10), (0xf, 1)]));
    let report = field::FieldReport::new(Vec::new(), &schemes, &all, [15, 0]).unwrap();
    assert_eq!((report.tickets, report.schemes[0].tickets_avoided), (None, None));
    let report = report.with_tickets(&schemes, &dimms).unwrap();
    let avoided: Vec<_> = report.schemes.iter().map(|scheme| scheme.tickets_avoided).collect();
    assert_eq!((report.tickets, avoided), (Some(2), vec![Some(2), Some(1)]));
    assert!(report.document().markdown().contains("2 tickets are of DIMMs with a map"));
}

/// One cell is read nine times with one wrong bit and once with four in a beat, another cell once. These are two
/// faults; a code that corrects one bit does not correct the first.
#[test]
fn one_fault_read_many_times_is_one_event() {
    let header = "cpuid,channelid,dimmid,rankid,deviceid,bankgroupid,bankid,rowid,columnid,retryrderrlogparity,retryrderrlog,error_type,log_time\n";
    let row = |row: u32, map: u32| format!("0,1,0,0,5,1,2,{row},16,{map},1,CE,1763633472\n");
    let log = header.to_owned() + &row(7, 1).repeat(9) + &row(7, 15) + &row(8, 1);
    let intake = replay(log.as_bytes(), ReadOptions::default(), None, &mut ()).unwrap();
    let faults = Reads::of_faults(&intake.smartmem_faults, intake.smartmem_maps.values().sum());
    assert_eq!((faults.maps.values().sum::<u64>(), faults.lines, faults.squares), (2, 11, 4));
    let reads = Reads::of_reads(&intake.smartmem_reads, intake.smartmem_dimms.into_values());
    let schemes = ["chipkill-x4", "opentitan-72-64"].map(|id| builtin(id).unwrap().scheme());
    let corrected = |of: &Reads| schemes.each_ref().map(|s| outcomes_under(s, of).unwrap().corrected.to_string());
    assert_eq!((corrected(&faults).join(" "), corrected(&reads).join(" ")), ("1 1/2".to_owned(), "1 10/11".to_owned()));
    let report = field::FieldReport::new(Vec::new(), &schemes, &faults, [11, 0]).unwrap();
    assert_eq!((report.reads, report.without_map), (2, 0));
    assert!(
        report.document().markdown().contains("2 logged faults with wrong bits, in 2 different maps"),
        "{}",
        report.document().markdown()
    );
}

#[test]
fn other_shapes_and_no_maps_are_refused() {
    let hsiao = builtin("hsiao-39-32").unwrap().scheme();
    assert!(outcomes_under(&hsiao, &reads(&BTreeMap::from([(1, 1)]))).unwrap_err().contains("not that of a DDR4 DIMM"));
    let chipkill = builtin("chipkill-x4").unwrap().scheme();
    assert!(outcomes_under(&chipkill, &Reads::default()).unwrap_err().contains("no maps"));
    assert!(model_text("a", "b", "c", &BTreeMap::new()).is_err());
}
