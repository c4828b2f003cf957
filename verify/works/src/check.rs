//! Checks of the rows of a work.

use super::by_class::ByClass;
use super::spec::{Column, Errors, RowSpec, Shapes, TableSpec, Unit, Weights};
use super::statements::Statement;
use eccforge_files::diagnostic::{Checked, Place};
use eccforge_files::yaml::Spanned;
use eccforge_model::{ErrorModel, parse_decimal};
use eccforge_scheme::stages::Stages;

/// Properties of a work that its rows use.
pub(super) struct Given<'a> {
    pub model: Option<&'a ErrorModel>,
    pub shapes: &'a Shapes,
}

/// Rejects a statement whose scheme has no row in the table by class, or that lacks an input of its quantity.
pub(super) fn check_statements(statements: &[Statement], table: Option<&ByClass>) -> Checked<()> {
    for statement in statements {
        let Statement { id, scheme, over, quantity, exaflops, value, .. } = statement;
        let mut schemes = [Some(scheme), over.as_ref()].into_iter().flatten();
        let absent = schemes.find(|s| table.is_none_or(|table| !table.has(&s.value)));
        let (message, help) = if let Some(scheme) = absent {
            let message = format!("the work has no table by class with a row of `{}`", scheme.value);
            return scheme.error("of this scheme", message).help("name a scheme of the rows of `by-class`").err();
        } else if quantity.compares() != over.is_some() {
            let message = format!("`{id}` compares one scheme where two are needed, or two where one is");
            (message, "write `over: SCHEME` with gains and ratios, and with no other quantity")
        } else if quantity.of_machine() != (*exaflops > 0.0 && exaflops.is_finite()) {
            let message = format!("`{id}` is of a machine without a size, or has a size and is of none");
            (message, "write `exaflops: 0.5` with hours and months, and with no other quantity")
        } else if value.parse::<f64>().is_err() {
            (format!("`{value}` is not a figure"), "write a decimal number, such as 5.4")
        } else {
            continue;
        };
        return scheme.error("in this statement", message).help(help).err();
    }
    Ok(())
}

/// Rejects a shape that no device has.
pub(super) fn check_shapes(given: &Given<'_>) -> Checked<()> {
    let problem = given.shapes.iter().find_map(|(id, shape)| Some((id, shape, shape.value.problem()?)));
    problem.map_or(Ok(()), |(id, shape, why)| {
        let at = shape.error("this shape", format!("`{id}`: {why}"));
        at.help("write such as `{pins: 1, beats: 16, min-bits: 2}`").err()
    })
}

/// The first of these figures with a form that the table does not allow, and the allowed form.
fn misread<'f>(table: &TableSpec, figures: &'f [String]) -> Option<(&'f String, &'static str)> {
    // Counts of words may have any number of digits.
    let digits = |text: &String| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let hexadecimal = |text: &String| {
        text.strip_prefix("0x").is_some_and(|digits| (1..=16).contains(&digits.len()) && digits.bytes().all(digit))
    };
    let decimal = |text: &String| parse_decimal(text).is_some();
    let whole = matches!(table.unit, Unit::Patterns | Unit::Samples | Unit::Number);
    let (is_figure, help): (&dyn Fn(&String) -> bool, _) = match (table.columns.contains(&Column::Syndrome), whole) {
        (true, _) => (&hexadecimal, "write a number of up to 16 hexadecimal digits, such as 0x2f57"),
        (false, true) => (&digits, "write a whole number, such as 2556"),
        (false, false) => (&decimal, "write a decimal number, such as 57.90"),
    };
    figures.iter().find(|text| !is_figure(text)).map(|text| (text, help))
}

/// Rejects a row that lacks figures or errors, or that names something undefined.
pub(super) fn check_row(given: &Given<'_>, table: &TableSpec, row: &Spanned<RowSpec>) -> Checked<()> {
    let wrong = |place: Place, label: &str, message: String, help: String| place.error(label, message).help(help).err();
    let spec = &row.value;
    let parameter = table.columns.iter().find_map(|column| column.parameter());
    if let Some((place, message)) = match (&spec.at, parameter) {
        (Some(_), Some(_)) if table.columns.len() == 1 => None,
        (Some(at), _) => Some((at.place, "`at` needs one column that has a figure for each weight or distance")),
        (None, Some(_)) => {
            Some((row.place, "the row does not say which weights, distances or errors its figures are of"))
        }
        (None, None) => None,
    } {
        let help = "write `columns: [words]` and `at: [8, 12, 16]`, with a figure for each";
        return wrong(place, "in this row", message.into(), help.into());
    }
    let (figures, columns) =
        (spec.values.value.len(), spec.at.as_ref().map_or(table.columns.len(), |at| at.value.len()));
    if figures != columns {
        let message = format!("the row has {figures} figures, but the table has {columns} columns");
        return wrong(spec.values.place, "these figures", message, "write one figure for each column".into());
    }
    if let Some((text, help)) = misread(table, &spec.values.value) {
        return wrong(spec.values.place, "these figures", format!("`{text}` is not a figure"), help.into());
    }
    if table.unit == Unit::Samples && spec.samples.or(table.samples).is_none_or(|n| n == 0) {
        let message = "counts of samples say nothing without the number of samples".to_owned();
        return wrong(row.place, "this row", message, "write `samples: N` in the row or the table".into());
    }
    let facts = table.columns.iter().any(|c| !c.is_outcome());
    if facts != (table.unit == Unit::Number) || facts && table.columns.iter().any(|c| c.is_outcome()) {
        let message = "a table has outcomes of errors, or facts of schemes with `unit: number`".to_owned();
        return wrong(row.place, "in this table", message, "make two tables of it".into());
    }
    match &spec.errors {
        None if facts => {}
        None => {
            let help = "write `errors: {weights: {exactly: 2}}`, or classes of the work's model";
            return wrong(row.place, "this row", "the row says nothing of its errors".into(), help.into());
        }
        Some(errors) => {
            if let Some((message, help)) = misnamed(&errors.value, given) {
                return wrong(errors.place, "these errors", message, help);
            }
        }
    }
    if let Some(problem) = impossible(table, spec) {
        let (node, message, help) = problem;
        return wrong(node, "this cannot be counted", message.into(), help.into());
    }
    for difference in &spec.differs {
        if let Some(other) = difference.value.columns.iter().find(|c| !table.columns.contains(c)) {
            let message = format!("the table has no column `{}`", eccforge_report::name(other));
            return wrong(difference.place, "differs here", message, "name columns of the table".into());
        }
    }
    Ok(())
}

/// Rejects a row of stages that does not state how they are sampled, or that asks for an unknown quantity. Also rejects
/// a row of one stage that states how it is sampled.
pub(super) fn check_sampled(
    given: &Given<'_>,
    table: &TableSpec,
    row: &Spanned<RowSpec>,
    stages: &Stages,
) -> Checked<()> {
    let stages = Some(stages).filter(|stages| stages.single().is_none());
    let spec = &row.value;
    let told = |place: Place, message: String, help: &str| place.error("in this row", message).help(help).err();
    let devices = match spec.errors.as_ref().map(|e| (e, &e.value)) {
        Some((node, Errors::Devices(ids))) => Some((node, ids)),
        _ => None,
    };
    if let Some((node, why)) = devices.and_then(|(node, ids)| Some((node, unfit(given.shapes, ids, stages)?))) {
        return told(node.place, why, "name stages whose words, one in each device, have such errors");
    }
    let sampled = spec.sampled.as_ref().or(table.sampled.as_ref().filter(|_| stages.is_some()));
    let (place, message, help) = match (sampled, stages.is_some()) {
        (None, false) => return Ok(()),
        (Some(sampled), false) => {
            let message = "the scheme has one stage: its figures are counted, not sampled";
            (sampled.place, message, "remove `sampled`")
        }
        (None, true) => {
            let message = "the scheme has several stages, and the row does not say how they are sampled";
            (row.place, message, "write `sampled: {samples: 10000000, seed: 1}`")
        }
        (Some(sampled), true) if !(1..=1 << 40).contains(&sampled.value.samples) => {
            (sampled.place, "there are from 1 to 2^40 samples", "write such as `samples: 10000000`")
        }
        (Some(_), true) => {
            let independent = matches!(spec.errors.as_ref().map(|e| &e.value), Some(Errors::Independent(_)));
            let counted = table.columns.iter().all(|&c| c.is_of_stages()) && table.unit != Unit::Patterns;
            if (independent || devices.is_some()) && counted && spec.entries.is_none() {
                return Ok(());
            }
            let message =
                "of stages, right, detected and silent under independent errors or those of devices are known";
            let help = "write `columns: [right, detected, silent]` and `errors: {independent: \"0.001\"}`, and no `entries`: \
                        the stages say how many blocks are read together";
            (row.place, message, help)
        }
    };
    told(place, message.to_owned(), help)
}

/// The reason why stages have no devices for errors of these shapes.
fn unfit(shapes: &Shapes, ids: &[String], stages: Option<&Stages>) -> Option<String> {
    let Some(stages) = stages else {
        return Some(
            "errors of several devices strike the words of a scheme of several stages, and this one has one".into(),
        );
    };
    if ids.len() > stages.struck().copies {
        return Some(format!("{} devices are struck, but there are {}", ids.len(), stages.struck().copies));
    }
    let devices = match stages.device_bits() {
        Ok(devices) => devices,
        Err(why) => return Some(why),
    };
    let (beats, pins) = (devices[0].len(), devices[0][0].len());
    ids.iter().filter_map(|id| shapes.get(id)).find_map(|shape| shape.value.places(pins, beats).err())
}

/// The first request of a row that its errors or columns do not allow: the location, the reason and a fix.
fn impossible(table: &TableSpec, row: &RowSpec) -> Option<(Place, &'static str, &'static str)> {
    if let Some(entries) = &row.entries {
        if !(1..=16).contains(&entries.value) {
            return Some((entries.place, "`entries` is from 1 to 16", "write 2 for a pair of blocks"));
        }
        if table.columns.iter().any(|c| !matches!(c, Column::Right | Column::Detected | Column::Silent)) {
            let message = "of several entries, only right, detected and silent are known";
            return Some((entries.place, message, "write `columns: [right, detected, silent]`"));
        }
    }
    if table.columns.contains(&Column::ReachedOutside) != row.region.is_some() {
        let help = "write `region: {sets: {...}}` in each row of a table of `reached-outside`, and in no other";
        return Some((row.values.place, "`reached-outside` is of a region", help));
    }
    if let Some(from) = row.from_bit.as_ref().filter(|_| !table.columns.contains(&Column::Syndrome)) {
        return Some((from.place, "`from-bit` is of syndromes", "write `columns: [syndrome]`"));
    }
    let independent = matches!(row.errors.as_ref().map(|e| &e.value), Some(Errors::Independent(_)));
    if table.columns.contains(&Column::DataWrong) && !independent {
        let message = "`data-wrong` is known where bits are wrong independently";
        return Some((row.values.place, message, "write `errors: {independent: \"0.001\"}`"));
    }
    let refused = row.refused.as_ref()?;
    let message = "entries are refused where bits are wrong independently";
    (!independent).then_some((refused.place, message, "write `errors: {independent: \"0.001\"}`"))
}

fn misnamed(errors: &Errors, given: &Given<'_>) -> Option<(String, String)> {
    match errors {
        Errors::Weights(Weights::Exactly(0)) => {
            Some(("no bit is wrong".to_owned(), "write at least one wrong bit".to_owned()))
        }
        Errors::Weights(_) => None,
        Errors::Independent(rate) => Errors::rate(rate).is_none().then(|| {
            (format!("`{rate}` is not a probability"), "write a decimal number from 0 to 1, such as 0.0001".to_owned())
        }),
        Errors::Classes(ids) | Errors::Exclusive(ids) => {
            let Some(model) = given.model else {
                return Some(("the work has no model".to_owned(), "write `model: ID` at the top".to_owned()));
            };
            let unknown = ids.iter().find_map(|id| model.class(id).err());
            let message = unknown.or_else(|| ids.is_empty().then(|| "no class is named".to_owned()))?;
            let known: Vec<&str> = model.classes.iter().map(|c| c.id.as_str()).collect();
            Some((message, format!("classes of `{}`: {}", model.id, known.join(", "))))
        }
        Errors::Devices(ids) => {
            let known: Vec<&str> = given.shapes.keys().map(String::as_str).collect();
            let unknown =
                ids.iter().find(|id| !given.shapes.contains_key(*id)).map(|id| format!("there is no shape `{id}`"));
            let message = unknown.or_else(|| ids.is_empty().then(|| "no device is struck".to_owned()))?;
            Some((message, format!("name shapes of the work: {}", known.join(", "))))
        }
    }
}
