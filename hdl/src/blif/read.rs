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
/// The text is not understood or is not a combinational circuit; with the line, see [`Model`].
pub fn read(text: &str) -> Result<Circuit, ReadError> {
    let mut reader = Reader::default();
    // Lines joined at a trailing backslash, without comments.
    let mut joined = String::new();
    let mut start = 0;
    for (number, raw) in text.lines().enumerate() {
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
    /// The current `.names`: its net, its place, its cover so far, and the value of its rows.
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

    /// A row of the current `.names`.
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
            // What yosys calls so is no driver: see `Model`.
            Some((net, _, cover, _)) if net == crate::netlist::UNDEFINED && cover.rows.is_empty() => Ok(()),
            Some((net, place, cover, _)) => self.model.drive(&net, &place, cover),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_combinational_circuit_is_refused_with_its_line() {
        for (text, message) in [
            (".model m\n.inputs a\n.outputs y\n.latch a y\n", "line 4: `.latch`: a register or latch"),
            (".inputs a\n.outputs y\n.names y y\n1 1\n", "line 3: net `y` depends on itself, through `y`"),
            (
                ".inputs a\n.outputs y\n.names a x y\n11 1\n.names z x\n1 1\n.names x z\n1 1\n",
                "depends on itself, through",
            ),
            (".inputs a\n.outputs y\n.names b y\n1 1\n", "line 3: net `b` is read, but nothing drives it"),
            (".model m\n.inputs a\n.outputs y\n", "line 3: output `y` has no driver"),
            (".model m\n.inputs a[1]\n.outputs y\n", "line 2: port `a` lacks some of its bits: `a[0]` is missing"),
            (".inputs a a[1]\n.outputs y\n", "line 1: port `a` is declared as one bit and as several"),
            (".inputs [0]\n.outputs y\n", "line 1: `[0]` is a bit of a port without a name"),
            (".inputs a[1] a[01]\n.outputs y\n", "line 1: port `a` has bit 1 twice: the other is `a[1]` at line 1"),
            (".names a y\n2 1\n", "line 2: `2 1` is not a row of a cover of 1 nets"),
            (".names a y\n11 1\n", "line 2: `11 1` is not a row of a cover of 1 nets"),
            (".names a y\n1 1\n0 0\n", "line 3: the cover of `y` mixes rows of value 0 and 1"),
            (".names a y\n1 1 1\n", "line 2: `1 1 1` is not a row"),
            ("11 1\n", "line 1: `11 1` belongs to no `.names`"),
            (
                ".inputs a b\n.outputs y\n.names a y\n1 1\n.names b y\n1 1\n",
                "line 5: net `y` has two drivers: the other is at line 3",
            ),
            (
                ".inputs a b\n.outputs y\n.names a b\n1 1\n.names b y\n1 1\n",
                "line 3: net `b` has two drivers: it is an input, declared at line 1",
            ),
            (".inputs a\n.inputs b a\n", "line 2: input `a` is declared twice: the other is at line 1"),
            (".inputs a\n.outputs y y\n", "line 2: output `y` is declared twice"),
            (".inputs a\n.outputs y\n.gate AND2_X1 A=a B=a Y=y\n", "line 3: cell `AND2_X1` has no known function"),
            (".inputs a\n.outputs y\n.subckt box A=a Y=y\n", "line 3: cell `box` has no known function"),
            (".model m\n.inputs a\n.blackbox\n", "line 3: a black box"),
            (".inputs a\n.exdc\n.names a y\n1 1\n", "line 2: `.exdc` is not known"),
            (".model m\n.inputs a\n.model n\n", "line 3: a second model"),
            (".model m\n.end\n.inputs a\n", "line 3: text after `.end`"),
            (".inputs a\n.conn a\n", "line 2: `.conn` joins two nets"),
            (".names a \\\n", "line 1: the text ends in a continued line"),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(message), "{error}\ninstead of {message}");
        }
    }

    #[test]
    fn what_says_nothing_of_the_function_is_passed_over_and_connections_are_wires() {
        let text = ".model m\n.inputs a b\n.outputs y z\n.area 3\n.conn t y\n.names a b t\n.cname g\n1- 1\n-1 1\n.names $undef z\n1 1\n.names $undef\n.end\n";
        assert!(read(text).unwrap_err().to_string().contains("belongs to no"));
        let circuit = read(&text.replace(".cname g\n", "")).unwrap();
        let ports = |ports: &[eccforge_circuit::Port]| ports.iter().map(|p| p.name.clone()).collect::<Vec<_>>();
        assert_eq!(ports(circuit.inputs()), ["a", "b", "undefined"]);
        assert_eq!(ports(circuit.outputs()), ["y", "z"]);
    }

    #[test]
    fn an_undefined_net_that_nothing_reads_is_no_input() {
        let text = ".model m\n.inputs a\n.outputs y\n.names $undef\n.names $undef left\n1 1\n.names a y\n0 1\n.end\n";
        let circuit = read(text).unwrap();
        assert_eq!(circuit.inputs().iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["a"]);
    }
}
