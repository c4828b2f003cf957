//! Bounds that no search can beat, for codes whose columns are all odd; and what columns of Panchenko's code can reach.

/// Fewest codewords of weight 4 of a code with `n` distinct columns of odd weight out of 2^(r-1), and with it the fewest
/// triples that look like a fourth column: four for each.
///
/// Let p(s) be the number of pairs of columns with sum s. Every codeword of weight 4 splits into two pairs of equal sum in
/// three ways, so there are sum C(p(s), 2) / 3 of them, over the 2^(r-1) - 1 even vectors that are not zero; C(x, 2) is
/// convex and the p(s) sum to C(n, 2), so the sum is least where they differ by at most one.
pub fn fewest_weight_4_words(n: u64, r: u32) -> u64 {
    let sums = (1u64 << (r - 1)) - 1;
    let pairs = n * (n - 1) / 2;
    let (low, more) = (pairs / sums, pairs % sums);
    let choose_2 = |x: u64| x * x.saturating_sub(1) / 2;
    (more * choose_2(low + 1) + (sums - more) * choose_2(low)).div_ceil(3)
}

/// Fewest miscorrected pairs of a code with `n` columns among the 2^(r-1) odd vectors that corrects single bits and
/// `symbols` disjoint pairs.
///
/// For an even vector s that is not zero, the 2^(r-1) odd vectors form 2^(r-2) pairs of sum s. With p(s) pairs inside the
/// columns and m(s) inside the unused vectors, 2^(r-1) - n = 2 m(s) + (mixed pairs) and n = 2 p(s) + (mixed pairs), so
/// p(s) = n - 2^(r-2) + m(s). Each syndrome of a correctable pair is also that of p(s) - 1 others.
pub fn fewest_miscorrected_pairs(n: u64, r: u32, symbols: u64) -> u64 {
    symbols * (n.saturating_sub(1 << (r - 2))).saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bounds_for_72_64_are_those_of_the_literature() {
        // Sum of lambda = 2 556 over 127 vectors: 16 of 21 and 111 of 20 pairs give 24 450, a third of it 8 150.
        assert_eq!(fewest_weight_4_words(72, 8), 8_150);
        assert_eq!(fewest_miscorrected_pairs(72, 8, 36), 252);
    }

    /// Panchenko's columns for r = 8: those with p number i are 16 i to 16 i + 15.
    fn five_classes() -> Vec<u16> {
        [1u16, 2, 4, 8, 15].iter().flat_map(|p| (0..16).map(move |u| p << 4 | u)).collect()
    }

    /// For each vector, how many pairs of these columns have it as their sum.
    fn sums(columns: &[u16]) -> Vec<usize> {
        let mut sums = vec![0; 256];
        (0..columns.len()).for_each(|a| columns[..a].iter().for_each(|b| sums[usize::from(columns[a] ^ b)] += 1));
        sums
    }

    #[test]
    fn five_classes_of_columns_have_no_sum_of_two_among_them_and_every_other_vector_is_one() {
        let columns = five_classes();
        let sums = sums(&columns);
        for v in 1..256u16 {
            let expected = match (columns.contains(&v), v >> 4) {
                (true, _) => 0,
                (false, 0) => 40,
                (false, _) => 16,
            };
            assert_eq!(sums[usize::from(v)], expected, "{v:#x}");
        }
    }

    #[test]
    fn five_classes_of_columns_miscorrect_at_least_426_pairs() {
        // What is left out of each class: eight columns of all, in every way by numbers, at three places each.
        let mut least = usize::MAX;
        for code in 0..9usize.pow(4) {
            let mut r = [code % 9, code / 9 % 9, code / 81 % 9, code / 729, 0];
            let Some(last) = 8usize.checked_sub(r.iter().sum()) else { continue };
            r[4] = last;
            for step in [1, 3, 7] {
                let out = |i: usize| (0..r[i]).map(move |j| 16 * i + (i + j * step) % 16).collect::<Vec<_>>();
                let out: Vec<usize> = (0..5).flat_map(out).collect();
                let all = five_classes();
                let columns: Vec<u16> = (0..80).filter(|i| !out.contains(i)).map(|i| all[i]).collect();
                let sums = sums(&columns);
                for v in (1..256usize).filter(|v| !all.contains(&(*v as u16))) {
                    let classes = (0..5).flat_map(|p| (0..p).map(move |q| [p, q]));
                    match classes.clone().find(|[p, q]| usize::from((all[16 * p] ^ all[16 * q]) >> 4) == v >> 4) {
                        Some([p, q]) => assert!(sums[v] >= 16 - (r[p] + r[q]).min(16), "{r:?} {v:#x}"),
                        None => assert!(sums[v] >= 32, "{r:?} {v:#x}"),
                    }
                }
            }
            least = least.min(36 * 15 - r.iter().map(|r| r * (16 - r)).sum::<usize>());
        }
        assert_eq!(least, 426);
    }

    #[test]
    fn no_choice_of_columns_of_a_small_code_beats_the_bounds() {
        // All sets of six of the eight odd vectors of four bits.
        let odd: Vec<u16> = (0..16u16).filter(|v| v.count_ones() % 2 == 1).collect();
        for mask in (0u32..256).filter(|m| m.count_ones() == 6) {
            let columns: Vec<u16> = (0..8).filter(|i| mask >> i & 1 == 1).map(|i| odd[i]).collect();
            let sum = |bits: [usize; 4]| bits.iter().fold(0, |s, b| s ^ columns[*b]);
            let mut words = 0;
            for a in 0..6 {
                for b in a + 1..6 {
                    for c in b + 1..6 {
                        words += (c + 1..6).filter(|d| sum([a, b, c, *d]) == 0).count() as u64;
                    }
                }
            }
            assert!(words >= fewest_weight_4_words(6, 4), "{columns:?}: {words}");
            let pairs = (1..16u16).filter(|s| s.count_ones() % 2 == 0);
            let least = pairs
                .map(|s| {
                    (0..6)
                        .flat_map(|a| (0..a).map(move |b| (a, b)))
                        .filter(|(a, b)| columns[*a] ^ columns[*b] == s)
                        .count() as u64
                })
                .min();
            assert!(least.unwrap() > fewest_miscorrected_pairs(6, 4, 1), "each sum has as many pairs");
        }
    }
}
