//! Tests that each form of a log gives the ground truth: events of known classes on three boards, with lines that are
//! written twice and stuck cells. Each form must give the counts of the classes and the outcomes under codes. The
//! ground truth decodes with the oracle.

use eccforge_beam::analyse::{Analysis, analyse};
use eccforge_beam::classes::CLASSES;
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_beam::model_file;
use eccforge_beam::under::Code;
use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::{FORMS, Options, read};
use eccforge_oracle::{Oracle, Status, by_id};
use eccforge_scheme::builtin;
use std::collections::BTreeMap;

const BOARDS: usize = 3;
/// Events of a board; a multiple of the seven classes.
const EVENTS: u64 = 70;
/// Stuck cells of a board.
const STUCK: u64 = 5;
const CODES: [&str; 2] = ["trio", "ni-secded"];

/// Wrong bits of one entry in one pass over the memory, and the class that they were made for.
#[derive(Clone)]
struct WrongBits {
    pass: u64,
    place: u64,
    bits: Vec<usize>,
    class: usize,
    /// Whether the entry is part of the previous one's event if all entries of a pass are one event.
    is_second: bool,
    is_stuck: bool,
}

impl WrongBits {
    fn bank(&self) -> u64 {
        self.place % 4
    }
    fn row(&self) -> u64 {
        self.place / 4 % 64
    }
    /// Byte in the row.
    fn column(&self) -> u64 {
        self.place / 256 * 32
    }
    fn address(&self) -> u64 {
        (self.bank() << 20 | self.row()) * 8192 + self.column()
    }
    /// Returns the wrong bits of each part of `width` bits, with the index of the part.
    fn parts(&self, width: usize) -> Vec<(u64, u64)> {
        let mut masks: BTreeMap<usize, u64> = BTreeMap::new();
        for bit in &self.bits {
            *masks.entry(bit / width).or_default() |= 1 << (bit % width);
        }
        masks.into_iter().map(|(part, mask)| (part as u64, mask)).collect()
    }
}

/// A pattern of each class by its definition, over entries of four words of 64 bits.
fn pattern(class: usize, n: usize) -> Vec<usize> {
    let scattered = |count: usize| (0..count).map(|i| (n + 73 * i) % 256).collect::<Vec<_>>();
    let mut bits = match class {
        0 => vec![n],
        1 => (0..2 + n % 3).map(|word| 64 * word + n % 64).collect(),
        2 => (0..8)
            .filter(|b| ((3 + n) % 253) >> b & 1 == 1 || *b == n % 8 || *b == (n + 3) % 8)
            .map(|b| n / 8 * 8 + b)
            .collect(),
        3 | 4 => scattered(class - 1),
        5 => [0, 11, 23, 37, 48].map(|step| n / 64 * 64 + (n + step) % 64).to_vec(),
        _ => scattered(4 + n % 3),
    };
    bits.sort_unstable();
    bits.dedup();
    bits
}

/// The wrong bits on each board: the same cells at different times.
fn truth() -> Vec<Vec<WrongBits>> {
    let of = |board: u64| {
        let event = |i: u64| {
            let class = (i % 7) as usize;
            let pass = 1 + 3 * i + board;
            let is = |place, bits, class, is_second| WrongBits { pass, place, bits, class, is_second, is_stuck: false };
            let first = is(i, pattern(class, (i * 89 + 31) as usize % 256), class, false);
            let second = (i % 10 == 9).then(|| is(1000 + i, vec![(i % 256) as usize], 0, true));
            [first].into_iter().chain(second)
        };
        let stuck = |s: u64| {
            let (place, bits) = (2000 + s, vec![(s * 50) as usize]);
            let at = |pass| WrongBits { pass, place, bits: bits.clone(), class: 0, is_second: false, is_stuck: true };
            [at(1000 + 2 * s), at(1001 + 2 * s)]
        };
        (0..EVENTS).flat_map(event).chain((0..STUCK).flat_map(stuck)).collect()
    };
    (0..BOARDS as u64).map(of).collect()
}

/// Forms that separate one pass over the memory from the next; in the others each entry is an event.
const WITH_PASSES: [&str; 5] = ["csv", "json-lines", "memtester", "cuda-memtest", "carol"];

/// The lines about one entry, and the number of wrong places that they name (long: an arm for each form).
fn lines(form: &str, board: usize, w: &WrongBits) -> (Vec<String>, u64) {
    let (bank, row, column, address, pass) = (w.bank(), w.row(), w.column(), w.address(), w.pass);
    let word = |number: u64| w.parts(64).iter().find(|(word, _)| *word == number).map_or(0, |(_, mask)| *mask);
    let flips = || format!("{:016x}{:016x}{:016x}{:016x}", word(3), word(2), word(1), word(0));
    let bytes = |line: &dyn Fn(u64, u64) -> String| w.parts(8).iter().map(|(b, m)| line(column + b, *m)).collect();
    let words = |line: &dyn Fn(u64, u64) -> String| w.parts(64).iter().map(|(i, m)| line(*i, *m)).collect();
    let at = |column: u64| format!("r{row:05}.bk{bank:02}.col{column:04}");
    let ones = u64::MAX;
    let lines: Vec<String> = match form {
        "csv" => vec![format!("board{board},{pass},0,{address:#x},ff,{}", flips())],
        "json-lines" => vec![format!(
            r#"{{"device":"board{board}","write":{pass},"read":0,"address":{address},"expected":"ff","flips":"{}"}}"#,
            flips()
        )],
        "trrespass" => {
            bytes(&|c, m| format!("[FLIP] - (ff => {:02x})\t vict: {}\t aggr: r00001.bk00 ", 255 ^ m, at(c)))
        }
        "trrespass-csv" => bytes(&|c, m| format!("ff,{:02x},{},r00001.bk00", 255 ^ m, at(c))),
        "lelape" => bytes(&|c, m| format!("{:#x},{:#04x},0xFF", address + c - column, 255 ^ m)),
        "blacksmith" => bytes(&|c, m| {
            let place = format!(r#"{{"bank": {bank}, "col": {c}, "row": {row}}}"#);
            format!(r#"{{"bitmask": {m}, "data": {}, "dram_addr": {place}, "observed_at": 1767323045}}"#, 255 ^ m)
        }),
        "rowscout" => {
            let bits: Vec<String> = w.bits.iter().map(|b| (8 * column + *b as u64).to_string()).collect();
            let group = format!(r#"[{{"row_id": {row}, "bitflip_locs": [{}]}}]"#, bits.join(", "));
            vec![format!(r#"{{"row_group": {group}, "bank_id": {bank}, "ret_ms": 576}}"#)]
        }
        "dram-bender" => w.bits.iter().map(|b| format!("8,0,{bank},{row},{},{b},0,255", column / 32)).collect(),
        "memtester" => {
            words(&|i, m| format!("FAILURE: {:#018x} != {ones:#018x} at offset {:#018x}.", !m, address + 8 * i))
        }
        "stressapptest" => words(&|i, m| {
            let (at, new) = (address + 8 * i, !m);
            format!(
                "Hardware Error: miscompare on CPU 2(0x4) at 0x7f00{at:08x}({at:#x}:DIMM Unknown): read:{new:#018x}, reread:{new:#018x} expected:{ones:#018x}"
            )
        }),
        "cuda-memtest" => words(&|i, m| {
            let (at, new) = (address + 8 * i, !m);
            format!(
                "ERROR: the last 1 error addresses are:\t{at:#x}\t\nERROR: 0th error, expected value={ones:#x}, current value={new:#x}, diff={m:#x}"
            )
        }),
        "carol" => words(&|i, m| {
            let (row, column) = (bank << 10 | row, column / 8 + i);
            format!("#ERR  p: [{column}, {row}], r: {:.16e}, e: 0.0000000000000000e+00", f64::from_bits(m))
        }),
        "rowhammer-test" => {
            let line =
                |b: &usize| format!("RESULT PAIR,0x1000,0x3000,{:#x},{},0", address + *b as u64 / 64 * 8, b % 64);
            w.bits.iter().map(line).collect()
        }
        "double-sided" => {
            let triple = |b: &usize| format!("({}, {}, {})", column / 64, column % 64 + *b as u64 / 8, b % 8);
            let (triples, base) = (w.bits.iter().map(triple).collect::<String>(), address - column);
            let found = format!("[!] Found {} flips in row {row} ({base:x} to {:x}) when", w.bits.len(), base + 8191);
            vec![found, format!("[!] Error position in Row {row} : (unit, index, bit) : {triples}")]
        }
        "hammertime" => {
            let flips: String = w.parts(8).iter().map(|(b, m)| format!("{b:04x}|{:02x}|ff ", 255 ^ m)).collect();
            vec![format!("(0 0 0 0    1   0) : (0 0 0 {bank:x} {row:4x} {:3x}) {flips}", column / 8)]
        }
        "gpuhammer" => bytes(&|c, m| {
            format!(
                "A     30329  0xff      0x{:02x}      1 -> 0     64        0         {:#x}",
                255 ^ m,
                address + c - column
            )
        }),
        _ => panic!("{form} is not written here"),
    };
    let places = match form {
        "rowscout" | "double-sided" => w.bits.len(),
        "hammertime" => w.parts(8).len(),
        _ => lines.len(),
    };
    (lines, places as u64)
}

/// A log of these wrong bits in one form, with every line twice, and the number of wrong places that it names.
fn written<'w>(form: &str, all: impl IntoIterator<Item = (usize, &'w WrongBits)>) -> (String, u64) {
    let mut out = Vec::new();
    let mut count = 0;
    let mut last = 0;
    for (board, w) in all {
        let next = match form {
            "memtester" => Some(format!("Loop {}/9999:", w.pass)),
            "cuda-memtest" => Some("Test0 finished in 1.0 seconds".to_owned()),
            "carol" => Some("#SDC Ite:1 KerTime:0.1 AccTime:0.1 KerErr:1 AccErr:1".to_owned()),
            _ => None,
        };
        out.extend(next.filter(|_| w.pass != std::mem::replace(&mut last, w.pass)));
        let (lines, places) = lines(form, board, w);
        out.extend(lines.iter().chain(&lines).cloned());
        count += 2 * places;
    }
    let text = match form {
        "csv" => format!("device,write,read,address,expected,flips\n{}", out.join("\n")),
        "trrespass-csv" => format!("f_og,f_new,vict_addr,aggr_addr\n{}", out.join("\n")),
        "lelape" => format!("Address,Content,Pattern\n{}", out.join("\n")),
        "dram-bender" => format!("channel,pseudo_channel,bank,row,column,bit,aggon,data_pattern\n{}", out.join("\n")),
        "blacksmith" => format!("{{\"bit_flips\": [\n{}]}}", out.join(",\n")),
        "carol" => format!("#HEADER type:double\n{}", out.join("\n")),
        _ => out.join("\n"),
    };
    (text + "\n", count)
}

/// The outcome of an entry that holds zeros under a code: 0 corrected, 1 detected, 2 silent.
fn fate(oracle: &Oracle, bits: &[usize]) -> usize {
    let mut received = vec![false; oracle.bits];
    for b in bits.iter() {
        received[oracle.data_positions[*b]] = true;
    }
    let decoded = oracle.decode(&received);
    match decoded.status {
        Status::Detected => 1,
        _ if oracle.data_positions.iter().any(|p| decoded.entry[*p]) => 2,
        _ => 0,
    }
}

/// Events by class, and by code, class and outcome.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    classes: [u64; 7],
    fates: [[[u64; 3]; 7]; CODES.len()],
}

impl Counts {
    /// Counts of the ground truth. With `passes`, all wrong entries of one pass are one event of the class of its first
    /// entry.
    fn of_truth(all: &[WrongBits], passes: bool, oracles: &[Oracle]) -> Self {
        let mut counts = Self::default();
        let events: Vec<&[WrongBits]> = match passes {
            true => all.chunk_by(|_, next| next.is_second).collect(),
            false => all.chunks(1).collect(),
        };
        for event in events.into_iter().filter(|event| !event[0].is_stuck) {
            counts.classes[event[0].class] += 1;
            for (code, oracle) in oracles.iter().enumerate() {
                let worst = event.iter().map(|w| fate(oracle, &w.bits)).max().unwrap();
                counts.fates[code][event[0].class][worst] += 1;
            }
        }
        counts
    }

    fn sum(mut self, other: &Self) -> Self {
        for (a, b) in self.classes.iter_mut().zip(other.classes) {
            *a += b;
        }
        let (all, others) =
            (self.fates.as_flattened_mut().as_flattened_mut(), other.fates.as_flattened().as_flattened());
        for (a, b) in all.iter_mut().zip(others) {
            *a += b;
        }
        self
    }

    fn add(&mut self, a: &Analysis) {
        for (share, n) in a.classes.iter().zip(&mut self.classes) {
            *n += share.count;
        }
        for (under, fates) in a.under.iter().zip(&mut self.fates) {
            for fate in &under.classes {
                let class = CLASSES.iter().position(|c| c.2 == fate.class).unwrap();
                for (share, n) in fate.outcomes.iter().zip(&mut fates[class]) {
                    *n += share.count;
                }
            }
        }
    }
}

#[test]
fn every_form_gives_the_classes_the_model_and_the_table_of_the_truth() {
    let oracles: Vec<Oracle> = CODES.iter().map(|id| by_id(id).unwrap()).collect();
    let codes: Vec<Code> =
        CODES.iter().map(|id| Code::new(builtin(id).unwrap().scheme(), Shape::default()).unwrap()).collect();
    let analysed = |form: &str, text: &str| {
        let log = read(text.as_bytes(), &Options::default()).unwrap();
        assert_eq!((log.form, log.malformed, log.first_malformed.first()), (form, 0, None), "{text}");
        analyse(log, &AnalysisInputs::default(), &codes)
    };
    let boards = truth();
    // memtest_vulkan gives only single bits: its fixture has a test of its own.
    for form in FORMS.iter().map(|f| f.name).filter(|name| *name != "memtest-vulkan") {
        let passes = WITH_PASSES.contains(&form);
        let (mut truth, mut found) = (Counts::default(), Counts::default());
        for (board, all) in boards.iter().enumerate() {
            let all: Vec<WrongBits> = all.iter().filter(|w| passes || !w.is_stuck).cloned().collect();
            let (text, places) = written(form, all.iter().map(|w| (board, w)));
            let a = analysed(form, &text);
            let events: Vec<&WrongBits> = all.iter().filter(|w| !w.is_stuck).collect();
            let stuck = if passes { STUCK } else { 0 };
            assert_eq!((a.sightings, a.seen_again), (places, 0), "{form}");
            assert_eq!((a.damaged_entries, a.merged), (stuck, places - all.len() as u64), "{form}");
            let bits: usize = events.iter().map(|w| w.bits.len()).sum();
            let down = match form {
                "memtester" | "rowscout" | "double-sided" => (0, 0),
                "carol" => (0, bits as u64),
                _ => (bits as u64, bits as u64),
            };
            assert_eq!((a.soft_one_to_zero.count, a.soft_one_to_zero.of), down, "{form}");
            let of_board = Counts::of_truth(&all, passes, &oracles);
            let model = model_file::text("m", "log", "c", &a).unwrap();
            let rates: Vec<String> = of_board.classes.iter().map(|n| format!("    rate: {n}  #")).collect();
            let in_model: Vec<&str> = model.lines().filter(|l| l.starts_with("    rate: ")).collect();
            assert!(in_model.iter().zip(&rates).all(|(line, rate)| line.starts_with(rate)), "{form}: {model}");
            assert_eq!(in_model.len(), 7);
            truth = truth.sum(&of_board);
            found.add(&a);
        }
        assert_eq!(found, truth, "{form}");
        assert!(truth.classes.iter().all(|n| *n >= 30), "{truth:?}");
        if matches!(form, "csv" | "json-lines") {
            let all = boards.iter().enumerate().flat_map(|(board, all)| all.iter().map(move |w| (board, w)));
            let a = analysed(form, &written(form, all).0);
            let mut together = Counts::default();
            together.add(&a);
            assert_eq!((a.devices, a.damaged_entries), (BOARDS as u64, BOARDS as u64 * STUCK));
            assert_eq!(together, truth, "{form}");
        }
    }
}
