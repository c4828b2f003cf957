//! Tests of counterexamples of proofs, as tables and as waveforms.

use eccforge_hdl::prove::difference::{Counterexample, table};
use eccforge_hdl::prove::equivalence::Equivalence;
use eccforge_hdl::prove::waveform;
use vcd::{Command, Parser, TimescaleUnit};

#[test]
fn a_counterexample_is_shown_bit_by_bit() {
    let found = Counterexample {
        inputs: vec![("entry_i".into(), "9'h0a1".into()), ("on_i".into(), "1'h0".into())],
        outputs: vec![
            ("due_o".into(), "1'h1".into(), "1'h0".into()),
            ("data_o".into(), "6'h02".into(), "6'h10".into()),
        ],
    };
    let text = table(&found);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    assert_eq!(lines[1].split_whitespace().collect::<Vec<_>>().join(" "), "entry_i ones at 0, 5, 7");
    assert_eq!(lines[2].split_whitespace().collect::<Vec<_>>(), ["on_i", "none"]);
    assert_eq!(lines[3].split_whitespace().collect::<Vec<_>>(), ["due_o", "0", "1", "0"]);
    assert_eq!(lines[4].split_whitespace().collect::<Vec<_>>(), ["data_o", "1", "1", "0"]);
    assert_eq!(lines[5].split_whitespace().collect::<Vec<_>>(), ["data_o", "4", "0", "1"]);
}

fn differing(module: &str, value: &str) -> Equivalence {
    Equivalence {
        module: module.into(),
        outputs: 7,
        verilog_sha256: String::new(),
        equal: false,
        evidence: String::new(),
        counterexample: Some(Counterexample {
            inputs: vec![("entry_i".into(), value.into()), ("pairs_i".into(), "1'h1".into())],
            outputs: vec![
                ("due_o".into(), "1'h1".into(), "1'h0".into()),
                ("data_o".into(), "6'h02".into(), "6'h30".into()),
            ],
        }),
        seconds: 0.0,
    }
}

#[test]
fn a_difference_is_read_back_from_its_waveform() {
    let mut file = Vec::new();
    let equal = Equivalence { counterexample: None, equal: true, ..differing("c_enc", "") };
    let list = [differing("a_dec", "9'h0a1"), equal.clone(), differing("b_dec", "9'h100")];
    assert_eq!(waveform::write(&mut file, &list).unwrap(), 2);
    let mut parser = Parser::new(file.as_slice());
    let header = parser.parse_header().unwrap();
    assert_eq!(header.timescale, Some((1, TimescaleUnit::NS)));
    let commands: Vec<Command> = parser.collect::<Result<_, _>>().unwrap();
    let value = |path: &[&str]| {
        let variable = header.find_var(path).unwrap();
        let bits = commands.iter().find_map(|c| match c {
            Command::ChangeVector(id, bits) if *id == variable.code => Some(bits.to_string()),
            _ => None,
        });
        assert_eq!(bits.as_ref().map(String::len), Some(variable.size as usize));
        bits.unwrap()
    };
    assert_eq!(value(&["a_dec", "inputs", "entry_i"]), "010100001");
    assert_eq!(value(&["b_dec", "inputs", "entry_i"]), "100000000");
    assert_eq!(value(&["a_dec", "inputs", "pairs_i"]), "1");
    assert_eq!((value(&["a_dec", "expected", "due_o"]), value(&["a_dec", "found", "due_o"])), ("1".into(), "0".into()));
    assert_eq!(value(&["a_dec", "expected", "data_o"]), "000010");
    assert_eq!(value(&["a_dec", "found", "data_o"]), "110000");
    assert!(header.find_scope(&["c_enc"]).is_none());
    let times: Vec<u64> =
        commands.iter().filter_map(|c| if let Command::Timestamp(t) = c { Some(*t) } else { None }).collect();
    assert_eq!(times, [0, 10]);
    let mut nothing = Vec::new();
    assert_eq!(waveform::write(&mut nothing, &[equal]).unwrap(), 0);
    assert!(nothing.is_empty());
}
