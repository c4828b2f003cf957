//! Prints modules: two spaces, 100 columns, one statement a line, the same text for the same tree.

use super::{Direction, Expr, Item, Module, Port, Way};
use eccforge_files::digest::hex;
use std::fmt::Write;

/// Maximum length of a line.
pub const COLUMNS: usize = 100;
/// Maximum number of bits of a constant that are printed on one line.
// Its 80 digits leave room for the width and a comma in 100 columns.
const LITERAL_BITS: usize = 320;
/// A space at which no line may be broken.
const GLUE: char = '\u{a0}';

/// The text of a source file: `header` as comment lines, then the module.
pub fn print(module: &Module, header: &[String]) -> String {
    if let [Item::Source(_, text)] = module.items.as_slice() {
        return (*text).into();
    }
    let mut out = String::new();
    for line in header {
        comment(&mut out, "", line);
    }
    // A misspelt name is then an error and not a new wire.
    out += "`default_nettype none\n\n";
    for line in &module.doc {
        comment(&mut out, "", line);
    }
    if module.keeps_hierarchy {
        out += "(* keep_hierarchy = \"yes\" *)\n";
    }
    let parameters = parameters(module);
    let _ = if parameters.is_empty() {
        writeln!(out, "module {} (", module.name)
    } else {
        writeln!(out, "module {} #(\n{parameters}) (", module.name)
    };
    let declared: Vec<String> = module.ports.iter().map(port).collect();
    let widest = declared.iter().map(String::len).max().unwrap_or(0) + 1;
    for (i, (text, port)) in declared.iter().zip(&module.ports).enumerate() {
        let comma = if i + 1 < declared.len() { "," } else { "" };
        let line = format!("  {:<widest$}  // {}", format!("{text}{comma}"), port.comment);
        // A comment that does not fit is above its port.
        if line.chars().count() <= COLUMNS {
            let _ = writeln!(out, "{}", line.trim_end().trim_end_matches("//").trim_end());
        } else {
            comment(&mut out, "  ", &port.comment);
            let _ = writeln!(out, "  {text}{comma}");
        }
    }
    out += ");\n";
    for item in &module.items {
        print_item(&mut out, item);
    }
    // A label after `endmodule` is SystemVerilog; as a comment it serves both.
    let _ = write!(out, "\nendmodule  // {}\n\n`default_nettype wire\n", module.name);
    out
}

fn port(port: &Port) -> String {
    let direction = match port.direction {
        Direction::Input => "input ",
        Direction::Output => "output",
    };
    format!("{direction} wire {:>8}{}", ranged(port.width, &port.range), port.name)
}

/// The parameters of a module, one on a line.
fn parameters(module: &Module) -> String {
    let mut lines = Vec::new();
    for item in &module.items {
        if let Item::Parameter { name, value, comment } = item {
            // One bit takes one bit or a truth value of SystemVerilog without a warning.
            let kind = if value.starts_with("1'b") { "[0:0]" } else { "integer" };
            lines.push((format!("parameter {kind} {name} = {value}"), comment));
        }
    }
    let (count, mut out) = (lines.len(), String::new());
    for (i, (text, comment)) in lines.iter().enumerate() {
        let comma = if i + 1 < count { "," } else { "" };
        wrap(&mut out, 2, &format!("{text}{comma}"), Some(comment));
    }
    out
}

/// The range of a vector and a space, `[7:0] `, or nothing for one bit.
pub fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

/// Like [`range`], for a vector whose range may be in terms of parameters.
fn ranged(width: usize, parameters: &Option<String>) -> String {
    parameters.as_ref().map_or_else(|| range(width), |range| format!("[{range}] "))
}

fn comment(out: &mut String, indent: &str, text: &str) {
    let prefix = format!("{indent}// ");
    let room = COLUMNS - prefix.len();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            // Words that are wider than a line are broken anywhere.
            let letters: Vec<char> = word.chars().collect();
            for (i, part) in letters.chunks(room).enumerate() {
                let width = line.chars().count() + usize::from(i == 0 && !line.is_empty()) + part.len();
                if width > room {
                    let _ = writeln!(out, "{}", format!("{prefix}{line}").trim_end());
                    line.clear();
                } else if i == 0 && !line.is_empty() {
                    line.push(' ');
                }
                line.extend(part);
            }
            if letters.is_empty() {
                line.push(' ');
            }
        }
        let _ = writeln!(out, "{}", format!("{prefix}{line}").trim_end());
    }
}

/// Writes `text` with line breaks at plain spaces, with continued lines four columns deeper.
fn wrap(out: &mut String, indent: usize, text: &str, note: Option<&String>) {
    let mut line = " ".repeat(indent);
    let start = out.len();
    for word in text.split(' ') {
        let glued: String = word.replace(GLUE, " ");
        if line.trim_start().is_empty() {
            line += &glued;
        } else if line.len() + 1 + glued.len() > COLUMNS {
            out.push_str(&line);
            out.push('\n');
            line = format!("{}{glued}", " ".repeat(indent + 4));
        } else {
            line.push(' ');
            line += &glued;
        }
    }
    if let Some(note) = note {
        if line.len() + 5 + note.len() <= COLUMNS {
            let _ = write!(line, "  // {note}");
        } else {
            let mut above = String::new();
            comment(&mut above, &" ".repeat(indent), note);
            out.insert_str(start, &above);
        }
    }
    out.push_str(&line);
    out.push('\n');
}

/// Prints an item (long: one arm for each kind of item).
fn print_item(out: &mut String, item: &Item) {
    match item {
        Item::Blank => out.push('\n'),
        Item::Parameter { .. } | Item::Source(..) => {}
        Item::Comment(text) => comment(out, "  ", text),
        Item::Localparam { name, value } => {
            let text = format!("localparam {}{name} = {};", range(value.len()), literal(value));
            wrap(out, 2, &text, None);
        }
        Item::Table { name, rows } => {
            let width = rows.iter().map(|(bits, _)| bits.len()).sum();
            let _ = writeln!(out, "  localparam {}{name} = {{", range(width));
            for (i, (bits, note)) in rows.iter().enumerate().rev() {
                for (part, piece) in bits.chunks(LITERAL_BITS).enumerate().rev() {
                    let comma = if i + part > 0 { "," } else { "" };
                    // The comment of a row stands at its last line, which has its lowest bits.
                    let note = if part == 0 && !note.is_empty() { Some(note) } else { None };
                    wrap(out, 4, &format!("{}{comma}", literal(piece)), note);
                }
            }
            out.push_str("  };\n");
        }
        Item::Declare { name, width, range: of } => wrap(out, 2, &format!("wire {}{name};", ranged(*width, of)), None),
        Item::Wire { name, width, value, note } => {
            wrap(out, 2, &format!("wire {}{name} = {};", range(*width), top(value)), note.as_ref());
        }
        Item::Assign { left, right, note } => {
            wrap(out, 2, &format!("assign {} = {};", top(left), top(right)), note.as_ref());
        }
        Item::Gather { name, width, groups } => {
            let _ = writeln!(out, "  wire {}{name} = {{", range(*width));
            for (i, (bits, note)) in groups.iter().enumerate() {
                let comma = if i + 1 < groups.len() { "," } else { "" };
                let list: Vec<String> = bits.iter().map(top).collect();
                wrap(out, 4, &format!("{}{comma}", list.join(", ")), Some(note).filter(|n| !n.is_empty()));
            }
            out.push_str("  };\n");
        }
        Item::Loop { target, source, count, index: [first, step, modulus], way } => {
            let label = if *way == Way::Scatter { source } else { target };
            let (bit, place) = (format!("{label}_bit"), format!("({first} + {step} * {label}_bit) % {modulus}"));
            let _ = writeln!(out, "  genvar {bit};\n  generate");
            wrap(out, 4, &format!("for ({bit} = 0; {bit} < {count}; {bit} = {bit} + 1) begin : gen_{label}"), None);
            let (left, right) = match way {
                Way::Gather => (bit, place),
                Way::Scatter => (place, bit),
                // The port of the data has no bits of check pins, so those of earlier beats are subtracted.
                Way::OfData { pins, check_pins } => {
                    let _ = writeln!(out, "      localparam integer PLACE = {place};  // in the entry");
                    (bit, format!("PLACE - PLACE / {pins} * {check_pins}"))
                }
            };
            let _ = writeln!(out, "      assign {target}[{left}] = {source}[{right}];\n    end\n  endgenerate");
        }
        Item::Instance { module, name, connections } => {
            let _ = writeln!(out, "  {module} {name} (");
            let widest = connections.iter().map(|c| c.0.len()).max().unwrap_or(0);
            for (i, (port, value)) in connections.iter().enumerate() {
                let comma = if i + 1 < connections.len() { "," } else { "" };
                wrap(out, 4, &format!(".{port:<widest$}{GLUE}({}){comma}", top(value)), None);
            }
            out.push_str("  );\n");
        }
        Item::Refusals(list) => {
            out.push_str("  generate\n");
            for (i, (when, why)) in list.iter().enumerate() {
                let _ = writeln!(out, "    if ({when}) begin : g_refused_{i}\n      {why} refused ();\n    end");
            }
            out.push_str("  endgenerate\n");
        }
    }
}

/// A constant in hexadecimal, with its width.
pub fn word(bits: &[bool]) -> String {
    format!("{}'h{}", bits.len(), hex(bits))
}

/// A constant in hexadecimal, or binary if it is one bit.
fn literal(value: &[bool]) -> String {
    if let [bit] = value {
        return format!("1'b{}", u8::from(*bit));
    }
    word(value)
}

/// An expression at the top of a statement or inside brackets.
fn top(expr: &Expr) -> String {
    match expr {
        Expr::Chain(op, terms) => {
            let terms: Vec<String> = terms.iter().map(nested).collect();
            terms.join(&format!(" {}{GLUE}", op.sign()))
        }
        Expr::Equal(a, b) => format!("{}{GLUE}=={GLUE}{}", nested(a), nested(b)),
        Expr::Select(c, a, b) => format!("{} ?{GLUE}{} :{GLUE}{}", nested(c), nested(a), nested(b)),
        other => nested(other),
    }
}

/// An expression as an operand.
fn nested(expr: &Expr) -> String {
    match expr {
        Expr::Name(name) => name.clone(),
        Expr::Bit(name, bit) => format!("{name}[{bit}]"),
        Expr::Slice(name, high, low) => format!("{name}[{high}:{low}]"),
        Expr::Literal(value) => literal(value),
        Expr::Concat(parts) => format!("{{{}}}", parts.iter().map(top).collect::<Vec<_>>().join(", ")),
        Expr::Repeat(times, value) => format!("{{{times}{{{}}}}}", top(value)),
        // Verilog does not allow two unary operators in a row: `~~a`, `~~&a`.
        Expr::Not(value) if matches!(&**value, Expr::Not(_)) => format!("~({})", top(value)),
        Expr::Not(value) => format!("~{}", nested(value)),
        Expr::Reduce(op, value) => match &**value {
            Expr::Name(_) | Expr::Slice(..) | Expr::Concat(_) => format!("{}{}", op.sign(), nested(value)),
            _ => format!("{}({})", op.sign(), top(value)),
        },
        Expr::Chain(..) | Expr::Equal(..) | Expr::Select(..) => format!("({})", top(expr)),
    }
}
