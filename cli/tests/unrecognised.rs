//! Tests that messages name ids and files of another kind, that a stand-in for an unknown geometry is reported, and that empty
//! inputs give no result.

use crate::program::{command, fails, path, refused, stderr};

/// A folder with files of several kinds.
fn files() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let log = "2025-03-02T08:14:02.301000+00:00 node17 kernel: NVRM: Xid (PCI:0000:18:00): 63, pid='<unknown>', name=<unknown>, \
               Row Remapper: New row marked for remapping, reset gpu to activate.\nhello\n";
    let files = [
        ("empty", ""),
        ("empty.csv", ""),
        ("text.txt", "hello\nworld\n"),
        ("kernel.log", log),
        ("faults.yaml", "# a comment\neccforge-faults: 1\nid: mine\nfaults: []\n"),
        ("model.yaml", "---\neccforge-model: 1\nid: mine\n"),
        ("search.yaml", "eccforge-search: 1\nid: mine\n"),
        ("run.json", "{\n  \"format\": \"eccforge-simulate/1\",\n  \"cells\": []\n}\n"),
        ("top.v", "module top(input a, output b);\n  assign b = a;\nendmodule\n"),
    ];
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("writable");
    }
    folder
}

#[test]
fn no_reader_gives_a_result_for_an_input_of_which_it_recognises_nothing() {
    let folder = files();
    for reader in [
        "gpu replay",
        "gpu replay --profile h100",
        "gpu what-if",
        "gpu watch --once",
        "learn beam",
        "learn dimm",
        "check trio --patterns",
    ] {
        for file in ["empty", "empty.csv"] {
            let line = format!("{reader} {file}");
            let message = refused(folder.path(), &line, "nothing here is recognised: 0 lines");
            assert!(message.contains("This does not show that all is well help: known are "), "{line}: {message}");
        }
        let output = command(&format!("{reader} text.txt").split(' ').collect::<Vec<_>>())
            .current_dir(folder.path())
            .output()
            .expect("the program starts");
        assert_eq!(output.status.code(), Some(2), "{reader} text.txt: {}", stderr(&output));
    }
}

#[test]
fn an_id_of_another_kind_is_named_with_a_command_that_takes_it() {
    let folder = files();
    for (line, what, takes) in [
        ("check hbm2-table1", "is an error model; a scheme is needed", "eccforge check trio --model hbm2-table1"),
        ("check micro21", "is a published work; a scheme is needed", "eccforge reproduce micro21"),
        ("prove h100", "is a profile; a scheme is needed", "eccforge gpu replay LOG --profile h100"),
        ("simulate delta-a100", "is a field study; a scheme is needed", "eccforge fleet --calibrate delta-a100"),
        ("reproduce trio", "is a scheme; a published work is needed", "eccforge check trio"),
        ("check trio --model duet", "is a scheme; an error model is needed", "eccforge check duet"),
        ("gpu what-if kernel.log --profile trio", "is a scheme; a profile is needed", "eccforge check trio"),
        ("fleet --calibrate h100", "is a profile; a field study is needed", "eccforge gpu replay LOG --profile h100"),
    ] {
        let message = refused(folder.path(), line, what);
        assert!(message.contains(takes), "{line}: {message}");
    }
    refused(folder.path(), "check hsiao-22-16,hsiao-39-32", "is a list of 2; one scheme is needed");
}

#[test]
fn an_unknown_id_gets_at_most_three_suggestions() {
    let folder = files();
    for (line, similar) in [
        ("check hsiao-39-23", "did you mean `hsiao-39-32`? `eccforge list schemes` lists all"),
        ("check zzzzzzzzzz", "help: `eccforge list schemes` lists all"),
        ("reproduce micro12", "did you mean `micro21`? `eccforge list works` lists all"),
        ("show zzzzzzzzzz", "help: `eccforge list` lists all"),
        ("memtest --profile v100", "did you mean `V100-32GB` or `v100-page-retirement`?"),
        ("simulate trio --class byt", "did you mean `byte`?"),
        ("help complettions", "did you mean `completions`?"),
        ("help schema lst", "did you mean `list`?"),
        ("explain trio", "classes of hbm2-table1: bit, pin, byte, 2bit, 3bit, beat, entry"),
    ] {
        let message = refused(folder.path(), line, similar);
        assert!(message.matches('`').count() <= 10, "{line}: {message}");
    }
}

#[test]
fn a_file_of_another_kind_is_named_with_a_command_that_takes_it() {
    let folder = files();
    for (line, what, takes) in [
        (
            "check kernel.log",
            "is a log of devices (1 of 2 lines); a scheme is needed",
            "eccforge gpu replay kernel.log",
        ),
        ("check faults.yaml", "a file with `eccforge-faults` is of another kind", "`--faults` of `eccforge memtest`"),
        ("check trio --model search.yaml", "a file with `eccforge-search` is of another kind", "`eccforge search`"),
        ("check run.json", "is a result in JSON (`simulate`); a scheme is needed", "eccforge merge run.json"),
        ("prove top.v", "is Verilog; a scheme is needed", "--netlist top.v"),
        ("merge kernel.log", "is a log of devices (1 of 2 lines); a file of records", "eccforge gpu replay kernel.log"),
    ] {
        let message = refused(folder.path(), line, what);
        assert!(message.contains(takes), "{line}: {message}");
    }
    // A wrong file of the right kind keeps its error.
    refused(folder.path(), "check trio --model model.yaml", "model.yaml:");
}

#[test]
fn a_profile_without_a_public_geometry_is_simulated_on_a_stand_in_that_is_named() {
    let memtest = |profile: &str, more: &[&str]| {
        let words = [&["memtest", "--profile", profile, "--size", "64K", "--test", "RB", "--quiet"], more].concat();
        let output = command(&words).output().expect("the program starts");
        assert!(output.status.success(), "{}", stderr(&output));
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(memtest("mi300x", &[]).contains("geometry of H100-80GB, a stand-in for mi300x"));
    let json: serde_json::Value = serde_json::from_str(&memtest("b200", &["--format", "json"])).expect("JSON");
    assert_eq!((&json["target"]["device"], &json["target"]["stand_in_for"]), (&"H100-80GB".into(), &"b200".into()));
    assert!(!memtest("h100", &[]).contains("stand-in"));
    for host in ["linux-cec", "rasdaemon", "mcelog"] {
        let line = ["memtest", "--profile", host, "--size", "64K"];
        fails(&mut command(&line), 2, &format!("`{host}` is a policy of a host, and has no device to simulate"));
    }
}

#[test]
fn an_option_without_effect_is_an_error() {
    let folder = files();
    for (line, why) in [
        ("show trio --matrix --format json", "`--matrix` prints text"),
        ("check trio --out report.pdf", "--out report.pdf: no format has this suffix"),
        ("simulate trio --samples 10 --out run.dat", "--out run.dat: no format has this suffix"),
        ("check trio --dead-device x5:1", "72 pins are not a multiple of 5"),
        ("check trio --dead-device x5", "72 pins are not a multiple of 5"),
        ("check trio --explorer here", "`--explorer` are for the page"),
        ("check trio --weights --enable x=1", "cannot be used with --enable"),
        ("check trio --hd-profile --most-patterns 9", "cannot be used with --most-patterns"),
        ("check trio --wrong-corrections --patterns kernel.log", "cannot be used with"),
        ("simulate trio --rate 1e-4 --model ddr4-crc-claims", "`--model` has no effect: without --class"),
        ("simulate trio --estimate 2 --format csv", "cannot be used with"),
        ("memtest --host --wait 3", "cannot be used with"),
        ("memtest --profile v100 --test RB --lcg-period 128", "`--lcg-period` has no effect: no logic test runs"),
        ("memtest --profile v100 --test RB --modulo-rounds 3", "`--modulo-rounds` has no effect"),
        ("memtest coverage --size 64G", "--size asks for more"),
        ("fleet --print-defaults --gpus 9", "cannot be used with"),
        ("gpu watch kernel.log --once --listen 127.0.0.1:1", "cannot be used with"),
        ("gpu what-if kernel.log --per-day 3", "`--per-day` is for the log of a host"),
    ] {
        refused(folder.path(), line, why);
    }
    for (line, option, needed) in [
        ("example --out x.log", "--out", "<NAME>"),
        ("show trio --all", "--all", "--error or"),
        ("show trio --bit-order msb", "--bit-order", "--data"),
        ("simulate trio --salvage", "--salvage", "--out"),
        ("simulate trio --shard 0/2", "--shard", "--out"),
        ("simulate trio --recount 0.1", "--recount", "--mpi"),
        ("merge run.json --wait 3", "--wait", "--out or --salvage"),
        ("reproduce --lane u64", "--lane", "--samples"),
        ("emit verilog trio --handshake clock-enable", "--handshake", "--cut"),
        ("emit verilog trio --seed 3", "--seed", "--goal"),
        ("prove trio --thorough", "--thorough", "--wrap"),
        ("prove trio --top x", "--top", "--netlist"),
        ("area trio --memory", "--memory", "--period"),
        ("gpu replay kernel.log --trace faults", "--trace", "--profile"),
        ("gpu replay kernel.log --service-hours 3", "--service-hours", "--profile"),
        ("gpu watch kernel.log --hook-seconds 3", "--hook-seconds", "--hook"),
        ("gpu smi image -x", "--xml-format", "--query"),
        ("learn beam kernel.log --id mine", "--id", "--out"),
        ("learn beam kernel.log --resamples 100", "--resamples", "--clusters"),
        ("learn dimm kernel.log --id mine", "--id", "--model-out"),
        ("fleet --no-lock", "--no-lock", "--out"),
        ("memtest --profile v100 --most-events 3", "--most-events", "--events-out"),
        ("memtest coverage --salvage", "--salvage", "--out"),
    ] {
        refused(folder.path(), line, &format!("`{option}` has no effect without {needed}"));
    }
    refused(folder.path(), "area trio --minimal", "`--minimal` has no effect on the result of `area`");
    assert!(!folder.path().join("report.pdf").exists() && !folder.path().join("run.dat").exists());
    let named = folder.path().join("report.dat");
    let words = ["check", "trio", "--format", "json", "--out", path(&named)];
    assert!(command(&words).status().expect("the program starts").success() && named.exists());
}

#[test]
fn a_result_goes_into_a_folder_that_is_made_for_it() {
    let folder = files();
    for line in [
        "check hsiao-22-16 --out a/b/check.json",
        "new --hsiao 8 --out c/d/mine.yaml",
        "list models --out e/f/list.csv",
        "gpu watch kernel.log --once --state g/h/state",
        "gpu inject --profile h100 i/j/image create",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let output = command(&words).current_dir(folder.path()).output().expect("the program starts");
        let file = words.iter().find(|word| word.matches('/').count() == 2).expect("a path");
        assert!(folder.path().join(file).exists(), "{line}: {}", stderr(&output));
    }
}

#[test]
fn advice_fits_what_was_given() {
    let folder = files();
    for (line, says) in [
        ("emit trio", "name the language first: eccforge emit verilog trio"),
        ("emit vhdl trio", "emit Verilog with a package of component declarations"),
        ("emit c unity-on-die-chipkill --dpi", "DPI-C functions are those of one scheme"),
        ("emit c unity-on-die-chipkill --vpi", "VPI functions are those of one scheme"),
        ("emit verilog veer-el2-iccm-64k --self-check", "--self-check does not support the address in its code"),
        ("area trio --activity 0.2", "--liberty"),
        ("area trio --liberty . --corner slow", "no Liberty file in this folder"),
        ("area trio --fpga ice41", "did you mean `ice40`?"),
        ("area trio --fpga ice40 --period 200", "cannot be used with"),
        ("emit fortran trio", "its commands are rust, rust-hdl, c, opencl, cuda, wgsl, verilog"),
        ("check trio --threads 4", "set RAYON_NUM_THREADS"),
        ("check trio --json", "write --format json"),
        ("check trio --shard 0/2", "it is an option of simulate, search, fleet"),
        ("check trio --weigths", "did you mean `--weights`?"),
        ("check trio --nosuch", "`eccforge check --help` lists its options"),
        ("simulate trio --recount", "needs a value help: such as --recount 1e-4"),
        ("gpu inject image rset", "did you mean `reset`?"),
        ("new --hsiao 8 --id Bad", "expected "),
        ("merge run.json --salvage", "is a result in JSON (`simulate`); a file of records is needed"),
        ("tour hamming", "CHAPTER cannot be `hamming`: a number from 1 to 14 is needed"),
        ("gpu inject image reset --format json", "help: write --json"),
        ("gpu inject image due 0x1000", "help: write --address 0x1000"),
        ("simulate trio --threads x", "--threads cannot be `x`: a whole number is needed"),
        ("simulate trio --weight 9", "all errors of at most 1 to 6 bits can be tried"),
    ] {
        let message = refused(folder.path(), line, says);
        assert!(
            !message.contains("sweep") && !message.contains("invalid digit") && !message.contains("'verilog'"),
            "{line}: {message}"
        );
    }
}
