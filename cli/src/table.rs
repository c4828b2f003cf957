//! Tables for a terminal: a rule above and below the header, none between rows. On a terminal they are as wide as it is at
//! most, and cells break; what goes to files and programs is never broken.

use comfy_table::{Attribute, Cell, CellAlignment, ContentArrangement, LineStyle, Table, TableStyle, presets};

/// An empty table with lines of a style.
pub fn fitted(style: TableStyle) -> Table {
    let mut table = Table::new();
    table.load_style(style).set_content_arrangement(ContentArrangement::Dynamic);
    table
}

/// An empty table with a bold header.
pub fn new(header: &[&str]) -> Table {
    let mut table = fitted(presets::UTF8_HORIZONTAL_ONLY.row_separator(LineStyle::none()));
    table.set_header(header.iter().map(|h| Cell::new(h).add_attribute(Attribute::Bold)).collect::<Vec<_>>());
    table
}

/// Aligns every column from `first` on to the right.
pub fn align_right(table: &mut Table, first: usize) {
    table.column_iter_mut().skip(first).for_each(|c| {
        c.set_cell_alignment(CellAlignment::Right);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_as_wide_as_the_terminal_at_most_and_whole_elsewhere() {
        let mut table = new(&["id", "what it is"]);
        table.add_row(["trio", &"a sentence of many words that go on ".repeat(4)]);
        let widest = |table: &Table| table.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        table.force_no_tty();
        assert!(widest(&table) > 140, "{table}");
        table.set_width(80);
        assert!(widest(&table) <= 80, "{table}");
        assert_eq!(table.to_string().split_whitespace().filter(|w| *w == "sentence").count(), 4, "{table}");
    }
}
