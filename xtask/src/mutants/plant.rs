//! Mutants planted in a file side by side, each in force when its number is asked for \[mutant schemata: Untch, Offutt, Harrold,
//! ISSTA 1993\].
//!
//! A mutant's branch holds the text as it was; only the branch without a fault holds further mutants, so that the text grows with
//! the depth of the expressions and not with their number of combinations.

use super::list::{Mutant, Place};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// What every place with mutants asks.
pub const SWITCH: &str = "crate::planted::is";

/// A numbered mutant.
pub type Numbered<'a> = (usize, &'a Mutant);

/// A file with mutants.
pub struct Planted {
    /// The text.
    pub text: String,
    /// Where each mutant stands in the text: its number and its range in bytes.
    pub places: Vec<(usize, Range<usize>)>,
    /// Mutants for which no place was found: in functions that are computed when the program is compiled, or of a kind that
    /// cannot stand beside the others.
    pub left: Vec<usize>,
}

/// How the text of a site changes.
enum Kind {
    /// Statements before the first of a function.
    Body,
    /// A binary operation.
    Binary { left: Range<usize>, operator: Range<usize>, right: Range<usize> },
    /// A unary operation: the operand.
    Unary { operand: Range<usize> },
    /// An arm from its pattern on: where it starts with its attributes, and the guard where it has one.
    Arm { start: usize, guard: Option<Range<usize>> },
}

/// A place in the source that can hold mutants.
struct Site {
    range: Range<usize>,
    kind: Kind,
}

/// Plants the mutants of one file. Functions that can be computed when the program is compiled become plain ones, but for those of
/// these names, which have to be.
///
/// # Errors
/// If the file is not Rust.
pub fn plant(source: &str, mutants: &[Numbered], constant: &BTreeSet<String>) -> Result<Planted, String> {
    let file = syn::parse_file(source).map_err(|e| e.to_string())?;
    let mut finder = Finder { constant, sites: Vec::new(), freed: Vec::new() };
    finder.visit_file(&file);
    let mut freed = source.to_owned();
    for at in finder.freed {
        freed.replace_range(at.clone(), &" ".repeat(at.len()));
    }
    let source = freed.as_str();
    let lines = Lines::of(source);
    let mut own: BTreeMap<usize, Vec<Numbered>> = BTreeMap::new();
    let mut left = Vec::new();
    for &(number, mutant) in mutants {
        let range = lines.at(mutant.span.start)..lines.at(mutant.span.end);
        let fitting = (0..finder.sites.len()).filter(|&at| finder.sites[at].is_of(mutant, &range));
        // The innermost function.
        match fitting.min_by_key(|&at| finder.sites[at].range.len()) {
            Some(at) => own.entry(at).or_default().push((number, mutant)),
            None => left.push(number),
        }
    }
    let mut writer = Writer { source, sites: finder.sites, own, text: String::new(), places: Vec::new() };
    writer.range(&(0..source.len()), None);
    Ok(Planted { text: writer.text, places: writer.places, left })
}

impl Site {
    fn is_of(&self, mutant: &Mutant, range: &Range<usize>) -> bool {
        match (&self.kind, mutant.genre.as_str()) {
            (Kind::Body, "FnValue") => self.range.start <= range.start && range.end <= self.range.end,
            (Kind::Binary { operator, .. }, "BinaryOperator") => operator == range,
            (Kind::Unary { .. }, "UnaryOperator") => self.range.start == range.start,
            (Kind::Arm { start, .. }, "MatchArm") => *start == range.start,
            (Kind::Arm { guard: Some(guard), .. }, "MatchArmGuard") => guard.start == range.start,
            _ => false,
        }
    }
}

struct Writer<'a> {
    source: &'a str,
    sites: Vec<Site>,
    own: BTreeMap<usize, Vec<Numbered<'a>>>,
    text: String,
    places: Vec<(usize, Range<usize>)>,
}

impl Writer<'_> {
    /// The text of a range, with the mutants of the sites in it but of `within`.
    fn range(&mut self, range: &Range<usize>, within: Option<usize>) {
        let mut at = range.start;
        while let Some(site) = self.next(at, range.end, within) {
            let place = self.sites[site].range.clone();
            self.text += &self.source[at..place.start];
            at = self.site(site);
        }
        self.text += &self.source[at..range.end];
    }

    /// The first site with mutants that lies in a range; of several that begin together the longest, and of those within another
    /// only the inner ones.
    fn next(&self, from: usize, end: usize, within: Option<usize>) -> Option<usize> {
        let outer = within.map(|w| (self.sites[w].range.start, std::cmp::Reverse(self.sites[w].range.end), w));
        let rank = |s: usize| (self.sites[s].range.start, std::cmp::Reverse(self.sites[s].range.end), s);
        let inside = |s: &usize| {
            let range = &self.sites[*s].range;
            range.start >= from && range.end <= end && outer.is_none_or(|o| rank(*s) > o)
        };
        self.own.keys().copied().filter(inside).min_by_key(|s| rank(*s))
    }

    /// The text of a site; where the source goes on after it.
    fn site(&mut self, site: usize) -> usize {
        let range = self.sites[site].range.clone();
        let own = self.own[&site].clone();
        match &self.sites[site].kind {
            Kind::Body => {
                self.text.push('{');
                for (number, mutant) in own {
                    self.branch(number, &format!("if {SWITCH}({number}) {{ return {}; }}", mutant.replacement));
                }
                range.start + 1
            }
            Kind::Binary { left, right, .. } => {
                let [left, right] = [left, right].map(|r| self.source[r.clone()].to_owned());
                self.text.push('(');
                for (number, mutant) in own {
                    // An assignment's left side is a place, which parentheses leave one.
                    let text = format!("({left}) {} ({right})", mutant.replacement);
                    self.branch(number, &format!("if {SWITCH}({number}) {{ {text} }} else "));
                }
                self.last(site, &range)
            }
            Kind::Unary { operand } => {
                let operand = self.source[operand.clone()].to_owned();
                self.text.push('(');
                for (number, mutant) in own {
                    self.branch(number, &format!("if {SWITCH}({number}) {{ {}{operand} }} else ", mutant.replacement));
                }
                self.last(site, &range)
            }
            Kind::Arm { guard, .. } => {
                let guard = guard.clone();
                self.arm(site, &range, guard, &own)
            }
        }
    }

    /// The branch without a fault, and what closes the expression.
    fn last(&mut self, site: usize, range: &Range<usize>) -> usize {
        self.text += "{ ";
        self.range(range, Some(site));
        self.text += " })";
        range.end
    }

    /// A deleted arm is one whose guard is false.
    fn arm(&mut self, site: usize, range: &Range<usize>, guard: Option<Range<usize>>, own: &[Numbered]) -> usize {
        let pattern_end = guard.as_ref().map_or(range.end, |g| self.source[..g.start].rfind("if").unwrap_or(g.start));
        self.range(&(range.start..pattern_end), Some(site));
        self.text += " if true";
        for (number, _) in own.iter().filter(|(_, m)| m.genre == "MatchArm") {
            self.branch(*number, &format!(" && !{SWITCH}({number})"));
        }
        if let Some(guard) = guard {
            self.text += " && (";
            for (number, mutant) in own.iter().filter(|(_, m)| m.genre == "MatchArmGuard") {
                self.branch(*number, &format!("if {SWITCH}({number}) {{ {} }} else ", mutant.replacement));
            }
            self.text += "{ ";
            self.range(&guard, Some(site));
            self.text += " })";
        }
        self.text.push(' ');
        range.end
    }

    fn branch(&mut self, number: usize, text: &str) {
        let start = self.text.len();
        let _ = write!(self.text, "{text}");
        self.places.push((number, start..self.text.len()));
    }
}

struct Finder<'a> {
    constant: &'a BTreeSet<String>,
    sites: Vec<Site>,
    /// Where `const` stands before functions that become plain ones.
    freed: Vec<Range<usize>>,
}

impl Finder<'_> {
    /// Whether the function may ask for a number when it runs.
    fn runs(&mut self, signature: &syn::Signature) -> bool {
        let Some(word) = &signature.constness else { return true };
        let may = !self.constant.contains(&signature.ident.to_string());
        if may {
            self.freed.push(word.span().byte_range());
        }
        may
    }

    /// A value beside the body's must be of the same type: one that is only said to have a trait has no other.
    fn body(&mut self, signature: &syn::Signature, block: &syn::Block) {
        let mut opaque = Opaque(false);
        opaque.visit_return_type(&signature.output);
        if !opaque.0 {
            self.add(block.span().byte_range(), Kind::Body);
        }
    }

    fn add(&mut self, range: Range<usize>, kind: Kind) {
        self.sites.push(Site { range, kind });
    }
}

/// What is computed when the program is compiled cannot ask for a number, so it is passed by.
impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if self.runs(&item.sig) {
            self.body(&item.sig, &item.block);
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if self.runs(&item.sig) {
            self.body(&item.sig, &item.block);
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}

    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}

    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_type(&mut self, _: &'ast syn::Type) {}

    fn visit_expr_binary(&mut self, e: &'ast syn::ExprBinary) {
        if !has_let(&e.left) && !has_let(&e.right) {
            let [left, operator, right] = [e.left.span(), e.op.span(), e.right.span()].map(|s| s.byte_range());
            self.add(left.start..right.end, Kind::Binary { left, operator, right });
        }
        visit::visit_expr_binary(self, e);
    }

    fn visit_expr_unary(&mut self, e: &'ast syn::ExprUnary) {
        let range = e.span().byte_range();
        self.add(range, Kind::Unary { operand: e.expr.span().byte_range() });
        visit::visit_expr_unary(self, e);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let guard = arm.guard.as_ref().map(|(_, e)| e.span().byte_range());
        if arm.guard.as_ref().is_none_or(|(_, e)| !has_let(e)) {
            let start = arm.pat.span().byte_range().start;
            let end = guard.as_ref().map_or(arm.pat.span().byte_range().end, |g| g.end);
            self.add(start..end, Kind::Arm { start: arm.span().byte_range().start, guard });
        }
        visit::visit_arm(self, arm);
    }
}

/// Whether a type says `impl`.
struct Opaque(bool);

impl<'ast> Visit<'ast> for Opaque {
    fn visit_type_impl_trait(&mut self, _: &'ast syn::TypeImplTrait) {
        self.0 = true;
    }
}

/// Whether an expression is a chain with a `let`, which cannot stand in parentheses.
fn has_let(e: &syn::Expr) -> bool {
    match e {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(b) => has_let(&b.left) || has_let(&b.right),
        _ => false,
    }
}

/// Where lines begin.
struct Lines<'a> {
    starts: Vec<usize>,
    source: &'a str,
}

impl<'a> Lines<'a> {
    fn of(source: &'a str) -> Self {
        let starts = std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { starts, source }
    }

    fn at(&self, place: Place) -> usize {
        let start = self.starts.get(place.line - 1).copied().unwrap_or(self.source.len());
        let mut chars = self.source[start..].char_indices();
        chars.nth(place.column - 1).map_or(self.source.len(), |(at, _)| start + at)
    }
}
