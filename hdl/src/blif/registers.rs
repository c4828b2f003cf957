//! Removes registers from BLIF that yosys wrote: the value of each becomes an input, and its next value an output.

/// Input port for the values that the registers hold, in the order of [`open`]'s list.
const STATE: &str = "held";
/// Output port for the values that the registers load at the clock's edge.
const NEXT: &str = "next";

/// Returns the text without registers, and for each register whether reset clears it.
///
/// # Errors
/// A register does not use the rising edge of `clock`, or something other than `reset` = 0 clears it.
pub(crate) fn open(text: &str, clock: &str, reset: &str) -> Result<(String, Vec<bool>), String> {
    let mut cleared = Vec::new();
    let mut inputs = String::new();
    let mut outputs = String::new();
    let mut rest = String::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (from, to, clears) = match words.as_slice() {
            [".latch", from, to, "re", on, ..] if *on == clock => (*from, *to, false),
            [".subckt", "$_DFF_PN0_", pins @ ..] => {
                let pins = ["C", "R", "D", "Q"].map(|name| net_at(pins, name));
                let [Some(c), Some(r), Some(from), Some(to)] = pins else {
                    return Err(format!("`{line}` lacks one of the pins C, R, D and Q"));
                };
                if c != clock || r != reset {
                    return Err(format!("`{line}` is not clocked by `{clock}` and reset by `{reset}`"));
                }
                (from, to, true)
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
        rest += &format!(".names {STATE}[{number}] {to}\n1 1\n.names {from} {NEXT}[{number}]\n1 1\n");
        cleared.push(clears);
    }
    for i in 0..cleared.len() {
        inputs += &format!(" {STATE}[{i}]");
        outputs += &format!(" {NEXT}[{i}]");
    }
    let text = format!(".model step\n.inputs {inputs}\n.outputs {outputs}\n{rest}.end\n");
    Ok((text, cleared))
}

/// The net at a pin, among connections `PIN=NET`.
fn net_at<'t>(pins: &[&'t str], name: &str) -> Option<&'t str> {
    pins.iter().find_map(|pin| pin.strip_prefix(name)?.strip_prefix('='))
}
