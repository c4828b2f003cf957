//! Named constructions of binary parity-check matrices: data columns first, check columns last.

use eccforge_gf::field::Field;
use eccforge_gf::gf2;
use eccforge_gf::polynomial;

/// Columns of a constructed matrix and its number of rows.
pub type Columns = (u32, Vec<u64>);

/// Smallest r for which a Hsiao code of k data bits exists: 2^(r-1) - r >= k odd-weight columns.
pub fn hsiao_check_bits(k: usize) -> u32 {
    (2..).find(|&r| (1usize << (r - 1)) - r as usize >= k).unwrap_or(64)
}

/// Minimum-odd-weight-column SEC-DED code for k data bits [Hsiao 1970].
///
/// Columns are distinct and of odd weight, so d >= 4. The lightest columns are taken first, which minimises the total
/// number of ones. Among columns of the last weight, those that balance the row weights are chosen, which minimises
/// the delay of the encoder's slowest row.
pub fn hsiao(k: usize) -> Columns {
    let r = hsiao_check_bits(k);
    let mut data: Vec<u64> = Vec::with_capacity(k);
    for weight in (3..=r).step_by(2) {
        let pool = words_of_weight(r, weight);
        let wanted = k - data.len();
        if wanted < pool.len() {
            // Every full class loads all rows alike, so only this last one needs balancing.
            data.extend(balanced_words(r, pool, wanted));
            break;
        }
        data.extend(pool);
    }
    (r, with_unit_columns(r, data))
}

/// Chooses `wanted` of the words in `pool` (all r-bit words of one weight), so that the numbers of ones in the r rows
/// differ by at most one.
fn balanced_words(r: u32, mut pool: Vec<u64>, wanted: usize) -> Vec<u64> {
    let mut load = vec![0usize; r as usize];
    let mut chosen = Vec::with_capacity(wanted);
    for _ in 0..wanted {
        // Ties go to the smaller word, so that the same code results on every machine.
        let Some(best) = (0..pool.len()).min_by_key(|&i| (load_of_word(&load, pool[i]), pool[i])) else { break };
        let word = pool.swap_remove(best);
        for (j, ones) in load.iter_mut().enumerate() {
            *ones += (word >> j & 1) as usize;
        }
        chosen.push(word);
    }
    // Move ones from the heaviest row to the lightest. A word that can move exists: of the words with a one
    // in the heavy row only, more are chosen than of their partners with that one in the light row.
    loop {
        let heavy = (0..r as usize).max_by_key(|&j| (load[j], j)).unwrap_or(0);
        let light = (0..r as usize).min_by_key(|&j| (load[j], j)).unwrap_or(0);
        if load[heavy] <= load[light] + 1 {
            return chosen;
        }
        // Moving a one keeps the weight, so the word stays in its class.
        let flip = 1u64 << heavy | 1 << light;
        let only_heavy = 1u64 << heavy;
        let movable = chosen.iter().position(|word| word & flip == only_heavy && !chosen.contains(&(word ^ flip)));
        let Some(i) = movable else { return chosen };
        chosen[i] ^= flip;
        load[heavy] -= 1;
        load[light] += 1;
    }
}

/// The sum of the loads of the rows in which a word has a one.
fn load_of_word(load: &[usize], word: u64) -> usize {
    load.iter().enumerate().filter(|(j, _)| word >> j & 1 == 1).map(|(_, ones)| ones).sum()
}

/// SEC code for k data bits: data columns are the words of weight two or more in increasing order [Hamming 1950].
pub fn hamming(k: usize) -> Columns {
    let r = (2..).find(|&r| (1usize << r) - 1 - r as usize >= k).unwrap_or(64);
    let data = (3u64..).filter(|w| !w.is_power_of_two()).take(k).collect();
    (r, with_unit_columns(r, data))
}

/// SEC-DED code for k data bits: [`hamming`] with one more row, the parity of all bits.
pub fn extended_hamming(k: usize) -> Columns {
    with_parity(hamming(k))
}

/// Hamming code over GF(2^m) with this many data symbols; it corrects one wrong symbol [Hamming 1950; Bossen 1970, where
/// two check symbols are enough]. The data columns are the vectors of two or more non-zero symbols whose highest is 1, in
/// increasing order; the check symbols come last. Bit i of symbol s is the coefficient of alpha^i: its binary column is
/// alpha^i times the column of s.
pub fn hamming_over(field: &Field, data_symbols: usize) -> Columns {
    let (m, q) = (field.bits(), field.order() as usize + 1);
    // Of (q^r - 1) / (q - 1) vectors, none is a multiple of another; r of them are the check symbols.
    let r = (2..).find(|&r| (q.saturating_pow(r) - 1) / (q - 1) - r as usize >= data_symbols).unwrap_or(32);
    let data = (1..r).flat_map(|row| (1..1u64 << (m * row)).map(move |below| 1 << (m * row) | below));
    let symbols = data.take(data_symbols).chain((0..r).map(|row| 1 << (m * row)));
    let mut columns = Vec::new();
    for vector in symbols {
        columns.extend((0..m).map(|i| multiplied(field, vector, 1 << i)));
    }
    (m * r, columns)
}

/// The product of a vector of symbols, the first one in the lowest bits, and an element.
fn multiplied(field: &Field, vector: u64, factor: u32) -> u64 {
    let m = field.bits();
    let (mut product, mut shift) = (0, 0);
    while shift < u64::BITS {
        let symbol = (vector >> shift) as u32 & field.order();
        product |= u64::from(field.multiply(symbol, factor)) << shift;
        shift += m;
    }
    product
}

/// Cyclic code of k data bits with generator polynomial g, shortened as needed. Codeword bit b is the
/// coefficient of x^(n-1-b), so neighbouring bits are neighbouring powers and the check bits come last.
pub fn cyclic(generator: u64, k: usize) -> Columns {
    let r = polynomial::degree(generator);
    let mut columns = polynomial::powers_of_x(generator, k + r as usize);
    columns.reverse();
    (r, columns)
}

/// Narrow-sense binary BCH code of k data bits that corrects t errors; `extended` appends a parity bit over
/// all others, which adds one to the minimum distance. `None` if it needs more than 63 check bits.
pub fn bch(field: &Field, t: u32, k: usize, extended: bool) -> Option<Columns> {
    let code = cyclic(polynomial::mask(&polynomial::bch_generator(field, t))?, k);
    Some(if extended { with_parity(code) } else { code })
}

/// Quadratic residue code of a prime length p to 127 that is 1 or 7 modulo 8, with (p + 1) / 2 data bits [MacWilliams and Sloane,
/// Chapter 16]. The generator polynomial divides x^p + 1 and either the sum of x^q over the quadratic residues q or, if p is 1
/// modulo 8, that sum plus 1. `None` if no such code exists.
pub fn quadratic_residue(p: u32) -> Option<Columns> {
    // Beyond 127 the sum of the residues exceeds 128 bits.
    let is_prime = (2..p).take_while(|d| d * d <= p).all(|d| !p.is_multiple_of(d));
    if !(7..=127).contains(&p) || !is_prime || !matches!(p % 8, 1 | 7) {
        return None;
    }
    // This sum is the idempotent of the code. It must be 1 at x = 1, or x + 1 divides the generator and the code
    // loses a dimension; for p = 1 mod 8 the number of residues is even, so 1 is added.
    let mut sum = u128::from(p % 8 == 1);
    for i in 1..p {
        sum |= 1 << (i * i % p);
    }
    let generator = polynomial::common_factor(1 << p | 1, sum);
    Some(cyclic(generator as u64, (p as usize).div_ceil(2)))
}

/// Reed-Muller code of this order in m variables [Muller 1954, Reed 1954]: the values of the polynomials of at most that
/// degree. Data bits are the values at points with at most `order` ones, and check bits the values at the other points, both in increasing
/// order. Bit i of a point is variable i. `None` if it needs no check bit or more than 64.
pub fn reed_muller(order: u32, variables: u32) -> Option<Columns> {
    // The dual code is a Reed-Muller code: a row of H is a monomial, which is 1 where all its variables are.
    let monomials = points_of_weight_to((variables.checked_sub(order)?).checked_sub(1)?, variables);
    let r = monomials.len();
    // A column is a word of 64 bits.
    if r > 64 {
        return None;
    }
    let checks = (0..1u32 << variables).filter(|point| point.count_ones() > order);
    let mut columns = Vec::new();
    for point in points_of_weight_to(order, variables).into_iter().chain(checks) {
        let mut column = 0;
        for (row, monomial) in monomials.iter().enumerate() {
            column |= u64::from(monomial & point == *monomial) << row;
        }
        columns.push(column);
    }
    // Row operations give the check bits unit columns and change no word.
    let inverse = gf2::invert(&columns[columns.len() - r..]).ok()?;
    for column in &mut columns {
        let mut reduced = 0;
        for (row, mask) in inverse.iter().enumerate() {
            reduced |= gf2::parity(mask & *column) << row;
        }
        *column = reduced;
    }
    Some((r as u32, columns))
}

/// The points of this number of variables with at most `most` ones, ascending.
fn points_of_weight_to(most: u32, variables: u32) -> Vec<u32> {
    (0..1u32 << variables).filter(|point| point.count_ones() <= most).collect()
}

/// Orthogonal Latin square code of side^2 data bits and 2 t side check bits that corrects t errors by majority [Hsiao, Bossen and
/// Chien 1970]. Data bit `side * i + j` is cell (i, j) of a square. The check bits of the first group are the rows i, and those of
/// group g + 2 are the values of cells in the square g i + j over a field. `None` if no such field exists, too few squares, or more
/// than 64 check bits.
pub fn latin_squares(side: u32, errors: u32) -> Option<Columns> {
    let groups = 2 * errors;
    // Lines of slope g over a prime or a field of 2^m meet in one cell; modulo another number they need not.
    let is_prime = side >= 2 && (2..side).all(|d| !side.is_multiple_of(d));
    let field = (side.is_power_of_two() && side > 2)
        .then(|| Field::new(polynomial::primitive(side.ilog2())))
        .transpose()
        .ok()?;
    // There are at most side - 1 orthogonal squares, and the rows and the columns are two more groups.
    if groups > side + 1 || groups * side > 64 || errors > 1 && !is_prime && field.is_none() {
        return None;
    }
    let mut data = Vec::new();
    for (i, j) in (0..side).flat_map(|i| (0..side).map(move |j| (i, j))) {
        let mut column = 0u64;
        for group in 0..groups {
            let value = match (group.checked_sub(1), &field) {
                (None, _) => i,
                (Some(g), Some(field)) => field.multiply(g, i) ^ j,
                (Some(g), None) => (g * i + j) % side,
            };
            column |= 1 << (side * group + value);
        }
        data.push(column);
    }
    Some((groups * side, with_unit_columns(groups * side, data)))
}

/// Appends a bit that makes the parity of all bits even, and its row.
pub fn with_parity((r, mut columns): Columns) -> Columns {
    columns.push(0);
    for c in &mut columns {
        *c |= 1 << r;
    }
    (r + 1, columns)
}

/// Appends the r unit columns of the check bits.
pub fn with_unit_columns(r: u32, mut data: Vec<u64>) -> Vec<u64> {
    data.extend((0..r).map(|j| 1 << j));
    data
}

/// All r-bit words of the given weight, ascending.
fn words_of_weight(r: u32, weight: u32) -> Vec<u64> {
    let limit = 1u64 << r;
    let mut words = Vec::new();
    let mut word = (1u64 << weight) - 1;
    while word < limit {
        words.push(word);
        // Next word with as many ones.
        let low = word & word.wrapping_neg();
        let ripple = word + low;
        word = ripple | (((word ^ ripple) >> 2) / low);
    }
    words
}
