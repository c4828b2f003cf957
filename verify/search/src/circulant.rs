//! Quasi-cyclic codes: H is an array of circulants of b rows and b columns (Chen, Peterson and Weldon, Information
//! and Control 15, 1969). Each block of b columns is one column with the rows of every group of b rotated. All rows
//! of a group therefore have the same number of ones, and an encoder can use one circuit for b check bits in turn.

/// The `r` bits of a column, each group of `size` rotated upwards by one place.
pub fn rotated(column: u16, r: u32, size: usize) -> u16 {
    let low = (0..r as usize).step_by(size).fold(0, |mask, first| mask | 1 << first);
    let last = low << (size - 1);
    (column & !last) << 1 | (column & last) >> (size - 1)
}

/// The `size` columns of the block that starts with a column.
pub fn block(column: u16, r: u32, size: usize) -> impl Iterator<Item = u16> {
    std::iter::successors(Some(column), move |c| Some(rotated(*c, r, size))).take(size)
}

/// Whether the columns of the block that starts with a column differ.
pub fn is_whole(column: u16, r: u32, size: usize) -> bool {
    block(column, r, size).skip(1).all(|c| c != column)
}
