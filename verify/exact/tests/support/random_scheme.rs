//! Random small schemes (long: over the whole language of schemes), as files and as definitions that are typed again.

use eccforge_gf::random::SplitMix64;
use eccforge_oracle::language::{self, Locator};
use eccforge_oracle::{BinaryDefinition, Oracle, Rule};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Maximum number of bits of an entry, all of whose errors are tried.
const MOST_BITS: usize = 14;

pub struct Random(pub SplitMix64);

impl Random {
    pub fn below(&mut self, n: usize) -> usize {
        (self.0.bits() % n as u64) as usize
    }

    pub fn from(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last + 1 - first)
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    fn shuffled(&mut self, mut list: Vec<usize>) -> Vec<usize> {
        for i in 1..list.len() {
            list.swap(i, self.below(i + 1));
        }
        list
    }
}

/// The shape of an entry, with the numbers of its pins, bytes and lanes.
#[derive(Clone, Copy)]
pub struct Shape {
    pub beats: usize,
    pub pins: usize,
    pub data_pins: usize,
}

impl Shape {
    pub fn bits(self) -> usize {
        self.beats * self.pins
    }

    /// The number of the pin of a bit; `byte` and `lane` return the numbers of its byte and lane.
    pub fn pin(self, bit: usize) -> usize {
        bit % self.pins
    }

    pub fn byte(self, bit: usize) -> usize {
        bit / self.pins * self.pins + bit % self.pins / 8
    }

    pub fn lane(self, bit: usize) -> usize {
        bit % self.pins / 8
    }
}

/// A scheme file and its meaning, or the reason why the definition contradicts itself.
pub struct Made {
    pub text: String,
    pub shape: Shape,
    pub columns: Vec<u64>,
    pub meaning: Result<Oracle, String>,
}

struct Code {
    text: String,
    columns: Vec<u64>,
    checks: usize,
    symbol: Option<usize>,
}

fn digits(bits: &[bool], width: usize) -> String {
    let spare = bits.len().next_multiple_of(width) - bits.len();
    let padded: Vec<bool> = vec![false; spare].into_iter().chain(bits.iter().copied()).collect();
    let mut digits = String::new();
    for chunk in padded.chunks(width) {
        let value = chunk.iter().fold(0, |value, bit| 2 * value + usize::from(*bit));
        digits.push(char::from(b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[value]));
    }
    digits
}

fn matrix(random: &mut Random) -> Code {
    let r = random.from(2, 7);
    let n = r + random.from(1, MOST_BITS - r);
    let units = |columns: Vec<u64>| columns.into_iter().chain((0..r).map(|i| 1 << i)).collect::<Vec<u64>>();
    let free: Vec<u64> = (0..n - r).map(|_| 1 + random.below((1 << r) - 1) as u64).collect();
    let part = random.one_in(3);
    let mut columns = units(free);
    if !part {
        for _ in 0..random.below(r) {
            let (from, to) = (random.below(r), random.below(r));
            // A row that is added to itself would vanish.
            if from != to {
                for column in columns.iter_mut() {
                    *column ^= (*column >> from & 1) << to;
                }
            }
        }
    }
    let (encoding, width) = random.pick(&[("binary", 1), ("hex", 4), ("crockford", 5)]);
    let mut swizzles: Vec<(usize, usize)> = Vec::new();
    for group in (2..=n).filter(|group| n.is_multiple_of(*group)) {
        let symbols = (2..group).filter(|symbol| group.is_multiple_of(*symbol));
        swizzles.extend(symbols.map(|symbol| (group, symbol)));
    }
    let swizzle = (!part && !swizzles.is_empty() && random.one_in(3)).then(|| random.pick(&swizzles));
    // Returns the printed columns, from those of the codeword.
    let printed = |p: usize| match swizzle {
        None => p,
        Some((group, symbol)) => p / group * group + p % group / symbol + group / symbol * (p % symbol),
    };
    let shown = if part { n - r } else { n };
    let msb = random.one_in(2);
    let row = |j: usize| {
        let mut bits: Vec<bool> = (0..shown).map(|p| columns[printed(p)] >> j & 1 == 1).collect();
        if msb {
            bits.reverse();
        }
        format!("      - \"{}\"\n", digits(&bits, width))
    };
    let mut text = format!("  matrix:\n    n: {n}\n    encoding: {encoding}\n");
    text += if msb { "    bit-order: msb-first\n" } else { "" };
    text += if part { "    part: data\n" } else { "" };
    text += &swizzle.map_or(String::new(), |(g, s)| format!("    swizzle: {{group: {g}, symbol: {s}}}\n"));
    text += &format!("    rows:\n{}", (0..r).map(row).collect::<String>());
    Code { text, columns, checks: r, symbol: None }
}

fn named(random: &mut Random) -> Code {
    let of =
        |text: String, columns: Vec<u64>, k: usize| Code { text, checks: columns.len() - k, columns, symbol: None };
    match random.below(3) {
        0 => {
            let (k, more) = (random.from(1, 8), random.one_in(2));
            let columns = language::hamming(k);
            match more {
                true => of(format!("  extended-hamming: {{k: {k}}}\n"), language::extended(&columns), k),
                false => of(format!("  hamming: {{k: {k}}}\n"), columns, k),
            }
        }
        1 => {
            let degree = random.from(2, 7);
            let generator = 1 | 1 << degree | (random.below(1 << (degree - 1)) as u64) << 1;
            let k = random.from(1, MOST_BITS - degree);
            of(format!("  cyclic: {{k: {k}, generator: {generator}}}\n"), language::cyclic(generator, k), k)
        }
        _ => {
            let (polynomial, t) =
                random.pick(&[(0b1011, 1), (0b1101, 1), (0b10011, 1), (0b10011, 2), (0b11001, 2), (0b10011, 3)]);
            let generator = language::bch_generator(polynomial, t);
            let order = (1 << polynomial.ilog2()) - 1;
            let longest = (order - generator.ilog2() as usize).min(MOST_BITS - 1 - generator.ilog2() as usize);
            let (k, extended) = (random.from(1, longest), random.one_in(2));
            let columns = language::cyclic(generator, k);
            let columns = if extended { language::extended(&columns) } else { columns };
            of(format!("  bch: {{k: {k}, polynomial: {polynomial}, errors: {t}, extended: {extended}}}\n"), columns, k)
        }
    }
}

fn reed_solomon(random: &mut Random) -> Code {
    let (m, polynomial) = random.pick(&[(2, 0b111), (2, 0b111), (3, 0b1011), (3, 0b1101)]);
    let order = (1 << m) - 1;
    let extension =
        random.pick(&[&[][..], &[], &[Locator::Zero], &[Locator::Infinity], &[Locator::Zero, Locator::Infinity]]);
    let regular = random.from(2, order.min(MOST_BITS / m - extension.len()));
    let symbols = regular + extension.len();
    let checks = random.from(1, (symbols - 1).min(4));
    let (first, logs) = (random.below(order + 2), random.shuffled((0..order).collect()));
    let logs = &logs[..regular];
    let locators: Vec<Locator> = logs.iter().map(|log| Locator::Log(*log)).chain(extension.iter().copied()).collect();
    let names: Vec<&str> = extension.iter().map(|e| if *e == Locator::Zero { "zero" } else { "infinity" }).collect();
    let text = format!(
        "  reed-solomon:\n    polynomial: {polynomial}\n    symbols: {symbols}\n    check-symbols: {checks}\n    first-power: {first}\n    \
         locators: {{logs: {logs:?}}}\n    extension: [{}]\n",
        names.join(", ")
    );
    let columns = language::reed_solomon(polynomial, checks, first, &locators);
    Code { text, columns, checks: m * checks, symbol: Some(m) }
}

/// The layout as it is written, the physical bit of each codeword bit, and the shape of its symbols.
type Map = (String, Vec<Vec<usize>>, Option<(usize, usize)>);

fn layout(random: &mut Random, shape: Shape, words: usize, code: &Code) -> Map {
    let (bits, n) = (shape.bits(), code.columns.len());
    let divisors = |number: usize| (1..=number).filter(|d| number.is_multiple_of(*d)).collect::<Vec<_>>();
    let filled = |map: &[usize]| map.chunks(n).map(<[usize]>::to_vec).collect::<Vec<_>>();
    match random.below(8) {
        0 => ("identity".into(), filled(&(0..bits).collect::<Vec<_>>()), None),
        1 => {
            let coprime = |m: &usize| (2..=bits).all(|d| !m.is_multiple_of(d) || !bits.is_multiple_of(d));
            let multipliers: Vec<usize> = (1..2 * bits).filter(coprime).collect();
            let multiplier = random.pick(&multipliers);
            let mut map = vec![0; bits];
            for i in 0..bits {
                map[multiplier * i % bits] = i;
            }
            (format!("{{interleave: {{multiplier: {multiplier}, modulus: {bits}}}}}"), filled(&map), None)
        }
        2 | 3 => {
            let (pins, beats) = (random.pick(&divisors(shape.pins)), random.pick(&divisors(shape.beats)));
            let rows = random.one_in(2);
            let mut map = vec![Vec::new(); words];
            let (columns, all_rows) = (shape.pins / pins, shape.beats / beats);
            for symbol in 0..columns * all_rows {
                let (column, row) =
                    if rows { (symbol % columns, symbol / columns) } else { (symbol / all_rows, symbol % all_rows) };
                let word = if rows { row % words } else { (column + row) % words };
                for bit in 0..pins * beats {
                    let (beat, pin) = (row * beats + bit / pins, column * pins + bit % pins);
                    map[word].push(beat * shape.pins + pin);
                }
            }
            let assign = if rows { "rows" } else { "checkerboard" };
            (format!("{{symbols: {{pins: {pins}, beats: {beats}, assign: {assign}}}}}"), map, Some((pins, beats)))
        }
        _ => {
            let (data, check): (Vec<usize>, Vec<usize>) = (0..bits).partition(|bit| bit % shape.pins < shape.data_pins);
            let [data, check] = [data, check].map(|list| random.shuffled(list));
            let each = data.chunks(n - code.checks).zip(check.chunks(code.checks));
            let map: Vec<Vec<usize>> = each.map(|(d, c)| [d, c].concat()).collect();
            (format!("{{explicit: {map:?}}}"), map, None)
        }
    }
}

/// An item of `corrects`, and its patterns in a codeword whose bits are these physical bits (long: each item has a case).
fn corrects(
    random: &mut Random,
    shape: Shape,
    code: &Code,
    words: &[Vec<usize>],
) -> (String, Vec<BTreeSet<Vec<usize>>>) {
    let n = code.columns.len();
    let alike = |text: String, patterns: BTreeSet<Vec<usize>>| (text, vec![patterns; words.len()]);
    let shares = |cell: &dyn Fn(usize) -> usize| -> Vec<BTreeSet<Vec<usize>>> {
        let within_cells = |word: &Vec<usize>| {
            let cells: Vec<usize> = word.iter().map(|bit| cell(*bit)).collect();
            language::within(language::shares(&cells))
        };
        words.iter().map(within_cells).collect()
    };
    match random.below(12) {
        0 | 1 => alike("bits".into(), language::any(n, 1)),
        2 => {
            let mut shapes: Vec<(usize, usize)> = Vec::new();
            for bits in 2..=n.min(16) {
                let strides = (1..=3).filter(|stride| n.is_multiple_of(bits * stride));
                shapes.extend(strides.map(|stride| (bits, stride)));
            }
            if shapes.is_empty() {
                return alike("bits".into(), language::any(n, 1));
            }
            let (bits, stride) = random.pick(&shapes);
            alike(
                format!("symbols: {{bits: {bits}, stride: {stride}}}"),
                language::within(language::groups(n, bits, stride)),
            )
        }
        3 => {
            let (bits, solid) = (random.from(2, n.min(4)), random.one_in(2));
            let patterns = if solid { language::solid(n, bits) } else { language::adjacent(n, bits) };
            alike(format!("adjacent: {{bits: {bits}, solid: {solid}}}"), patterns)
        }
        4 => {
            let bits = random.from(1, n.min(3));
            alike(format!("any: {{bits: {bits}}}"), language::any(n, bits))
        }
        5 => {
            let sizes: Vec<usize> = (2..=n / 2).filter(|s| n.is_multiple_of(*s)).collect();
            if sizes.is_empty() {
                return alike("bits".into(), language::any(n, 1));
            }
            let symbol = random.pick(&sizes);
            let whole = random.below(2);
            let single = random.from(1, (n / symbol - whole).min(2));
            alike(
                format!("across: {{symbol: {symbol}, whole: {whole}, single: {single}}}"),
                language::across(n, symbol, whole, single),
            )
        }
        6 | 7 => {
            let dead: BTreeSet<usize> = (0..random.from(1, 2)).map(|_| random.below(shape.pins)).collect();
            let more = random.below(2);
            let others = ["none", "bits"][more];
            let erased_in = |word: &Vec<usize>| {
                let dead: Vec<usize> = (0..n).filter(|bit| dead.contains(&shape.pin(word[*bit]))).collect();
                language::erased(n, &dead, more)
            };
            let pins: Vec<&usize> = dead.iter().collect();
            (format!("erased: {{pins: {pins:?}, beside: {others}}}"), words.iter().map(erased_in).collect())
        }
        8 if code.symbol.is_some() => {
            let (m, most) = (code.symbol.unwrap_or(1), random.from(1, 2));
            let symbols = |p: &Vec<usize>| p.iter().map(|bit| bit / m).collect::<BTreeSet<_>>().len();
            let patterns = language::any(n, n).into_iter().filter(|p| symbols(p) <= most).collect();
            alike(format!("code-symbols: {{up-to: {most}}}"), patterns)
        }
        9 => ("pins".into(), shares(&|bit| shape.pin(bit))),
        10 => ("bytes".into(), shares(&|bit| shape.byte(bit))),
        _ => {
            let mut patterns: BTreeSet<Vec<usize>> = BTreeSet::new();
            for _ in 0..random.from(1, 2) {
                let size = random.from(1, 3);
                let bits: BTreeSet<usize> = (0..size).map(|_| random.below(n)).collect();
                patterns.insert(bits.into_iter().collect());
            }
            let list: Vec<&Vec<usize>> = patterns.iter().collect();
            alike(format!("patterns: {list:?}"), patterns)
        }
    }
}

/// Entry rules, and their meaning if the enables have their defaults.
struct Rules {
    text: String,
    rule: Rule,
    confirmed: bool,
    several: bool,
}

fn rules(random: &mut Random, shape: Shape, words: usize, symbol: Option<(usize, usize)>, any_several: bool) -> Rules {
    let cells = |cell: &dyn Fn(usize) -> usize| (0..shape.bits()).map(cell).collect::<Vec<_>>();
    let (sanity, mut rule) = match random.below(5) {
        _ if words == 1 => ("none", Rule::None),
        0 => ("lane", Rule::TogetherIn(vec![cells(&|b| shape.lane(b))])),
        1 => ("pin-or-byte", Rule::TogetherIn(vec![cells(&|b| shape.pin(b)), cells(&|b| shape.byte(b))])),
        2 | 3 if symbol.is_some() => {
            let (pins, beats) = symbol.unwrap_or((1, 1));
            let column = cells(&|b| shape.pin(b) / pins);
            let byte = cells(&|b| b / shape.pins / beats * shape.pins + shape.lane(b));
            ("symbol", Rule::TogetherIn(vec![column, byte]))
        }
        _ => ("none", Rule::None),
    };
    let mut confirmed = random.one_in(4);
    let mut several = true;
    let mut text = format!("sanity-check: {sanity}\non-detection: due\n");
    text += if confirmed { "pair-confirmation: byte\n" } else { "" };
    let mut enables = Vec::new();
    let mut enable = |name: &str, random: &mut Random| {
        let default = random.one_in(2);
        enables.push(format!("{{name: {name}_on, switches: {name}, default: {default}}}").replacen(
            '-',
            "_",
            name.matches('-').count(),
        ));
        default
    };
    if sanity != "none" && random.one_in(4) && !enable("sanity-check", &mut *random) {
        rule = Rule::None;
    }
    if confirmed && random.one_in(4) {
        confirmed = enable("pair-confirmation", &mut *random);
    }
    if any_several && random.one_in(4) {
        several = enable("multi-bit-correction", &mut *random);
    }
    text += &format!("enables: [{}]\n", enables.join(", "));
    Rules { text, rule, confirmed, several }
}

/// Returns a random scheme; many contradict themselves.
pub fn scheme(random: &mut Random) -> Made {
    let code = match random.below(6) {
        0..3 => matrix(random),
        3 => named(random),
        _ => reed_solomon(random),
    };
    let n = code.columns.len();
    let words = random.from(1, (MOST_BITS / n).clamp(1, 4));
    let (data, check) = (words * (n - code.checks), words * code.checks);
    let beats: Vec<usize> = (1..=data).filter(|b| data.is_multiple_of(*b) && check.is_multiple_of(*b)).collect();
    let beats = random.pick(&beats);
    let shape = Shape { beats, pins: (data + check) / beats, data_pins: data / beats };
    let (layout, map, symbol) = layout(random, shape, words, &code);
    let mut items = Vec::new();
    let mut correctable = vec![BTreeSet::new(); words];
    if map.iter().all(|word| word.len() == n) {
        for _ in 0..random.from(0, 3) {
            let (item, patterns) = corrects(random, shape, &code, &map);
            items.push(format!("  - {item}\n"));
            for (all, new) in correctable.iter_mut().zip(patterns) {
                all.extend(new);
            }
        }
    }
    let any_several = correctable.iter().flatten().any(|p| p.len() > 1);
    let rules = rules(random, shape, words, symbol, any_several);
    let corrects = if items.is_empty() { " []\n".to_owned() } else { format!("\n{}", items.concat()) };
    let text = format!(
        "eccforge: 1\nid: random\nname: Random\nsource: a test\nentry: {{beats: {}, data-pins: {}, check-pins: {}}}\ncodewords: {words}\n\
         layout: {layout}\ncode:\n{}corrects:{corrects}{}",
        shape.beats,
        shape.data_pins,
        shape.pins - shape.data_pins,
        code.text,
        rules.text
    );
    let across_bytes = |(word, patterns): (&Vec<usize>, &BTreeSet<Vec<usize>>)| {
        patterns.iter().any(|p| p.iter().any(|b| shape.byte(word[*b]) != shape.byte(word[p[0]])))
    };
    let meaning = match rules.text.contains("pair-confirmation: byte") && map.iter().zip(&correctable).any(across_bytes)
    {
        true => Err("a correction that no byte could confirm".to_owned()),
        false => defined(shape, map, &code, correctable, &rules),
    };
    Made { text, shape, columns: code.columns, meaning }
}

/// Returns the oracle, or its message if the definition contradicts itself, even in a part that an enable switches off.
fn defined(
    shape: Shape,
    codewords: Vec<Vec<usize>>,
    code: &Code,
    correctable: Vec<BTreeSet<Vec<usize>>>,
    rules: &Rules,
) -> Result<Oracle, String> {
    let definition = BinaryDefinition {
        id: "random".into(),
        bits: shape.bits(),
        check_positions: (0..shape.bits()).filter(|bit| bit % shape.pins >= shape.data_pins).collect(),
        codewords,
        columns: code.columns.clone(),
        correctable: Vec::new(),
        rule: rules.rule.clone(),
        confirm_same_byte: rules.confirmed.then_some(shape.pins),
    };
    let oracle = |several: bool| {
        let mut allowed = correctable.clone();
        for patterns in &mut allowed {
            patterns.retain(|pattern| several || pattern.len() == 1);
        }
        let allowed = allowed.into_iter().map(|patterns| patterns.into_iter().collect()).collect();
        Oracle::correcting_each(definition.clone(), allowed)
    };
    catch_unwind(AssertUnwindSafe(|| {
        let _whole = oracle(true);
        oracle(rules.several)
    }))
    .map_err(|why| why.downcast_ref::<String>().cloned().unwrap_or_default())
}
