//! Reads BLIF texts as circuits. The format is the Berkeley Logic Interchange Format (Sentovich et al., SIS, UCB/ERL
//! M92/41, 1992, Appendix) with yosys's extensions.

use crate::netlist::{Cover, Model, ReadError};
use eccforge_circuit::Circuit;

/// Directives that do not affect the function: timing and drive (BLIF), and names (yosys).
const WITHOUT_FUNCTION: [&str; 17] = [
    ".area",
    ".delay",
    ".wire_load_slope",
    ".wire",
    ".input_arrival",
    ".default_input_arrival",
    ".output_required",
    ".default_output_required",
    ".input_drive",
    ".default_input_drive",
    ".output_load",
    ".default_output_load",
    ".max_input_load",
    ".default_max_input_load",
    ".attr",
    ".param",
    ".cname",
];

/// Reads a flat combinational BLIF model. Bits `name[i]` are gathered into ports by name.
///
/// # Errors
/// The text cannot be parsed or is not a combinational circuit (see [`Model`]); the error has the line.
pub fn read(text: &str) -> Result<Circuit, ReadError> {
    let mut reader = Reader::default();
    // Lines joined at a trailing backslash, without comments.
    let mut joined = String::new();
    let mut start = 0;
    for (number, raw) in text.lines().enumerate() {
        // A comment also hides a backslash at its end.
        let line = raw.split('#').next().unwrap_or_default().trim_end();
        if joined.is_empty() {
            start = number + 1;
        }
        match line.strip_suffix('\\') {
            Some(part) => {
                joined += part;
                joined.push(' ');
            }
            None => {
                joined += line;
                reader.line(&joined, &format!("line {start}"))?;
                joined.clear();
            }
        }
    }
    if !joined.is_empty() {
        return Err(ReadError::at(&format!("line {start}"), "the text ends in a continued line (`\\`)"));
    }
    reader.end_cover()?;
    reader.model.finish()
}

#[derive(Default)]
struct Reader {
    model: Model,
    named: bool,
    ended: bool,
    /// The current `.names`: its net, its line in the text, its cover so far, and the value of its rows.
    open: Option<(String, String, Cover, Option<bool>)>,
}

impl Reader {
    fn line(&mut self, line: &str, place: &str) -> Result<(), ReadError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((first, rest)) = words.split_first() else { return Ok(()) };
        let fail = |message: String| Err(ReadError::at(place, message));
        if self.ended {
            return fail("text after `.end`: flatten the design to one model".into());
        }
        // Rows of a cover are the only lines without a directive.
        if !first.starts_with('.') {
            return self.row(&words, place);
        }
        self.end_cover()?;
        match *first {
            ".model" if self.named => return fail("a second model: flatten the design to one".into()),
            ".model" => {
                self.named = true;
                self.model.name = rest.first().unwrap_or(&"netlist").to_string();
            }
            ".inputs" => rest.iter().try_for_each(|net| self.model.input(net, place))?,
            ".outputs" => rest.iter().try_for_each(|net| self.model.output(net, place))?,
            ".names" => {
                let Some((net, operands)) = rest.split_last() else { return fail("`.names` without a net".into()) };
                let operands = operands.iter().map(ToString::to_string).collect();
                let cover = Cover { operands, ..Cover::default() };
                self.open = Some((net.to_string(), place.to_string(), cover, None));
            }
            ".conn" => {
                let [from, to] = rest else { return fail("`.conn` joins two nets".into()) };
                let cover = Cover { operands: vec![from.to_string()], rows: vec!["1".into()], complemented: false };
                self.model.drive(to, place, cover)?;
            }
            ".end" => self.ended = true,
            ".latch" | ".mlatch" | ".clock" => {
                return fail(format!("`{first}`: a register or latch; only combinational netlists are read"));
            }
            ".subckt" | ".gate" => {
                let cell = rest.first().unwrap_or(&"");
                return fail(format!(
                    "cell `{cell}` has no known function: map the design to plain logic first (in yosys, `flatten; techmap`; \
                     cells of a library: give the Verilog netlist with `--library`)"
                ));
            }
            ".blackbox" => return fail("a black box: its function is not known".into()),
            known if WITHOUT_FUNCTION.contains(&known) => {}
            other => return fail(format!("`{other}` is not known: it might change the function")),
        }
        Ok(())
    }

    /// Reads a row of the current `.names`.
    fn row(&mut self, words: &[&str], place: &str) -> Result<(), ReadError> {
        let fail = |message: String| Err(ReadError::at(place, message));
        let line = words.join(" ");
        let Some((net, _, cover, value)) = &mut self.open else {
            return fail(format!("`{line}` belongs to no `.names`"));
        };
        let (pattern, output) = match words {
            [output] if cover.operands.is_empty() => ("", *output),
            [pattern, output] => (*pattern, *output),
            _ => return fail(format!("`{line}` is not a row: write the values of the operands, then that of the net")),
        };
        let legal = pattern.len() == cover.operands.len() && pattern.bytes().all(|b| b"01-".contains(&b));
        if !legal || !matches!(output, "0" | "1") {
            return fail(format!("`{line}` is not a row of a cover of {} nets", cover.operands.len()));
        }
        let one = output == "1";
        if value.is_some_and(|v| v != one) {
            return fail(format!("the cover of `{net}` mixes rows of value 0 and 1"));
        }
        *value = Some(one);
        cover.complemented = !one;
        cover.rows.push(pattern.to_string());
        Ok(())
    }

    fn end_cover(&mut self) -> Result<(), ReadError> {
        match self.open.take() {
            // yosys declares undefined nets in this way; this row does not drive them: see `Model`.
            Some((net, _, cover, _)) if net == crate::netlist::UNDEFINED && cover.rows.is_empty() => Ok(()),
            Some((net, place, cover, _)) => self.model.drive(&net, &place, cover),
            None => Ok(()),
        }
    }
}
