//! Error sources other than classes of equally likely patterns, from YAML.
//!
//! ```yaml
//! eccforge-sources: 1
//! id: field
//! sources:
//!   - id: all-events                # every class of a model, as often as its rate says
//!     mixture: hbm2-table1
//!   - id: noise                     # each bit on its own
//!     independent: {rate: "1e-3"}
//!   - id: dead-pin                  # a part of the entry, each of its bits wrong at this rate
//!     fault: {region: pin, rate: "0.5"}
//!   - id: two-chips                 # two different devices, each with an error in one rectangle of pins and beats
//!     devices: [{pins: 1, beats: 16, min-bits: 2}, {pins: 4, beats: 1, min-bits: 4}]
//!   - id: leaky-cells               # depends on the stored data: charged cells lose their charge
//!     asymmetric: {one-to-zero: "1e-3", zero-to-one: "1e-6"}
//! ```

use super::einsim;
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_files::schema::NumberOrText;
use eccforge_files::yaml::Spanned;
use eccforge_model::{Device, ErrorModel, Rectangle, Region, parse_number};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};
use schemars::JsonSchema;
use serde::Deserialize;

/// A validated source.
#[derive(Clone, Debug)]
pub struct NamedSource {
    /// Short name, used for its cells.
    pub id: String,
    /// The kind of errors.
    pub kind: Kind,
}

/// The kinds of sources.
#[derive(Clone, Debug)]
pub enum Kind {
    /// One class of a model, with the probabilities of its rates.
    Mixture(Box<ErrorModel>),
    /// Every bit is wrong with this probability, independently.
    Independent(Chance),
    /// One part of a region, all parts equally likely; each of its bits is wrong with this probability.
    Fault(Region, Chance),
    /// Different devices, as words of the error stage of a memory of several stages, each with an error of its shape.
    Devices(Vec<Rectangle>),
    /// Every bit stored as one reads as zero with the first probability, and every zero as one with the second. The
    /// stored entry is encoded from random data.
    Asymmetric(Chance, Chance),
    /// Like an asymmetric source, with the two probabilities of each bit of an entry.
    Cells(Vec<[Chance; 2]>),
}

impl Kind {
    /// Whether errors of this kind depend on the stored data.
    pub fn is_of_stored(&self) -> bool {
        matches!(self, Self::Asymmetric(..) | Self::Cells(_))
    }
}

/// A probability in units of 2^-64, at most 1 - 2^-64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance(pub u64);

impl Chance {
    /// The nearest multiple of 2^-64; one becomes 1 - 2^-64.
    pub fn of(p: &BigRational) -> Self {
        let scaled = (p * BigRational::from_integer(BigInt::one() << 64)).round().to_integer();
        Self(scaled.to_u64().unwrap_or(u64::MAX))
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct FileSpec {
    /// Version of this language; the only one is 1.
    eccforge_sources: Version,
    /// Short name.
    id: Spanned<String>,
    /// The sources of errors.
    sources: Spanned<Vec<SourceSpec>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SourceSpec {
    /// Short name, which names files.
    id: Spanned<String>,
    /// All classes of this error model, each by its rate.
    mixture: Option<Spanned<String>>,
    /// Every bit is wrong independently.
    independent: Option<IndependentSpec>,
    /// A part of the entry is faulty.
    fault: Option<FaultSpec>,
    /// A shape of errors for each faulty device.
    devices: Option<Spanned<Vec<Spanned<Rectangle>>>>,
    /// Cells that hold 1 and cells that hold 0 are wrong with different probabilities.
    asymmetric: Option<AsymmetricSpec>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct IndependentSpec {
    /// Probability that a bit is wrong.
    #[schemars(with = "NumberOrText")]
    rate: Spanned<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct FaultSpec {
    /// The faulty part.
    region: Spanned<Region>,
    /// Probability that a bit of it is wrong.
    #[schemars(with = "NumberOrText")]
    rate: Spanned<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct AsymmetricSpec {
    /// Probability that a cell that holds 1 is wrong.
    #[schemars(with = "NumberOrText")]
    one_to_zero: Spanned<String>,
    /// Probability that a cell that holds 0 is wrong.
    #[schemars(with = "NumberOrText")]
    zero_to_one: Spanned<String>,
}

/// Rule for names that become parts of file names.
pub const FILE_PART: &str =
    "use letters, digits, `-`, `_`, `.` and `+`, at most 64 of them, the first of them a letter or a digit";

/// Whether a name can be a part of a file name: see [`FILE_PART`].
pub fn is_file_part(id: &str) -> bool {
    // File systems take 255 bytes for a name, which has a prefix, a class, a scheme and a suffix.
    id.len() <= 64
        && id.starts_with(|c: char| c.is_ascii_alphanumeric())
        && id.chars().all(|c| c.is_ascii_alphanumeric() || "-_.+".contains(c))
}

/// Sources of independent errors at the rates 1, 2 and 5 of every decade from `low` to `high`, including both, each
/// with its rate.
///
/// # Errors
/// One of them is not a probability above 0, or `low` is above `high`.
pub fn rate_sources(low: &str, high: &str) -> Result<Vec<(f64, NamedSource)>, String> {
    let (first, last) = (rate(low)?, rate(high)?);
    if first > last {
        return Err(format!("the rate {low} is above {high}: write the lower one first"));
    }
    let ten = BigRational::from_integer(BigInt::from(10));
    let mut rates = vec![(first.clone(), low.to_owned())];
    // The lowest rate is 2^-64, about 5e-20.
    for exponent in -20..0 {
        for digit in [1, 2, 5] {
            let rate = BigRational::from_integer(digit.into()) * ten.pow(exponent);
            if rate > first && rate < last {
                rates.push((rate, format!("{digit}e{exponent}")));
            }
        }
    }
    if first < last {
        rates.push((last.clone(), high.to_owned()));
    }
    let mut sources = Vec::new();
    for (rate, text) in rates {
        let kind = Kind::Independent(Chance::of(&rate));
        sources.push((rate.to_f64().unwrap_or(0.0), NamedSource { id: format!("rate-{text}"), kind }));
    }
    Ok(sources)
}

/// A rate of independent errors, which must differ from 0 as a [`Chance`].
fn rate(text: &str) -> Result<BigRational, String> {
    let value = parse_number(text).filter(|p| !p.is_zero() && *p <= BigRational::one() && Chance::of(p).0 > 0);
    value.ok_or_else(|| format!("`{text}` is not a rate above 0 and at most 1, such as 1e-6"))
}

/// The rate of a class of [`rate_sources`].
pub fn rate_of(class: &str) -> Option<&str> {
    class.strip_prefix("rate-").filter(|rate| rate.parse::<f64>().is_ok())
}

/// Reads a file of sources, or of error models of EINSim.
///
/// # Errors
/// The first error in the file, with its place.
pub fn read_sources(file: &SourceFile) -> Checked<Vec<NamedSource>> {
    file.attach(if einsim::is_one(&file.text) { einsim::sources_in(file) } else { sources_in(file) })
}

fn sources_in(file: &SourceFile) -> Checked<Vec<NamedSource>> {
    let spec: FileSpec = file.parse()?;
    spec.eccforge_sources.check("language of sources", "eccforge-sources")?;
    if spec.id.value.trim().is_empty() {
        let at = spec.id.error("no name", "the file's `id` is empty");
        return at.help("name the file, such as `id: field`").err();
    }
    if spec.sources.value.is_empty() {
        let at = spec.sources.error("an empty list", "there are no sources");
        return at.help("give at least one source, such as `- {id: noise, independent: {rate: \"1e-3\"}}`").err();
    }
    let mut sources: Vec<NamedSource> = Vec::new();
    for source in &spec.sources.value {
        let id = source.id.value.clone();
        if !is_file_part(&id) {
            let message = format!("`{}` cannot be the name of a source", id.escape_debug());
            return source.id.error("this source", message).help(FILE_PART).err();
        }
        if sources.iter().any(|s| s.id == id) {
            let error = source.id.error("this source", format!("two sources are called `{id}`"));
            return error.help("give every source an id of its own").err();
        }
        let Some(kind) = kind(source)? else {
            let error =
                source.id.error("this source", format!("the source `{id}` does not have exactly one kind of error"));
            let help = "give exactly one of `mixture`, `independent`, `fault`, `devices`, `asymmetric`";
            return error.help(help).err();
        };
        sources.push(NamedSource { id, kind });
    }
    Ok(sources)
}

/// The kind of a source; `None` unless it states exactly one.
fn kind(source: &SourceSpec) -> Checked<Option<Kind>> {
    let mut kinds = Vec::new();
    if let Some(model) = &source.mixture {
        let Some(model) = ErrorModel::builtin(&model.value) else {
            let known: Vec<_> = ErrorModel::builtin_ids().collect();
            let message = format!("there is no error model `{}`", model.value);
            let at = model.error("no such model", message);
            return at.help(format!("the models are {}", known.join(", "))).err();
        };
        kinds.push(Kind::Mixture(Box::new(model)));
    }
    if let Some(i) = &source.independent {
        kinds.push(Kind::Independent(Chance::of(&chance(&i.rate)?)));
    }
    if let Some(f) = &source.fault {
        // The number of devices is that of pins divided by this.
        if let Region::Device(Device { pins: 0 }) = f.region.value {
            let at = f.region.error("this region", "a device of 0 pins");
            return at.help("a device has at least one pin").err();
        }
        kinds.push(Kind::Fault(f.region.value, Chance::of(&chance(&f.rate)?)));
    }
    if let Some(devices) = &source.devices {
        kinds.push(Kind::Devices(shapes(devices)?));
    }
    if let Some(a) = &source.asymmetric {
        let [lost, gained] = [chance(&a.one_to_zero)?, chance(&a.zero_to_one)?].each_ref().map(Chance::of);
        kinds.push(Kind::Asymmetric(lost, gained));
    }
    if kinds.len() > 1 {
        return Ok(None);
    }
    Ok(kinds.pop())
}

/// The shape of the error of each device.
fn shapes(devices: &Spanned<Vec<Spanned<Rectangle>>>) -> Checked<Vec<Rectangle>> {
    let help =
        "write, for example, `devices: [{pins: 1, beats: 16, min-bits: 2}]`: one shape for each device with an error";
    if devices.value.is_empty() {
        let at = devices.error("an empty list", "the source names no device with errors");
        return at.help(help).err();
    }
    if let Some((shape, why)) = devices.value.iter().find_map(|shape| Some((shape, shape.value.problem()?))) {
        return shape.error("this shape", why).help(help).err();
    }
    Ok(devices.value.iter().map(|shape| shape.value).collect())
}

/// A probability, given as a decimal with or without an exponent, read exactly.
pub(super) fn chance(text: &Spanned<String>) -> Checked<BigRational> {
    let value = parse_number(&text.value).filter(|p| *p >= BigRational::zero() && *p <= BigRational::one());
    value.ok_or_else(|| {
        let message = format!("`{}` is not a probability", text.value);
        let at = text.error("not from 0 to 1", message);
        Box::new(at.help("write a decimal number from 0 to 1, such as 0.001 or 1e-3"))
    })
}

/// The JSON Schema of a file of error sources.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<FileSpec>("sources of errors")
}
