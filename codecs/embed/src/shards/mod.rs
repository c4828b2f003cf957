//! Erasure codes over whole buffers: k data shards and r check shards of the same length, as storage keeps them on disks.
//!
//! Check shard i is the sum over j of `rows[i][j]` times data shard j, byte by byte in GF(2^8). [`Shards::repair`] restores
//! lost shards, and [`Shards::locate`] finds a shard that was read without an error and is wrong.
//!
//! ```
//! use eccforge_embed::shards::{Shards, cauchy};
//!
//! let code = Shards::new(0x11d, &cauchy(0x11d, 4, 2)?)?;
//! let mut shards: Vec<Vec<u8>> = (0..6).map(|s| vec![s; 1000]).collect();
//! let (data, check) = shards.split_at_mut(4);
//! code.encode(&slices(data), &mut mutable(check))?;
//!
//! let right = shards.clone();
//! shards[1].fill(0);
//! assert_eq!(code.locate(&slices(&shards))?.wrong_bytes[1], 1000);
//! shards[4].fill(0);
//! code.repair(&mut mutable(&mut shards), &[1, 4])?;
//! assert_eq!(shards, right);
//!
//! # fn slices(all: &[Vec<u8>]) -> Vec<&[u8]> { all.iter().map(Vec::as_slice).collect() }
//! # fn mutable(all: &mut [Vec<u8>]) -> Vec<&mut [u8]> { all.iter_mut().map(Vec::as_mut_slice).collect() }
//! # Ok::<(), eccforge_embed::shards::ShardError>(())
//! ```

mod error;
mod rows;

pub use error::ShardError;
pub use rows::{MAX_SHARDS, cauchy, powers};

use crate::Backend;
use crate::backend::Runnable;
use crate::kernels::dot::{Factor, dot};
use rows::{Field, check_counts};
use std::vec;
use std::vec::Vec;

/// Bytes of each shard whose syndromes are computed at a time.
// The syndromes of four check shards and a block of the check shards themselves fit a first-level cache.
const BLOCK: usize = 4096;

/// An erasure code of k data and r check shards. Shard k + i is check shard i.
#[derive(Clone, Debug)]
pub struct Shards {
    field: Field,
    data: usize,
    rows: Vec<Vec<u8>>,
    factors: Vec<Vec<Factor>>,
    backend: Runnable,
}

/// The wrong bytes that [`Shards::locate`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located {
    /// Wrong bytes of each shard, in columns where exactly one shard explains all checks.
    pub wrong_bytes: Vec<u64>,
    /// Columns (bytes at one offset of all shards) that are wrong, and that no shard or several shards explain.
    pub ambiguous: u64,
}

impl Located {
    /// Whether every column is a codeword.
    pub fn is_clean(&self) -> bool {
        self.ambiguous == 0 && self.wrong_bytes.iter().all(|&bytes| bytes == 0)
    }
}

impl Shards {
    /// The code with these rows of coefficients, one row for each check shard, on the fastest back end of this machine.
    ///
    /// # Errors
    /// [`ShardError::Polynomial`], [`ShardError::Count`], [`ShardError::Row`].
    pub fn new(polynomial: u16, rows: &[Vec<u8>]) -> Result<Self, ShardError> {
        let field = Field::new(polynomial)?;
        let data = rows.first().map_or(0, Vec::len);
        check_counts(data, rows.len())?;
        if let Some(row) = rows.iter().position(|row| row.len() != data) {
            return Err(ShardError::Row { row, expected: data, found: rows[row].len() });
        }
        let factors = rows.iter().map(|row| row.iter().map(|&constant| field.factor(constant)).collect()).collect();
        let fastest = Runnable::new(Backend::detect()).ok_or(ShardError::Unsupported(Backend::Tables))?;
        Ok(Self { field, data, rows: rows.to_vec(), factors, backend: fastest })
    }

    /// The same code on another back end. Here, [`Backend::BitSlice`] is the same as [`Backend::Tables`].
    ///
    /// # Errors
    /// [`ShardError::Unsupported`].
    pub fn with_backend(self, backend: Backend) -> Result<Self, ShardError> {
        let backend = Runnable::new(backend).ok_or(ShardError::Unsupported(backend))?;
        Ok(Self { backend, ..self })
    }

    /// Number of data shards.
    pub fn data(&self) -> usize {
        self.data
    }

    /// Number of check shards.
    pub fn check(&self) -> usize {
        self.rows.len()
    }

    /// Number of all shards.
    pub fn count(&self) -> usize {
        self.data + self.rows.len()
    }

    /// Writes the check shards of `data`.
    ///
    /// # Errors
    /// [`ShardError::Shards`], [`ShardError::Length`]; nothing is written.
    pub fn encode(&self, data: &[&[u8]], check: &mut [&mut [u8]]) -> Result<(), ShardError> {
        let lengths = data.iter().map(|shard| shard.len()).chain(check.iter().map(|shard| shard.len()));
        is_even(lengths, self.count())?;
        if data.len() != self.data {
            return Err(ShardError::Shards { expected: self.data, found: data.len() });
        }
        dot(self.backend, &self.factors, data, check);
        Ok(())
    }

    /// Restores lost shards from the others. `shards` are all shards in order, data first; the bytes of the lost ones are
    /// overwritten.
    ///
    /// # Errors
    /// [`ShardError::Shards`], [`ShardError::Length`], [`ShardError::Lost`] for a number outside the shards or named twice,
    /// [`ShardError::NotDetermined`] if the other shards do not determine the lost ones. Nothing is written.
    pub fn repair(&self, shards: &mut [&mut [u8]], lost: &[usize]) -> Result<(), ShardError> {
        is_even(shards.iter().map(|shard| shard.len()), self.count())?;
        let mut is_lost = vec![false; self.count()];
        for &shard in lost {
            let flag = is_lost.get_mut(shard).ok_or(ShardError::Lost(shard))?;
            if core::mem::replace(flag, true) {
                return Err(ShardError::Lost(shard));
            }
        }
        let Repair { survivors, rows } = self.plan(&is_lost)?;
        let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
        for (number, shard) in shards.iter_mut().enumerate() {
            if is_lost[number] {
                outputs.push(&mut **shard);
            } else if survivors.contains(&number) {
                inputs.push(&**shard);
            }
        }
        let factors: Vec<Vec<Factor>> =
            rows.iter().map(|row| row.iter().map(|&constant| self.field.factor(constant)).collect()).collect();
        dot(self.backend, &factors, &inputs, &mut outputs);
        Ok(())
    }

    /// Whether the shards that remain after this loss determine the lost ones.
    ///
    /// # Errors
    /// [`ShardError::Lost`] for a number outside the shards.
    pub fn determines(&self, lost: &[usize]) -> Result<bool, ShardError> {
        let mut is_lost = vec![false; self.count()];
        for &shard in lost {
            *is_lost.get_mut(shard).ok_or(ShardError::Lost(shard))? = true;
        }
        Ok(self.plan(&is_lost).is_ok())
    }

    /// Finds wrong bytes by the check shards. Each column with a wrong byte in one shard is attributed to that shard if no
    /// other shard explains all r checks, which a code that repairs every loss of two shards guarantees. Wrong bytes of two
    /// shards in one column are ambiguous, or are attributed to a third shard if r is less than 3.
    ///
    /// # Errors
    /// [`ShardError::Shards`], [`ShardError::Length`].
    pub fn locate(&self, shards: &[&[u8]]) -> Result<Located, ShardError> {
        is_even(shards.iter().map(|shard| shard.len()), self.count())?;
        let (length, r) = (shards[0].len(), self.check());
        let mut located = Located { wrong_bytes: vec![0; self.count()], ambiguous: 0 };
        let mut syndromes = vec![vec![0; BLOCK.min(length)]; r];
        for start in (0..length).step_by(BLOCK) {
            let end = length.min(start + BLOCK);
            let data: Vec<&[u8]> = shards[..self.data].iter().map(|shard| &shard[start..end]).collect();
            let mut sums: Vec<&mut [u8]> = syndromes.iter_mut().map(|row| &mut row[..end - start]).collect();
            dot(self.backend, &self.factors, &data, &mut sums);
            for (sum, check) in sums.iter_mut().zip(&shards[self.data..]) {
                sum.iter_mut().zip(&check[start..end]).for_each(|(sum, stored)| *sum ^= stored);
            }
            for column in 0..end - start {
                if sums.iter().all(|sum| sum[column] == 0) {
                    continue;
                }
                let syndrome: Vec<u8> = sums.iter().map(|sum| sum[column]).collect();
                match self.explanation(&syndrome) {
                    Some(shard) => located.wrong_bytes[shard] += 1,
                    None => located.ambiguous += 1,
                }
            }
        }
        Ok(located)
    }

    /// The only shard whose error can have this syndrome, which is not zero; `None` if several shards or none can.
    fn explanation(&self, syndrome: &[u8]) -> Option<usize> {
        let explains = |shard: &usize| {
            let Some(data) = (*shard < self.data).then_some(*shard) else {
                return syndrome.iter().enumerate().all(|(i, &s)| s == 0 || i == shard - self.data);
            };
            let Some(first) = self.rows.iter().position(|row| row[data] != 0) else { return false };
            let error = self.field.multiply(syndrome[first], self.field.invert(self.rows[first][data]));
            syndrome.iter().zip(&self.rows).all(|(&s, row)| self.field.multiply(row[data], error) == s)
        };
        let mut all = (0..self.count()).filter(explains);
        let shard = all.next()?;
        all.next().is_none().then_some(shard)
    }
}

/// Lost shards as sums of others.
struct Repair {
    /// The k shards that are read, in ascending order.
    survivors: Vec<usize>,
    /// `rows[i][j]`: the coefficient of `survivors[j]` in lost shard i, both in ascending order.
    rows: Vec<Vec<u8>>,
}

impl Shards {
    /// Solves the remaining checks for the lost data shards, by Gauss-Jordan elimination.
    fn plan(&self, is_lost: &[bool]) -> Result<Repair, ShardError> {
        let (k, field) = (self.data, self.field);
        let lost_data: Vec<usize> = (0..k).filter(|&j| is_lost[j]).collect();
        let width = k + self.check();
        // An equation: the coefficients of all shards, whose sum is zero.
        let mut equations: Vec<Vec<u8>> = Vec::new();
        for (i, row) in self.rows.iter().enumerate().filter(|(i, _)| !is_lost[k + i]) {
            let mut equation = row.clone();
            equation.resize(width, 0);
            equation[k + i] = 1;
            equations.push(equation);
        }
        for (solved, &column) in lost_data.iter().enumerate() {
            let pivot = (solved..equations.len()).find(|&e| equations[e][column] != 0);
            equations.swap(solved, pivot.ok_or(ShardError::NotDetermined)?);
            let inverse = field.invert(equations[solved][column]);
            equations[solved].iter_mut().for_each(|value| *value = field.multiply(*value, inverse));
            let equation = equations[solved].clone();
            for other in equations.iter_mut().enumerate().filter(|(e, _)| *e != solved).map(|(_, other)| other) {
                let multiple = other[column];
                other.iter_mut().zip(&equation).for_each(|(a, &b)| *a ^= field.multiply(multiple, b));
            }
        }
        // The solved equations are combinations of as many checks as data shards are lost: k shards are read in all.
        equations.truncate(lost_data.len());
        let is_read = |s: usize| !is_lost[s] && (s < k || equations.iter().any(|equation| equation[s] != 0));
        let survivors: Vec<usize> = (0..width).filter(|&s| is_read(s)).collect();
        let mut rows: Vec<Vec<u8>> =
            equations.iter().map(|equation| survivors.iter().map(|&s| equation[s]).collect()).collect();
        for row in self.rows.iter().enumerate().filter(|(i, _)| is_lost[k + i]).map(|(_, row)| row) {
            // Data shards that are read count with their own coefficients, lost ones with those of their sums.
            let mut sum: Vec<u8> = survivors.iter().map(|&s| row.get(s).copied().unwrap_or(0)).collect();
            for (solved, &shard) in lost_data.iter().enumerate() {
                sum.iter_mut().zip(&rows[solved]).for_each(|(a, &b)| *a ^= field.multiply(row[shard], b));
            }
            rows.push(sum);
        }
        Ok(Repair { survivors, rows })
    }
}

/// Checks the number of shards, and that all have one length.
fn is_even(mut lengths: impl Iterator<Item = usize> + Clone, expected: usize) -> Result<(), ShardError> {
    let found = lengths.clone().count();
    if found != expected {
        return Err(ShardError::Shards { expected, found });
    }
    let first = lengths.clone().next().unwrap_or_default();
    match lengths.position(|length| length != first) {
        None => Ok(()),
        Some(shard) => Err(ShardError::Length { shard, expected: first }),
    }
}
