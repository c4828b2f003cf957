//! Results of a scheme with a failed device, as a document.

use eccforge_codes::report::{About, OfCode};
use eccforge_exact::dead::{DeadDevice, Further};
use eccforge_model::ErrorModel;
use eccforge_outcomes::Tally;
use eccforge_report::numbers::{percent, rounded};
use eccforge_report::{Column, Document, Table};
use num_traits::One;
use schemars::JsonSchema;
use serde::Serialize;

/// The results with each of several failed devices.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Dead<'a> {
    /// The model of further errors.
    #[serde(skip)]
    pub model: &'a ErrorModel,
    /// Results for each failed device, in the requested order.
    pub devices: &'a [DeadDevice],
}

impl OfCode for Dead<'_> {
    const NAME: &'static str = "check-dead";

    fn document(about: &About<'_, Self>) -> Document {
        let About { scheme, result: Dead { model, devices }, run } = about;
        let mut document = about.titled("a dead device", worst(&scheme.id, devices));
        let groups = alike(devices);
        if groups.len() > 1 {
            let columns = ["right, %", "detected, %", "silent, %", "distance if erased"].map(Column::figures);
            let table = Table::with([Column::words("dead")].into_iter().chain(columns));
            document.section("").table(table.rows(groups.iter().map(summary)));
            // The summary has one row for devices with equal counts; the classes of further errors need a table each.
            document.next(format!("{} --all", run.command), "further errors, device by device");
            document.note(
                "These results are without further errors. The distance if erased is that of a decoder \
                           that knows the dead device.",
            );
        }
        for (names, device) in &groups {
            let (dead, all) = (device.place.bits.len(), scheme.geometry.bits());
            let heading =
                format!("{} dead ({dead} of {all} bits), and a further error of {}", names.join(", "), model.id);
            let header = ["right, %", "detected, %", "silent, %", "unseen if erased", "correctable if erased"];
            let table = Table::new(&["further"], &header).rows(device.further.iter().map(row));
            // The table has the decoder as it is; the sentence, what a decoder that knows the device could do.
            document.section(heading).table(table).note(erased(device));
            // Nine tables would push the answer off the screen.
            if groups.len() > 1 {
                document.further();
            }
        }
        document.ran("SHA-256 of the error model", &*run.model_sha256);
        document
    }

    /// One line for each dead device and each class of further errors.
    fn records(about: &About<'_, Self>) -> String {
        let mut rows = Vec::new();
        for device in about.result.devices {
            for f in &device.further {
                let outcomes = f.as_it_is.as_ref().map(super::scheme::counts).unwrap_or_default();
                let unseen = [&f.errors, &f.unseen].map(|n| n.as_ref().map(ToString::to_string).unwrap_or_default());
                let correctable = f.correctable.map_or(String::new(), |c| c.to_string());
                let named = [device.place.name.clone(), f.class.clone()];
                let row: Vec<String> = named.into_iter().chain(outcomes).chain(unseen).chain([correctable]).collect();
                rows.push(row);
            }
        }
        Table::keyed("dead class patterns corrected detected undetected miscorrected clean errors unseen correctable")
            .rows(rows)
            .csv()
    }
}

/// The outcomes without further errors, for the device with the most silent outcomes.
fn worst(id: &str, devices: &[DeadDevice]) -> String {
    let by_device = devices.iter().filter_map(|device| Some((alone(device)?.probabilities(), &device.place.name)));
    let Some((p, name)) = by_device.max_by_key(|(p, _)| p.silent()) else {
        return format!("{id}: too many patterns to count them.");
    };
    let [right, detected, silent] = [&p.clean + &p.corrected, p.detected.clone(), p.silent()].map(|p| percent(&p));
    let most = if devices.len() > 1 { format!(", the worst of {} devices,", devices.len()) } else { String::new() };
    format!("{id} with {name}{most} dead: {right} % of the reads are right, {detected} % detected, {silent} % silent.")
}

/// The outcomes of a dead device without further errors; `None` if they are too many to count.
fn alone(device: &DeadDevice) -> Option<&Tally> {
    device.further.first()?.as_it_is.as_ref().filter(|tally| tally.total() > Default::default())
}

/// The row of devices with equal counts.
fn summary((names, device): &(Vec<&str>, &DeadDevice)) -> Vec<String> {
    // A module has eighteen devices, most of them alike: --all and JSON name each.
    let named = match names.as_slice() {
        [first, second, _, _, _, ..] => format!("{first}, {second} and {} others", names.len() - 2),
        few => few.join(", "),
    };
    let outcomes = alone(device).map_or_else(|| ["-"; 3].map(str::to_owned), shares);
    let d = &device.distance;
    let distance = format!("{}{}", if d.lower_bound_only { ">= " } else { "" }, d.bits);
    [named].into_iter().chain(outcomes).chain([distance]).collect()
}

/// Devices with equal counts.
fn alike(devices: &[DeadDevice]) -> Vec<(Vec<&str>, &DeadDevice)> {
    // Most devices of a scheme are alike: one table for all of them, and not the same table eighteen times.
    let mut groups: Vec<(Vec<&str>, &DeadDevice)> = Vec::new();
    for device in devices {
        match groups.iter_mut().find(|(_, first)| same_counts(first, device)) {
            Some((names, _)) => names.push(&device.place.name),
            None => groups.push((vec![&device.place.name], device)),
        }
    }
    groups
}

fn same_counts(a: &DeadDevice, b: &DeadDevice) -> bool {
    (&a.further, &a.distance, a.recovered) == (&b.further, &b.distance, b.recovered)
}

/// The row of a class of further errors: outcomes of the unchanged decoder, and of one that erases the device.
fn row(f: &Further) -> Vec<String> {
    let shares = match &f.as_it_is {
        Some(tally) if tally.total() > Default::default() => shares(tally),
        // The class has no pattern outside the dead device, or its patterns are too many.
        _ => ["-"; 3].map(str::to_owned),
    };
    let unseen = match (&f.errors, &f.unseen) {
        // The row without a class is the dead device on its own, which has no further errors.
        (Some(errors), Some(unseen)) if !f.class.is_empty() => format!("{} of {}", rounded(unseen), rounded(errors)),
        _ => "-".to_owned(),
    };
    let correctable = match f.correctable {
        _ if f.class.is_empty() => "-",
        Some(true) => "yes",
        Some(false) => "no",
        None => "not known",
    };
    let class = if f.class.is_empty() { &f.name } else { &f.class };
    [class.clone()].into_iter().chain(shares).chain([unseen, correctable.to_owned()]).collect()
}

/// Right, detected and silent errors in percent.
fn shares(t: &Tally) -> [String; 3] {
    let p = t.probabilities();
    // `percent` prints 100 only for a whole share, but with decimals.
    [&p.clean + &p.corrected, p.detected.clone(), p.silent()]
        .map(|share| if share.is_one() { "100".to_owned() } else { percent(&share) })
}

/// The distance of the punctured code.
fn erased(device: &DeadDevice) -> String {
    let (d, recovered) = (&device.distance, device.recovered);
    let least = if d.lower_bound_only { "at least " } else { "" };
    let symbols = d.symbols.map_or(String::new(), |s| format!(", {s} in symbols"));
    let bits = if recovered {
        "its bits follow from the others"
    } else {
        "its bits do not follow from the others: data are lost"
    };
    let unit = if d.bits == 1 { "bit" } else { "bits" };
    format!("Erased, {bits}; the code of the others has distance {least}{} {unit}{symbols}.", d.bits)
}
