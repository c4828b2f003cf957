//! Sizes and parameters of a protected memory, as its modules and the templates of its companion files name them.

use crate::design::library::Width;
use crate::design::options::{Around, Array, Cut, Options, Ram, Reset};
use crate::design::poison::{self, Poison};
use crate::verilog::{Item, Module, range};
use eccforge_scheme::Scheme;

/// Default number of address bits; an instance may set another number.
pub const ADDRESS_BITS: usize = 10;
/// Maximum number of address bits: the address must fit into one register, below at least one zero bit.
pub const MOST_ADDRESS_BITS: usize = 31;
/// Size of the register address space in bytes.
pub const SPAN: u32 = 256;

/// Number of bits in the syndromes of all codewords.
pub fn syndrome_bits(scheme: &Scheme) -> usize {
    scheme.codewords() * scheme.code.h.r() as usize
}

/// Minimum number of address bits. With AXI the entries use one half of the byte addresses, and the registers
/// the other.
pub(super) fn least_address_bits(k: usize, around: Around) -> usize {
    match around {
        Around::Axi | Around::Axi4 => (SPAN.ilog2() as usize).saturating_sub(k.div_ceil(8).ilog2() as usize),
        Around::Plain | Around::OpenTitan | Around::Fifo => 1,
    }
}

/// The bytes of data and the bits of the entry of each codeword, joined; that of codeword 0 in the lowest bits.
pub fn words(scheme: &Scheme) -> (Vec<bool>, Vec<bool>) {
    let (data, place) = (scheme.geometry.data_bits(), scheme.layout.inverse());
    let (mut of_bytes, mut of_bits) = (Vec::new(), Vec::new());
    for word in 0..scheme.codewords() {
        for byte in data.chunks(8) {
            of_bytes.push(byte.iter().any(|bit| place[*bit].0 == word));
        }
        of_bits.extend(place.iter().map(|(codeword, _)| *codeword == word));
    }
    (of_bytes, of_bits)
}

/// Values for the templates.
pub(super) struct Text<'o> {
    pub options: &'o Options,
    pub two_ports: bool,
    pub reset: Reset,
    /// Number of clocks from the array's input to the response.
    pub stages: usize,
    /// Number of clocks that a read of the array takes.
    pub latency: usize,
    pub array: Array,
    /// The bytes and the bits of each codeword, if the array writes single codewords.
    pub words: Option<(Vec<bool>, Vec<bool>)>,
    /// Number of address bits of the code, if it has an address; otherwise a parameter determines this number.
    pub address_bits: Option<usize>,
    /// Name of the parameter that sets the number of address bits.
    pub parameter: &'static str,
    pub poison: Option<Poison>,
    pub k: usize,
    pub n: usize,
    pub syndrome: usize,
}

impl<'o> Text<'o> {
    pub fn new(scheme: &Scheme, options: &'o Options, ram: &Ram) -> Self {
        let cuts = &options.pipe.cuts;
        Self {
            options,
            two_ports: ram.two_ports,
            reset: ram.reset,
            stages: 1 + ram.later + cuts.len(),
            latency: 1 + ram.later,
            array: ram.array,
            words: ram.masked.then(|| words(scheme)),
            address_bits: scheme.address.as_ref().map(eccforge_scheme::Address::bits),
            parameter: "ADDR_WIDTH",
            poison: poison::pattern(scheme),
            k: scheme.geometry.data_bits().len(),
            n: scheme.geometry.bits(),
            syndrome: syndrome_bits(scheme),
        }
    }

    /// Adds the parameters: the width of an address, if the code does not fix it, and whether the memory is filled.
    pub fn parameters(&self, module: &mut Module, least: usize) {
        let mut add = |name: &str, value: String, comment: String| {
            module.items.push(Item::Parameter { name: name.into(), value, comment });
        };
        if self.address_bits.is_none() {
            let comment = format!("{least} to {MOST_ADDRESS_BITS}: bits of an address");
            add("ADDR_WIDTH", ADDRESS_BITS.to_string(), comment);
            add("DEPTH", "0".into(), "entries; 0: 2^ADDR_WIDTH".into());
        }
        if self.array == Array::Pins {
            add("CFG_WIDTH", "1".into(), "input pins of the macro".into());
            add("CFG_RSP_WIDTH", "1".into(), "output pins of the macro".into());
        }
        add("INIT", "1".into(), "1: fills the memory with entries of data 0 after reset, one in each clock".into());
        add("SERVICE", "0".into(), "1: registers for raw reads, thresholds and reads without correction".into());
        add(
            "HARDENED",
            "0".into(),
            "1: a second control, compared with the first; a difference raises the alert".into(),
        );
    }

    /// The parameters with their values for an instance.
    pub fn passed(&self) -> Vec<(&'static str, String)> {
        let sizes: &[_] = if self.address_bits.is_none() { &["ADDR_WIDTH", "DEPTH"] } else { &[] };
        let pins: &[_] = if self.array == Array::Pins { &["CFG_WIDTH", "CFG_RSP_WIDTH"] } else { &[] };
        sizes
            .iter()
            .chain(pins)
            .chain(&["INIT", "SERVICE", "HARDENED"])
            .map(|name| (*name, (*name).to_string()))
            .collect()
    }

    /// The width of an address.
    pub fn address(&self) -> Width {
        let parameter = (self.parameter, 0);
        self.address_bits.map_or(Width { bits: ADDRESS_BITS, parameter: Some(parameter) }, Width::of)
    }

    /// The parameter that sets the number of entries; 0 if the code fixes this number.
    pub fn depth(&self) -> String {
        match (self.address_bits, self.parameter) {
            // An address in the code has as many values as the memory has entries.
            (Some(_), _) => "0".into(),
            (_, "Aw") => "Depth".into(),
            _ => "DEPTH".into(),
        }
    }

    /// Whether lines with this mark are part of the text.
    fn has(&self, mark: char) -> bool {
        let cut = |cut| self.options.pipe.cuts.contains(&cut);
        match mark {
            '1' => !self.two_ports,
            '2' => self.two_ports,
            '4' => self.k == 32,
            '8' => self.k == 64,
            'B' => self.options.wrap.as_ref().is_some_and(|ram| ram.around == Around::Axi4),
            'I' => cut(Cut::Input),
            'O' => cut(Cut::Output),
            'P' => self.poison.is_some(),
            'M' => self.k > 8 && self.words.is_none(),
            'Y' => self.k <= 8 || self.words.is_some(),
            'W' => self.words.is_some(),
            'F' => self.address_bits.is_none(),
            _ => false,
        }
    }

    /// Whether a line of a template is part of the text: the marks before `|` select it.
    fn line<'t>(&self, line: &'t str) -> Option<&'t str> {
        match line.split_once('|').filter(|(marks, _)| are_marks(marks)) {
            Some((marks, rest)) => marks.chars().all(|mark| self.has(mark)).then_some(rest),
            None => Some(line),
        }
    }

    /// Replaces marks and names of a template.
    pub fn fill(&self, template: &str) -> String {
        let lines: Vec<&str> = template.lines().filter_map(|line| self.line(line)).collect();
        let bytes = self.k.div_ceil(8);
        let fixed = [
            ("<K>", range(self.k)),
            ("<N>", range(self.n)),
            ("<k>", self.k.to_string()),
            ("<n-1>", (self.n - 1).to_string()),
            ("<b>", bytes.to_string()),
            ("<s>", self.syndrome.to_string()),
            ("<q>", self.stages.to_string()),
        ];
        let mut text = lines.join("\n");
        for (key, value) in &fixed {
            text = text.replace(key, value);
        }
        self.options.named(&text)
    }
}

/// Whether the text before `|` of a template's line marks the memories that have the line.
fn are_marks(text: &str) -> bool {
    (1..=2).contains(&text.len()) && text.chars().all(|c| "1248BFIMOPWY".contains(c))
}

/// Fills a testbench's template in the same way as the templates of modules.
pub(crate) fn filled(scheme: &Scheme, options: &Options, ram: &Ram, template: &str) -> String {
    Text::new(scheme, options, ram).fill(template)
}
