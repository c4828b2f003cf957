//! A protected memory: `<id>_ram` connects encoder and decoder with the modules of the library.
//!
//! The library makes all decisions. It uses only the codec's ports, so `eccforge prove` shows its properties for any
//! code.

mod axi;
mod opentitan;
mod top;

use super::library::{self, Width};
use super::{Cut, Options, poison};
use crate::verilog::{Item, Module, range};
use eccforge_scheme::Scheme;
use serde::{Deserialize, Serialize};

/// How the registers of a block are reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reset {
    /// Asynchronous: `always @(posedge clk_i or negedge rst_ni)`.
    #[default]
    Async,
    /// Synchronous: `always @(posedge clk_i)`.
    Sync,
}

/// Bus interface of a memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Around {
    /// A plain handshake.
    #[default]
    Plain,
    /// AXI4-Lite.
    Axi,
    /// AXI4.
    Axi4,
    /// The ports of OpenTitan's `prim_ram_1p_adv`.
    OpenTitan,
}

impl Around {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Plain => "ram",
            Self::Axi => "axi",
            Self::Axi4 => "axi4",
            Self::OpenTitan => "opentitan",
        }
    }
}

/// Options of a protected memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ram {
    /// A read port and a write port; otherwise one port for both.
    pub two_ports: bool,
    /// Reset of its registers.
    pub reset: Reset,
    /// Its bus interface.
    pub around: Around,
}

/// Default number of address bits; an instance may set another number.
pub const ADDRESS_BITS: usize = 10;
/// Maximum number of address bits: the address must fit in one register below at least one zero.
pub const MOST_ADDRESS_BITS: usize = 31;
/// Longest entry whose bits `INJECT` can name, by positions of 12 bits.
pub const MOST_BITS: usize = 1 << 12;
/// Size of the register address space in bytes.
pub const SPAN: u32 = 256;
/// Maximum number of syndrome words in the log.
const MOST_SYNDROME_WORDS: usize = 16;

/// Bits of the syndromes of all codewords.
pub fn syndrome_bits(scheme: &Scheme) -> usize {
    scheme.codewords() * scheme.code.h.r() as usize
}

/// Returns the reason why a scheme cannot be wrapped, or `None` if it can.
pub fn refusal(scheme: &Scheme, options: &Options, ram: &Ram) -> Option<String> {
    let (k, n) = (scheme.geometry.data_bits().len(), scheme.geometry.bits());
    if let Some(cut) = options.pipe.cuts.iter().find(|cut| !matches!(cut, Cut::Input | Cut::Output)) {
        return Some(format!("--wrap has registers before and behind the decoder, none at `{}`", cut.name()));
    }
    if n > MOST_BITS || syndrome_bits(scheme) > 32 * MOST_SYNDROME_WORDS {
        return Some(format!("an entry of {n} bits is too long for the registers of --wrap"));
    }
    let axi = matches!(ram.around, Around::Axi | Around::Axi4);
    if axi && k != 32 && k != 64 {
        return Some(format!("the bus of --wrap has 32 or 64 bits of data, and an entry of this scheme {k}"));
    }
    match ram.around {
        Around::Axi | Around::Axi4 if ram.two_ports => return Some("AXI is put around one port".into()),
        Around::OpenTitan if ram.two_ports => return Some("prim_ram_1p_adv has one port".into()),
        Around::OpenTitan if scheme.address.is_some() => {
            return Some(
                "prim_ram_1p_adv has a depth by parameter, and this scheme a fixed number of addresses".into(),
            );
        }
        _ => {}
    }
    let (least, bits) =
        (least_address_bits(k, ram.around), scheme.address.as_ref().map(eccforge_scheme::Address::bits));
    match bits {
        Some(bits) if bits > MOST_ADDRESS_BITS => Some(format!(
            "the registers of --wrap hold addresses of {MOST_ADDRESS_BITS} bits, and this scheme's has {bits}"
        )),
        Some(bits) if bits < least => {
            Some(format!("the registers need the upper half of {least} bits of address, and this scheme has {bits}"))
        }
        _ => None,
    }
}

/// Minimum number of address bits. With AXI the entries use one half of the byte addresses, and the registers
/// the other.
fn least_address_bits(k: usize, around: Around) -> usize {
    match around {
        Around::Axi | Around::Axi4 => (SPAN.ilog2() as usize).saturating_sub(k.div_ceil(8).ilog2() as usize),
        Around::Plain | Around::OpenTitan => 1,
    }
}

/// Modules of the memory, instantiated ones first, without encoder and decoder.
pub(super) fn modules(scheme: &Scheme, options: &Options, ram: &Ram) -> Vec<Module> {
    let text = Text::new(scheme, options, ram);
    let mut names = vec!["ecc_flop", "ecc_ram_array", "ecc_scrubber", "ecc_ram_ctrl", "ecc_error_log", "ecc_ram"];
    let mut tops = vec![top::module(scheme, options, &text)];
    match ram.around {
        Around::Plain => {}
        Around::Axi | Around::Axi4 => {
            names.extend(["ecc_queue", "ecc_axi_lite"]);
            names.extend(["ecc_axi_walk", "ecc_axi4"].into_iter().filter(|_| ram.around == Around::Axi4));
            tops.push(axi::module(scheme, options, ram.around, &text));
        }
        Around::OpenTitan => {
            tops.push(opentitan::module(scheme, options, &Text { parameter: "Aw", ..Text::new(scheme, options, ram) }));
        }
    }
    library::modules(&names).into_iter().chain(tops).collect()
}

/// Values for the templates.
pub(super) struct Text<'o> {
    options: &'o Options,
    pub two_ports: bool,
    reset: Reset,
    /// Number of registers between the array's input and the response.
    pub stages: usize,
    /// Address bits of the code, if it has an address; otherwise a parameter determines them.
    address_bits: Option<usize>,
    /// That parameter.
    parameter: &'static str,
    pub poison: Option<poison::Poison>,
    k: usize,
    n: usize,
    syndrome: usize,
}

impl<'o> Text<'o> {
    fn new(scheme: &Scheme, options: &'o Options, ram: &Ram) -> Self {
        let cuts = &options.pipe.cuts;
        Self {
            options,
            two_ports: ram.two_ports,
            reset: ram.reset,
            stages: 1 + cuts.len(),
            address_bits: scheme.address.as_ref().map(eccforge_scheme::Address::bits),
            parameter: "ADDR_WIDTH",
            poison: poison::pattern(scheme),
            k: scheme.geometry.data_bits().len(),
            n: scheme.geometry.bits(),
            syndrome: syndrome_bits(scheme),
        }
    }

    /// Adds the parameters: the width of an address, if the code does not fix it, and whether the memory is filled.
    fn parameters(&self, module: &mut Module, least: usize) {
        let mut add = |name: &str, value: String, comment: String| {
            module.items.push(Item::Parameter { name: name.into(), value, comment });
        };
        if self.address_bits.is_none() {
            let comment = format!("{least} to {MOST_ADDRESS_BITS}; 2^ADDR_WIDTH entries");
            add("ADDR_WIDTH", ADDRESS_BITS.to_string(), comment);
        }
        add("INIT", "1".into(), "1: fills the memory with entries of data 0 after reset, one in each clock".into());
    }

    /// The same parameters, with their values for an instance.
    fn passed(&self) -> Vec<(&'static str, String)> {
        let address = self.address_bits.is_none().then(|| ("ADDR_WIDTH", "ADDR_WIDTH".to_string()));
        address.into_iter().chain([("INIT", "INIT".into())]).collect()
    }

    /// The width of an address.
    fn address(&self) -> Width {
        let parameter = (self.parameter, 0);
        self.address_bits.map_or(Width { bits: ADDRESS_BITS, parameter: Some(parameter) }, Width::of)
    }

    /// Whether lines with this mark are part of the text.
    fn has(&self, mark: char) -> bool {
        let cut = |cut| self.options.pipe.cuts.contains(&cut);
        match mark {
            '1' => !self.two_ports,
            '2' => self.two_ports,
            '4' => self.k == 32,
            '8' => self.k == 64,
            'I' => cut(Cut::Input),
            'O' => cut(Cut::Output),
            'P' => self.poison.is_some(),
            _ => false,
        }
    }

    /// Whether a line of a template is part of the text: the marks before `|` select it.
    fn line<'t>(&self, line: &'t str) -> Option<&'t str> {
        let marked = |marks: &str| (1..=2).contains(&marks.len()) && marks.chars().all(|c| "1248IOP".contains(c));
        match line.split_once('|').filter(|(marks, _)| marked(marks)) {
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
        let text = fixed.iter().fold(lines.join("\n"), |text, (key, value)| text.replace(key, value));
        ports(&text, self.options)
    }
}

/// Replaces `<stem.i>`, `<stem.o>`, `<clk>` and `<rst>` by port names.
pub(crate) fn ports(text: &str, options: &Options) -> String {
    let mut out = String::new();
    for (number, part) in text.split('<').enumerate() {
        let port = part.split_once('>').and_then(|(name, rest)| {
            let port = match (name, name.rsplit_once('.')) {
                ("clk", _) => options.clock().into(),
                ("rst", _) => options.reset().into(),
                (_, Some((stem, "i"))) => options.input(stem),
                (_, Some((stem, "o"))) => options.output(stem),
                _ => return None,
            };
            Some((port, rest))
        });
        match port {
            Some((name, rest)) => out += &format!("{name}{rest}"),
            None if number == 0 => out += part,
            None => out += &format!("<{part}"),
        }
    }
    out
}

/// Fills a testbench's template in the same way as those of modules.
pub(crate) fn filled(scheme: &Scheme, options: &Options, ram: &Ram, template: &str) -> String {
    Text::new(scheme, options, ram).fill(template)
}
