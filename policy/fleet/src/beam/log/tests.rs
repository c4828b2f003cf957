//! What a log says, and what is said of one that is wrong.

use super::*;

const GOOD: &str = "run,write,read,time_s,address,expected,flips\n\
    0,3,17,1.5,0x20,ff,1\n\
    # a remark\n\
    \n\
    1,0,2,9.25,64,00,8000000000000000000000000000000000000000000000000000000000000000\n";

#[test]
fn both_forms_say_the_same() {
    let csv = read(GOOD.as_bytes(), None).unwrap();
    assert_eq!((csv.malformed, csv.lines), (0, 5));
    assert_eq!(
        csv.sightings[0],
        Sighting { slot: slot(0, 3, 17).unwrap(), address: 32, flips: [1, 0, 0, 0], down: Some(1) }
    );
    assert_eq!((csv.sightings[1].flips, csv.sightings[1].down), ([0, 0, 0, 1 << 63], Some(0)));
    let json = "{\"write\":3,\"read\":17,\"address\":\"0x20\",\"expected\":\"ff\",\"flips\":\"1\"}\n\
        {\"run\":1,\"write\":0,\"read\":2,\"time_s\":9.25,\"address\":\"64\",\"expected\":\"00\",\"flips\":\
        \"8000000000000000000000000000000000000000000000000000000000000000\"}";
    assert_eq!(read(json.as_bytes(), None).unwrap().sightings, csv.sightings);
    let actual = "write,read,address,expected,actual\n3,17,32,ff,fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe\n";
    assert_eq!(read(actual.as_bytes(), None).unwrap().sightings, csv.sightings[..1]);
}

#[test]
fn malformed_lines_are_counted_and_located_and_the_others_read() {
    let bad = [
        ("0,1,2,0,0x20,ff,xyz", 17, "`xyz` is not up to 64 hexadecimal digits"),
        ("0,1,2,0,0x21,ff,1", 9, "no multiple of 32"),
        ("0,1,2,0,0x20,ff,0", 17, "no bit is wrong"),
        ("0,-1,2,0,0x20,ff,1", 3, "`-1` is not a whole number"),
        ("0,1,2,0,0x20,ff", 16, "6 fields where the header has 7"),
        ("0,1,5000,0,0x20,ff,1", 3, "reads below 2^10"),
        ("0,1,2,0,0x20,fff,1", 14, "`fff` is not 2, 4, 8, 16 or 64"),
        ("\u{fffd}", 4, "1 fields where the header has 7"),
    ];
    for (line, column, said) in bad {
        let text = format!("{GOOD}{line}\n2,0,0,0,96,aa,3\n");
        let log = read(text.as_bytes(), None).unwrap();
        assert_eq!((log.malformed, log.sightings.len()), (1, 3), "{line}");
        let m = &log.first_malformed[0];
        assert!(m.message.contains(said), "{m:?}");
        assert_eq!((m.line, m.column), (6, column), "{m:?}");
    }
    let json = "{\"write\":3,\"read\":17,\"address\":\"0x20\",\"flips\":\"1\"}\n{\"write\":3,\"rea\":1}\n{]\n";
    let log = read(json.as_bytes(), None).unwrap();
    assert_eq!((log.malformed, log.sightings.len(), log.first_malformed[0].line), (2, 1, 2));
    assert!(log.first_malformed[0].message.contains("unknown field `rea`"), "{:?}", log.first_malformed);
    assert_eq!((log.first_malformed[1].line, log.first_malformed[1].column), (3, 2));
}

#[test]
fn a_header_that_is_none_is_refused_at_its_place() {
    for (text, said) in [
        ("write,read,adress,flips\n", "1:12: the header names a column `adress`: did you mean `address`?"),
        ("# x\nwrite,read,flips\n", "2:1: the header has no column `address`"),
        ("write,read,address,actual\n", "1:1: the header needs the column `flips`"),
        ("write,read,address,flips,read\n", "1:26: the header names the column `read` twice"),
    ] {
        let error = read(text.as_bytes(), None).unwrap_err().to_string();
        assert!(error.contains(said), "{error}");
    }
    assert_eq!(read(&b""[..], None).unwrap().sightings.len(), 0);
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let mut draws = crate::Draws::new(6, 6, 6);
    let json = "{\"write\":3,\"read\":17,\"address\":\"0x20\",\"expected\":\"ff\",\"flips\":\"1\"}\n";
    for text in [GOOD, json] {
        for _ in 0..3000 {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..=draws.below(4) {
                if bytes.is_empty() {
                    break;
                }
                let at = draws.below(bytes.len() as u64) as usize;
                match draws.below(4) {
                    0 => drop(bytes.remove(at)),
                    1 => bytes.insert(at, draws.bits() as u8),
                    2 => bytes.truncate(at.max(1)),
                    _ => bytes[at] = b"\n\r,#{\"0\xff"[draws.below(8) as usize],
                }
            }
            for form in [None, Some(Form::Csv), Some(Form::JsonLines)] {
                if let Ok(log) = read(&bytes[..], form) {
                    assert!(log.malformed >= log.first_malformed.len() as u64);
                    assert!(log.first_malformed.iter().all(|m| (1..=log.lines.max(1)).contains(&m.line)), "{log:?}");
                }
            }
        }
    }
}

#[test]
fn lines_that_pieces_cut_in_two_are_read_whole() {
    struct Drip<'t>(&'t [u8]);
    impl Read for Drip<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let n = self.0.len().min(7).min(buffer.len());
            buffer[..n].copy_from_slice(&self.0[..n]);
            self.0 = &self.0[n..];
            Ok(n)
        }
    }
    let mut text = GOOD.to_owned();
    (0..100_000).for_each(|i| text += &format!("0,{i},1,0,{},55,{:x}\n", i * 32, i + 1));
    let whole = read(text.as_bytes(), None).unwrap();
    let dripped = read(Drip(text.as_bytes()), None).unwrap();
    assert_eq!((whole.sightings.len(), whole.lines), (100_002, 100_005));
    assert_eq!((dripped.sightings, dripped.sha256), (whole.sightings, whole.sha256));
}
