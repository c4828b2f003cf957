//! The decoder of one entry: syndromes by tables of nibbles, then the strategies that locate errors.
//!
//! A strategy takes the correctable spaces of a codeword that it can locate, and leaves the others to the next one. Each is
//! a file with its tables and one template for each language. A new algorithm is a file and an element of `STRATEGIES`.

mod affine;
mod bch;
mod chains;
mod columns;
mod leaders;
mod map;
mod reed_solomon;
mod register;
mod scan;
mod sums;
mod syndrome;
mod trap;

use crate::layout::{Bytes, Cost};
use crate::table::{ConstantArray, fill};
use chains::chains_of;
use eccforge_scheme::{Code, PairConfirmation, Partition, Scheme, Space, Switch};
use leaders::Leaders;
use register::Sums;
use syndrome::Syndromes;

/// A part of the locator: its tables and its function in C and in Rust.
struct Piece {
    tables: Vec<ConstantArray>,
    texts: [String; 2],
    /// Approximate number of instructions of the longest search on a Cortex-M4.
    worst: usize,
}

/// Suffixes of the strategies.
const LETTERS: [&str; 7] = ["f", "g", "a", "b", "c", "d", "e"];

/// A function that removes the spaces that it can locate from the list; `None` if there are none.
type Strategy = fn(&Code, &mut Vec<Space>) -> Option<Piece>;

/// The amount of flash that a decoder takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    /// Tables of many kilobytes, if they save time.
    Large,
    Usual,
    /// A shift register for the check bits, and a search for the wrong bits, if they save tables.
    Small,
}

/// Strategies of constant time: a table of leaders would save none.
const DIRECT: usize = 4;

/// All strategies, the fastest first; the last one locates any space.
const STRATEGIES: [Strategy; 7] =
    [trap::locate, affine::locate, map::locate, bch::locate, columns::locate, reed_solomon::locate, scan::locate];

impl Piece {
    /// Fills the templates for C and Rust with the same values.
    fn new(templates: [&str; 2], tables: Vec<ConstantArray>, flags: &[(&str, bool)], keys: &[(&str, String)]) -> Self {
        Self { tables, texts: templates.map(|template| fill(template, flags, keys)), worst: 0 }
    }

    /// Sets the number of instructions of the longest search.
    fn taking(self, worst: usize) -> Self {
        Self { worst, ..self }
    }

    /// Appends a number to the names of tables, and to their tokens.
    fn numbered(mut self, number: usize) -> Self {
        for table in &mut self.tables {
            let name = format!("{}_{number}", table.name);
            self.texts = self.texts.map(|text| text.replace(&format!("{{{}}}", table.name), &format!("{{{name}}}")));
            table.name = name;
        }
        self
    }

    /// Appends `suffix` to the names of tables and function, which are unique only within a piece.
    fn named(mut self, suffix: &str) -> Self {
        for table in &mut self.tables {
            let name = format!("{}{suffix}", table.name);
            for (text, full) in self.texts.iter_mut().zip([format!("{{UPPER}}_{name}"), name.clone()]) {
                *text = text.replace(&format!("{{{}}}", table.name), &full);
            }
            table.name = name;
        }
        self.texts = self.texts.map(|text| text.replace("{SUFFIX}", &suffix.to_lowercase()));
        self
    }
}

/// Approximate size in bytes of the functions other than those that locate errors.
// The estimates below decide between decoders under a budget. Tests compare them with compiled code on a Cortex-M4.
const CODE: usize = 400;
/// Approximate number of bytes of C text for each byte of a compiled function.
const BYTES_OF_TEXT: usize = 6;
/// Instructions of a decoding other than those of its loops.
const FIXED: usize = 60;
/// Bytes of stack for saved registers and local variables of nested calls.
const FRAMES: usize = 160;

/// The parts of the decoder of one entry in both languages.
pub(crate) struct Single {
    tables: Vec<ConstantArray>,
    /// Functions that locate errors, in C and Rust.
    locators: [String; 2],
    flags: Vec<(&'static str, bool)>,
    keys: Vec<(&'static str, String)>,
    /// Maximum number of bits that are corrected in an entry.
    pub most_flips: usize,
    /// Bytes of the array of syndromes.
    syndromes: usize,
    /// Approximate number of instructions of the longest decoding of an entry on a Cortex-M4.
    worst: usize,
    /// Spaces that a decoding may try one after another.
    scanned: usize,
}

/// The locators of the codewords of a scheme.
struct Located<'s> {
    /// The correctable sets of the codewords, each once: codewords with the same set share one locator.
    classes: Vec<&'s [Space]>,
    tables: Vec<ConstantArray>,
    /// Text in C and in Rust.
    locators: [String; 2],
    /// For each class, the suffixes of the names of its strategies.
    chains: Vec<Vec<String>>,
    /// For each class, the instructions of the longest search.
    worst: Vec<usize>,
    /// Spaces that no other strategy locates.
    scanned: usize,
}

impl<'s> Located<'s> {
    /// No locator, because a table has the errors of each syndrome.
    fn none() -> Self {
        let (tables, locators) = (Vec::new(), [String::new(), String::new()]);
        Self { classes: Vec::new(), tables, locators, chains: Vec::new(), worst: vec![0], scanned: 0 }
    }

    fn new(scheme: &'s Scheme, code: &Code) -> Self {
        let (mut tables, mut locators) = (Vec::new(), [String::new(), String::new()]);
        let mut classes: Vec<&[Space]> = Vec::new();
        for spaces in &scheme.corrects {
            if !classes.contains(&&spaces[..]) {
                classes.push(spaces);
            }
        }
        let (mut chains, mut worst, mut scanned) = (Vec::new(), vec![0; classes.len()], 0);
        for (c, class) in classes.iter().enumerate() {
            let mut left = class.to_vec();
            let mut names = Vec::new();
            for (i, strategy) in STRATEGIES.iter().enumerate() {
                // The last strategy tries the remaining spaces one after another.
                if i + 1 == STRATEGIES.len() {
                    scanned += left.len();
                }
                let Some(piece) = strategy(code, &mut left) else { continue };
                let piece = piece.named(&format!("_{c}{}", LETTERS[i].to_uppercase()));
                // A syndrome that no strategy locates passes through all of them.
                worst[c] += piece.worst;
                tables.extend(piece.tables);
                for (all, text) in locators.iter_mut().zip(piece.texts) {
                    *all += &text;
                }
                names.push(format!("_{c}{}", LETTERS[i]));
            }
            chains.push(names);
        }
        Self { classes, tables, locators, chains, worst, scanned }
    }

    /// For each codeword of the scheme, the number of its class.
    fn class_of_codewords(&self, scheme: &Scheme) -> Vec<usize> {
        let class = |spaces: &Vec<Space>| self.classes.iter().position(|c| c == spaces).unwrap_or(0);
        scheme.corrects.iter().map(class).collect()
    }
}

/// Maximum number of bits of a pattern in one of these spaces; 0 without spaces.
fn most_bits(spaces: &[Space]) -> usize {
    spaces.iter().map(|space| space.basis().iter().map(Vec::len).sum()).max().unwrap_or(0)
}

/// For each partition, the cell of each place.
fn cells(name: &str, about: &str, partitions: &[Partition], places: &[usize]) -> ConstantArray {
    let mut all = Vec::new();
    for partition in partitions {
        all.extend(places.iter().map(|bit| partition.cell(*bit) as u64));
    }
    ConstantArray::new(name, about, all)
}

impl Single {
    pub(crate) fn new(scheme: &Scheme, bytes: &Bytes, size: Size) -> Self {
        // A trap steps a register back, which needs the systematic H of the register, whatever that costs in time.
        let is_trapped = scheme.corrects.iter().any(|spaces| trap::burst(&scheme.code, spaces).is_some());
        let is_searched = !is_trapped && is_searched(scheme, size);
        let leaders = is_searched.then(|| Leaders::of(scheme, bytes, size == Size::Large)).flatten();
        let systematic = match &leaders {
            Some(leaders) => Some((leaders.code.clone(), Sums::Nibbles)),
            None => register::of(scheme, bytes, size == Size::Small || is_trapped),
        };
        let syndromes = Syndromes::new(scheme, bytes, systematic.as_ref(), size == Size::Large);
        let located = match &leaders {
            Some(_) => Located::none(),
            None => Located::new(scheme, systematic.as_ref().map_or(&scheme.code, |(code, _)| code)),
        };
        let class_of_codewords = located.class_of_codewords(scheme);
        let Located { classes, mut tables, mut locators, chains, worst, scanned } = located;
        let searches = class_of_codewords.iter().map(|class| worst[*class]).sum::<usize>();
        let most_flips: usize = scheme.corrects.iter().map(|spaces| most_bits(spaces)).sum();
        let worst = match &leaders {
            Some(_) => 2 * syndromes.instructions() + FIXED / 2,
            // Each flip is checked against the rules and applied: about 24 instructions.
            None => syndromes.instructions() + searches + 24 * most_flips + FIXED,
        };
        if classes.len() > 1 {
            let numbers = class_of_codewords.iter().map(|class| *class as u64).collect();
            tables.push(ConstantArray::new("CLASS", "The locator of each codeword.", numbers));
        }
        // The sanity check compares codewords: a single one has nothing to compare with.
        let (sanity, confirm) = (
            scheme.codewords() > 1 && !scheme.sanity_check.is_empty(),
            scheme.pair_confirmation != PairConfirmation::None,
        );
        tables.extend(tables_of_rules(scheme, bytes, [sanity, confirm]));
        let (mut flags, mut keys) = of_rules(scheme, bytes, [sanity, confirm], most_flips);
        flags.push(("CLASSES", classes.len() > 1));
        flags.extend(syndromes.flags());
        let one = scheme.codewords() == 1 && flags.contains(&("BY_CODEWORD", true));
        flags.push(("ONE", one));
        let lone = if scheme.codewords() == 1 { "syndromes[0]" } else { "syndromes" };
        keys.push(("SYNDROME", if one { "syndrome" } else { lone }.into()));
        flags.push(("MOVED", scheme.codewords() > 1 || !flags.contains(&("IDENTITY", true))));
        keys.extend(syndromes.keys());
        let (array, is_in_words) = (syndromes.array_bytes(scheme.codewords()), syndromes.is_in_words());
        tables.extend(syndromes.tables);
        flags.extend([("LEADERS", leaders.is_some()), ("HALVED", leaders.as_ref().is_some_and(Leaders::is_halved))]);
        keys.extend(leaders.iter().flat_map(Leaders::keys));
        tables.extend(leaders.map(|leaders| leaders.table));
        // With one map of bits, the functions of an entry in words need no arrays of bytes and of places.
        let is_alone = one && matches!(&chains[..], [chain] if chain.len() == 1) && scheme.enables.is_empty();
        let map = if is_alone && is_in_words { map_of_bits(&tables) } else { None };
        flags.push(("MAPPED", map.is_some()));
        keys.push(("MAP_OF_BITS", map.unwrap_or_default()));
        let [c, rust] = chains_of(&chains);
        locators[0] += &c;
        locators[1] += &rust;
        Self { tables, locators, flags, keys, most_flips, syndromes: array, worst, scanned }
    }

    pub(crate) fn cost(&self) -> Cost {
        let code = CODE + self.locators[0].len() / BYTES_OF_TEXT;
        Cost { flash: self.flash() + code, stack: self.stack(), worst: self.worst, scanned: self.scanned }
    }

    /// Bytes of all tables.
    pub(crate) fn flash(&self) -> usize {
        self.tables.iter().map(ConstantArray::bytes).sum()
    }

    /// Bound on the stack of the functions of one entry on a 32-bit machine: arrays, and the frames of a chain of calls.
    pub(crate) fn stack(&self) -> usize {
        let confirmed = self.flags.contains(&("CONFIRM", true));
        (FRAMES + self.syndromes + 2 * self.most_flips * (1 + usize::from(confirmed))).next_multiple_of(8)
    }

    /// The tables and functions in C; the caller fills in `STEM` and `UPPER`.
    pub(crate) fn c(&self) -> String {
        let mut text: String = self.tables.iter().map(|table| table.c("{UPPER}_")).collect();
        let template = include_str!("../templates/single/entry.c.txt").replace("{LOCATORS}\n", &self.locators[0]);
        text += &fill(&template, &self.flags, &self.named("{UPPER}_"));
        text
    }

    /// The functions in C of an entry in words, if they need no bytes.
    pub(crate) fn words_in_c(&self) -> Option<String> {
        let is_mapped = self.flags.contains(&("MAPPED", true));
        is_mapped.then(|| fill(include_str!("../templates/single/words.c.txt"), &self.flags, &self.named("{UPPER}_")))
    }

    /// The function in C that decodes an entry from the sum of its stored check bytes and those of its data.
    pub(crate) fn difference_in_c(&self) -> String {
        fill(include_str!("../templates/single/difference.c.txt"), &self.flags, &self.named("{UPPER}_"))
    }

    /// The tables and functions in Rust.
    pub(crate) fn rust(&self) -> String {
        let mut text: String = self.tables.iter().map(ConstantArray::rust).collect();
        let template = include_str!("../templates/single/entry.rs.txt").replace("{LOCATORS}\n", &self.locators[1]);
        text += &fill(&template, &self.flags, &self.named(""));
        text
    }

    /// The function in Rust that decodes an entry from the sum of its stored check bytes and those of its data.
    pub(crate) fn difference_in_rust(&self) -> String {
        fill(include_str!("../templates/single/difference.rs.txt"), &self.flags, &self.named(""))
    }

    /// The keys of the templates with those of the tables, which have this prefix.
    fn named(&self, prefix: &str) -> Vec<(&str, String)> {
        let own = self.tables.iter().map(|t| (t.name.as_str(), format!("{prefix}{}", t.name)));
        self.keys.iter().map(|(k, v)| (*k, v.replace("{PREFIX}", prefix))).chain(own).collect()
    }
}

/// The name of the map from syndromes to single bits; `None` if there is none, or it has patterns of several bits too.
fn map_of_bits(tables: &[ConstantArray]) -> Option<String> {
    if tables.iter().any(|table| table.name.starts_with("FLIPS")) {
        return None;
    }
    tables.iter().find(|table| table.name.starts_with("MAP")).map(|map| map.name.clone())
}

/// Whether a decoder of this size searches for the errors of a scheme of one codeword, so that a table of leaders saves time.
fn is_searched(scheme: &Scheme, size: Size) -> bool {
    let [spaces] = &scheme.corrects[..] else { return false };
    let mut left = spaces.clone();
    let taken = STRATEGIES[..DIRECT].iter().any(|strategy| strategy(&scheme.code, &mut left).is_some());
    size != Size::Small && !taken && !spaces.is_empty()
}

/// The tables of the rules of an entry; `sanity` and `confirm` state which rules the entry has.
fn tables_of_rules(scheme: &Scheme, bytes: &Bytes, [sanity, confirm]: [bool; 2]) -> Vec<ConstantArray> {
    let places: Vec<usize> = bytes.data.iter().chain(&bytes.check).copied().collect();
    let mut tables = Vec::new();
    if sanity {
        let about = "For each partition of the sanity check, the cell of each place.";
        tables.push(cells("CELLS", about, &scheme.sanity_check, &places));
    }
    if confirm {
        let bytes = [Partition::bytes(scheme.geometry)];
        tables.push(cells("BYTE_OF", "The aligned byte of each place.", &bytes, &places));
    }
    tables
}

/// Flags and keys of templates.
type Rules = (Vec<(&'static str, bool)>, Vec<(&'static str, String)>);

/// Flags and keys of the rules of an entry; `sanity` and `confirm` select the corrections of its codewords that are compared.
fn of_rules(scheme: &Scheme, bytes: &Bytes, [sanity, confirm]: [bool; 2], most_flips: usize) -> Rules {
    let [sanity_enable, confirm_enable, multi_enable] =
        [Switch::SanityCheck, Switch::PairConfirmation, Switch::MultiBitCorrection].map(|rule| scheme.enable_for(rule));
    // Lines of a rule without an enable are left out, with the number that would stand in them.
    let number = |enable: Option<usize>| enable.unwrap_or(0).to_string();
    let flags = vec![
        ("MANY", scheme.codewords() > 1),
        ("SANITY", sanity),
        ("CONFIRM", confirm),
        ("SANITY_ENABLE", sanity && sanity_enable.is_some()),
        ("CONFIRM_ENABLE", confirm && confirm_enable.is_some()),
        ("MULTI_ENABLE", multi_enable.is_some()),
        ("ENABLES", !scheme.enables.is_empty()),
        ("SPARE", bytes.spare() != 0),
    ];
    let keys = vec![
        ("CODEWORDS", scheme.codewords().to_string()),
        ("SPARE", format!("0x{:02x}u", bytes.spare())),
        // C has no arrays of zero elements.
        ("MOST_FLIPS", most_flips.max(1).to_string()),
        ("PARTITIONS", scheme.sanity_check.len().to_string()),
        ("SANITY_RULE", number(sanity_enable)),
        ("CONFIRM_RULE", number(confirm_enable)),
        ("MULTI_RULE", number(multi_enable)),
    ];
    (flags, keys)
}
