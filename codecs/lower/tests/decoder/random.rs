//! Random small schemes, written as files and read by the reader of schemes.

use crate::decoder::compare::Random;
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;
use std::collections::BTreeSet;

/// A scheme without its optional parts, and those parts; the reader rejects some combinations.
struct Draft {
    head: String,
    corrects: Vec<String>,
    rules: Vec<String>,
}

impl Draft {
    /// The scheme with as many of the optional parts as the reader accepts.
    fn scheme(mut self) -> Scheme {
        let wanted = self.corrects.split_off(1);
        while self.read().is_err() {
            match self.corrects[0].starts_with("patterns") {
                true => self.corrects = vec!["bits".into()],
                false => drop(self.rules.pop().unwrap_or_else(|| panic!("{}", self.read().err().unwrap()))),
            }
        }
        for set in wanted {
            self.corrects.push(set);
            if self.read().is_err() {
                self.corrects.pop();
            }
        }
        self.read().unwrap()
    }

    fn read(&self) -> Result<Scheme, String> {
        let corrects: String = self.corrects.iter().map(|c| format!("  - {c}\n")).collect();
        let text = format!("{}corrects:\n{corrects}{}", self.head, self.rules.concat());
        let scheme = Scheme::from_text(&SourceFile::new("random.yaml", text.as_str()), None);
        scheme.map_err(|why| format!("{}\n{text}", why.message()))
    }
}

fn shuffled(mut list: Vec<usize>, random: &mut Random) -> Vec<usize> {
    for i in 1..list.len() {
        list.swap(i, random.below(i + 1));
    }
    list
}

/// Returns the head of a file for `words` codewords of `k` data bits and then `r` check bits over `beats` beats, placed
/// at random.
fn head(words: usize, k: usize, r: usize, beats: usize, code: &str, random: &mut Random) -> String {
    let (data_pins, check_pins) = (words * k / beats, words * r / beats);
    let pins = data_pins + check_pins;
    let (data, check): (Vec<usize>, Vec<usize>) = (0..pins * beats).partition(|bit| bit % pins < data_pins);
    let mix = !random.one_in(3);
    let [data, check] = [data, check].map(|list| if mix { shuffled(list, random) } else { list });
    let lists = data.chunks(k).zip(check.chunks(r)).map(|(d, c)| [d, c].concat());
    let lists: String = lists.map(|list| format!("    - {list:?}\n")).collect();
    format!(
        "eccforge: 1\nid: random\nname: Random\nsource: a test\nentry: {{beats: {beats}, data-pins: {data_pins}, \
         check-pins: {check_pins}}}\ncodewords: {words}\nlayout:\n  explicit:\n{lists}code:\n{code}"
    )
}

/// Optional rules, in an order in which later ones depend on earlier ones.
fn rules(words: usize, random: &mut Random) -> Vec<String> {
    let mut rules = Vec::new();
    let sanity = ["none", "lane", "pin-or-byte"][random.below(3)];
    let check = words > 1 && sanity != "none";
    if check {
        rules.push(format!("sanity-check: {sanity}\n"));
    }
    let confirmed = words > 1 && random.one_in(3);
    if confirmed {
        rules.push("pair-confirmation: byte\n".into());
    }
    let mut enables = Vec::new();
    if check && random.one_in(3) {
        enables.push("{name: sanity_on, switches: sanity-check}");
    }
    if confirmed && random.one_in(2) {
        enables.push("{name: confirm_on, switches: pair-confirmation}");
    }
    if random.one_in(3) {
        enables.push("{name: several_on, switches: multi-bit-correction, default: false}");
    }
    if !enables.is_empty() {
        rules.push(format!("enables: [{}]\n", enables.join(", ")));
    }
    rules
}

/// A scheme of one to four codewords of a random binary code.
pub fn binary(random: &mut Random) -> Scheme {
    let words = [1, 2, 2, 4][random.below(4)];
    let (beats, r) = ([1, 2][random.below(2)], 4 + 2 * random.below(4));
    let k = 4 + 2 * random.below(5.min(1 << (r - 4)));
    let n = k + r;
    let columns = binary_columns(k, r, random);
    let mut rows = String::new();
    for row in 0..r {
        let digits: String = columns.iter().map(|column| if column >> row & 1 == 1 { '1' } else { '0' }).collect();
        rows += &format!("      - \"{digits}\"\n");
    }
    let code = format!("  matrix:\n    n: {n}\n    encoding: binary\n    rows:\n{rows}");
    let head = head(words, k, r, beats, &code, random);
    let mut corrects = binary_sets(n, random);
    let rules = rules(words, random);
    if rules.iter().any(|rule| rule.starts_with("pair-confirmation")) {
        // Errors within a byte can be confirmed; of many pairs, some are within one.
        corrects = vec!["bits".into(), "bytes".into()];
        for _ in 0..24 {
            let (a, b) = (random.below(n), random.below(n));
            if a != b {
                corrects.push(format!("patterns: [[{}, {}]]", a.min(b), a.max(b)));
            }
        }
    }
    Draft { head, corrects, rules }.scheme()
}

/// The columns of a code of `k` data bits and `r` check bits that corrects single bits.
fn binary_columns(k: usize, r: usize, random: &mut Random) -> Vec<u64> {
    // Distinct columns, a unit matrix for the check bits; then sums of rows, which change no distance.
    let mut columns: Vec<u64> = Vec::new();
    while columns.len() < k {
        let column = 1 + random.below((1 << r) - 1) as u64;
        if !column.is_power_of_two() && !columns.contains(&column) {
            columns.push(column);
        }
    }
    columns.extend((0..r).map(|i| 1 << i));
    for _ in 0..random.below(r) {
        let (from, to) = (random.below(r), random.below(r));
        if from != to {
            for column in columns.iter_mut() {
                *column ^= (*column >> from & 1) << to;
            }
        }
    }
    columns
}

/// The correctable sets of a codeword of `n` bits: single bits or a few patterns, then up to three more sets.
fn binary_sets(n: usize, random: &mut Random) -> Vec<String> {
    let mut corrects = vec!["bits".to_string()];
    if random.one_in(4) {
        corrects = vec![format!("patterns: [[0], [{}], [2, 3]]", 4 + random.below(n - 4))];
    }
    for _ in 0..random.below(4) {
        let mut pattern = BTreeSet::new();
        for _ in 0..2 + random.below(2) {
            pattern.insert(random.below(n));
        }
        let pattern: Vec<usize> = pattern.into_iter().collect();
        corrects.push(match random.below(6) {
            0 => format!("symbols: {{bits: {}}}", [2, 4][random.below(2)]),
            1 => "symbols: {bits: 2, stride: 2}".into(),
            2 => format!("adjacent: {{bits: {}}}", 2 + random.below(3)),
            3 => ["pins", "bytes"][random.below(2)].into(),
            _ => format!("patterns: [{pattern:?}]"),
        });
    }
    corrects
}

/// A scheme of one or two codewords of a random Reed-Solomon code over GF(2^3) or GF(2^4).
pub fn reed_solomon(random: &mut Random) -> Scheme {
    // Bits of a symbol and the polynomial of the field.
    let (m, polynomial) = [(3, 0b1011), (4, 0b1_0011), (4, 0b1_1001)][random.below(3)];
    let order = (1 << m) - 1;
    let checks = [2, 3, 4, 4, 5][random.below(5)];
    let symbols = checks + 2 + random.below((order - checks - 1).min(4));
    let extension = ["[]", "[]", "[zero]", "[infinity]", "[zero, infinity]"][random.below(5)];
    // `zero` and `infinity` are locators without a logarithm.
    let regular = symbols - extension.matches(['z', 'f']).count();
    let logs = shuffled((0..order).collect(), random);
    let mut code = format!(
        "  reed-solomon:\n    polynomial: {polynomial}\n    symbols: {symbols}\n    check-symbols: {checks}\n    first-power: \
         {}\n    locators:\n      logs: {:?}\n    extension: {extension}\n",
        random.below(order + 2),
        &logs[..regular]
    );
    // An extension has no factors.
    if regular == symbols && random.one_in(2) {
        let factors: Vec<usize> = (0..symbols).map(|_| 1 + random.below(order)).collect();
        code += &format!("    multipliers: {factors:?}\n");
    }
    let words = 1 + random.below(2);
    let head = head(words, m * (symbols - checks), m * checks, [1, words][random.below(2)], &code, random);
    let mut corrects = vec![format!("code-symbols: {{up-to: {}}}", 1 + random.below(2))];
    if corrects[0].ends_with("2}") && checks < 4 {
        corrects = vec!["code-symbols: {up-to: 1}".into()];
    }
    if random.one_in(6) {
        // One value in two symbols, and none in a single symbol.
        corrects = vec![format!("patterns: [[0, {m}], [1, {}]]", m + 1)];
    }
    // Equations locate errors of two symbols with some values in these codes only.
    if checks == 4 && regular == symbols && !random.one_in(4) {
        let a_symbol_and_a_bit = format!("across: {{single: 1, symbol: {m}, whole: 1}}");
        let two = [a_symbol_and_a_bit, "any: {bits: 2}".into()][random.below(2)].clone();
        corrects = vec!["code-symbols: {up-to: 1}".into(), two];
    }
    for _ in 0..random.below(3) {
        let step = m * (1 + random.below(symbols - 1));
        let bit = random.below(m * symbols - step);
        corrects.push(match random.below(4) {
            0 => "bits".into(),
            1 => ["pins", "bytes"][random.below(2)].into(),
            2 => format!("across: {{single: 2, symbol: {m}}}"),
            _ => format!("patterns: [[{bit}, {}]]", bit + step),
        });
    }
    let rules = rules(words, random);
    Draft { head, corrects, rules }.scheme()
}

/// A scheme of one codeword of a random binary code on two to four beats of three lanes of four pins, the last of check bits: it
/// corrects pins and symbols of some of each lane's pins, so that errors within a lane can be trapped.
pub fn lanes(random: &mut Random) -> Scheme {
    let beats = 2 + random.below(3);
    let (n, r) = (12 * beats, 4 * beats);
    loop {
        let digits = |random: &mut Random| (0..n).map(|_| ['0', '1'][random.below(2)]).collect::<String>();
        let rows: String = (0..r).map(|_| format!("      - \"{}\"\n", digits(random))).collect();
        let sets = ["symbols: {bits: 4}", "symbols: {bits: 2}", "pins"];
        let sets: Vec<&str> = sets.into_iter().filter(|_| random.below(2) == 0).collect();
        let corrects: String = sets.iter().map(|set| format!("  - {set}\n")).collect();
        let text = format!(
            "eccforge: 1\nid: random\nname: Random\nsource: a test\nentry: {{beats: {beats}, data-pins: 8, check-pins: 4}}\n\
             codewords: 1\nlayout: identity\ncode:\n  matrix:\n    n: {n}\n    encoding: binary\n    rows:\n{rows}\
             corrects:\n  - bits\n{corrects}"
        );
        if let Ok(scheme) = Scheme::from_text(&SourceFile::new("random.yaml", text), None) {
            return scheme;
        }
    }
}
