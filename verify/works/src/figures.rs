//! The forms of published figures.

use eccforge_files::diagnostic::Checked;
use eccforge_files::yaml::Spanned;
use eccforge_model::parse_decimal;

/// What a figure looks like, and the advice for one that does not.
pub(super) struct Form {
    pub has: fn(&str) -> bool,
    pub help: &'static str,
}

/// Counts of words may have any number of digits.
pub(super) const WHOLE: Form = Form {
    has: |text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()),
    help: "write a whole number, such as 2556",
};
pub(super) const DECIMAL: Form =
    Form { has: |text| parse_decimal(text).is_some(), help: "write a decimal number, such as 57.90" };
pub(super) const HEXADECIMAL: Form =
    Form { has: is_hexadecimal, help: "write a number of up to 16 hexadecimal digits, such as 0x2f57" };

fn is_hexadecimal(text: &str) -> bool {
    let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.strip_prefix("0x").is_some_and(|digits| (1..=16).contains(&digits.len()) && digits.bytes().all(digit))
}

/// What a row has a figure for: their number, what has them, and their names in the singular and in the plural.
pub(super) type Each = (usize, &'static str, [&'static str; 2]);

/// Rejects figures of which there is not one for each, or which do not have the form.
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
