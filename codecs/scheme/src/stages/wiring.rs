//! Wires each bit of a stage to a data bit of the previous stage.

use super::Stage;
use super::spec::{ColumnsSpec, DelayedSpec, DevicesSpec, ReadsSpec, RunSpec};
use crate::Geometry;
use crate::diagnostic::{Checked, Place};
use crate::layout::each_once;
use crate::yaml::Spanned;

/// The wiring of `copies` entries of this shape that follow the stage `before`. The entries read as many bits as the
/// stage delivers data bits.
pub(super) fn build(
    reads: Option<&Spanned<ReadsSpec>>,
    before: &Stage,
    geometry: Geometry,
    copies: usize,
) -> Checked<Vec<usize>> {
    match reads.map(|r| (r.place, &r.value)) {
        None | Some((_, ReadsSpec::InOrder)) => Ok((0..before.data()).collect()),
        Some((_, ReadsSpec::Devices(d))) => devices(d, before, geometry, copies),
        Some((place, ReadsSpec::Delayed(spec))) => delayed(place, spec, before, geometry, copies),
        Some((place, ReadsSpec::Columns(spec))) => columns(place, spec, before, geometry, copies),
        Some((place, ReadsSpec::Explicit(lists))) => {
            Ok(each_once(place, lists, ["copy", "data bit"], [copies, geometry.bits()])?.concat())
        }
    }
}

/// Words of both stages have as many symbols in as many copies.
fn delayed(place: Place, spec: &DelayedSpec, before: &Stage, geometry: Geometry, copies: usize) -> Checked<Vec<usize>> {
    let symbol = spec.symbol.checked("`symbol`", "a symbol has", "bits")?;
    let step = spec.step.checked("`step`", "a symbol is delayed by", "copies")?;
    let (bits, data) = (geometry.bits(), before.data_of_copy());
    if bits != data || bits % symbol != 0 {
        let message =
            format!("a word of {bits} bits and one of {data} data bits are not equally many symbols of {symbol} bits");
        return place.error("does not fit", message).help("write as many copies as the previous stage has").err();
    }
    let from = |copy: usize, s: usize| ((copy + step * s) % copies * bits) + s * symbol;
    Ok(by_symbol([copies, bits / symbol, symbol], from))
}

/// Words of the previous stage are rows with a symbol for each copy of this one, whose words have a symbol for each row.
fn columns(place: Place, spec: &ColumnsSpec, before: &Stage, geometry: Geometry, copies: usize) -> Checked<Vec<usize>> {
    let symbol = spec.symbol.checked("`symbol`", "a symbol has", "bits")?;
    let step = spec.step.map_or(Ok(0), |step| step.checked("`step`", "a diagonal moves by", "rows"))?;
    let (rows, data) = (before.copies, before.data_of_copy());
    if geometry.bits() != rows * symbol || data != copies * symbol {
        let message = format!(
            "{rows} rows of {data} data bits are not {copies} columns of {} bits with symbols of {symbol} bits",
            geometry.bits()
        );
        let help =
            "the previous stage needs a copy for each symbol of a word, and a symbol for each copy of this stage";
        return place.error("does not fit", message).help(help).err();
    }
    // One product is added before the difference, so that it is not negative.
    let from = |copy: usize, s: usize| (s + copy * rows * step - copy * step) % rows * data + copy * symbol;
    Ok(by_symbol([copies, rows, symbol], from))
}

/// The wiring by symbols of `bits` bits, of which a copy has `symbols`; `from` is the first data bit of one.
fn by_symbol([copies, symbols, bits]: [usize; 3], from: impl Fn(usize, usize) -> usize) -> Vec<usize> {
    let all = (0..copies).flat_map(|copy| (0..symbols).map(move |s| (copy, s)));
    all.flat_map(|(copy, s)| from(copy, s)..from(copy, s) + bits).collect()
}

/// Device d, a copy of the previous stage, sends on the pins from `d * pins` of every entry; entries follow each
/// other in time.
fn devices(d: &DevicesSpec, before: &Stage, geometry: Geometry, copies: usize) -> Checked<Vec<usize>> {
    let (pins, beats) = (d.pins.value as usize, d.beats.value as usize);
    if before.copies * pins != geometry.pins {
        let message =
            format!("{} devices of {pins} pins do not fill the {} pins of an entry", before.copies, geometry.pins);
        let help = match geometry.pins % before.copies {
            0 => format!("write `pins: {}`", geometry.pins / before.copies),
            _ => format!("{} pins cannot be divided equally among {} devices", geometry.pins, before.copies),
        };
        return d.pins.error("does not fit", message).help(help).err();
    }
    let all_beats = copies * geometry.beats;
    // With fewer beats some bits of the entries would read nothing, and with more some data bits would be lost.
    if beats != all_beats {
        let message = format!(
            "devices send for {beats} beats, but {copies} entries of {} beats have {all_beats}",
            geometry.beats
        );
        return d.beats.error("does not fit", message).help(format!("write `beats: {all_beats}`")).err();
    }
    let runs: Vec<RunSpec> = match &d.order {
        None => vec![RunSpec::Pins(d.pins.value), RunSpec::Beats(d.beats.value)],
        Some(order) => {
            let [mut run_pins, mut run_beats] = [1u64; 2];
            for run in &order.value {
                // A product beyond 64 bits differs from the device's numbers anyway.
                match run.value {
                    RunSpec::Pins(n) => run_pins = run_pins.saturating_mul(n.into()),
                    RunSpec::Beats(n) | RunSpec::BeatsDown(n) => run_beats = run_beats.saturating_mul(n.into()),
                }
            }
            if [run_pins, run_beats] != [pins as u64, beats as u64] {
                let message = format!(
                    "the order counts {run_pins} pins and {run_beats} beats, but a device has {pins} and {beats}"
                );
                let help = "write runs whose pins and beats multiply to the device's, the one that changes fastest first, such as \
                            `[{pins: 4}, {beats: 32}]`";
                return order.error("this order", message).help(help).err();
            }
            order.value.iter().map(|r| r.value).collect()
        }
    };
    let mut reads = vec![0; before.data()];
    let device_bits = before.data_of_copy();
    for data in 0..before.data() {
        let (pin, beat) = place(data % device_bits, &runs);
        reads[beat * geometry.pins + data / device_bits * pins + pin] = data;
    }
    Ok(reads)
}

/// Pin and beat of a device's data bit.
fn place(bit: usize, runs: &[RunSpec]) -> (usize, usize) {
    let (mut left, mut pin, mut beat) = (bit, 0, 0);
    let (mut pins_so_far, mut beats_so_far) = (1, 1);
    for run in runs {
        match *run {
            RunSpec::Pins(n) => {
                pin += left % n as usize * pins_so_far;
                pins_so_far *= n as usize;
                left /= n as usize;
            }
            RunSpec::Beats(n) | RunSpec::BeatsDown(n) => {
                let n = n as usize;
                let step = if matches!(run, RunSpec::BeatsDown(_)) { n - 1 - left % n } else { left % n };
                beat += step * beats_so_far;
                beats_so_far *= n;
                left /= n;
            }
        }
    }
    (pin, beat)
}
