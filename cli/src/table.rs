//! Tables for a terminal: a rule above and below the header, none between rows.

use comfy_table::{Attribute, Cell, CellAlignment, Table, TableComponent, presets};

/// An empty table with a bold header.
pub fn new(header: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY);
    for component in [TableComponent::HorizontalLines, TableComponent::MiddleIntersections] {
        table.remove_style(component);
    }
    table.set_header(header.iter().map(|h| Cell::new(h).add_attribute(Attribute::Bold)).collect::<Vec<_>>());
    table
}

/// Aligns every column from `first` on to the right.
pub fn align_right(table: &mut Table, first: usize) {
    table.column_iter_mut().skip(first).for_each(|c| {
        c.set_cell_alignment(CellAlignment::Right);
    });
}
