//! The part of Verilog-2001 that eccforge writes, as a tree, and its printer.
//!
//! The printer puts parentheses around every nested operation, so precedence never decides a meaning. (rust-hdl's own
//! printer writes none; its tree also lacks concatenation, `assign` and instances with expressions. It is used as an
//! independent simulator instead, in the tests.)

mod print;

pub use print::{COLUMNS, print, range, word};

/// An expression of Verilog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// A whole signal, parameter or constant function.
    Name(String),
    /// One bit of a vector.
    Bit(String, usize),
    /// Bits `high:low` of a vector.
    Slice(String, usize, usize),
    /// A constant: bit i of the list is bit i of the value.
    Literal(Vec<bool>),
    /// `{a, b, c}`, most significant first.
    Concat(Vec<Expr>),
    /// `{n{x}}`; the number may be a parameter.
    Repeat(String, Box<Expr>),
    /// `~x`.
    Not(Box<Expr>),
    /// `^(x)`, `|(x)` or `&(x)`.
    Reduce(Op, Box<Expr>),
    /// `a op b op c`.
    Chain(Op, Vec<Expr>),
    /// `a == b`.
    Equal(Box<Expr>, Box<Expr>),
    /// `c ? a : b`.
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
}

/// The side of a loop whose bit indices have the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Bits of the source.
    Gather,
    /// Bits of the target.
    Scatter,
    /// Bits of an entry whose data bits are the source; in each beat the last pins carry check bits.
    OfData {
        /// Number of pins of a beat.
        pins: usize,
        /// Number of these pins that carry check bits.
        check_pins: usize,
    },
}

/// An operator that is associative and commutative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// `^`
    Xor,
    /// `&`
    And,
    /// `|`
    Or,
}

impl Op {
    /// The operator in Verilog.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Xor => "^",
            Self::And => "&",
            Self::Or => "|",
        }
    }
}

impl Expr {
    /// A signal by name.
    pub fn name(name: impl Into<String>) -> Self {
        Self::Name(name.into())
    }

    /// A constant of one bit.
    pub fn bit(value: bool) -> Self {
        Self::Literal(vec![value])
    }

    /// Bit `bit` of a signal of `width` bits: the signal itself if it has only one.
    pub fn bit_of(name: &str, width: usize, bit: usize) -> Self {
        // Verilog has no bit-select of a signal that was declared without a range.
        if width == 1 { Self::Name(name.into()) } else { Self::Bit(name.into(), bit) }
    }
}

/// Direction of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Into the module.
    Input,
    /// Out of the module.
    Output,
}

/// A port of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Whether the module reads the port or drives it.
    pub direction: Direction,
    /// Identifier in the module.
    pub name: String,
    /// Width in bits.
    pub width: usize,
    /// Range in terms of a parameter, whose default gives the width; `None` where the width is a number.
    pub range: Option<String>,
    /// The meaning of the port's value.
    pub comment: String,
}

/// A statement or a comment in a module's body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// An empty line.
    Blank,
    /// One line of a comment for each line of the text.
    Comment(String),
    /// `parameter integer name = value`, above the ports.
    Parameter {
        /// Identifier of the declaration.
        name: String,
        /// Default value, an expression.
        value: String,
        /// Purpose of the parameter.
        comment: String,
    },
    /// A constant.
    Localparam {
        /// Identifier of the constant.
        name: String,
        /// Bit i of the value.
        value: Vec<bool>,
    },
    /// A constant in parts.
    Table {
        /// Identifier of the constant.
        name: String,
        /// The parts, least significant first, with a comment each.
        rows: Vec<(Vec<bool>, String)>,
    },
    /// `wire [width-1:0] name;`
    Declare {
        /// Identifier of the net.
        name: String,
        /// Width in bits.
        width: usize,
        /// Range in terms of parameters, like [`Port::range`].
        range: Option<String>,
    },
    /// `wire name = value;` for one bit or a whole vector.
    Wire {
        /// Identifier of the net.
        name: String,
        /// Width in bits.
        width: usize,
        /// Expression that drives the net.
        value: Expr,
        /// Comment at the end of the line.
        note: Option<String>,
    },
    /// `assign left = right;`
    Assign {
        /// Net or slice that is driven.
        left: Expr,
        /// Expression that drives it.
        right: Expr,
        /// Comment at the end of the line.
        note: Option<String>,
    },
    /// `wire [w-1:0] name = {...};` with one commented line for each group, most significant first.
    Gather {
        /// Identifier of the net.
        name: String,
        /// Width in bits.
        width: usize,
        /// Groups of bits, most significant first, with a comment each.
        groups: Vec<(Vec<Expr>, String)>,
    },
    /// `assign target[i] = source[(first + step * i) % modulus];` in a loop.
    Loop {
        /// Vector that is assigned.
        target: String,
        /// Vector that is read.
        source: String,
        /// Number of bits.
        count: usize,
        /// First bit, step and modulus.
        index: [usize; 3],
        /// The side whose bit indices have the step.
        way: Way,
    },
    /// A module instance.
    Instance {
        /// Module that is instantiated.
        module: String,
        /// Name of the instance.
        name: String,
        /// Ports and the expressions connected to them.
        connections: Vec<(String, Expr)>,
    },
    /// Conditions under which elaboration fails, each with the reason. Verilog-2001 has no task for this, so the text
    /// instantiates a missing module whose name gives the reason.
    Refusals(Vec<(String, String)>),
    /// The whole file of a hand-written module, its name and text; the only item.
    Source(&'static str, &'static str),
}

/// A module in the order in which it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// Name of the module and of its file.
    pub name: String,
    /// Description of the module, as comment lines above it.
    pub doc: Vec<String>,
    /// Ports in order.
    pub ports: Vec<Port>,
    /// Declarations, assignments and instances in order.
    pub items: Vec<Item>,
    /// Whether synthesis keeps the module apart, and does not restructure its logic with that of others.
    pub keeps_hierarchy: bool,
}

impl Module {
    /// A module without ports.
    pub fn new(name: impl Into<String>, doc: Vec<String>) -> Self {
        Self { name: name.into(), doc, ports: Vec::new(), items: Vec::new(), keeps_hierarchy: false }
    }

    /// Whether the module is a hand-written file.
    pub fn is_source(&self) -> bool {
        matches!(self.items[..], [Item::Source(..)])
    }

    /// The name of the module's file.
    pub fn file(&self) -> String {
        match self.items[..] {
            [Item::Source(file, _)] => file.into(),
            _ => format!("{}.v", self.name),
        }
    }

    /// Adds a port. `range` is in terms of parameters, and `width` is the width that their defaults give.
    pub fn ranged(&mut self, direction: Direction, name: &str, width: usize, range: Option<String>, comment: &str) {
        let name = name.into();
        self.ports.push(Port { direction, name, width, range, comment: comment.into() });
    }

    /// Adds a port.
    pub fn port(&mut self, direction: Direction, name: impl Into<String>, width: usize, comment: impl Into<String>) {
        self.ports.push(Port { direction, name: name.into(), width, range: None, comment: comment.into() });
    }

    /// Declares a signal; `width` and `range` are those of [`Module::ranged`].
    pub fn declare(&mut self, name: &str, width: usize, range: Option<String>) {
        self.items.push(Item::Declare { name: name.into(), width, range });
    }

    /// Adds `wire name = value;`.
    pub fn wire(&mut self, name: impl Into<String>, width: usize, value: Expr) {
        self.items.push(Item::Wire { name: name.into(), width, value, note: None });
    }

    /// Starts a section with a comment: its title, or the reason for its statements.
    pub fn section(&mut self, text: &str) {
        self.items.push(Item::Blank);
        self.items.push(Item::Comment(text.into()));
    }
}
