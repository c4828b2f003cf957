//! Functions of straight lines and loops of a fixed length, printed in C and in Rust.
//!
//! A kernel for vectors is described once, as a list of these functions. Its operations on vectors are calls of functions of
//! one instruction or a few, which a template of each language defines.

use std::fmt::Write as _;

/// An expression. Numbers and indices are sizes of memory: `size_t` or `usize`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expr {
    /// A variable or a parameter.
    Name(String),
    /// A size.
    Size(usize),
    /// A mask of bytes of a vector.
    Mask(u64),
    /// A variable times a factor, plus an offset.
    Index { factor: usize, variable: &'static str, offset: usize },
    /// The element of an array.
    Element(&'static str, Box<Expr>),
    /// The place in memory at this offset after a pointer.
    At(String, Box<Expr>),
    /// The place in memory of an element of a table.
    InTable(&'static str, Box<Expr>),
    /// A call of a function of the template.
    Call(&'static str, Vec<Expr>),
}

impl Expr {
    /// A variable or a parameter.
    pub(crate) fn name(name: impl Into<String>) -> Self {
        Self::Name(name.into())
    }

    /// The element of an array.
    pub(crate) fn element(array: &'static str, index: Self) -> Self {
        Self::Element(array, Box::new(index))
    }

    /// The place in memory at this offset after a pointer.
    pub(crate) fn at(pointer: impl Into<String>, index: Self) -> Self {
        Self::At(pointer.into(), Box::new(index))
    }

    /// The place in memory of an element of a table.
    pub(crate) fn in_table(table: &'static str, index: Self) -> Self {
        Self::InTable(table, Box::new(index))
    }
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Statement {
    /// A comment on the statements that follow.
    Comment(&'static str),
    /// Defines a vector.
    Let(String, Expr),
    /// Defines a variable that is a vector, with its first value.
    Variable(String, Expr),
    /// Defines an array of this many vectors.
    Vectors(&'static str, usize),
    /// Defines a pointer to bytes.
    Pointer(String, Expr),
    /// Sets a variable or an element.
    Set(Expr, Expr),
    /// Calls a function for its effect.
    Do(Expr),
    /// Repeats statements for the values of a variable below `count`: 0, and from there in steps.
    Each { variable: &'static str, count: usize, step: Expr, body: Vec<Statement> },
}

impl Expr {
    fn add_functions(&self, functions: &mut Vec<&'static str>) {
        match self {
            Self::Call(function, arguments) => {
                functions.push(function);
                arguments.iter().for_each(|argument| argument.add_functions(functions));
            }
            Self::Element(_, index) | Self::At(_, index) | Self::InTable(_, index) => index.add_functions(functions),
            Self::Name(_) | Self::Size(_) | Self::Mask(_) | Self::Index { .. } => {}
        }
    }
}

impl Statement {
    /// The functions of the template that a statement calls.
    pub(crate) fn functions(&self) -> Vec<&'static str> {
        let mut functions = Vec::new();
        match self {
            Self::Comment(_) | Self::Vectors(..) => {}
            Self::Let(_, value) | Self::Variable(_, value) | Self::Pointer(_, value) | Self::Do(value) => {
                value.add_functions(&mut functions);
            }
            Self::Set(place, value) => {
                place.add_functions(&mut functions);
                value.add_functions(&mut functions);
            }
            Self::Each { body, .. } => return body.iter().flat_map(Self::functions).collect(),
        }
        functions
    }
}

/// A language, with the lines that it needs around the same statements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// C99.
    C,
    /// Rust.
    Rust,
}

impl Language {
    fn number(self, number: usize) -> String {
        match self {
            Self::C => format!("{number}u"),
            Self::Rust => number.to_string(),
        }
    }

    fn expression(self, expression: &Expr) -> String {
        match expression {
            Expr::Name(name) => name.clone(),
            Expr::Size(size) => self.number(*size),
            Expr::Mask(mask) => match self {
                Self::C => format!("UINT64_C({mask:#x})"),
                Self::Rust => format!("{mask:#x}"),
            },
            Expr::Index { factor, variable, offset } => {
                let offset = self.number(*offset);
                let factor = self.number(*factor);
                match (factor.trim_end_matches('u'), offset.trim_end_matches('u')) {
                    ("1", "0") => (*variable).to_owned(),
                    ("1", _) => format!("{variable} + {offset}"),
                    (_, "0") => format!("{factor} * {variable}"),
                    _ => format!("({factor} * {variable}) + {offset}"),
                }
            }
            Expr::Element(array, index) => format!("{array}[{}]", self.expression(index)),
            Expr::At(pointer, index) => match self {
                Self::C => format!("&{pointer}[{}]", self.expression(index)),
                Self::Rust => format!("{pointer}.add({})", self.expression(index)),
            },
            Expr::InTable(table, index) => match self {
                Self::C => format!("&{{UPPER}}_{table}[{}]", self.expression(index)),
                Self::Rust => format!("{table}.as_ptr().add({})", self.expression(index)),
            },
            Expr::Call(function, arguments) => {
                let arguments: Vec<String> = arguments.iter().map(|argument| self.expression(argument)).collect();
                let arguments = arguments.join(", ");
                match self {
                    Self::C => format!("{{STEM}}_{function}_{{ISA}}({arguments})"),
                    Self::Rust => format!("{function}({arguments})"),
                }
            }
        }
    }

    /// Statements, each on a line of its own, this many spaces deep.
    pub(crate) fn statements(self, statements: &[Statement], indent: usize) -> String {
        let mut text = String::new();
        for statement in statements {
            let _ = writeln!(text, "{:indent$}{}", "", self.statement(statement, indent));
        }
        text
    }

    fn statement(self, statement: &Statement, indent: usize) -> String {
        match (self, statement) {
            (Self::C, Statement::Comment(comment)) => format!("/* {comment} */"),
            (Self::Rust, Statement::Comment(comment)) => format!("// {comment}"),
            (Self::C, Statement::Let(name, value)) => format!("const {{V}} {name} = {};", self.expression(value)),
            (Self::Rust, Statement::Let(name, value)) => format!("let {name} = {};", self.expression(value)),
            (Self::C, Statement::Variable(name, value)) => format!("{{V}} {name} = {};", self.expression(value)),
            (Self::Rust, Statement::Variable(name, value)) => format!("let mut {name} = {};", self.expression(value)),
            (Self::C, Statement::Vectors(name, count)) => format!("{{V}} {name}[{count}];"),
            (Self::Rust, Statement::Vectors(name, count)) => {
                format!("let mut {name} = [_mm512_setzero_si512(); {count}];")
            }
            (Self::C, Statement::Pointer(name, place)) => {
                format!("const uint8_t *const {name} = {};", self.expression(place))
            }
            (Self::Rust, Statement::Pointer(name, place)) => format!("let {name} = {};", self.expression(place)),
            (_, Statement::Do(call)) => format!("{};", self.expression(call)),
            (_, Statement::Set(place, value)) => format!("{} = {};", self.expression(place), self.expression(value)),
            (_, Statement::Each { variable, count, step, body }) => {
                let (head, step) = match self {
                    Self::C => {
                        let step = match step {
                            Expr::Size(1) => "++".to_owned(),
                            _ => format!(" += {}", self.expression(step)),
                        };
                        (
                            format!("for (size_t {variable} = 0u; {variable} < {count}u; {variable}{step}) {{"),
                            String::new(),
                        )
                    }
                    // Clippy rejects a `for` loop whose variable is an index of one array.
                    Self::Rust => (
                        format!("let mut {variable} = 0;\n{:indent$}while {variable} < {count} {{", ""),
                        format!("{:indent$}    {variable} += {};\n", "", self.expression(step)),
                    ),
                };
                format!("{head}\n{}{step}{:indent$}}}", self.statements(body, indent + 4), "")
            }
        }
    }
}
