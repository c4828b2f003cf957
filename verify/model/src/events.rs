//! Lists the errors of a model one by one, for a search that asks for the outcome of each.

use crate::{ErrorClass, ErrorModel, Patterns};
use eccforge_scheme::Scheme;
use num_traits::ToPrimitive;

/// Maximum number of patterns that are listed for a class. Such a list takes tens of megabytes.
const MOST: u64 = 1 << 20;

/// One error: its wrong bits, as physical bits of the entry, and its probability.
pub type Event = (Vec<usize>, f64);

impl ErrorModel {
    /// The errors of this model in entries of the scheme, and the ids of classes with too many errors to list. Errors
    /// that can be anywhere in the entry are omitted and their classes are not named, because their outcomes do not
    /// depend on the order of bits.
    ///
    /// # Errors
    /// Entries of the scheme are not those of the model, or the errors depend on the stored data.
    pub fn events(&self, scheme: &Scheme) -> Result<(Vec<Event>, Vec<String>), String> {
        let (mut events, mut unlisted) = (Vec::new(), Vec::new());
        for (class, own) in self.classes.iter().zip(self.events_by_class(scheme)?) {
            match own {
                Some(own) => events.extend(own),
                None => unlisted.push(class.id.clone()),
            }
        }
        Ok((events, unlisted))
    }

    /// The errors of each class in entries of the scheme, as [`events`](Self::events) lists them; `None` for a class with too
    /// many errors to list.
    ///
    /// # Errors
    /// Entries of the scheme are not those of the model, or the errors depend on the stored data.
    pub fn events_by_class(&self, scheme: &Scheme) -> Result<Vec<Option<Vec<Event>>>, String> {
        if self.entry_of(scheme)?.geometry != scheme.geometry {
            return Err(format!(
                "the classes of the model `{}` are errors in several entries of {}",
                self.id, scheme.id
            ));
        }
        self.independent_of_data()?;
        (0..self.classes.len()).map(|c| self.events_of(c, scheme)).collect()
    }

    /// The errors of one class, or `None` if they are too many.
    fn events_of(&self, c: usize, scheme: &Scheme) -> Result<Option<Vec<Event>>, String> {
        let (class, g) = (&self.classes[c], scheme.geometry);
        let sets = class.sets(scheme)?;
        if sets.iter().all(|set| set.bits.len() == g.bits()) {
            return Ok(Some(Vec::new()));
        }
        if class.parts.is_some_and(|parts| parts > 1) || crate::Choices::total(&sets) > MOST {
            return Ok(None);
        }
        let earlier: &[ErrorClass] = if self.exclusive { &self.classes[..c] } else { &[] };
        let mut patterns: Vec<Vec<usize>> = Vec::new();
        let mut weights: Vec<f64> = Vec::new();
        for set in &sets {
            // In a uniform class, parts are equally likely, and so are the patterns of a part. In other classes, all
            // patterns are equally likely.
            let weight =
                if matches!(class.patterns, Patterns::Uniform(_)) { (-(set.bits.len() as f64)).exp2() } else { 1.0 };
            set.each(&mut |bits| {
                if !earlier.iter().any(|class| class.patterns.contain(g, bits)) {
                    patterns.push(bits.to_vec());
                    weights.push(weight);
                }
            });
        }
        let all: f64 = weights.iter().sum();
        let of_class = self.probability(class).to_f64().unwrap_or(0.0);
        Ok(Some(patterns.into_iter().zip(weights).map(|(bits, weight)| (bits, of_class * weight / all)).collect()))
    }
}
