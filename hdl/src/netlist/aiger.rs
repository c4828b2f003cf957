//! And-inverter graphs in both forms of AIGER: Biere, "The AIGER And-Inverter Graph (AIG) Format", 2007.

use super::{Cover, Model, ReadError};
use eccforge_logic::circuit::Circuit;

/// Reads `.aag` (text) and `.aig` (binary).
///
/// # Errors
/// It is no such file, or has latches; with the line (in the binary part, with the gate).
pub fn read(bytes: &[u8]) -> Result<Circuit, ReadError> {
    let mut reader = Reader { bytes, at: 0, line: 0 };
    let header = reader.line()?;
    let words: Vec<&str> = header.split_whitespace().collect();
    let counts: Option<Vec<usize>> = words.iter().skip(1).map(|w| w.parse().ok().filter(|n| *n < 1 << 24)).collect();
    let (Some(kind @ ("aag" | "aig")), Some([m, i, l, o, a, more @ ..])) = (words.first().copied(), counts.as_deref())
    else {
        return reader.fail(format!("`{header}` is no header of AIGER: `aag M I L O A` or `aig M I L O A`"));
    };
    if *l > 0 {
        return reader.fail("there are latches: only combinational netlists are read");
    }
    if more.iter().any(|n| *n > 0) {
        return reader.fail("there are properties (B, C, J, F): only inputs, outputs and gates are read");
    }
    if *i.max(o) > MOST_PORTS {
        return reader.fail(format!("{i} inputs and {o} outputs: at most {MOST_PORTS} of each are read"));
    }
    let graph = match kind {
        "aag" => text(&mut reader, *m, *i, *o, *a)?,
        _ => binary(&mut reader, *m, *i, *o, *a)?,
    };
    graph.model(reader)?.finish()
}

/// Most inputs and outputs: those of a binary file take no byte, so nothing else bounds them.
const MOST_PORTS: usize = 1 << 16;

/// Literals: of inputs, of outputs, and of gates with their two operands, each with its place.
#[derive(Default)]
struct Graph {
    inputs: Vec<(usize, String)>,
    outputs: Vec<(usize, String)>,
    gates: Vec<([usize; 3], String)>,
}

fn text(reader: &mut Reader<'_>, m: usize, i: usize, o: usize, a: usize) -> Result<Graph, ReadError> {
    let mut graph = Graph::default();
    for _ in 0..i {
        let [literal] = reader.literals(m)?;
        if literal % 2 == 1 || literal == 0 {
            return reader.fail(format!("`{literal}` is no input: inputs are even and not 0"));
        }
        graph.inputs.push((literal, reader.place()));
    }
    for _ in 0..o {
        let [literal] = reader.literals(m)?;
        graph.outputs.push((literal, reader.place()));
    }
    for _ in 0..a {
        let literals: [usize; 3] = reader.literals(m)?;
        if literals[0] % 2 == 1 || literals[0] == 0 {
            return reader.fail(format!("`{}` is no gate: gates are even and not 0", literals[0]));
        }
        graph.gates.push((literals, reader.place()));
    }
    Ok(graph)
}

fn binary(reader: &mut Reader<'_>, m: usize, i: usize, o: usize, a: usize) -> Result<Graph, ReadError> {
    if m != i + a {
        return reader.fail(format!("{i} inputs and {a} gates are not the {m} variables of the header"));
    }
    let inputs = (1..=i).map(|v| (2 * v, reader.place())).collect();
    let mut graph = Graph { inputs, ..Graph::default() };
    for _ in 0..o {
        let [literal] = reader.literals(m)?;
        graph.outputs.push((literal, reader.place()));
    }
    for gate in 0..a {
        let left = 2 * (i + gate + 1);
        let place = format!("gate {}", left / 2);
        let fail = |message: &str| ReadError::at(&place, message);
        let first = left.checked_sub(reader.delta().ok_or_else(|| fail("the file ends here"))?);
        let first = first.filter(|l| *l < left).ok_or_else(|| fail("its operand is not below it"))?;
        let second = first.checked_sub(reader.delta().ok_or_else(|| fail("the file ends here"))?);
        let second = second.ok_or_else(|| fail("its operand is not below it"))?;
        graph.gates.push(([left, first, second], place));
    }
    Ok(graph)
}

impl Graph {
    /// The model, ports named by the symbol table or `i0`, `o0`.
    fn model(self, mut reader: Reader<'_>) -> Result<Model, ReadError> {
        let mut inputs: Vec<String> = (0..self.inputs.len()).map(|i| format!("i{i}")).collect();
        let mut outputs: Vec<String> = (0..self.outputs.len()).map(|o| format!("o{o}")).collect();
        while reader.at < reader.bytes.len() {
            let line = reader.line()?;
            let Some((symbol, name)) = line.split_once(' ') else {
                if matches!(line.as_str(), "c" | "") {
                    break;
                }
                return reader.fail(format!("`{line}` is no symbol"));
            };
            let list = match symbol.as_bytes().first() {
                Some(b'i') => &mut inputs,
                Some(b'o') => &mut outputs,
                _ => return reader.fail(format!("`{line}` is no symbol")),
            };
            let at = symbol.get(1..).and_then(|n| n.parse::<usize>().ok()).filter(|n| *n < list.len());
            let Some(at) = at else { return reader.fail(format!("there is no `{symbol}`")) };
            list[at] = name.to_string();
        }
        let mut model = Model::named("aiger");
        let net = |literal: usize| format!("variable {}", literal / 2);
        let one = |net: String, literal: usize| Cover {
            operands: vec![net],
            rows: vec![if literal % 2 == 1 { "0" } else { "1" }.into()],
            complemented: false,
        };
        model.drive(&net(0), "header", Cover::default())?;
        for ((literal, place), name) in self.inputs.iter().zip(&inputs) {
            model.input(name, place)?;
            model.drive(&net(*literal), place, one(name.clone(), 0))?;
        }
        for ([left, first, second], place) in &self.gates {
            let row = [first, second].map(|l| if *l % 2 == 1 { '0' } else { '1' }).iter().collect();
            let cover = Cover { operands: vec![net(*first), net(*second)], rows: vec![row], complemented: false };
            model.drive(&net(*left), place, cover)?;
        }
        for ((literal, place), name) in self.outputs.iter().zip(&outputs) {
            model.output(name, place)?;
            model.drive(name, place, one(net(*literal), *literal))?;
        }
        Ok(model)
    }
}

struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
    line: usize,
}

impl Reader<'_> {
    fn place(&self) -> String {
        format!("line {}", self.line)
    }

    fn fail<T>(&self, message: impl Into<String>) -> Result<T, ReadError> {
        Err(ReadError::at(&self.place(), message))
    }

    fn line(&mut self) -> Result<String, ReadError> {
        self.line += 1;
        let rest = &self.bytes[self.at..];
        if rest.is_empty() {
            return self.fail("the file ends here");
        }
        let length = rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
        self.at += (length + 1).min(rest.len());
        match std::str::from_utf8(&rest[..length]) {
            Ok(text) => Ok(text.trim_end().to_string()),
            Err(_) => self.fail("is no text"),
        }
    }

    /// The literals of a line, each of a variable up to `m`.
    fn literals<const N: usize>(&mut self, m: usize) -> Result<[usize; N], ReadError> {
        let line = self.line()?;
        let found: Option<Vec<usize>> =
            line.split_whitespace().map(|w| w.parse().ok().filter(|l| *l <= 2 * m + 1)).collect();
        match found.and_then(|list| <[usize; N]>::try_from(list).ok()) {
            Some(list) => Ok(list),
            None => self.fail(format!("`{line}` is not {N} literals up to {}", 2 * m + 1)),
        }
    }

    /// A number of the binary part: seven bits in each byte, the lowest first.
    fn delta(&mut self) -> Option<usize> {
        let mut value = 0;
        for shift in (0..35).step_by(7) {
            let byte = *self.bytes.get(self.at)?;
            self.at += 1;
            value |= usize::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_logic::circuit::Interpreter;

    /// The half adder of the format's description, and the same in binary.
    const TEXT: &str =
        "aag 7 2 0 2 3\n2\n4\n6\n12\n6 13 15\n12 2 4\n14 3 5\ni0 x\ni1 y\no0 sum\no1 carry\nc\nhalf adder\n";

    fn check(circuit: &Circuit) {
        let mut run = Interpreter::new(circuit);
        circuit.inputs().iter().zip([0b0101, 0b0011]).for_each(|(p, v)| run.set(p.nets[0], v));
        run.run();
        let read = |name: &str| run.get(circuit.output(name).unwrap().nets[0]) & 0b1111;
        assert_eq!((read("sum"), read("carry")), (0b0110, 0b0001));
    }

    #[test]
    fn both_forms_are_read() {
        check(&read(TEXT.as_bytes()).unwrap());
        // Variables 3 = x & y, 4 = !x & !y, 5 = !3 & !4.
        let mut bytes = b"aig 5 2 0 2 3\n10\n6\n".to_vec();
        bytes.extend([6 - 4, 4 - 2, 8 - 5, 5 - 3, 10 - 9, 9 - 7]);
        bytes.extend(b"i0 x\ni1 y\no0 sum\no1 carry\n");
        check(&read(&bytes).unwrap());
    }

    #[test]
    fn inputs_that_take_no_byte_take_little_time_each() {
        let circuit = read(format!("aig {MOST_PORTS} {MOST_PORTS} 0 1 0\n6\n").as_bytes()).unwrap();
        assert_eq!((circuit.inputs().len(), circuit.outputs().len()), (MOST_PORTS, 1));
    }

    #[test]
    fn what_is_no_and_inverter_graph_is_refused_with_its_line() {
        for (text, message) in [
            ("", "line 1: the file ends here"),
            ("agg 1 1 0 1 0\n", "line 1: `agg 1 1 0 1 0` is no header"),
            ("aag 1 0 1 0 0\n2 2\n", "line 1: there are latches"),
            ("aag 1 1 0 0 0 1\n2\n2\n", "line 1: there are properties"),
            ("aag 1 1 0 1 0\n3\n2\n", "line 2: `3` is no input"),
            ("aag 1 1 0 1 0\n2\n9\n", "line 3: `9` is not 1 literals up to 3"),
            ("aag 2 1 0 1 1\n2\n4\n4 4 2\n", "line 4: net `variable 2` depends on itself"),
            ("aag 3 1 0 1 2\n2\n4\n4 2 2\n4 2 3\n", "line 5: net `variable 2` has two drivers: the other is at line 4"),
            ("aag 2 1 0 1 0\n2\n4\n", "line 3: net `variable 2` is read, but nothing drives it"),
            ("aag 1 2 0 0 0\n2\n2\n", "line 3: net `variable 1` has two drivers"),
            ("aag 1 1 0 1 0\n2\n2\ni0 a\no0 a\n", "net `a` has two drivers"),
            ("aag 1 1 0 1 0\n2\n2\ni7 a\n", "line 4: there is no `i7`"),
            ("aig 3 1 0 1 1\n2\n", "line 1: 1 inputs and 1 gates are not the 3 variables"),
            ("aig 2 1 0 1 1\n4\n", "gate 2: the file ends here"),
            ("aig 16777215 16777215 0 0 0\n", "line 1: 16777215 inputs and 0 outputs: at most 65536 of each"),
        ] {
            let error = read(text.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(message), "{error}\ninstead of {message}");
        }
    }
}
