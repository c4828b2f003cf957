//! The tree of a YAML document. Where a text cannot be read any further, what stands before is kept, and the error
//! becomes its last node, so that of two errors of any sort the first in the text is reported.

use super::fault::{Fault, Kind};
use super::scalar::{Scalar, Tag};
use crate::diagnostic::Place;
use granit_parser::{ErrorKind, Event, Parser, ScalarStyle, ScanError, Span};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// Levels of nesting.
const MAX_DEPTH: usize = 32;
/// Nodes of a document, those behind an alias once for each use.
const MAX_NODES: usize = 200_000;
/// Aliases of a document.
const MAX_ALIASES: usize = 1000;

/// A node of a document.
#[derive(Debug)]
pub(super) struct Node {
    pub place: Place,
    pub content: Content,
    /// Nodes from here on down.
    nodes: usize,
    /// Levels of lists and mappings from here on down.
    depth: usize,
}

/// What a node is.
#[derive(Debug)]
pub(super) enum Content {
    Scalar(Scalar),
    List(Vec<Item>),
    Mapping(Vec<Entry>),
    /// From here on the text could not be read.
    Unread(Fault),
}

/// A node, or an alias of one.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub node: Rc<Node>,
    /// Where the alias stands, if it is one.
    pub alias: Option<Place>,
}

/// A key and its value.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub key: Item,
    pub value: Item,
    /// Whether the mapping has the key already.
    pub twice: bool,
}

/// The first document of a text.
pub(super) struct Document {
    pub root: Item,
    /// What is wrong behind the part that could be read.
    pub rest: Option<Fault>,
    /// Where the text ends, if there is no document.
    empty: Option<Place>,
}

impl Document {
    /// What a reader's complaint says: of a document that is not there, that there is none.
    pub fn explain(&self, fault: Fault) -> Fault {
        self.empty.map_or(fault, |end| Fault::at(Kind::Empty, end))
    }
}

/// Reads the first document of a text.
pub(super) fn read(text: &str) -> Document {
    let mut builder = Builder::default();
    for event in Parser::new_from_str(text) {
        let read = event.map_err(|e| refused(&e)).and_then(|(event, span)| builder.event(event, place(&span)));
        if let Err(fault) = read {
            return builder.end(Some(fault));
        }
    }
    builder.end(None)
}

impl Node {
    /// A node without children.
    fn leaf(place: Place, content: Content) -> Self {
        Self { place, content, nodes: 1, depth: 0 }
    }

    /// No value.
    pub fn null(place: Place) -> Self {
        Self::leaf(place, Content::Scalar(Scalar { text: String::new(), plain: true, tag: Tag::None }))
    }
}

impl From<Node> for Item {
    fn from(node: Node) -> Self {
        Self { node: Rc::new(node), alias: None }
    }
}

/// A list or mapping that has not ended.
struct Open {
    place: Place,
    anchor: usize,
    nodes: usize,
    depth: usize,
    content: OpenContent,
}

enum OpenContent {
    List(Vec<Item>),
    Mapping { entries: Vec<Entry>, keys: HashSet<String>, key: Option<Item>, merged: Vec<Entry> },
}

#[derive(Default)]
struct Builder {
    open: Vec<Open>,
    root: Option<Item>,
    /// Nodes with an anchor, by its number.
    anchored: HashMap<usize, Rc<Node>>,
    documents: usize,
    aliases: usize,
    nodes: usize,
    last: Option<Place>,
}

impl Builder {
    fn event(&mut self, event: Event<'_>, place: Place) -> Result<(), Fault> {
        self.last = Some(place);
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                self.count(1, place, Kind::Nodes)?;
                let (plain, tag) = (style == ScalarStyle::Plain, scalar_tag(tag, place)?);
                let scalar = Scalar { text: text.into_owned(), plain, tag };
                self.finish(Node::leaf(place, Content::Scalar(scalar)), anchor)
            }
            Event::SequenceStart(_, anchor, tag) => {
                container_tag(tag, "seq", place)?;
                self.start(place, anchor, OpenContent::List(Vec::new()))
            }
            Event::MappingStart(_, anchor, tag) => {
                container_tag(tag, "map", place)?;
                let (entries, merged) = (Vec::new(), Vec::new());
                self.start(place, anchor, OpenContent::Mapping { entries, keys: HashSet::new(), key: None, merged })
            }
            Event::SequenceEnd | Event::MappingEnd => self.close(),
            Event::Alias(anchor) => self.alias(anchor, place),
            Event::DocumentStart(..) => {
                self.documents += 1;
                if self.documents > 1 { Err(Fault::at(Kind::SecondDocument, place)) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    fn count(&mut self, nodes: usize, place: Place, kind: Kind) -> Result<(), Fault> {
        self.nodes += nodes;
        if self.nodes > MAX_NODES { Err(Fault::at(kind, place)) } else { Ok(()) }
    }

    fn start(&mut self, place: Place, anchor: usize, content: OpenContent) -> Result<(), Fault> {
        self.count(1, place, Kind::Nodes)?;
        let depth = self.open.len() + 1;
        if depth > MAX_DEPTH {
            return Err(Fault::at(Kind::Depth(depth), place));
        }
        self.open.push(Open { place, anchor, nodes: 1, depth: 1, content });
        Ok(())
    }

    /// The innermost list or mapping ends.
    fn close(&mut self) -> Result<(), Fault> {
        let Some(Open { place, anchor, nodes, depth, content }) = self.open.pop() else { return Ok(()) };
        let content = match content {
            OpenContent::List(items) => Content::List(items),
            OpenContent::Mapping { mut entries, mut keys, key: _, merged } => {
                // The mapping's own keys come first (https://yaml.org/type/merge.html); those of an earlier `<<` next.
                entries.extend(merged.into_iter().filter(|entry| keys.insert(name(&entry.key))));
                Content::Mapping(entries)
            }
        };
        self.finish(Node { place, content, nodes, depth }, anchor)
    }

    fn alias(&mut self, anchor: usize, place: Place) -> Result<(), Fault> {
        self.aliases += 1;
        if self.aliases > MAX_ALIASES {
            return Err(Fault::at(Kind::Aliases(self.aliases), place));
        }
        let Some(node) = self.anchored.get(&anchor).cloned() else {
            let message = "recursive references require weak recursion types";
            return Err(Fault::at(Kind::Syntax(message.into()), place));
        };
        self.count(node.nodes, place, Kind::Expansion)?;
        let depth = self.open.len() + node.depth;
        if depth > MAX_DEPTH {
            return Err(Fault::at(Kind::Depth(depth), place));
        }
        self.add(Item { node, alias: Some(place) })
    }

    /// A node is complete.
    fn finish(&mut self, node: Node, anchor: usize) -> Result<(), Fault> {
        let item = Item::from(node);
        if anchor != 0 {
            self.anchored.insert(anchor, Rc::clone(&item.node));
        }
        self.add(item)
    }

    /// The next thing within the innermost list or mapping.
    fn add(&mut self, item: Item) -> Result<(), Fault> {
        let Some(open) = self.open.last_mut() else {
            self.root = Some(item);
            return Ok(());
        };
        open.nodes += item.node.nodes;
        open.depth = open.depth.max(item.node.depth + 1);
        match &mut open.content {
            OpenContent::List(items) => items.push(item),
            OpenContent::Mapping { entries, keys, key: awaiting, merged } => match awaiting.take() {
                None => *awaiting = Some(item),
                Some(key) if is_merge(&key) => merged.extend(merge(&item)?),
                Some(key) => {
                    let twice = !keys.insert(name(&key));
                    entries.push(Entry { key, value: item, twice });
                }
            },
        }
        Ok(())
    }

    /// The document, up to where the text ends or an error is.
    fn end(mut self, fault: Option<Fault>) -> Document {
        let end = self.last.unwrap_or(Place { offset: 0, length: 0 });
        let fault = match fault {
            Some(fault) if self.root.is_none() => Some(self.unread(fault)),
            fault => fault,
        };
        let empty = self.root.is_none().then_some(end);
        let root = self.root.unwrap_or_else(|| Node::null(end).into());
        Document { root, rest: fault, empty }
    }

    /// The text cannot be read from here on: ends everything that is open. What is wrong with a node that ends here, such
    /// as one that cannot be merged, stands before the fault and is reported instead.
    fn unread(&mut self, fault: Fault) -> Fault {
        let place = fault.place().unwrap_or(Place { offset: 0, length: 0 });
        let stop = || Item::from(Node::leaf(place, Content::Unread(fault.clone())));
        let mut ended = match self.open.last_mut().map(|open| &mut open.content) {
            Some(OpenContent::Mapping { entries, keys, key, .. }) => {
                let key = key.take().filter(|key| !is_merge(key)).unwrap_or_else(stop);
                let twice = !keys.insert(name(&key));
                entries.push(Entry { key, value: stop(), twice });
                Ok(())
            }
            _ => self.add(stop()),
        };
        while ended.is_ok() && !self.open.is_empty() {
            ended = self.close();
        }
        match ended {
            Ok(()) => fault,
            Err(earlier) => self.unread(earlier),
        }
    }
}

/// What a key is called where two are compared; lists and mappings as keys are not told apart.
fn name(key: &Item) -> String {
    match &key.node.content {
        Content::Scalar(scalar) => scalar.text.clone(),
        _ => format!("{:?}", key.node.place),
    }
}

fn is_merge(key: &Item) -> bool {
    matches!(&key.node.content, Content::Scalar(s) if s.text == "<<" && s.plain && s.tag == Tag::None)
}

/// The entries that `<<: item` brings.
fn merge(item: &Item) -> Result<Vec<Entry>, Fault> {
    let seen = |entry: &Entry| {
        let mut entry = entry.clone();
        entry.value.alias = item.alias.or(entry.value.alias);
        entry
    };
    match &item.node.content {
        Content::Scalar(scalar) if scalar.is_null() => Ok(Vec::new()),
        Content::Mapping(entries) => match entries.iter().find(|entry| entry.twice) {
            Some(Entry { key, .. }) => Err(Fault::at(Kind::Twice(name(key)), key.node.place)),
            None => Ok(entries.iter().map(seen).collect()),
        },
        Content::List(items) => {
            let seen = |one: &Item| merge(&Item { alias: item.alias.or(one.alias), ..one.clone() });
            Ok(items.iter().map(seen).collect::<Result<Vec<_>, _>>()?.concat())
        }
        Content::Unread(fault) => Err(fault.clone()),
        Content::Scalar(_) => Err(Fault::at(Kind::Merge, item.node.place)),
    }
}

type ParserTag<'t> = Option<Cow<'t, granit_parser::Tag>>;

/// What a tag says of a scalar; `!` alone makes it text.
fn scalar_tag(tag: ParserTag<'_>, place: Place) -> Result<Tag, Fault> {
    let Some(tag) = tag else { return Ok(Tag::None) };
    Ok(match tag.core_suffix() {
        Some("str") => Tag::Text,
        Some("null") => Tag::Null,
        Some("bool") => Tag::Boolean,
        Some("int") => Tag::Whole,
        Some("float") => Tag::Real,
        None if tag.original() == "!" => Tag::Text,
        _ => return Err(Fault::at(Kind::Tag(tag.original()), place)),
    })
}

/// Lists and mappings have the tag of their kind or none.
fn container_tag(tag: ParserTag<'_>, kind: &str, place: Place) -> Result<(), Fault> {
    match tag {
        Some(tag) if tag.core_suffix() != Some(kind) => Err(Fault::at(Kind::Tag(tag.original()), place)),
        _ => Ok(()),
    }
}

fn place(span: &Span) -> Place {
    let offset = span.start.byte_offset().unwrap_or(span.start.index());
    let end = span.end.byte_offset().unwrap_or(span.end.index());
    Place { offset, length: end.saturating_sub(offset) }
}

/// What the parser refuses.
fn refused(error: &ScanError) -> Fault {
    let mark = error.marker();
    let place = Place { offset: mark.byte_offset().unwrap_or(mark.index()), length: 1 };
    let kind = match error.kind() {
        ErrorKind::UnknownAnchor => Kind::UnknownAnchor,
        _ => Kind::Syntax(error.info()),
    };
    Fault::at(kind, place)
}
