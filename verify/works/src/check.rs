//! Checks of the rows of a work.

use super::by_class::ByClass;
use super::figures::{DECIMAL, Each, HEXADECIMAL, WHOLE, check_figures};
use super::spec::{Errors, OutcomeColumn, Shapes, Unit, Weights};
use super::statements::Statement;
use super::tables::{Difference, OutcomeRow, OutcomeTable, TableSpec};
use super::work::Work;
use eccforge_files::diagnostic::{Checked, Place};
use eccforge_files::yaml::Spanned;
use eccforge_model::ErrorModel;
use eccforge_scheme::stages::Stages;
use serde::Serialize;

/// Properties of a work that its rows refer to.
pub(super) struct WorkContext<'a> {
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
            let message = format!("`{id}` needs the size of a machine, or has one that it does not use");
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
pub(super) fn check_shapes(context: &WorkContext<'_>) -> Checked<()> {
    for (id, shape) in context.shapes {
        if let Some(why) = shape.value.problem() {
            let error = shape.error("this shape", format!("`{id}`: {why}"));
            return error.help("write, for example, `{pins: 1, beats: 16, min-bits: 2}`").err();
        }
    }
    Ok(())
}

/// One figure for each column of the table.
fn columns(count: usize) -> Each {
    (count, "the table", ["column", "columns"])
}

/// One figure for each item of a row's `at`.
fn items(at: &[usize]) -> Each {
    (at.len(), "`at`", ["item", "items"])
}

/// Rejects wrong symbols of a row whose code does not correct up to t symbols, and other quantities of a code that algebra
/// decodes.
pub(super) fn check_balls(table: &TableSpec, work: &Work) -> Checked<()> {
    let mut of_symbols = Vec::new();
    if let TableSpec::Outcomes(table) = table {
        for row in table.rows.iter().filter(|row| matches!(row.value.errors.value, Errors::Symbols(_))) {
            of_symbols.push(row.value.scheme.place);
            let (Errors::Symbols(wrong), ball) = (&row.value.errors.value, work.ball(&row.value.scheme)) else {
                continue;
            };
            let message = match ball.filter(|ball| ball.codewords == 1).map(|ball| ball.family.symbols().0) {
                Some(n) if (1..=n).contains(wrong) => continue,
                Some(n) => format!("from 1 to {n} symbols of a codeword can be wrong, not {wrong}"),
                None => "wrong symbols are counted in one codeword of a BCH or Reed-Solomon code".to_owned(),
            };
            let help = "name a code with `corrects: [code-symbols: {up-to: 4}]`, and write `errors: {symbols: 5}`";
            return row.value.errors.error("these errors", message).help(help).err();
        }
    }
    let mut others = table.schemes().into_iter().filter(|name| !of_symbols.contains(&name.place));
    let Some(name) = others.find(|name| work.scheme(name).is_none()) else { return Ok(()) };
    let message = format!(
        "of `{}`, whose correctable patterns are not listed, only outcomes of wrong symbols are known",
        name.value
    );
    name.error("of this scheme", message).help("write `errors: {symbols: 5}` in a table of `outcomes`").err()
}

/// Rejects a table whose rows lack figures, or name something undefined. `stages` has the stages of each row, if it has any.
pub(super) fn check_table(context: &WorkContext<'_>, table: &TableSpec, stages: &[Option<&Stages>]) -> Checked<()> {
    if !matches!(table, TableSpec::Outcomes(_)) {
        for (name, stages) in table.schemes().into_iter().zip(stages.iter().flatten()) {
            check_single(name, stages)?;
        }
    }
    match table {
        TableSpec::Outcomes(table) => {
            for (row, stages) in table.rows.iter().zip(stages) {
                check_outcomes(context, table, row)?;
                if let Some(stages) = stages {
                    check_sampled(context, table, row, stages)?;
                }
            }
        }
        TableSpec::Facts(table) => {
            for row in &table.rows {
                check_figures(&row.values, columns(table.columns.len()), &WHOLE)?;
                check_differs(&row.differs, &table.columns)?;
            }
        }
        TableSpec::Words(table) | TableSpec::DualWords(table) | TableSpec::LongestData(table) => {
            for row in &table.rows {
                check_figures(&row.values, items(&row.at.0), &WHOLE)?;
            }
        }
        TableSpec::Syndromes(table) => {
            for row in &table.rows {
                check_figures(&row.values, items(&row.at.errors), &HEXADECIMAL)?;
            }
        }
        TableSpec::ReachedOutside(table) => {
            for row in &table.rows {
                check_figures(&row.values, columns(1), &WHOLE)?;
            }
        }
        // `ByClass::checked` checks this table, because it needs the schemes that it reads.
        TableSpec::ByClass(_) => {}
    }
    Ok(())
}

/// Rejects stages where facts of a scheme are given.
fn check_single(name: &Spanned<String>, stages: &Stages) -> Checked<()> {
    if stages.single().is_some() {
        return Ok(());
    }
    let message = format!("`{}` has several stages, and these figures are of one scheme", name.value);
    name.error("of this scheme", message).help("name one of its stages, or make a table of `outcomes`").err()
}

/// Rejects differences of columns that the table does not have.
fn check_differs<C: PartialEq + Serialize>(differs: &[Spanned<Difference<C>>], columns: &[C]) -> Checked<()> {
    for difference in differs {
        if let Some(other) = difference.value.columns.iter().find(|column| !columns.contains(column)) {
            let message = format!("the table has no column `{}`", eccforge_report::name(other));
            return difference.error("differs here", message).help("name columns of the table").err();
        }
    }
    Ok(())
}

/// Rejects a row that lacks figures, or that names something undefined.
fn check_outcomes(context: &WorkContext<'_>, table: &OutcomeTable, row: &Spanned<OutcomeRow>) -> Checked<()> {
    let spec = &row.value;
    let form = if matches!(table.unit, Unit::Patterns | Unit::Samples) { &WHOLE } else { &DECIMAL };
    check_figures(&spec.values, columns(table.columns.len()), form)?;
    if table.unit == Unit::Samples && spec.samples.or(table.samples).is_none_or(|n| n == 0) {
        let message = "counts of samples have no meaning without the number of samples";
        return row.error("this row", message).help("write `samples: N` in the row or the table").err();
    }
    if let Some((message, help)) = misnamed(&spec.errors.value, context) {
        return spec.errors.error("these errors", message).help(help).err();
    }
    if let Some((place, message, help)) = impossible(table, spec) {
        return place.error("this cannot be counted", message).help(help).err();
    }
    check_differs(&spec.differs, &table.columns)
}

/// Rejects a row of stages that does not state how they are sampled, or that asks for an unknown quantity. Also rejects
/// a row of one stage that states how it is sampled.
fn check_sampled(
    context: &WorkContext<'_>,
    table: &OutcomeTable,
    row: &Spanned<OutcomeRow>,
    stages: &Stages,
) -> Checked<()> {
    let several = stages.single().is_none();
    let spec = &row.value;
    let devices = match &spec.errors.value {
        Errors::Devices(ids) => Some(ids),
        _ => None,
    };
    if let Some(why) = devices.and_then(|ids| unfit(context.shapes, ids, stages)) {
        let error = spec.errors.place.error("in this row", why);
        return error.help("name stages whose words, one in each device, have such errors").err();
    }
    // A table may mix schemes of one stage and of several: its `sampled` applies to the latter only.
    let of_table = if several { table.sampled.as_ref() } else { None };
    let sampled = spec.sampled.as_ref().or(of_table);
    let (place, message, help) = match (sampled, several) {
        (None, false) => return Ok(()),
        (Some(sampled), false) => {
            let message = "the scheme has one stage: its figures are counted, not sampled";
            (sampled.place, message, "remove `sampled`")
        }
        // Errors of devices have an exact sum where the memory is of the right kind.
        (None, true)
            if devices.is_some() && table.columns.iter().all(|c| c.is_of_several()) && spec.entries.is_none() =>
        {
            return Ok(());
        }
        (None, true) => {
            let message = "the scheme has several stages, and the row does not state how they are sampled";
            (row.place, message, "write `sampled: {samples: 10000000, seed: 1}` in the row or the table")
        }
        // The bound catches a typing error before a run that would not end.
        (Some(sampled), true) if !(1..=1 << 40).contains(&sampled.value.samples) => {
            (sampled.place, "there are from 1 to 2^40 samples", "write, for example, `samples: 10000000`")
        }
        (Some(_), true) => {
            let independent = matches!(spec.errors.value, Errors::Independent(_));
            let countable = table.columns.iter().all(|c| c.is_of_several()) && table.unit != Unit::Patterns;
            if (independent || devices.is_some()) && countable && spec.entries.is_none() {
                return Ok(());
            }
            let message =
                "of stages, right, detected and silent under independent errors or those of devices are known";
            let help = "write `columns: [right, detected, silent]` in the table and `errors: {independent: \"0.001\"}` in \
                        the row, but no `entries`: the stages determine how many blocks are read together";
            (row.place, message, help)
        }
    };
    place.error("in this row", message).help(help).err()
}

/// The reason why stages have no devices for errors of these shapes.
fn unfit(shapes: &Shapes, ids: &[String], stages: &Stages) -> Option<String> {
    if stages.single().is_some() {
        return Some(
            "errors of several devices are in the words of a scheme of several stages, and this one has one".into(),
        );
    }
    if ids.len() > stages.error_stage().copies {
        return Some(format!(
            "the class has errors in {} devices, but the entry has {}",
            ids.len(),
            stages.error_stage().copies
        ));
    }
    let devices = match stages.device_bits() {
        Ok(devices) => devices,
        Err(why) => return Some(why),
    };
    let (beats, pins) = (devices[0].len(), devices[0][0].len());
    ids.iter().filter_map(|id| shapes.get(id)).find_map(|shape| shape.value.places(pins, beats).err())
}

/// The first request of a row that its errors or columns do not allow: the location, the reason and a fix.
fn impossible(table: &OutcomeTable, row: &OutcomeRow) -> Option<(Place, &'static str, &'static str)> {
    if let Some(entries) = &row.entries {
        // The shares are raised to this power: without a bound, their exact fractions could fill the memory.
        if !(1..=16).contains(&entries.value) {
            return Some((entries.place, "`entries` is from 1 to 16", "write 2 for a pair of blocks"));
        }
        if table.columns.iter().any(|c| !c.is_of_several()) {
            let message = "of several entries, only right, detected and silent are known";
            return Some((entries.place, message, "write `columns: [right, detected, silent]` in the table"));
        }
    }
    let independent = matches!(row.errors.value, Errors::Independent(_));
    if table.columns.contains(&OutcomeColumn::DataWrong) && !independent {
        let message = "`data-wrong` is known where bits are wrong independently";
        return Some((row.values.place, message, "write `errors: {independent: \"0.001\"}`"));
    }
    let refused = row.refused.as_ref()?;
    let devices = matches!(row.errors.value, Errors::Devices(_));
    let message = "entries are refused where bits are wrong independently, or in devices";
    (!independent && !devices).then_some((refused.place, message, "write `errors: {independent: \"0.001\"}`"))
}

/// The reason why errors name something undefined, and a fix.
fn misnamed(errors: &Errors, context: &WorkContext<'_>) -> Option<(String, String)> {
    match errors {
        Errors::Weights(Weights::Exactly(0)) => {
            Some(("no bit is wrong".to_owned(), "write at least one wrong bit".to_owned()))
        }
        // Its code gives the largest number: see `check_balls`.
        Errors::Weights(_) | Errors::Symbols(_) => None,
        Errors::Independent(rate) => Errors::rate(rate).is_none().then(|| {
            (format!("`{rate}` is not a probability"), "write a decimal number from 0 to 1, such as 0.0001".to_owned())
        }),
        Errors::Classes(ids) | Errors::Exclusive(ids) => {
            let Some(model) = context.model else {
                return Some(("the work has no model".to_owned(), "write `model: ID` at the top".to_owned()));
            };
            let unknown = ids.iter().find_map(|id| model.class(id).err());
            let message = unknown.or_else(|| ids.is_empty().then(|| "no class is named".to_owned()))?;
            let known: Vec<&str> = model.classes.iter().map(|c| c.id.as_str()).collect();
            Some((message, format!("classes of `{}`: {}", model.id, known.join(", "))))
        }
        Errors::Devices(ids) => {
            let known: Vec<&str> = context.shapes.keys().map(String::as_str).collect();
            let unknown = ids.iter().find(|id| !context.shapes.contains_key(*id));
            let message = match unknown {
                Some(id) => format!("there is no shape `{id}`"),
                None if ids.is_empty() => "the class has errors in no device".to_owned(),
                None => return None,
            };
            Some((message, format!("name shapes of the work: {}", known.join(", "))))
        }
    }
}
