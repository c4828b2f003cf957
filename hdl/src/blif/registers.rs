//! Removes registers from BLIF that yosys wrote: the held values become inputs and the next values outputs.

/// The port of the held values, in the order of [`open`]'s list.
const HELD: &str = "held";
/// The port of the values after the clock's edge.
const NEXT: &str = "next";

/// Returns the text without registers, and for each register whether reset clears it.
///
/// # Errors
/// A register does not use the rising edge of `clock`, or something other than `reset` = 0 clears it.
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
                return Err(format!("`{line}` is not a register on the rising edge of `{clock}`"));
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
