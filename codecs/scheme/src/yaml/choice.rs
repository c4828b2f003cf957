//! Values of enumerations: a name alone, or a mapping of one key to the settings of that choice.

use super::de::{Node, Outcome};
use super::fault::{Fault, Kind};
use super::tree::{self, Entry};
use crate::diagnostic::Place;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, VariantAccess, Visitor};

/// A choice and, if it was made by a mapping, its settings.
pub(super) struct Choice<'n> {
    parent: Node<'n>,
    name: Node<'n>,
    entries: &'n [Entry],
    /// The settings of a name alone.
    none: tree::Node,
}

impl<'n> Choice<'n> {
    pub fn new(parent: Node<'n>, name: Node<'n>, entries: &'n [Entry]) -> Self {
        let end = Place { offset: name.node.place.offset + name.node.place.length, length: 0 };
        Self { parent, name, entries, none: tree::Node::null(end) }
    }

    fn settings(&self) -> Node<'_> {
        match self.entries.first() {
            Some(entry) => self.parent.child(&entry.value),
            None => Node { node: &self.none, alias: None },
        }
    }

    #[cold]
    fn fault(&self, fault: Fault) -> Fault {
        match self.entries.first() {
            Some(entry) => self.parent.seen(&entry.value, fault),
            None => fault,
        }
    }

    /// A choice was read: there is no second one.
    fn alone(&self) -> Outcome<()> {
        match self.entries.get(1) {
            Some(second) => Err(self.parent.child(&second.key).fault(Kind::SecondChoice)),
            None => Ok(()),
        }
    }
}

impl<'de, 'n> EnumAccess<'de> for Choice<'n> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Outcome<(V::Value, Self)> {
        match seed.deserialize(self.name) {
            Ok(variant) => Ok((variant, self)),
            Err(fault) => Err(fault.or_at(self.name.node.place)),
        }
    }
}

impl<'de> VariantAccess<'de> for Choice<'_> {
    type Error = Fault;

    fn unit_variant(self) -> Outcome<()> {
        if !self.settings().is_null() {
            return Err(self.settings().fault(Kind::Settings));
        }
        self.alone()
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Outcome<T::Value> {
        match seed.deserialize(self.settings()) {
            Ok(value) => self.alone().map(|()| value),
            Err(fault) => Err(self.fault(fault)),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Outcome<V::Value> {
        match self.settings().deserialize_tuple(length, visitor) {
            Ok(value) => self.alone().map(|()| value),
            Err(fault) => Err(self.fault(fault)),
        }
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Outcome<V::Value> {
        match self.settings().deserialize_map(visitor) {
            Ok(value) => self.alone().map(|()| value),
            Err(fault) => Err(self.fault(fault)),
        }
    }
}
