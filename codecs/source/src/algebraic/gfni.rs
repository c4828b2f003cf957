//! Tables and steps of a Reed-Solomon code over bytes by vector instructions that multiply bytes in the field of 0x11b (GFNI).
//!
//! One affine map leads from the field of the code to that field. A register holds 64 symbols, or 51 of them if the locators are
//! powers of an element of order 255: symbols at a distance of 51 differ by a fifth root of unity, so five sums serve all roots.

use super::Ball;
use super::reed_solomon::solutions;
use crate::table::ConstantArray;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use std::fmt::Write as _;

/// Symbols of a register.
const LANES: usize = 64;
/// Symbols of a register where locators at this distance differ by a fifth root of unity.
const FIFTH: usize = 51;
/// Check symbols of the codes that have vector instructions.
// Fewer symbols leave a register nearly empty. The coefficients of the key equation for more would not fit one register.
const CHECK_SYMBOLS: std::ops::RangeInclusive<usize> = 5..=42;

/// A product in the field of 0x11b.
fn times(a: u8, b: u8) -> u8 {
    let (mut sum, mut power) = (0, a);
    for i in 0..8 {
        if b >> i & 1 == 1 {
            sum ^= power;
        }
        power = power << 1 ^ if power >> 7 == 1 { 0x1b } else { 0 };
    }
    sum
}

/// The isomorphism from the field of a polynomial to that of 0x11b, as the image of each bit.
fn isomorphism(polynomial: u32) -> [u8; 8] {
    for root in 2..=255u8 {
        let (mut images, mut power) = ([0; 8], 1);
        for image in &mut images {
            *image = power;
            power = times(power, root);
        }
        let low = (0..8).filter(|i| polynomial >> i & 1 == 1).fold(0, |sum, i: usize| sum ^ images[i]);
        if low == power {
            return images;
        }
    }
    unreachable!("every irreducible polynomial of degree 8 has roots in each field of 256 elements")
}

/// The image of a byte under a linear map.
fn mapped(images: &[u8; 8], byte: u8) -> u8 {
    (0..8).filter(|i| byte >> i & 1 == 1).fold(0, |sum, i: usize| sum ^ images[i])
}

/// The inverse of a linear map.
fn inverse(images: &[u8; 8]) -> [u8; 8] {
    std::array::from_fn(|i| (0..=255).find(|byte| mapped(images, *byte) == 1 << i).expect("an isomorphism"))
}

/// A linear map as the operand of the affine instruction: byte 7 - i gives bit i.
fn matrix(images: [u8; 8]) -> String {
    let mut rows = 0u64;
    for (i, image) in images.iter().enumerate() {
        for row in 0..8 {
            rows |= u64::from(image >> row & 1) << (8 * (7 - row) + i);
        }
    }
    format!("UINT64_C({rows:#018x})")
}

/// The lowest `count` bits as a mask in C, moved by `shift` lanes.
fn lanes(count: usize, shift: usize) -> String {
    let mask = if count >= LANES { u64::MAX } else { (1u64 << count) - 1 };
    format!("UINT64_C({:#x})", mask << shift)
}

/// The ratio of locators at a distance of 51, if it is a fifth root of unity and the word is long.
fn fifth_root(code: &ReedSolomon, locators: &[u32]) -> Option<u32> {
    // One power of the ratio stands for a whole register only if its columns have no factors of their own.
    if !code.multipliers.is_empty() {
        return None;
    }
    // Two registers of 64 symbols take fewer products than five of 51.
    let (first, later) = (locators.first()?, locators.get(2 * LANES).and(locators.get(FIFTH))?);
    let ratio = code.field.multiply(*later, code.field.inverse(*first));
    let is_geometric = locators.iter().zip(&locators[FIFTH..]).all(|(a, b)| code.field.multiply(*a, ratio) == *b);
    (is_geometric && ratio != 1 && code.field.raise(ratio, 5) == 1).then_some(ratio)
}

/// The lines of code that add up the syndromes; each syndrome is one byte of the sum.
struct Tree {
    lines: String,
    roots: usize,
    /// Registers of symbols for each root.
    terms: Vec<Vec<String>>,
    depth: u32,
    names: usize,
}

impl Tree {
    /// Emits the sum of the roots `j + k 2^depth`; returns its name and the root of each byte.
    fn node(&mut self, j: usize, depth: u32) -> (String, Vec<usize>) {
        if j >= self.roots {
            return ("none".into(), vec![usize::MAX; LANES]);
        }
        let name = format!("f{}", self.names);
        self.names += 1;
        if depth == self.depth {
            let mut terms = Vec::new();
            for (z, symbols) in self.terms[j].iter().enumerate() {
                terms.push(format!("{{STEM}}_term({symbols}, {}u)", self.terms[j].len() * j + z));
            }
            let sum = terms.into_iter().reduce(|sum, term| format!("_mm512_xor_si512({sum}, {term})"));
            let _ = writeln!(self.lines, "    const __m512i {name} = {};", sum.unwrap_or_default());
            return (name, vec![j; LANES]);
        }
        let ((a, of_a), (b, of_b)) = (self.node(j, depth + 1), self.node(j + (1 << depth), depth + 1));
        let step = self.depth - depth;
        let _ = writeln!(self.lines, "    const __m512i {name} = {{STEM}}_halves_{step}({a}, {b});");
        // Lanes of the result: parts of both registers take turns as the instructions of each step place them.
        let half = LANES >> step;
        let mut bytes = Vec::new();
        for at in 0..LANES {
            let (part, group) = (at / half, at / (2 * half));
            bytes.push(match step {
                // Pairs of parts of one register lie side by side within 512 and within 128 bits.
                2 => {
                    if part < 2 {
                        of_a[32 * part]
                    } else {
                        of_b[32 * (part - 2)]
                    }
                }
                4 => {
                    let (lane, part) = (at / 16 * 16, at % 16 / 4);
                    if part < 2 { of_a[lane + 8 * part] } else { of_b[lane + 8 * (part - 2)] }
                }
                _ if part % 2 == 0 => of_a[2 * half * group],
                _ => of_b[2 * half * group],
            });
        }
        (name, bytes)
    }
}

/// A code with its symbols as elements of the field of 0x11b.
struct Mapped<'c> {
    code: &'c ReedSolomon,
    locators: Vec<u32>,
    /// The image of each bit of a symbol.
    images: [u8; 8],
}

impl<'c> Mapped<'c> {
    /// The code, if its symbols are bytes, no locator is zero or infinity, and the number of check symbols suits registers.
    fn of(code: &'c ReedSolomon) -> Option<Self> {
        if code.symbol_bits() != 8 || !CHECK_SYMBOLS.contains(&(code.check_symbols as usize)) {
            return None;
        }
        let mut locators = Vec::new();
        for locator in &code.locators {
            match locator {
                Locator::Element(x) => locators.push(*x),
                Locator::Zero | Locator::Infinity => return None,
            }
        }
        Some(Self { code, locators, images: isomorphism(code.field.polynomial()) })
    }

    fn element(&self, x: u32) -> u64 {
        mapped(&self.images, x as u8).into()
    }

    /// The inverses of elements, one for each symbol, and zeros to the end of the last register.
    fn inverses(&self, elements: impl Iterator<Item = u32>) -> Vec<u64> {
        let mut values: Vec<u64> = elements.map(|x| self.element(self.code.field.inverse(x))).collect();
        values.resize(self.locators.len().next_multiple_of(LANES), 0);
        values
    }

    /// For each syndrome, its factors in the check symbols.
    fn columns(&self) -> Vec<u64> {
        let r = self.code.check_symbols as usize;
        let solutions = solutions(self.code);
        let mut columns = Vec::new();
        for k in 0..r {
            columns.extend((0..r).map(|i| self.element(solutions[r * i + k] as u32)));
            columns.resize(LANES * (k + 1), 0);
        }
        columns
    }

    /// A power of the locator of each symbol times the factor of its column.
    fn scaled_powers(&self, exponent: u64) -> impl Iterator<Item = u32> {
        (0..self.locators.len()).filter_map(move |s| self.code.scaled_power(s, exponent))
    }

    /// For each root the powers of the locators, `width` in a register, and the registers of symbols that they multiply.
    fn terms(&self, width: usize, has_fifths: bool) -> (Vec<u64>, Vec<Vec<String>>) {
        let (mut powers, mut terms) = (Vec::new(), Vec::new());
        let blocks = if has_fifths { 1 } else { self.locators.len().div_ceil(width) };
        for j in 0..self.code.check_symbols {
            let exponent = self.code.first_power + u64::from(j);
            let mut own = Vec::new();
            for z in 0..blocks {
                own.push(if has_fifths { format!("v{}", exponent % 5) } else { format!("b{z}") });
                let start = powers.len();
                for x in self.scaled_powers(exponent).skip(width * z).take(width) {
                    powers.push(self.element(x));
                }
                powers.resize(start + LANES, 0);
            }
            terms.push(own);
        }
        (powers, terms)
    }
}

impl Ball<'_> {
    /// Adds the flags, numbers and tables of the vector instructions, if the code has them.
    pub(super) fn vectors_of_reed_solomon(&mut self, code: &ReedSolomon) {
        if !self.options.vectors {
            return;
        }
        let Some(mapped) = Mapped::of(code) else { return };
        let (n, r) = (code.locators.len(), code.check_symbols as usize);
        let symbol = mapped.images;
        let memory: [u8; 8] = std::array::from_fn(|i| symbol[if self.options.msb_first { 7 - i } else { i }]);
        self.keys.push(("TO", matrix(memory)));
        self.keys.push(("FROM", matrix(inverse(&memory))));
        self.keys.push(("FROM_SYMBOL", matrix(inverse(&symbol))));
        let (powers, order) = self.syndromes(&mapped);
        let half = r / 2;
        let scales = mapped.inverses(mapped.scaled_powers(code.first_power + 2 * half as u64));
        for (name, about, values) in [
            ("POWERS", "For each root the powers of the locators.", powers),
            ("ORDERS", "The byte of each syndrome.", order),
            ("NEXTS", "The number of the next byte.", (0..LANES as u64).map(|i| (i + 1) % LANES as u64).collect()),
            ("COLUMNS", "For each syndrome its factors in the check symbols.", mapped.columns()),
            (
                "INVERSES",
                "The inverse of the locator of each symbol.",
                mapped.inverses(mapped.locators.iter().copied()),
            ),
            ("SCALES", "The factor of the value of each symbol.", scales),
        ] {
            self.kernel.push(ConstantArray { name: name.into(), about: about.into(), bits: 8, values });
        }
        self.number("REGISTERS", n.div_ceil(LANES));
        self.number("HALF", half);
        self.number("LAST_CELL", 3 * half);
        self.flags.push(("GFNI", true));
        self.keys.push(("ROOTS_MASK", lanes(r, 0)));
        self.keys.push(("SUMS_MASK", lanes(2 * half, 0)));
        let of_codeword = format!(", &{{MASK}}[w * {r}u]");
        let arguments = [", const uint8_t *mask", ", mask", &of_codeword];
        for (key, text) in ["MASK_PARAMETER", "MASK_PASS", "MASK_OF"].into_iter().zip(arguments) {
            self.keys.push((key, if self.scheme.constant.is_empty() { String::new() } else { text.to_owned() }));
        }
    }

    /// The lines of the syndromes; the powers of the locators, and the byte of each syndrome.
    fn syndromes(&mut self, mapped: &Mapped) -> (Vec<u64>, Vec<u64>) {
        let (n, r) = (mapped.locators.len(), mapped.code.check_symbols as usize);
        let fifth = fifth_root(mapped.code, &mapped.locators);
        let width = if fifth.is_some() { FIFTH } else { LANES };
        let (powers, terms) = mapped.terms(width, fifth.is_some());
        let mut lines = self.loads(n, n - r, width);
        if let Some(ratio) = fifth {
            let ratios = [1, 2, 3].map(|k| mapped.element(mapped.code.field.raise(ratio, k)));
            lines += &fifths(n.div_ceil(width), ratios);
        }
        let depth = r.next_power_of_two().ilog2();
        if r != 1 << depth {
            lines += "    const __m512i none = _mm512_setzero_si512();\n";
        }
        let mut tree = Tree { lines, roots: r, terms, depth, names: 0 };
        let (name, bytes) = tree.node(0, 0);
        let Tree { mut lines, .. } = tree;
        let _ = writeln!(lines, "    __m512i all = {name};");
        // The parts of the last step are sums of several bytes.
        for bits in [32, 16, 8] {
            if 8 * (LANES >> depth) > bits {
                let _ = writeln!(lines, "    all = _mm512_xor_si512(all, _mm512_srli_epi64(all, {bits}));");
            }
        }
        self.keys.push(("SYNDROMES", lines.trim_end().to_owned()));
        let steps = [("HALVES_4", 4), ("HALVES_5", 5), ("HALVES_6", 6)];
        self.flags.extend(steps.map(|(flag, step)| (flag, depth >= step)));
        let mut order = vec![0; LANES];
        for (j, byte) in order.iter_mut().enumerate().take(r) {
            *byte = bytes.iter().position(|root| *root == j).expect("each root has a byte") as u64;
        }
        (powers, order)
    }

    /// The lines that load the symbols, `width` in a register, as elements of the field of 0x11b.
    fn loads(&self, n: usize, k: usize, width: usize) -> String {
        let mut lines = String::new();
        let constant = !self.scheme.constant.is_empty();
        for z in 0..n.div_ceil(width) {
            let (start, end) = (width * z, (width * (z + 1)).min(n));
            let mut parts = Vec::new();
            if start < k {
                parts.push(format!(
                    "_mm512_maskz_loadu_epi8({}, (const void *)&data[{start}])",
                    lanes(end.min(k) - start, 0)
                ));
            }
            if end > k {
                let (from, shift) = (start.max(k) - k, start.max(k) - start);
                let count = end - start - shift;
                let load =
                    |of: &str| format!("_mm512_maskz_loadu_epi8({}, (const void *)&{of}[{from}])", lanes(count, 0));
                let mut part = load("check");
                if constant {
                    part = format!("_mm512_xor_si512({part}, {})", load("mask"));
                }
                if shift > 0 {
                    // Lane i has the byte of lane i - shift: lanes count modulo 64.
                    let index = format!("_mm512_load_si512((const void *){{NEXTS}}), _mm512_set1_epi8({})", shift + 1);
                    part = format!(
                        "_mm512_maskz_permutexvar_epi8({}, _mm512_sub_epi8({index}), {part})",
                        lanes(count, shift)
                    );
                }
                parts.push(part);
            }
            let whole = parts.into_iter().reduce(|a, b| format!("_mm512_or_si512({a}, {b})")).unwrap_or_default();
            let _ = writeln!(lines, "    const __m512i b{z} = _mm512_gf2p8affine_epi64_epi8({whole}, to, 0);");
        }
        lines
    }
}

/// The lines of the five sums of registers times fifth roots of unity.
fn fifths(blocks: usize, ratios: [u64; 3]) -> String {
    let mut lines = String::new();
    for (k, ratio) in ratios.iter().enumerate() {
        let _ = writeln!(lines, "    const __m512i w{} = _mm512_set1_epi8((char){ratio:#04x});", k + 1);
    }
    for q in 1..blocks {
        for k in 1..4 {
            let _ = writeln!(lines, "    const __m512i b{q}_{k} = _mm512_gf2p8mul_epi8(b{q}, w{k});");
        }
        // The sum of all five roots is zero.
        let three = format!("_mm512_ternarylogic_epi64(b{q}, b{q}_1, b{q}_2, 0x96)");
        let _ = writeln!(lines, "    const __m512i b{q}_4 = _mm512_xor_si512({three}, b{q}_3);");
    }
    for i in 0..5 {
        let mut sum = "b0".to_owned();
        for q in 1..blocks {
            let k = q * i % 5;
            let term = if k == 0 { format!("b{q}") } else { format!("b{q}_{k}") };
            sum = format!("_mm512_xor_si512({sum}, {term})");
        }
        let _ = writeln!(lines, "    const __m512i v{i} = {sum};");
    }
    lines
}
