//! Exact numbers as text for people: decimals, percentages, odds and powers.

use crate::grouped;
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};

/// A rational as a decimal with `digits` places, rounded half up (half away from zero).
pub fn decimal(value: &BigRational, digits: u32) -> String {
    let scale = BigRational::from_integer(BigInt::from(10).pow(digits));
    let rounded = (value * scale).round().to_integer();
    let sign = if rounded.sign() == num_bigint::Sign::Minus { "-" } else { "" };
    let text = format!("{:0>width$}", rounded.magnitude().to_string(), width = digits as usize + 1);
    let (whole, fraction) = text.split_at(text.len() - digits as usize);
    if digits == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") }
}

/// A count; from 2^40 on four digits, rounded half up, and a power of ten, which may exceed the range of a float.
pub fn rounded(count: &BigUint) -> String {
    let digits = count.to_string();
    // Up to 13 digits fit a column of a table.
    if count.bits() <= 40 {
        return digits;
    }
    let (first_four, next) = (digits[..4].parse::<u32>().unwrap_or(0), digits.as_bytes()[4]);
    let (leading, exponent) = match first_four + u32::from(next >= b'5') {
        // 9999.5 rounds up to a number of five digits.
        10_000 => (1000, digits.len()),
        leading => (leading, digits.len() - 1),
    };
    format!("{}.{:03}e{exponent}", leading / 1000, leading % 1000)
}

/// A probability as six digits and a power of ten, which may exceed the range of a float.
pub fn scientific(p: &BigRational) -> String {
    if p.is_zero() {
        return "0".to_owned();
    }
    // Uses whole numbers, because reducing fractions with this number of digits at every step would take minutes.
    let (mut numerator, mut exponent) = (p.numer().clone(), 0);
    while numerator < *p.denom() {
        numerator *= 10;
        exponent -= 1;
    }
    let scaled: BigInt = (numerator * 200_000 + p.denom()) / (p.denom() * 2);
    let value = BigRational::new(scaled, 100_000.into());
    let digits = decimal(&value, 5);
    // 9.999999 rounds up to 10.
    if digits.starts_with("10.") { format!("1.00000e{}", exponent + 1) } else { format!("{digits}e{exponent}") }
}

/// A rate or a share that may be small by orders of magnitude, in scientific notation.
pub fn in_powers(value: f64) -> String {
    if value == 0.0 { "0".to_owned() } else { format!("{value:.3e}") }
}

/// A probability as a percentage with four places; zero is "0".
pub fn percent(p: &BigRational) -> String {
    if p.is_zero() {
        return "0".into();
    }
    let hundred = BigRational::from_integer(BigInt::from(100));
    let text = decimal(&(p * &hundred), 4);
    // Four places would show a small probability as zero.
    if text != "0.0000" {
        return text;
    }
    format!("{:.1e}", (p * hundred).to_f64().unwrap_or(0.0))
}

/// 1/p to three significant digits.
pub fn odds(p: &BigRational) -> String {
    if p.is_zero() {
        return "\u{2014}".into();
    }
    let one_in = (BigRational::one() / p).to_f64().unwrap_or(0.0);
    // Longer numbers are not readable as digits.
    if !one_in.is_finite() || one_in >= 1e15 {
        return format!("{one_in:.2e}").replace("inf", "1e308 or more");
    }
    let scale = 10f64.powi(one_in.log10().floor() as i32 - 2);
    match one_in {
        ..100.0 => format!("{one_in:.*}", if one_in < 10.0 { 2 } else { 1 }),
        _ => grouped(&format!("{:.0}", (one_in / scale).round() * scale)),
    }
}

/// A fraction in lowest terms; large powers of two remain powers.
pub fn powers_of_two(p: &BigRational) -> String {
    let twos = p.denom().trailing_zeros().unwrap_or(0);
    // Small powers of two are shorter as digits.
    if twos > 20 && *p.denom() == BigInt::one() << twos {
        return format!("{} / 2^{twos}", p.numer());
    }
    if p.is_integer() { p.numer().to_string() } else { format!("{} / {}", p.numer(), p.denom()) }
}
