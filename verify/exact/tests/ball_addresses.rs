//! Tests of addresses of codes that algebra decodes. Polynomials are divided and field elements multiplied in plain loops, and each
//! word is compared with every codeword.

use eccforge_exact::address::Seen;
use eccforge_exact::ball::address::{BallAddress, decoded};
use eccforge_exact::ball::facts;
use eccforge_exact::facts::Verdict;
use eccforge_files::diagnostic::SourceFile;
use eccforge_oracle::bounded::BoundedDistance;
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;

/// A field with alpha = x, and a generator polynomial over it, the coefficient of x^0 first.
struct Plain {
    field: BoundedDistance,
    generator: Vec<u32>,
}

impl Plain {
    /// The generator with the roots alpha^1 to alpha^r, or the one over GF(2) with these roots and their conjugates.
    fn new(polynomial: u32, r: u32, is_binary: bool) -> Self {
        let field =
            BoundedDistance { polynomial, first_power: 1, check_symbols: 0, locators: vec![], multipliers: vec![] };
        let order = (1 << polynomial.ilog2()) - 1;
        let mut roots: Vec<u32> = (1..=r).collect();
        let mut next = 0;
        while is_binary && next < roots.len() {
            let conjugate = 2 * roots[next] % order;
            if !roots.contains(&conjugate) {
                roots.push(conjugate);
            }
            next += 1;
        }
        let mut generator = vec![1];
        for root in roots {
            let element = field.power(2, root);
            let mut product = vec![0; generator.len() + 1];
            for (i, coefficient) in generator.iter().enumerate() {
                product[i + 1] ^= coefficient;
                product[i] ^= field.multiply(*coefficient, element);
            }
            generator = product;
        }
        Self { field, generator }
    }

    /// The remainder of a polynomial after division by the generator.
    fn remainder(&self, mut polynomial: Vec<u32>) -> Vec<u32> {
        let r = self.generator.len() - 1;
        for top in (r..polynomial.len()).rev() {
            let factor = polynomial[top];
            for (i, coefficient) in self.generator.iter().enumerate() {
                polynomial[top - r + i] ^= self.field.multiply(factor, *coefficient);
            }
        }
        polynomial.resize(r, 0);
        polynomial
    }

    /// All codewords of n symbols.
    fn words(&self, n: usize) -> Vec<Vec<u32>> {
        let (r, m) = (self.generator.len() - 1, self.field.polynomial.ilog2());
        let m = if self.generator.iter().all(|c| *c < 2) { 1 } else { m };
        let mut words = Vec::new();
        for number in 0..1u64 << (m as usize * (n - r)) {
            let mut word = vec![0; r];
            word.extend((0..n - r).map(|s| (number >> (m as usize * s)) as u32 & ((1 << m) - 1)));
            let checks = self.remainder(word.clone());
            word[..r].copy_from_slice(&checks);
            words.push(word);
        }
        words
    }
}

/// Where the bits of a codeword are: the power of x of each symbol of the file, with the check symbols last.
struct Shape {
    plain: Plain,
    /// The power of each stored symbol.
    powers: Vec<usize>,
    /// The power of each address symbol.
    of_address: Vec<usize>,
    /// Bits of a symbol.
    m: usize,
    /// Whether a last bit has the parity of all bits, with those of the address.
    has_parity: bool,
}

impl Shape {
    /// The polynomial of the wrong stored bits of codeword `w`, and its parity bit.
    fn stored(&self, scheme: &Algebraic, w: usize, [data, check]: &[Vec<bool>; 2]) -> (Vec<u32>, bool) {
        let [k, r] = [data.len(), check.len()].map(|bits| bits / scheme.codewords);
        let bits = [&data[w * k..(w + 1) * k], &check[w * r..(w + 1) * r]].concat();
        let mut word = vec![0; 1 << self.plain.field.polynomial.ilog2()];
        for (s, symbol) in bits.chunks(self.m).enumerate().take(self.powers.len()) {
            word[self.powers[s]] = symbol.iter().rev().fold(0, |value, bit| value << 1 | u32::from(*bit));
        }
        (word, self.has_parity && bits[bits.len() - 1])
    }

    /// Whether each address bit, together with the check bits that it complements, is a word of the longer code.
    fn is_of_longer_code(&self, scheme: &Algebraic) -> bool {
        let bits = scheme.address.as_ref().expect("an address").bits();
        (0..bits).all(|a| {
            let wrong = scheme.complemented(&[a]);
            assert!(wrong[0].iter().all(|bit| !bit), "data bits are stored as they are");
            (0..scheme.codewords).all(|w| {
                let (mut word, parity) = self.stored(scheme, w, &wrong);
                word[self.of_address[a / self.m]] ^= 1 << (a % self.m);
                let ones: u32 = word.iter().map(|value| value.count_ones()).sum();
                let is_even = !self.has_parity || (ones + u32::from(parity)).is_multiple_of(2);
                self.plain.remainder(word).iter().all(|value| *value == 0) && is_even
            })
        })
    }

    /// The results for all choices of address bits and wrong stored symbols, by comparing each word with each codeword.
    fn census(&self, scheme: &Algebraic, wrong_bits: Option<usize>, wrong_symbols: usize) -> Seen {
        let words = self.plain.words(self.powers.iter().max().expect("symbols") + 1);
        let bits = scheme.address.as_ref().expect("an address").bits();
        let mut seen = Seen::default();
        for difference in 1..1usize << bits {
            if wrong_bits.is_some_and(|k| difference.count_ones() as usize != k) {
                continue;
            }
            let wrong = scheme.complemented(&(0..bits).filter(|a| difference >> a & 1 == 1).collect::<Vec<_>>());
            let own: Vec<_> = (0..scheme.codewords).map(|w| self.stored(scheme, w, &wrong)).collect();
            if wrong_symbols == 0 {
                self.judge(&own, &words, scheme.radius, &mut seen);
                continue;
            }
            for w in 0..scheme.codewords {
                for s in 0..self.powers.len() + usize::from(self.has_parity) {
                    for value in 1..1u32 << self.m {
                        let mut own = own.clone();
                        match self.powers.get(s) {
                            Some(power) => own[w].0[*power] ^= value,
                            None => own[w].1 ^= true,
                        }
                        self.judge(&own, &words, scheme.radius, &mut seen);
                    }
                }
            }
        }
        seen
    }

    /// Adds the result for an entry of these codewords.
    fn judge(&self, own: &[(Vec<u32>, bool)], words: &[Vec<u32>], radius: usize, seen: &mut Seen) {
        let mut corrections = 0;
        for (word, parity) in own {
            let distances = words.iter().map(|codeword| {
                let different = self.powers.iter().filter(|power| word[**power] != codeword[**power]).count();
                let ones: u32 = codeword.iter().map(|value| value.count_ones()).sum();
                different + usize::from(self.has_parity && *parity != (ones % 2 == 1))
            });
            match distances.min().expect("codewords") {
                distance if distance > radius => {
                    seen.detected += 1;
                    return;
                }
                distance => corrections += distance,
            }
        }
        if corrections > 0 {
            seen.miscorrected += 1;
        } else {
            seen.unseen += 1;
        }
    }
}

fn read(text: &str) -> Algebraic {
    let file = SourceFile::new("ball.yaml", text);
    Algebraic::from_text_with_address(&file).unwrap_or_else(|e| panic!("{e}")).expect("no list")
}

fn address(scheme: &Algebraic) -> BallAddress {
    facts(scheme).address.expect("an address")
}

/// All rows are those of brute force.
fn agrees(scheme: &Algebraic, shape: &Shape) {
    for row in address(scheme).rows {
        let expected = shape.census(scheme, row.wrong_bits, row.wrong_symbols);
        assert_eq!(row.seen, Some(expected), "{:?} {}", row.wrong_bits, row.wrong_symbols);
        assert_eq!(row.errors, expected.total());
        // The rows that the distance decides are those of the decoder.
        assert_eq!(decoded(scheme, row.wrong_bits, row.wrong_symbols), expected);
    }
}

fn header(beats: usize, [data, check]: [usize; 2]) -> String {
    format!(
        "eccforge: 1\nid: ball\nname: Ball\nsource: s\nentry: {{beats: {beats}, data-pins: {data}, check-pins: {check}}}\n\
         codewords: {beats}\nlayout: identity\n"
    )
}

/// Codes over GF(8) of five stored symbols and two address symbols: distance 5, and 2 symbols are corrected.
fn small(beats: usize, fold: &str) -> Algebraic {
    read(&format!(
        "{}code: {{reed-solomon: {{polynomial: 0xb, symbols: 5, check-symbols: 4, first-power: 1, locators: {{logs: [4, 0, 1, 2, 3]}}}}}}\n\
         corrects: [code-symbols: {{up-to: 2, erasures: 1}}]\nconstant: {{check: 5}}\naddress: {{bits: 5, fold: {fold}}}\n",
        header(beats, [3, 12])
    ))
}

fn small_shape() -> Shape {
    let plain = Plain::new(0xb, 4, false);
    Shape { plain, powers: vec![4, 0, 1, 2, 3], of_address: vec![5, 6], m: 3, has_parity: false }
}

#[test]
fn results_of_small_reed_solomon_codes_are_those_of_brute_force() {
    for beats in [1, 2] {
        let scheme = small(beats, "{symbols: [5, 6]}");
        assert!(small_shape().is_of_longer_code(&scheme));
        agrees(&scheme, &small_shape());
    }
    // Three wrong bits are up to three wrong symbols in this order, which can be near a codeword.
    assert!(
        address(&small(1, "{symbols: [5, 6]}")).rows.iter().any(|row| row.seen.is_some_and(|s| s.miscorrected > 0))
    );
    for fold in ["{xor: {copies: 1, width: 5}}", "{masks: [[0], [1, 2], [3, 5], [4], [0, 4]]}"] {
        agrees(&small(2, fold), &small_shape());
    }
}

#[test]
fn results_of_small_bch_codes_are_those_of_brute_force() {
    for (order, is_reversed) in [("msb-first", false), ("lsb-first", true)] {
        for extended in [false, true] {
            let r = 24;
            let scheme = read(&format!(
                "{}code: {{bch: {{polynomial: 0x43, errors: 4, k: 4, extended: {extended}, order: {order}}}}}\n\
                 corrects: [any: {{bits: 4}}]\naddress: {{bits: 4, fold: {{symbols: [28, 31, 40, 62]}}}}\n",
                header(1, [4, r + usize::from(extended)])
            ));
            let powers: Vec<usize> = if is_reversed { (0..28).collect() } else { (0..28).rev().collect() };
            let shape = Shape {
                plain: Plain::new(0x43, 8, true),
                powers,
                of_address: vec![28, 31, 40, 62],
                m: 1,
                has_parity: extended,
            };
            assert_eq!(shape.plain.generator.len(), r + 1);
            assert!(shape.is_of_longer_code(&scheme), "{order} {extended}");
            agrees(&scheme, &shape);
        }
    }
}

fn aiecc() -> Algebraic {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/ranks/aiecc-qpc-72.yaml");
    read(&std::fs::read_to_string(path).expect("a file"))
}

fn aiecc_shape() -> Shape {
    let powers = (8..72).chain(0..8).collect();
    Shape { plain: Plain::new(0x11d, 8, false), powers, of_address: (72..76).collect(), m: 8, has_parity: false }
}

/// Every error of one and two address bits of AIECC's code, with plain polynomials and a plain decoder.
#[test]
fn aiecc_detects_every_wrong_address_of_two_bits() {
    let (scheme, shape) = (aiecc(), aiecc_shape());
    assert!(shape.is_of_longer_code(&scheme));
    let oracle = BoundedDistance {
        check_symbols: 8,
        locators: shape.powers.iter().map(|power| shape.plain.field.power(2, *power as u32)).collect(),
        ..shape.plain.field.clone()
    };
    for a in 0..32 {
        for b in a..32 {
            // Equal numbers are one wrong bit.
            let differing = if a == b { vec![a] } else { vec![a, b] };
            let (word, _) = shape.stored(&scheme, 0, &scheme.complemented(&differing));
            let word: Vec<u32> = shape.powers.iter().map(|power| word[*power]).collect();
            assert_eq!(oracle.correct(&word, &[], 4), None, "{differing:?}");
        }
    }
    let found = facts(&scheme);
    assert_eq!(found.claims.iter().map(|claim| claim.verdict).collect::<Vec<_>>(), [Verdict::Holds; 2]);
    let rows = found.address.expect("an address").rows;
    for row in &rows {
        assert_eq!(row.seen, Some(Seen { detected: row.errors, ..Seen::default() }), "{row:?}");
    }
    assert_eq!(
        rows.iter().map(|row| row.errors).collect::<Vec<_>>(),
        [32, 496, 4960, 32 * 72 * 255, 496 * 72 * 255, 4960 * 72 * 255, (1 << 32) - 1]
    );
    // The distance decides the rows with a wrong symbol. The decoder agrees on every error with one wrong address bit.
    assert_eq!(decoded(&scheme, Some(1), 1).detected, 32 * 72 * 255);
}

/// An address bit that complements a single check bit looks like a wrong symbol.
#[test]
fn a_broken_address_column_is_noticed() {
    for a in [0, 31] {
        let mut broken = aiecc();
        broken.address.as_mut().expect("an address").flips[a].truncate(1);
        assert!(!aiecc_shape().is_of_longer_code(&broken));
        let claim = facts(&broken).claims.pop().expect("the claim about address bits");
        assert_eq!(claim.verdict, Verdict::Refuted, "{}", claim.text);
        let seen = address(&broken).rows[0].seen.expect("few");
        assert_eq!([seen.detected, seen.miscorrected, seen.unseen], [31, 1, 0]);
        assert_ne!(broken.hash(), aiecc().hash());
    }
    let mut broken = aiecc();
    broken.address.as_mut().expect("an address").flips[7].pop();
    assert!(!aiecc_shape().is_of_longer_code(&broken));
}

/// A listed code has the same address symbols as columns of H.
#[test]
fn address_symbols_of_a_listed_code_are_columns_of_its_longer_code() {
    let text = format!(
        "{}code: {{reed-solomon: {{polynomial: 0x13, symbols: 8, check-symbols: 2, first-power: 1}}}}\n\
         corrects: [code-symbols: {{up-to: 1}}]\naddress: {{bits: 7, fold: {{symbols: [9, 14]}}}}\n",
        header(1, [24, 8])
    );
    let scheme = Scheme::from_text(&SourceFile::new("listed.yaml", text), None).unwrap_or_else(|e| panic!("{e}"));
    let field = Plain::new(0x13, 2, false).field;
    let mut expected = Vec::new();
    for (a, log) in [9, 9, 9, 9, 14, 14, 14].into_iter().enumerate() {
        let [first, second] = [log, 2 * log].map(|power| field.multiply(1 << (a % 4), field.power(2, power)));
        expected.push(u64::from(first | second << 4));
    }
    assert_eq!(scheme.address_columns(0), expected);
}

#[test]
fn other_readers_and_wrong_symbols_are_errors_with_their_place() {
    let text = |code: &str, corrects: &str, fold: &str| {
        format!("{}code: {{{code}}}\ncorrects: [{corrects}]\naddress: {{bits: 5, fold: {fold}}}\n", header(1, [3, 12]))
    };
    let good = text(
        "reed-solomon: {polynomial: 0xb, symbols: 5, check-symbols: 4}",
        "code-symbols: {up-to: 2, erasures: 1}",
        "{symbols: [5, 6]}",
    );
    let error = Algebraic::from_text(&SourceFile::new("ball.yaml", &good)).expect_err("it has an address").to_string();
    assert!(error.contains("ball.yaml:10:10: only `eccforge check` takes the `address`"), "{error}");
    let error = Scheme::from_text(&SourceFile::new("ball.yaml", &good), None).map(drop).expect_err("no list");
    assert!(error.message().contains("this command needs the list"), "{error}");
    for (from, to, message) in [
        ("symbols: [5, 6]", "columns: [1, 2, 4, 8, 16]", "has no rows of H for these columns"),
        ("symbols: [5, 6]", "symbols: [5]", "expected 2 symbols for an address of 5 bits; got 1"),
        ("symbols: [5, 6]", "symbols: [5, 7]", "stored symbol 0 has the locator a^7"),
        ("symbols: [5, 6]", "symbols: [5, 12]", "two address symbols have the locator a^12"),
        ("check-symbols: 4", "check-symbols: 4, multipliers: [1, 2, 1, 1, 1]", "`symbols` have no factors"),
    ] {
        let bad = good.replace(from, to);
        assert_ne!(bad, good);
        let error = Algebraic::from_text_with_address(&SourceFile::new("ball.yaml", bad)).expect_err(to).to_string();
        assert!(error.starts_with("ball.yaml:") && error.contains(message), "{error}");
    }
}
