//! Tables in text files of this package: a row on each line, `|` between columns, `#` before a comment.

/// The rows of a table of `N` columns, without the blanks around their cells.
///
/// # Panics
/// A row has another number of columns; the tests read every table.
pub fn rows<const N: usize>(text: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut cells = line.split('|').map(str::trim);
        let row = std::array::from_fn(|_| cells.next().unwrap_or_else(|| panic!("`{line}` has not {N} columns")));
        assert!(cells.next().is_none(), "`{line}` has more than {N} columns");
        row
    })
}
