//! Functions of a scheme for testbenches: a simulator calls the emitted C on vectors with the bit order of the emitted modules,
//! by DPI-C or by VPI.

use crate::c::{self, Regenerate};
use crate::layout::Bytes;
use crate::parts::{Options, Title, identifier, listed};
use crate::table::fill;
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;

/// The arguments that the functions of a scheme have in addition to its entry.
#[derive(Default)]
struct Extras {
    /// The constant on data bits, in the order of the data bytes; empty if there is none.
    data_constant: Vec<u8>,
    /// Bits of the address in the code.
    address_bits: usize,
    /// Names of the enables.
    enables: Vec<String>,
    /// Numbers of symbols of a codeword and of the entry, if the caller can name erased symbols.
    symbols: Option<[usize; 2]>,
}

/// The names and texts of the files that the options ask for: for DPI-C a C file and a SystemVerilog package, for VPI a C file.
///
/// The C files call the functions that [`c::source`] prints with the same options.
pub fn files(scheme: &Scheme, options: &Options) -> Vec<(String, String)> {
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

/// As [`files`], for a scheme that algebra decodes.
pub fn of_algebra(scheme: &Algebraic, options: &Options) -> Vec<(String, String)> {
    let of_codeword = scheme.family.symbols().0;
    let symbols = (scheme.erasures > 0).then_some([of_codeword, of_codeword * scheme.codewords]);
    texts(&scheme.into(), options, &Extras { symbols, ..Extras::default() })
}

fn texts(title: &Title, options: &Options, extras: &Extras) -> Vec<(String, String)> {
    let stem = stem(title, options);
    let mut files = Vec::new();
    if options.dpi {
        let head = head(title, options, "DPI-C functions");
        let [source, package] = [include_str!("templates/dpi.c.txt"), include_str!("templates/dpi.sv.txt")]
            .map(|template| head.clone() + &filled(title, options, extras, false, template));
        files.extend([(format!("{stem}_dpi.c"), source), (format!("{stem}_dpi_pkg.sv"), package)]);
    }
    if options.vpi {
        let template = concat!(include_str!("templates/dpi.c.txt"), include_str!("templates/vpi.c.txt"));
        let text = head(title, options, "VPI functions") + &filled(title, options, extras, true, template);
        files.push((format!("{stem}_vpi.c"), text));
    }
    files
}

fn stem(title: &Title, options: &Options) -> String {
    options.prefix.clone().unwrap_or_else(|| format!("ecc_{}", identifier(title.id)))
}

fn head(title: &Title, options: &Options, contents: &str) -> String {
    c::head(title, Regenerate::Emit, options).replacen("encoder and decoder", contents, 1)
}

/// A template for DPI-C, or for VPI.
fn filled(title: &Title, options: &Options, extras: &Extras, is_vpi: bool, template: &str) -> String {
    let g = title.geometry;
    let stem = stem(title, options);
    let [of_codeword, symbols] = extras.symbols.unwrap_or_default();
    let flags = [
        ("VPI", is_vpi),
        ("MASKED", !extras.data_constant.is_empty()),
        ("LISTED", !g.is_data_first()),
        ("ADDRESS", extras.address_bits > 0),
        ("ENABLES", !extras.enables.is_empty()),
        ("ERASED", symbols > 0),
    ];
    let pins = (0..g.pins).map(|pin| u8::from(!g.is_data(pin))).collect::<Vec<_>>();
    let parameter = |is_there: bool, text: &str| if is_there { text.to_owned() } else { String::new() };
    let [has_enables, has_erasures] = [!extras.enables.is_empty(), symbols > 0];
    // The word of a vector, and words of the templates that only one interface has.
    let [vector, kind, linkage] = if is_vpi { ["uint32_t", "vpi", "static "] } else { ["svBitVecVal", "dpi", ""] };
    let settings = parameter(has_enables, ", const {VECTOR} *enables");
    let passed = parameter(has_enables, ", on");
    let keys = [
        ("ADDRESS_IN", parameter(extras.address_bits > 0, ", const {VECTOR} *address")),
        ("SETTINGS_IN", settings + &parameter(has_erasures, ", const {VECTOR} *erased")),
        ("PASS", passed + &parameter(has_erasures, ", list, erasures")),
        ("ADDRESS_OUT", parameter(extras.address_bits > 0, ", address")),
        ("SETTINGS_OUT", parameter(has_enables, ", enables") + &parameter(has_erasures, ", erased")),
        ("STATIC", linkage.into()),
        ("VECTOR", vector.into()),
        ("KIND", kind.into()),
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
    fill(template, &flags, &keys)
}
