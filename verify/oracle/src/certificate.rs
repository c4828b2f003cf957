//! Certificates: a parity-check matrix, its correctable patterns and its claims (long: no other file counts them again).
//! Every claim is counted again by trying every pattern.
//!
//! The text has lines `n: N`, `k: K`, `r: R`, then R rows of N digits (leftmost = bit 0), then `corrects: BITS` for
//! each correctable pattern of two or more bits (single bits are always correctable), `corrects-within: BITS` for
//! sets of up to 12 bits of which every pattern is correctable, `detects: BITS` for errors that must be detected, `error:
//! WEIGHT BITS` for errors of a model, `codeword: BITS` for the positions of each codeword's bits in an entry, `entry-error:
//! WEIGHT BITS` for errors of an entry, `corrects-any: 2` if every two bits are, `window:
//! BITS`, and `claim NAME: COUNT`. Lines that start with `#` are comments.

use std::collections::{BTreeMap, BTreeSet};

/// One claim with the claimed and the counted number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Name of the claim, as given.
    pub name: String,
    /// The claimed number.
    pub claimed: u64,
    /// The counted number.
    pub counted: u64,
}

/// Results for a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certified {
    /// Bits of a codeword.
    pub n: usize,
    /// Check bits.
    pub r: usize,
    /// The rows of H.
    pub matrix: Vec<Vec<bool>>,
    /// Number of independent rows of H; the code has n - rank data bits.
    pub rank: usize,
    /// Correctable patterns of two or more bits.
    pub patterns: Vec<Vec<usize>>,
    /// Correctable patterns, including single bits.
    pub correctable: usize,
    /// Two correctable patterns with the same syndrome, or one with syndrome zero (listed twice), if there are any.
    pub clash: Option<(Vec<usize>, Vec<usize>)>,
    /// Verdict on each claim of the certificate.
    pub claims: Vec<Claim>,
}

impl Certified {
    /// Whether the code has k = n - r data bits, every claim is true and every correctable pattern has its own syndrome.
    pub fn holds(&self) -> bool {
        self.rank == self.r && self.clash.is_none() && self.claims.iter().all(|c| c.claimed == c.counted)
    }

    /// The reason why the certificate is not that of a code with these rows and correctable patterns of two or more
    /// bits, or `None` if it is. Other rows of the same code are accepted.
    pub fn differs(&self, rows: &[Vec<bool>], mut patterns: Vec<Vec<usize>>) -> Option<String> {
        if rows.iter().any(|row| row.len() != self.n) {
            return Some(format!("its codewords have {} bits, those of the scheme {}", self.n, rows[0].len()));
        }
        let both = [rows, &self.matrix].concat();
        if rank(rows) != self.rank || rank(&both) != self.rank {
            return Some("its H is not that of the scheme".into());
        }
        let mut own = self.patterns.clone();
        for list in [&mut patterns, &mut own] {
            // A pattern may be listed and also be in a set of `corrects-within`.
            list.sort_unstable();
            list.dedup();
        }
        let other = own.iter().find(|pattern| !patterns.contains(pattern));
        let missing = patterns.iter().find(|pattern| !own.contains(pattern));
        match (other, missing) {
            (Some(bits), _) => Some(format!("the scheme does not correct bits {bits:?}")),
            (_, Some(bits)) => Some(format!("the scheme also corrects bits {bits:?}")),
            (None, None) => None,
        }
    }
}

/// Maximum codeword length, because all triples of bits are listed.
// 600 bits have 36 million triples.
const MOST_BITS: usize = 600;

struct Text {
    matrix: Vec<Vec<bool>>,
    n: usize,
    r: usize,
    patterns: Vec<Vec<usize>>,
    sets: Vec<Vec<usize>>,
    /// Errors that must be detected.
    detects: Vec<Vec<usize>>,
    /// Errors of a model with their weights.
    errors: Vec<(u64, Vec<usize>)>,
    /// For each codeword of an entry, the positions of its bits.
    codewords: Vec<Vec<usize>>,
    /// Errors of an entry with their weights.
    entry_errors: Vec<(u64, Vec<usize>)>,
    window: Option<usize>,
    claims: Vec<(String, u64)>,
}

/// Counts every claim of a certificate again.
///
/// # Errors
/// The text is not a certificate; the message names the line and the error.
pub fn certify(text: &str) -> Result<Certified, String> {
    let t = read(text)?;
    let mut correctable: BTreeMap<Vec<bool>, Vec<usize>> = BTreeMap::new();
    let mut clash = None;
    let zero = vec![false; t.r];
    for pattern in (0..t.n).map(|b| vec![b]).chain(t.patterns.iter().cloned()) {
        let s = t.syndrome(&pattern);
        if s == zero {
            clash = clash.or(Some((pattern.clone(), pattern.clone())));
        }
        if let Some(other) = correctable.insert(s, pattern.clone()) {
            clash = clash.or(Some((other, pattern)));
        }
    }
    let mut counts = counts(&t, &correctable);
    if t.claims.iter().any(|(name, _)| name.starts_with("fewest-silent-")) {
        let (flips, sets) = fewest_silent(&t, &correctable)?;
        counts.extend([("fewest-silent-flips", flips), ("fewest-silent-sets", sets)]);
    }
    let mut claims = Vec::new();
    for (name, claimed) in t.claims {
        let Some(&count) = counts.get(name.as_str()) else {
            // A claim that nothing counts would otherwise pass for a true one.
            return Err(format!("there is no claim `{name}` here; the claims are: {}", names(&counts)));
        };
        claims.push(Claim { name, claimed, counted: count });
    }
    let (rank, correctable) = (rank(&t.matrix), t.n + t.patterns.len());
    Ok(Certified { n: t.n, r: t.r, matrix: t.matrix, rank, patterns: t.patterns, correctable, clash, claims })
}

impl Text {
    fn syndrome(&self, bits: &[usize]) -> Vec<bool> {
        self.matrix.iter().map(|row| bits.iter().filter(|b| row[**b]).count() % 2 == 1).collect()
    }
}

/// All numbers that a certificate can claim, counted one pattern at a time.
fn counts(t: &Text, correctable: &BTreeMap<Vec<bool>, Vec<usize>>) -> BTreeMap<&'static str, u64> {
    let zero = vec![false; t.r];
    let is_miscorrected = |bits: &[usize]| correctable.get(&t.syndrome(bits)).is_some_and(|pattern| pattern != bits);
    let is_silent = |bits: &[usize]| t.syndrome(bits) == zero;
    let [mut pairs, mut triples, mut silent] = [0; 3];
    for a in 0..t.n {
        for b in a + 1..t.n {
            pairs += u64::from(is_miscorrected(&[a, b]));
            silent += u64::from(is_silent(&[a, b]));
            for c in b + 1..t.n {
                triples += u64::from(is_miscorrected(&[a, b, c]));
                silent += u64::from(is_silent(&[a, b, c]));
            }
        }
    }
    let mut row_weights: Vec<u64> = Vec::new();
    for row in &t.matrix {
        row_weights.push(row.iter().filter(|bit| **bit).count() as u64);
    }
    let mut counts = BTreeMap::from([
        ("weight", row_weights.iter().sum()),
        ("heaviest-row", row_weights.iter().copied().max().unwrap_or(0)),
    ]);
    if !t.detects.is_empty() {
        let undetected = t.detects.iter().filter(|bits| is_miscorrected(bits) || is_silent(bits));
        counts.insert("undetected", undetected.count() as u64);
    }
    if !t.errors.is_empty() {
        let mut sum = 0u64;
        for (weight, bits) in &t.errors {
            if is_miscorrected(bits) || is_silent(bits) {
                // A claim cannot hold if a machine word is too small for the sum of its weights.
                sum = sum.saturating_add(*weight);
            }
        }
        counts.insert("silent-errors-weight", sum);
    }
    if !t.entry_errors.is_empty() {
        let silent = t.entry_errors.iter().filter(|(_, bits)| is_silent_in_entry(t, correctable, bits));
        let weight = silent.fold(0, |sum: u64, (weight, _)| sum.saturating_add(*weight));
        counts.insert("silent-entry-errors-weight", weight);
    }
    // The message about an unknown claim lists only what this certificate can claim: no triples of two bits.
    if t.n > 1 {
        counts.extend([("miscorrected-pairs", pairs), ("silent-pairs-and-triples", silent)]);
    }
    if t.n > 2 {
        counts.insert("miscorrected-triples", triples);
    }
    if let Some(window) = t.window
        && t.n > 0
    {
        // Single bits are always corrected.
        let chosen = in_windows(t.n, window).filter(|bits| bits.len() > 1);
        let wrong = chosen.filter(|bits| is_miscorrected(bits) || is_silent(bits)).count();
        counts.insert("miscorrected-in-windows", wrong as u64);
    }
    counts
}

/// Every set of bits within an aligned window.
fn in_windows(n: usize, window: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..n).step_by(window).flat_map(move |first| {
        let end = n.min(first + window);
        (0u32..1 << (end - first)).map(move |mask| (first..end).filter(|bit| mask >> (bit - first) & 1 == 1).collect())
    })
}

/// Whether an error of an entry is delivered wrong: no codeword detects its part, and one of them gets it wrong.
fn is_silent_in_entry(t: &Text, correctable: &BTreeMap<Vec<bool>, Vec<usize>>, bits: &[usize]) -> bool {
    let mut is_wrong = false;
    for codeword in &t.codewords {
        let own: Vec<usize> = (0..t.n).filter(|place| bits.contains(&codeword[*place])).collect();
        let s = t.syndrome(&own);
        match correctable.get(&s) {
            Some(pattern) => is_wrong |= *pattern != own,
            None if s.contains(&true) => return false,
            None => is_wrong |= !own.is_empty(),
        }
    }
    is_wrong
}

/// Maximum number of sets of flips that are decoded for a claim about the fewest flips: about a minute.
const MOST_SETS: u64 = 100_000_000;

/// The smallest number of flips that can end in silent wrong data, and the number of such sets.
fn fewest_silent(t: &Text, correctable: &BTreeMap<Vec<bool>, Vec<usize>>) -> Result<(u64, u64), String> {
    let zero = vec![false; t.r];
    let is_silent = |set: &[usize]| {
        let s = t.syndrome(set);
        s == zero || correctable.get(&s).is_some_and(|pattern| pattern != set)
    };
    let (mut sets, mut flips) = (1, 0);
    while flips < t.n {
        sets = sets * (t.n - flips) as u64 / (flips as u64 + 1);
        flips += 1;
        if sets > MOST_SETS {
            return Err(format!("there are {sets} sets of {flips} flips, and at most {MOST_SETS} are decoded"));
        }
        let silent = silent_sets(&mut Vec::new(), t.n, flips, &is_silent);
        if silent > 0 {
            return Ok((flips as u64, silent));
        }
    }
    Err("no flips end in silent wrong data".into())
}

/// The number of silent sets that extend `set` by `more` bits above its last one.
fn silent_sets(set: &mut Vec<usize>, n: usize, more: usize, is_silent: &dyn Fn(&[usize]) -> bool) -> u64 {
    if more == 0 {
        return u64::from(is_silent(set));
    }
    let mut silent = 0;
    for bit in set.last().map_or(0, |last| last + 1)..n {
        set.push(bit);
        silent += silent_sets(set, n, more - 1, is_silent);
        set.pop();
    }
    silent
}

/// A claim of a certificate in words; any other text is returned unchanged.
pub fn in_words(claim: &str) -> &str {
    match claim {
        "weight" => "ones in H",
        "heaviest-row" => "ones in the heaviest row of H",
        "miscorrected-pairs" => "pairs miscorrected",
        "miscorrected-triples" => "triples miscorrected",
        "silent-pairs-and-triples" => "pairs and triples undetected",
        "fewest-silent-flips" => "fewest flips that end silent",
        "fewest-silent-sets" => "sets of these flips that end silent",
        "silent-entry-errors-weight" => "weight of silent errors of an entry",
        "miscorrected-in-windows" => "miscorrected patterns inside windows",
        other => other,
    }
}

/// The number of independent rows.
fn rank(rows: &[Vec<bool>]) -> usize {
    let mut rows = rows.to_vec();
    let mut rank = 0;
    for column in 0..rows.first().map_or(0, Vec::len) {
        // A column without a pivot is a sum of earlier ones.
        let Some(pivot) = (rank..rows.len()).find(|row| rows[*row][column]) else { continue };
        rows.swap(rank, pivot);
        let row = rows[rank].clone();
        for other in rows.iter_mut().skip(rank + 1).filter(|other| other[column]) {
            for (a, b) in other.iter_mut().zip(&row) {
                *a ^= b;
            }
        }
        rank += 1;
    }
    rank
}

fn names(counts: &BTreeMap<&str, u64>) -> String {
    counts.keys().copied().collect::<Vec<_>>().join(", ")
}

fn read(text: &str) -> Result<Text, String> {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut t = Text {
        matrix: Vec::new(),
        n: 0,
        r: 0,
        patterns: Vec::new(),
        sets: Vec::new(),
        detects: Vec::new(),
        errors: Vec::new(),
        codewords: Vec::new(),
        entry_errors: Vec::new(),
        window: None,
        claims: Vec::new(),
    };
    for (line, words) in text.lines().enumerate().map(|(i, l)| (i + 1, l.trim())) {
        let fail = |why: &str| Err(format!("line {line}: {why}"));
        if words.is_empty() || words.starts_with('#') {
            continue;
        }
        let Some((key, value)) = words.split_once(':') else {
            let Some(n) = numbers.get("n") else { return fail("a row before `n:`") };
            if words.len() != *n || words.chars().any(|c| c != '0' && c != '1') {
                return fail(&format!("a row of H has {n} digits, each 0 or 1"));
            }
            t.matrix.push(words.chars().map(|c| c == '1').collect());
            continue;
        };
        match key.strip_prefix("claim ") {
            Some(name) => t.claims.push((name.to_owned(), number(value, line)?)),
            None if ["n", "k", "r", "window", "corrects-any"].contains(&key) => {
                if numbers.insert(key, number(value, line)? as usize).is_some() {
                    return fail(&format!("`{key}` is given twice"));
                }
            }
            None if key == "corrects" => t.patterns.push(correctable_bits(value, line, false)?),
            None if key == "detects" => t.detects.push(correctable_bits(value, line, false)?),
            None if key == "error" || key == "entry-error" => {
                let (weight, bits) = value.trim().split_once(' ').unwrap_or((value, ""));
                let errors = if key == "error" { &mut t.errors } else { &mut t.entry_errors };
                errors.push((number(weight, line)?, correctable_bits(bits, line, false)?));
            }
            None if key == "codeword" => {
                let places = value.split_whitespace().map(|word| number(word, line).map(|place| place as usize));
                t.codewords.push(places.collect::<Result<_, _>>()?);
            }
            None if key == "corrects-within" => t.sets.push(correctable_bits(value, line, true)?),
            None => return fail(&format!("`{key}` is not known")),
        }
    }
    finished(t, &numbers)
}

/// Checks the numbers and bits of a text, and adds the patterns of its sets.
fn finished(mut t: Text, numbers: &BTreeMap<&str, usize>) -> Result<Text, String> {
    let [n, k, r] = ["n", "k", "r"].map(|key| numbers.get(key).copied().ok_or(format!("`{key}:` is missing")));
    (t.n, t.r) = (n?, r?);
    if t.n > MOST_BITS || t.r > 64 || k?.checked_add(t.r) != Some(t.n) || t.matrix.len() != t.r {
        return Err(format!(
            "expected n = k + r, at most {MOST_BITS}, r at most 64, and r rows; got {} rows",
            t.matrix.len()
        ));
    }
    t.window = numbers.get("window").copied();
    // All 2^16 patterns of a window are tried.
    if t.window.is_some_and(|w| !(2..=16).contains(&w)) {
        return Err("a window has 2 to 16 bits".into());
    }
    if let Some(bit) = t
        .patterns
        .iter()
        .chain(&t.sets)
        .chain(&t.detects)
        .chain(t.errors.iter().map(|(_, bits)| bits))
        .flatten()
        .find(|b| **b >= t.n)
    {
        return Err(format!("bit {bit} is not in a codeword of {} bits", t.n));
    }
    entry_is_whole(&t)?;
    match numbers.get("corrects-any") {
        None => {}
        Some(2) => t.sets.extend((0..t.n).flat_map(|a| (a + 1..t.n).map(move |b| vec![a, b]))),
        Some(_) => return Err("corrects-any takes 2: every two bits".into()),
    }
    t.patterns.extend(within(&t.sets));
    Ok(t)
}

/// Checks that codewords fill an entry, each bit once, and that errors are in it.
fn entry_is_whole(t: &Text) -> Result<(), String> {
    let mut places: Vec<usize> = t.codewords.concat();
    places.sort_unstable();
    let is_whole =
        t.codewords.iter().all(|bits| bits.len() == t.n) && places.iter().enumerate().all(|(i, bit)| i == *bit);
    if !is_whole {
        return Err(format!("each `codeword:` has {} bits, and together they are every bit of an entry once", t.n));
    }
    let beyond = t.entry_errors.iter().flat_map(|(_, bits)| bits).find(|bit| **bit >= places.len());
    beyond.map_or(Ok(()), |bit| Err(format!("bit {bit} is not in an entry of {} bits", places.len())))
}

/// Every pattern of two or more bits within one of these sets. The sets may overlap; each pattern counts once.
fn within(sets: &[Vec<usize>]) -> BTreeSet<Vec<usize>> {
    let mut all = BTreeSet::new();
    for set in sets {
        // Single bits are always correctable.
        for mask in (1u32..1 << set.len()).filter(|mask| mask.count_ones() > 1) {
            all.insert((0..set.len()).filter(|i| mask >> i & 1 == 1).map(|i| set[i]).collect());
        }
    }
    all
}

fn number(text: &str, line: usize) -> Result<u64, String> {
    text.trim().parse().map_err(|_| format!("line {line}: `{text}` is not a whole number"))
}

/// The bits of a correctable pattern or set, ascending.
fn correctable_bits(value: &str, line: usize, is_set: bool) -> Result<Vec<usize>, String> {
    let mut bits = Vec::new();
    for word in value.split_whitespace() {
        bits.push(number(word, line)? as usize);
    }
    bits.sort_unstable();
    if bits.len() < 2 || bits.windows(2).any(|w| w[0] == w[1]) {
        return Err(format!("line {line}: a correctable pattern or an error has two or more different bits"));
    }
    // All patterns of a set are listed.
    if is_set && bits.len() > 12 {
        return Err(format!("line {line}: a set of correctable bits has at most 12"));
    }
    Ok(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_is_that_of_the_same_code_in_any_rows() {
        let certified = certify(&format!("{HAMMING}corrects: 0 1\n")).unwrap();
        let same = rows("1101100 0110110 0111001");
        assert_eq!(certified.differs(&same, vec![vec![0, 1]]), None);
        assert!(certified.differs(&same, vec![]).unwrap().contains("does not correct bits [0, 1]"));
        assert!(certified.differs(&same, vec![vec![0, 1], vec![1, 2]]).unwrap().contains("also corrects bits [1, 2]"));
        let other = certified.differs(&rows("1101100 1011010 0111101"), vec![vec![0, 1]]);
        assert!(other.unwrap().contains("its H is not"));
        let shorter = certified.differs(&rows("110110 101101"), vec![]);
        assert!(shorter.unwrap().contains("have 7 bits, those of the scheme 6"));
    }

    fn rows(text: &str) -> Vec<Vec<bool>> {
        text.split(' ').map(|row| row.chars().map(|c| c == '1').collect()).collect()
    }

    /// The (7,4) Hamming code: every pair looks like a third bit, and seven triples are codewords.
    const HAMMING: &str = "# remark\nn: 7\nk: 4\nr: 3\n1101100\n1011010\n0111001\nclaim miscorrected-pairs: 21\n\
                           claim silent-pairs-and-triples: 7\nclaim miscorrected-triples: 28\nclaim weight: 12\n";

    #[test]
    fn true_claims_hold_and_each_false_one_is_found() {
        let certified = certify(HAMMING).unwrap();
        assert!(certified.holds(), "{certified:?}");
        for (from, to) in [(": 21", ": 20"), (": 28", ": 29"), (": 7\nclaim", ": 6\nclaim"), (": 12", ": 13")] {
            assert!(!certify(&HAMMING.replace(from, to)).unwrap().holds(), "{to}");
        }
        assert!(!certify(&HAMMING.replace("1101100", "0101100")).unwrap().holds());
        // A sum of two rows in place of a third: the code has one more data bit than it states.
        let dependent = certify("n: 4\nk: 1\nr: 3\n1100\n0110\n1010\nclaim weight: 6\n").unwrap();
        assert!(dependent.rank == 2 && dependent.claims[0].counted == 6 && !dependent.holds(), "{dependent:?}");
    }

    /// The extended (8,4) Hamming code: pairs are detected, triples look like a fourth bit, and fourteen sets of four
    /// are codewords.
    const EXTENDED: &str = "n: 8\nk: 4\nr: 4\n11011000\n10110100\n01110010\n11111111\n";

    #[test]
    fn errors_in_a_window_are_counted_once_for_each_set_of_its_bits() {
        // Windows 012, 345, 6: three pairs and the triple of each; 012 is a codeword, all others look like another bit.
        let of_three = format!("{HAMMING}window: 3\nclaim miscorrected-in-windows: 8\n");
        assert!(certify(&of_three).unwrap().holds());
        // Windows 0123 and 4567: only the four triples of each, as neither 0123 nor 4567 is a codeword.
        let window = |claim: u64| format!("{EXTENDED}window: 4\nclaim miscorrected-in-windows: {claim}\n");
        assert!(certify(&window(8)).unwrap().holds());
        assert!(!certify(&window(9)).unwrap().holds());
    }

    #[test]
    fn errors_that_are_accepted_are_counted_with_their_weights() {
        // The triple 012 is a codeword, the pair 01 looks like bit 2, and any four bits of (7,4) are accepted.
        let lines = "error: 5 0 1 2\nerror: 7 0 1\nclaim silent-errors-weight: 12\n";
        assert!(certify(&format!("{HAMMING}{lines}")).unwrap().holds());
        assert!(!certify(&format!("{HAMMING}{}", lines.replace(": 12", ": 5"))).unwrap().holds());
        // The pair is detected by the extended code, and the triple looks like a fourth bit.
        let detected = format!("{EXTENDED}detects: 0 1\nclaim undetected: 0\n");
        assert!(certify(&detected).unwrap().holds());
        assert!(!certify(&detected.replace("0 1", "0 1 2")).unwrap().holds());
        // A pattern that is corrected is delivered right.
        let corrected = format!("{EXTENDED}corrects: 0 1\nerror: 3 0 1\nclaim silent-errors-weight: 0\n");
        assert!(certify(&corrected).unwrap().holds());
    }

    #[test]
    fn errors_of_an_entry_are_decoded_by_codeword() {
        // Codewords of (8,4) in turns: bits 0, 2, ... and 1, 3, ...
        let turns = "codeword: 0 2 4 6 8 10 12 14\ncodeword: 1 3 5 7 9 11 13 15\n";
        let silent = |error: &str| {
            let text = format!("{EXTENDED}{turns}entry-error: 3 {error}\nclaim silent-entry-errors-weight: 3\n");
            certify(&text).unwrap().holds()
        };
        // A bit in each codeword; three in one; three in one and a pair, which is detected, in the other.
        assert_eq!([silent("0 1"), silent("0 2 4"), silent("0 2 4 1 3")], [false, true, false]);
        let refused = |lines: &str| certify(&format!("{EXTENDED}{lines}claim weight: 20\n")).unwrap_err();
        assert!(refused("codeword: 0 1 2\n").contains("each `codeword:` has 8 bits"));
        assert!(refused(&format!("{turns}entry-error: 1 3 16\n")).contains("bit 16 is not in an entry of 16 bits"));
    }

    #[test]
    fn the_fewest_silent_flips_are_counted_if_a_claim_states_them() {
        // Any two bits of (7,4) look like a third; in (8,4), any three look like a fourth, unless the pair of two of them is corrected.
        let claims =
            |flips: u64, sets: u64| format!("claim fewest-silent-flips: {flips}\nclaim fewest-silent-sets: {sets}\n");
        assert!(certify(&format!("{HAMMING}{}", claims(2, 21))).unwrap().holds());
        assert!(!certify(&format!("{HAMMING}{}", claims(3, 21))).unwrap().holds());
        assert!(certify(&format!("{EXTENDED}{}", claims(3, 56))).unwrap().holds());
        // Four pairs have the sum of a corrected pair, and three of them are miscorrected.
        assert!(certify(&format!("{EXTENDED}corrects: 0 1\n{}", claims(2, 3))).unwrap().holds());
    }

    #[test]
    fn correctable_are_the_bits_and_the_patterns() {
        assert_eq!(certify(HAMMING).unwrap().correctable, 7);
        assert_eq!(certify(&format!("{EXTENDED}corrects: 0 1\ncorrects: 0 1 2 4\n")).unwrap().correctable, 10);
    }

    #[test]
    fn every_pattern_within_a_set_is_correctable_and_counts_once() {
        // Two sets of three bits with one pair in common: 8 bits, 2 x 4 patterns of two bits and more, less that pair.
        let sets = certify(&format!("{EXTENDED}corrects-within: 0 1 2\ncorrects-within: 1 2 4\n")).unwrap();
        assert_eq!(sets.correctable, 8 + 2 * 4 - 1);
        // Columns are odd, so a triple within a set has the syndrome of a fourth bit, and the sums of two of three differ.
        let clash = sets.clash.expect("triples look like a bit");
        assert_eq!(clash.1.len(), 3, "{clash:?}");
        let pair = certify(&format!("{EXTENDED}corrects-within: 0 1\n")).unwrap();
        let any = certify(&format!("{EXTENDED}corrects-within: 0 1 2\ncorrects-any: 2\n")).unwrap();
        assert_eq!((any.correctable, any.clash.is_some()), (8 + 28 + 1, true), "four bits of it are a codeword");
        assert!(certify(&format!("{EXTENDED}corrects-any: 3\n")).unwrap_err().contains("takes 2"));
        assert_eq!(pair, certify(&format!("{EXTENDED}corrects: 0 1\n")).unwrap());
        let wide: Vec<String> = (0..13).map(|bit| bit.to_string()).collect();
        let refused = certify(&format!("corrects-within: {}\n", wide.join(" "))).unwrap_err();
        assert_eq!(refused, "line 1: a set of correctable bits has at most 12");
    }

    fn certificate(k: usize, r: usize) -> String {
        let n = k + r;
        format!("n: {n}\nk: {k}\nr: {r}\n{}", ("1".repeat(n) + "\n").repeat(r))
    }

    #[test]
    fn sizes_end_at_600_bits_and_64_rows() {
        for (k, r) in [(599, 1), (1, 64)] {
            assert!(read(&certificate(k, r)).is_ok());
        }
        for (k, r) in [(600, 1), (1, 65)] {
            assert!(read(&certificate(k, r)).is_err_and(|e| e.contains("at most 600, r at most 64")));
        }
    }

    #[test]
    fn patterns_that_share_a_syndrome_are_named() {
        let clash = certify(&(HAMMING.to_owned() + "corrects: 0 1\n")).unwrap().clash;
        // Columns 0 and 1 are 110 and 101 (rows from above): their sum 011 is column 2.
        assert_eq!(clash, Some((vec![2], vec![0, 1])));
    }

    #[test]
    fn what_is_no_certificate_is_refused_with_its_line() {
        for (from, to, why) in [
            ("1011010", "101101", "line 6: a row of H has 7 digits"),
            ("n: 7\n", "", "line 4: a row before `n:`"),
            ("r: 3", "r: 4", "expected n = k + r"),
            (
                "claim weight",
                "claim colour",
                "no claim `colour` here; the claims are: heaviest-row, miscorrected-pairs, ",
            ),
            ("# remark", "colour: 1 2", "line 1: `colour` is not known"),
            ("# remark", "corrects: 1", "line 1: a correctable pattern"),
            ("k: 4", "k: x", "line 3: ` x` is not a whole number"),
            ("k: 4", "k: 18446744073709551615", "expected n = k + r"),
            ("# remark", "detects: 1", "line 1: a correctable pattern or an error has two"),
            ("# remark", "error: 5 1 9", "bit 9 is not in a codeword"),
            ("# remark", "error: x 1 2", "line 1: `x` is not a whole number"),
            ("# remark", "corrects: 1 1", "line 1: a correctable pattern"),
            ("# remark", "corrects: 1 9", "bit 9 is not in a codeword"),
            ("# remark", "window: 20", "a window has 2 to 16 bits"),
            ("# remark", "n: 7", "line 2: `n` is given twice"),
        ] {
            let error = certify(&HAMMING.replace(from, to)).unwrap_err();
            assert!(error.contains(why), "{to}: {error}");
        }
    }
}
