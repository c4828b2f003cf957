//! Tests that the emitted Verilog encodes the published words of `codecs/lower/tests/known_words`, finds no error in
//! them and corrects a wrong bit; the modules are also proved.

use crate::support::{Emitted, LIMIT, silent};
use crate::words;
use eccforge_hdl::design::{Options, Side};
use eccforge_hdl::prove::prove;
use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::Scheme;
use std::path::Path;
use xtask::needs;

/// Returns a testbench that prints PASS if every word is encoded as published and decoded without a flag.
fn testbench(scheme: &Scheme, prefix: &str, words: &[words::Word]) -> String {
    let g = scheme.geometry;
    let literal = |bits: &mut dyn Iterator<Item = usize>, word: &[bool]| {
        let digits: Vec<char> = bits.map(|bit| if word[bit] { '1' } else { '0' }).collect();
        format!("{}'b{}", digits.len(), digits.iter().rev().collect::<String>())
    };
    let (n, k) = (g.bits(), g.data_bits().len());
    // A code without corrections does not change a wrong bit.
    let (left, ce, due) = if scheme.corrects[0].is_empty() { ("error", 0, 1) } else { ("0", 1, 0) };
    let mut text = format!(
        "module tb;\nreg [{}:0] data; wire [{}:0] entry, corrected; reg [{}:0] error; wire ce, due; integer i;\n\
         {prefix}_enc e (.data_i(data), .check_o(), .entry_o(entry));\n\
         {prefix}_dec d (.entry_i(entry ^ error), .data_o(), .entry_o(corrected), .ce_o(ce), .due_o(due), .cw_ce_o(), .cw_due_o(), .rule_fail_o(), \
         .flips_o(), .syndrome_0_o());\ninitial begin\n",
        k - 1,
        n - 1,
        n - 1
    );
    for word in words {
        let (data, entry) = (literal(&mut g.data_bits().into_iter(), &word.bits), literal(&mut (0..n), &word.bits));
        text += &format!(
            "data = {data}; error = 0; #1 if (entry !== {entry} || ce || due) begin $display(\"FAIL\"); $finish; end\n\
             for (i = 0; i < {n}; i = i + 1) begin error = 0; error[i] = 1; #1 if (corrected !== (entry ^ {left}) || ce !== {ce} || due !== \
             {due}) begin $display(\"FAIL\"); $finish; end end\n"
        );
    }
    text + "$display(\"PASS\"); end\nendmodule\n"
}

#[test]
fn emitted_verilog_encodes_published_words() {
    if !needs(&["iverilog"]) {
        return;
    }
    for (scheme, mut words) in words::all(Path::new("../../codecs/lower/tests/known_words")) {
        let emitted = Emitted::new(&scheme, &Options::default());
        let passes = |words: &[words::Word]| {
            let text = testbench(&scheme, &emitted.design.prefix, words);
            std::fs::write(emitted.folder.path().join("tb.v"), text).unwrap();
            let tops = [emitted.design.top(Side::Encoder), emitted.design.top(Side::Decoder)];
            let mut files: Vec<String> = tops.iter().flat_map(|top| emitted.sources(top)).collect();
            files.push("tb.v".into());
            silent(Tool::Iverilog, &["-g2001", "-s", "tb", "-o", "tb.vvp"], &files, emitted.folder.path());
            tools::run(Tool::Vvp, &["-n", "tb.vvp"], emitted.folder.path(), LIMIT).unwrap().text.starts_with("PASS")
        };
        let texts: Vec<&str> = words.iter().map(|word| &*word.text).collect();
        assert!(passes(&words), "{}: {texts:?}", scheme.id);
        words[0].bits[0] = !words[0].bits[0];
        assert!(!passes(&words), "{}: a word of another entry", scheme.id);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn codes_of_published_words_are_proved() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for (scheme, _) in xtask::cases(words::all(Path::new("../../codecs/lower/tests/known_words")), [2, 2]) {
        let record = prove(&scheme, &Options::default(), 0).unwrap();
        assert!(record.holds(), "{}: {record:#?}", scheme.id);
    }
}
