//! Tests of constructions against the definitions in their sources: words of polynomials, values of functions, squares and
//! bursts.

use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_gf::field::Field;
use eccforge_gf::gf2::Span;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use eccforge_scheme::{Scheme, Space};
use std::collections::BTreeSet;

/// A scheme with this code and this `corrects` list. Its entry is one beat, whose pins are the bits of one codeword.
pub fn read(code: &str, [k, r]: [usize; 2], corrects: &str) -> Checked<Scheme> {
    let text = format!(
        "eccforge: 1\nid: constructed\nname: x\nsource: x\nentry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\n\
         codewords: 1\nlayout: identity\ncode: {{{code}}}\ncorrects: [{corrects}]\non-detection: due\n"
    );
    Scheme::from_text(&SourceFile::new("c.yaml", &text), None)
}

fn built(code: &str, size: [usize; 2], corrects: &str) -> Scheme {
    read(code, size, corrects).unwrap_or_else(|e| panic!("{code}: {e:?}"))
}

/// Whether a word has syndrome zero.
fn is_word(scheme: &Scheme, ones: impl Iterator<Item = usize>) -> bool {
    scheme.code.h.syndrome(ones) == 0
}

/// The least weight of a word other than zero; `None` if it is above `most`.
fn lightest(scheme: &Scheme, most: usize) -> Option<usize> {
    let columns = scheme.code.h.columns();
    let mut sums: Vec<(u64, usize)> = vec![(0, 0)];
    for weight in 1..=most {
        let grown = |(sum, first): &(u64, usize)| {
            (*first..columns.len()).map(|b| (sum ^ columns[b], b + 1)).collect::<Vec<_>>()
        };
        sums = sums.iter().flat_map(grown).collect();
        if sums.iter().any(|(sum, _)| *sum == 0) {
            return Some(weight);
        }
    }
    None
}

#[test]
fn a_quadratic_residue_code_is_cyclic_and_closed_under_multiplication_by_residues() {
    // Minimum distances [MacWilliams and Sloane, Figure 16.2].
    for (p, distance) in [(7, 3), (17, 5), (23, 7), (31, 7)] {
        let k = usize::div_ceil(p, 2);
        let code = built(&format!("quadratic-residue: {{prime: {p}, order: lsb-first}}"), [k, p - k], "");
        let extended = built(&format!("quadratic-residue: {{prime: {p}, extended: true}}"), [k, p + 1 - k], "");
        // The data bit 0 and its check bits: a word whose shifts span the code.
        let word: Vec<usize> = {
            let equations = eccforge_scheme::check_equations(&code, 0);
            let checks = equations.iter().filter(|(_, support)| support.contains(&0)).map(|(check, _)| *check);
            [0].into_iter().chain(checks).collect()
        };
        for shift in 0..p {
            assert!(is_word(&code, word.iter().map(|bit| (bit + shift) % p)), "{p}: shift {shift}");
        }
        // i -> q i for a quadratic residue q maps words to words, for a non-residue not all of them.
        let residues: BTreeSet<usize> = (1..p).map(|i| i * i % p).collect();
        for q in 1..p {
            let mapped = (0..p).all(|shift| is_word(&code, word.iter().map(|bit| (bit + shift) * q % p)));
            assert_eq!(mapped, residues.contains(&q), "{p}: times {q}");
        }
        assert_eq!(lightest(&code, distance.min(5)), (distance <= 5).then_some(distance), "{p}");
        assert_eq!(lightest(&extended, 5), (distance < 5).then_some(distance + 1), "{p}");
    }
    // Golay's code of length 23 has one of two generators [Golay 1949; MacWilliams and Sloane, Chapter 2, Section 6].
    let golay = built("quadratic-residue: {prime: 23}", [12, 11], "");
    let generated = [0xae3, 0xc75].map(|g| built(&format!("cyclic: {{k: 12, generator: {g}}}"), [12, 11], "").code);
    assert!(generated.contains(&golay.code));
    // Extended by `cyclic` too.
    let extended =
        [0xae3, 0xc75].map(|g| built(&format!("cyclic: {{k: 12, generator: {g}, extended: true}}"), [12, 12], "").code);
    assert!(extended.contains(&built("quadratic-residue: {prime: 23, extended: true}", [12, 12], "").code));
}

#[test]
fn the_words_of_a_reed_muller_code_are_the_polynomials_of_its_degree() {
    for (order, m) in [(0u32, 4u32), (1, 3), (1, 4), (2, 4), (1, 5), (2, 5), (3, 5), (2, 6), (5, 7)] {
        let monomials: Vec<u32> = (0..1 << m).filter(|s: &u32| s.count_ones() <= order).collect();
        let (n, k) = (1usize << m, monomials.len());
        let scheme = built(&format!("reed-muller: {{order: {order}, variables: {m}}}"), [k, n - k], "");
        let mut points: Vec<u32> = (0..1 << m).collect();
        points.sort_by_key(|point| (point.count_ones() > order, *point));
        // Each monomial is a word; k independent ones are all.
        for monomial in monomials {
            assert!(
                is_word(&scheme, (0..n).filter(|b| points[*b] & monomial == monomial)),
                "RM({order},{m}): {monomial:b}"
            );
        }
        let systematic: Vec<u64> = (0..n - k).map(|j| 1 << j).collect();
        assert_eq!(scheme.code.h.columns()[k..], systematic);
    }
}

#[test]
fn cells_of_orthogonal_latin_squares_share_one_check_bit_at_most() {
    for (side, errors) in
        [(2u32, 1u32), (6, 1), (10, 1), (16, 1), (3, 2), (4, 2), (5, 2), (5, 3), (7, 4), (8, 4), (16, 2), (11, 2)]
    {
        let [k, r] = [side * side, 2 * errors * side].map(|bits| bits as usize);
        let scheme = built(&format!("latin-squares: {{side: {side}, errors: {errors}}}"), [k, r], "");
        let columns = scheme.code.h.columns();
        for (b, column) in columns[..k].iter().enumerate() {
            // One check bit in each group, and the first two groups are rows and columns.
            let groups = (0..2 * errors).map(|g| column >> (side * g) & ((1 << side) - 1));
            assert!(groups.clone().all(|group| group.is_power_of_two()));
            let at: Vec<u32> = groups.take(2).map(|group| group.trailing_zeros()).collect();
            assert_eq!(at, [b as u32 / side, b as u32 % side]);
            assert!(
                columns[..b].iter().all(|other| (other & column).count_ones() <= 1),
                "side {side}, {errors} errors"
            );
        }
        assert!(columns[k..].iter().enumerate().all(|(j, column)| *column == 1 << j));
        if errors == 2 {
            assert_eq!(
                built(&format!("latin-squares: {{side: {side}, errors: 2}}"), [k, r], "any: {bits: 2}").code,
                scheme.code
            );
        }
    }
}

#[test]
fn b_adjacent_codes_are_the_matrices_of_powers_that_are_published() {
    // Two check symbols of b bits: columns are I over the powers of the companion matrix T, which is multiplication
    // by alpha [Bossen 1970].
    for polynomial in [0b1011u64, 0b1_0011, 0x11d] {
        let b = polynomial.ilog2() as usize;
        let all = (1usize << b) - 1;
        let code = built(
            &format!("b-adjacent: {{polynomial: {polynomial}, data-symbols: {all}}}"),
            [all * b, 2 * b],
            "code-symbols: {up-to: 1}",
        );
        let times_alpha = |v: u64| if v >> (b - 1) & 1 == 1 { v << 1 ^ polynomial } else { v << 1 };
        let powers = std::iter::successors(Some(1), |power| Some(times_alpha(*power))).take(all);
        let symbols: BTreeSet<Vec<u64>> = code.code.h.columns()[..all * b].chunks(b).map(<[u64]>::to_vec).collect();
        let both = |pair: &[u64; 2]| Some(pair.map(times_alpha));
        let column =
            |first| std::iter::successors(Some([first, 1]), both).take(b).map(|[low, high]| low | high << b).collect();
        assert_eq!(symbols, powers.map(column).collect());
    }
}

#[test]
fn a_fire_code_is_generated_by_its_product_and_corrects_every_burst() {
    // (279,265) with bursts of 5 [Lin and Costello, Example 20.3]: (x^9 + 1)(x^5 + x^2 + 1).
    let code = built("fire: {k: 265, burst: 5, polynomial: 0b100101}", [265, 14], "adjacent: {bits: 5}");
    assert_eq!(code.code, built("cyclic: {k: 265, generator: 0x4a25}", [265, 14], "").code);
    assert_eq!(Space::bursts(&code.corrects[0], &code.code), Some(5));
    assert_eq!(Space::bursts(&[], &code.code), None, "a code that only detects corrects no burst");
    // (35,27) with bursts of 3 is as long as can be.
    built("fire: {k: 27, burst: 3, polynomial: 0b1011}", [27, 8], "adjacent: {bits: 3}");
    let error = read("fire: {k: 28, burst: 3, polynomial: 0b1011}", [28, 8], "").unwrap_err();
    assert!(error.message().contains("36 bits are too long for this Fire code, which has at most 35"), "{error:?}");
    let clash = read("fire: {k: 27, burst: 3, polynomial: 0b1011}", [27, 8], "adjacent: {bits: 4}").unwrap_err();
    assert!(clash.message().contains("have the same syndrome"), "{clash:?}");
    built("fire: {k: 32, burst: 10, polynomial: 0b10000001001}", [32, 29], "adjacent: {bits: 10}");
}

#[test]
fn any_three_symbols_of_a_triply_extended_code_have_independent_columns() {
    // The (6,3) code over GF(4) is the hexacode [MacWilliams and Sloane, Chapter 11, Theorem 10].
    for (polynomial, m, symbols) in [(0b111, 2, 6), (0b1011, 3, 10), (0b1_0011, 4, 18)] {
        let rs = format!(
            "reed-solomon: {{polynomial: {polynomial}, symbols: {symbols}, check-symbols: 3, extension: [zero, infinity, middle]}}"
        );
        let scheme = built(&rs, [(symbols - 3) * m, 3 * m], "code-symbols: {up-to: 1}");
        let columns = scheme.code.h.columns();
        // The sums of the columns of each symbol other than zero.
        let mut sums: Vec<Vec<u64>> = Vec::new();
        for columns in columns.chunks(m) {
            let mut of_symbol = vec![0];
            for column in columns {
                let with_column: Vec<u64> = of_symbol.iter().map(|sum| sum ^ column).collect();
                of_symbol.extend(with_column);
            }
            sums.push(of_symbol[1..].to_vec());
        }
        for a in 0..symbols {
            for b in a + 1..symbols {
                let mut pair: BTreeSet<u64> = BTreeSet::new();
                for sum in &sums[a] {
                    pair.extend(sums[b].iter().map(|other| sum ^ other));
                }
                let is_in_a_third = sums[b + 1..].iter().flatten().any(|sum| pair.contains(sum));
                assert!(!pair.contains(&0) && !is_in_a_third, "{a} {b}");
            }
        }
    }
}

#[test]
fn any_r_symbols_of_a_doubly_extended_code_have_independent_columns() {
    // MDS: d = r + 1. Exhaustive over all C(18,2) pairs of the (18,16) code of I:SSC.
    let field = Field::new(0x163).unwrap();
    let mut locators: Vec<Locator> = (0..16).map(|c| Locator::Element(field.power(c))).collect();
    locators.extend([Locator::Zero, Locator::Infinity]);
    let code = ReedSolomon { field, check_symbols: 2, first_power: 0, locators, multipliers: Vec::new() };
    let columns = code.binary_columns();
    for a in 0..18 {
        for b in 0..a {
            let span = Span::of(columns[8 * a..8 * a + 8].iter().chain(&columns[8 * b..8 * b + 8]).copied());
            assert_eq!(span.dimension(), 16, "symbols {a} and {b}");
        }
    }
}

#[test]
fn any_bits_within_a_run_are_those_patterns_and_no_others() {
    // Patterns by definition, against those of the spaces.
    let n = 13;
    for (bits, within, aligned) in
        [(2, 4, false), (3, 5, false), (2, 13, false), (3, 3, false), (1, 2, false), (2, 13, true)]
    {
        let listed = format!("any: {{bits: {bits}, within: {within}, aligned: {aligned}}}");
        // Distance does not matter here: a code that corrects three of 13 bits.
        let scheme = read(
            "matrix: {n: 13, encoding: hex, part: data, rows: ['1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1', '1']}",
            [1, 12],
            &listed,
        );
        let scheme = scheme.unwrap_or_else(|e| panic!("{listed}: {e:?}"));
        let mut members: BTreeSet<Vec<usize>> = BTreeSet::new();
        for space in &scheme.corrects[0] {
            members.extend((1..1u64 << space.dimension()).map(|member| space.pattern(member)));
        }
        let mut expected: BTreeSet<Vec<usize>> = BTreeSet::new();
        for word in 1..1u32 << n {
            let pattern: Vec<usize> = (0..n).filter(|bit| word >> bit & 1 == 1).collect();
            let (first, last) = (pattern[0], pattern[pattern.len() - 1]);
            let fits = if aligned { first / within == last / within } else { last - first < within };
            if pattern.len() <= bits && fits {
                expected.insert(pattern);
            }
        }
        assert_eq!(members, expected, "{listed}");
    }
    let symbols = built(
        "bch: {k: 7, polynomial: 0b10011, errors: 2, extended: true}",
        [7, 9],
        "any: {bits: 2, within: 4, aligned: true}",
    );
    assert_eq!(symbols.corrects[0].len(), 4 * 6);
}
