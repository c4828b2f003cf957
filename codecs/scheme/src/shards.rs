//! Files of erasure codes over shards: data shards and check shards of one length, byte by byte in GF(2^8).
//!
//! ```yaml
//! eccforge-shards: 1
//! id: linux-raid-6
//! name: P and Q of Linux's RAID-6, eight data disks
//! source: H. P. Anvin, The mathematics of RAID-6
//! polynomial: 0x11d
//! data: 8
//! check: 2
//! rows: powers          # cauchy, powers, or explicit: [[1, 1, ...], [1, 2, ...]]
//! ```

use crate::bounded::{Bounded, Version};
use crate::diagnostic::{Checked, SourceFile};
use crate::yaml::Spanned;
use eccforge_files::shipped;
use eccforge_files::shipped::Shipped;
use eccforge_gf::field::{Field, FieldError};
use eccforge_gf::integers::binomial;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Codes of other libraries.
pub static CODES: Shipped =
    shipped!["codecs/scheme/shards/", "../shards/": "isa-l-cauchy-32-4", "isa-l-powers-32-4", "linux-raid-6"];

/// Maximum number of losses that are tried: about two seconds.
const MOST_LOSSES: u64 = 50_000_000;

/// Maximum number of shards: with more, two columns of the constructions would be equal.
const MAX_SHARDS: usize = 256;

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ShardsSpec {
    /// Version of this language; the only one is 1.
    eccforge_shards: Version,
    /// Short name.
    id: Spanned<String>,
    /// Display name: one line.
    name: Spanned<String>,
    /// Where it is published: one line.
    source: Spanned<String>,
    /// Primitive polynomial of degree 8, bit i is the coefficient of x^i.
    polynomial: Spanned<u32>,
    /// Number of data shards.
    data: Bounded<1, 255>,
    /// Number of check shards.
    check: Bounded<1, 255>,
    /// Coefficients of the check shards.
    rows: Spanned<RowsSpec>,
}

/// Coefficients of the check shards.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum RowsSpec {
    /// Coefficient j of row i is 1 / ((data + i) + j).
    Cauchy,
    /// Coefficient j of row i is 2^(i j).
    Powers,
    /// One list for each check shard, with one coefficient for each data shard.
    Explicit(Vec<Spanned<Vec<Bounded<0, 255>>>>),
}

/// Whether a text is a file of a code over shards: one of its lines begins with its version key.
pub fn mentions_shards(text: &str) -> bool {
    text.lines().any(|line| line.starts_with(ShardCode::KEY))
}

/// The JSON Schema of a file of a code over shards.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<ShardsSpec>("erasure code over shards")
}

/// An erasure code over shards.
#[derive(Clone, Debug)]
pub struct ShardCode {
    /// Short name.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Source of the publication.
    pub source: String,
    /// Primitive polynomial of degree 8.
    pub polynomial: u32,
    /// `rows[i][j]`: the coefficient of data shard j in check shard i.
    pub rows: Vec<Vec<u8>>,
    /// The file from which the code was read.
    pub file: SourceFile,
    /// Whether the file constructs the rows as a Cauchy matrix.
    is_cauchy: bool,
    field: Field,
}

/// The losses of some number of shards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Losses {
    /// Number of lost shards.
    pub lost: usize,
    /// Number of sets of `lost` shards.
    pub sets: u64,
    /// Number of these sets that the other shards do not determine; null if there are too many sets to try.
    pub not_repaired: Option<u64>,
}

impl ShardCode {
    /// The version key of a file of a code over shards.
    pub const KEY: &str = "eccforge-shards";

    /// Reads and checks the text of a file.
    ///
    /// # Errors
    /// The first error in the file, with its place.
    pub fn from_text(file: &SourceFile) -> Checked<Self> {
        file.attach(read(file))
    }

    /// Number of data shards.
    pub fn data(&self) -> usize {
        self.rows[0].len()
    }

    /// Number of check shards.
    pub fn check(&self) -> usize {
        self.rows.len()
    }

    /// The losses of 1 to r shards, counted exactly: a loss is repaired if and only if the columns of its shards in the
    /// parity-check matrix are independent.
    pub fn losses(&self) -> Vec<Losses> {
        let n = self.data() + self.check();
        let sets = |lost: usize| binomial(n as u64, lost as u64);
        let mut deepest = 0;
        while deepest < self.check() && sets(deepest + 1) <= MOST_LOSSES {
            deepest += 1;
        }
        let mut search = Search { code: self, dependent: vec![0; deepest + 1], basis: Vec::new() };
        if !self.is_cauchy && deepest > 0 {
            search.extend(0);
        }
        let mut losses = Vec::new();
        for lost in 1..=self.check() {
            // Every square part of a Cauchy matrix is regular, so no loss is left to be counted.
            let without_search = self.is_cauchy.then_some(0);
            let not_repaired = if lost <= deepest { Some(search.dependent[lost]) } else { without_search };
            losses.push(Losses { lost, sets: sets(lost), not_repaired });
        }
        losses
    }

    /// The column of a shard in the parity-check matrix.
    fn column(&self, shard: usize) -> Vec<u8> {
        match shard.checked_sub(self.data()) {
            None => self.rows.iter().map(|row| row[shard]).collect(),
            Some(check) => (0..self.check()).map(|i| u8::from(i == check)).collect(),
        }
    }

    fn multiply(&self, a: u8, b: u8) -> u8 {
        self.field.multiply(a.into(), b.into()) as u8
    }
}

/// Walks over the sets of shards in ascending order whose columns are independent.
struct Search<'a> {
    code: &'a ShardCode,
    /// `dependent[e]`: sets of e shards with dependent columns, among those seen.
    dependent: Vec<u64>,
    /// The columns of the current set, each with a one at its pivot and zeros at the pivots before it.
    basis: Vec<(usize, Vec<u8>)>,
}

impl Search<'_> {
    /// Adds shards from `first` on to the current set.
    fn extend(&mut self, first: usize) {
        let (n, most) = (self.code.data() + self.code.check(), self.dependent.len() - 1);
        for shard in first..n {
            let mut column = self.code.column(shard);
            for (pivot, earlier) in &self.basis {
                let multiple = column[*pivot];
                for (a, &b) in column.iter_mut().zip(earlier) {
                    *a ^= self.code.multiply(multiple, b);
                }
            }
            let chosen = self.basis.len() + 1;
            let Some(pivot) = column.iter().position(|&value| value != 0) else {
                // Whatever shards come later, the set stays dependent.
                for size in chosen..=most {
                    self.dependent[size] += binomial((n - 1 - shard) as u64, (size - chosen) as u64);
                }
                continue;
            };
            if chosen < most {
                let inverse = self.code.field.inverse(column[pivot].into()) as u8;
                for value in column.iter_mut() {
                    *value = self.code.multiply(*value, inverse);
                }
                self.basis.push((pivot, column));
                self.extend(shard + 1);
                self.basis.pop();
            }
        }
    }
}

fn read(file: &SourceFile) -> Checked<ShardCode> {
    let spec: ShardsSpec = file.parse()?;
    spec.eccforge_shards.check("language of shards", ShardCode::KEY)?;
    let field = field(&spec.polynomial)?;
    let data = spec.data.checked("`data`", "a code has", "data shards")?;
    let check = spec.check.checked("`check`", "a code has", "check shards")?;
    if data + check > MAX_SHARDS {
        let message = format!("the code has {} shards", data + check);
        let help = format!("`data` and `check` together are at most {MAX_SHARDS}");
        return spec.check.error("too many with these", message).help(help).err();
    }
    let rows = match &spec.rows.value {
        RowsSpec::Cauchy => cauchy(&field, data, check),
        RowsSpec::Powers => powers(&field, data, check),
        RowsSpec::Explicit(lists) => explicit(&spec, lists, data, check)?,
    };
    let is_cauchy = matches!(spec.rows.value, RowsSpec::Cauchy);
    let [id, name, source] = [spec.id, spec.name, spec.source].map(|text| text.value);
    let (polynomial, file) = (spec.polynomial.value, file.clone());
    Ok(ShardCode { id, name, source, polynomial, rows, file, is_cauchy, field })
}

/// Rows of the inverses of i XOR j, for check shard i, counted after the data shards, and data shard j.
fn cauchy(field: &Field, data: usize, check: usize) -> Vec<Vec<u8>> {
    let mut rows = Vec::new();
    for i in data..data + check {
        rows.push((0..data).map(|j| field.inverse((i ^ j) as u32) as u8).collect());
    }
    rows
}

/// Rows of powers: row i has alpha^(i j) for data shard j.
fn powers(field: &Field, data: usize, check: usize) -> Vec<Vec<u8>> {
    let mut rows = Vec::new();
    for i in 0..check {
        rows.push((0..data).map(|j| field.power((i * j) as u64) as u8).collect());
    }
    rows
}

fn field(polynomial: &Spanned<u32>) -> Checked<Field> {
    let why = match Field::new(polynomial.value) {
        Ok(field) if field.bits() == 8 => return Ok(field),
        Err(FieldError::NotPrimitive { .. }) => "is not primitive",
        Ok(_) | Err(FieldError::Degree) => "is not of degree 8",
    };
    let message = format!("{:#x} {why}", polynomial.value);
    polynomial.error("not a field of bytes", message).help("ISA-L and Linux use 0x11d").err()
}

fn explicit(
    spec: &ShardsSpec,
    lists: &[Spanned<Vec<Bounded<0, 255>>>],
    data: usize,
    check: usize,
) -> Checked<Vec<Vec<u8>>> {
    if lists.len() != check {
        let message = format!("expected {check} rows, one for each check shard; got {}", lists.len());
        return spec.rows.error("these rows", message).help("write one list for each check shard").err();
    }
    let mut rows = Vec::new();
    for (i, list) in lists.iter().enumerate() {
        if list.value.len() != data {
            let found = list.value.len();
            let message = format!("expected {data} coefficients, one for each data shard; row {i} has {found}");
            return list.error("this row", message).help("a shard that does not count has the coefficient 0").err();
        }
        let mut row = Vec::new();
        for coefficient in &list.value {
            row.push(coefficient.checked("a coefficient", "bytes are", "")? as u8);
        }
        rows.push(row);
    }
    Ok(rows)
}
