//! Error models from YAML (long: every key of the format): classes of error patterns with their rates.

use crate::{Choices, Patterns, Region, Shape, Stored, Uniform};
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Checked, SourceFile, suggest};
use eccforge_files::digest::sha256;
use eccforge_files::schema::NumberOrText;
use eccforge_files::yaml::Spanned;
use eccforge_report::numbers::decimal;
use eccforge_report::with_noun;
use eccforge_scheme::{Geometry, Scheme};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::Zero;
use schemars::JsonSchema;
use serde::Deserialize;
use std::borrow::Cow;
use std::path::Path;
use std::sync::LazyLock;

/// Maximum number of wrong bits of a class of patterns anywhere in an entry.
// The counts of such a class come from polynomials whose length grows with this number.
const MOST_WEIGHT: usize = 64;
/// Maximum number of parts of a region in error at once.
// The choices of parts, which are all counted, grow as a binomial coefficient.
const MOST_PARTS: usize = 4;

/// A validated error model. Invariant: rates are not negative and do not all vanish.
#[derive(Clone, Debug)]
pub struct ErrorModel {
    /// Short name.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Source of the figures.
    pub source: String,
    /// Remarks on the model's source.
    pub notes: Option<String>,
    /// Unit of the rates.
    pub unit: Unit,
    /// Events in 10^9 hours of one gigabit (2^30 bits), if the source gives a rate in time.
    pub fit_per_gbit: Option<f64>,
    /// Beats and data pins of the entry that the classes describe; `None` if they fit the entry of any code.
    pub entry: Option<[usize; 2]>,
    /// Whether an event belongs only to the first class that its pattern fits.
    pub exclusive: bool,
    /// Classes from the easiest to the hardest to correct.
    pub classes: Vec<ErrorClass>,
    /// The file from which the model was read.
    pub file: SourceFile,
}

/// Unit of a model's rates.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Percent of all events; the rates sum to 100.
    Percent,
    /// Failures in 10^9 device hours.
    Fit,
    /// Events of a log that were counted.
    Count,
    /// Cross-sections in cm².
    Cm2,
}

impl Unit {
    /// The unit in words, written after a rate.
    pub fn words(self) -> &'static str {
        match self {
            Self::Percent => "% of events",
            Self::Fit => "FIT",
            Self::Count => "events",
            Self::Cm2 => "cm²",
        }
    }
}

/// A class of error patterns.
#[derive(Clone, Debug)]
pub struct ErrorClass {
    /// Short name.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Rate of the class, exactly as given, in the model's unit.
    pub rate: BigRational,
    /// Error patterns of the class, all equally likely.
    pub patterns: Patterns,
    /// The condition under which a cell can be wrong, if errors depend on the stored data.
    pub stored: Option<Stored>,
    /// The order of the bits that patterns refer to.
    pub order: BitsOf,
    /// Number of parts of the region in error, if errors of a uniform class are in several parts at once.
    pub parts: Option<usize>,
}

/// The order of the bits that patterns refer to.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum BitsOf {
    /// Physical bits: beats of pins.
    #[default]
    Entry,
    /// Codeword bits: each codeword is a beat, whose pins are its bits.
    Codewords,
}

impl ErrorClass {
    /// Whether both classes have the same patterns; names and rates may differ.
    pub fn has_patterns_of(&self, other: &Self) -> bool {
        self.patterns == other.patterns
            && self.order == other.order
            && self.parts == other.parts
            && self.stored == other.stored
    }

    /// The sets of bits of an entry of the scheme whose choices are the patterns.
    ///
    /// # Errors
    /// A message: entries of this shape have no such sets.
    pub fn sets(&self, scheme: &Scheme) -> Result<Vec<Choices>, String> {
        let (patterns, geometry) = self.laid_out(scheme);
        let mut sets = patterns.sets(geometry).map_err(|why| format!("the class `{}`: {why}", self.id))?;
        if self.order == BitsOf::Codewords {
            let physical: Vec<usize> =
                (0..scheme.codewords()).flat_map(|w| scheme.layout.codeword(w)).copied().collect();
            for set in &mut sets {
                for bit in &mut set.bits {
                    *bit = physical[*bit];
                }
                // Sets are compared and intersected as ascending lists.
                set.bits.sort_unstable();
            }
        }
        if let Some(stored) = &self.stored {
            stored.restrict(scheme, &mut sets);
        }
        Ok(sets)
    }

    /// The patterns, and the shape of the entry that they refer to.
    fn laid_out(&self, scheme: &Scheme) -> (Patterns, Geometry) {
        let (n, r) = (scheme.code.h.n(), scheme.code.h.r() as usize);
        match (self.order, self.patterns) {
            (BitsOf::Entry, patterns) => (patterns, scheme.geometry),
            (BitsOf::Codewords, patterns) => {
                let patterns = match patterns {
                    Patterns::Shape(shape) => Patterns::Shape(Shape { width: shape.width.or(Some(n)), ..shape }),
                    patterns => patterns,
                };
                (patterns, Geometry::new(scheme.codewords(), n, n - r))
            }
        }
    }

    /// The reason why an entry of the scheme has no pattern of the class, or `None` if it has one.
    pub fn absent(&self, scheme: &Scheme) -> Option<String> {
        let (patterns, geometry) = self.laid_out(scheme);
        if let Some(why) = patterns.absent(geometry) {
            return Some(why);
        }
        let wanted = self.parts?;
        let parts = self.sets(scheme).map_or(0, |sets| sets.len());
        (wanted > parts).then(|| format!("the entry has {}", with_noun(parts, "part")))
    }

    /// Rejects a class that only exact counts support: its errors depend on the stored data, affect codeword
    /// bits, or are in several parts at once.
    ///
    /// # Errors
    /// A message that names the class.
    pub fn independent_of_data(&self) -> Result<(), String> {
        let how = match self {
            Self { stored: Some(_), .. } => "depends on the stored data",
            Self { order: BitsOf::Codewords, .. } => "is of codeword bits",
            Self { parts: Some(_), .. } => "is in several parts at once",
            _ => return Ok(()),
        };
        Err(format!(
            "the class `{}` {how}, which only exact counts of a scheme of one stage support (`eccforge check`)",
            self.id
        ))
    }

    /// Readable description of the patterns.
    pub fn words(&self) -> String {
        let mut text = match (self.parts, self.patterns) {
            (Some(parts), Patterns::Uniform(u)) => format!("any bits in each of {parts} parts: {}", u.region),
            (_, patterns) => patterns.to_string(),
        };
        if self.order == BitsOf::Codewords {
            text += " of codeword bits";
        }
        if let Some(stored) = &self.stored {
            text += &format!(" {stored}");
        }
        text
    }
}

/// Largest number of classes that a message lists next to a similar one: more would hide it.
const MOST_LISTED: usize = 8;

impl ErrorModel {
    /// The built-in model of the paper's Table 1.
    pub fn table1() -> Self {
        Self::builtin("hbm2-table1").unwrap_or_else(|| unreachable!("the model of Table 1 is shipped"))
    }

    /// The first class without a pattern in an entry of the scheme, and the reason; `None` if every class has patterns.
    pub fn absent(&self, scheme: &Scheme) -> Option<String> {
        for class in &self.classes {
            if let Some(why) = class.absent(scheme) {
                return Some(format!("`{}` is not in this entry: {why}", class.id));
            }
        }
        None
    }

    /// The first class whose parts of an entry differ in size. Device models do not intend this: parts are equally
    /// likely, so the errors of a smaller part count more than once.
    pub fn uneven(&self, scheme: &Scheme) -> Option<&ErrorClass> {
        self.classes
            .iter()
            .find(|class| class.patterns.are_uniform() && class.sets(scheme).is_ok_and(|sets| differ_in_size(&sets)))
    }

    /// Ids of the built-in models whose classes all occur in an entry, with parts of one size.
    pub fn fitting(scheme: &Scheme) -> impl Iterator<Item = &'static str> {
        let fits = |model: Self| model.absent(scheme).is_none() && model.uneven(scheme).is_none();
        Self::builtin_ids().filter(move |id| Self::builtin(id).is_some_and(fits))
    }

    /// A built-in model by id.
    pub fn builtin(id: &str) -> Option<Self> {
        // A run requests the same model many times, and parsing one takes longer than copying it.
        static READ: LazyLock<Vec<ErrorModel>> =
            LazyLock::new(|| BUILTIN.iter().map(|(name, text)| shipped(name, text)).collect());
        let place = BUILTIN.iter().position(|(name, _)| *name == id)?;
        Some(READ[place].clone())
    }

    /// Ids of the built-in models.
    pub fn builtin_ids() -> impl Iterator<Item = &'static str> {
        BUILTIN.iter().map(|(id, _)| *id)
    }

    /// Reads a model file.
    ///
    /// # Errors
    /// The file cannot be read, or [`ErrorModel::from_text`] rejects it.
    pub fn from_path(path: &Path) -> Checked<Self> {
        Self::from_text(&SourceFile::read(path)?)
    }

    /// Reads and validates the text of a model file.
    ///
    /// # Errors
    /// The first error in the file, with its place.
    pub fn from_text(file: &SourceFile) -> Checked<Self> {
        file.attach(Self::checked(file))
    }

    fn checked(file: &SourceFile) -> Checked<Self> {
        let spec: ModelSpec = file.parse()?;
        spec.eccforge_model.check("model language", "eccforge-model")?;
        let mut classes: Vec<ErrorClass> = Vec::new();
        for class in &spec.classes.value {
            let class = class.value.validate()?;
            if classes.iter().any(|c| c.id == class.id) {
                let message = format!("two classes are called `{}`", class.id);
                let at = spec.classes.error("in this list", message);
                return at.help("give every class an id of its own").err();
            }
            classes.push(class);
        }
        let total: BigRational = classes.iter().map(|c| &c.rate).sum();
        let hundred = BigRational::from_integer(100.into());
        // If percentages do not add up, a class may be missing, which no later check would find.
        if total.is_zero() || spec.unit == Unit::Percent && total != hundred {
            let message = format!("the rates sum to {}", decimal(&total, 6));
            let help = "percentages must sum to 100; for other rates write `unit: fit`";
            return spec.classes.error("these rates", message).help(help).err();
        }
        let entry = spec.entry.as_ref().map(entry).transpose()?;
        let fit_per_gbit = spec.fit_per_gbit.map(|fit| fit.in_range(0.0..=1e9)).transpose()?;
        let ModelSpec { id, name, source, notes, unit, exclusive, .. } = spec;
        Ok(Self { id, name, source, notes, unit, fit_per_gbit, entry, exclusive, classes, file: file.clone() })
    }

    /// The scheme over the entry that the classes describe, which joins several of its own entries if these are shorter.
    ///
    /// # Errors
    /// Entries of the scheme do not fill that entry.
    pub fn entry_of<'s>(&self, scheme: &'s Scheme) -> Result<Cow<'s, Scheme>, String> {
        let Some([beats, pins]) = self.entry else { return Ok(Cow::Borrowed(scheme)) };
        match scheme.filling(beats, pins) {
            Ok(filled) => Ok(Cow::Owned(filled)),
            Err(why) => Err(format!("{why}, which the classes of the model `{}` are about", self.id)),
        }
    }

    /// SHA-256 of the model's text, in hexadecimal.
    pub fn hash(&self) -> String {
        sha256(&self.file.text)
    }

    /// The class called `id`; the error suggests similar names.
    ///
    /// # Errors
    /// The class does not exist.
    pub fn class(&self, id: &str) -> Result<&ErrorClass, String> {
        self.classes.iter().find(|c| c.id == id).ok_or_else(|| {
            let ids: Vec<&str> = self.classes.iter().map(|c| c.id.as_str()).collect();
            let advice = suggest(id, &ids, "class");
            // Without a similar id, the advice lists all.
            let is_one = advice.starts_with("did you mean") && ids.len() <= MOST_LISTED;
            let all = if is_one { format!(" The classes are {}.", ids.join(", ")) } else { String::new() };
            format!("the model `{}` has no class `{id}`: {advice}{all}", self.id)
        })
    }

    /// The index of a class by its id or its display name, in any case.
    ///
    /// # Errors
    /// The model has no such class.
    pub fn index(&self, name: &str) -> Result<usize, String> {
        for (index, class) in self.classes.iter().enumerate() {
            if class.id.eq_ignore_ascii_case(name) || class.name.eq_ignore_ascii_case(name) {
                return Ok(index);
            }
        }
        // The error of `class` suggests similar ids.
        self.class(name).map(|_| 0)
    }

    /// Rejects classes that only exact counts of an entry support: see [`ErrorClass::independent_of_data`].
    ///
    /// # Errors
    /// A message that names the first such class.
    pub fn independent_of_data(&self) -> Result<(), String> {
        self.classes.iter().try_for_each(ErrorClass::independent_of_data)
    }

    /// The probability that an event is of this class: its rate divided by the sum of all rates.
    pub fn probability(&self, class: &ErrorClass) -> BigRational {
        &class.rate / self.classes.iter().map(|c| &c.rate).sum::<BigRational>()
    }
}

/// Whether two of these sets of bits have different sizes.
fn differ_in_size(sets: &[Choices]) -> bool {
    sets.windows(2).any(|pair| pair[0].bits.len() != pair[1].bits.len())
}

fn shipped(name: &str, text: &str) -> ErrorModel {
    let file = SourceFile::new(format!("verify/models/{name}.yaml"), text);
    // A test reads every shipped model: none can fail here.
    ErrorModel::from_text(&file).unwrap_or_else(|e| panic!("a shipped model is valid: {e}"))
}

static BUILTIN: &[(&str, &str)] = &[
    ("hbm2-table1", include_str!("../models/hbm2-table1.yaml")),
    ("ddr3-field-2012", include_str!("../models/ddr3-field-2012.yaml")),
    ("fpga-cram-words", include_str!("../models/fpga-cram-words.yaml")),
];

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ModelSpec {
    /// Version of this language; the only one is 1.
    eccforge_model: Version,
    /// Short name.
    id: String,
    /// Display name.
    name: String,
    /// Where it is published.
    source: String,
    /// Anything a reader should know.
    notes: Option<String>,
    /// Unit of the rates.
    unit: Unit,
    /// Events in 10^9 hours of one gigabit (2^30 bits), of all classes together.
    fit_per_gbit: Option<Spanned<f64>>,
    /// The entry that the classes are about: beats x data pins.
    entry: Option<Spanned<String>>,
    /// Whether an event belongs only to the first class that its pattern matches.
    #[serde(default)]
    exclusive: bool,
    /// The classes of errors.
    classes: Spanned<Vec<Spanned<ClassSpec>>>,
}

#[derive(Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ClassSpec {
    /// Short name.
    id: String,
    /// Name for tables.
    name: String,
    /// Rate or weight: a decimal number that is not negative.
    #[schemars(with = "NumberOrText")]
    rate: Spanned<String>,
    /// The error patterns of the class.
    patterns: Spanned<Patterns>,
    /// The stored values under which a cell can be wrong.
    stored: Option<Stored>,
    /// The order in which the bits of an entry are counted.
    #[serde(default)]
    order: BitsOf,
    /// Parts of an entry that have such an error each, independently.
    parts: Option<Spanned<usize>>,
}

impl ClassSpec {
    fn validate(&self) -> Checked<ErrorClass> {
        let Some(rate) = parse_number(&self.rate.value).filter(|r| *r >= BigRational::zero()) else {
            let message = format!("`{}` is not a rate", self.rate.value);
            let at = self.rate.error("not a decimal number", message);
            return at.help("write a decimal number that is not negative, such as 22.56 or 3.1e-14").err();
        };
        if let Some(help) = self.patterns.value.problem(MOST_WEIGHT) {
            let at = self.patterns.error("these patterns", "no such patterns");
            return at.help(help).err();
        }
        if let Some(parts) = &self.parts {
            // `at-once` already puts errors into several parts: with both, `parts` would count choices of parts.
            let allowed = match self.patterns.value {
                Patterns::Uniform(Uniform { region: Region::Sets(sets) }) => sets.at_once < 2,
                Patterns::Uniform(_) => true,
                _ => false,
            };
            if !allowed || !(1..=MOST_PARTS).contains(&parts.value) {
                let message = format!("`parts` is {}, of {}", parts.value, self.patterns.value);
                let help = format!(
                    "write from 1 to {MOST_PARTS} parts of a `uniform` class whose region has no `at-once`: each part has a wrong bit"
                );
                return parts.error("these parts", message).help(help).err();
            }
        }
        let Self { id, name, stored, order, .. } = self.clone();
        let parts = self.parts.as_ref().map(|parts| parts.value);
        Ok(ErrorClass { id, name, rate, patterns: self.patterns.value, stored, order, parts })
    }
}

/// Beats and data pins of an entry, written as `4x64`.
fn entry(text: &Spanned<String>) -> Checked<[usize; 2]> {
    let numbers = text.value.split_once('x').and_then(|(b, p)| Some([b.parse().ok()?, p.parse().ok()?]));
    match numbers {
        Some([beats @ 1..=8192, pins @ 1..=8192]) if beats * pins <= 8192 => Ok([beats, pins]),
        _ => {
            let message = format!("`{}` is not the shape of an entry", text.value);
            text.error("not beats x pins", message).help("write BEATSxPINS of up to 8192 data bits, such as 4x64").err()
        }
    }
}

/// The head of a model file of counted events, for programs that write one. The notes are one line; version and command
/// follow them.
pub fn head(id: &str, name: &str, source: &str, notes: &str, command: &str) -> String {
    let [id, name, source] = [id, name, source].map(|text| serde_json::to_string(text).unwrap_or_default());
    // A line break in the command would end the block of notes.
    let (version, command) = (env!("CARGO_PKG_VERSION"), command.replace(['\n', '\r'], " "));
    format!(
        "eccforge-model: 1\nid: {id}\nname: {name}\nsource: {source}\n\
         notes: |\n  {notes}\n  Made by eccforge {version}: {command}\nunit: count\n"
    )
}

/// A non-negative decimal number, exactly.
pub fn parse_decimal(text: &str) -> Option<BigRational> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = format!("{whole}{fraction}");
    // A bound on the digits bounds the fractions of all results computed from the number.
    if digits.is_empty() || digits.len() > 30 || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let scale = BigInt::from(10).pow(fraction.len() as u32);
    Some(BigRational::new(digits.parse().ok()?, scale))
}

/// A non-negative number as given, such as `0.25` or `1e-20`, exactly. `None` if the text is not a number or has too
/// many digits.
pub fn parse_number(text: &str) -> Option<BigRational> {
    let (number, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    // Ten to an exponent of nine digits, as a fraction, would fill the memory.
    let exponent: i32 = exponent.parse().ok().filter(|e: &i32| e.unsigned_abs() <= 60)?;
    let ten = BigRational::from_integer(BigInt::from(10));
    Some(parse_decimal(number)? * ten.pow(exponent))
}

/// The JSON Schema of an error model.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<ModelSpec>("error model")
}
