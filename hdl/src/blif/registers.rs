//! Registers in BLIF that yosys wrote: what they hold becomes an input, what they load an output.

/// The port of what registers hold, in the order of [`open`]'s list.
pub(crate) const HELD: &str = "held";
/// The port of what they hold after the clock's edge.
pub(crate) const NEXT: &str = "next";

/// The text without registers, and for each of them whether reset clears it.
///
/// # Errors
/// A register is not on the rising edge of `clock`, or cleared by something else than `reset` = 0.
pub(crate) fn open(text: &str, clock: &str, reset: &str) -> Result<(String, Vec<bool>), String> {
    let mut cleared = Vec::new();
    let (mut inputs, mut outputs, mut rest) = (String::new(), String::new(), String::new());
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (from, to, clears) = match words.as_slice() {
            [".latch", from, to, "re", on, ..] if *on == clock => (*from, *to, false),
            [".subckt", "$_DFF_PN0_", pins @ ..] => {
                let pin = |name: &str| pins.iter().find_map(|p| p.strip_prefix(name)?.strip_prefix('='));
                match (pin("C"), pin("R"), pin("D"), pin("Q")) {
                    (Some(c), Some(r), Some(from), Some(to)) if c == clock && r == reset => (from, to, true),
                    _ => return Err(format!("`{line}` is not clocked by `{clock}` and reset by `{reset}`")),
                }
            }
            [".latch" | ".subckt", ..] => {
                return Err(format!("`{line}` is no register on the rising edge of `{clock}`"));
            }
            [".model" | ".end", ..] => continue,
            [".inputs", names @ ..] => {
                inputs = names.join(" ");
                continue;
            }
            [".outputs", names @ ..] => {
                outputs = names.join(" ");
                continue;
            }
            _ => {
                rest += line;
                rest.push('\n');
                continue;
            }
        };
        let number = cleared.len();
        rest += &format!(".names {HELD}[{number}] {to}\n1 1\n.names {from} {NEXT}[{number}]\n1 1\n");
        cleared.push(clears);
    }
    let list = |name: &str| (0..cleared.len()).map(|i| format!(" {name}[{i}]")).collect::<String>();
    let text = format!(".model step\n.inputs {inputs}{}\n.outputs {outputs}{}\n{rest}.end\n", list(HELD), list(NEXT));
    Ok((text, cleared))
}
