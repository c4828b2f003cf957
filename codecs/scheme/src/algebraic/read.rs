//! Reads schemes that only algebra decodes: which files they are, and the checks of code, ball and entry.

use super::{Algebraic, Family, Group, address};
use crate::bch::Bch;
use crate::build;
use crate::code;
use crate::constant;
use crate::correctable::{MAX_DIMENSION, MAX_SPACES};
use crate::diagnostic::{Checked, SourceFile};
use crate::layout::Layout;
use crate::spec::{
    AnySpec, BchSpec, BitOrderSpec, CodeSpec, CodeSymbolsSpec, CorrectsSpec, LayoutSpec, ReedSolomonSpec, SchemeSpec,
};
use crate::yaml::Spanned;
use eccforge_gf::integers::binomial;
use eccforge_gf::polynomial;

/// The user of a scheme that algebra decodes, which decides what the file can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Stored entries only.
    Entry,
    /// Entries that are read at wrong addresses.
    Addresses,
    /// A stage, which can have any layout.
    Stage,
}

/// Largest entry of an algebraic scheme, in bits.
const MAX_ENTRY_BITS: usize = 1 << 20;

/// The reason why the correctable patterns of a file are not listed, if it asks for one ball of a BCH or Reed-Solomon code that
/// exceeds a list.
pub(super) fn unlisted(spec: &SchemeSpec) -> Option<String> {
    let [item] = spec.corrects.value.as_slice() else { return None };
    // Numbers of the file are not checked yet, so products saturate.
    let (symbols, check_bits, bits, t, unit) = match (&spec.code.value, &item.value) {
        (CodeSpec::ReedSolomon(rs), CorrectsSpec::CodeSymbols(c)) => {
            let m = polynomial::degree(rs.polynomial.value.into()) as usize;
            let punctured = rs.punctured.map_or(0, |count| count.value);
            let numbers =
                [rs.symbols.value.saturating_sub(punctured), rs.check_symbols.value.saturating_sub(punctured)];
            let [n, r, t] = [numbers[0], numbers[1], c.up_to.value].map(|number| number as usize);
            if c.erasures.is_some() {
                return Some("its erased symbols are named at run time".into());
            }
            if c.within_group.is_some() {
                return Some("corrections of many symbols must be in one group".into());
            }
            // The numbers of the file are not validated yet, and usize has 32 bits in the browser.
            (n, r.saturating_mul(m), m, t, "symbols")
        }
        (CodeSpec::Bch(b), CorrectsSpec::Any(AnySpec { bits, within: None, aligned: false })) => {
            let m = polynomial::degree(b.polynomial.value.into()) as usize;
            let r = m.saturating_mul(b.errors.value as usize) + usize::from(b.extended);
            ((b.k.value as usize).saturating_add(r), r.saturating_sub(1), 1, bits.value as usize, "bits")
        }
        _ => return None,
    };
    let listed = t * bits <= MAX_DIMENSION
        && (t <= 2 || bits == 1 && t <= 3)
        && binomial(symbols as u64, t as u64) <= MAX_SPACES as u64;
    if listed && check_bits <= 64 && symbols.saturating_mul(bits) <= code::MAX_N {
        return None;
    }
    let ball = format!("all errors of up to {t} of {symbols} {unit}");
    let why = if listed { "in a code of more than 64 check bits or 4160 bits" } else { "too many sets to list" };
    Some(format!("{ball}, {why}"))
}

/// The error for a command that needs the list of patterns, if a file has none. An error in the file takes precedence.
pub(crate) fn rejects(file: &SourceFile, spec: &SchemeSpec) -> Checked<()> {
    let Some(why) = unlisted(spec) else { return Ok(()) };
    // A wrong number can be the only reason why the set is too large.
    read(file, spec, Purpose::Addresses)?;
    let message = format!("this command needs the list of correctable patterns, and this scheme has none: {why}");
    let help = "`eccforge check`, `simulate`, `emit c`, `emit rust` and Python's `AlgebraicScheme` take such a code; others do not";
    spec.corrects.error("not listed", message).help(help).err()
}

/// The scheme of a file that [`unlisted`] names, or of one ball that is listed too.
pub(super) fn read(file: &SourceFile, spec: &SchemeSpec, purpose: Purpose) -> Checked<Algebraic> {
    with_layout(file, spec, purpose).map(|(scheme, _)| scheme)
}

/// Like [`read`], with the layout of the entry, which only stages support unless it is the identity.
pub(super) fn with_layout(file: &SourceFile, spec: &SchemeSpec, purpose: Purpose) -> Checked<(Algebraic, Layout)> {
    let header = build::header(spec, MAX_ENTRY_BITS)?;
    let of_stage = purpose == Purpose::Stage;
    only_a_ball(spec, purpose)?;
    let (family, radius, erasures) = ball(spec)?;
    let group = group(spec, radius)?;
    let (symbols, bits) = family.symbols();
    let codewords = build::codewords(spec, header, symbols * bits)?;
    let (n, checks) = (symbols * bits, family.check_symbols() * bits);
    let layout = Layout::build(&spec.layout, header, codewords, n)?;
    let is_reed_solomon = matches!(family, Family::ReedSolomon(_));
    for w in 0..codewords {
        let carried: Vec<bool> = layout.codeword(w).iter().map(|bit| !header.is_data(*bit)).collect();
        let last = (0..n).map(|b| b >= n - checks);
        // Any r symbols of a Reed-Solomon code can be its check symbols.
        let whole = carried.chunks(bits).all(|symbol| symbol.iter().all(|bit| *bit == symbol[0]));
        let any = of_stage && is_reed_solomon && whole && carried.iter().filter(|bit| **bit).count() == checks;
        if !any && !carried.iter().copied().eq(last) {
            let message = format!("the check pins do not carry the last {checks} bits of every codeword of {n} bits");
            let help =
                format!("write one beat for each codeword, with {} data pins and {checks} check pins", n - checks);
            return spec.entry.value.check_pins.place.error("these pins", message).help(help).err();
        }
    }
    let of_check = constant::build(spec.constant.as_ref(), header)?;
    let check_bits = header.check_bits();
    let mut scheme = Algebraic {
        id: spec.id.value.clone(),
        name: spec.name.value.clone(),
        source: spec.source.value.clone(),
        notes: spec.notes.clone(),
        geometry: header,
        codewords,
        family,
        radius,
        erasures,
        group,
        constant: of_check.iter().filter_map(|bit| check_bits.binary_search(bit).ok()).collect(),
        address: None,
        claims: spec.claims.clone(),
        file: file.clone(),
    };
    scheme.address = spec.address.as_ref().map(|address| address::build(address, spec, &scheme)).transpose()?;
    build::address_claim(spec)?;
    Ok((scheme, layout))
}

/// The code, its radius and its erasures.
fn ball(spec: &SchemeSpec) -> Checked<(Family, usize, usize)> {
    match (&spec.code.value, &spec.corrects.value[0].value) {
        (CodeSpec::ReedSolomon(rs), CorrectsSpec::CodeSymbols(c)) => {
            let family = reed_solomon(rs)?;
            // With more errors, a word can be as near to another codeword.
            let most = (family.distance() - 1) / 2;
            let t = c.up_to.checked("`up-to`", "a correctable pattern has", "symbols")?;
            if t > most {
                let message = format!("{t} symbols cannot be corrected with {} check symbols", family.check_symbols());
                let help = format!("write at most {most}: each error takes two check symbols");
                return c.up_to.error("too many symbols", message).help(help).err();
            }
            let Some(e) = c.erasures else { return Ok((family, t, 0)) };
            let erasures = e.value as usize;
            if erasures > family.check_symbols() {
                let message =
                    format!("{erasures} symbols cannot be erased with {} check symbols", family.check_symbols());
                let help = format!("write at most {}: each erasure takes one check symbol", family.check_symbols());
                return e.error("too many erasures", message).help(help).err();
            }
            Ok((family, t, erasures))
        }
        (CodeSpec::Bch(b), CorrectsSpec::Any(any)) => {
            let family = bch(b)?;
            let t = any.bits.checked("`bits`", "a correctable pattern has", "bits")?;
            if t > b.errors.value as usize {
                let message = format!("{t} bits cannot be corrected by a BCH code for {} errors", b.errors.value);
                let help = format!("write at most {}, or a higher `errors` in the code", b.errors.value);
                return any.bits.error("too many bits", message).help(help).err();
            }
            Ok((family, t, 0))
        }
        _ => unreachable!("`unlisted` names only these codes"),
    }
}

/// The rule on corrections of many symbols.
fn group(spec: &SchemeSpec, radius: usize) -> Checked<Option<Group>> {
    let CorrectsSpec::CodeSymbols(CodeSymbolsSpec { within_group: Some(rule), erasures, .. }) =
        &spec.corrects.value[0].value
    else {
        return Ok(None);
    };
    if let Some(erasures) = erasures {
        let error = erasures.error("not supported", "erased symbols together with `within-group`");
        return error.help("leave out one of both keys").err();
    }
    let symbols = rule.value.symbols.checked("`symbols`", "a group has", "symbols")?;
    let above = rule.value.above.checked("`above`", "anywhere are corrected", "symbols")?;
    if symbols < radius {
        let message = format!("a group of {symbols} symbols cannot have {radius} wrong ones");
        let help = format!("write at least {radius} symbols, or a smaller `up-to`");
        return rule.value.symbols.error("too small a group", message).help(help).err();
    }
    if above >= radius {
        let message = format!("no correction has more than {above} symbols, so the rule would never apply");
        let help = format!("write `above` as less than `up-to`, which is {radius}");
        return rule.value.above.error("too many symbols", message).help(help).err();
    }
    Ok(Some(Group { above, symbols }))
}

/// Rejects rules of the entry, which need listed patterns, and layouts, except in schemes of stages.
fn only_a_ball(spec: &SchemeSpec, purpose: Purpose) -> Checked<()> {
    let sanity_check = spec.sanity_check.as_ref().filter(|s| s.value != Default::default());
    let confirmation = spec.pair_confirmation.as_ref().filter(|p| p.value != Default::default());
    let constant = spec.constant.as_ref().filter(|c| c.value.data.is_some());
    let is_identity = matches!(spec.layout.value, LayoutSpec::Identity);
    let layout = (purpose != Purpose::Stage && !is_identity).then_some(spec.layout.place);
    // The key of the file that each rule has, and the place of the rule if the file states it.
    let rules = [
        ("sanity-check", sanity_check.map(|rule| rule.place)),
        ("pair-confirmation", confirmation.map(|rule| rule.place)),
        ("enables", spec.enables.first().map(|enable| enable.value.name.place)),
        ("constant", constant.map(|constant| constant.place)),
        ("layout", layout),
    ];
    if purpose != Purpose::Addresses
        && let Some(address) = &spec.address
    {
        let message = "only `eccforge check` takes the `address` of a code whose correctable set is not listed";
        let error = address.error("this address", message);
        return error.help("remove `address`: errors of stored bits at the right address have the same outcomes").err();
    }
    let Some((key, place)) = rules.into_iter().find_map(|(key, place)| Some((key, place?))) else { return Ok(()) };
    let message = format!("`{key}` is not supported for a correctable set that is not listed");
    place
        .error("this rule", message)
        .help("leave it out (`layout: identity`), or correct a set that can be listed")
        .err()
}

fn reed_solomon(spec: &ReedSolomonSpec) -> Checked<Family> {
    let (code, middle) = code::reed_solomon_points(spec, u32::MAX, MAX_ENTRY_BITS)?;
    match middle {
        Some(place) => {
            let error = place.error("this symbol", "`middle` has no locator, so algebra does not decode it");
            error.help("extend the code by `zero` and `infinity`").err()
        }
        None => Ok(Family::ReedSolomon(code)),
    }
}

fn bch(spec: &BchSpec) -> Checked<Family> {
    let mut field = code::field(&spec.polynomial)?;
    let k = spec.k.checked("k", "a codeword has", "data bits")?;
    let errors = spec.errors.checked("`errors`", "a BCH code corrects", "errors")?;
    // Read from the other end, the roots are the inverses: those of the reciprocal polynomial.
    if spec.order == Some(BitOrderSpec::LsbFirst) {
        let reciprocal = spec.polynomial.value.reverse_bits() >> spec.polynomial.value.leading_zeros();
        field = code::field(&Spanned { value: reciprocal, place: spec.polynomial.place })?;
    }
    let (order, bits) = (field.order(), field.bits());
    let code = Bch::new(field, errors, k, spec.extended).ok_or_else(|| {
        let message = format!("k = {k} is too long for GF(2^{bits}): with its check bits it exceeds {order} bits");
        let help = "use a smaller k or a primitive polynomial of greater degree";
        Box::new(spec.k.error("too long", message).help(help))
    })?;
    Ok(Family::Bch(code))
}
