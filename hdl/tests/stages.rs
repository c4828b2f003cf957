//! Tests of the composed modules of stages in a simulator, against the oracle of stages.

use crate::tiny;

use eccforge_gf::random::SplitMix64;
use eccforge_hdl::design::stages::files;
use eccforge_hdl::tools::{Tool, run_ok, scratch};
use std::time::Duration;
use tiny::small;
use xtask::needs;

const VECTORS: usize = 400;

fn binary(bits: &[bool]) -> String {
    bits.iter().rev().map(|&b| if b { '1' } else { '0' }).collect()
}

/// Returns data, cells as written, errors, delivered data, `ce`, `due`: a line for each error of the oracle.
fn vectors(dies: usize, checks: usize, flag: &str) -> (Vec<String>, [usize; 3]) {
    let (stages, plain) = small(dies, checks, flag);
    let [cells, data, blocks] = [stages.stages[0].bits(), stages.last().data(), stages.last().copies];
    let mut random = SplitMix64::new(3);
    let line = |i: usize| {
        let written: Vec<bool> = (0..data).map(|_| random.below(2) == 1).collect();
        let stored = plain.encode(&written);
        let mut error = vec![false; cells];
        for _ in 0..i % 6 {
            error[random.below(cells)] = true;
        }
        let read: Vec<bool> = stored.iter().zip(&error).map(|(s, e)| s ^ e).collect();
        let out = plain.read(&read, &written);
        let [ce, due] = [
            |b: &eccforge_oracle::stages::Block| b.corrected && !b.refused,
            |b: &eccforge_oracle::stages::Block| b.refused,
        ]
        .map(|of| out.blocks.iter().map(of).collect::<Vec<bool>>());
        [&written, &stored, &error, &out.delivered, &ce, &due].map(|bits| binary(bits)).concat()
    };
    ((0..VECTORS).map(line).collect(), [cells, data, blocks])
}

/// Returns a testbench that reads the vectors and compares everything.
fn testbench([cells, data, blocks]: [usize; 3]) -> String {
    let width = 2 * data + 2 * cells + 2 * blocks;
    format!(
        "module tb;\n  reg [{w}:0] vectors [0:{last}];\n  reg [{w}:0] v;\n  integer i, bad;\n  \
         wire [{d}:0] data, delivered, expected;\n  wire [{c}:0] stored, error, encoded;\n  wire [{b}:0] ce, due, ce_o, due_o;\n  \
         assign {{data, stored, error, expected, ce, due}} = v;\n  \
         tiny_enc enc (.data_i(data), .cells_o(encoded));\n  \
         tiny_dec dec (.cells_i(encoded ^ error), .data_o(delivered), .ce_o(ce_o), .due_o(due_o));\n  \
         initial begin\n    $readmemb(\"vectors.txt\", vectors);\n    bad = 0;\n    for (i = 0; i <= {last}; i = i + 1) begin\n      \
         v = vectors[i];\n      #1;\n      \
         if (encoded !== stored || delivered !== expected || ce_o !== ce || due_o !== due) bad = bad + 1;\n    end\n    \
         $display(\"compared %0d, bad %0d\", i, bad);\n    $finish;\n  end\nendmodule\n",
        w = width - 1,
        last = VECTORS - 1,
        d = data - 1,
        c = cells - 1,
        b = blocks - 1,
    )
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_composed_modules_do_what_the_oracle_says() {
    if !needs(&["iverilog"]) {
        return;
    }
    for (dies, checks, flag) in [(4, 2, "none"), (4, 2, "severity"), (3, 1, "severity")] {
        let (lines, widths) = vectors(dies, checks, flag);
        let folder = scratch(Tool::Iverilog).expect("a folder");
        let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("written");
        let sources = files(&small(dies, checks, flag).0);
        for f in sources.iter() {
            write(&f.name, &f.text);
        }
        write("tb.v", &testbench(widths));
        let run = |vectors: &[String]| {
            write("vectors.txt", &(vectors.join("\n") + "\n"));
            let names: Vec<&str> = sources.iter().map(|f| f.name.as_str()).collect();
            let arguments = [&["-g2005", "-Wall", "-Wno-timescale", "-o", "tb.vvp", "tb.v"][..], &names].concat();
            run_ok(Tool::Iverilog, &arguments, folder.path(), Duration::from_secs(60)).expect("it compiles");
            run_ok(Tool::Vvp, &["tb.vvp"], folder.path(), Duration::from_secs(60)).expect("it runs").text
        };
        let printed = run(&lines);
        assert!(printed.contains("compared 400, bad 0"), "{dies} {checks} {flag}: {printed}");
        // The testbench can fail: it detects a changed expectation.
        let mut changed = lines.clone();
        let end = changed[7].len() - 1;
        let flipped = if changed[7].ends_with('0') { "1" } else { "0" };
        changed[7].replace_range(end.., flipped);
        assert!(run(&changed).contains("compared 400, bad 1"), "{dies} {checks} {flag}");
    }
}
