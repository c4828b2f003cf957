//! Layouts of an entry for the errors of one memory: which codeword each bit belongs to, and which of its bits it carries.
//!
//! A layout costs no gate. It decides how the wrong bits of a cluster are divided among codewords, and which columns of H they have. Two
//! families are tried: interleaves by multiplication, and codewords that take turns with a swizzle of their bits.

use eccforge_gf::integers::gcd;
use eccforge_scheme::Scheme;
use rayon::prelude::*;
use std::collections::BTreeSet;

/// Largest number of layouts that are compared. Each is counted exactly, which takes up to a second.
const MOST_LAYOUTS: usize = 4096;

/// A layout that is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The value of the key `layout` of a scheme file.
    pub yaml: String,
    /// The layout in words.
    pub words: String,
}

/// A layout with its exact cost.
#[derive(Clone, Debug)]
pub struct Found<C> {
    pub candidate: Candidate,
    pub scheme: Scheme,
    /// Cost of the layout, such as the shares of silent and of detected errors.
    pub cost: C,
}

/// The layouts that are tried for a scheme. Data bits stay on data pins.
///
/// # Errors
/// The scheme has an address, or there are too many layouts.
pub fn candidates(scheme: &Scheme) -> Result<Vec<Candidate>, String> {
    if scheme.address.is_some() {
        return Err(format!("{} has an address in its code, which belongs to the bits of its data", scheme.id));
    }
    let (bits, codewords) = (scheme.geometry.bits(), scheme.codewords());
    let mut all = Vec::new();
    for multiplier in (1..bits).filter(|multiplier| gcd(*multiplier, bits) == 1) {
        let yaml = format!("{{interleave: {{multiplier: {multiplier}, modulus: {bits}}}}}");
        all.push(Candidate { yaml, words: format!("interleave by {multiplier} modulo {bits}") });
    }
    let roles = Roles::new(scheme);
    let k = roles.data.first().map_or(0, Vec::len);
    // Codewords of different sizes have no turns.
    let is_even = roles.data.iter().all(|own| own.len() == k);
    for degree in (1..=codewords).filter(|degree| is_even && codewords.is_multiple_of(*degree)) {
        for step in (1..k.max(2)).filter(|step| gcd(*step, k) == 1) {
            let words = match step {
                1 => format!("{degree} codewords take turns bit by bit"),
                _ => format!(
                    "{degree} codewords take turns, and neighbouring data bits of a codeword are {step} apart in it"
                ),
            };
            all.push(Candidate { yaml: in_turn(scheme, &roles, degree, step), words });
        }
    }
    if all.len() > MOST_LAYOUTS {
        return Err(format!(
            "an entry of {bits} bits has {} such layouts, and at most {MOST_LAYOUTS} are tried",
            all.len()
        ));
    }
    Ok(all)
}

/// The bits of each codeword that carry data, and those that carry check bits.
struct Roles {
    data: Vec<Vec<usize>>,
    check: Vec<Vec<usize>>,
}

impl Roles {
    fn new(scheme: &Scheme) -> Self {
        let check: BTreeSet<usize> = scheme.geometry.check_bits().iter().copied().collect();
        let places = |is_check: bool| {
            let mut places = Vec::new();
            for w in 0..scheme.codewords() {
                let bits = scheme.layout.codeword(w).iter().enumerate();
                let of_kind = bits.filter(|(_, bit)| check.contains(bit) == is_check);
                places.push(of_kind.map(|(place, _)| place).collect());
            }
            places
        };
        Self { data: places(false), check: places(true) }
    }
}

/// Runs of `degree` codewords: their data bits alternate along the entry, and so do their check bits. Neighbouring data
/// bits of a codeword are `step` apart in it.
fn in_turn(scheme: &Scheme, roles: &Roles, degree: usize, step: usize) -> String {
    let mut map: Vec<Vec<usize>> = (0..scheme.codewords()).map(|w| vec![0; scheme.layout.codeword(w).len()]).collect();
    let of_role = [(&roles.data, scheme.geometry.data_bits(), step), (&roles.check, scheme.geometry.check_bits(), 1)];
    for (places, physical, step) in of_role {
        let most = places.first().map_or(0, Vec::len);
        for (i, bit) in physical.iter().enumerate() {
            let (run, at) = (i / (degree * most), i % (degree * most));
            let w = run * degree + at % degree;
            map[w][places[w][at / degree * step % most]] = *bit;
        }
    }
    let lists: Vec<String> = map.iter().map(|bits| format!("{bits:?}")).collect();
    format!("{{explicit: [{}]}}", lists.join(", "))
}

/// The layouts in the order of their cost. Layouts with which `scheme_of` makes no scheme are left out: their check
/// bits would not be on check pins, or two correctable errors would have one syndrome.
///
/// # Errors
/// The errors of `cost_of`.
pub fn by_cost<C: Ord + Send>(
    candidates: Vec<Candidate>,
    scheme_of: &(dyn Fn(&Candidate) -> Option<Scheme> + Sync),
    cost_of: &(dyn Fn(&Scheme) -> Result<C, String> + Sync),
) -> Result<Vec<Found<C>>, String> {
    let evaluated = candidates.into_par_iter().filter_map(|candidate| {
        let scheme = scheme_of(&candidate)?;
        Some(cost_of(&scheme).map(|cost| Found { candidate, scheme, cost }))
    });
    let mut found: Vec<Found<C>> = evaluated.collect::<Result<_, _>>()?;
    // The order of the candidates decides among equal ones, so the result does not depend on threads.
    found.sort_by(|a, b| a.cost.cmp(&b.cost));
    Ok(found)
}
