//! Tests of the first commands of a newcomer: a new scheme file, the built-in lists, and one entry.

use crate::program::refused;
use eccforge_scheme::library::{SCHEMES, STAGES};
use eccforge_scheme::{addressed, builtins};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn eccforge(folder: &Path, words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    command.args(words.split(' ')).current_dir(folder).output().expect("the program starts")
}

fn done(folder: &Path, words: &str) -> String {
    let output = eccforge(folder, words);
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_code_of_ones_own_becomes_verilog_in_three_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, "new --hsiao 32 --out mine.yaml");
    let checked = done(at, "check mine.yaml --format json");
    let facts: Value = serde_json::from_str(&checked).expect("JSON");
    assert_eq!(facts["provenance"]["schemes"][0]["id"], "my-hsiao-39-32");
    assert!(done(at, "emit verilog mine.yaml --out rtl").contains("my_hsiao_39_32_dec.v"));
    assert!(at.join("rtl/my_hsiao_39_32_dec.v").is_file());
    // Equal to the shipped one, which was written by hand.
    assert_eq!(
        done(at, "show mine.yaml --matrix").lines().last(),
        done(at, "show hsiao-39-32 --matrix").lines().last()
    );
}

#[test]
fn samples_in_two_parts_become_one_result_in_three_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    for option in ["--shard <I/N|auto>", "1of4", "`merge`"] {
        assert!(done(at, "simulate --help").contains(option), "{option}");
    }
    // A shard is counted from 1 before `of` and from 0 before `/`.
    done(at, "simulate trio --class 2bit --samples 1e8 --shard 1of2 --out a.json --no-exact");
    done(at, "simulate trio --class 2bit --samples 1e8 --shard 1/2 --out b.json --no-exact");
    let merged = eccforge(at, "merge a.json b.json --out run.json");
    assert!(merged.status.success() && String::from_utf8_lossy(&merged.stderr).contains("wrote run.json"));
    let run: Value = serde_json::from_slice(&std::fs::read(at.join("run.json")).expect("written")).expect("JSON");
    assert_eq!((run["complete"].as_bool(), run["cells"][0]["samples"].as_u64()), (Some(true), Some(100_000_000)));
}

/// A table reader, such as `pandas.DataFrame`, accepts a list of records with the same keys without a conversion.
#[test]
fn wrongly_corrected_triples_are_a_list_of_records_with_the_same_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, "simulate trio --class 3bit --samples 1e5 --capture 50 --out run.json");
    let run: Value = serde_json::from_slice(&std::fs::read(at.join("run.json")).expect("written")).expect("JSON");
    let captures = run["captures"].as_array().expect("a list");
    let keys = |record: &Value| record.as_object().expect("a record").keys().cloned().collect::<Vec<_>>();
    assert_eq!(captures.len(), 50);
    for record in captures {
        assert_eq!(keys(record), keys(&captures[0]));
        assert_eq!(record["error_bits"].as_array().map(Vec::len), Some(3), "{record}");
        assert_eq!(record["class"], "3bit");
    }
}

#[test]
fn a_matrix_becomes_a_scheme_wherever_its_file_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let rows = |text: &str| text.lines().filter(|l| !l.starts_with('#')).map(str::to_owned).collect::<Vec<_>>();
    let matrix = done(at, "show hsiao-22-16 --matrix");
    std::fs::write(at.join("my H.txt"), &matrix).expect("writable");
    std::fs::create_dir(at.join("below")).expect("a folder");
    for out in ["mine.yaml", "below/mine.yaml"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        let made =
            command.args(["new", "--matrix", "my H.txt", "--out", out]).current_dir(at).output().expect("it starts");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        assert_eq!(rows(&done(at, &format!("show {out} --matrix"))), rows(&matrix), "{out}");
        assert!(done(at, &format!("show {out}")).contains("id: my-h\n"));
    }
    // A plain file of rows is the same.
    let plain: String = rows(&matrix).iter().filter(|l| !l.contains(':')).map(|l| l.clone() + "\n").collect();
    std::fs::write(at.join("plain.txt"), format!("# H\n{plain}")).expect("writable");
    done(at, "new --matrix plain.txt --out plain.yaml");
    assert_eq!(rows(&done(at, "show plain.yaml --matrix")), rows(&matrix));
    for (text, why) in [
        ("101\n1x1\n", "bad.txt:2:1: `x` is not a bit"),
        ("101\n\n01\n", "bad.txt:3:1: 2 columns, and 3 in the first row"),
        ("# nothing\n", "bad.txt: there are no rows"),
        ("n: 3\n101\n", "bad.txt:2:1: a row before the header is complete"),
    ] {
        std::fs::write(at.join("bad.txt"), text).expect("writable");
        refused(at, "new --matrix bad.txt", why);
    }
    std::fs::write(at.join("square.txt"), "10\n01\n").expect("writable");
    refused(at, "new --matrix square.txt", "2 rows and 2 columns");
}

#[test]
fn a_copy_has_its_own_id_and_no_file_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, "new --from trio --id my-trio --out mine.yaml");
    let (mine, trio) = (done(at, "show mine.yaml"), done(at, "show trio"));
    assert_eq!(mine, trio.replace("id: trio\n", "id: my-trio\n"));
    for (words, why) in [
        ("new --hsiao 32 --out mine.yaml", "mine.yaml: another file with this name already exists"),
        ("new", "eccforge new needs --hsiao BITS, --matrix FILE or --from ID"),
        ("new --hsiao 32 --from trio", "cannot be used with"),
        ("new --from tri", "did you mean `trio`?"),
        ("new --hsiao 0", "from 1 to 4096"),
        ("new --hsiao 32 --id trio", "a built-in scheme has the id `trio`"),
        ("show trio --format json", "add --error or --data"),
        ("check trio --area", "add --format html"),
        ("check unity-on-die-chipkill --format html --area", "schemes of one stage"),
        ("reproduce ddr4-crc --exclusive", "`eccforge show ddr4-crc` prints it"),
    ] {
        refused(at, words, why);
    }
    assert_eq!(done(at, "show mine.yaml"), mine);
}

#[test]
fn every_scheme_of_the_list_can_be_shown_and_no_accepted_one_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let list: Value = serde_json::from_str(&done(folder.path(), "list --format json")).expect("JSON");
    let ids = |kind: &str| -> Vec<String> {
        list[kind].as_array().expect("a list").iter().map(|e| e["id"].as_str().expect("an id").to_owned()).collect()
    };
    for (kind, key) in [("schemes", "id"), ("models", "id"), ("works", "id"), ("profiles", "name"), ("studies", "id")] {
        for id in ids(kind) {
            assert!(done(folder.path(), &format!("show {id}")).contains(&format!("{key}: {id}")), "{id}");
        }
    }
    let shipped = builtins().iter().chain(addressed()).map(|b| b.id).chain(SCHEMES.ids()).chain(STAGES.ids());
    for name in shipped {
        assert!(ids("schemes").iter().any(|id| id == name), "{name} is not listed");
    }
    assert!(ids("schemes").len() >= 50 && ids("profiles").len() >= 9 && ids("studies").len() >= 2, "{list}");
}

#[test]
fn data_are_encoded_and_an_entry_without_errors_is_clean() {
    let folder = tempfile::tempdir().expect("a folder");
    let shown: Value =
        serde_json::from_str(&done(folder.path(), "show hsiao-39-32 --data 12345678 --format json")).expect("JSON");
    assert_eq!(shown["outcome"], "clean");
}

#[test]
fn a_module_replaces_another_file_only_by_force() {
    let folder = tempfile::tempdir().expect("a folder");
    done(folder.path(), "new --hsiao 32 --out word.yaml");
    let before = std::fs::read(folder.path().join("word.yaml")).expect("written");
    refused(folder.path(), "emit rust hsiao-39-32 --out word.yaml", "a file with different contents already exists");
    assert_eq!(std::fs::read(folder.path().join("word.yaml")).expect("written"), before);
    done(folder.path(), "emit rust hsiao-39-32 --out word.rs");
    refused(folder.path(), "emit rust hsiao-22-16 --out word.rs", "`--force` replaces it");
    done(folder.path(), "emit rust hsiao-22-16 --out word.rs --force");
    let module = std::fs::read_to_string(folder.path().join("word.rs")).expect("written");
    assert!(module.contains("Scheme `hsiao-22-16`"), "{module}");
}

#[test]
fn a_folded_address_is_chosen_so_that_check_proves_its_promise() {
    let folder = tempfile::tempdir().expect("a folder");
    done(folder.path(), "new --hsiao 32 --address-bits 14 --id folded --out folded.yaml");
    let file = folder.path().join("folded.yaml");
    let text = std::fs::read_to_string(&file).expect("written");
    let distance = "  distance: 4\n";
    assert!(text.contains(distance), "{text}");
    let promised = text.replacen(distance, &format!("{distance}  address-bits-detected: 3\n"), 1);
    std::fs::write(&file, promised).expect("writable");
    let shown: Value = serde_json::from_str(&done(folder.path(), "check folded.yaml --format json")).expect("JSON");
    assert_eq!(shown["address"]["bits"], 14);
    refused(folder.path(), "new --hsiao 32 --address-bits 40", "only up to 32 address bits");
    refused(folder.path(), "new --from veer-el2-iccm-64k --address-bits 14", "has an address in its code already");
    refused(folder.path(), "new --from trio --address-bits 14", "one codeword");
}

/// CRC-8 of the bytes of "hi!", as the README of ramcrc32bd prints it.
#[test]
fn data_in_the_order_of_a_link_give_the_published_check_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let scheme = "eccforge: 1\nid: crc8-hi\nname: crc8-hi\nsource: ramcrc32bd README\n\
                  entry: {beats: 1, data-pins: 24, check-pins: 8}\ncodewords: 1\nlayout: identity\n\
                  code: {cyclic: {k: 24, generator: 0x107}}\ncorrects: [bits]\n";
    std::fs::write(folder.path().join("crc.yaml"), scheme).expect("writable");
    let shown = done(folder.path(), "show crc.yaml --data 686921 --bit-order msb");
    for line in ["data          0x686921", "check bits    0x3b", "stored entry  0x6869213b"] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    refused(folder.path(), "show crc.yaml --data 6869 --bit-order msb", "exactly 6 hexadecimal digits");
    refused(folder.path(), "show crc.yaml --error 1 --bit-order msb", "has no effect without --data");
}

#[test]
fn options_stand_under_their_own_headings() {
    let headings: [(&str, &str, &[&str]); 4] = [
        ("simulate --help", "Every error of a set:", &["--all", "--bits", "--weight"]),
        ("simulate --help", "Records:", &["--salvage", "--no-lock", "--wait"]),
        ("memtest coverage --help", "Records:", &["--salvage", "--no-lock", "--wait"]),
        (
            "prove --help",
            "A netlist in place of the emitted Verilog:",
            &[
                "--netlist",
                "--samples",
                "--exhaustive",
                "--top",
                "--library",
                "--port",
                "--bits",
                "--tie",
                "--parameter",
                "--reader",
                "--data-only-if-accepted",
                "--contract",
            ],
        ),
    ];
    for (command, heading, own) in headings {
        let help = done(Path::new("."), command);
        let (_, part) = help.split_once(heading).unwrap_or_else(|| panic!("`{command}` has no {heading}"));
        let options = part.lines().skip(1).take_while(|line| line.is_empty() || line.starts_with(' '));
        let names = options.filter_map(|line| line.trim_start().strip_prefix("--")?.split_whitespace().next());
        let names: Vec<String> = names.map(|name| format!("--{name}")).collect();
        assert!(
            names.iter().all(|name| own.contains(&name.as_str())) && !names.is_empty(),
            "{command} {heading} {names:?}"
        );
    }
}

#[test]
fn help_has_every_command_in_a_group_and_explains_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let help = done(folder.path(), "--help");
    for words in [
        "new",
        "list",
        "show",
        "check",
        "reproduce",
        "simulate",
        "merge",
        "emit",
        "prove",
        "area",
        "image",
        "search",
        "infer",
        "gpu",
        "learn",
        "fleet",
        "memtest",
        "help",
    ] {
        assert!(help.lines().any(|line| line.starts_with(&format!("  {words} "))), "{words}: {help}");
        assert_eq!(
            done(folder.path(), &format!("help {words}")),
            done(folder.path(), &format!("{words} --help")),
            "{words}"
        );
    }
    assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    assert_eq!(done(folder.path(), "help gpu replay"), done(folder.path(), "gpu replay --help"));
}

#[test]
fn a_file_of_another_kind_names_its_command_and_an_unknown_option_has_no_dashes_as_advice() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let error = refused(&root, "check examples/search-entry.yaml", "of another kind");
    assert!(error.contains("it is for `eccforge search`"), "{error}");
    let error = refused(&root, "check trio -format html", "did you mean `--format`?");
    assert!(!error.contains("-- -f"), "{error}");
    refused(&root, "check --fromat html trio", "did you mean `--format`?");
}

#[test]
fn a_page_links_the_explorer_only_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = |options: &str| {
        done(folder.path(), &format!("check hsiao-22-16 --out page.html{options}"));
        std::fs::read_to_string(folder.path().join("page.html")).expect("the page")
    };
    assert!(!page("").contains("Open it in the explorer"));
    assert!(
        page(" --explorer https://example.org/e.html").contains("href=\"https://example.org/e.html#scheme=hsiao-22-16")
    );
    std::fs::write(folder.path().join("eccforge-explorer.html"), "").expect("writable");
    assert!(page("").contains("href=\"eccforge-explorer.html#scheme=hsiao-22-16"));
}

#[test]
fn the_order_for_a_model_is_stated_with_its_exact_share() {
    let folder = tempfile::tempdir().expect("a folder");
    let model = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/clusters.yaml");
    // Its matrix is in a file that the folder of the copy does not contain.
    let order = format!("new --from opentitan-72-64 --order-for {model} --id ordered --out ordered.yaml");
    done(folder.path(), &order);
    let text = std::fs::read_to_string(folder.path().join("ordered.yaml")).expect("written");
    assert!(text.contains("check-at:") && text.contains("OpenTitan (72,64), 42.5673 %"), "{text}");
    let stated = text.split("clusters: ").nth(1).and_then(|rest| rest.split(" %").next()).expect("a share");
    let shown = done(folder.path(), &format!("check ordered.yaml --model {model} --format json"));
    let shown: Value = serde_json::from_str(&shown).expect("JSON");
    let classes = shown["by_class"].as_array().expect("classes");
    let share = |class: &Value| {
        let number = |key: &str| class["outcomes"][key].as_f64().expect("a number");
        let all: f64 = ["corrected", "detected", "undetected", "miscorrected"].map(number).iter().sum();
        let rates = [("3adjacent", 50.0), ("gap-right", 15.0), ("gap-left", 15.0), ("4adjacent", 20.0)];
        let rate = rates.iter().find(|(id, _)| class["class"] == *id).expect("a class of the model").1;
        rate * (number("undetected") + number("miscorrected")) / all
    };
    let silent: f64 = classes.iter().map(share).sum();
    assert!((silent - stated.parse::<f64>().expect("a number")).abs() < 1e-3, "{silent} and {stated}");
    assert!(silent < 5.0, "{silent}");
    refused(folder.path(), &format!("new --from trio --order-for {model}"), "every single bit and nothing else");
}

#[test]
fn the_layout_for_a_model_has_fewer_silent_errors_and_its_claims_hold() {
    let folder = tempfile::tempdir().expect("a folder");
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples");
    let given = format!("new --from {examples}/open-cores/veer-2x39.yaml");
    let model = format!("{examples}/clusters.yaml");
    done(folder.path(), &format!("{given} --layout-for {model} --id laid-out --out laid-out.yaml"));
    let text = std::fs::read_to_string(folder.path().join("laid-out.yaml")).expect("written");
    assert!(text.contains("0.9333 % of them are silent") && text.contains("in one row, 77.5368 %"), "{text}");
    let shown = done(folder.path(), &format!("check laid-out.yaml --model {model}"));
    assert!(shown.contains("holds: 1 of 1") || shown.contains("1\nof 1"), "{shown}");
    assert!(shown.contains("99.0667 % detected, 0.9333 % silent"), "{shown}");
    let again = format!("new --from laid-out.yaml --layout-for {model} --id again");
    refused(folder.path(), &again, "has fewer silent errors");
    refused(folder.path(), &format!("new --from veer-el2-iccm-64k --layout-for {model}"), "has an address in its code");
}
