//! The memory entry of 288 bits, 4 beats x 72 pins: physical bit i is beat i / 72, pin i % 72.
//!
//! Pins 0..64 carry data, and pins 64..72 check bits. A layout gives the physical bit of each codeword bit:
//! `layout[w][b]` is the physical bit of codeword `w`, codeword bit `b`.

/// Physical bits of an entry.
pub(crate) const BITS: usize = 288;
/// Pins of an entry.
pub(crate) const PINS: usize = 72;
/// Pins that carry data; the others carry check bits.
pub(crate) const DATA_PINS: usize = 64;

/// The physical bits on check pins, ascending.
pub(crate) fn check_positions() -> Vec<usize> {
    (0..BITS).filter(|i| i % PINS >= DATA_PINS).collect()
}

/// Four binary codewords of 72 bits, without interleaving: codeword w is beat w.
pub(crate) fn beat_layout() -> Vec<Vec<usize>> {
    binary_layout(|i| i)
}

/// `I[i] = NI[73 i mod 288]` (S21, Eq. 1-2): physical bit i carries non-interleaved bit 73 i mod 288.
pub(crate) fn interleaved_layout() -> Vec<Vec<usize>> {
    binary_layout(|i| 73 * i % BITS)
}

fn binary_layout(non_interleaved: impl Fn(usize) -> usize) -> Vec<Vec<usize>> {
    // A bit that stayed at this value would panic at its first use.
    let mut layout = vec![vec![usize::MAX; 72]; 4];
    for i in 0..BITS {
        let j = non_interleaved(i);
        layout[j / 72][j % 72] = i;
    }
    layout
}

/// One codeword of 36 symbols: symbol s is byte s (8 pins x 1 beat); its bit k is the k-th pin and codeword bit 8 s + k.
pub(crate) fn byte_symbol_layout() -> Vec<Vec<usize>> {
    vec![(0..BITS).collect()]
}

/// Two codewords of 18 symbols of 4 pins x 2 beats on a checkerboard; codeword bit 8 c + k of symbol column c.
///
/// Column c = pin / 4, row = beat / 2, k = 4 (beat % 2) + pin % 4, codeword w = (c + row) mod 2.
pub(crate) fn checkerboard_layout() -> Vec<Vec<usize>> {
    let mut layout = vec![vec![usize::MAX; 144]; 2];
    for i in 0..BITS {
        let (beat, pin) = (i / PINS, i % PINS);
        let (column, row) = (pin / 4, beat / 2);
        layout[(column + row) % 2][8 * column + 4 * (beat % 2) + pin % 4] = i;
    }
    layout
}

/// The byte lane of every physical bit: 8 pins x 4 beats.
pub(crate) fn lane_cells() -> Vec<usize> {
    (0..BITS).map(|i| i % PINS / 8).collect()
}

/// The pin of every physical bit.
pub(crate) fn pin_cells() -> Vec<usize> {
    (0..BITS).map(|i| i % PINS).collect()
}

/// The aligned byte of every physical bit: 8 pins x 1 beat.
pub(crate) fn byte_cells() -> Vec<usize> {
    (0..BITS).map(|i| i / 8).collect()
}

/// The symbol column of every physical bit: 4 pins x 4 beats.
pub(crate) fn symbol_column_cells() -> Vec<usize> {
    (0..BITS).map(|i| i % PINS / 4).collect()
}

/// The two-beat byte of every physical bit: the symbol row, and the byte lane of its symbol column.
pub(crate) fn symbol_byte_cells() -> Vec<usize> {
    (0..BITS).map(|i| 9 * (i / PINS / 2) + i % PINS / 8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The position of each physical bit: (codeword, codeword bit). Panics unless the layout is a permutation.
    fn seats(layout: &[Vec<usize>]) -> Vec<(usize, usize)> {
        let mut seats = vec![None; BITS];
        for (w, bits) in layout.iter().enumerate() {
            for (b, &i) in bits.iter().enumerate() {
                assert_eq!(seats[i], None, "physical bit {i} is used twice");
                seats[i] = Some((w, b));
            }
        }
        seats.into_iter().map(|seat| seat.expect("every physical bit is used")).collect()
    }

    #[test]
    fn every_layout_is_a_permutation() {
        for layout in [beat_layout(), interleaved_layout(), byte_symbol_layout(), checkerboard_layout()] {
            assert_eq!(seats(&layout).len(), BITS);
        }
    }

    #[test]
    fn every_pin_gives_each_interleaved_codeword_one_bit() {
        let seats = seats(&interleaved_layout());
        for pin in 0..PINS {
            let mut words: Vec<usize> = (0..4).map(|beat| seats[beat * PINS + pin].0).collect();
            words.sort_unstable();
            assert_eq!(words, [0, 1, 2, 3], "pin {pin}");
        }
    }

    #[test]
    fn every_byte_gives_each_interleaved_codeword_two_bits_four_apart_in_its_own_lane() {
        let seats = seats(&interleaved_layout());
        for byte in 0..36 {
            for w in 0..4 {
                let mut bits: Vec<usize> =
                    (8 * byte..8 * byte + 8).map(|i| seats[i]).filter(|seat| seat.0 == w).map(|seat| seat.1).collect();
                bits.sort_unstable();
                assert_eq!(bits.len(), 2, "byte {byte}, codeword {w}");
                assert_eq!(bits[1], bits[0] + 4);
                assert_eq!([bits[0] / 8, bits[1] / 8], [byte % 9; 2], "the byte lane");
            }
        }
    }

    #[test]
    fn check_bits_sit_on_check_pins_in_both_binary_layouts() {
        for layout in [beat_layout(), interleaved_layout()] {
            for (i, (_, b)) in seats(&layout).into_iter().enumerate() {
                assert_eq!(b / 8, i % PINS / 8, "b / 8 is the byte lane");
            }
        }
    }
}
