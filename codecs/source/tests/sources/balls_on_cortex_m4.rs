//! Tests that flash, instructions and stack of emitted decoders of balls on a Cortex-M4 agree with the cost that is stated under a
//! budget.
//!
//! Each form decodes entries without errors, with one, with as many as are corrected, with one more, and with erasures. `-- --nocapture
//! balls_on_cortex_m4` prints the table.

use crate::algebraic::{bch, budgets, bytes, of_library, received as damaged, reed_solomon};
use crate::cortex_m4::measured;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_source::{Options, algebraic};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use xtask::needs;

/// Codes, each with the maximum bytes of flash and instructions of a form, and the number of forms to measure, the fastest first.
// The smallest form of a long code tries thousands of bits, and the trace of its instructions takes gigabytes.
fn codes() -> Vec<(&'static str, Algebraic, [usize; 2], usize)> {
    let of_bytes = [
        ("BCH 512 bytes, t = 4", bch([4096, 52, 1], "polynomial: 0x201b, errors: 4", 4), [6144, 40_000], 2),
        ("BCH 32 bytes, t = 5", bch([256, 65, 1], "polynomial: 0x201b, errors: 5", 5), [6144, 500_000], 9),
        ("BCH 8 bytes, t = 4", bch([64, 28, 1], "polynomial: 0x89, errors: 4", 4), [3000, 20_000], 9),
    ];
    let of_symbols = [
        ("RS(44,32)", reed_solomon(8, [44, 12, 1], "polynomial: 0x11d", "up-to: 6, erasures: 12"), [2600, 30_000], 9),
        (
            "RS(19,17), 16 bits",
            reed_solomon(16, [19, 2, 1], "polynomial: 0x1100b", "up-to: 1, erasures: 2"),
            [1800, 20_000],
            9,
        ),
    ];
    of_bytes.into_iter().chain(of_symbols).collect()
}

/// Entries to decode.
#[derive(Default)]
struct Entries {
    /// The erased symbols of each entry.
    erased: Vec<Vec<usize>>,
    received: Vec<Vec<u8>>,
    /// The status and the entry that a decoder should give.
    decoded: Vec<Vec<u8>>,
}

fn cases(scheme: &Algebraic) -> Entries {
    let mut cases = Entries::default();
    let mut random = SplitMix64::new(8);
    let data = scheme.sizes()[0];
    let split = |bits: &[bool]| [bytes(&bits[..data], false), bytes(&bits[data..], false)].concat();
    for e in BTreeSet::from([0, scheme.erasures / 2, scheme.erasures]) {
        let t = scheme.radius_with_erasures(e);
        for wrong in BTreeSet::from([0, 1.min(t), t, t + 1]) {
            let (_, entry) = damaged(scheme, e, wrong, &mut random);
            let (status, _, bits) = of_library(scheme, &entry);
            cases.received.push(split(&entry.bits));
            cases.decoded.push([vec![status], split(&bits)].concat());
            cases.erased.push(entry.erased);
        }
    }
    cases
}

/// The arrays of erased symbols in C, the expression for those of case i, and the arguments.
fn texts(scheme: &Algebraic, erased: &[Vec<usize>]) -> [String; 3] {
    // An empty array names no symbol, and its size still declares that the stack is deep.
    let width = 1 + scheme.erasures;
    let mut rows = String::new();
    for symbols in erased {
        let numbers: Vec<String> = [symbols.len()].iter().chain(symbols).map(ToString::to_string).collect();
        let _ = writeln!(rows, "    {{{}}},", numbers.join(", "));
    }
    let declared = format!(
        "static const uint16_t known[CASES][{width}] = {{\n{rows}}};\nstatic const uint16_t *now = known[0];\n"
    );
    let arguments = if scheme.erasures > 0 { ", &now[1], now[0]" } else { "" };
    [declared, "        now = known[i];\n".to_owned(), arguments.to_owned()]
}

#[test]
#[ignore = "needs arm-none-eabi-gcc: cargo xtask ci"]
fn each_form_of_a_ball_costs_what_is_stated() {
    if !needs(&["arm-none-eabi-gcc", "qemu-user"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut wrong = String::new();
    println!("{:24}{:>8}{:>10}{:>10}{:>8}  stated", "Cortex-M4, -Os", "flash", "clean", "most", "stack");
    for (name, scheme, limits, forms) in codes() {
        let Entries { erased, received, decoded } = cases(&scheme);
        let [declared, named, arguments] = texts(&scheme, &erased);
        let mut is_within = false;
        for budget in budgets(&scheme).into_iter().take(forms) {
            let options = Options { budget: Some(budget), ..Options::default() };
            let stated = algebraic::cost(&scheme, &options).expect("a decoder");
            let source = algebraic::c(&scheme, &options).expect("a decoder");
            let texts = [declared.as_str(), named.as_str(), arguments.as_str()];
            let of_cases = (received.clone(), decoded.clone());
            let (flash, counts, stack) = measured("ball", &source, texts, of_cases, folder.path());
            let most = *counts.iter().max().expect("cases");
            println!("{name:24}{flash:>8}{:>10}{most:>10}{stack:>8}  {stated}", counts[0]);
            let is_bound = flash <= stated.flash && most <= stated.worst && stack <= stated.stack;
            // Twice the measured cost would reject decoders that fit.
            let is_near = stated.flash <= 2 * flash && stated.worst <= 2 * most;
            is_within |= flash <= limits[0] && most <= limits[1];
            if !is_bound || !is_near {
                let _ = writeln!(wrong, "{name}: {flash} bytes, {most} instructions, stack {stack}: {stated}");
            }
        }
        if !is_within {
            let _ = writeln!(wrong, "{name}: no form is within {limits:?}");
        }
    }
    assert!(wrong.is_empty(), "not as stated, or above the limits:\n{wrong}");
}
