//! Tests of the first screens of commands: the answer with its reason, explained units, and the next step.

use crate::program::{command, refused, stderr};
use std::path::Path;

/// Standard output of a line of words in a folder, in 80 columns, whatever its status is.
fn screen(folder: &Path, line: &str) -> String {
    screen_of(folder, line, 80)
}

fn screen_of(folder: &Path, line: &str, columns: usize) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let output = command(&words).current_dir(folder).env("COLUMNS", columns.to_string()).output().expect("it starts");
    let text = String::from_utf8(output.stdout.clone()).expect("text");
    assert!(!text.is_empty(), "{line}: {}", stderr(&output));
    // A name or an address is never broken.
    let is_wide = |line: &&str| line.chars().count() > columns && line.trim().contains(' ');
    assert_eq!(text.lines().find(is_wide), None, "{line}, {columns} columns");
    text
}

/// Whether the text has all parts; spaces and line ends are equal.
fn has(text: &str, parts: &[&str]) {
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in parts.iter() {
        assert!(joined.contains(part), "`{part}` in: {text}");
    }
}

/// A folder with sample files.
fn samples(names: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for name in names.iter() {
        drop(screen(folder.path(), &format!("example {name}")));
    }
    folder
}

#[test]
fn a_memory_test_explains_its_columns_and_continues() {
    let folder = samples(&["faults-coupling.yaml"]);
    let found = screen(folder.path(), "memtest --profile H100 --faults faults-coupling.yaml --size 1G --test RB,MI10");
    has(
        &found,
        &[
            "1 of 2 tests failed (RB)",
            "Words have 32 bits",
            "undetected: wrong data without a report",
            "H100-80GB, 1.00 GiB, without ECC",
            "RB random blocks. No error in MI10.",
            "--errors-out wrong.csv",
        ],
    );
    assert!(!found.contains("failed iterations") && !found.contains("MI10 moving"), "{found}");
    let none = screen(folder.path(), "memtest --profile H100 --size 64K --test RB,MI10");
    has(&none, &["No errors: 0 of 2 tests failed", "No error in RB, MI10.", "next eccforge example faults-mixed.yaml"]);
    assert!(!none.contains("reads"), "a table without an error has nothing to tell: {none}");
    let missed = "memtest coverage --faults faults-coupling.yaml --test MI10 --trials 2 --size 64M";
    has(&screen(folder.path(), missed), &["In 2 trials no test finds neighbours.", "without ECC"]);
}

#[test]
fn a_replacement_by_an_assumption_is_marked_as_one_in_both_commands() {
    let folder = samples(&["dmesg.log", "kernel.log"]);
    let replay = screen(folder.path(), "gpu replay dmesg.log");
    has(
        &replay,
        &["2 errors in one column of one bank in 11 minutes", "an assumption of eccforge", "no vendor states it"],
    );
    let rules = screen(folder.path(), "gpu what-if dmesg.log");
    has(
        &rules,
        &["no DIMM had 10 corrected errors in a day", "which is an assumption", "next eccforge gpu replay dmesg.log"],
    );
    let due = screen(folder.path(), "gpu replay kernel.log");
    has(&due, &["Drain GPU node17/0000:18:00: 1 remapped row waits for a reset.", "2025-03-02, pid 4242, train"]);
    has(
        &due,
        &["The rule is stated in: NVIDIA, GPU Memory Error Management.", "eccforge gpu case kernel.log --out case"],
    );
    let modelled = screen(folder.path(), "gpu replay kernel.log --profile h100");
    has(&modelled, &["in the log in the model h100", "Remapped rows 1, of them 1 pending; 0 failed 1"]);
    for text in [&due, &modelled, &screen(folder.path(), "gpu watch kernel.log --once")] {
        assert!(text.starts_with("Drain GPU ") && text.lines().count() <= 24, "{text}");
    }
    has(
        &screen(folder.path(), "gpu case kernel.log --out case"),
        &["case/case.txt", "3 lines of the log", "next cat case/case.txt"],
    );
    let case = std::fs::read_to_string(folder.path().join("case/case.txt")).expect("written");
    assert!(!case.contains("requirement"), "a name that only our pages know: {case}");
}

#[test]
fn policies_that_are_equal_are_named_together() {
    let folder = samples(&["month.jsonl", "kernel.log"]);
    let month = screen(folder.path(), "gpu what-if month.jsonl");
    has(
        &month,
        &["1 under policies of GPUs, 0 under those of hosts; most: 3.", "a100-40gb = a100-80gb = h100 = b200;"],
    );
    let log = screen(folder.path(), "gpu what-if kernel.log");
    has(
        &log,
        &["Fewest GPU stops: 0, under 5 policies; most: 2, under page-retirement-r352 and v100-page-retirement."],
    );
    has(
        &screen(folder.path(), "gpu what-if month.jsonl --profile h100"),
        &["h100: 3 silent errors, 1 application ended, 1 GPU stop."],
    );
}

#[test]
fn samples_are_printed_with_the_exact_share() {
    let folder = tempfile::tempdir().expect("a folder");
    let sampled = screen(folder.path(), "simulate trio --samples 1e5 --class bit,2bit");
    has(&sampled, &["95 % interval", "exact", "5.3523", "below 0.0030", "if at least 10 silent samples are expected"]);
    assert!(!sampled.contains("certain"), "{sampled}");
    let every = screen(folder.path(), "simulate hsiao-22-16 --all");
    has(&every, &["all 64 patterns of 6 bits were decoded; 16 are silent (25.0000 %)."]);
}

#[test]
fn main_screens_of_comparisons_have_24_lines() {
    let folder = samples(&["month.jsonl", "faults-mixed.yaml"]);
    for line in [
        "gpu what-if month.jsonl",
        "memtest --profile A100-40GB --scheme trio --faults faults-mixed.yaml --size 64M",
        "fleet --gpus 100 --years 1",
    ] {
        let text = screen(folder.path(), line);
        assert!(text.lines().count() <= 24, "{line}: {} lines: {text}", text.lines().count());
    }
    let fleet = screen(folder.path(), "fleet --gpus 100 --years 1");
    has(&fleet, &["100 GPUs, 1 year: work is interrupted every ", "All figures with their 95 % intervals"]);
}

#[test]
fn one_share_is_answered_first_and_columns_are_separated() {
    let folder = tempfile::tempdir().expect("a folder");
    let one = screen(folder.path(), "simulate trio --class 2bit --samples 1e6");
    assert!(one.starts_with("trio: 5.3"), "{one}");
    has(&one, &["% of `2bit` errors are silent (95 %: ", "; exact: 5.3523 %).", "1 000 000 samples; no count"]);
    let header = one.lines().find(|line| line.starts_with("class")).expect("a table");
    let row = one.lines().find(|line| line.starts_with("2bit")).expect("a row");
    let columns = |line: &str| line.split("  ").filter(|part| !part.trim().is_empty()).count();
    assert_eq!(columns(header), columns(row), "two spaces between grouped figures: {one}");
}

#[test]
fn a_result_in_a_file_is_continued_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        stderr(&command(&words).current_dir(folder.path()).output().expect("it starts"))
    };
    let sampled = run("simulate trio --class 2bit --samples 1000 --out run.json");
    has(&sampled, &["wrote run.json", "next eccforge check trio", "run.json.records keeps the samples"]);
    assert!(!sampled.contains("threads"), "{sampled}");
    has(&run("check trio --out trio.html"), &["wrote trio.html", "next eccforge explain trio.2bit"]);
}

#[test]
fn a_comparison_begins_with_the_worst_change_of_an_outcome() {
    let folder = tempfile::tempdir().expect("a folder");
    let worse = screen(folder.path(), "check --diff hsiao-39-32 veer-el2-iccm-64k");
    let begin = "hsiao-39-32 -> veer-el2-iccm-64k: 1 claim gained, 4 figures worse, 0 better, ";
    assert!(worse.starts_with(begin), "{worse}");
    has(&worse, &["Worse: silent errors of 3 bits rise from 59.6564 % to 69.2855 %."]);
    has(&worse, &["next eccforge check veer-el2-iccm-64k"]);
    has(&screen(folder.path(), "check --diff hsiao-39-32 hsiao-39-32"), &["nothing changes"]);
    // A stronger claim keeps the weaker one, and entries of other sizes have no better number of ones.
    let stronger = screen(folder.path(), "check --diff duet trio");
    has(&stronger, &["duet -> trio: ", "1 claim gained", "New claim: every `byte` error is corrected: holds."]);
    assert!(!stronger.contains("every `byte` error is corrected or detected"), "{stronger}");
    let weaker = screen(folder.path(), "check --diff trio duet");
    has(&weaker, &["1 claim lost", "Lost claim: every `byte` error is corrected."]);
    let rows = screen(folder.path(), "check --diff hsiao-39-32 hsiao-22-16");
    has(&rows, &["ones in H 103 54 -49 -", "The entries differ: 39 and 22 bits."]);
    let lines = stronger.lines().filter(|line| line.contains("5.3523")).count();
    assert_eq!(lines, 2, "the answer and one row: {stronger}");
}

#[test]
fn source_files_are_listed_with_their_use_and_a_search_has_a_folder() {
    let folder = samples(&["search-secded-22-16.yaml"]);
    has(
        &screen(folder.path(), "emit rust hsiao-22-16 --out my-code.rs"),
        &["in Rust, without dependencies", "my_code::decode", "next rustc"],
    );
    has(
        &screen(folder.path(), "emit rust-hdl hsiao-22-16 --out b.rs"),
        &["for rust-hdl", "b::Encoder", "next eccforge prove"],
    );
    let staged = screen(folder.path(), "emit c unity-on-die-chipkill --out c");
    has(&staged, &["#include \"ecc_unity_on_die_chipkill.h\"", "stage_0.c \\ c/ecc_unity_on_die_chipkill_stage_1.c"]);
    let found = screen(folder.path(), "search search-secded-22-16.yaml");
    has(
        &found,
        &["Found 1 code, the best of 3 chains", "triples", "3 files in the folder found", "found/sec-ded-22-16-1.cert"],
    );
    assert!(folder.path().join("found/sec-ded-22-16-1.yaml").exists() && !found.contains("row: chain"), "{found}");
}

#[test]
fn the_tour_fits_and_breaks_no_name() {
    let folder = tempfile::tempdir().expect("a folder");
    for columns in [60, 80, 120] {
        for chapter in 1..=14 {
            let tour = screen_of(folder.path(), &format!("tour {chapter}"), columns);
            assert!(!tour.lines().any(|line| line.ends_with("SEC-")), "{columns}");
        }
        let contents = screen_of(folder.path(), "tour", columns);
        assert!(contents.contains("14. ") && contents.contains("eccforge tour 1"), "{contents}");
    }
}

#[test]
fn a_sampled_result_says_what_was_compared_in_the_order_of_the_rates() {
    let folder = samples(&["sources.yaml"]);
    let rates = screen(folder.path(), "simulate trio --rate 1e-4:1e-2 --samples 1000");
    let row = |rate: &str| rates.find(&format!("rate-{rate} ")).unwrap_or_else(|| panic!("{rate}: {rates}"));
    let order = ["1e-4", "2e-4", "5e-4", "1e-3", "2e-3", "5e-3", "1e-2"].map(row);
    assert!(order.is_sorted(), "{rates}");
    let sources = screen(folder.path(), "simulate trio --sources sources.yaml --samples 1000");
    has(&sources, &["no count contradicts an exact value (2 of 5 are compared)."]);
    let alone = screen(folder.path(), "simulate trio --class bit,2bit --samples 1000 --no-exact");
    has(&alone, &["1000 samples of each class; no count is compared with an exact value."]);
    assert!(!alone.contains("exact %"), "a column without values: {alone}");
}

/// Random values of a device can equal the stored ones. Such clean patterns are 11 of the 160; the other outcomes are 149.
#[test]
fn the_outcomes_of_a_row_are_all_its_patterns() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = screen(folder.path(), "check hsiao-39-32 --model ddr3-field-2012");
    has(&all, &["word 2.5719 160 42 89 18 11.2500 11", "clean: the error leaves every data bit right"]);
    assert_eq!(42 + 89 + 18 + 11, 160);
    has(&all, &["Too wide: name, miscorrected (COLUMNS=96 shows all)."]);
    let wide = screen_of(folder.path(), "check hsiao-39-32 --model ddr3-field-2012", 96);
    assert!(wide.contains("miscorrected") && !wide.contains("Too wide"), "{wide}");
    let fits = screen(folder.path(), "check hsiao-39-32");
    has(&fits, &["No error model was given (`--model`); fpga-cram-words fits this entry."]);
}

#[test]
fn a_file_is_named_as_it_was_typed_and_its_id_is_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    has(&screen(folder.path(), "new --hsiao 32 --out first.yaml"), &["first.yaml: Hsiao (39,32)"]);
    has(&screen(folder.path(), "check first.yaml"), &["Every claim of Hsiao (39,32) (first.yaml) holds"]);
    has(&screen(folder.path(), "check HSIAO-39-32"), &["Every claim of Hsiao (39,32) (hsiao-39-32) holds"]);
    has(&screen(folder.path(), "simulate first.yaml --class bit --samples 100"), &["my-hsiao-39-32"]);
}

#[test]
fn errors_in_memory_that_is_out_of_use_are_one_line_for_each_page() {
    let folder = samples(&["month.jsonl"]);
    let month = screen(folder.path(), "gpu replay month.jsonl --profile linux-cec");
    assert!(month.lines().count() < 24, "{month}");
    has(&month, &["which was out of use (", " times until 2026-03-", "Then add `--trace faults`."]);
    let faults = screen(folder.path(), "gpu replay month.jsonl --profile linux-cec --trace faults");
    assert!(!faults.contains("which was out of use"), "{faults}");
}

#[test]
fn words_are_read_without_the_padding_of_their_digits() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |text: &str| std::fs::write(folder.path().join("code.txt"), text).expect("writable");
    write("0x31\n0x52\n0x64\n0x78\n");
    has(
        &screen(folder.path(), "infer code.txt"),
        &["(7,4)", "Left out as padding, which is 0 in every word: 1 upper bit of the first hexadecimal digit."],
    );
    write("// hsiao-8-4: an image\n@0\n31 52\n64\n78\n");
    has(&screen(folder.path(), "infer code.txt"), &["(7,4)", "4 of 4 words keep 3 independent checks"]);
    write("10001100\n01001010\n00101000\n");
    has(&screen(folder.path(), "infer code.txt"), &["Undecided", "Read words in which the bits 3, 7 are 1"]);
}

#[test]
fn the_code_of_a_profile_of_beer_has_this_profile() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = folder.path().join("profile.json");
    let (_, page) = include_str!("../../docs/infer.md").split_once("```json\n").expect("an example");
    let (example, _) = page.split_once("```").expect("its end");
    std::fs::write(&profile, example).expect("writable");
    has(&screen(folder.path(), "infer profile.json --scheme chip.yaml"), &["(7,4)", "chip.yaml"]);
    let chip = std::fs::read_to_string(folder.path().join("chip.yaml")).expect("a scheme");
    let (_, list) = chip.split_once("columns: [").expect("columns");
    let (list, _) = list.split_once(']').expect("their end");
    let mut columns = Vec::new();
    for text in list.split(", ") {
        columns.push(u32::from_str_radix(text.trim_start_matches("0x"), 16).expect("hexadecimal"));
    }
    assert_eq!(columns.len(), 7, "{chip}");
    let json: serde_json::Value = serde_json::from_str(example).expect("JSON");
    for pattern in json["miscorrection_profile"].as_array().expect("patterns") {
        let ones = |side: usize| (0..4).filter(|bit| pattern[side][*bit] == 1).collect::<Vec<usize>>();
        let charged = ones(0);
        let checks = charged.iter().fold(0, |sum, bit| sum ^ columns[*bit]);
        // A check bit with an odd number of charged data bits is charged, too.
        let is_charged = |cell: &usize| charged.contains(cell) || *cell >= 4 && columns[*cell] & checks != 0;
        let cells: Vec<usize> = (0..7).filter(is_charged).collect();
        // Any charged cells lose their charge: the syndromes are all sums of their columns.
        let mut syndromes = vec![0];
        for cell in cells {
            let with_cell: Vec<u32> = syndromes.iter().map(|syndrome| syndrome ^ columns[cell]).collect();
            syndromes.extend(with_cell);
        }
        let is_flipped = |bit: &usize| !charged.contains(bit) && syndromes.contains(&columns[*bit]);
        let flipped: Vec<usize> = (0..4).filter(is_flipped).collect();
        assert_eq!(flipped, ones(1), "{charged:?}");
    }
    std::fs::write(&profile, example.replace("[[1,0,0,0]", "[[1,0,0]")).expect("writable");
    refused(folder.path(), "infer profile.json", "pattern 0 has 3 and 4 bits, expected 4");
}

#[cfg(unix)]
#[test]
fn an_interruption_is_answered_at_once_and_classes_that_have_not_begun_have_no_row() {
    let mut stopped = std::process::Command::new("timeout");
    // In the foreground, the signal is sent once: a second one ends at once.
    stopped.args(["--foreground", "--signal=INT", "4"]).arg(crate::program::program());
    stopped.args(["simulate", "trio", "--class", "bit,entry", "--samples", "1e13"]);
    let output = stopped.output().expect("the program timeout");
    let (text, notes) = (String::from_utf8(output.stdout.clone()).expect("text"), stderr(&output));
    assert!(notes.contains("Stopping after the blocks that are being counted"), "{notes}");
    assert!(notes.contains("Nothing was kept"), "{notes}");
    assert!(text.contains("PARTIAL") && !text.contains("\nentry "), "{text}");
}

#[test]
fn a_question_about_a_code_is_answered_first_and_classes_have_their_ids() {
    let folder = samples(&["beam-log.csv"]);
    let answers = [
        ("check hsiao-39-32 --after 0,1", "In an entry with bits 0, 1 wrong, the next error is corrected in 0 %"),
        ("check hsiao-39-32 --weights", "hsiao-39-32: minimum distance 4: 1363 words have this weight."),
        ("check sec-ded-daec-72-64 --hd-profile", "sec-ded-daec-72-64: distance 4 at its 72 bits, and up to"),
        (
            "check trio --wrong-corrections",
            "trio corrects 190\u{202f}116 errors wrongly, most of class `3bit`: 187\u{202f}904.",
        ),
        ("check hsiao-39-32 --equivalent veer-el2-iccm-64k", "hsiao-39-32 and veer-el2-iccm-64k do not have"),
        ("check opentitan-72-64 --equivalent opentitan-72-64", "opentitan-72-64 and opentitan-72-64 have equivalent"),
        ("check trio --dead-device pin:3", "trio with pin:3 dead: 100.0000 % of the reads are right, 0 %"),
        ("check trio --dead-device x8", "trio with x8:4, the worst of 9 devices, dead: 0.0007 % of the"),
        ("learn beam beam-log.csv", "200 events from 505 rows: 70.5 % bit, 26.5 % byte, 2.0 % entry;"),
    ];
    for (line, answer) in answers {
        let text = screen(folder.path(), line);
        assert!(text.starts_with(answer), "{line}: {text}");
        assert!(text.lines().count() <= 27, "{line}: {} lines", text.lines().count());
        has(&text, &["next eccforge "]);
    }
    let dead = screen(folder.path(), "check trio --dead-device pin:3");
    assert!(dead.contains("\n2bit ") && !dead.contains("2 Bits"), "{dead}");
    let weights = screen(folder.path(), "check hsiao-39-32 --weights");
    has(&weights, &["--all also shows: 12 more rows of Words by weight"]);
    has(&screen(folder.path(), "check hsiao-39-32 --weights --all"), &["39 0 1"]);
    has(&screen(folder.path(), "check trio --dead-device x8 --all"), &["x8:7 dead (32 of 288 bits)"]);
}

#[test]
fn a_refuted_claim_names_its_line_and_a_question_its_classes() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = crate::program::command(&["new", "--hsiao", "8"]).output().expect("the program starts");
    let text = String::from_utf8(first.stdout).expect("text").replace("distance: 4", "distance: 5");
    let line = text.lines().position(|line| line.contains("distance: 5")).expect("the claim") + 1;
    std::fs::write(folder.path().join("bad.yaml"), text).expect("writable");
    let refuted = format!("REFUTED: minimum distance 5 (bad.yaml:{line}). 2 of 3");
    has(&screen(folder.path(), "check bad.yaml"), &[&refuted]);
    has(&screen(folder.path(), "check hsiao-39-32 --after 3"), &["the entry has no errors of pin"]);
    has(&screen_of(folder.path(), "list schemes --format csv", 999), &["kind,id,name,source,entry,code"]);
}
