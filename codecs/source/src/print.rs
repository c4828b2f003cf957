//! Prints straight-line programs in the syntax that Rust and C share.

use eccforge_circuit::word_program::{Operand, Operator, Source, WordProgram};
use std::fmt::Write as _;
use std::ops::Range;

/// Width of generated lines.
const WIDTH: usize = 116;

/// The form in which a language introduces new values.
pub(crate) enum Bind<'a> {
    /// Each with this text before its name, such as `const uint64_t `.
    Each(&'a str),
    /// By a declaration before each group of this many values. Thousands of nested `let` scopes would exhaust the
    /// stack of Rust's compiler when it writes debug information, and thousands of variables in one declaration slow
    /// it down.
    Groups(usize),
}

/// Syntax of a language.
pub(crate) struct Syntax<'a> {
    /// Complement, such as `!` or `~`.
    pub not: &'a str,
    /// The form in which new values are introduced.
    pub bind: Bind<'a>,
    /// Zero and all ones.
    pub constants: [&'a str; 2],
    /// `inputs[p]`: how bit b of input port p is written, with `{}` for b.
    pub inputs: &'a [&'a str],
}

impl Syntax<'_> {
    /// An operand as an expression.
    pub(crate) fn operand(&self, o: &Operand) -> String {
        let plain = match o.source {
            Source::Zero => return self.constants[usize::from(o.inverted)].into(),
            Source::Input { port, bit } => self.inputs[port as usize].replace("{}", &bit.to_string()),
            Source::Result(i) => format!("t{i}"),
        };
        if o.inverted { format!("{}{plain}", self.not) } else { plain }
    }

    /// The results of the decoder `program` as expressions: the bits to flip that are not always zero, then `ce` and
    /// `due`. A result that is a bit of the entry is named before the entry changes, by statements that begin with
    /// `bind`.
    pub(crate) fn verdict(&self, program: &WordProgram, bind: &str) -> (String, Vec<(usize, String)>, [String; 2]) {
        let mut named = String::new();
        let mut value = |name: String, operand: &Operand| match operand.source {
            Source::Input { port: 0, .. } => {
                let _ = writeln!(named, "    {bind}{name} = {};", self.operand(operand));
                name
            }
            _ => self.operand(operand),
        };
        let flips = program.output("flips").iter().enumerate().filter(|(_, flip)| **flip != Operand::ZERO);
        let flips = flips.map(|(bit, flip)| (bit, value(format!("flip_{bit}"), flip))).collect();
        let flags = ["ce", "due"].map(|port| value(format!("is_{port}"), &program.output(port)[0]));
        (named, flips, flags)
    }

    /// All operations, one statement each, four spaces deep.
    pub(crate) fn statements(&self, program: &WordProgram) -> String {
        let mut text = String::new();
        for (i, operation) in program.operations.iter().enumerate() {
            let operator = match operation.operator {
                Operator::Xor => '^',
                Operator::And => '&',
                Operator::Or => '|',
            };
            let mut line = match self.bind {
                Bind::Each(before) => format!("    {before}t{i} ="),
                Bind::Groups(size) => {
                    if i % size == 0 {
                        text += &declaration(i..(i + size).min(program.operations.len()));
                    }
                    format!("    t{i} =")
                }
            };
            for (n, operand) in operation.operands.iter().enumerate() {
                let mut item = self.operand(operand);
                if n > 0 {
                    item = format!("{operator} {item}");
                }
                if line.len() + 1 + item.len() >= WIDTH {
                    text += &line;
                    text.push('\n');
                    line = String::from("       ");
                }
                let _ = write!(line, " {item}");
            }
            text += &line;
            text += ";\n";
        }
        text
    }
}

/// Declares the variables t0, t1, .. of this range in Rust.
fn declaration(values: Range<usize>) -> String {
    match values.len() {
        // Parentheses around one name are not a tuple, and a warning.
        1 => format!("    let t{};\n", values.start),
        _ => format!("    let (\n{}    );\n", list(values.map(|i| format!("t{i}")), 8)),
    }
}

/// Names the bits of an input port in Rust as references `{name}0`, `{name}1`, .. into `array`; unused ones are `_`.
/// The compiler checks the type of a reference much faster than that of an array element.
pub(crate) fn references(program: &WordProgram, port: u32, bits: usize, name: char, array: &str) -> String {
    let mut read = vec![false; bits];
    let outputs = program.outputs.iter().flat_map(|(_, bits)| bits);
    // A name that nothing reads would be a warning of the compiler.
    for operand in program.operations.iter().flat_map(|o| &o.operands).chain(outputs) {
        if let Source::Input { port: p, bit } = operand.source
            && p == port
        {
            read[bit as usize] = true;
        }
    }
    let names = read.iter().enumerate().map(|(i, read)| if *read { format!("{name}{i}") } else { "_".into() });
    format!("    let [\n{}    ] = {array};\n", list(names, 8))
}

/// Items separated by commas, wrapped, `indent` spaces deep.
pub(crate) fn list(items: impl IntoIterator<Item = String>, indent: usize) -> String {
    let mut text = String::new();
    let mut line = " ".repeat(indent);
    for item in items {
        if line.len() + item.len() + 2 > WIDTH {
            text += line.trim_end();
            text.push('\n');
            line = " ".repeat(indent);
        }
        let _ = write!(line, "{item}, ");
    }
    text += line.trim_end();
    text.push('\n');
    text
}

/// Folds a text into comment lines that start with `prefix`, with each paragraph on its own lines.
pub(crate) fn comment(text: &str, prefix: &str) -> String {
    let mut out = String::new();
    for paragraph in text.lines() {
        let mut line = String::from(prefix);
        for word in inert(paragraph).split(' ') {
            // A word that is longer than a line has a line of its own; an empty line before it would end the paragraph.
            if line.len() + 1 + word.len() > WIDTH && line.len() > prefix.len() {
                out += &line;
                out.push('\n');
                line = String::from(prefix);
            }
            line.push(' ');
            line += word;
        }
        out += line.trim_end();
        out.push('\n');
    }
    out
}

/// Makes a text from outside safe for a comment of Rust or C, on one line: no character ends a line, is invisible or
/// reorders its neighbours [Boucher, Anderson, Trojan Source, 2021], nothing opens or ends a comment, and no trigraph
/// [C99, 5.2.1.1] represents a character that might.
pub(crate) fn inert(text: &str) -> String {
    let mut out = String::new();
    let mut last = ' ';
    for c in text.chars() {
        let c = if c.is_whitespace() || c.is_control() { ' ' } else { c };
        // Words are folded at single spaces: a run of spaces would give words without letters.
        if c == ' ' && last == ' ' {
            continue;
        }
        if matches!((last, c), ('*', '/') | ('/', '*') | ('?', '?')) {
            out.push(' ');
        }
        match c {
            '\u{ad}'
            | '\u{61c}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}' => {
                let _ = write!(out, "U+{:04X}", u32::from(c));
            }
            _ => out.push(c),
        }
        last = c;
    }
    out.trim_end().to_owned()
}
