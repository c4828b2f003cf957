//! Prints codes that correct a ball by algebra, as C and Rust (long: the numbers and tables of two families).
//!
//! The decoder has the steps sums, key equation, roots and values, and the functions of other schemes.
//!
//! Fields of up to 8 bits use logarithms; larger ones multiply without tables. The roots of a BCH code over a larger field follow
//! from formulas to degree 4 and from Berlekamp's traces above [Berlekamp, Algebraic Coding Theory, Chapter 6]; other codes try
//! each symbol.

mod bch;
mod cost;
mod form;
mod gfni;
mod reed_solomon;
mod sliced;

use crate::c::{self, CSource, Regenerate};
use crate::layout::{Cost, NotPrinted};
use crate::parts::{Options, Title, identifier};
use crate::print::comment;
use crate::rust::{self, PRELUDE, Prelude};
use crate::table::{ConstantArray, fill};
use eccforge_gf::field::Field;
use eccforge_scheme::algebraic::{Algebraic, Family, Group};
use form::Form;

/// Templates of the complete decoder, of a BCH code and of a Reed-Solomon code, in C and Rust.
const TEMPLATES: [[&str; 2]; 3] = [
    [include_str!("templates/algebraic/ball.c.txt"), include_str!("templates/algebraic/ball.rs.txt")],
    [include_str!("templates/algebraic/bch.c.txt"), include_str!("templates/algebraic/bch.rs.txt")],
    [include_str!("templates/algebraic/reed_solomon.c.txt"), include_str!("templates/algebraic/reed_solomon.rs.txt")],
];

/// The functions of a BCH code and of a Reed-Solomon code with vector instructions, in C.
const KERNELS: [&str; 2] =
    [include_str!("templates/algebraic/clmul.c.txt"), include_str!("templates/algebraic/gfni.c.txt")];

/// The field of a code.
fn field(scheme: &Algebraic) -> &Field {
    match &scheme.family {
        Family::Bch(code) => code.field(),
        Family::ReedSolomon(code) => &code.field,
    }
}

/// Bytes of stack for saved registers and local variables of nested calls.
// The header states the stack that a caller must reserve; a bound below the real use would overflow the stack of a small machine.
const FRAMES: usize = 320;

/// A decoder of a ball: the numbers, tables and conditions of the templates.
pub struct Ball<'s> {
    scheme: &'s Algebraic,
    title: Title<'s>,
    options: &'s Options,
    form: Form,
    flags: Vec<(&'static str, bool)>,
    keys: Vec<(&'static str, String)>,
    tables: Vec<ConstantArray>,
    /// Tables of the functions with vector instructions.
    kernel: Vec<ConstantArray>,
    /// Bytes of the functions' arrays, without the caller's array.
    arrays: usize,
}

/// The cost of the decoder that these options give, on a Cortex-M4.
///
/// # Errors
/// No decoder is within the budget.
pub fn cost(scheme: &Algebraic, options: &Options) -> Result<Cost, NotPrinted> {
    Ball::within(scheme, options).map(|ball| ball.cost())
}

/// The C files of a scheme.
///
/// # Errors
/// No decoder is within the budget.
pub fn c(scheme: &Algebraic, options: &Options) -> Result<CSource, NotPrinted> {
    Ball::within(scheme, options).map(|ball| in_c(&ball))
}

/// The Rust module of a scheme.
///
/// # Errors
/// No decoder is within the budget.
pub fn rust(scheme: &Algebraic, options: &Options) -> Result<String, NotPrinted> {
    Ball::within(scheme, options).map(|ball| in_rust(&ball))
}

/// The C files of a decoder.
pub fn in_c(ball: &Ball) -> CSource {
    let (scheme, options) = (ball.scheme, ball.options);
    let stem = options.prefix.clone().unwrap_or_else(|| format!("ecc_{}", identifier(&scheme.id)));
    let head = c::head(&ball.title, Regenerate::Emit, options);
    let tables = ball.tables.iter().chain(&ball.kernel);
    let index = format!("uint{}_t", ball.index_bits());
    let mut keys = vec![
        ("PARAMETER", ball.if_erasing(&format!(", const {index} *erased, size_t erasures"))),
        ("PASS", ball.if_erasing(", erased, erasures")),
        ("INDEX", index),
        ("WORD", format!("uint{}_t", ball.word_bits())),
        ("EXPONENT", ball.exponent("{LOG}[exponents[i]]", "{STEM}_exponent(exponents[i])")),
        ("KNOWN", ball.locator("known[i]", "{EXP}[{LOCATORS}[{S}]]", "{LOCATORS}[{S}]")),
        ("X", ball.locator("s", "{EXP}[{LOCATORS}[{S}]]", "{LOCATORS}[{S}]")),
        ("FIRST_POWER", ball.locator("s", "{EXP}[{FIRSTS}[{S}]]", "{FIRSTS}[{S}]")),
        ("XOR", ball.complemented("{MASK}[(w * {RS}u) + (s - {KS}u)]", "{STEM}_bit({MASK}, (w * {R}u) + (b - {K}u))")),
        ("FLASH", tables.map(ConstantArray::bytes).sum::<usize>().to_string()),
        ("STACK", ball.stack().to_string()),
        ("COST", ball.cost().to_string()),
        ("REMARKS", ball.remarks().iter().map(|text| comment(text, " *")).collect::<String>().trim_end().into()),
        ("CHECK_PIN_LIST", scheme.geometry.check_pins_in_words()),
    ];
    keys.extend(ball.keys("u"));
    keys.extend(ball.names("{UPPER}_"));
    // The C templates declare `h` before the steps of FOLD; Rust binds it in each step.
    keys.extend([("LET", String::new()), ("STEM", stem.clone()), ("UPPER", stem.to_uppercase())]);
    let filled = |template: &str| fill(template, &ball.flags, &keys);
    let mut source = format!("{head}#include \"{stem}.h\"\n");
    source += &ball.tables.iter().map(|table| filled(&table.c("{UPPER}_"))).collect::<String>();
    source += &filled(&ball.template(0));
    source += &filled(include_str!("templates/api.c.txt"));
    let header = head + &filled(include_str!("templates/header.h.txt"));
    CSource { header, source, lanes: None, vectors: None, stem }
}

/// The Rust module of a decoder.
pub fn in_rust(ball: &Ball) -> String {
    let mut text = rust::head(&ball.title, Prelude::Inline, ball.options);
    for remark in ball.remarks() {
        text += &format!("//\n{}", comment(&remark, "//"));
    }
    text += &format!("\n{PRELUDE}");
    let mut keys = vec![
        ("PARAMETER", ball.if_erasing(", erased: &[usize]")),
        ("ARRAY_PARAMETER", ball.if_erasing("\n    erased: &[usize],")),
        ("PASS", ball.if_erasing(", erased")),
        ("INDEX", format!("u{}", ball.index_bits())),
        ("WORD", format!("u{}", ball.word_bits())),
        ("EXPONENT", ball.exponent("u32::from({LOG}[*own as usize])", "exponent(*own)")),
        ("X", ball.locator("s", "u32::from({EXP}[usize::from({LOCATORS}[{S}])])", "u32::from({LOCATORS}[{S}])")),
        ("FIRST_POWER", ball.locator("s", "u32::from({EXP}[usize::from({FIRSTS}[{S}])])", "u32::from({FIRSTS}[{S}])")),
        ("XOR", ball.complemented("{MASK}[{RS} * w + s - {KS}]", "bit(&{MASK}, {R} * w + b - {K})")),
    ];
    keys.extend(ball.keys(""));
    keys.extend(ball.names(""));
    keys.push(("LET", "let ".into()));
    let filled = |template: &str| fill(template, &ball.flags, &keys);
    text += &filled(include_str!("templates/constants.rs.txt"));
    text += &ball.tables.iter().map(ConstantArray::rust).collect::<String>();
    text += &filled(&ball.template(1));
    text + &filled(include_str!("templates/bytewise.rs.txt"))
}

impl<'s> Ball<'s> {
    /// The decoder without a budget, or the fastest one within it.
    ///
    /// # Errors
    /// No decoder is within the budget.
    pub fn within(scheme: &'s Algebraic, options: &'s Options) -> Result<Self, NotPrinted> {
        let Some(budget) = options.budget else { return Ok(Self::new(scheme, options, Form::usual(scheme))) };
        let mut balls: Vec<(Cost, Self)> = Vec::new();
        for form in Form::all(scheme) {
            let ball = Self::new(scheme, options, form);
            balls.push((ball.cost(), ball));
        }
        balls.sort_by_key(|(cost, _)| cost.worst);
        if let Some(i) = balls.iter().position(|(cost, _)| budget.allows(cost)) {
            return Ok(balls.swap_remove(i).1);
        }
        // Slower decoders are stated only if they are smaller.
        let mut decoders: Vec<Cost> = Vec::new();
        for (cost, _) in balls {
            if decoders.iter().all(|faster| cost.flash < faster.flash) {
                decoders.push(cost);
            }
        }
        Err(NotPrinted::OverBudget { decoders })
    }

    /// Whether the C source of the decoder has functions with vector instructions.
    pub fn has_vectors(&self) -> bool {
        !self.kernel.is_empty()
    }

    fn new(scheme: &'s Algebraic, options: &'s Options, form: Form) -> Self {
        let title = Title::from(scheme);
        let mut ball = Self {
            scheme,
            title,
            options,
            form,
            flags: Vec::new(),
            keys: Vec::new(),
            tables: Vec::new(),
            kernel: Vec::new(),
            arrays: 0,
        };
        if !scheme.constant.is_empty() {
            let bytes = ball.placed(scheme.sizes()[1], scheme.constant.iter().copied());
            ball.table("MASK", "The check bits that are stored complemented.", bytes);
        }
        match &scheme.family {
            Family::Bch(code) => ball.bch(code),
            Family::ReedSolomon(code) => ball.reed_solomon(code),
        }
        let [data, check] = scheme.sizes();
        ball.flags.extend([
            ("ERASED", scheme.erasures > 0),
            ("GROUP", scheme.group.is_some()),
            ("SPARE", !data.is_multiple_of(8)),
            ("CONSTANT", !scheme.constant.is_empty()),
            ("LISTED", !scheme.geometry.is_data_first()),
            ("REMARKS", !ball.remarks().is_empty()),
            ("MSB", options.msb_first),
            ("BUDGET", options.budget.is_some()),
        ]);
        let (spare, last) = (!(ball.last_byte(data) as u8), ball.last_byte(check));
        ball.number("T", scheme.radius);
        ball.number("CODEWORDS", scheme.codewords);
        ball.number("ENTRY_BITS", scheme.geometry.bits());
        ball.number("DATA_BITS", data);
        ball.number("CHECK_BITS", check);
        ball.number("DATA_BYTES", data.div_ceil(8));
        ball.number("CHECK_BYTES", check.div_ceil(8));
        ball.number("K", data / scheme.codewords);
        ball.number("R", check / scheme.codewords);
        ball.number("KB", data / scheme.codewords / 8);
        ball.number("RB", (check / scheme.codewords).div_ceil(8));
        ball.number("ERASURES", scheme.erasures);
        if let Some(rule) = scheme.group {
            ball.number("ABOVE", rule.above);
            ball.number("GROUP", rule.symbols);
        }
        ball.number("MOST_FLIPS", ball.most_flips());
        ball.number("NONE", ball.most_flips() + 1);
        ball.number("PINS", scheme.geometry.pins);
        ball.number("DATA_PINS", scheme.geometry.data_pins);
        ball.keys.extend([("SPARE", format!("0x{spare:02x}")), ("LAST_MASK", format!("0x{last:02x}"))]);
        ball
    }

    fn number(&mut self, key: &'static str, value: usize) {
        self.keys.push((key, value.to_string()));
    }

    fn table(&mut self, name: &str, about: &str, values: Vec<u64>) {
        self.tables.push(ConstantArray::new(name, about, values));
    }

    /// An array of `bits` bits as bytes, in which the bits of `set` are one.
    fn placed(&self, bits: usize, set: impl Iterator<Item = usize>) -> Vec<u64> {
        let mut bytes = vec![0; bits.div_ceil(8)];
        for bit in set {
            let position = if self.options.msb_first { 7 - bit % 8 } else { bit % 8 };
            bytes[bit / 8] |= 1 << position;
        }
        bytes
    }

    /// The bits in use in the last byte of an array of `bits` bits, as a mask; 0 for an empty array.
    fn last_byte(&self, bits: usize) -> u64 {
        self.placed(bits, 0..bits).last().copied().unwrap_or(0)
    }

    /// The text if the decoder takes erasures, otherwise an empty one.
    fn if_erasing(&self, text: &str) -> String {
        if self.scheme.erasures == 0 {
            return String::new();
        }
        text.to_owned()
    }

    /// Maximum number of bits that are corrected in an entry.
    fn most_flips(&self) -> usize {
        // Two erasures cost one error, so more erasures can mean more corrected symbols than errors alone.
        let symbols = (0..=self.scheme.erasures).map(|e| e + self.scheme.radius_with_erasures(e)).max().unwrap_or(0);
        self.scheme.codewords * symbols * self.scheme.family.symbols().1
    }

    /// Number of bits of an integer that holds the index of a bit of the entry.
    fn index_bits(&self) -> usize {
        // 16 bits halve the array of flips on the stack, and number 2^16 bits at most.
        if self.scheme.geometry.bits() > 1 << 16 { 32 } else { 16 }
    }

    /// Bound on the stack of the functions of one entry on a 32-bit machine.
    fn stack(&self) -> usize {
        (FRAMES + self.arrays + self.index_bits() / 8 * self.most_flips()).next_multiple_of(8)
    }

    /// Remarks for callers.
    fn remarks(&self) -> Vec<String> {
        let (n, bits) = self.scheme.family.symbols();
        let unit = if bits == 1 { "bits".to_owned() } else { format!("symbols of {bits} bits") };
        let (w, t) = (self.scheme.codewords, self.scheme.radius);
        let mut remarks = vec![format!("{w} codewords of {n} {unit}. Each corrects up to {t} wrong ones.")];
        if let Some(Group { above, symbols }) = self.scheme.group {
            let text = format!("More than {above} are corrected only within one of the groups of {symbols} symbols.");
            remarks.push(text);
        }
        if !self.scheme.constant.is_empty() {
            remarks.push("The functions take and give stored check bits, some of which are complemented.".to_owned());
        }
        if !self.scheme.sizes()[0].is_multiple_of(8) {
            let text = "The spare bits of the last data byte must be zero. Other entries are uncorrectable.";
            remarks.push(text.to_owned());
        }
        remarks
    }

    /// The template of the complete decoder with that of the family, in C (0) or Rust (1).
    fn template(&self, language: usize) -> String {
        let family = usize::from(matches!(self.scheme.family, Family::ReedSolomon(_)));
        let kernel = if self.kernel.is_empty() { "" } else { KERNELS[family] };
        let tables: String = self.kernel.iter().map(|table| table.c("{UPPER}_")).collect();
        // Vectors of 64 bytes are loaded from aligned addresses.
        let tables = tables.replace("static const ", "static const __attribute__((aligned(64))) ");
        let kernel = kernel.replace("{KERNEL_TABLES}\n", &tables);
        let family = TEMPLATES[1 + family][language].replace("{KERNEL}\n", &kernel);
        TEMPLATES[0][language].replace("{CODEWORD}\n", &family)
    }

    /// An element of a table of symbols, which stores logarithms or the elements themselves.
    fn locator(&self, symbol: &str, by_logarithm: &str, itself: &str) -> String {
        let has_logs = self.flags.contains(&("LOGS", true));
        if has_logs { by_logarithm } else { itself }.replace("{S}", symbol)
    }

    /// Number of bits of each word in the register of a BCH code.
    fn word_bits(&self) -> u32 {
        if self.form.is_large { 64 } else { 32 }
    }

    /// The exponent of an element: by its logarithm, or by a function.
    fn exponent(&self, by_logarithm: &str, by_function: &str) -> String {
        if self.form.has_logs { by_logarithm } else { by_function }.to_owned()
    }

    /// The constant on a symbol of a byte, or on a bit.
    fn complemented(&self, byte: &str, bit: &str) -> String {
        let of = if self.flags.contains(&("BITS", true)) { bit } else { byte };
        if self.scheme.constant.is_empty() { String::new() } else { format!(" ^ {of}") }
    }

    /// The keys that both languages share.
    fn keys(&self, suffix: &str) -> Vec<(&'static str, String)> {
        let mut keys = vec![
            ("ID", self.scheme.id.clone()),
            ("HASH", self.title.hash.clone()),
            ("FLIP", if self.options.msb_first { format!("7{suffix} - ") } else { String::new() }),
            ("AT", if self.flags.contains(&("SWAPPED", true)) { format!("(i ^ 7{suffix})") } else { "i".into() }),
        ];
        for (key, value) in &self.keys {
            // The templates write the suffix of decimal numbers themselves; masks have theirs here.
            let is_mask = value.starts_with("0x");
            keys.push((*key, if is_mask { format!("{value}{suffix}") } else { value.clone() }));
        }
        keys
    }

    /// The names of the tables, with a prefix.
    fn names(&self, prefix: &str) -> Vec<(&'static str, String)> {
        let all = [
            "MASK",
            "LOG",
            "EXP",
            "REMAINDERS",
            "SLICES",
            "ODD_SUMS",
            "CUBES",
            "FOLDS",
            "POWERS",
            "ORDERS",
            "NEXTS",
            "COLUMNS",
            "INVERSES",
            "SCALES",
            "GENERATOR",
            "HALVES",
            "GIANTS",
            "LAST",
            "BEFORE",
            "LOCATORS",
            "FIRSTS",
            "SOLUTIONS",
        ];
        all.map(|name| (name, format!("{prefix}{name}"))).to_vec()
    }

    /// Adds the data for products: tables of logarithms, or the steps that reduce a product.
    fn field(&mut self, field: &Field) {
        let (m, order) = (field.bits(), field.order());
        let has_logs = self.form.has_logs;
        let is_binary = matches!(self.scheme.family, Family::Bch(_));
        // Without logarithms, Reed-Solomon codes square too: an inverse is a power, by a chain of squares.
        self.flags.extend([("LOGS", has_logs), ("SQUARE", is_binary || !has_logs)]);
        self.number("M", m as usize);
        self.number("ORDER", order as usize);
        // The chain of squares of an inverse begins below the highest bit of m - 1.
        self.number("CHAIN", 1 << (m - 1).ilog2() >> 1);
        self.keys.push(("POLYNOMIAL", format!("0x{:x}", field.polynomial())));
        if has_logs {
            let logs = (0..=order).map(|a| if a == 0 { 0 } else { field.log(a).into() }).collect();
            self.table("LOG", "Logarithms of the field; the first element is unused.", logs);
            // A sum of two logarithms is below twice the order: the second copy saves the reduction of each product.
            let powers = (0..2 * order).map(|e| field.power(e.into()).into()).collect();
            self.table("EXP", "Powers of the generator, twice.", powers);
        }
        let low = field.polynomial() ^ 1 << m;
        let taps = (1..m).filter(|i| low >> i & 1 == 1).map(|i| format!(" ^ (h << {i})")).collect::<String>();
        // Each step lowers the degree by that of x^m - x^low.
        let (mut degree, mut fold) = (2 * m - 2, String::new());
        while degree >= m {
            fold += &format!("    {{LET}}h = p >> {m};\n    p = (p & 0x{order:x}) ^ h{taps};\n");
            degree = (degree - m + low.ilog2()).max(m - 1).min(degree - 1);
        }
        self.keys.push(("FOLD", fold.trim_end().to_owned()));
    }
}
