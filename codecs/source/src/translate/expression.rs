//! Expressions of the functions of vector kernels, in C.

use super::{Translator, type_of};

/// Binary operators by precedence in Rust, the weakest first.
const BINARY: [&[&str]; 8] = [
    &["&&"],
    &["==", "!=", "<", ">", "<=", ">="],
    &["|"],
    &["^"],
    &["&"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];
/// The precedence of an expression that needs no parentheses.
const ATOM: usize = BINARY.len();

fn number(token: &str) -> String {
    let plain = token.replace('_', "");
    let digits = plain.trim_end_matches("u64").trim_end_matches('u');
    let is_long = plain.ends_with("u64") || digits.starts_with("0x") && digits.len() > 10;
    if is_long { format!("UINT64_C({digits})") } else { format!("{digits}u") }
}

/// An operand of an operator of this precedence; only the same operator may stand on its left without parentheses.
fn operand((text, own): (String, usize), is_bare: bool) -> String {
    if own == ATOM || is_bare { text } else { format!("({text})") }
}

impl<'t> Translator<'t> {
    /// An expression of operators that bind at least this strongly, and the precedence of its last one.
    pub(super) fn expression(&mut self, least: usize) -> (String, usize) {
        let mut left = self.cast();
        let mut before = "";
        while let Some(sign) = self.tokens.last().copied() {
            let Some(level) = BINARY.iter().position(|signs| signs.contains(&sign)).filter(|level| *level >= least)
            else {
                break;
            };
            self.next();
            let right = self.expression(level + 1);
            let is_bare = sign == before && left.1 == level;
            left = (format!("{} {sign} {}", operand(left, is_bare), operand(right, false)), level);
            before = sign;
        }
        left
    }

    fn cast(&mut self) -> (String, usize) {
        let mut value = self.unary();
        while self.take("as") {
            value = (format!("({}){}", self.kind().trim_end(), operand(value, false)), ATOM);
        }
        value
    }

    fn unary(&mut self) -> (String, usize) {
        if self.take("*") {
            let place = operand(self.unary(), false);
            return (place.strip_prefix('&').map_or_else(|| format!("*{place}"), str::to_owned), ATOM);
        }
        if self.take("&") {
            self.take("mut");
            return self.unary();
        }
        if self.take("!") {
            let value = self.unary();
            return match value.0.strip_suffix(" == NULL") {
                Some(pointer) => (format!("{pointer} != NULL"), value.1),
                None => (format!("~{}", operand(value, false)), ATOM),
            };
        }
        let mut value = self.atom();
        loop {
            if self.take("[") {
                value = (format!("{}[{}]", value.0, self.expression(0).0), ATOM);
                self.expect("]");
            } else if self.take(".") {
                value = self.method(value);
            } else {
                return value;
            }
        }
    }

    fn atom(&mut self) -> (String, usize) {
        match self.next() {
            "(" => {
                let inner = self.expression(0);
                self.expect(")");
                inner
            }
            "if" => {
                let condition = self.expression(0);
                let mut values = Vec::new();
                for before in ["{", "else"] {
                    self.expect(before);
                    self.take("{");
                    values.push(self.expression(0));
                    self.expect("}");
                }
                let [first, second] = [values.remove(0), values.remove(0)].map(|value| operand(value, false));
                (format!("{} ? {first} : {second}", operand(condition, false)), 0)
            }
            token if token.starts_with(|c: char| c.is_ascii_digit()) => (number(token), ATOM),
            name => (self.named(name), ATOM),
        }
    }

    /// A call, a cast, a table, or a variable, from its name on.
    fn named(&mut self, name: &'t str) -> String {
        let mut last = Vec::new();
        if self.take("::") {
            if self.take("from") {
                self.expect("(");
                let value = operand(self.expression(0), false);
                self.expect(")");
                return format!("({}){value}", type_of(name).trim_end());
            }
            if !self.take("<") {
                // The null pointer is the only name in a module.
                while self.next() != "(" {}
                self.expect(")");
                return "NULL".into();
            }
            last.push(self.expression(BINARY.len() - 1).0);
            self.expect(">");
        }
        if self.tokens.last() == Some(&"(") {
            let arguments = [self.arguments(), last].concat();
            return format!("{}({})", self.in_c(name), arguments.join(", "));
        }
        if name.starts_with(|c: char| c.is_ascii_uppercase()) { format!("{{UPPER}}_{name}") } else { name.to_owned() }
    }

    fn arguments(&mut self) -> Vec<String> {
        self.expect("(");
        let mut arguments = Vec::new();
        while !self.take(")") {
            arguments.push(self.expression(0).0);
            self.take(",");
        }
        arguments
    }

    /// A method of a value; its point is behind.
    fn method(&mut self, value: (String, usize)) -> (String, usize) {
        let name = self.next();
        let mut kind = type_of("V");
        if self.take("::") {
            self.expect("<");
            kind = self.kind();
            self.expect(">");
        }
        let arguments = self.arguments();
        let text = operand(value, false);
        let listed = arguments.join(", ");
        let result = match name {
            "as_ptr" | "as_mut_ptr" => text,
            "add" | "wrapping_add" => format!("&{text}[{listed}]"),
            "cast" => {
                let root = text.trim_start_matches('&').split('[').next().unwrap_or_default();
                let constant = if self.written.contains(&root) { "" } else { "const " };
                format!("({constant}{kind}*)({constant}void *){text}")
            }
            "trailing_zeros" => format!("__builtin_ctzll({text})"),
            "count_ones" => format!("(uint32_t)__builtin_popcountll({text})"),
            "copy_from_nonoverlapping" => format!("__builtin_memcpy({text}, {listed})"),
            "write_bytes" => format!("__builtin_memset({text}, {listed})"),
            "is_null" => return (format!("{text} == NULL"), 1),
            _ => panic!("the method `{name}` has no translation"),
        };
        (result, ATOM)
    }
}
