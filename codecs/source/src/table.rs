//! Constant arrays and templates that are printed in C and in Rust.

use crate::print::list;

/// A constant array of unsigned integers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ConstantArray {
    /// Token of the templates, and name of the array.
    pub name: String,
    /// Description of the contents, in one line.
    pub about: String,
    /// Bits of an element: 8, 16, 32 or 64.
    pub bits: u32,
    /// Values of the elements.
    pub values: Vec<u64>,
}

/// The fewest bits of an element that holds `largest`.
pub(crate) fn width(largest: u64) -> u32 {
    (64 - largest.leading_zeros()).next_power_of_two().max(8)
}

impl ConstantArray {
    /// A table of elements as narrow as its largest value allows.
    pub(crate) fn new(name: &str, about: impl Into<String>, values: Vec<u64>) -> Self {
        Self::of(width(values.iter().copied().max().unwrap_or(0)), name, about, values)
    }

    /// A table of elements of this many bits.
    pub(crate) fn of(bits: u32, name: &str, about: impl Into<String>, values: Vec<u64>) -> Self {
        Self { name: name.into(), about: about.into(), bits, values }
    }

    /// Bytes of the array.
    pub(crate) fn bytes(&self) -> usize {
        self.values.len() * self.bits as usize / 8
    }

    fn items(&self, suffix: &str) -> String {
        let digits = self.bits as usize / 4;
        list(self.values.iter().map(|v| format!("0x{v:0digits$x}{suffix}")), 4)
    }

    /// The definition in C; `prefix` precedes the name.
    pub(crate) fn c(&self, prefix: &str) -> String {
        let items = match self.bits {
            // A constant of 64 bits has no suffix that is the same on all platforms.
            64 => list(self.values.iter().map(|v| format!("UINT64_C(0x{v:016x})")), 4),
            _ => self.items("u"),
        };
        let items = items.trim_end().trim_end_matches(',');
        let (about, bits, name, count) = (&self.about, self.bits, &self.name, self.values.len());
        format!("\n/* {about} */\nstatic const uint{bits}_t {prefix}{name}[{count}] = {{\n{items}\n}};\n")
    }

    /// The definition in Rust.
    pub(crate) fn rust(&self) -> String {
        let (about, bits, name, count) = (&self.about, self.bits, &self.name, self.values.len());
        format!("\n/// {about}\nstatic {name}: [u{bits}; {count}] = [\n{}];\n", self.items(""))
    }
}

/// Fills a template. A line that begins with `{?FLAG}` or `{!FLAG}` is kept only if the flag is set or is not set;
/// several of these must all hold. Then `{KEY}` becomes its value.
pub(crate) fn fill(template: &str, flags: &[(&str, bool)], keys: &[(&str, String)]) -> String {
    let mut text = String::new();
    'lines: for line in template.lines() {
        let mut rest = line;
        while let Some((wanted, (flag, after))) = rest
            .strip_prefix("{?")
            .map(|tail| (true, tail))
            .or_else(|| rest.strip_prefix("{!").map(|tail| (false, tail)))
            .and_then(|(wanted, tail)| Some((wanted, tail.split_once('}')?)))
        {
            // A flag that the caller does not have counts as not set: frames share templates with other callers.
            let set = flags.iter().find(|(name, _)| *name == flag).is_some_and(|(_, set)| *set);
            if set != wanted {
                continue 'lines;
            }
            rest = after;
        }
        text += rest;
        text.push('\n');
    }
    for (key, value) in keys {
        text = text.replace(&format!("{{{key}}}"), value);
    }
    text
}
