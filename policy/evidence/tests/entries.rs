//! Tests that logs are read, and that errors of damaged ones are reported.

use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::{Element, FORMS, Log, Malformed, Options, ReadError, Sighting, read};
use std::io::{self, Read};

fn read_log(text: impl AsRef<[u8]>) -> Log {
    read(text.as_ref(), &Options::default()).unwrap()
}

fn sightings(text: impl AsRef<[u8]>) -> Vec<Sighting> {
    let mut all: Vec<Sighting> = read_log(text).sightings.into_parts().flat_map(|p| p.sightings()).collect();
    all.sort_by_key(|s| (s.run, s.write, s.read, s.entry));
    all
}

const GOOD: &str = "run,write,read,time_s,address,expected,flips\n\
    0,3,17,1.5,0x20,ff,1\n\
    # a remark\n\
    \n\
    1,0,2,9.25,64,00,8000000000000000000000000000000000000000000000000000000000000000\n";

#[test]
fn both_forms_say_the_same() {
    let log = read_log(GOOD);
    assert_eq!((log.malformed, log.lines, log.form, log.devices.len()), (0, 5, "csv", 1));
    let csv = sightings(GOOD);
    let first =
        Sighting { write: 3, read: 17, entry: 1, bits: vec![0], down: Some(1), count: 1, ..Sighting::default() };
    assert_eq!(csv[0], first);
    assert_eq!((&csv[1].bits[..], csv[1].down), (&[255][..], Some(0)));
    let json = "{\"write\":3,\"read\":17,\"address\":\"0x20\",\"expected\":\"ff\",\"flips\":\"1\"}\n\
        {\"run\":1,\"write\":0,\"read\":2,\"time_s\":9.25,\"address\":\"64\",\"expected\":\"00\",\"flips\":\
        \"8000000000000000000000000000000000000000000000000000000000000000\"}";
    assert_eq!(sightings(json), csv);
    let actual = "write,read,address,expected,actual\n3,17,32,ff,fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe\n";
    assert_eq!(sightings(actual), csv[..1]);
}

/// Names of devices may hold commas.
#[test]
fn quoted_fields_are_one_field() {
    let json = "{\"device\":\"A100, \\\"left\\\"\",\"write\":3,\"read\":17,\"address\":\"0x20\",\"flips\":\"1\"}\n";
    let csv = "\"device\",write,read,address,flips\n \"A100, \"\"left\"\"\" ,3,\"17\",0x20,1\n";
    assert_eq!(sightings(csv), sightings(json));
    let german = "device;write;read;address;flips\n\"A100, \"\"left\"\"\";3;17;0x20;1\n";
    assert_eq!(sightings(german), sightings(json));
    let log = read_log("device,write,read,address,flips\n\"A100,3,17,0x20,1\n\"A\"B,3,17,0x20,1\nA,3,17,0x20,1\n");
    let refused: Vec<_> = log.first_malformed.iter().map(|m| (m.line, m.column, m.message.as_str())).collect();
    assert_eq!(refused[0], (2, 1, "the quoted field is not closed"));
    assert_eq!(refused[1], (3, 4, "expected a comma after the quoted field"));
    assert_eq!(log.sightings.len, 1);
}

/// One error of bit 13 of the entry at byte 96, written as the bit, in a byte, in a word, as a mask and as whole words.
#[test]
fn bits_bytes_words_and_masks_name_the_same_bit() {
    let same = sightings("write,read,address,expected,flips\n1,2,96,ff,0x2000\n");
    for text in [
        "write,read,address,bit,expected\n1,2,96,13,1\n",
        "write,read,address,bit,expected,temperature\n1,2,97,5,ff,85\n",
        "write,read,address,byte,bit,expected\n1,2,96,1,5,ff\n",
        "write,read,address,word,bit,expected\n1,2,96,0,13,ff\n",
        "write,read,address,mask,expected\n1,2,0x61,0x20,ff\n",
        "write,read,address,mask,actual\n1,2,0x61,0x20,df\n",
        "{\"write\":1,\"read\":2,\"address\":97,\"mask\":32,\"expected\":\"ff\"}\n",
        "\u{feff}write;read;address;bit;expected;volts\r\n1;2;96;13;1;1,35\r\n",
    ] {
        assert_eq!(sightings(text), same, "{text}");
    }
    let by_bits = Options { address_bits: 1, ..Options::default() };
    let log = read(&b"write,read,address,bit,expected\n1,2,781,0,ff\n"[..], &by_bits).unwrap();
    assert_eq!(log.sightings.into_parts().flat_map(|p| p.sightings()).collect::<Vec<_>>(), same);
    let words = Options { shape: Shape { beats: 1, pins: 32 }, ..Options::default() };
    let log = read(&b"write,read,address,mask\n0,0,0x24,0x80000001\n"[..], &words).unwrap();
    let all: Vec<Sighting> = log.sightings.into_parts().flat_map(|p| p.sightings()).collect();
    assert_eq!((all[0].entry, &all[0].bits[..]), (9, &[0, 31][..]));
}

/// 2^26, 2^24 and 2^25 in decimal are also eight hexadecimal digits.
#[test]
fn bits_in_decimal_digits_only_need_a_base() {
    let text = "address,actual,expected\n0,67108864,00000000\n4,16777216,00000000\n8,33554432,00000000\n";
    let options = |base| Options { shape: Shape { beats: 1, pins: 32 }, base, ..Options::default() };
    let bits = |text: &str, base| {
        let log = read(text.as_bytes(), &options(base)).map_err(|e| e.to_string())?;
        let mut all: Vec<Sighting> = log.sightings.into_parts().flat_map(|p| p.sightings()).collect();
        all.sort_by_key(|s| s.entry);
        Ok::<_, String>(all.into_iter().map(|s| s.bits).collect::<Vec<_>>())
    };
    let refused = bits(text, None).unwrap_err();
    assert!(refused.starts_with("2:3: the column `actual` has decimal digits only") && refused.contains("--base 10"));
    assert_eq!(bits(text, Some(10)).unwrap(), [[26], [24], [25]]);
    assert_eq!(bits(text, Some(16)).unwrap()[0].len(), 11);
    // One value shows the base of its column: a letter, a prefix, or zeros up to the width of an entry.
    for known in ["0000000f", "0x10", "00000010", "0b1"] {
        assert_eq!(bits(&format!("{text}12,{known},00000000\n"), None).unwrap().len(), 4, "{known}");
    }
    assert!(bits("address,flips\n0,10\n", None).unwrap_err().starts_with("2:3: "));
    assert!(bits("{\"address\": 0, \"flips\": \"10\"}\n", None).unwrap_err().starts_with("1:16: "));
    assert_eq!(bits("{\"address\": 0, \"flips\": 10}\n", None).unwrap(), [[1, 3]], "a JSON number is decimal");
    assert_eq!(bits("address,flips\n0,1\n4,8\n", None).unwrap(), [[0], [3]], "a digit is the same in both");
    assert_eq!(bits("address,flips\n0,0b1010\n4,0b10000\n", None).unwrap(), [[1, 3].to_vec(), [4].to_vec()]);
    let wrong = read(&b"address,flips\n0,1f\n"[..], &options(Some(10))).unwrap();
    assert!(wrong.first_malformed[0].message.contains("`1f` is not a decimal number"));
}

/// Addresses count words; digits are binary, hexadecimal, or decimal if that is stated. A column Cycle is the write loop.
#[test]
fn tables_of_lelape_are_read_in_each_base() {
    let all = |text: &str, base| {
        let options = Options { shape: Shape { beats: 1, pins: 8 }, base, ..Options::default() };
        let log = read(text.as_bytes(), &options).map_err(|e| e.to_string())?;
        assert_eq!((log.form, log.first_malformed.first()), ("lelape", None));
        let mut all: Vec<Sighting> = log.sightings.into_parts().flat_map(|p| p.sightings()).collect();
        all.sort_by_key(|s| s.entry);
        Ok::<_, String>(all.into_iter().map(|s| (s.write, s.entry, s.bits)).collect::<Vec<_>>())
    };
    let wanted = [(1, 0x10, vec![1]), (2, 0x11, vec![7])];
    assert_eq!(all("Address,Content,Pattern,Cycle\n0x000010,0x02,0x00,1\n0x11,0x80,0x00,2\n", None).unwrap(), wanted);
    let binary = "Address, Content, Pattern\n0b10000,0b11111101,0xFF\n0b10001,0b01111111,0xFF\n";
    assert_eq!(all(binary, None).unwrap(), wanted.clone().map(|(_, entry, bits)| (0, entry, bits)));
    for header in ["WORD_ADDRESS, STORED_DATA, PATTERN, round", "Address,Word,Pattern,Round"] {
        assert_eq!(all(&format!("{header}\n0x10,0x02,0x00,1\n0x11,0x80,0x00,2\n"), None).unwrap(), wanted);
    }
    let decimal = "Address,Content,Pattern,Cycle\n16,2,0,1\n17,64,0,2\n";
    let refused = all(decimal, None).unwrap_err();
    assert!(refused.starts_with("3:4: the column `Content` has decimal digits only"), "{refused}");
    assert_eq!(all(decimal, Some(10)).unwrap(), [(1, 0x10, vec![1]), (2, 0x11, vec![6])]);
}

/// The tables of LELAPE's Example 7 begin with their first row.
#[test]
fn a_table_of_words_without_a_header_is_read_if_its_form_is_named() {
    let form = FORMS.iter().find(|form| form.name == "lelape");
    let options = |form| Options { form, shape: Shape { beats: 1, pins: 32 }, base: Some(10), ..Options::default() };
    let text = b"414,67108864,0,1\n1118,1024,0,2\n";
    let log = read(&text[..], &options(form)).unwrap();
    assert_eq!((log.lines, log.malformed), (2, 0));
    let mut all: Vec<Sighting> = log.sightings.into_parts().flat_map(|p| p.sightings()).collect();
    all.sort_by_key(|s| s.entry);
    let found: Vec<_> = all.iter().map(|s| (s.write, s.entry, s.bits.clone())).collect();
    assert_eq!(found, [(1, 414, vec![26]), (2, 1118, vec![10])]);
    let refused = read(&text[..], &options(None)).unwrap_err().to_string();
    assert!(refused.starts_with("1:1: ") && refused.contains("--log-format lelape"), "{refused}");
}

/// Rows 8 to 10 of column 0 are 4 bytes apart where elements have 32 bits. NaN and whole numbers have no bits of a double.
#[test]
fn elements_of_a_matrix_have_the_type_that_the_header_or_the_user_names() {
    let rows = |values: [[&str; 2]; 3]| {
        let row = |i: usize| format!("#ERR  p: [{}, 0], r: {}, e: {}, error: 1\n", 8 + i, values[i][0], values[i][1]);
        (0..3).map(row).collect::<String>() + "#SDC Ite:0 KerTime:0.29 AccTime:0.29 KerErr:3 AccErr:3\n"
    };
    let log = |header: &str, values, element| {
        let text = format!("{header}\n#BEGIN Y:2016 M:09 D:12 Time:14:28:15\n{}", rows(values));
        read(text.as_bytes(), &Options { element, ..Options::default() }).unwrap()
    };
    let bits = |log: Log| {
        assert_eq!((log.form, log.first_malformed.first()), ("carol", None));
        let mut all: Vec<Sighting> = log.sightings.into_parts().flat_map(|p| p.sightings()).collect();
        all.sort_by_key(|s| (s.entry, s.bits.clone()));
        all.iter().map(|s| (s.entry, s.bits.clone())).collect::<Vec<_>>()
    };
    let (ints, nw) = ([["4", "0"], ["7", "3"], ["-1", "-2"]], "#HEADER max_rows:2048 max_cols:2048 penalty:10");
    let words = [(1, vec![2]), (1, vec![32 + 2]), (1, vec![64])];
    assert_eq!(bits(log(nw, ints, None)), words);
    assert_eq!(bits(log("#HEADER size:8", ints, Some(Element::I32))), words);
    let floats = [["1.0000001192092896e+00", "1.0e+00"], ["1.5", "1.0"], ["-2.0", "2.0"]];
    let singles = [(1, vec![0]), (1, vec![32 + 22]), (1, vec![64 + 31])];
    assert_eq!(bits(log("#HEADER type:single size:8", floats, None)), singles);
    let doubles = bits(log("#HEADER precision:double", floats, None));
    assert_eq!(doubles, [(2, vec![29]), (2, vec![64 + 51]), (2, vec![128 + 63])]);
    for (header, values, element, printed) in [
        ("#HEADER size:8", ints, None, "state --element i32, f32 or f64"),
        ("#HEADER type:double", ints, None, "`4` is not a number with a point"),
        (nw, floats, None, "is not a whole number of 32 bits"),
        ("#HEADER size:8", [["nan", "1.0"]; 3], Some(Element::F64), "`nan` is not a number"),
    ] {
        let log = log(header, values, element);
        let wrong = &log.first_malformed[0];
        assert_eq!((log.malformed, wrong.line, wrong.column), (3, 3, 21), "{header}");
        assert!(wrong.message.contains(printed), "{wrong:?}");
    }
}

#[test]
fn malformed_lines_are_counted_and_located_and_the_others_read() {
    let bad = [
        ("0,1,2,0,0x20,ff,xyz", 17, "`xyz` is not up to 64 hexadecimal digits"),
        ("0,1,2,0,0x21,ff,1", 9, "is not a multiple of 32"),
        ("0,1,2,0,0x20,ff,0", 17, "no bit is wrong"),
        ("0,-1,2,0,0x20,ff,1", 3, "`-1` is not a whole number"),
        ("0,1,2,0,0x20,ff", 16, "6 fields where the header has 7"),
        ("0,1,5000000000,0,0x20,ff,1", 5, "read loops are below 2^32"),
        ("0,1,2,0,0x1000000000000,ff,1", 9, "beyond the 281474976710656 bytes of the memory: no device"),
        ("0,1,2,0,0x20,fff,1", 14, "`fff` is not 2, 4, 8, 16 or 64"),
        ("\u{fffd}", 4, "1 fields where the header has 7"),
    ];
    for (line, column, printed) in bad {
        let text = format!("{GOOD}{line}\n2,0,0,0,96,aa,3\n");
        let log = read_log(text);
        assert_eq!((log.malformed, log.sightings.len), (1, 3), "{line}");
        let m = &log.first_malformed[0];
        assert!(m.message.contains(printed), "{m:?}");
        assert_eq!((m.line, m.column), (6, column), "{m:?}");
    }
    let json = "{\"write\":3,\"read\":17,\"address\":\"0x20\",\"flips\":\"1\"}\n{\"write\":3,\"rea\":1}\n{]\n";
    let log = read_log(json);
    assert_eq!((log.malformed, log.sightings.len, log.first_malformed[0].line), (2, 1, 2));
    assert!(log.first_malformed[0].message.contains("has no `address`"), "{:?}", log.first_malformed);
    assert_eq!((log.first_malformed[1].line, log.first_malformed[1].column), (3, 2));
}

#[test]
fn a_header_that_is_none_is_refused_at_its_place() {
    for (text, printed) in [
        ("write,read,adress,flips\n", "1:12: the header names a column `adress`: did you mean `address`?"),
        ("# x\nwrite,read,flips\n", "2:1: the header has no column `address`"),
        ("write,read,address,actual\n", "1:1: the header needs the column `flips`"),
        ("write,read,address,flips,read\n", "1:26: the header names the column `read` twice"),
    ] {
        let error = read(text.as_bytes(), &Options::default()).unwrap_err().to_string();
        assert!(error.contains(printed), "{error}");
    }
    assert_eq!(read_log("").sightings.len, 0);
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let mut draws = eccforge_runs::random::Draws::new(6, 6, 6);
    let json = "{\"write\":3,\"read\":17,\"address\":\"0x20\",\"expected\":\"ff\",\"flips\":\"1\"}\n";
    for text in [GOOD, json] {
        for _ in xtask::cases(0..3000, [6, 1]) {
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
            for form in FORMS.iter().map(Some).chain([None]) {
                if let Ok(log) = read(&bytes[..], &Options { form, ..Options::default() }) {
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
    for i in 0..100_000 {
        text += &format!("0,{i},1,0,{},55,{:x}\n", i * 32, i + 1);
    }
    let whole = read_log(&text);
    let dripped = read(Drip(text.as_bytes()), &Options::default()).unwrap();
    assert_eq!((whole.sightings.len, whole.lines), (100_002, 100_005));
    assert_eq!((dripped.sightings.len, dripped.lines, dripped.sha256), (100_002, 100_005, whole.sha256));
}

#[test]
fn an_error_of_a_line_has_its_place_and_an_error_of_the_file_has_none() {
    let read = |text: &[u8]| read(text, &Options::default()).expect_err("no log");
    match read(b"address,flips\n0,10\n") {
        ReadError::Line(Malformed { line: 2, column: 3, message }) => assert!(message.contains("--base"), "{message}"),
        other => panic!("{other:?}"),
    }
    assert!(matches!(read(b"ARROW1\0\0"), ReadError::Io(e) if e.to_string().contains("Feather")));
}
