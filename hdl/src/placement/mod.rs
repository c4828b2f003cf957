//! Placements of cells: the components of a DEF file, with the sizes of LEF files [LEF/DEF 5.8 Language Reference, Cadence].
//!
//! Lengths are whole numbers of half picometres, so that comparisons with a radius are exact.

mod tokens;

use eccforge_files::diagnostic::{Checked, Place, SourceFile};
use std::collections::HashMap;
use tokens::Tokens;

/// Picometres in a micrometre.
const PICOMETRES: i64 = 1_000_000;

/// A placed cell.
#[derive(Clone, Debug)]
pub struct Component {
    /// Name of the instance, without escapes.
    pub name: String,
    /// Name of the cell.
    pub kind: String,
    /// Lower left corner of the placed cell in half picometres; `None` if it is not placed.
    pub corner: Option<[i64; 2]>,
    /// Whether width and height are exchanged.
    pub is_turned: bool,
    /// Location in the file.
    pub place: Place,
}

/// The components of a DEF file.
#[derive(Clone, Debug, Default)]
pub struct Placement {
    /// Components in the order of the file.
    pub components: Vec<Component>,
    /// Character between the levels of a hierarchy in names.
    pub divider: Option<char>,
    /// Sections that were not read.
    pub not_read: Vec<String>,
}

/// Width and height of cells in half picometres, by the name of the cell.
pub type Sizes = HashMap<String, [i64; 2]>;

/// Sections of DEF that end in `END` and their name.
const SECTIONS: [&str; 14] = [
    "PROPERTYDEFINITIONS",
    "VIAS",
    "STYLES",
    "NONDEFAULTRULES",
    "REGIONS",
    "PINS",
    "PINPROPERTIES",
    "BLOCKAGES",
    "SLOTS",
    "FILLS",
    "SPECIALNETS",
    "NETS",
    "SCANCHAINS",
    "GROUPS",
];

/// Orientations, and whether they exchange width and height.
const ORIENTATIONS: [(&str, bool); 8] =
    [("N", false), ("S", false), ("FN", false), ("FS", false), ("W", true), ("E", true), ("FW", true), ("FE", true)];

/// A decimal number of micrometres in half picometres; `None` if the text is not a number with at most six decimals.
pub fn micrometres(text: &str) -> Option<i64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let is_number = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
    if whole.len() > 6 || decimals.len() > 6 || text == "." || !is_number(whole) || !is_number(decimals) {
        return None;
    }
    Some(2 * format!("{whole}{decimals:0<6}").parse::<i64>().ok()?)
}

impl Placement {
    /// Reads a DEF file.
    ///
    /// # Errors
    /// The components or the units are missing, or one of their statements does not follow the grammar.
    pub fn read(file: &SourceFile) -> Checked<Self> {
        file.attach(Self::parse(&file.text))
    }

    fn parse(text: &str) -> Checked<Self> {
        let mut tokens = Tokens::new(text);
        let (mut placement, mut unit) = (Self::default(), None);
        let start = Place { offset: 0, length: text.lines().next().map_or(0, str::len) };
        let mut has_components = false;
        while let Some(token) = tokens.next() {
            match token.text {
                "UNITS" => {
                    tokens.expect(&["DISTANCE", "MICRONS"])?;
                    let units = tokens.number("the units of a micrometre")?;
                    tokens.expect(&[";"])?;
                    if units <= 0 || PICOMETRES % units != 0 {
                        return token
                            .wrong("100, 200, 400, 800, 1000, 2000, 4000, 8000, 10000 or 20000 units of a micrometre");
                    }
                    unit = Some(2 * PICOMETRES / units);
                }
                "DIVIDERCHAR" => {
                    placement.divider = tokens.word("the divider of names")?.text.trim_matches('"').chars().next();
                    tokens.expect(&[";"])?;
                }
                "COMPONENTS" => {
                    let Some(unit) = unit else { return token.wrong("UNITS DISTANCE MICRONS before the components") };
                    placement.components = components(&mut tokens, unit)?;
                    has_components = true;
                }
                "END" => {
                    tokens.expect(&["DESIGN"])?;
                    break;
                }
                section if SECTIONS.contains(&section) => {
                    tokens.skip_section(section)?;
                    placement.not_read.push(section.into());
                }
                "BEGINEXT" => {
                    while tokens.word("`ENDEXT`")?.text != "ENDEXT" {}
                    placement.not_read.push("BEGINEXT".into());
                }
                _ => tokens.skip_statement()?,
            }
        }
        if !has_components {
            let help = "write the placement with its components: `COMPONENTS n ; ... END COMPONENTS`";
            return start.error("this file", "a DEF file without components").help(help).err();
        }
        Ok(placement)
    }
}

/// Reads the section of the components after its first word; `unit` is the unit of the file in half picometres.
fn components(tokens: &mut Tokens<'_>, unit: i64) -> Checked<Vec<Component>> {
    let (mut components, mut places): (Vec<Component>, HashMap<String, Place>) = (Vec::new(), HashMap::new());
    let count = tokens.word("the number of components")?;
    tokens.expect(&[";"])?;
    loop {
        let token = tokens.word("`-` or `END COMPONENTS`")?;
        match token.text {
            "END" => {
                tokens.expect(&["COMPONENTS"])?;
                if count.text.parse() != Ok(components.len()) {
                    return count.wrong(&format!("the number of components of this section, {}", components.len()));
                }
                return Ok(components);
            }
            "-" => {
                let component = component(tokens, unit)?;
                if let Some(other) = places.insert(component.name.clone(), component.place) {
                    let message = format!("component `{}` is placed twice", component.name);
                    return component.place.error("again", message).also(other, "first").err();
                }
                components.push(component);
            }
            _ => return token.wrong("`-` or `END COMPONENTS`"),
        }
    }
}

/// Reads a component after its hyphen.
fn component(tokens: &mut Tokens<'_>, unit: i64) -> Checked<Component> {
    let name = tokens.word("the name of a component")?;
    let kind = tokens.word("the name of its cell")?.text.into();
    let mut component =
        Component { name: name.text.replace('\\', ""), kind, corner: None, is_turned: false, place: name.place };
    loop {
        match tokens.word("`;`")?.text {
            ";" => return Ok(component),
            "PLACED" | "FIXED" | "COVER" => {
                tokens.expect(&["("])?;
                component.corner = Some([unit * tokens.number("x")?, unit * tokens.number("y")?]);
                tokens.expect(&[")"])?;
                let orientation = tokens.word("an orientation")?;
                let known = ORIENTATIONS.iter().find(|(name, _)| *name == orientation.text);
                let Some((_, is_turned)) = known else { return orientation.wrong("N, S, W, E, FN, FS, FW or FE") };
                component.is_turned = *is_turned;
            }
            _ => {}
        }
    }
}

/// Adds the sizes of the cells (macros) in a LEF file.
///
/// # Errors
/// A macro has no end, or a size is not a number.
pub fn add_sizes(sizes: &mut Sizes, file: &SourceFile) -> Checked<()> {
    let mut tokens = Tokens::new(&file.text);
    file.attach(read_sizes(sizes, &mut tokens))
}

fn read_sizes(sizes: &mut Sizes, tokens: &mut Tokens<'_>) -> Checked<()> {
    while let Some(token) = tokens.next() {
        match token.text {
            // Properties of macros are declared here.
            "PROPERTYDEFINITIONS" => tokens.skip_section("PROPERTYDEFINITIONS")?,
            "MACRO" => {
                let name = tokens.word("the name of a macro")?.text;
                while tokens.word("SIZE of the macro")?.text != "SIZE" {}
                let width = length(tokens)?;
                tokens.expect(&["BY"])?;
                let height = length(tokens)?;
                tokens.expect(&[";"])?;
                sizes.insert(name.into(), [width, height]);
                tokens.skip_section(name)?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn length(tokens: &mut Tokens<'_>) -> Checked<i64> {
    let token = tokens.word("a length")?;
    micrometres(token.text).map_or_else(|| token.wrong("a length in micrometres with at most six decimals"), Ok)
}

/// The centre of a component, or `None` if it is not placed. Without its size it is the lower left corner.
pub fn centre(component: &Component, size: Option<[i64; 2]>) -> Option<[i64; 2]> {
    let [mut width, mut height] = size.unwrap_or_default();
    if component.is_turned {
        (width, height) = (height, width);
    }
    // Sizes are even, so halves are exact.
    component.corner.map(|[x, y]| [x + width / 2, y + height / 2])
}
