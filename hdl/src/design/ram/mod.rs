//! A protected memory: `<id>_ram` connects encoder and decoder with the modules of the library. A protected queue is
//! `<id>_fifo`.
//!
//! The library makes all decisions. It uses only the codec's ports, so `eccforge prove` shows its properties for any
//! code.

mod axi;
mod fifo;
mod opentitan;
mod text;
mod top;

pub use fifo::FIFO_ADDRESS_BITS;
pub(crate) use text::filled;
pub use text::{ADDRESS_BITS, MOST_ADDRESS_BITS, SPAN, syndrome_bits, words};

use super::library;
use super::options::{Around, Array, Cut, Options, Ram};
use crate::verilog::Module;
use eccforge_scheme::Scheme;
use text::{Text, least_address_bits};

/// Longest entry whose bits `INJECT` can name, by positions of 12 bits.
pub const MOST_BITS: usize = 1 << 12;
/// Maximum number of syndrome words in the log: `FIRST_SYNDROME` has the addresses from 0x40 on, and `LAST_SYNDROME` begins
/// at 0x80.
const MOST_SYNDROME_WORDS: usize = 16;

/// Returns the reason why a scheme cannot be wrapped, or `None` if it can.
pub fn refusal(scheme: &Scheme, options: &Options, ram: &Ram) -> Option<String> {
    if ram.around == Around::Fifo {
        return fifo::refusal(scheme, options, ram);
    }
    let (k, n) = (scheme.geometry.data_bits().len(), scheme.geometry.bits());
    // The control counts the registers before and after a decoder that is combinational.
    if let Some(cut) = options.pipe.cuts.iter().find(|cut| !matches!(cut, Cut::Input | Cut::Output)) {
        return Some(format!("--wrap has registers before and behind the decoder, none at `{}`", cut.name()));
    }
    if n > MOST_BITS || syndrome_bits(scheme) > 32 * MOST_SYNDROME_WORDS {
        return Some(format!("an entry of {n} bits is too long for the registers of --wrap"));
    }
    if ram.masked
        && let Some(reason) = mask_refusal(scheme, ram)
    {
        return Some(reason.into());
    }
    // AXI4-Lite has these widths only, and an entry is one word of the bus.
    let axi = matches!(ram.around, Around::Axi | Around::Axi4);
    if axi && k != 32 && k != 64 {
        return Some(format!("the bus of --wrap has 32 or 64 bits of data, and an entry of this scheme {k}"));
    }
    match ram.around {
        Around::Axi | Around::Axi4 if ram.two_ports => return Some("AXI is put around one port".into()),
        Around::OpenTitan if ram.array != Array::Inside => {
            return Some("prim_ram_1p_adv contains its array, whose pins are cfg_i and cfg_rsp_o".into());
        }
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

/// Returns the reason why the codewords of a memory cannot be written one at a time, or `None` if they can.
fn mask_refusal(scheme: &Scheme, ram: &Ram) -> Option<&'static str> {
    let (bytes, words) = (scheme.geometry.data_bits().len().div_ceil(8), scheme.codewords());
    let masks = text::words(scheme).0;
    let owners = |byte: usize| (0..words).filter(|word| masks[word * bytes + byte]).count();
    // A byte of two codewords would change the check bits of both, which need the other bytes of each.
    if words == 1 || !scheme.geometry.data_bits().len().is_multiple_of(8) || (0..bytes).any(|byte| owners(byte) != 1) {
        return Some("--write-mask needs several codewords of whole bytes");
    }
    // OpenTitan's module with ECC requires a mask of ones, so its callers write whole entries.
    if ram.around == Around::OpenTitan {
        return Some("--write-mask is for --wrap ram, axi and axi4: prim_ram_1p_adv with ECC writes whole entries");
    }
    None
}

/// Modules of the memory, instantiated ones first, without encoder and decoder.
pub(super) fn modules(scheme: &Scheme, options: &Options, ram: &Ram) -> Vec<Module> {
    let text = Text::new(scheme, options, ram);
    if ram.around == Around::Fifo {
        let queue = ["eccforge_flop", "eccforge_ram_2clk", "eccforge_sync", "eccforge_fifo"];
        return library::modules(&queue).into_iter().chain([fifo::module(scheme, options, &text)]).collect();
    }
    let mut names = vec![
        "eccforge_flop",
        "eccforge_ram_array",
        "eccforge_scrubber",
        "eccforge_ram_ctrl",
        "eccforge_error_log",
        "eccforge_ram",
    ];
    let mut tops = vec![top::module(scheme, options, &text)];
    match ram.around {
        Around::Plain | Around::Fifo => {}
        Around::Axi | Around::Axi4 => {
            names.extend(["eccforge_queue", "eccforge_axi_lite"]);
            if ram.around == Around::Axi4 {
                names.extend(["eccforge_axi_walk", "eccforge_axi4"]);
            }
            tops.push(axi::module(scheme, options, ram.around, &text));
        }
        Around::OpenTitan => {
            tops.push(opentitan::module(scheme, options, &Text { parameter: "Aw", ..Text::new(scheme, options, ram) }));
        }
    }
    library::modules(&names).into_iter().chain(tops).collect()
}
