//! Silent errors by the fields of the stored values, as a document.

use eccforge_codes::report::{About, OfCode};
use eccforge_exact::values::{Format, WrongValues};
use eccforge_model::{ErrorClass, ErrorModel};
use eccforge_report::json::{Exact, as_hex};
use eccforge_report::numbers::percent;
use eccforge_report::{Document, Table, grouped};
use num_rational::BigRational;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// Silent errors of a model in values of one format.
#[derive(Clone, Copy, Debug)]
pub struct ValueErrors<'a> {
    /// Error model whose errors are decoded.
    pub model: &'a ErrorModel,
    /// Format of the stored values.
    pub format: &'a Format,
    /// Silent errors of each class of the model; `None` for a class that is not enumerated.
    pub classes: &'a [Option<WrongValues>],
}

/// Silent errors in values of one format.
#[derive(Serialize, JsonSchema)]
pub struct ValueErrorsJson<'a> {
    /// Name of the format.
    values: &'a str,
    /// Bits of a value.
    width: u32,
    /// Classes whose patterns were enumerated.
    classes: Vec<OfClass<'a>>,
    /// Classes that were not enumerated: uniform classes, and classes with too many patterns.
    left_out: Vec<&'a str>,
}

/// Silent errors of one class.
#[derive(Serialize, JsonSchema)]
struct OfClass<'a> {
    /// Id of the class.
    class: &'a str,
    /// Probability that an event of the model is of this class.
    probability: Exact,
    /// Patterns of the class.
    patterns: u64,
    /// Patterns that are delivered wrong without an alarm.
    silent: u64,
    /// Silent patterns by the field that matters most among their wrong bits.
    fields: Vec<OfField>,
    /// How often each bit of a value is wrong in silent patterns, from bit 0.
    bits: &'a [u64],
    /// Wrong values of silent patterns.
    residuals: Vec<Residual>,
}

/// Silent patterns of one field.
#[derive(Serialize, JsonSchema)]
struct OfField {
    /// Name of the field.
    field: &'static str,
    /// Silent patterns with a wrong bit in this field, and in none that matters more.
    silent: u64,
}

/// A wrong value.
#[derive(Serialize, JsonSchema)]
struct Residual {
    /// Number of wrong values of the pattern.
    wrong_values: usize,
    /// Wrong bits of one of them, in hexadecimal: XOR them to the right value.
    #[serde(serialize_with = "as_hex")]
    #[schemars(with = "String")]
    mask: u64,
    /// How often silent patterns have such a value.
    count: u64,
}

impl<'a> ValueErrors<'a> {
    fn counted(&self) -> impl Iterator<Item = (&'a ErrorClass, &'a WrongValues)> {
        self.model.classes.iter().zip(self.classes).filter_map(|(class, found)| Some((class, found.as_ref()?)))
    }

    fn left_out(&self) -> Vec<&'a str> {
        let classes = self.model.classes.iter().zip(self.classes);
        classes.filter(|(_, found)| found.is_none()).map(|(class, _)| class.id.as_str()).collect()
    }

    /// The class with the most silent events, and the share of them in the field that matters most.
    fn answer(&self) -> String {
        let rate = |(class, found): &(&ErrorClass, &WrongValues)| {
            self.model.probability(class) * share(found.silent, found.patterns)
        };
        let Some((class, found)) = self.counted().filter(|(_, found)| found.silent > 0).max_by_key(rate) else {
            return "No error of these classes is silent.".to_owned();
        };
        let (field, _, _) = self.format.fields[0];
        format!(
            "Most silent errors are of class `{}`: {} of {} patterns are silent, and {} % of these have a wrong {field}.",
            class.id,
            shown(found.silent),
            shown(found.patterns),
            percent(&share(found.by_field[0], found.silent))
        )
    }
}

impl Serialize for ValueErrors<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ValueErrorsJson {
            values: self.format.name,
            width: self.format.width,
            classes: self.counted().map(|(class, found)| of_class(self, class, found)).collect(),
            left_out: self.left_out(),
        }
        .serialize(serializer)
    }
}

fn of_class<'a>(all: &ValueErrors<'a>, class: &'a ErrorClass, found: &'a WrongValues) -> OfClass<'a> {
    let fields = all.format.fields.iter().zip(&found.by_field);
    OfClass {
        class: &class.id,
        probability: Exact::from(&all.model.probability(class)),
        patterns: found.patterns,
        silent: found.silent,
        fields: fields.map(|(&(field, _, _), &silent)| OfField { field, silent }).collect(),
        bits: &found.by_bit,
        residuals: found
            .residuals
            .iter()
            .map(|(&(wrong_values, mask), &count)| Residual { wrong_values, mask, count })
            .collect(),
    }
}

impl OfCode for ValueErrors<'_> {
    const NAME: &'static str = "check-values";

    fn document(about: &About<'_, Self>) -> Document {
        let About { result, run, .. } = about;
        let Format { name, meaning, width, fields } = result.format;
        let mut document = about.titled(&format!("silent errors in {name}"), result.answer());
        let mut header = vec!["silent".to_owned(), "silent, %".to_owned()];
        header.extend(fields.iter().map(|(field, _, _)| format!("{field}, %")));
        header.push("values".to_owned());
        let mut rows = Vec::new();
        for (class, found) in result.counted() {
            let mut row = vec![class.id.clone(), shown(found.silent), percent(&share(found.silent, found.patterns))];
            row.extend(found.by_field.iter().map(|silent| percent(&share(*silent, found.silent))));
            let wrong: u64 = found.residuals.values().sum();
            row.push(format!("{:.2}", wrong as f64 / found.silent.max(1) as f64));
            rows.push(row);
        }
        document.section(format!(
            "Silent errors by field of {meaning} values of {width} bits, by class of {}",
            result.model.id
        ));
        document.table(Table::new(&["class"], &header).rows(rows));
        document.note(
            "A silent error counts in the first field, from the left, in which one of its values is wrong. values: mean number of \
             wrong values of a silent error.",
        );
        let left_out = result.left_out();
        if !left_out.is_empty() {
            let ids = left_out.join(", ");
            document.note(format!("Not enumerated, because they are uniform or have too many patterns: {ids}."));
        }
        document.section("Wrong bits of values, by position");
        let bits = (0..*width as usize).rev().map(|bit| {
            let field = fields.iter().find(|(_, low, width)| (*low..low + width).contains(&(bit as u32)));
            let counts = result.counted().map(|(_, found)| percent(&share(found.by_bit[bit], found.silent)));
            let head = [bit.to_string(), field.map_or("", |(field, _, _)| *field).to_owned()];
            head.into_iter().chain(counts).collect::<Vec<_>>()
        });
        let heads: Vec<String> = result.counted().map(|(class, _)| format!("{}, %", class.id)).collect();
        document.table(Table::new(&["bit", "field"], &heads).rows(bits).brief(MOST_ROWS));
        document.note("How often the bit is wrong, per silent error of the class, in any value of the entry.");
        document.ran("SHA-256 of the error model", &*run.model_sha256);
        document
    }

    /// One line for each wrong value of a class.
    fn records(about: &About<'_, Self>) -> String {
        let mut rows = Vec::new();
        for (class, found) in about.result.counted() {
            for ((wrong_values, mask), count) in &found.residuals {
                rows.push([class.id.clone(), wrong_values.to_string(), format!("{mask:#x}"), count.to_string()]);
            }
        }
        Table::keyed("class wrong_values mask count").rows(rows).csv()
    }
}

/// A share of a number of errors; zero of none.
fn share(part: u64, all: u64) -> BigRational {
    BigRational::new(part.into(), all.max(1).into())
}

/// A count with its digits grouped.
fn shown(count: u64) -> String {
    grouped(&count.to_string())
}

/// Rows of bits that the text shows without `--all`.
const MOST_ROWS: usize = 16;
