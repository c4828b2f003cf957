//! Tests of alarms before failures: against plain loops over every prefix of a device's errors, and the chances against the oracle.

use crate::smartmem::HEADER;
use crate::support::oracle_for;

use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::predict::history::{read, read_tickets};
use eccforge_fleet::predict::{Controller, Predicted, Quantity};
use eccforge_model::ErrorModel;
use eccforge_oracle::Status;
use eccforge_outcomes::statistics::clopper_pearson;
use eccforge_scheme::builtin;
use std::collections::{BTreeMap, BTreeSet};

const CALCHAS: &str = "Datacenter,Server,Name,Stack,SID,PcId,BankGroup,BankArray,Col,Row,Time,EccType\n";
const MODEL: &str = "\
eccforge-model: 1
id: m
name: M
source: test
unit: percent
classes:
  - {id: bit, name: 1 Bit, rate: 75, patterns: {weight: {bits: 1}}}
  - {id: 2bit, name: 2 Bits, rate: 25, patterns: {weight: {bits: 2}}}
";

/// Rows of a made-up field study: device, column, time in days, and kind, from a linear congruential generator (Knuth, MMIX).
fn made_up() -> Vec<(u64, u64, u64, &'static str)> {
    let mut state = 7u64;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let kinds = ["CE", "CE", "CE", "CE", "CE", "CE", "CE", "CE", "CE", "UEO", "UER"];
    (0..600).map(|_| (next(40), next(6), next(50), kinds[next(11) as usize])).collect()
}

/// Alarms and right alarms of a rule, by trying every time of a device.
fn plain(rows: &[(u64, u64, u64, &str)], rule: (Quantity, f64), days: u64) -> (u64, u64) {
    let (mut alarms, mut right) = (0, 0);
    for device in 0..40 {
        let own: Vec<_> = rows.iter().filter(|row| row.0 == device).collect();
        let failed = own.iter().filter(|row| row.3 != "CE").map(|row| row.2).min();
        let holds = |time: u64| {
            let seen = own.iter().filter(|row| row.3 == "CE" && row.2 <= time);
            let value = match rule.0 {
                Quantity::CorrectedErrors => seen.count(),
                _ => seen.map(|row| row.1).collect::<BTreeSet<_>>().len(),
            };
            value as f64 >= rule.1
        };
        if let Some(alarm) = (0..failed.unwrap_or(50)).find(|time| holds(*time)) {
            alarms += 1;
            right += u64::from(failed.is_some_and(|at| at - alarm <= days));
        }
    }
    (alarms, right)
}

#[test]
fn alarms_are_those_of_plain_loops_over_every_time() {
    let rows = made_up();
    let line = |(device, column, day, kind): &(u64, u64, u64, &str)| {
        format!("D,S,N,{device:#x},0x0,0x1,0x2,0x1,{column:#x},0x7,{},{kind}\n", day * 86_400)
    };
    let text = CALCHAS.to_owned() + &rows.iter().map(line).collect::<String>();
    let mut devices = BTreeMap::new();
    read(&SourceFile::new("field.csv", &text), "field", &mut devices).expect("a table");
    for days in [3, 20] {
        let found = Predicted::new(vec!["field.csv".into()], days as f64, &devices, None).expect("no chances");
        let failed = (0..40).filter(|device| rows.iter().any(|row| row.0 == *device && row.3 != "CE")).count() as u64;
        assert_eq!((found.devices, found.failed, found.rules.len()), (40, failed, 8));
        assert!(failed > 20 && failed < 40, "{failed}");
        for rule in &found.rules {
            let (alarms, right) = plain(&rows, (rule.quantity, rule.threshold), days);
            assert_eq!((rule.alarms, rule.right), (alarms, right), "{:?} {}", rule.quantity, rule.threshold);
            let (low, high) = clopper_pearson(right, failed, 0.95);
            assert_eq!([rule.recall.interval.low, rule.recall.interval.high], [low, high]);
            assert_eq!(rule.precision.value, (alarms > 0).then(|| right as f64 / alarms as f64));
        }
        let first = &found.rules[0];
        assert!(first.right > 0 && first.right < first.alarms, "{first:?}");
    }
}

/// The chance that the next error of the model is not corrected, by the oracle.
fn expected(wrong: &[usize]) -> f64 {
    let oracle = oracle_for("opentitan-72-64");
    let singles: Vec<Vec<usize>> = (0..72).map(|bit| vec![bit]).collect();
    let pairs: Vec<Vec<usize>> = (0..72).flat_map(|a| (0..a).map(move |b| vec![a, b])).collect();
    let mut sum = 0.0;
    for (rate, errors) in [(0.75, singles), (0.25, pairs)] {
        for error in &errors {
            let mut received = vec![false; 72];
            for bit in error.iter().chain(wrong) {
                received[*bit] = true;
            }
            let decoded = oracle.decode(&received);
            let is_lost = decoded.status == Status::Detected || decoded.entry.contains(&true);
            sum += if is_lost { rate / errors.len() as f64 } else { 0.0 };
        }
    }
    sum
}

#[test]
fn wrong_bits_of_an_entry_add_up_to_the_chance_of_the_oracle() {
    let row =
        |map: u32, time: u32| format!("0,1,0,0,5,1,2,4711,16,{map},8388609,0,CE,{time},A,X,P,32,2666,2666,7,DDR4,r1\n");
    // Beat 0 has DQ 1 wrong, then DQ 2: two wrong bits of one entry of one beat. Beat 3 is another entry.
    let text = [format!("{HEADER}\n"), row(0b10, 1000), row(0b100, 2000), row(1 << 12, 3000)].concat();
    let mut devices = BTreeMap::new();
    read(&SourceFile::new("sn_1.csv", &text), "sn_1", &mut devices).expect("a table");
    let tickets = SourceFile::new("ticket.csv", "sn_name,alarm_time,sn_type\nsn_1,90000,A\nsn_9,5,A\n");
    read_tickets(&tickets, &mut devices).expect("tickets");
    assert_eq!((devices.len(), devices["sn_1"].failed()), (1, Some(90_000.0)));
    let model = ErrorModel::from_text(&SourceFile::new("m.yaml", MODEL)).unwrap_or_else(|e| panic!("{e:?}"));
    let scheme = builtin("opentitan-72-64").expect("shipped").scheme();
    let pins = |dq: &[usize]| dq.iter().map(|dq| 20 + dq).collect::<Vec<_>>();
    let (one, two) = (expected(&pins(&[1])), expected(&pins(&[1, 2])));
    let mut controller = Controller::new(&scheme, &model).expect("a DIMM");
    for (map, expected) in [(0b10, one), (0b110 | 1 << 12, two.max(expected(&pins(&[0]))))] {
        let found = controller.chance(5, map).expect("countable");
        assert!((found - expected).abs() < 1e-12 && found > 0.5, "{map:#x}: {found} {expected}");
    }
    let found = Predicted::new(Vec::new(), 1.04, &devices, Some(controller)).expect("countable");
    for rule in found.rules.iter().filter(|rule| rule.quantity == Quantity::NextFault) {
        // The first error is 1.030 days before the ticket.
        assert_eq!((rule.alarms, rule.right), (1, 1), "{}", rule.threshold);
    }
}

#[test]
fn a_malformed_table_is_an_error_with_its_place() {
    let error = |text: &str| {
        let file = SourceFile::new("t.csv", text);
        read(&file, "t", &mut BTreeMap::new()).expect_err(text).to_string()
    };
    for (text, message) in [
        ("a,b\n1,2\n".to_owned(), "neither SmartMem nor Calchas"),
        (format!("{CALCHAS}D,S,N,0x1,0x0,0x1,0x2,0x1,0x1,0x7,12,XX\n"), "EccType: expected CE, UEO or UER; got `XX`"),
        (format!("{CALCHAS}D,S,N,0x1,0x0,0x1,0x2,0x1,0x1,0x7,-3,CE\n"), "`-3` is not a time in seconds since 1970"),
        (format!("{CALCHAS}D,S,N,0x1,0x0,0x1,0x2,0x1,0x1,0x7,,CE\n"), "no time"),
    ] {
        assert!(error(&text).contains(message), "{}", error(&text));
    }
    let file = SourceFile::new("t.csv", "sn_name\nsn_1\n");
    assert!(read_tickets(&file, &mut BTreeMap::new()).expect_err("no time").to_string().contains("`alarmtime`"));
}
