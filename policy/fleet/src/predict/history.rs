//! The errors of devices over time, from the tables of field studies.

use eccforge_evidence::csv;
use eccforge_evidence::field::TableReader;
use eccforge_evidence::field::errors::FieldError;
use eccforge_files::diagnostic::{Checked, Place, SourceFile};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

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

/// Adds the errors of a table to the devices. `dimm` is the DIMM of the file, for tables that name no stack.
///
/// # Errors
/// The header does not belong to a known study, or a field is missing or malformed; the error names its place.
pub fn read(file: &SourceFile, dimm: &str, devices: &mut BTreeMap<String, History>) -> Checked<()> {
    file.attach(add(&file.text, dimm, devices))
}

fn add(text: &str, dimm: &str, devices: &mut BTreeMap<String, History>) -> Checked<()> {
    let mut rows = csv::records(text);
    let (start, header) = rows.next().unwrap_or((0, ""));
    let Some(table) = TableReader::of_header(header).filter(TableReader::has_errors_of_devices) else {
        let place = Place { offset: start, length: header.len() };
        let error = place.error("this header", "the table is from neither SmartMem nor Calchas");
        return error.help("name tables of SmartMem or Calchas").err();
    };
    let mut named = BTreeSet::new();
    for (start, row) in rows {
        let error = match table.error(row) {
            Ok(error) => error,
            Err(e) => return Place { offset: start + e.column - 1, length: 1 }.error("here", e.message).err(),
        };
        let device = error.stack.clone().unwrap_or_else(|| dimm.to_owned());
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

/// Adds the times of the tickets of a table `sn_name,alarm_time,...` to the devices that it names.
///
/// # Errors
/// A column is missing, or a time is malformed; the error names its place.
pub fn read_tickets(file: &SourceFile, devices: &mut BTreeMap<String, History>) -> Checked<()> {
    for (name, seconds) in file.attach(tickets(&file.text))? {
        if let Some(history) = devices.get_mut(&name) {
            history.ticket = history.ticket.into_iter().chain([seconds]).reduce(f64::min);
        }
    }
    Ok(())
}

/// The devices and the times of a table of tickets.
fn tickets(text: &str) -> Checked<Vec<(String, f64)>> {
    let mut rows = csv::records(text).map(|(start, record)| csv::placed(start, record));
    let header = rows.next().unwrap_or_else(|| Ok(Vec::new()))?;
    let [name, time] = [column(&header, "snname")?, column(&header, "alarmtime")?];
    let mut tickets = Vec::new();
    for row in rows {
        let row = row?;
        tickets.push((field(&row, name)?.1.to_owned(), seconds(field(&row, time)?)?));
    }
    Ok(tickets)
}

/// The column whose name differs from the wanted one at most in capitals and underscores.
fn column(header: &[(Place, Cow<'_, str>)], wanted: &str) -> Checked<usize> {
    match header.iter().position(|(_, name)| name.replace('_', "").eq_ignore_ascii_case(wanted)) {
        Some(at) => Ok(at),
        None => start(header).error("this header", format!("the table has no column `{wanted}`")).err(),
    }
}

fn field<'r>(row: &'r [(Place, Cow<'_, str>)], at: usize) -> Checked<(Place, &'r str)> {
    match row.get(at) {
        Some((place, text)) => Ok((*place, text.trim())),
        None => start(row).error("here", "the row has fewer fields than the header").err(),
    }
}

/// The place of the first field.
fn start(row: &[(Place, Cow<'_, str>)]) -> Place {
    row.first().map_or(Place { offset: 0, length: 0 }, |(place, _)| *place)
}

fn seconds((place, text): (Place, &str)) -> Checked<f64> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite() && *number >= 0.0);
    number.ok_or_else(|| Box::new(place.error("here", format!("expected a number, got `{text}`"))))
}
