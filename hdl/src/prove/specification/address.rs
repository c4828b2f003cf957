//! Steps for schemes with an address: an entry that is read at its own address is clean, and the decoder detects the
//! claimed numbers of wrong address bits.
//!
//! Step 6 includes that a wrong address has the syndromes of its columns, because its definition of the entry
//! contains them.

use eccforge_circuit::{Circuit, Interpreter};
use eccforge_gf::integers::combinations;
use eccforge_lower::encoder;
use eccforge_scheme::Scheme;

/// Runs encoder and decoder on every single data bit and every single address bit, at the right address: the syndrome
/// is zero. Both are linear, so every entry that is read at its address has syndrome zero.
pub(super) fn clean(scheme: &Scheme, decoder: &Circuit) -> Result<String, String> {
    let encoder = encoder(scheme);
    let (mut write, mut read) = (Interpreter::new(&encoder), Interpreter::new(decoder));
    let [data, address] = ["data", "address"].map(|name| encoder.input(name).map_or(&[][..], |p| &p.nets));
    let written = encoder.output("entry").map_or(&[][..], |p| &p.nets);
    let [entry, at] = ["entry", "address"].map(|name| decoder.input(name).map_or(&[][..], |p| &p.nets));
    let syndromes = decoder.outputs().iter().filter(|p| p.name.starts_with("syndrome_")).flat_map(|p| &p.nets);
    let syndromes: Vec<_> = syndromes.copied().collect();
    for (i, one) in data.iter().chain(address).enumerate() {
        write.set(*one, 1);
        write.run();
        for (to, from) in entry.iter().zip(written).chain(at.iter().zip(address)) {
            read.set(*to, write.get(*from));
        }
        read.run();
        if syndromes.iter().any(|net| read.get(*net) & 1 == 1) {
            return Err(format!("input bit {i} of the encoder alone leaves a syndrome at the right address"));
        }
        write.set(*one, 0);
    }
    Ok(format!("{} unit vectors of data and address", data.len() + address.len()))
}

/// Tries every choice of up to the claimed number of address bits: the decoder reports a DUE for an error-free entry
/// at such a distance.
pub(super) fn detected(scheme: &Scheme, decoder: &Circuit) -> Result<String, String> {
    let Some(claimed) = &scheme.claims.address_bits_detected else { return Ok("none is claimed".into()) };
    let address = decoder.input("address").map_or(&[][..], |p| &p.nets);
    let due = decoder.output("due").ok_or("the decoder has no due")?.nets[0];
    let mut read = Interpreter::new(decoder);
    for (enable, on) in scheme.enables.iter().zip(scheme.default_enables()) {
        if let Some(port) = decoder.input(&enable.name) {
            read.set(port.nets[0], u64::from(on));
        }
    }
    let mut tried = 0u64;
    for bits in 1..=claimed.value as usize {
        // The codes are linear: a difference of addresses has the same syndrome for every data word and address.
        for wrong in combinations(address.len(), bits) {
            for a in &wrong {
                read.set(address[*a], 1);
            }
            read.run();
            if read.get(due) & 1 == 0 {
                return Err(format!("wrong address bits {wrong:?} are not detected"));
            }
            for a in &wrong {
                read.set(address[*a], 0);
            }
            tried += 1;
        }
    }
    Ok(format!("{tried}/{tried} differences of addresses"))
}
