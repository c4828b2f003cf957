//! The forms of published figures.

use eccforge_files::diagnostic::Checked;
use eccforge_files::yaml::Spanned;
use eccforge_model::parse_decimal;

/// The form of a figure, and the advice for a figure of another form.
pub(super) struct Form {
    pub has: fn(&str) -> bool,
    pub help: &'static str,
}

/// A whole number. Counts of words may have any number of digits.
pub(super) const WHOLE: Form = Form {
    has: |text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()),
    help: "write a whole number, such as 2556",
};
pub(super) const DECIMAL: Form =
    Form { has: |text| parse_decimal(text).is_some(), help: "write a decimal number, such as 57.90" };
pub(super) const HEXADECIMAL: Form =
    Form { has: is_hexadecimal, help: "write a number of up to 16 hexadecimal digits, such as 0x2f57" };

fn is_hexadecimal(text: &str) -> bool {
    let Some(digits) = text.strip_prefix("0x") else { return false };
    // Ours is printed in lower case with the published number of digits; with other letters it could not be equal.
    let digits_only = digits.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
    // A syndrome has at most 64 bits.
    digits_only && (1..=16).contains(&digits.len())
}

/// The items for which a row has a figure each: their number, their owner, and their names in the singular and plural.
pub(super) type Each = (usize, &'static str, [&'static str; 2]);

/// Rejects a row whose number of figures is not that of the items, or that has a figure of another form.
pub(super) fn check_figures(
    values: &Spanned<Vec<String>>,
    (count, owner, [one, many]): Each,
    form: &Form,
) -> Checked<()> {
    let figures = values.value.len();
    let (message, help) = if figures != count {
        let message = format!("the row has {figures} figures, but {owner} has {count} {many}");
        (message, format!("write one figure for each {one}"))
    } else if let Some(text) = values.value.iter().find(|text| !(form.has)(text)) {
        (format!("`{text}` is not a figure"), form.help.to_owned())
    } else {
        return Ok(());
    };
    values.error("these figures", message).help(help).err()
}
