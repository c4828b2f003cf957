//! An error model (long: every key of its language) says how often an event has which shape: classes of error patterns and
//! their rates, from YAML.

use crate::enumerate::binomial;
use eccforge_scheme::Geometry;
use eccforge_scheme::bounded::Version;
use eccforge_scheme::diagnostic::{Checked, Diagnostic, SourceFile, is_path, suggest};
use eccforge_scheme::digest::sha256;
use eccforge_scheme::yaml::Spanned;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::Zero;
use serde::Deserialize;
use std::fmt;
use std::path::Path;
use std::sync::LazyLock;

pub use crate::device_map::DeviceMap;
pub use crate::rectangle::Rectangle;
pub use crate::region::{Device, Region, Sets, weights_of_parts};

/// A validated error model. Invariant: rates are not negative and do not all vanish.
#[derive(Clone, Debug)]
pub struct ErrorModel {
    /// Short name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Where the figures come from.
    pub source: String,
    /// Remarks.
    pub notes: Option<String>,
    /// Unit of the rates.
    pub unit: Unit,
    /// Events in 10^9 hours of one gigabit (2^30 bits), where the figures come with a rate in time.
    pub fit_per_gbit: Option<f64>,
    /// Classes from the easiest to the hardest to correct.
    pub classes: Vec<ErrorClass>,
    /// The text it was read from.
    pub file: SourceFile,
}

/// Unit of a model's rates.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Percent of all events; the rates sum to 100.
    Percent,
    /// Failures in 10^9 device hours.
    Fit,
    /// Events of a log that were counted.
    Count,
}

impl Unit {
    /// What stands behind a rate.
    pub fn words(self) -> &'static str {
        match self {
            Self::Percent => "% of events",
            Self::Fit => "FIT",
            Self::Count => "events",
        }
    }
}

/// A class of error patterns.
#[derive(Clone, Debug)]
pub struct ErrorClass {
    /// Short name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Its rate, exactly as written, in the model's unit.
    pub rate: BigRational,
    /// Which patterns, all equally likely.
    pub patterns: Patterns,
}

/// A set of error patterns of an entry, all equally likely.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Patterns {
    /// All patterns of this many bits anywhere in the entry.
    Weight(Weight),
    /// All patterns of min to max bits within one region.
    Within(Within),
    /// All patterns within one region, none included: each bit is wrong with probability 1/2.
    Uniform(Uniform),
    /// The same bits of a device wrong, wherever in the entry the device sits.
    DeviceMap(DeviceMap),
}

/// See [`Patterns::Weight`].
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weight {
    /// Wrong bits, 1 to 4.
    pub bits: usize,
}

/// See [`Patterns::Within`].
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Within {
    /// Where.
    pub region: Region,
    /// Fewest wrong bits, at least 1.
    pub min_bits: usize,
    /// Most wrong bits.
    pub max_bits: usize,
}

/// See [`Patterns::Uniform`].
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Uniform {
    /// Where.
    pub region: Region,
}

/// Some bits of an entry, of which from `least` to `most` are wrong in every choice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choices {
    /// The bits, ascending.
    pub bits: Vec<usize>,
    /// Fewest wrong bits.
    pub least: usize,
    /// Most wrong bits; more than there are mean all.
    pub most: usize,
}

impl Choices {
    /// How many choices there are; 2^64 - 1 if there are more.
    pub fn count(&self) -> u64 {
        let n = self.bits.len();
        (self.least..=self.most.min(n)).fold(0, |sum, k| sum.saturating_add(binomial(n as u64, k as u64)))
    }
}

impl fmt::Display for Patterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Weight(w) => write!(f, "{} bits anywhere", w.bits),
            Self::Within(w) => write!(f, "{} to {} bits within one {}", w.min_bits, w.max_bits, w.region),
            Self::Uniform(u) => write!(f, "any bits within one {}", u.region),
            Self::DeviceMap(d) => {
                write!(f, "bits {:#010x} of a device of {} pins in a burst of {} beats", d.map, d.pins, d.beats)
            }
        }
    }
}

impl Patterns {
    /// What keeps there from being such patterns, and what would be right; weights go up to `most`.
    pub fn problem(&self, most: usize) -> Option<String> {
        match self {
            Self::Weight(w) if !(1..=most).contains(&w.bits) => Some(format!("write from 1 to {most} wrong bits")),
            Self::Within(w) if w.min_bits == 0 || w.min_bits > w.max_bits => {
                Some("write 1 <= min-bits <= max-bits".to_owned())
            }
            Self::Within(Within { region: Region::Sets(sets), .. }) if sets.at_once > 1 => Some(
                "`at-once` is for uniform errors: write `at-once: 1`, or `uniform` in place of `within`".to_owned(),
            ),
            Self::Within(Within { region, .. }) | Self::Uniform(Uniform { region }) => region.problem(),
            Self::DeviceMap(d) => {
                let bits = d.pins.saturating_mul(d.beats);
                let outside = bits < 32 && d.map >> bits != 0;
                (bits == 0 || bits > 32 || outside)
                    .then(|| "write pins and beats whose product is from 1 to 32, and a map of as many bits".to_owned())
            }
            _ => None,
        }
    }

    /// The sets of bits of an entry of this shape whose choices the patterns are; all of them are equally likely, but where each
    /// bit is wrong with probability 1/2 (see [`weights_of_parts`]).
    ///
    /// # Errors
    /// Entries of this shape have no such sets: says why.
    pub fn sets(&self, g: Geometry) -> Result<Vec<Choices>, String> {
        let parts = |region: Region| region.unfit(g).map_or_else(|| Ok(region.parts(g)), Err);
        let choices = |least: usize, most: usize| move |bits: Vec<usize>| Choices { bits, least, most };
        Ok(match self {
            Self::Weight(w) => vec![Choices { bits: (0..g.bits()).collect(), least: w.bits, most: w.bits }],
            Self::Within(w) => parts(w.region)?.into_iter().map(choices(w.min_bits, w.max_bits)).collect(),
            Self::Uniform(u) => parts(u.region)?.into_iter().map(|bits| choices(0, bits.len())(bits)).collect(),
            Self::DeviceMap(d) => d.patterns(g).into_iter().map(|bits| choices(bits.len(), bits.len())(bits)).collect(),
        })
    }

    /// Why an entry of this shape has no pattern of the set, if it has none.
    pub fn absent(&self, g: Geometry) -> Option<String> {
        match (self, self.sets(g)) {
            (_, Err(why)) => Some(why),
            (Self::Weight(w), _) if w.bits > g.bits() => Some(format!("the entry has {} bits", g.bits())),
            (Self::Within(w), Ok(sets)) if sets.iter().all(|set| set.bits.len() < w.min_bits) => Some(format!(
                "no {} of an entry of {} beats and {} pins has {} bits",
                w.region, g.beats, g.pins, w.min_bits
            )),
            (Self::DeviceMap(map), _) => map.unfit(g),
            _ => None,
        }
    }

    /// Whether the pattern (distinct physical bits) belongs to the set.
    pub fn contain(&self, g: Geometry, bits: &[usize]) -> bool {
        let together = |region: Region| region.holds(g, bits);
        match self {
            Self::Weight(w) => bits.len() == w.bits,
            Self::Within(w) => (w.min_bits..=w.max_bits).contains(&bits.len()) && together(w.region),
            Self::Uniform(u) => together(u.region),
            Self::DeviceMap(d) => d.patterns(g).iter().any(|p| p == bits),
        }
    }
}

impl ErrorModel {
    /// The shipped model of the paper's Table 1.
    pub fn table1() -> Self {
        Self::builtin("hbm2-table1").unwrap_or_else(|| unreachable!("the model of Table 1 is shipped"))
    }

    /// A shipped model by id.
    pub fn builtin(id: &str) -> Option<Self> {
        static READ: LazyLock<Vec<ErrorModel>> = LazyLock::new(|| {
            let read = |(name, text): &(&str, &str)| {
                let file = SourceFile::new(format!("verify/models/{name}.yaml"), *text);
                ErrorModel::from_text(&file).unwrap_or_else(|e| panic!("a shipped model is valid: {e}"))
            };
            BUILTIN.iter().map(read).collect()
        });
        BUILTIN.iter().zip(READ.iter()).find(|((name, _), _)| *name == id).map(|(_, model)| model.clone())
    }

    /// A shipped model by id, or the model of a file.
    ///
    /// # Errors
    /// No shipped model has this id and it is no path, or [`ErrorModel::from_path`] refuses the file.
    pub fn named(name: &str) -> Checked<Self> {
        match Self::builtin(name) {
            Some(model) => Ok(model),
            None if is_path(name) => Self::from_path(Path::new(name)),
            None => {
                let ids: Vec<&str> = Self::builtin_ids().collect();
                Diagnostic::unknown("error model", name, &ids).err()
            }
        }
    }

    /// Ids of the shipped models.
    pub fn builtin_ids() -> impl Iterator<Item = &'static str> {
        BUILTIN.iter().map(|(id, _)| *id)
    }

    /// Reads a model file.
    ///
    /// # Errors
    /// The file cannot be read, or [`ErrorModel::from_text`] refuses it.
    pub fn from_path(path: &Path) -> Checked<Self> {
        Self::from_text(&SourceFile::read(path)?)
    }

    /// Reads and validates the text of a model file.
    ///
    /// # Errors
    /// The first thing in the file that is wrong, with its place.
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
        if total.is_zero() || spec.unit == Unit::Percent && total != hundred {
            let message = format!("the rates sum to {}", decimal(&total, 6));
            let help = "percentages must sum to 100; for other rates write `unit: fit`";
            return spec.classes.error("these rates", message).help(help).err();
        }
        let fit_per_gbit = spec.fit_per_gbit.as_ref().map(rate_in_time).transpose()?;
        let ModelSpec { id, name, source, notes, unit, .. } = spec;
        Ok(Self { id, name, source, notes, unit, fit_per_gbit, classes, file: file.clone() })
    }

    /// SHA-256 of its text, in hexadecimal.
    pub fn hash(&self) -> String {
        sha256(&self.file.text)
    }

    /// The class called `id`; the error names near ones.
    ///
    /// # Errors
    /// There is no such class.
    pub fn class(&self, id: &str) -> Result<&ErrorClass, String> {
        self.classes.iter().find(|c| c.id == id).ok_or_else(|| {
            let ids: Vec<&str> = self.classes.iter().map(|c| c.id.as_str()).collect();
            format!("the model `{}` has no class `{id}`: {}", self.id, suggest(id, &ids, "class"))
        })
    }

    /// The probability that an event is of this class: its rate over the sum of all.
    pub fn probability(&self, class: &ErrorClass) -> BigRational {
        &class.rate / self.classes.iter().map(|c| &c.rate).sum::<BigRational>()
    }
}

static BUILTIN: &[(&str, &str)] = &[
    ("hbm2-table1", include_str!("../models/hbm2-table1.yaml")),
    ("ddr3-field-2012", include_str!("../models/ddr3-field-2012.yaml")),
];

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ModelSpec {
    eccforge_model: Version,
    id: String,
    name: String,
    source: String,
    #[serde(default)]
    notes: Option<String>,
    unit: Unit,
    #[serde(default)]
    fit_per_gbit: Option<Spanned<f64>>,
    classes: Spanned<Vec<Spanned<ClassSpec>>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ClassSpec {
    id: String,
    name: String,
    rate: Spanned<String>,
    patterns: Spanned<Patterns>,
}

impl ClassSpec {
    fn validate(&self) -> Checked<ErrorClass> {
        let Some(rate) = parse_decimal(&self.rate.value) else {
            let message = format!("`{}` is not a rate", self.rate.value);
            let at = self.rate.error("not a decimal number", message);
            return at.help("write a decimal number that is not negative, such as 22.56").err();
        };
        if let Some(help) = self.patterns.value.problem(4) {
            let at = self.patterns.error("these patterns", "no such patterns");
            return at.help(help).err();
        }
        Ok(ErrorClass { id: self.id.clone(), name: self.name.clone(), rate, patterns: self.patterns.value })
    }
}

/// A rate of events that is finite and not negative.
fn rate_in_time(fit: &Spanned<f64>) -> Checked<f64> {
    if (0.0..=1e9).contains(&fit.value) {
        return Ok(fit.value);
    }
    let message = format!("{} is out of range", fit.value);
    let at = fit.error("events in 10^9 hours of one gigabit", message);
    at.help("write a number from 0 to 1e9").err()
}

/// A non-negative decimal number, exactly.
pub(crate) fn parse_decimal(text: &str) -> Option<BigRational> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = format!("{whole}{fraction}");
    if digits.is_empty() || digits.len() > 30 || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let scale = BigInt::from(10).pow(fraction.len() as u32);
    Some(BigRational::new(digits.parse().ok()?, scale))
}

/// A non-negative number as written, such as `0.25` or `1e-20`, exactly. `None` if it is none or has too many digits.
pub fn parse_number(text: &str) -> Option<BigRational> {
    let (number, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let exponent: i32 = exponent.parse().ok().filter(|e: &i32| e.unsigned_abs() <= 60)?;
    let ten = BigRational::from_integer(BigInt::from(10));
    Some(parse_decimal(number)? * ten.pow(exponent))
}

/// A rational as a decimal with `digits` places, rounded half up (half away from zero).
pub fn decimal(value: &BigRational, digits: u32) -> String {
    let scale = BigRational::from_integer(BigInt::from(10).pow(digits));
    let rounded = (value * scale).round().to_integer();
    let sign = if rounded.sign() == num_bigint::Sign::Minus { "-" } else { "" };
    let text = format!("{:0>width$}", rounded.magnitude().to_string(), width = digits as usize + 1);
    let (whole, fraction) = text.split_at(text.len() - digits as usize);
    if digits == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") }
}

#[cfg(test)]
mod tests;
