//! GF(2^8) with the primitive polynomial x^8+x^6+x^5+x+1 (0x163) and alpha = x; bit k of a symbol has value alpha^k.
//!
//! All arithmetic is from `galois_field_2pm`. Its table back end is right only for primitive polynomials, so a test
//! compares it with the crate's polynomial-division back end, product by product.

use galois_field_2pm::GaloisField;
use galois_field_2pm::gf2_lut::{GFu8, GaloisFieldLut};

/// An element of GF(2^8), polynomial 0x163.
pub(crate) type Gf = GFu8<0x163>;

/// The order of alpha: its powers repeat after 255.
pub(crate) const ORDER: usize = 255;

pub(crate) fn alpha(power: usize) -> Gf {
    // The crate takes signed powers; large ones would wrap round.
    Gf::alpha_pow((power % ORDER) as isize)
}

/// The discrete logarithm: the power in 0..255 with alpha^power = element; `None` for zero.
pub(crate) fn log(element: Gf) -> Option<usize> {
    usize::try_from(element.log_alpha()).ok()
}

/// The unknowns x_c with `sum_c x_c columns[c] = target`, by Gaussian elimination; `None` unless there is exactly one answer.
///
/// `columns[c][k]`: coefficient of unknown `c` in equation `k`. As many equations as unknowns.
pub(crate) fn solve(columns: &[Vec<Gf>], target: &[Gf]) -> Option<Vec<Gf>> {
    let n = target.len();
    assert_eq!(columns.len(), n, "{} unknowns need as many equations, got {n}", columns.len());
    // rows[k]: the coefficients of equation k, then its right-hand side.
    let mut rows: Vec<Vec<Gf>> =
        (0..n).map(|k| columns.iter().map(|column| column[k]).chain([target[k]]).collect()).collect();
    for c in 0..n {
        let pivot = (c..n).find(|&k| rows[k][c] != Gf::ZERO)?;
        rows.swap(c, pivot);
        let scale = rows[c][c].inverse();
        for value in &mut rows[c] {
            *value *= scale;
        }
        let pivot_row = rows[c].clone();
        for (k, row) in rows.iter_mut().enumerate() {
            let factor = row[c];
            if k != c && factor != Gf::ZERO {
                for (value, &pivot_value) in row.iter_mut().zip(&pivot_row) {
                    *value -= factor * pivot_value;
                }
            }
        }
    }
    Some(rows.iter().map(|row| row[n]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use galois_field_2pm::gf2;

    #[test]
    fn the_table_field_equals_the_polynomial_field_on_every_product() {
        type Slow = gf2::GFu8<0x163>;
        for a in 0..=255u8 {
            for b in 0..=255u8 {
                assert_eq!((Gf::new(a) * Gf::new(b)).value, (Slow::new(a) * Slow::new(b)).value, "{a} * {b}");
            }
        }
    }

    #[test]
    fn alpha_is_primitive_and_log_undoes_it() {
        let mut power = Gf::ONE;
        for i in 0..ORDER {
            assert_eq!(power, alpha(i));
            assert_eq!(log(power), Some(i));
            assert_eq!(i == 0, power == Gf::ONE, "alpha^{i}");
            power *= Gf::new(2);
        }
        assert_eq!(power, Gf::ONE);
        assert_eq!(log(Gf::ZERO), None);
    }

    #[test]
    fn elimination_solves_a_vandermonde_system_and_refuses_a_singular_one() {
        let mut columns: Vec<Vec<Gf>> = Vec::new();
        for locator in [8, 17, 26, 35] {
            columns.push((0..4).map(|power| alpha(power * locator)).collect());
        }
        let answer = [7, 0, 255, 16].map(Gf::new);
        let mut target = vec![Gf::ZERO; 4];
        for (column, value) in columns.iter().zip(answer) {
            for (sum, element) in target.iter_mut().zip(column) {
                *sum += *element * value;
            }
        }
        assert_eq!(solve(&columns, &target).unwrap(), answer);
        assert!(solve(&[columns[0].clone(), columns[0].clone()].map(|c| c[..2].to_vec()), &target[..2]).is_none());
    }
}
