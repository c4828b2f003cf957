//! Cell libraries to which modules are mapped, as Liberty texts.

use flate2::read::MultiGzDecoder;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::Read;
use std::path::Path;

/// Largest text of a library in bytes; libraries of foundries have up to a few hundred MiB.
const MOST_BYTES: u64 = 1 << 30;

/// A cell library.
#[derive(Clone, Debug)]
pub struct Library {
    /// Name of the library: that of the library group in the Liberty file.
    pub name: String,
    /// The Liberty text.
    pub text: String,
    /// Process, voltage and temperature of the library.
    pub corner: Corner,
    /// Whether the mapped netlists are needed.
    pub netlists: bool,
    /// Constraints on inputs and outputs, for abc.
    pub(super) constraints: &'static str,
}

/// The corner of a library: the conditions under which its cells were characterised, as far as it states them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct Corner {
    /// Name of the default operating conditions.
    pub conditions: Option<String>,
    /// Nominal voltage.
    pub voltage_v: Option<f64>,
    /// Nominal temperature in degrees Celsius.
    pub temperature_c: Option<f64>,
}

impl Corner {
    /// The corner that the attributes of the library group state.
    fn of(text: &str) -> Self {
        let number = |name: &str| attribute(text, name)?.parse().ok();
        Self {
            conditions: attribute(text, "default_operating_conditions"),
            voltage_v: number("nom_voltage"),
            temperature_c: number("nom_temperature"),
        }
    }

    /// The corner in words; empty if the library states nothing.
    pub fn words(&self) -> String {
        let voltage = self.voltage_v.map(|volts| format!("{volts} V"));
        let temperature = self.temperature_c.map(|degrees| format!("{degrees} °C"));
        let all: Vec<String> = self.conditions.clone().into_iter().chain(voltage).chain(temperature).collect();
        all.join(", ")
    }
}

impl Library {
    /// The synthetic library of the cost model.
    pub(super) fn synthetic() -> Self {
        let constraints = "set_driving_cell BUF_X2\nset_load 4.0 [all_outputs]\n";
        Self {
            name: "and2eq".into(),
            text: super::liberty_text(),
            corner: Corner::default(),
            netlists: false,
            constraints,
        }
    }

    /// Reads a Liberty file, which may be compressed (`.gz`).
    ///
    /// # Errors
    /// The file cannot be read, or has no library group; the message names the file.
    pub fn read(path: &Path) -> Result<Self, String> {
        let fail = |message: String| format!("{}: {message}", path.display());
        let file = std::fs::File::open(path).map_err(|e| fail(format!("cannot be read: {e}")))?;
        let is_compressed = path.extension().is_some_and(|ending| ending == "gz");
        let reader: Box<dyn Read> = if is_compressed { Box::new(MultiGzDecoder::new(file)) } else { Box::new(file) };
        let mut bytes = Vec::new();
        // A small compressed file can hold a text without end.
        let read = reader.take(MOST_BYTES + 1).read_to_end(&mut bytes);
        read.map_err(|e| fail(format!("cannot be read: {e}")))?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(fail(format!("more than {MOST_BYTES} bytes")));
        }
        // A comment in another encoding than UTF-8 is no reason to reject a library.
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let name = name_of(&text).ok_or_else(|| fail("expected a Liberty file: `library (NAME) {`".into()))?;
        let corner = Corner::of(&text);
        Ok(Self { name, text, corner, netlists: false, constraints: "" })
    }

    /// Whether the name of the library or that of its corner contains a text.
    pub fn is_named(&self, text: &str) -> bool {
        self.name.contains(text) || self.corner.conditions.as_ref().is_some_and(|name| name.contains(text))
    }
}

/// The first attribute of this name. It belongs to the library, because the groups of cells follow later.
fn attribute(text: &str, name: &str) -> Option<String> {
    let of_line = |line: &str| {
        let rest = line.trim_start().strip_prefix(name)?.trim_start().strip_prefix(':')?;
        Some(rest.split(';').next()?.trim().trim_matches('"').to_owned())
    };
    text.lines().find_map(of_line)
}

/// The name of the library group, outside comments.
fn name_of(text: &str) -> Option<String> {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/")?.1;
        } else if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.split_once('\n')?.1;
        } else {
            let name = rest.strip_prefix("library")?.trim_start().strip_prefix('(')?.split_once(')')?.0;
            return Some(name.trim().trim_matches('"').to_owned()).filter(|name| !name.is_empty());
        }
    }
}
