//! Examples of every command, shown by `--help` and on its manual page.

/// The last word of each command, and example command lines.
const EXAMPLES: [(&str, &[&str]); 34] = [
    ("reproduce", &["eccforge reproduce", "eccforge reproduce --scheme duet,my-scheme.yaml --format html > mine.html"]),
    (
        "check",
        &["eccforge check trio", "eccforge check my-scheme.yaml --format json", "eccforge check unity-on-die-chipkill"],
    ),
    ("report", &["eccforge report trio --out trio.html", "eccforge report my-scheme.yaml --area --out mine.html"]),
    (
        "decode",
        &["eccforge decode trio --error byte:4:0x3f", "eccforge decode unity-on-die-chipkill --error 0.0,0.5,1.4"],
    ),
    ("list", &["eccforge list", "eccforge list trio > my-scheme.yaml"]),
    ("matrix", &["eccforge matrix rs-pin"]),
    ("simulate", &["eccforge simulate duet,trio --class beat,entry --samples 1e9 --seed 1 --out run.json"]),
    ("sweep", &["eccforge sweep hsiao-22-16"]),
    ("merge", &["eccforge merge part-1.json part-2.json --out run.json"]),
    ("plot", &["eccforge plot run.json --out run.svg"]),
    ("verilog", &["eccforge emit verilog trio --out rtl", "eccforge emit verilog trio --wrap ram --out rtl"]),
    ("rust", &["eccforge emit rust my-scheme.yaml --out my_scheme.rs"]),
    ("rust-hdl", &["eccforge emit rust-hdl my-scheme.yaml --out blocks.rs"]),
    ("c", &["eccforge emit c my-scheme.yaml --out vendor"]),
    ("prove", &["eccforge prove trio", "eccforge prove duet --cut syndrome,output"]),
    ("area", &["eccforge area ni-secded duet trio"]),
    ("verify", &["eccforge verify ni-secded --netlist mine.v --samples 1e9"]),
    ("replay", &["eccforge policy replay kernel.log", "eccforge policy replay kernel.log --profile h100"]),
    ("watch", &["eccforge policy watch --listen 127.0.0.1:9401", "eccforge policy watch kernel.log --once"]),
    ("what-if", &["eccforge policy what-if events.jsonl --profile a100-40gb,linux-cec"]),
    ("field", &["eccforge policy field dimms.csv --scheme chipkill-x4"]),
    ("profiles", &["eccforge policy profiles"]),
    ("smi", &["eccforge smi gpu.img -q -d PAGE_RETIREMENT,ROW_REMAPPER,ECC"]),
    ("inject", &["eccforge inject gpu.img reset"]),
    ("analyse", &["eccforge beam analyse log.csv --runs runs.csv --out model.yaml"]),
    ("fleet", &["eccforge fleet --profile a100-40gb --scheme ni-secded,trio --gpus 10000 --years 5"]),
    (
        "memtest",
        &["eccforge memtest --profile A100-40GB --scheme trio --faults faults.yaml", "eccforge memtest --host --quick"],
    ),
    ("coverage", &["eccforge memtest coverage --svg coverage.svg"]),
    ("campaign", &["eccforge memtest campaign card-1.json card-2.json --plots figures"]),
    ("search", &["eccforge search examples/search-sec2bec-72-64.yaml --out found"]),
    ("certify", &["eccforge certify found/certificate.json"]),
    ("schema", &["eccforge schema", "eccforge schema check"]),
    ("completions", &["eccforge completions bash > ~/.local/share/bash-completion/completions/eccforge"]),
    ("man", &["eccforge man --out ~/.local/share/man/man1"]),
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
        // The many steps of `inject` are one command with examples of its own.
        for (words, _) in all.iter().filter(|(words, _)| !words.starts_with("inject ")) {
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
