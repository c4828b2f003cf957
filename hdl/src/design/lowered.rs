//! Circuits of one codeword before logic is shared: its encoders, its decoder, and the two parts of a cut decoder.

use eccforge_circuit::transform::{copy_into, cut_at, translated};
use eccforge_circuit::{Builder, Circuit, NetId, Role};
use eccforge_gf::gf2;
use eccforge_lower::CheckPlanes;
use eccforge_lower::decoder::{Decoder, Flags, Strategy};
use eccforge_scheme::{Scheme, check_equations};

/// The encoder of codeword `w`: in `data` (its data bits, ascending), out `check` (its check bits, ascending).
pub fn codeword_encoder(scheme: &Scheme, w: usize) -> Circuit {
    let physical = scheme.layout.codeword(w);
    let checks = scheme.check_positions(w);
    let mut b = Builder::new(format!("{}_cw_enc", scheme.identifier()));
    let data = b.input("data", physical.len() - checks.len());
    let mut at = vec![None; scheme.geometry.bits()];
    let positions = (0..physical.len()).filter(|bit| !checks.contains(bit));
    for (net, bit) in data.iter().zip(positions) {
        at[physical[bit]] = Some(*net);
    }
    let check: Vec<NetId> = check_equations(scheme, w)
        .into_iter()
        .map(|(_, support)| b.parity(support.into_iter().filter_map(|bit| at[bit])))
        .collect();
    b.word("check", Role::Syndrome, check.clone());
    b.output("check", check);
    b.finish()
}

/// Like [`codeword_encoder`], through the syndrome of the data, which the check bits must match. This takes fewer sums
/// if H is sparse and the columns of the check bits are not unit vectors; `None` if they are.
pub(super) fn encoder_by_syndrome(scheme: &Scheme, w: usize) -> Option<Circuit> {
    let (h, checks) = (&scheme.code.h, scheme.check_positions(w));
    let columns: Vec<u64> = checks.iter().map(|bit| h.columns()[*bit]).collect();
    if columns.iter().all(|c| c.is_power_of_two()) {
        return None;
    }
    let mut b = Builder::new(format!("{}_cw_enc", scheme.identifier()));
    let data = b.input("data", h.n() - checks.len());
    let positions: Vec<usize> = (0..h.n()).filter(|bit| !checks.contains(bit)).collect();
    let mut syndrome = Vec::new();
    for row in 0..h.r() {
        let in_row = positions.iter().zip(&data).filter(|(bit, _)| h.columns()[**bit] >> row & 1 == 1);
        let net = b.parity(in_row.map(|(_, net)| *net));
        b.word(format!("data_syndrome_{row}"), Role::Shared, vec![net]);
        syndrome.push(net);
    }
    let rows = gf2::invert(&columns).ok()?;
    let check: Vec<NetId> = rows.into_iter().map(|mask| b.masked_parity(&syndrome, mask)).collect();
    b.word("check", Role::Syndrome, check.clone());
    b.output("check", check);
    Some(b.finish())
}

/// Like [`codeword_encoder`], by planes; only for Reed-Solomon codes.
pub(super) fn encoder_by_planes(scheme: &Scheme, w: usize) -> Option<Circuit> {
    let planes = CheckPlanes::new(scheme, w)?;
    let mut b = Builder::new(format!("{}_cw_enc", scheme.identifier()));
    let data = b.input("data", scheme.code.h.n() - scheme.check_positions(w).len());
    let check = planes.place(&mut b, &data);
    b.word("check", Role::Syndrome, check.clone());
    b.output("check", check);
    Some(b.finish())
}

/// The decoder of codeword 0 only: input `codeword`, outputs `data`, `ce`, `due`.
pub fn minimal_decoder(scheme: &Scheme) -> Circuit {
    let part = plain_part(scheme);
    let checks = scheme.check_positions(0);
    let mut b = Builder::new(format!("{}_cw_dec", scheme.identifier()));
    let inputs: Vec<Vec<NetId>> = part.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let map = copy_into(&mut b, &part, &inputs);
    for word in part.words() {
        b.word(&word.name, word.role, word.nets.iter().map(|n| map[n.index()]).collect());
    }
    let flips = copied_output(&part, "flips", &map);
    let data = (0..flips.len())
        .filter(|bit| !checks.contains(bit))
        .map(|bit| b.parity([inputs[0][bit], flips[bit]]))
        .collect();
    b.output("data", data);
    b.output("ce", copied_output(&part, "ce", &map));
    b.output("due", copied_output(&part, "due", &map));
    b.finish().without_dead_gates()
}

/// The nets of an output of a circuit that was copied with this map; none if the circuit has no such output.
pub(crate) fn copied_output(circuit: &Circuit, name: &str, map: &[NetId]) -> Vec<NetId> {
    circuit.output(name).map_or_else(Vec::new, |port| translated(&port.nets, map))
}

/// The circuit of codeword 0 without the parts that only entry rules need.
fn plain_part(scheme: &Scheme) -> Circuit {
    let mut alone = scheme.clone();
    alone.sanity_check.clear();
    alone.pair_confirmation = eccforge_scheme::PairConfirmation::None;
    Decoder::new(&alone, Strategy::Hardware(Flags::AfterMatches)).codeword(0).circuit().clone()
}

/// The syndrome of one codeword.
pub(super) fn syndrome_circuit(scheme: &Scheme) -> Circuit {
    let h = &scheme.code.h;
    let mut b = Builder::new(format!("{}_cw_syn", scheme.identifier()));
    let word = b.input("codeword", h.n());
    let mut syndrome: Vec<NetId> = Vec::new();
    for row in 0..h.r() {
        syndrome.push(b.parity(h.row_support(row).into_iter().map(|bit| word[bit])));
    }
    b.word("syndrome", Role::Syndrome, syndrome.clone());
    b.output("syndrome", syndrome);
    b.finish()
}

/// A codeword's decoder with its syndrome as an input. The decoder uses the word otherwise only for the syndrome, so
/// the word is set to zero.
pub(super) fn at_syndrome(circuit: &Circuit) -> Circuit {
    cut_at(circuit, "syndrome", "codeword", |word| {
        word.name == "syndrome" || !matches!(word.role, Role::Syndrome | Role::Shared)
    })
}
