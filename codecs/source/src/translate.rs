//! Functions of vector kernels, written once in a small part of Rust and translated to C99.
//!
//! The part: functions with parameters; `let` with a type unless it is a vector; `for` over a range, `while`, `if`, `return`;
//! operators, casts, elements of arrays, calls, and the methods of pointers and integers that `Translator::method` lists. Capital
//! names are tables. A line after `//%` is C, which Rust takes for a comment.

mod expression;

/// Operators of two and three characters; all others have one.
const SIGNS: [&str; 18] =
    ["<<=", ">>=", "::", "->", "..", "==", "!=", "<=", ">=", "<<", ">>", "+=", "-=", "*=", "^=", "|=", "&=", "&&"];
/// Functions that all kernels share.
pub(crate) const SHARED: [&str; 2] = ["word", "entries_of"];

/// A function.
pub(crate) struct Function<'t> {
    /// Its name.
    pub name: &'t str,
    /// Whether it is called from elsewhere.
    pub is_public: bool,
    /// Comments.
    pub about: &'t str,
    /// The definition.
    pub definition: &'t str,
}

/// Whether a text calls a function.
pub(crate) fn calls(text: &str, name: &str) -> bool {
    text.match_indices(&format!("{name}("))
        .any(|(at, _)| !text[..at].ends_with(|c: char| c.is_alphanumeric() || "_.".contains(c)))
}

/// The functions of a text.
pub(crate) fn all(text: &str) -> Vec<Function<'_>> {
    let mut functions = Vec::new();
    for text in text.split_inclusive("\n}\n") {
        let text = text.trim_start_matches('\n');
        let start = if text.contains("pub(super)") { text.find("pub(super)") } else { text.find("unsafe fn") };
        let (about, definition) = text.split_at(start.unwrap_or(0));
        if let Some((before, after)) = definition.split_once("fn ") {
            let name = after.split('(').next().unwrap_or_default();
            functions.push(Function { name, is_public: before.starts_with("pub"), about, definition });
        }
    }
    functions
}

/// The functions of a text that a public one needs. A function is defined before its first call.
pub(crate) fn used(text: &str) -> Vec<Function<'_>> {
    let mut used: Vec<Function> = Vec::new();
    for function in all(text).into_iter().rev() {
        if function.is_public || used.iter().any(|other| calls(other.definition, function.name)) {
            used.push(function);
        }
    }
    used.reverse();
    used
}

/// The functions in C.
pub(crate) fn c(functions: &[Function]) -> String {
    let own = functions.iter().map(|function| function.name).collect();
    let mut translator = Translator { tokens: Vec::new(), own, written: Vec::new() };
    functions.iter().map(|function| translator.function(function)).collect()
}

fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    while !rest.is_empty() {
        let length = match rest {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with(is_word) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            _ => SIGNS.iter().find(|sign| rest.starts_with(**sign)).map_or(1, |sign| sign.len()),
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens.reverse();
    tokens
}

/// A type, to be followed by a name.
fn type_of(name: &str) -> String {
    let name = match name {
        "usize" => "size_t",
        "u8" => "uint8_t",
        "u16" => "uint16_t",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        "i8" => "char",
        "i64" => "long long",
        "V" => "{V}",
        other => other,
    };
    format!("{name} ")
}

struct Translator<'t> {
    /// The tokens to come, the next one last.
    tokens: Vec<&'t str>,
    /// Functions of this kernel.
    own: Vec<&'t str>,
    /// Names of memory that may be written.
    written: Vec<&'t str>,
}

impl<'t> Translator<'t> {
    fn next(&mut self) -> &'t str {
        self.tokens.pop().expect("a text that ends with its last function")
    }

    /// Takes a token if it is the next one.
    fn take(&mut self, token: &str) -> bool {
        let is_next = self.tokens.last() == Some(&token);
        if is_next {
            self.next();
        }
        is_next
    }

    fn expect(&mut self, token: &str) {
        let next = self.next();
        assert_eq!(next, token, "before {:?}", self.tokens.iter().rev().take(20).collect::<Vec<_>>());
    }

    /// A type, to be followed by a name.
    fn kind(&mut self) -> String {
        match self.next() {
            "*" => match self.next() {
                "mut" => self.kind() + "*",
                _ => format!("const {}*", self.kind()),
            },
            "&" => {
                let constant = if self.take("mut") { "" } else { "const " };
                self.expect("[");
                let element = self.kind();
                while self.next() != "]" {}
                format!("{constant}{element}*")
            }
            name => type_of(name),
        }
    }

    fn function(&mut self, function: &Function<'t>) -> String {
        self.tokens = tokens(function.definition);
        while self.next() != "fn" {}
        let name = self.next();
        self.expect("(");
        let mut parameters = Vec::new();
        self.written.clear();
        while !self.take(")") {
            let parameter = self.next();
            self.expect(":");
            let kind = self.kind();
            if kind.ends_with('*') && !kind.starts_with("const") {
                self.written.push(parameter);
            }
            parameters.push(format!("{kind}{parameter}"));
            self.take(",");
        }
        let result = if self.take("->") { self.kind() } else { "void ".into() };
        self.expect("{");
        let body = self.block(1).concat();
        let linkage = if function.is_public { "static" } else { "{UPPER}_INLINE" };
        let about = match function.about.trim_end().strip_prefix("/// ") {
            Some(about) => format!("/* {} */\n", about.replace("/// ", " * ").replace('`', "")),
            None => String::new(),
        };
        let parameters = if parameters.is_empty() { "void".into() } else { parameters.join(", ") };
        let name = self.in_c(name);
        format!("\n{about}{{TARGET}}{linkage} {result}{name}({parameters}) {{\n{body}}}\n")
    }

    /// The name of a function in C.
    fn in_c(&self, name: &str) -> String {
        match name {
            _ if SHARED.contains(&name) => format!("{{STEM}}_{name}"),
            _ if self.own.contains(&name) => format!("{{STEM}}_{name}_{{ISA}}"),
            _ => name.to_owned(),
        }
    }

    /// The lines of a block, whose brace is open.
    fn block(&mut self, depth: usize) -> Vec<String> {
        let mut lines = Vec::new();
        let indent = " ".repeat(4 * depth);
        while !self.take("}") {
            let statement = self.statement(depth, &mut lines);
            lines.push(match statement.strip_prefix('%') {
                Some(own) => format!("{}\n", own.strip_prefix(' ').unwrap_or(own)),
                None => format!("{indent}{statement}\n"),
            });
        }
        lines
    }

    fn statement(&mut self, depth: usize, lines: &mut Vec<String>) -> String {
        let indent = " ".repeat(4 * depth);
        let first = *self.tokens.last().expect("the brace of a block");
        if let Some(comment) = first.strip_prefix("//") {
            self.next();
            return if comment.starts_with('%') {
                comment.into()
            } else {
                format!("/* {} */", comment.trim().replace('`', ""))
            };
        }
        if ["let", "for", "while", "if", "return"].contains(&first) {
            self.next();
        }
        match first {
            "let" => self.definition(),
            "for" => {
                let name = self.next();
                self.expect("in");
                let start = self.expression(0).0;
                self.expect("..");
                let end = self.expression(0).0;
                self.expect("{");
                let body = self.block(depth + 1).concat();
                format!("for (size_t {name} = {start}; {name} < {end}; {name}++) {{\n{body}{indent}}}")
            }
            "while" => {
                let (head, body) = self.repeated(depth, lines);
                format!("{head} {{\n{body}{indent}}}")
            }
            "if" => {
                let condition = self.expression(0).0;
                self.expect("{");
                let body = self.block(depth + 1).concat();
                let mut text = format!("if ({condition}) {{\n{body}{indent}}}");
                if self.take("else") {
                    self.expect("{");
                    text += &format!(" else {{\n{}{indent}}}", self.block(depth + 1).concat());
                }
                text
            }
            "return" => {
                let value = self.expression(0).0;
                self.expect(";");
                format!("return {value};")
            }
            _ => self.effect(),
        }
    }

    /// The head and the body of a loop, after its `while`.
    fn repeated(&mut self, depth: usize, lines: &mut Vec<String>) -> (String, String) {
        let condition = self.expression(0).0;
        self.expect("{");
        let mut body = self.block(depth + 1);
        let name = condition.split(' ').next().unwrap_or_default();
        let start = lines.last().and_then(|line| line.trim_start().strip_prefix(&format!("size_t {name} = ")));
        let Some(start) = start.map(|start| start.trim_end().to_owned()) else {
            return (format!("while ({condition})"), body.concat());
        };
        // A variable that is defined before a loop and increased at its end belongs to the loop.
        lines.pop();
        let step = body.pop().unwrap_or_default().trim().trim_end_matches(';').replace(" += 1u", "++");
        (format!("for (size_t {name} = {start} {condition}; {step})"), body.concat())
    }

    /// An assignment, a call, or the value of the block.
    fn effect(&mut self) -> String {
        let value = self.expression(0).0;
        if self.tokens.last() == Some(&"}") {
            return format!("return {value};");
        }
        match self.next() {
            ";" => format!("{value};"),
            sign => {
                let other = self.expression(0).0;
                self.expect(";");
                format!("{value} {sign} {other};")
            }
        }
    }

    /// A definition after its `let`.
    fn definition(&mut self) -> String {
        let is_variable = self.take("mut");
        let name = self.next();
        let has_type = self.take(":");
        if has_type && self.take("[") {
            let element = self.kind();
            self.expect(";");
            let count = self.expression(0).0;
            // C leaves the array without a value: kernels set every element that they read.
            while self.next() != "=" {}
            while self.next() != "]" {}
            self.expect(";");
            self.written.push(name);
            return format!("{element}{name}[{count}];");
        }
        let kind = if has_type { self.kind() } else { type_of("V") };
        if kind.ends_with('*') && !kind.starts_with("const") {
            self.written.push(name);
        }
        self.expect("=");
        let value = self.expression(0).0;
        self.expect(";");
        match (is_variable, kind.ends_with('*')) {
            (true, _) => format!("{kind}{name} = {value};"),
            (false, true) => format!("{kind}const {name} = {value};"),
            (false, false) => format!("const {kind}{name} = {value};"),
        }
    }
}
