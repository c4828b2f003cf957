//! Nets that a proof gives values, and the comparison of other nets with their definitions.

use super::definition::number;
use super::gates::{Bit, Gates, Value};
use super::polynomial::Polynomial;
use crate::prove::step::Unproved;

/// Given nets of a module with their values. A word that is given a second time gets the second value.
#[derive(Clone)]
pub struct Given<'g> {
    gates: &'g Gates,
    nets: Vec<Bit>,
    values: Vec<Polynomial>,
    /// The name of each variable.
    variables: Vec<String>,
}

impl<'g> Given<'g> {
    /// Starts without given nets.
    pub fn new(gates: &'g Gates) -> Self {
        Self { gates, nets: Vec::new(), values: Vec::new(), variables: Vec::new() }
    }

    /// Sets a net to new variables.
    ///
    /// # Errors
    /// No net has this name.
    pub fn any(&mut self, name: &str) -> Result<Vec<Polynomial>, Unproved> {
        let width = self.gates.net(name)?.len();
        let first = self.variables.len();
        self.variables.extend((0..width).map(|bit| if width == 1 { name.into() } else { format!("{name}[{bit}]") }));
        let values: Vec<Polynomial> = (first..first + width).map(Polynomial::variable).collect();
        self.set(name, &values)?;
        Ok(values)
    }

    /// Sets a net to a whole number.
    ///
    /// # Errors
    /// The same errors as [`Given::any`].
    pub fn fix(&mut self, name: &str, value: usize) -> Result<(), Unproved> {
        let width = self.gates.net(name)?.len();
        self.set(name, &number(value, width))
    }

    /// Sets a net to these values.
    ///
    /// # Errors
    /// The same errors as [`Given::any`].
    pub fn set(&mut self, name: &str, values: &[Polynomial]) -> Result<(), Unproved> {
        let bits = self.gates.net(name)?;
        if bits.len() != values.len() {
            return Err(Unproved::NotDecided(format!(
                "`{name}` has {} bits, and {} are given",
                bits.len(),
                values.len()
            )));
        }
        for (bit, value) in bits.iter().zip(values) {
            match self.nets.iter().position(|net| net == bit) {
                Some(at) => self.values[at] = value.clone(),
                None => {
                    self.nets.push(*bit);
                    self.values.push(value.clone());
                }
            }
        }
        Ok(())
    }

    /// The values of nets.
    ///
    /// # Errors
    /// The values depend on nets other than the given ones.
    pub fn values(&self, wanted: &[Bit]) -> Result<Vec<Polynomial>, Unproved> {
        Ok(self.gates.cone(&self.nets, wanted)?.run(&self.values))
    }

    /// The values of a net.
    ///
    /// # Errors
    /// The errors of [`Given::values`], or no net has this name.
    pub fn net(&self, name: &str) -> Result<Vec<Polynomial>, Unproved> {
        self.values(self.gates.net(name)?).map_err(|why| about(name, why))
    }

    /// The values that a register loads.
    ///
    /// # Errors
    /// The errors of [`Given::values`], or no register has this name.
    pub fn next(&self, name: &str) -> Result<Vec<Polynomial>, Unproved> {
        self.values(&self.gates.next(name)?).map_err(|why| about(name, why))
    }

    /// Requires that a net has these values.
    ///
    /// # Errors
    /// The errors of [`Given::net`], or a value differs.
    pub fn is(&self, name: &str, expected: &[Polynomial]) -> Result<(), Unproved> {
        self.same(name, &self.net(name)?, expected)
    }

    /// Requires that a register loads these values.
    ///
    /// # Errors
    /// The errors of [`Given::next`], or a value differs.
    pub fn loads(&self, name: &str, expected: &[Polynomial]) -> Result<(), Unproved> {
        self.same(&format!("the next value of {name}"), &self.next(name)?, expected)
    }

    /// Requires that values are equal.
    ///
    /// # Errors
    /// A value differs; the error has an example.
    pub fn same(&self, what: &str, values: &[Polynomial], expected: &[Polynomial]) -> Result<(), Unproved> {
        for (bit, (value, expected)) in values.iter().zip(expected).enumerate() {
            let difference = value.sum(expected);
            if difference == Polynomial::zero() {
                continue;
            }
            let Some(ones) = difference.example() else {
                let message = format!("{what}: the polynomial of bit {bit} has too many terms");
                return Err(Unproved::NotDecided(message));
            };
            let ones: Vec<&str> = ones.into_iter().map(|variable| self.variables[variable].as_str()).collect();
            let at =
                if ones.is_empty() { "all other bits are 0".into() } else { format!("only {} = 1", ones.join(", ")) };
            return Err(Unproved::Refuted(format!("{what}: bit {bit} differs from its definition if {at}")));
        }
        Ok(())
    }
}

fn about(name: &str, why: Unproved) -> Unproved {
    match why {
        Unproved::Refuted(why) => Unproved::Refuted(why),
        Unproved::NotDecided(why) => Unproved::NotDecided(format!("{name}: {why}")),
    }
}
