//! DPI-C functions of a scheme: a simulator of SystemVerilog calls the emitted C on packed vectors with the bit order of the
//! emitted modules.

use crate::c::{self, Regenerate};
use crate::layout::Bytes;
use crate::parts::{Options, Title, identifier, listed};
use crate::table::fill;
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;

/// The arguments of the functions of a scheme other than its entry.
#[derive(Default)]
struct Extras {
    /// The constant on data bits, in the order of the data bytes; empty if there is none.
    data_constant: Vec<u8>,
    /// Bits of the address in the code.
    address_bits: usize,
    /// Names of the enables.
    enables: Vec<String>,
    /// Symbols of a codeword and of the entry, of which the caller can name erased ones.
    symbols: Option<[usize; 2]>,
}

/// The names and texts of the C file and of the SystemVerilog package of a scheme.
///
/// The C file calls the functions that [`c::source`] prints with the same options.
pub fn files(scheme: &Scheme, options: &Options) -> [(String, String); 2] {
    let bytes = Bytes::new(scheme, options.msb_first);
    let mut data_constant = vec![0; bytes.data_bytes()];
    for (d, bit) in bytes.data.iter().enumerate() {
        if scheme.constant.contains(bit) {
            data_constant[d / 8] |= 1 << (bytes.position(d) % 8);
        }
    }
    if data_constant.iter().all(|byte| *byte == 0) {
        data_constant.clear();
    }
    let address_bits = scheme.address.as_ref().map_or(0, eccforge_scheme::Address::bits);
    let enables = scheme.enables.iter().map(|enable| enable.name.clone()).collect();
    texts(&scheme.into(), options, &Extras { data_constant, address_bits, enables, symbols: None })
}

/// Like [`files`], for a scheme that algebra decodes.
pub fn of_algebra(scheme: &Algebraic, options: &Options) -> [(String, String); 2] {
    let of_codeword = scheme.family.symbols().0;
    let symbols = (scheme.erasures > 0).then_some([of_codeword, of_codeword * scheme.codewords]);
    texts(&scheme.into(), options, &Extras { symbols, ..Extras::default() })
}

fn texts(title: &Title, options: &Options, extras: &Extras) -> [(String, String); 2] {
    let g = title.geometry;
    let stem = options.prefix.clone().unwrap_or_else(|| format!("ecc_{}", identifier(title.id)));
    let [of_codeword, symbols] = extras.symbols.unwrap_or_default();
    let flags = [
        ("MASKED", !extras.data_constant.is_empty()),
        ("LISTED", !g.is_data_first()),
        ("ADDRESS", extras.address_bits > 0),
        ("ENABLES", !extras.enables.is_empty()),
        ("ERASED", symbols > 0),
    ];
    let pins = (0..g.pins).map(|pin| u8::from(!g.is_data(pin))).collect::<Vec<_>>();
    let parameter = |is_there: bool, text: &str| if is_there { text.to_owned() } else { String::new() };
    let [has_enables, has_erasures] = [!extras.enables.is_empty(), symbols > 0];
    let settings = parameter(has_enables, ", const svBitVecVal *enables");
    let passed = parameter(has_enables, ", on");
    let keys = [
        ("ADDRESS_IN", parameter(extras.address_bits > 0, ", const svBitVecVal *address")),
        ("SETTINGS_IN", settings + &parameter(has_erasures, ", const svBitVecVal *erased")),
        ("PASS", passed + &parameter(has_erasures, ", list, erasures")),
        // As in the header of the functions: 16 bits number the symbols of most entries.
        ("INDEX", format!("uint{}_t", if g.bits() > 1 << 16 { 32 } else { 16 })),
        ("FLIP", parameter(options.msb_first, "7u - ")),
        ("DATA_CONSTANT", listed(&extras.data_constant, "u")),
        ("CHECK_PINS", listed(&pins, "u")),
        ("PINS", g.pins.to_string()),
        ("DATA_PINS", g.data_pins.to_string()),
        ("DATA_BITS", g.data_bits().len().to_string()),
        ("ENTRY_BITS", g.bits().to_string()),
        ("ADDRESS_BITS", extras.address_bits.to_string()),
        ("ENABLES", extras.enables.len().to_string()),
        ("ENABLE_NAMES", extras.enables.join(", ")),
        ("CODEWORD_SYMBOLS", of_codeword.to_string()),
        ("SYMBOLS", symbols.to_string()),
        ("UPPER", stem.to_uppercase()),
        ("STEM", stem.clone()),
    ];
    let head = c::head(title, Regenerate::Emit, options).replacen("encoder and decoder", "DPI-C functions", 1);
    let templates = [include_str!("templates/dpi.c.txt"), include_str!("templates/dpi.sv.txt")];
    let [source, package] = templates.map(|template| head.clone() + &fill(template, &flags, &keys));
    [(format!("{stem}_dpi.c"), source), (format!("{stem}_dpi_pkg.sv"), package)]
}
