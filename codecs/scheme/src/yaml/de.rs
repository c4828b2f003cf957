//! Values from the tree of a document. One type deserializes keys, values and choices, so that the compiler makes one
//! copy of a derived `Deserialize`; what does not depend on the type asked for is done by functions without parameters.

use super::SPANNED;
use super::choice::Choice;
use super::fault::{Fault, Kind};
use super::scalar::{Resolved, Scalar, Tag};
use super::tree::{self, Content, Entry, Item};
use crate::diagnostic::Place;
use serde::de::value::SeqDeserializer;
use serde::de::{Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

pub(super) type Outcome<T> = Result<T, Fault>;

/// A node of a document as a deserializer.
#[derive(Clone, Copy)]
pub(super) struct Node<'n> {
    pub node: &'n tree::Node,
    /// The outermost alias through which the node is seen.
    pub alias: Option<Place>,
}

impl<'n> Node<'n> {
    pub fn root(item: &'n Item) -> Self {
        Self { node: &item.node, alias: item.alias }
    }

    pub fn child(self, item: &'n Item) -> Self {
        Self { node: &item.node, alias: self.alias.or(item.alias) }
    }

    /// Where the reader sees the node.
    fn place(self) -> Place {
        self.alias.unwrap_or(self.node.place)
    }

    /// What `fault` says of an item of this node: one behind an alias is reported at the alias, of several at the outermost,
    /// which is asked last.
    #[cold]
    pub fn seen(self, item: &Item, fault: Fault) -> Fault {
        match item.alias {
            Some(alias) => fault.through(alias, item.node.place),
            None => fault,
        }
    }

    #[cold]
    pub fn fault(self, kind: Kind) -> Fault {
        match &self.node.content {
            Content::Unread(fault) => fault.clone(),
            _ => Fault::at(kind, self.node.place),
        }
    }

    fn scalar(self) -> Outcome<&'n Scalar> {
        match &self.node.content {
            Content::Scalar(scalar) => Ok(scalar),
            _ => Err(self.fault(Kind::Shape("string scalar"))),
        }
    }

    pub fn is_null(self) -> bool {
        matches!(&self.node.content, Content::Scalar(scalar) if scalar.is_null())
    }

    fn text(self) -> Outcome<&'n str> {
        let scalar = self.scalar()?;
        if scalar.is_null() {
            return Err(self.fault(Kind::NoText));
        }
        match scalar.tag {
            Tag::None | Tag::Text => Ok(&scalar.text),
            _ => Err(self.fault(Kind::Shape("string scalar"))),
        }
    }

    fn whole(self, name: &'static str, largest: u64) -> Outcome<u64> {
        self.scalar()?.whole(largest).ok_or_else(|| self.fault(Kind::Scalar(name)))
    }

    fn integer(self, name: &'static str, smallest: i64, largest: i64) -> Outcome<i64> {
        self.scalar()?.integer(smallest, largest).ok_or_else(|| self.fault(Kind::Scalar(name)))
    }

    fn real(self) -> Outcome<f64> {
        self.scalar()?.real().ok_or_else(|| self.fault(Kind::Scalar("floating point")))
    }

    fn boolean(self) -> Outcome<bool> {
        self.scalar()?.boolean().ok_or_else(|| self.fault(Kind::Scalar("boolean")))
    }

    /// The items of a list; nothing is an empty one.
    fn list(self) -> Outcome<Children<'n>> {
        match &self.node.content {
            Content::List(items) => Ok(Children { parent: self, items, entries: &[], last: None, value: None }),
            _ if self.is_null() => Ok(Children { parent: self, items: &[], entries: &[], last: None, value: None }),
            _ => Err(self.fault(Kind::Shape("sequence start"))),
        }
    }

    /// The entries of a mapping; nothing is an empty one.
    fn mapping(self) -> Outcome<Children<'n>> {
        match &self.node.content {
            Content::Mapping(entries) => {
                Ok(Children { parent: self, items: &[], entries, last: Some(self.place()), value: None })
            }
            _ if self.is_null() => Ok(Children { parent: self, items: &[], entries: &[], last: None, value: None }),
            _ => Err(self.fault(Kind::Shape("mapping start"))),
        }
    }

    /// The choice that a name, or a mapping of one key, makes.
    fn choice(self) -> Outcome<Choice<'n>> {
        match &self.node.content {
            Content::Scalar(_) => Ok(Choice::new(self, self, &[])),
            Content::Mapping(entries) => match entries.first() {
                Some(entry) if matches!(entry.key.node.content, Content::Scalar(_) | Content::Unread(_)) => {
                    Ok(Choice::new(self, self.child(&entry.key), entries))
                }
                _ => Err(self.fault(Kind::Syntax("expected string key for externally tagged enum".into()))),
            },
            _ => Err(self.fault(Kind::ListForChoice)),
        }
    }
}

/// A whole number of one width.
macro_rules! whole {
    ($($method:ident $visit:ident $type:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
            visitor.$visit(self.whole(stringify!($type), u64::from($type::MAX))? as $type)
        }
    )*};
}

/// A whole number with a sign of one width.
macro_rules! integer {
    ($($method:ident $visit:ident $type:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
            let range = (i64::from($type::MIN), i64::from($type::MAX));
            visitor.$visit(self.integer(stringify!($type), range.0, range.1)? as $type)
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = Fault;

    whole! { deserialize_u8 visit_u8 u8 deserialize_u16 visit_u16 u16 deserialize_u32 visit_u32 u32
    deserialize_u64 visit_u64 u64 }
    integer! { deserialize_i8 visit_i8 i8 deserialize_i16 visit_i16 i16 deserialize_i32 visit_i32 i32
    deserialize_i64 visit_i64 i64 }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        let Content::Scalar(scalar) = &self.node.content else {
            return match &self.node.content {
                Content::List(_) => self.deserialize_seq(visitor),
                _ => self.deserialize_map(visitor),
            };
        };
        match scalar.resolve() {
            Resolved::Null => visitor.visit_unit(),
            Resolved::Boolean(value) => visitor.visit_bool(value),
            Resolved::Whole(value) => visitor.visit_u64(value),
            Resolved::Negative(value) => visitor.visit_i64(value),
            Resolved::Real(value) => visitor.visit_f64(value),
            Resolved::Unbounded => Err(self.fault(Kind::Scalar("floating point"))),
            Resolved::Text => visitor.visit_str(&scalar.text),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_bool(self.boolean()?)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_f64(self.real()?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_str(self.text()?)
    }

    /// A key or choice: its text as it stands.
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_str(&self.scalar()?.text)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        if self.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Outcome<V::Value> {
        if name == SPANNED { visitor.visit_map(Places(self)) } else { visitor.visit_newtype_struct(self) }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        let mut children = self.list()?;
        let value = visitor.visit_seq(&mut children)?;
        children.ended(None)?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Outcome<V::Value> {
        let mut children = self.list()?;
        let value = visitor.visit_seq(&mut children)?;
        children.ended(Some(length))?;
        Ok(value)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        let mut children = self.mapping()?;
        visitor.visit_map(&mut children).map_err(|fault| children.placed(fault))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Outcome<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Outcome<V::Value> {
        visitor.visit_enum(self.choice()?)
    }

    serde::forward_to_deserialize_any! { bytes byte_buf unit unit_struct tuple_struct ignored_any }
}

/// The places of a node, and the node.
struct Places<'n>(Node<'n>);

impl<'de> MapAccess<'de> for Places<'_> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Outcome<Option<K::Value>> {
        let places = [self.0.place(), self.0.node.place].map(|p| [p.offset as u64, p.length as u64]);
        seed.deserialize(SeqDeserializer::new(places.into_iter().flatten())).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Outcome<V::Value> {
        seed.deserialize(self.0)
    }
}

/// What is left of a list or mapping.
struct Children<'n> {
    parent: Node<'n>,
    items: &'n [Item],
    entries: &'n [Entry],
    /// The key before, or the mapping itself before the first: the place of what is missing.
    last: Option<Place>,
    /// The value of the key before.
    value: Option<&'n Item>,
}

impl<'n> Children<'n> {
    fn take_item(&mut self) -> Option<&'n Item> {
        let (item, rest) = self.items.split_first()?;
        self.items = rest;
        Some(item)
    }

    fn take_key(&mut self) -> Outcome<Option<Node<'n>>> {
        let Some((entry, rest)) = self.entries.split_first() else { return Ok(None) };
        let key = self.parent.child(&entry.key);
        if entry.twice {
            return Err(key.fault(Kind::Twice(key.scalar()?.text.clone())));
        }
        if key.is_null() {
            return Err(key.fault(Kind::NoText));
        }
        (self.entries, self.last, self.value) = (rest, Some(key.node.place), Some(&entry.value));
        Ok(Some(key))
    }

    /// A fault of the list's item.
    #[cold]
    fn item_fault(&self, item: &Item, fault: Fault) -> Fault {
        self.parent.seen(item, fault.or_at(self.parent.child(item).place()))
    }

    /// A fault of the mapping's value.
    #[cold]
    fn value_fault(&self, value: &Item, fault: Fault) -> Fault {
        self.parent.seen(value, self.placed(fault))
    }

    /// A fault of the mapping.
    #[cold]
    fn placed(&self, fault: Fault) -> Fault {
        match self.last {
            Some(place) => fault.or_at(place),
            None => fault,
        }
    }

    /// A list that was visited has no more items than are wanted.
    fn ended(&self, wanted: Option<usize>) -> Outcome<()> {
        if let (Some(wanted), Some(item)) = (wanted, self.items.first()) {
            IgnoredAny::deserialize(self.parent.child(item)).map_err(|fault| self.item_fault(item, fault))?;
            let message = format!("invalid length {}, expected a tuple of size {wanted}", wanted + 1);
            return Err(Fault::new(Kind::Syntax(message)));
        }
        Ok(())
    }
}

impl<'de> SeqAccess<'de> for &mut Children<'_> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Outcome<Option<T::Value>> {
        let Some(item) = self.take_item() else { return Ok(None) };
        match seed.deserialize(self.parent.child(item)) {
            Ok(value) => Ok(Some(value)),
            Err(fault) => Err(self.item_fault(item, fault)),
        }
    }
}

impl<'de> MapAccess<'de> for &mut Children<'_> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Outcome<Option<K::Value>> {
        let Some(key) = self.take_key()? else { return Ok(None) };
        match seed.deserialize(key) {
            Ok(value) => Ok(Some(value)),
            Err(fault) => Err(self.placed(fault)),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Outcome<V::Value> {
        let Some(value) = self.value.take() else {
            return Err(Fault::new(Kind::Syntax("a value without a key".into())));
        };
        match seed.deserialize(self.parent.child(value)) {
            Ok(value) => Ok(value),
            Err(fault) => Err(self.value_fault(value, fault)),
        }
    }
}
