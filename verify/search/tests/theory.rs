//! Tests of bounds that no search can beat, for codes whose columns are all odd, and of the counts that columns of
//! Panchenko's code can reach.

/// Fewest codewords of weight 4 of a code with `n` distinct columns of odd weight out of 2^(r-1), and with it the fewest
/// triples that look like a fourth column: four for each.
///
/// Let p(s) be the number of pairs of columns with sum s. Every codeword of weight 4 splits into two pairs of equal sum in
/// three ways, so there are sum C(p(s), 2) / 3 of them, over the 2^(r-1) - 1 even vectors that are not zero; C(x, 2) is
/// convex and the p(s) sum to C(n, 2), so the sum is least where they differ by at most one.
pub fn fewest_weight_4_words(n: u64, r: u32) -> u64 {
    let sums = (1u64 << (r - 1)) - 1;
    let pairs = n * (n - 1) / 2;
    fewest_of_equal_sum(pairs, sums).div_ceil(3)
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

/// Fewest codewords of weight 4 of a code with `n` of the 5 x 2^(r-4) columns of Panchenko's code, for `r` from 5 on: (p, u) with
/// p one of five vectors of four bits, of which the fifth is the sum of the others, and u any of r - 4 bits.
///
/// A sum of two columns with different p determines both, because no two of the ten sums p + q are equal; a sum of two with the
/// same p is (0, d). With k_p columns of each p there are k_p k_q sums over 2^(r-4) values for each p and q, and sum C(k_p, 2)
/// over 2^(r-4) - 1, so the count of [`fewest_weight_4_words`] applies to each of them.
pub fn fewest_weight_4_words_of_five_classes(n: u64, r: u32) -> u64 {
    let size = 1u64 << (r - 4);
    let words = |out: [u64; 5]| {
        let k = out.map(|out| size - out);
        let mixed = (0..5).flat_map(|p| (0..p).map(move |q| k[p] * k[q]));
        let within = k.iter().map(|k| k * k.saturating_sub(1) / 2).sum();
        (mixed.map(|sums| fewest_of_equal_sum(sums, size)).sum::<u64>() + fewest_of_equal_sum(within, size - 1))
            .div_ceil(3)
    };
    left_out(n, size).map(words).min().unwrap_or(0)
}

/// Fewest miscorrected pairs of a code with `n` of Panchenko's columns that corrects single bits and every two neighbours.
///
/// If r_p columns of each p are left out, the sum of columns with p and q occurs at least 2^(r-4) - r_p - r_q times. The sum of
/// two columns with one p occurs more often if at most 3 x 2^(r-5) columns are left out, which is assumed. Each column is in two
/// neighbouring pairs, the first and the last in one.
pub fn fewest_miscorrected_neighbours_of_five_classes(n: u64, r: u32) -> u64 {
    let size = 1u64 << (r - 4);
    let pairs = |out: [u64; 5]| {
        let ends = out[3] + out[4];
        ((n - 1) * (size - 1) + ends).saturating_sub(2 * out.iter().map(|out| out * (size - out)).sum::<u64>())
    };
    left_out(n, size).map(pairs).min().unwrap_or(0)
}

/// Number of columns of each class that may be left out so that `n` of five times `size` stay: the most first.
fn left_out(n: u64, size: u64) -> impl Iterator<Item = [u64; 5]> {
    let out = (5 * size).saturating_sub(n);
    let choices = (out + 1).pow(4);
    (0..choices).filter_map(move |code| {
        let [a, b, c, d] = [1, 2, 3, 4].map(|digit| code / (out + 1).pow(digit - 1) % (out + 1));
        let e = out.checked_sub(a + b + c + d)?;
        (size >= a && a >= b && b >= c && c >= d && d >= e).then_some([a, b, c, d, e])
    })
}

/// The least sum of C(x, 2) over `values` values of x that sum to `pairs`.
fn fewest_of_equal_sum(pairs: u64, values: u64) -> u64 {
    let (low, more) = (pairs / values, pairs % values);
    let choose_2 = |x: u64| x * x.saturating_sub(1) / 2;
    more * choose_2(low + 1) + (values - more) * choose_2(low)
}

#[test]
fn the_bounds_for_72_64_are_those_of_the_literature() {
    // Sum of lambda = 2 556 over 127 vectors: 16 of 21 and 111 of 20 pairs give 24 450, a third of it 8 150.
    assert_eq!(fewest_weight_4_words(72, 8), 8_150);
    assert_eq!(fewest_miscorrected_pairs(72, 8, 36), 252);
}

/// Panchenko's columns: for r = 8 those with p number i are 16 i to 16 i + 15.
fn five_classes(r: u32) -> Vec<u16> {
    [1u16, 2, 4, 8, 15].iter().flat_map(|p| (0..1 << (r - 4)).map(move |u| p << (r - 4) | u)).collect()
}

/// For each vector, how many pairs of these columns have it as their sum.
fn sums(columns: &[u16]) -> Vec<usize> {
    let mut sums = vec![0; 512];
    (0..columns.len()).for_each(|a| columns[..a].iter().for_each(|b| sums[usize::from(columns[a] ^ b)] += 1));
    sums
}

/// Number of codewords of weight 4: each splits in three ways into two pairs of equal sum.
fn words_of_weight_4(sums: &[usize]) -> usize {
    sums.iter().map(|x| x * x.saturating_sub(1) / 2).sum::<usize>() / 3
}

#[test]
fn five_classes_of_columns_have_no_sum_of_two_among_them_and_every_other_vector_is_one() {
    let columns = five_classes(8);
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

/// The third kind of large set: (p, u) with p one of nine vectors of five bits, none of which is the sum of two others.
fn nine_classes(r: u32) -> Vec<u16> {
    let classes = [1u16, 3, 4, 10, 15, 18, 23, 25, 31];
    classes.iter().flat_map(|p| (0..1 << (r - 5)).map(move |u| p << (r - 5) | u)).collect()
}

/// Whether each pair whose sum occurs `rare` times has a column in one of two classes, and every other sum occurs at least
/// three times as often.
fn only_two_classes_have_rare_sums(columns: &[u16], sums: &[usize], rare: usize) -> bool {
    let size = columns.len() as u16 / 9;
    let central = |c: &u16| [3, 31].contains(&(c / size));
    let mut pairs = (0..columns.len()).flat_map(|a| (0..a).map(move |b| [columns[a], columns[b]]));
    pairs.all(|[a, b]| match sums[usize::from(a ^ b)] {
        often if often == rare => central(&a) || central(&b),
        often => often >= 3 * rare,
    })
}

#[test]
fn nine_classes_of_columns_are_worse_for_72_64_than_five() {
    let columns = nine_classes(8);
    let sums = sums(&columns);
    assert!(columns.len() == 72 && columns.iter().all(|c| sums[usize::from(*c)] == 0));
    assert_eq!(words_of_weight_4(&sums) * 4, 30_968);
    assert!(only_two_classes_have_rare_sums(&columns, &sums, 8));
    // With 16 columns in these classes: 16 of 36 disjoint pairs, 32 of 71 neighbouring pairs.
    let disjoint = 16 * (8 - 1) + (36 - 16) * (24 - 1);
    let neighbours = 32 * (8 - 1) + (71 - 32) * (24 - 1);
    assert!(disjoint > 426 && neighbours > fewest_miscorrected_neighbours_of_five_classes(72, 8));
}

#[test]
fn nine_classes_of_columns_are_worse_for_137_128_than_five() {
    let columns = nine_classes(9);
    let sums = sums(&columns);
    assert!(columns.iter().all(|c| sums[usize::from(*c)] == 0));
    let words = words_of_weight_4(&sums);
    // A word of weight 4 with this column: three pairs of it and another column share their sum with the other two.
    let through = |c: &u16| {
        let others = columns.iter().filter(|d| *d != c);
        others.map(|d| sums[usize::from(c ^ d)] - 1).sum::<usize>() / 3
    };
    assert_eq!((words, columns.iter().map(through).max()), (64_492, Some(2_019)));
    // Seven are left out, and a sum comes at most seven times less often.
    let found = 181_688 / 4;
    assert!(words - 7 * 2_019 > found);
    assert!(only_two_classes_have_rare_sums(&columns, &sums, 16));
    let (few, many) = (64 * (16 - 7 - 1), (136 - 64) * (48 - 7 - 1));
    assert!(few + many > fewest_miscorrected_neighbours_of_five_classes(137, 9) as usize);
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
            let mut out: Vec<usize> = Vec::new();
            for (i, columns) in r.iter().enumerate() {
                out.extend((0..*columns).map(|j| 16 * i + (i + j * step) % 16));
            }
            let all = five_classes(8);
            let columns: Vec<u16> = (0..80).filter(|i| !out.contains(i)).map(|i| all[i]).collect();
            let sums = sums(&columns);
            for v in (1..256usize).filter(|v| !all.contains(&(*v as u16))) {
                let mut classes = (0..5).flat_map(|p| (0..p).map(move |q| [p, q]));
                match classes.find(|[p, q]| usize::from((all[16 * p] ^ all[16 * q]) >> 4) == v >> 4) {
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
fn the_bounds_of_five_classes_are_those_of_the_page() {
    let triples = |n, r| 4 * fewest_weight_4_words_of_five_classes(n, r);
    assert_eq!([triples(39, 7), triples(72, 8), triples(137, 9)], [4_284, 26_616, 181_680]);
    let pairs = [(39, 7), (72, 8), (137, 9)].map(|(n, r)| fewest_miscorrected_neighbours_of_five_classes(n, r));
    assert_eq!(pairs, [252, 839, 2_966]);
}

#[test]
fn no_16_columns_of_five_classes_of_four_have_fewer_words_of_weight_4() {
    let all = five_classes(6);
    let words = (0u32..1 << 20).filter(|mask| mask.count_ones() == 16).map(|mask| {
        let columns: Vec<u16> = (0..20).filter(|i| mask >> i & 1 == 1).map(|i| all[i]).collect();
        words_of_weight_4(&sums(&columns))
    });
    assert_eq!(words.min(), Some(fewest_weight_4_words_of_five_classes(16, 6) as usize));
}

#[test]
fn no_order_of_nine_columns_of_five_classes_of_two_miscorrects_fewer_pairs() {
    /// The fewest pairs that share a syndrome with two neighbours, over all ways to continue with the remaining
    /// columns.
    fn least(sums: &[usize], left: &[u16], last: u16, taken: &[u16]) -> Option<usize> {
        let next = left.iter().map(|c| (c, last ^ c)).filter(|(_, s)| !taken.contains(s));
        let rest = next.filter_map(|(c, s)| {
            let left: Vec<u16> = left.iter().copied().filter(|l| l != c).collect();
            Some(sums[usize::from(s)] - 1 + least(sums, &left, *c, &[taken, &[s]].concat())?)
        });
        if left.is_empty() { Some(0) } else { rest.min() }
    }
    let columns = &five_classes(5)[1..];
    let without = |c: u16| columns.iter().copied().filter(|l| *l != c).collect::<Vec<_>>();
    let found = columns.iter().filter_map(|c| least(&sums(columns), &without(*c), *c, &[])).min();
    assert_eq!(found, Some(fewest_miscorrected_neighbours_of_five_classes(9, 5) as usize));
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
        let mut pairs_of_sum = [0u64; 16];
        for a in 0..6 {
            for b in 0..a {
                pairs_of_sum[usize::from(columns[a] ^ columns[b])] += 1;
            }
        }
        let least = (1..16usize).filter(|sum| sum.count_ones() % 2 == 0).map(|sum| pairs_of_sum[sum]).min();
        assert!(least.unwrap() > fewest_miscorrected_pairs(6, 4, 1), "each sum has as many pairs");
    }
}
