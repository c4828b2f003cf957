//! Parses the names of parts of an entry that fail together.

use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::Serialize;

/// Bits of an entry that a failed device returns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Place {
    /// Name as given.
    #[serde(rename = "dead")]
    pub name: String,
    /// Physical bits, ascending.
    #[serde(rename = "dead_bits")]
    pub bits: Vec<usize>,
}

/// Description of the accepted forms.
pub const FORMS: &str = "write x4:7 (the eighth device of 4 pins), x4 (each of them in turn), pins:8-11, symbol:3 (of \
                         every codeword) or bits:0-7; a + joins places that are dead together";

/// The places that a text names: one place, or every device of a width.
///
/// # Errors
/// The text has no known form, or the entry has no such bits.
pub fn places(scheme: &Scheme, text: &str) -> Result<Vec<Place>, String> {
    let g = scheme.geometry;
    if let Some(pins) = text.strip_prefix('x').and_then(|p| p.parse().ok()).filter(|p| (1..=g.pins).contains(p)) {
        let each = (0..g.pins.div_ceil(pins)).map(|n| place(scheme, &format!("x{pins}:{n}")));
        return each.collect();
    }
    Ok(vec![place(scheme, text)?])
}

fn place(scheme: &Scheme, text: &str) -> Result<Place, String> {
    let mut dead = vec![false; scheme.geometry.bits()];
    for part in text.split('+') {
        for bit in bits(scheme, part)? {
            dead[bit] = true;
        }
    }
    let bits = (0..dead.len()).filter(|&bit| dead[bit]).collect();
    Ok(Place { name: text.to_owned(), bits })
}

fn bits(scheme: &Scheme, text: &str) -> Result<Vec<usize>, String> {
    let g = scheme.geometry;
    let (kind, which) = text.split_once(':').ok_or_else(|| unknown(text))?;
    let (first, last) = range(which).ok_or_else(|| unknown(text))?;
    let within = |most: usize, what: &str| {
        if last >= most {
            return Err(format!("`{text}` is outside the entry: it has {most} {what}, counted from 0"));
        }
        Ok(first..=last)
    };
    match kind {
        "pins" | "pin" => {
            let pins = within(g.pins, "pins")?;
            Ok((0..g.bits()).filter(|&bit| pins.contains(&g.pin(bit))).collect())
        }
        "bits" | "bit" => Ok(within(g.bits(), "bits")?.collect()),
        "symbol" => {
            let Some(rs) = scheme.code.reed_solomon() else {
                return Err(format!("`{text}`: the code has no symbols; name pins or bits"));
            };
            let m = rs.symbol_bits() as usize;
            let symbols = within(scheme.code.h.n() / m, "symbols in a codeword")?;
            let mut bits = Vec::new();
            for w in 0..scheme.codewords() {
                let codeword = scheme.layout.codeword(w);
                for symbol in symbols.clone() {
                    bits.extend_from_slice(&codeword[symbol * m..(symbol + 1) * m]);
                }
            }
            Ok(bits)
        }
        _ => {
            let pins: usize = kind.strip_prefix('x').and_then(|p| p.parse().ok()).ok_or_else(|| unknown(text))?;
            if pins == 0 || first != last {
                return Err(unknown(text));
            }
            // The last device would have fewer pins than its width.
            if !g.pins.is_multiple_of(pins) {
                return Err(format!("`{text}`: {} pins are not a multiple of {pins}", g.pins));
            }
            let device = within(g.pins / pins, &format!("devices of {pins} pins"))?;
            Ok((0..g.bits()).filter(|&bit| device.contains(&(g.pin(bit) / pins))).collect())
        }
    }
}

/// Parses `3` or `3-5`.
fn range(text: &str) -> Option<(usize, usize)> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last) = (first.parse().ok()?, last.parse().ok()?);
    (first <= last).then_some((first, last))
}

fn unknown(text: &str) -> String {
    format!("`{text}` names no part of an entry")
}
