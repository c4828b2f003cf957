//! Tests that emitted C on a Cortex-M4 (`-Os`) is within limits of flash, instructions and stack, as
//! `arm-none-eabi-gcc` and `qemu-arm` measure them.
//!
//! qemu runs the Thumb-2 code as a Linux program, on a processor of profile A, because qemu runs no Linux programs on
//! profile M. It counts the instructions of one decoding by a trace line for each. Flash is the code and tables of
//! encoding, checking and decoding. `-- --nocapture cortex_m4` prints the table.

use crate::support::{Cases, compile};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::{Budget, Options, c, cost};
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use xtask::needs;

/// Limits: bytes of flash; instructions for a clean entry, for one wrong bit and for any entry; bytes of stack.
const LIMITS: [(&str, [usize; 5]); 9] = [
    ("hsiao-39-32", [512, 42, 72, 72, 32]),
    ("opentitan-72-64", [1024, 74, 104, 104, 32]),
    ("sec-ded-daec-72-64", [1200, 80, 120, 140, 48]),
    ("dec-bch-78-64", [2300, 100, 200, 220, 48]),
    ("trio", [6000, 500, 800, 1000, 96]),
    ("duet", [6000, 500, 800, 1000, 96]),
    ("chipkill-x4", [4500, 1000, 1200, 1600, 160]),
    ("rs-pin", [10_000, 460, 650, 3000, 120]),
    ("rs-dsc", [8000, 460, 650, 1200, 120]),
];

/// Codes from files with the bytes of flash that their decoder may take, and the limits of a shipped scheme.
const WITHIN: [(&str, usize, [usize; 5]); 8] = [
    ("golay-24-12", 8192, [4600, 60, 100, 100, 120]),
    ("bch-31-16", 1 << 18, [140_000, 60, 120, 120, 120]),
    ("golay-24-12", 2048, [1024, 60, 260, 10_500, 120]),
    ("bch-31-16", 2048, [1100, 50, 120, 17_500, 120]),
    ("crc32-21-two", 2048, [1800, 270, 330, 6000, 100]),
    ("fire-2112", 1024, [420, 3100, 23_500, 23_500, 100]),
    ("nand-512", 1024, [1024, 1200, 1200, 1200, 160]),
    ("rs-19-17", 0, [1500, 9300, 16_000, 16_000, 260]),
];

/// Entries of a code in one beat: clean, with one wrong bit, with a correctable pattern, and with other wrong bits.
fn listed_cases(scheme: &Scheme) -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
    let Cases { received, decoded } = Cases::patterns(scheme);
    let (k, n) = (scheme.geometry.data_bits().len(), scheme.geometry.bits());
    let bytes = k.div_ceil(8) + (n - k).div_ceil(8);
    let mut random = SplitMix64::new(6);
    let all = (received.len() / bytes).min(decoded.len() / (1 + bytes));
    let case = |i: usize| (received[i * bytes..][..bytes].to_vec(), decoded[i * (1 + bytes)..][..1 + bytes].to_vec());
    let wrong = |(received, decoded): &(Vec<u8>, Vec<u8>)| {
        received.iter().zip(&decoded[1..]).map(|(a, b)| (a ^ b).count_ones()).sum::<u32>()
    };
    let clean = decoded[1..=bytes].to_vec();
    let mut cases = vec![(clean.clone(), [vec![0], clean.clone()].concat())];
    let place = |bit: usize| if bit < k { bit } else { 8 * k.div_ceil(8) + bit - k };
    for i in 0..16 {
        let mut one = clean.clone();
        let bit = place(i * (n - 1) / 15);
        one[bit / 8] ^= 1 << (bit % 8);
        cases.push((one, [vec![1], clean.clone()].concat()));
    }
    let mut patterns: Vec<_> = (0..24).map(|_| case(random.below(all))).filter(|case| wrong(case) > 0).collect();
    patterns.extend((0..all).rev().map(case).filter(|case| wrong(case) > 0).take(8));
    let syndromes: HashSet<u64> =
        scheme.corrects[0].iter().flat_map(|s| s.members(&scheme.code)).map(|m| m.1).collect();
    let mut none = Vec::new();
    while none.len() < 24 {
        let bits: BTreeSet<usize> = (0..4 + random.below(9)).map(|_| random.below(n)).collect();
        let syndrome = scheme.code.h.syndrome(bits.iter().copied());
        if syndrome != 0 && !syndromes.contains(&syndrome) {
            let mut entry = clean.clone();
            bits.into_iter().map(place).for_each(|bit| entry[bit / 8] ^= 1 << (bit % 8));
            none.push((entry.clone(), [vec![2], entry].concat()));
        }
    }
    cases.into_iter().chain(patterns).chain(none).unzip()
}

/// The Hamming code of raw NAND flash for 512 bytes: two parities for each digit of a bit's number, stored complemented.
fn nand() -> String {
    let pairs = |d: u32| (0..12).map(|j| 1 << (2 * j + (d >> j & 1))).sum::<u32>();
    let columns: Vec<String> = (0..4096).map(pairs).chain((0..24).map(|i| 1 << i)).map(|c| c.to_string()).collect();
    format!(
        "eccforge: 1\nid: nand-512\nname: n\nsource: s\nentry: {{beats: 1, data-pins: 4096, check-pins: 24}}\ncodewords: 1\n\
         layout: identity\ncode: {{columns: [{}]}}\ncorrects: [bits]\nconstant: {{check: 0xFFFFFF}}\n",
        columns.join(", ")
    )
}

/// A code of the folder that every command takes, or that of raw NAND flash.
fn from_file(id: &str) -> Scheme {
    if id == "nand-512" {
        return Scheme::from_text(&SourceFile::new("nand.yaml", nand()), None).unwrap_or_else(|e| panic!("{e}"));
    }
    let path = format!("{}/../scheme/tests/codes/{id}.yaml", env!("CARGO_MANIFEST_DIR"));
    Scheme::from_path(Path::new(&path)).unwrap_or_else(|e| panic!("{e}"))
}

/// Entries of each kind: one clean, some with one bit wrong, some with any correctable pattern, some with random bytes.
fn cases(id: &str) -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
    let scheme = builtin(id).expect("shipped").scheme();
    let of = |cases: Cases| -> Vec<(Vec<u8>, Vec<u8>)> {
        let bytes = scheme.geometry.data_bits().len() / 8 + scheme.geometry.check_bits().len().div_ceil(8);
        let pairs = cases.received.chunks(bytes).zip(cases.decoded.chunks(1 + bytes));
        pairs.map(|(received, decoded)| (received.to_vec(), decoded.to_vec())).collect()
    };
    let (random, patterns) = (of(Cases::of(&scheme, 64)), of(Cases::patterns(&scheme)));
    let weight = |(received, decoded): &&(Vec<u8>, Vec<u8>)| {
        received.iter().zip(&decoded[1..]).map(|(a, b)| (a ^ b).count_ones()).sum::<u32>()
    };
    let clean = random.iter().filter(|case| case.1[0] == 0).take(1);
    let mut choose = SplitMix64::new(5);
    let single: Vec<_> = patterns.iter().filter(|case| case.1[0] == 1 && weight(case) == 1).collect();
    let single: Vec<_> = (0..16).map(|_| single[choose.bits() as usize % single.len()]).collect();
    let any: Vec<_> = (0..24).map(|_| &patterns[choose.bits() as usize % patterns.len()]).collect();
    let all = clean.chain(single).chain(any).chain(random.iter().take(24));
    all.cloned().unzip()
}

/// Flash, instructions of each case, and stack.
fn measure(
    scheme: &Scheme,
    options: &Options,
    (received, decoded): (Vec<Vec<u8>>, Vec<Vec<u8>>),
    folder: &Path,
) -> (usize, Vec<usize>, usize) {
    let source = c::source(scheme, c::Regenerate::Emit, options).expect("a byte layout");
    let enables = if scheme.enables.is_empty() { "" } else { ", enables" };
    measured(&scheme.id, &source, ["", "", enables], (received, decoded), folder)
}

/// Like [`measure`], for C files; `texts` declare the erased symbols of each case, name those of case i, and are further arguments.
pub(crate) fn measured(
    id: &str,
    source: &c::CSource,
    texts: [&str; 3],
    (received, decoded): (Vec<Vec<u8>>, Vec<Vec<u8>>),
    folder: &Path,
) -> (usize, Vec<usize>, usize) {
    source.files().iter().for_each(|(name, text)| std::fs::write(folder.join(name), text).expect("writable"));
    let rows: String = received.iter().fold(String::new(), |mut text, entry| {
        let bytes: Vec<String> = entry.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "    {{{}}},", bytes.join(", "));
        text
    });
    let harness = include_str!("cortex_m4.c.txt")
        .replace("{STEM}", &source.stem)
        .replace("{UPPER}", &source.stem.to_uppercase())
        .replace("{CASES}", &received.len().to_string())
        .replace("{RECEIVED}", &rows)
        .replace("{PAINTED}", if texts[0].is_empty() { "384" } else { "2048" })
        .replace("{ERASED}", texts[0])
        .replace("{NAMED}", texts[1])
        .replace("{ENABLES}", texts[2]);
    let at = |name: &str| folder.join(name);
    std::fs::write(at("harness.c"), harness).expect("writable");
    let started = std::time::Instant::now();
    compile(
        Command::new("arm-none-eabi-gcc")
            .args(["-mcpu=cortex-m4", "-mthumb", "-Os", "-std=c99", "-ffreestanding", "-nostdlib", "-Wall"])
            .args(["-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections", "-o"])
            .arg(at(id))
            .args([at("harness.c"), at(&format!("{}.c", source.stem))])
            .arg("-lgcc"),
    );
    assert!(started.elapsed().as_secs() < 60, "{id}: the compiler takes {:?}", started.elapsed());
    let symbols = Command::new("arm-none-eabi-nm").arg("-S").arg(at(id)).output().expect("nm runs");
    let own = |name: &str| name.to_lowercase().starts_with(&source.stem) || name.starts_with("__");
    let size = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [_, size, _, name] = words[..] else { return None };
        own(name).then(|| usize::from_str_radix(size, 16).expect("a size"))
    };
    let flash = String::from_utf8_lossy(&symbols.stdout).lines().filter_map(size).sum();
    let (instructions, output) = traced(&at(id), &at("trace"));
    let bytes = received[0].len();
    let (entries, rest) = output.split_at(received.len() * (1 + bytes));
    assert!(entries == decoded.concat(), "{id}: the result differs from that of the circuit");
    assert_eq!((rest.len(), rest[0]), (3, 1), "{id}: an encoded entry is not clean");
    let stack = usize::from(rest[1]) | usize::from(rest[2]) << 8;
    let stated = source.header.split("at most ").nth(1).and_then(|text| text.split(' ').next());
    // The header of a decoder in constant time states no stack.
    let is_stated = source.header.contains(" --constant-time")
        || stated.is_some_and(|bytes| bytes.parse::<usize>().is_ok_and(|bytes| stack <= bytes));
    assert!(is_stated, "{id}: stack {stack}");
    (flash, instructions, stack)
}

/// The number of instructions of each run between the marks, and the output of the program.
fn traced(program: &Path, trace: &Path) -> (Vec<usize>, Vec<u8>) {
    let help = Command::new("qemu-arm").arg("-help").output().expect("qemu-arm runs");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let step = if help.contains("-one-insn-per-tb") { "-one-insn-per-tb" } else { "-singlestep" };
    let mut qemu = Command::new("qemu-arm");
    qemu.args(["-cpu", "cortex-a7", step, "-d", "exec,nochain", "-D"]).arg(trace).arg(program);
    let output = qemu.stdin(Stdio::null()).output().expect("qemu-arm runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (mut counts, mut running) = (Vec::new(), None);
    for line in BufReader::new(std::fs::File::open(trace).expect("a trace")).lines().map_while(Result::ok) {
        let symbol = line.rsplit(' ').next().unwrap_or_default();
        running = match (symbol, running) {
            ("mark_begin", _) => Some(0),
            ("mark_end", Some(count)) => {
                counts.push(count);
                None
            }
            // The caller sets the arguments and takes the result.
            ("decode", running) => running,
            (_, running) => running.map(|count| count + 1),
        };
    }
    (counts, output.stdout)
}

#[test]
#[ignore = "needs arm-none-eabi-gcc: cargo xtask ci"]
fn an_entry_costs_no_more_than_its_limits() {
    if !needs(&["arm-none-eabi-gcc", "qemu-user"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut over = String::new();
    println!("{:20}{:>10}{:>10}{:>10}{:>10}{:>10}", "Cortex-M4, -Os", "flash", "clean", "1 bit", "most", "stack");
    for (id, limits) in xtask::cases(LIMITS, [3, 1]) {
        let scheme = builtin(id).expect("shipped").scheme();
        let (flash, counts, stack) = measure(&scheme, &Options::default(), cases(id), folder.path());
        let one = *counts[1..17].iter().max().expect("cases");
        let found = [flash, counts[0], one, *counts.iter().max().expect("cases"), stack];
        println!("{id:20}{:>10}{:>10}{:>10}{:>10}{:>10}", found[0], found[1], found[2], found[3], found[4]);
        if found.iter().zip(limits).any(|(found, limit)| *found > limit) {
            let _ = writeln!(over, "{id}: {found:?} exceeds {limits:?}");
        }
    }
    assert!(over.is_empty(), "flash, clean, one bit, most, stack:\n{over}");
}

/// Codes decoded in constant time, and the most instructions of each entry.
const CONSTANT: [(&str, usize); 2] = [("hsiao-39-32", 164), ("opentitan-72-64", 257)];

/// A processor without a cache then takes as long for every entry.
#[test]
#[ignore = "needs arm-none-eabi-gcc: cargo xtask ci"]
fn decoding_in_constant_time_takes_as_many_instructions_for_every_entry() {
    if !needs(&["arm-none-eabi-gcc", "qemu-user"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (id, limit) in CONSTANT {
        let scheme = builtin(id).expect("shipped").scheme();
        let options = Options { constant_time: true, ..Options::default() };
        let (flash, counts, stack) = measure(&scheme, &options, cases(id), folder.path());
        let [all] = BTreeSet::from_iter(counts).into_iter().collect::<Vec<_>>()[..] else {
            panic!("{id}: the number of instructions depends on the entry")
        };
        println!("{id:20}{flash:>10}{all:>10}{stack:>10}");
        assert!(all <= limit, "{id}: {all} instructions");
    }
}

/// Decoders within a budget: their cost, and the cost that eccforge states.
#[test]
#[ignore = "needs arm-none-eabi-gcc: cargo xtask ci"]
fn decoders_within_a_budget_have_the_stated_cost() {
    if !needs(&["arm-none-eabi-gcc", "qemu-user"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut over = String::new();
    for (id, flash, limits) in WITHIN {
        let scheme = from_file(id);
        let budget = (flash > 0).then_some(Budget { flash, worst: usize::MAX });
        let options = Options { budget, ..Options::default() };
        let stated = budget.map(|_| cost(&scheme, &options).expect("a decoder"));
        let (flash, counts, stack) = measure(&scheme, &options, listed_cases(&scheme), folder.path());
        let (one, most) = (*counts[1..17].iter().max().expect("cases"), *counts.iter().max().expect("cases"));
        let found = [flash, counts[0], one, most, stack];
        let text = stated.as_ref().map_or_else(|| "nothing: no budget".to_owned(), ToString::to_string);
        println!("{id:20}{:>10}{:>10}{one:>10}{most:>10}{stack:>10}  stated: {text}", found[0], found[1]);
        let is_as_stated = stated.is_none_or(|stated| {
            flash <= stated.flash && most <= stated.worst && stated.worst <= 2 * most && stated.flash <= 2 * flash
        });
        if found.iter().zip(limits).any(|(found, limit)| *found > limit) || !is_as_stated {
            let _ = writeln!(over, "{id}: {found:?} exceeds {limits:?}, or not as stated: {text}");
        }
    }
    assert!(over.is_empty(), "flash, clean, one bit, most, stack:\n{over}");
}
