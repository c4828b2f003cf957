//! The errors of devices over time, from the tables of two field studies: SmartMem (a DIMM for each file) and Calchas (stacks of HBM).

use eccforge_evidence::csv;
use eccforge_files::diagnostic::{Checked, Place, SourceFile};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// The parts of a cell's place, as columns of the studies; a column that a table lacks is left out.
const PLACE: [&str; 11] = [
    "datacenter",
    "server",
    "name",
    "stack",
    "rankid",
    "sid",
    "pcid",
    "bankgroupid",
    "bankgroup",
    "bankid",
    "bankarray",
];
/// The rows and columns of cells.
const CELL: [&str; 4] = ["rowid", "row", "columnid", "col"];
/// The parts that name a stack of HBM.
const STACK: [&str; 4] = ["datacenter", "server", "name", "stack"];

/// One error of a device.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldError {
    /// Seconds since 1970.
    pub seconds: f64,
    pub corrected: bool,
    /// The place of the entry in error.
    pub entry: String,
    /// The position of the DRAM device on the DIMM, and its map of wrong bits; bit `4 * beat + DQ`.
    pub wrong: Option<(u8, u32)>,
}

/// One device, with its errors in the order of time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    pub errors: Vec<FieldError>,
    /// The time of the ticket for the device's failure, in seconds since 1970.
    pub ticket: Option<f64>,
}

impl History {
    /// The time of the failure: the first uncorrected error or the ticket; `None` if the device did not fail.
    pub fn failed(&self) -> Option<f64> {
        let first = self.errors.iter().find(|error| !error.corrected).map(|error| error.seconds);
        first.into_iter().chain(self.ticket).reduce(f64::min)
    }
}

type Row<'t> = Vec<(Place, Cow<'t, str>)>;

/// A table: the columns of its header, and its rows.
struct Rows<'t> {
    columns: Vec<String>,
    header: Place,
    rows: Vec<Row<'t>>,
}

impl<'t> Rows<'t> {
    fn read(file: &'t SourceFile) -> Checked<Self> {
        let mut rows = csv::records(&file.text).map(|(start, record)| csv::placed(start, record));
        let header = rows.next().unwrap_or_else(|| Ok(Vec::new()))?;
        let place = header.first().map_or(Place { offset: 0, length: 0 }, |(place, _)| *place);
        // Spellings differ between the data and the baseline code: `RowId`, `rowid`, `row_id`.
        let columns = header.iter().map(|(_, name)| plain_name(name)).collect();
        Ok(Self { columns, header: place, rows: rows.collect::<Checked<_>>()? })
    }

    fn field<'r>(&self, row: &'r Row<'t>, names: &[&str]) -> Option<(Place, &'r str)> {
        let at = self.columns.iter().position(|column| names.contains(&column.as_str()))?;
        row.get(at).map(|(place, text)| (*place, text.trim())).filter(|(_, text)| !text.is_empty())
    }

    fn needed<'r>(&self, row: &'r Row<'t>, names: &[&str]) -> Checked<(Place, &'r str)> {
        let place = row.first().map_or(self.header, |(place, _)| *place);
        let missing = || Box::new(place.error("here", format!("the row has no `{}`", names[0])));
        self.field(row, names).ok_or_else(missing)
    }

    fn number(&self, row: &Row<'t>, names: &[&str]) -> Checked<f64> {
        let (place, text) = self.needed(row, names)?;
        let number = text.parse::<f64>().ok().filter(|number| number.is_finite() && *number >= 0.0);
        number.ok_or_else(|| Box::new(place.error("here", format!("expected a number, got `{text}`"))))
    }

    /// The values of a row in those of the columns `names` that the table has, joined.
    fn joined(&self, row: &Row<'t>, names: &[&str]) -> String {
        let present = names.iter().filter_map(|name| self.field(row, &[name]));
        present.map(|(_, text)| text).collect::<Vec<_>>().join("/")
    }
}

/// The name of a column without the differences between editions of a table: capitals and separators.
fn plain_name(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// Adds the errors of a table to the devices. `dimm` is the DIMM of the file, for tables that name no stack.
///
/// # Errors
/// The header does not belong to a known study, or a field is missing or malformed; the error names its place.
pub fn read(file: &SourceFile, dimm: &str, devices: &mut BTreeMap<String, History>) -> Checked<()> {
    file.attach(Rows::read(file).and_then(|rows| add(&rows, dimm, devices)))
}

fn add(rows: &Rows<'_>, dimm: &str, devices: &mut BTreeMap<String, History>) -> Checked<()> {
    let has = |name: &str| rows.columns.iter().any(|column| column == name);
    if !has("ecctype") && !has("retryrderrlogparity") {
        let help = "name tables of SmartMem or Calchas";
        return rows.header.error("this header", "the table is from neither SmartMem nor Calchas").help(help).err();
    }
    let mut named = BTreeSet::new();
    for row in &rows.rows {
        let (place, kind) = rows.needed(row, &["ecctype", "errortypefullname", "errortype"])?;
        let corrected = match kind.split('.').next() {
            Some("CE") => true,
            Some("UE" | "UCE" | "UEO" | "UER") => false,
            _ => return place.error("here", format!("expected CE, UE, UCE, UEO or UER, got `{kind}`")).err(),
        };
        let stack = rows.joined(row, &STACK);
        let device = if has("ecctype") { stack } else { dimm.to_owned() };
        let entry = format!("{}/{}", rows.joined(row, &PLACE), rows.joined(row, &CELL));
        let seconds = rows.number(row, &["time", "logtime"])?;
        let error = FieldError { seconds, corrected, entry, wrong: wrong(rows, row)? };
        devices.entry(device.clone()).or_default().errors.push(error);
        named.insert(device);
    }
    // A study has a table for each of thousands of devices, so those of other tables are not sorted again.
    for name in &named {
        if let Some(history) = devices.get_mut(name) {
            history.errors.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
        }
    }
    Ok(())
}

/// The device and the map of wrong bits of a row of SmartMem that has both.
fn wrong(rows: &Rows<'_>, row: &Row<'_>) -> Checked<Option<(u8, u32)>> {
    if rows.field(row, &["retryrderrlogparity"]).is_none() {
        return Ok(None);
    }
    let map = rows.number(row, &["retryrderrlogparity"])?;
    // Bit 0 of the register says whether the map is valid. Tables without this column have no invalid maps.
    let is_valid =
        rows.field(row, &["retryrderrlog"]).is_none() || rows.number(row, &["retryrderrlog"])? as u64 & 1 == 1;
    let device = rows.field(row, &["deviceid"]).and_then(|(_, text)| text.parse::<f64>().ok());
    let device = device.filter(|device| (0.0..18.0).contains(device));
    let is_map = is_valid && map > 0.0 && map <= f64::from(u32::MAX);
    if !is_map {
        return Ok(None);
    }
    Ok(device.map(|device| (device as u8, map as u32)))
}

/// Adds the times of the tickets of a table `sn_name,alarm_time,...` to the devices that it names.
///
/// # Errors
/// A column is missing, or a time is malformed; the error names its place.
pub fn read_tickets(file: &SourceFile, devices: &mut BTreeMap<String, History>) -> Checked<()> {
    let tickets = Rows::read(file).and_then(|rows| {
        let ticket = |row: &Row<'_>| {
            let (_, name) = rows.needed(row, &["snname"])?;
            Ok((name.to_owned(), rows.number(row, &["alarmtime"])?))
        };
        rows.rows.iter().map(ticket).collect::<Checked<Vec<_>>>()
    });
    for (name, seconds) in file.attach(tickets)? {
        if let Some(history) = devices.get_mut(&name) {
            history.ticket = history.ticket.into_iter().chain([seconds]).reduce(f64::min);
        }
    }
    Ok(())
}
