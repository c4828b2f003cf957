//! The errors of DIMMs under a scheme of their controller: bits of a syndrome, and the distance with a dead device.

use eccforge_exact::dead::{evaluate, places};
use eccforge_gpu::observed::{MemoryState, Observed};
use eccforge_model::ErrorModel;
use eccforge_report::with_noun;
use eccforge_scheme::Scheme;

/// Maximum dimension of the spaces that are searched for a syndrome.
// A space of dimension 16 has 65 535 patterns, which are tried for every DIMM of the log.
const MOST_DIMENSIONS: usize = 16;

/// The correctable bits with this syndrome in each codeword, as beats and pins.
fn syndrome(scheme: &Scheme, syndrome: u64) -> String {
    // The codewords of an entry may correct different patterns, so all of their spaces are searched.
    let spaces = scheme.corrects.iter().flatten().filter(|space| space.dimension() <= MOST_DIMENSIONS);
    let pattern = spaces.into_iter().find_map(|space| {
        let patterns = (1..1u64 << space.dimension()).map(|index| space.pattern(index));
        patterns.into_iter().find(|bits| scheme.code.h.syndrome(bits.iter().copied()) == syndrome)
    });
    let Some(bits) = pattern else {
        return format!("{syndrome:#x}: no correctable pattern of {} has it, so the decoder reports a DUE", scheme.id);
    };
    // A log does not name the codeword of the entry that had the syndrome, so all of them are possible.
    let places: Vec<String> = (0..scheme.codewords()).map(|w| beats_and_pins(scheme, w, &bits)).collect();
    format!("{syndrome:#x}: {} of {}: {}", with_noun(bits.len(), "wrong bit"), scheme.id, places.join("; or "))
}

/// The beat and the pin of each of these bits of codeword `w`.
fn beats_and_pins(scheme: &Scheme, w: usize, bits: &[usize]) -> String {
    let mut places = Vec::with_capacity(bits.len());
    for bit in bits {
        let entry = scheme.layout.codeword(w)[*bit];
        places.push(format!("beat {} pin {}", scheme.geometry.beat(entry), scheme.geometry.pin(entry)));
    }
    format!("codeword {w}: {}", places.join(", "))
}

/// The remaining distance of the code while a device of four pins is dead.
fn dead(scheme: &Scheme, device: u64) -> Result<String, String> {
    let text = format!("x4:{device}");
    let place = places(scheme, &text).map_err(|why| format!("{}: device {device} of the log: {why}", scheme.id))?;
    // The distance does not depend on the further errors.
    let mut model = ErrorModel::table1();
    model.classes.clear();
    let found = evaluate(scheme, &place[0], &model).map_err(|why| format!("{}: {why}", scheme.id))?;
    let data = if found.recovered { "its data is recovered" } else { "its data is lost" };
    // The distance of a large code may be known only from below.
    let least = if found.distance.lower_bound_only { "at least " } else { "" };
    Ok(format!(
        "{text} dies: {data}; distance {least}{} is left (`eccforge check {} --dead-device {text}`)",
        found.distance.bits, scheme.id
    ))
}

fn rows(scheme: &Scheme, memory: &MemoryState) -> Result<Vec<String>, String> {
    let syndrome = memory.last_syndrome.map(|found| format!("syndrome {}", syndrome(scheme, found)));
    let device = memory.device().map(|device| dead(scheme, device)).transpose()?;
    Ok(syndrome.into_iter().chain(device).collect())
}

/// Lines about each DIMM whose log names a syndrome or a device.
///
/// # Errors
/// The scheme has no such device, or corrects too many patterns to list.
pub fn lines(scheme: &Scheme, observed: &Observed) -> Result<Vec<String>, String> {
    let mut lines = Vec::new();
    for (place, memory) in &observed.memory {
        lines.extend(rows(scheme, memory)?.into_iter().map(|row| format!("memory {place}: {row}")));
    }
    Ok(lines)
}
