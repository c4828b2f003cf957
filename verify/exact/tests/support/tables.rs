//! Tables of works as YAML on one line.

/// A table with these rows, each without its braces. The unit `number` makes a table of facts, or of the quantity of its only column.
pub fn table(unit: &str, columns: &str, rows: &str) -> String {
    let (kind, own) = match (unit, columns) {
        ("number", "reached-outside") => ("reached-outside", String::new()),
        ("number", _) => ("facts", format!("columns: [{columns}], ")),
        _ => ("outcomes", format!("unit: {unit}, columns: [{columns}], ")),
    };
    format!("{{{kind}: {{id: t, title: T, figures: f, {own}rows: [{{{rows}}}]}}}}")
}
