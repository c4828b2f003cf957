//! Maps physical addresses to DRAM locations and back: the map is a bijection.
//!
//! The address, in entries, is a mixed-radix number: its digits, from the least significant, are slices of the
//! fields (stack, channel, ...), so the five stacks of an A100 need no power of two. Exclusive-or hashes of one field
//! with another spread banks; each is its own inverse. NVIDIA publishes no map: the digits are assumptions of
//! `geometries/*.yaml`, of which only the products (capacity, banks) come from the documents.

use crate::identity;
use eccforge_files::diagnostic::{Checked, SourceFile, suggest};
use eccforge_files::yaml::Spanned;
use eccforge_report::name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One coordinate of a DRAM location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    Stack,
    Channel,
    PseudoChannel,
    Bank,
    Row,
    /// Entry of a row.
    Column,
}

const FIELDS: [Field; 6] = [Field::Stack, Field::Channel, Field::PseudoChannel, Field::Bank, Field::Row, Field::Column];

/// The location of a byte in DRAM. Fields count from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Location {
    /// Values of the six fields, indexed by [`Field`].
    pub fields: [u32; 6],
    /// Byte of the entry.
    pub byte: u32,
}

impl Location {
    pub const fn get(&self, field: Field) -> u32 {
        self.fields[field as usize]
    }
}

/// A row as the row remapper names it: remapper bank times rows per bank, plus row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RowId(pub u32);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Spec {
    /// Name of the geometry.
    name: String,
    /// Where its figures are from.
    #[serde(rename = "source")]
    _source: String,
    /// Number of values of each field.
    sizes: Sizes,
    /// Bytes of an entry, the unit of the map.
    entry_bytes: Spanned<u32>,
    /// The digits of an address in entries, from the least significant.
    interleave: Spanned<Vec<Digit>>,
    /// Exclusive-ors of one field with another.
    #[serde(default)]
    hashes: Vec<Spanned<Hash>>,
    /// The fields of a bank of the row remapper, from the least significant.
    remapper_bank: Spanned<Vec<Field>>,
    /// Spare rows of each bank of the row remapper.
    spare_rows_per_bank: u8,
    /// Bytes at the top of memory that the page allocator does not own.
    #[serde(default)]
    reserved_top_bytes: u64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Sizes {
    /// Stacks of the device.
    stack: u32,
    /// Channels of a stack.
    channel: u32,
    /// Pseudo-channels of a channel.
    pseudo_channel: u32,
    /// Banks of a pseudo-channel.
    bank: u32,
    /// Rows of a bank.
    row: u32,
    /// Entries of a row.
    column: u32,
}

/// A slice of a field: `size` values of it, more significant than the field's slices before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Digit {
    field: Field,
    /// Number of values of the slice.
    size: u32,
}

/// `target ^= source mod size(target)`; the target's size is a power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Hash {
    /// The field that is changed; its size is a power of two.
    target: Field,
    /// The field that is added to it.
    source: Field,
}

/// A validated geometry: sizes, the address map and the remapper's banks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Geometry {
    pub name: String,
    /// Sizes of the fields, indexed by [`Field`].
    pub sizes: [u32; 6],
    /// Bytes of an entry, the unit of the map.
    pub entry_bytes: u32,
    /// Spare rows of each remapper bank: N of the histogram (A.9).
    pub spare_rows_per_bank: u8,
    /// Bytes at the top of memory that the page allocator does not own: an error there needs a reset
    /// (\[RM\], ctrl2080fb.h).
    pub reserved_top_bytes: u64,
    digits: Vec<Digit>,
    hashes: Vec<Hash>,
    remapper_bank: Vec<Field>,
}

/// The geometries that ship with the package: name and YAML text.
const BUILT_IN: [(&str, &str); 5] = [
    ("A100-40GB", include_str!("../geometries/a100-40gb.yaml")),
    ("A100-80GB", include_str!("../geometries/a100-80gb.yaml")),
    ("V100-32GB", include_str!("../geometries/v100-32gb.yaml")),
    ("H100-80GB", include_str!("../geometries/h100-80gb.yaml")),
    ("example-1536", include_str!("../geometries/example-1536.yaml")),
];

impl Geometry {
    pub fn built_in_names() -> Vec<&'static str> {
        BUILT_IN.iter().map(|(name, _)| *name).collect()
    }

    /// One of the geometries that ship with the package.
    ///
    /// # Errors
    /// No geometry has this name; the message lists similar names.
    pub fn built_in(name: &str) -> Result<Self, String> {
        let Some((_, text)) = BUILT_IN.iter().find(|(known, _)| *known == name) else {
            let hint = suggest(name, &Self::built_in_names(), "geometry");
            return Err(format!("no geometry is called `{name}`; {hint}"));
        };
        let file = SourceFile::new(format!("geometries/{}.yaml", name.to_lowercase()), *text);
        Ok(Self::parse(&file).unwrap_or_else(|e| panic!("a shipped geometry is valid: {e}")))
    }

    /// Reads and validates a geometry.
    ///
    /// # Errors
    /// Unknown keys, slices that do not multiply to their field, or hashes that are not bijections, with the place.
    pub fn parse(file: &SourceFile) -> Checked<Self> {
        let spec: Spec = file.parse()?;
        let s = &spec.sizes;
        let sizes = [s.stack, s.channel, s.pseudo_channel, s.bank, s.row, s.column];
        let checks = [check_sizes, check_digits, check_hashes];
        file.attach(checks.iter().try_for_each(|check| check(&spec, &sizes)))?;
        Ok(Self {
            name: spec.name,
            sizes,
            entry_bytes: spec.entry_bytes.value,
            spare_rows_per_bank: spec.spare_rows_per_bank,
            reserved_top_bytes: spec.reserved_top_bytes,
            digits: spec.interleave.value,
            hashes: spec.hashes.into_iter().map(|h| h.value).collect(),
            remapper_bank: spec.remapper_bank.value,
        })
    }

    /// SHA-256, in hexadecimal, of the geometry in JSON: two files that mean the same have one hash. The keys are part of the
    /// interface: records of runs name their device by it.
    pub fn hash(&self) -> String {
        identity::hash(self)
    }

    /// Bytes of memory that the map covers.
    pub fn capacity_bytes(&self) -> u64 {
        self.sizes.iter().map(|&s| u64::from(s)).product::<u64>() * u64::from(self.entry_bytes)
    }

    /// Banks that the row remapper counts: the sum of the histogram (A.9).
    pub fn banks(&self) -> u32 {
        self.remapper_bank.iter().map(|&f| self.sizes[f as usize]).product()
    }

    /// The location of the byte at `address`; `None` beyond the end of memory.
    pub fn locate(&self, address: u64) -> Option<Location> {
        let byte = (address % u64::from(self.entry_bytes)) as u32;
        let mut rest = address / u64::from(self.entry_bytes);
        let (mut fields, mut weights) = ([0_u32; 6], [1_u32; 6]);
        for digit in &self.digits {
            let (size, f) = (u64::from(digit.size), digit.field as usize);
            fields[f] += (rest % size) as u32 * weights[f];
            weights[f] *= digit.size;
            rest /= size;
        }
        // The slices of the fields multiply to the capacity, so a remainder is an address beyond it.
        if rest != 0 {
            return None;
        }
        for hash in &self.hashes {
            self.apply(*hash, &mut fields);
        }
        Some(Location { fields, byte })
    }

    /// The address of a location; `None` where a field is out of range.
    pub fn address(&self, location: &Location) -> Option<u64> {
        let inside = location.fields.iter().zip(&self.sizes).all(|(v, size)| v < size);
        if !inside || location.byte >= self.entry_bytes {
            return None;
        }
        let mut fields = location.fields;
        // Each hash is its own inverse, so the last one is undone first.
        for hash in self.hashes.iter().rev() {
            self.apply(*hash, &mut fields);
        }
        let (mut address, mut weight) = (0_u64, 1_u64);
        for digit in &self.digits {
            let field = &mut fields[digit.field as usize];
            address += u64::from(*field % digit.size) * weight;
            *field /= digit.size;
            weight *= u64::from(digit.size);
        }
        Some(address * u64::from(self.entry_bytes) + u64::from(location.byte))
    }

    /// The remapper's row of an address; `None` beyond the end of memory.
    pub fn row_of(&self, address: u64) -> Option<RowId> {
        let location = self.locate(address)?;
        let bank = self.remapper_bank.iter().fold(0, |b, &f| b * self.sizes[f as usize] + location.get(f));
        Some(RowId(bank * self.sizes[Field::Row as usize] + location.get(Field::Row)))
    }

    /// The remapper's bank of a row, counted from 0.
    pub const fn bank_of(&self, row: RowId) -> u32 {
        row.0 / self.sizes[Field::Row as usize]
    }

    fn apply(&self, hash: Hash, fields: &mut [u32; 6]) {
        fields[hash.target as usize] ^= fields[hash.source as usize] & (self.sizes[hash.target as usize] - 1);
    }
}

fn check_sizes(spec: &Spec, sizes: &[u32; 6]) -> Checked<()> {
    let bytes = sizes.iter().try_fold(u64::from(spec.entry_bytes.value), |p, &s| p.checked_mul(u64::from(s)));
    match bytes {
        Some(0) => Err("a size of 0 leaves no memory; every size is at least 1".to_owned()),
        Some(b) if b > 1 << 52 => Err(format!("the memory has {b} bytes, but a page number has at most 40 bits")),
        None => Err("the sizes overflow 64 bits".to_owned()),
        Some(_) => Ok(()),
    }
    .map_err(|m| Box::new(spec.entry_bytes.error("sizes times this", m)))
}

fn check_digits(spec: &Spec, sizes: &[u32; 6]) -> Checked<()> {
    for field in FIELDS {
        let digits = spec.interleave.value.iter().filter(|d| d.field == field);
        let product = digits.fold(1_u64, |p, d| p.saturating_mul(u64::from(d.size)));
        let size = u64::from(sizes[field as usize]);
        if product != size {
            let message = format!("the slices of {} multiply to {product}; its size is {size}", name(&field));
            let place = spec.interleave.place;
            return place.error("in this list", message).help("the map must be a bijection").err();
        }
    }
    let fields = &spec.remapper_bank.value;
    for (at, field) in fields.iter().enumerate() {
        if fields[..at].contains(field) || matches!(field, Field::Row | Field::Column) {
            let name = name(field);
            let message = format!("{name} cannot be here: a bank is named once by fields other than row and column");
            return spec.remapper_bank.error("in this list", message).err();
        }
    }
    let banks = fields.iter().fold(1, |n: u64, &f| n.saturating_mul(u64::from(sizes[f as usize])));
    let rows = banks.saturating_mul(u64::from(sizes[Field::Row as usize]));
    if rows >= u64::from(u32::MAX) {
        let message = format!("{rows} rows; a row number has 32 bits");
        return spec.remapper_bank.error("too many banks", message).err();
    }
    Ok(())
}

fn check_hashes(spec: &Spec, sizes: &[u32; 6]) -> Checked<()> {
    for hash in &spec.hashes {
        let size = sizes[hash.value.target as usize];
        if hash.value.target == hash.value.source {
            return hash.error("this hash", "a field hashed with itself is always 0").err();
        }
        if !size.is_power_of_two() {
            let why = format!("the target has {size} values; an exclusive-or stays inside only for a power of two");
            return hash.error("this hash", why).err();
        }
    }
    Ok(())
}

/// The JSON Schema of a geometry.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<Spec>("geometry")
}
