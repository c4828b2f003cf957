//! Tables of sums of columns.

/// For each group of four columns, the sums of its 16 subsets.
pub(super) fn nibbles(columns: &[u64]) -> Vec<u64> {
    sums_of_groups(columns, 4)
}

/// For each group of `size` columns, the sums of its subsets.
pub(super) fn sums_of_groups(columns: &[u64], size: usize) -> Vec<u64> {
    let mut sums = Vec::new();
    for group in columns.chunks(size) {
        for subset in 0..1usize << size {
            let members = group.iter().enumerate().filter(|(i, _)| subset >> i & 1 == 1);
            sums.push(members.fold(0, |sum, (_, column)| sum ^ column));
        }
    }
    sums
}
