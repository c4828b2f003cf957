//! Weight enumerators that are published as formulas or tables, each figure a fact with its source.

use crate::small;
use eccforge_exact::weights::Enumerators;
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// Figures of one code: the number of words of each weight but zero. Weights that are not listed have no word.
struct Published {
    source: &'static str,
    /// The `code` of a scheme file, with its data bits and check bits.
    code: String,
    size: [usize; 2],
    /// Whether the figures are of the dual code.
    dual: bool,
    words: Vec<(usize, BigUint)>,
}

impl Published {
    /// The figures that differ from those of the program.
    fn differing(&self) -> Vec<usize> {
        let [k, r] = self.size;
        let keys = format!(
            "entry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\ncode: {{{}}}\ncorrects: []\n\
             on-detection: due",
            self.code
        );
        let found =
            Enumerators::new(&small::scheme("published", &keys).code).unwrap_or_else(|e| panic!("{}: {e}", self.code));
        let found = if self.dual { found.dual } else { found.code };
        let listed = |weight: usize| self.words.iter().find(|(w, _)| *w == weight).map(|(_, words)| words.clone());
        (1..=k + r).filter(|&weight| found[weight] != listed(weight).unwrap_or_default()).collect()
    }
}

fn binomial(n: usize, k: usize) -> BigUint {
    (0..k).fold(BigUint::one(), |c, i| c * (n - i) / (i + 1))
}

/// A list without weights that no word has.
fn words(counts: impl IntoIterator<Item = (usize, BigUint)>) -> Vec<(usize, BigUint)> {
    counts.into_iter().filter(|(weight, count)| *weight > 0 && !count.is_zero()).collect()
}

fn numbers(counts: &[(usize, u128)]) -> Vec<(usize, BigUint)> {
    words(counts.iter().map(|(weight, count)| (*weight, BigUint::from(*count))))
}

/// A list with the words of weight n - w for each weight w below n / 2.
fn mirrored(n: usize, counts: &[(usize, u128)]) -> Vec<(usize, BigUint)> {
    let other = counts.iter().filter(|(weight, _)| 2 * weight < n).map(|(weight, count)| (n - weight, *count));
    numbers(&counts.iter().copied().chain(other).collect::<Vec<_>>())
}

/// The weights of the Hamming code of length 2^m - 1, by the recurrence i A_i = C(n, i-1) - A_(i-1) - (n-i+2) A_(i-2).
fn hamming_weights(m: usize) -> Vec<BigUint> {
    let n = (1 << m) - 1;
    let mut weights = vec![BigUint::one(), BigUint::zero()];
    for i in 2..=n {
        weights.push((binomial(n, i - 1) - &weights[i - 1] - &weights[i - 2] * (n - i + 2)) / i);
    }
    weights
}

/// Hamming codes, and the same with an overall parity bit.
fn hamming(m: usize) -> [Published; 2] {
    let (n, weights) = ((1 << m) - 1, hamming_weights(m));
    let even = (1..=n / 2 + 1).map(|j| (2 * j, &weights[2 * j - 1] + weights.get(2 * j).unwrap_or(&BigUint::zero())));
    let source = "MacWilliams and Sloane, The Theory of Error-Correcting Codes, p. 129; OEIS A010080, A010081, A010084, A010086, A010087";
    let of = |code: &str, r: usize, words| Published {
        source,
        code: format!("{code}: {{k: {}}}", n - m),
        size: [n - m, r],
        dual: false,
        words,
    };
    let extended = of("extended-hamming", m + 1, words(even));
    [of("hamming", m, words(weights.into_iter().enumerate())), extended]
}

/// Reed-Muller codes of order 2, each the dual code of that of order m - 3.
fn second_order(m: u32) -> Published {
    let (half, k) = (1u128 << (m - 1), |order: u32| (0..1u32 << m).filter(|point| point.count_ones() <= order).count());
    let power = |e: u32| 1u128 << e;
    let factor = |j: u32| (power(m - 2 * j + 2) - 1) * (power(m - 2 * j + 1) - 1);
    // The product is whole, its factors are not.
    let count = |j: u32| {
        let (above, below) = (1..=j).fold((1, 1), |(a, b), i| (a * factor(i), b * (power(2 * i) - 1)));
        power(j * (j + 1)) * above / below
    };
    let off = (1..=m / 2).flat_map(|j| [(half - power(m - 1 - j), count(j)), (half + power(m - 1 - j), count(j))]);
    let mut list: Vec<(usize, u128)> = off.map(|(weight, count)| (weight as usize, count)).collect();
    list.push((1 << m, 1));
    let others: u128 = list.iter().map(|(_, count)| count).sum::<u128>() + 1;
    list.push((half as usize, power(k(2) as u32) - others));
    Published {
        source: "Sloane and Berlekamp, Weight Enumerator for Second-Order Reed-Muller Codes, 1970, theorem",
        code: format!("reed-muller: {{order: {}, variables: {m}}}", m - 3),
        size: [k(m - 3), (1 << m) - k(m - 3)],
        dual: true,
        words: numbers(&list),
    }
}

/// Dual codes of BCH codes that correct two errors, of length 2^m - 1 for odd m.
fn bch_dual(m: u32, polynomial: u32) -> Published {
    let (n, half, step) = ((1u128 << m) - 1, 1u128 << (m - 1), 1u128 << ((m - 1) / 2));
    let quarter = 1u128 << (m - 2);
    let list = [
        ((half - step) as usize, n * (quarter + step / 2)),
        (half as usize, n * (half + 1)),
        ((half + step) as usize, n * (quarter - step / 2)),
    ];
    Published {
        source: "MacWilliams and Sloane, Chapter 15, weights of the dual of the double-error-correcting BCH code",
        code: format!("bch: {{k: {}, polynomial: {polynomial}, errors: 2}}", n - 2 * u128::from(m)),
        size: [n as usize - 2 * m as usize, 2 * m as usize],
        dual: true,
        words: numbers(&list),
    }
}

/// Codes with tables of their own.
fn tables() -> Vec<Published> {
    let residue = |prime: usize, words| Published {
        source: "Golay 1949; MacWilliams and Sloane, Chapter 2 (length 24) and Chapter 19, extremal self-dual codes (24, 32 and 48)",
        code: format!("quadratic-residue: {{prime: {prime}, extended: true}}"),
        size: [prime.div_ceil(2), prime.div_ceil(2)],
        dual: false,
        words,
    };
    let golay = Published {
        code: "quadratic-residue: {prime: 23}".into(),
        size: [12, 11],
        words: numbers(&[(7, 253), (8, 506), (11, 1288), (12, 1288), (15, 506), (16, 253), (23, 1)]),
        ..residue(23, Vec::new())
    };
    let fourth_order = [
        (8, 188_976),
        (12, 148_157_184),
        (14, 5_805_342_720),
        (16, 352_501_184_760),
        (18, 14_090_340_827_136),
        (20, 445_990_551_166_720),
        (22, 11_148_730_324_353_024),
        (24, 224_814_298_345_622_160),
        (26, 3_704_888_469_231_108_096),
        (28, 50_486_579_825_291_883_008),
        (30, 574_502_111_223_143_792_640),
        (32, 5_505_259_862_572_668_584_988),
        (34, 44_748_635_843_913_605_775_360),
        (36, 310_470_295_870_406_870_385_152),
        (38, 1_848_689_416_882_328_323_358_720),
        (40, 9_492_309_127_074_743_252_712_240),
        (42, 42_202_740_208_778_987_487_756_288),
        (44, 163_056_041_735_354_833_829_648_640),
        (46, 549_191_653_630_903_808_742_490_112),
        (48, 1_616_902_022_777_436_781_296_463_560),
        (50, 4_170_947_258_549_850_556_429_074_432),
        (52, 9_445_968_792_148_616_532_912_076_032),
        (54, 18_812_726_104_570_634_921_033_072_640),
        (56, 32_995_567_020_448_757_300_816_680_976),
        (58, 51_020_368_602_507_380_313_683_656_704),
        (60, 69_612_536_825_673_328_395_392_461_824),
        (62, 83_858_994_648_178_551_820_509_904_896),
        (64, 89_224_971_989_924_438_343_276_144_710),
    ];
    vec![
        golay,
        residue(23, mirrored(24, &[(0, 1), (8, 759), (12, 2576)])),
        residue(31, mirrored(32, &[(0, 1), (8, 620), (12, 13_888), (16, 36_518)])),
        residue(47, mirrored(48, &[(0, 1), (12, 17_296), (16, 535_095), (20, 3_995_376), (24, 7_681_680)])),
        Published {
            source: "Magma Handbook, examples of linear codes: weight distribution of the dual of ReedMullerCode(2, 7)",
            code: "reed-muller: {order: 4, variables: 7}".into(),
            size: [99, 29],
            dual: false,
            words: mirrored(128, &[&[(0, 1)][..], &fourth_order].concat()),
        },
    ]
}

#[test]
fn more_than_a_thousand_published_numbers_of_words_are_found() {
    let mut all = tables();
    all.extend((3..=9).flat_map(hamming));
    all.extend((4..=7).map(second_order));
    all.extend([(5, 0o45), (7, 0o211), (9, 0o1021)].map(|(m, polynomial)| bch_dual(m, polynomial)));
    let mut facts = 0;
    for published in &all {
        let Published { source, code, words, .. } = published;
        assert_eq!(published.differing(), Vec::<usize>::new(), "{code}: {source}");
        facts += words.len();
    }
    assert!(facts > 1000, "{facts}");
}

#[test]
fn a_wrong_number_of_words_is_not_confirmed() {
    let [hamming, extended] = hamming(5);
    let mut all = tables();
    all.truncate(3);
    all.extend([hamming, extended, second_order(5), bch_dual(5, 0o45)]);
    for mut published in all {
        let at = published.words.len() / 2;
        published.words[at].1 += 1u32;
        assert_eq!(published.differing(), [published.words[at].0], "{}", published.code);
        // So is a weight that is left out.
        published.words.remove(at);
        assert_eq!(published.differing().len(), 1, "{}", published.code);
    }
}
