//! Examples of every command, shown by `--help` and on its manual page.

/// A command by its last word, and lines that call it.
const EXAMPLES: [(&str, &[&str]); 30] = [
    (
        "new",
        &[
            "eccforge new --hsiao 32 --out mine.yaml",
            "eccforge new --matrix H.txt --out mine.yaml",
            "eccforge new --from trio --id my-trio --out mine.yaml",
        ],
    ),
    ("list", &["eccforge list", "eccforge list works"]),
    (
        "show",
        &[
            "eccforge show trio",
            "eccforge show rs-pin --matrix",
            "eccforge show trio --error byte:4:0x3f",
            "eccforge show hsiao-39-32 --data 12345678",
        ],
    ),
    (
        "check",
        &[
            "eccforge check trio",
            "eccforge check my-scheme.yaml --format json",
            "eccforge check trio --out trio.html",
            "eccforge check unity-on-die-chipkill",
            "eccforge check hsiao-39-32 --weights",
            "eccforge check sec-ded-daec-72-64 --hd-profile",
            "eccforge check hsiao-39-32 --wrong-corrections",
            "eccforge check opentitan-72-64 --equivalent my-scheme.yaml",
        ],
    ),
    (
        "reproduce",
        &[
            "eccforge reproduce",
            "eccforge reproduce ddr4-crc",
            "eccforge reproduce --scheme duet,my-scheme.yaml --format html > mine.html",
        ],
    ),
    (
        "simulate",
        &[
            "eccforge simulate duet,trio --class beat,entry --samples 1e9 --seed 1 --out run.json --plot run.svg",
            "eccforge simulate hsiao-22-16 --all",
        ],
    ),
    ("merge", &["eccforge merge part-1.json part-2.json --out run.json"]),
    ("verilog", &["eccforge emit verilog trio --out rtl", "eccforge emit verilog trio --wrap ram --out rtl"]),
    ("rust", &["eccforge emit rust my-scheme.yaml --out my_scheme.rs"]),
    ("rust-hdl", &["eccforge emit rust-hdl my-scheme.yaml --out blocks.rs"]),
    ("c", &["eccforge emit c my-scheme.yaml --out vendor"]),
    (
        "prove",
        &[
            "eccforge prove trio",
            "eccforge prove duet --cut syndrome,output",
            "eccforge prove ni-secded --netlist mine.v",
            "eccforge prove ni-secded --netlist mine.v --samples 1e9",
        ],
    ),
    ("area", &["eccforge area ni-secded duet trio"]),
    ("search", &["eccforge search examples/search-sec2bec-72-64.yaml --out found"]),
    ("certify", &["eccforge search certify found/sec2bec-72-64-1.cert"]),
    ("watch", &["eccforge gpu watch --listen 127.0.0.1:9401", "eccforge gpu watch kernel.log --once"]),
    ("replay", &["eccforge gpu replay kernel.log", "eccforge gpu replay kernel.log --profile h100"]),
    ("what-if", &["eccforge gpu what-if events.jsonl --profile a100-40gb,linux-cec"]),
    ("smi", &["eccforge gpu smi gpu.img -q -d PAGE_RETIREMENT,ROW_REMAPPER,ECC"]),
    ("inject", &["eccforge gpu inject gpu.img reset"]),
    ("beam", &["eccforge learn beam log.csv --runs runs.csv --out model.yaml"]),
    ("dimm", &["eccforge learn dimm dimms.csv --scheme chipkill-x4"]),
    ("fleet", &["eccforge fleet --profile a100-40gb --scheme ni-secded,trio --gpus 10000 --years 5"]),
    (
        "memtest",
        &["eccforge memtest --profile A100-40GB --scheme trio --faults faults.yaml", "eccforge memtest --host --quick"],
    ),
    ("coverage", &["eccforge memtest coverage --svg coverage.svg"]),
    ("campaign", &["eccforge memtest campaign card-1.json card-2.json --plots figures"]),
    ("help", &["eccforge help gpu replay", "eccforge help schema check"]),
    ("schema", &["eccforge help schema", "eccforge help schema check"]),
    ("completions", &["eccforge help completions bash > ~/.local/share/bash-completion/completions/eccforge"]),
    ("man", &["eccforge help man --out ~/.local/share/man/man1"]),
];

/// The examples of a command as help text; `None` if it has no examples.
pub fn text(command: &str) -> Option<String> {
    let (_, lines) = EXAMPLES.iter().find(|(name, _)| *name == command)?;
    Some(format!("Examples:\n{}", lines.iter().map(|line| format!("  {line}\n")).collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::EXAMPLES;
    use crate::args::Arguments;
    use crate::arguments::tests::commands;

    #[test]
    fn every_command_has_examples_that_call_it_as_it_is() {
        let command = crate::terminal::command::<Arguments>();
        let mut all = Vec::new();
        commands(&command, "", &mut all);
        // The many steps of `gpu inject` are one command with examples of its own.
        for (words, _) in all.iter().filter(|(words, _)| !words.starts_with("gpu inject ")) {
            let last = words.rsplit(' ').next().unwrap_or_default();
            let (_, lines) = EXAMPLES.iter().find(|(name, _)| *name == last).unwrap_or_else(|| panic!("{words}"));
            assert!(lines.iter().all(|line| line.starts_with(&format!("eccforge {words}"))), "{words}: {lines:?}");
        }
        for line in EXAMPLES.iter().flat_map(|(_, lines)| *lines) {
            let words = line.split(" > ").next().unwrap_or_default().split(' ');
            let parsed = command.clone().try_get_matches_from(words);
            assert!(parsed.is_ok(), "{line}: {}", parsed.err().map(|e| e.to_string()).unwrap_or_default());
        }
    }
}
