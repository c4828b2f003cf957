//! Places the faults of a file on one device: checks coordinates, and draws those that the file does not give.

use super::effect::{Behaviour, Coupling, Effect, WeakCell};
use super::events::{self, Breadth, Events, value_or};
use super::fault_file::{BroadSpec, CouplingSpec, FaultFile, Kind, NamedFault, Neighbour, StuckSpec, WeakSpec};
use super::map::{Broad, EntryFaults, FaultMap};
use super::part::Part;

use crate::bits::{Bits, DATA_BYTES, ENTRY_BITS, PINS};
use crate::random::Draw;
use eccforge_files::diagnostic::{Diagnostic, Place};
use eccforge_files::yaml::Spanned;
use eccforge_gpu::geometry::{Field, Geometry};
use statrs::distribution::{ContinuousCDF, Normal};
use std::ops::Range;

/// Number of rows of a subarray, whose mats have 512 x 512 cells \[Sullivan et al., MICRO'21, Section 2.4\].
pub const SUBARRAY_ROWS: u32 = 512;
/// Number of leaky cells, and mean and deviation of their retention times in milliseconds: the normal curve through 294
/// weak cells at a refresh period of 8 ms and 2589 at 48 ms, after annealing, with 1000 at 16 ms for the paper's
/// "roughly a thousand" \[MICRO'21, Section 4\].
pub const RETENTION: (u64, f64, f64) = (2590, 18.5, 8.7);
/// The refresh period of HBM2, milliseconds \[MICRO'21, Section 4\].
pub const REFRESH_MS: f64 = 16.0;
/// Share of weak cells that lose ones \[MICRO'21, Section 4\].
pub const ONE_TO_ZERO: f64 = 0.998;
/// Factor on the probability of coupling for every write after the first: an assumption of this model.
pub const REPEAT_FACTOR: f64 = 10.0;

/// The part of the device that is in use, and the duration of the run.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Number of entries in use, from address 0.
    pub entries: u64,
    /// Seconds of simulated time over which events are spread.
    pub seconds: f64,
}

/// Maximum number of cells and touched entries that are listed one by one.
// A listed fault takes memory for each entry that it touches; a fault of a whole part does not.
const MOST_LISTED: u64 = 8_000_000;

struct Placing {
    map: FaultMap,
    limits: Limits,
}

type Placed = Result<(), Box<Diagnostic>>;

impl FaultMap {
    /// The faults of `file` on this device. The same file, device, limits and seed give the same faults.
    ///
    /// # Errors
    /// A coordinate or address lies beyond the device, or more cells are listed than memory has room for.
    pub fn place(file: &FaultFile, geometry: &Geometry, limits: Limits, seed: u64) -> Result<Self, Box<Diagnostic>> {
        let mut map = Self::none(geometry.clone(), seed);
        map.entries = limits.entries.min(map.entries);
        let mut placing = Placing { map, limits };
        for (index, fault) in (0..).zip(&file.faults) {
            file.file.attach(placing.add(index, fault))?;
        }
        placing.map.index();
        Ok(placing.map)
    }
}

impl Placing {
    fn add(&mut self, index: u32, fault: &NamedFault) -> Placed {
        // Each fault has its own stream: a change of one does not move the cells of the others.
        let draw = Draw::new(self.map.seed, &format!("fault {index} {}", fault.id));
        match &fault.kind {
            Kind::Events(spec, model) => {
                self.listed(&spec.count, 1)?;
                let events = Events {
                    count: spec.count.value,
                    model,
                    breadth: Breadth::new(spec),
                    seconds: self.limits.seconds,
                    room: MOST_LISTED as usize,
                };
                let upsets = events::draw(&self.map, &events, &draw).map_err(|message| {
                    let at = spec.count.error("these events", message);
                    Box::new(at.help("ask for fewer events, or for several runs with other seeds"))
                })?;
                for (entry, upset) in upsets {
                    self.own(entry).upsets.push(upset);
                }
                Ok(())
            }
            Kind::StuckAt(spec) => self.stuck(index, fault, spec, &draw),
            Kind::WeakCells(spec) => self.weak(spec, &draw),
            Kind::Coupling(spec) => self.coupling(spec, &draw),
            Kind::Logic(spec) => {
                let logic = spec.fault();
                self.map.logic.per_step += logic.per_step;
                self.map.logic.shared_per_step += logic.shared_per_step;
                Ok(())
            }
            Kind::Broad(part, spec) => self.broad(index, fault.activity, *part, spec, &draw),
        }
    }

    fn own(&mut self, entry: u64) -> &mut EntryFaults {
        self.map.own.entry(entry).or_default()
    }

    fn wrong(&self, place: Place, message: String, help: &str) -> Box<Diagnostic> {
        Box::new(place.error("beyond this device", message).help(help))
    }

    fn listed(&self, count: &Spanned<u64>, times: u64) -> Placed {
        let most = MOST_LISTED / times;
        if count.value <= most {
            return Ok(());
        }
        Err(self.wrong(
            count.place,
            format!("{} are too many to list one by one", count.value),
            &format!("give at most {most}"),
        ))
    }

    fn broad(&mut self, index: u32, activity: f64, part: Part, spec: &BroadSpec, draw: &Draw) -> Placed {
        let [stacks, channels, pseudo_channels, banks, rows, columns] = self.map.geometry.sizes;
        let subarrays = rows.div_ceil(SUBARRAY_ROWS);
        let sizes = [stacks, channels, pseudo_channels, banks, rows, subarrays, columns, PINS as u32, 36];
        // Each coordinate of the part as given, or drawn; a byte other than that of a mat only if it is given.
        let mut at = [None; 9];
        for (k, ((name, given), size)) in spec.coordinates().into_iter().zip(sizes).enumerate() {
            // Every part is in one stack, channel and pseudo-channel.
            let has = k < 3 || part.coordinates().contains(&name);
            at[k] = match given {
                Some(v) if v.value < size => Some(v.value),
                Some(v) => {
                    let message = format!("there is no {name} {} on {}", v.value, self.map.geometry.name);
                    return Err(self.wrong(v.place, message, &format!("write a number from 0 to {}", size - 1)));
                }
                None if has && (name != "byte" || part == Part::Mat) => {
                    Some(draw.below(0, k as u64, u64::from(size)) as u32)
                }
                None => None,
            };
        }
        let [stack, channel, pseudo_channel, bank, row, subarray, column, pin, byte] = at;
        let fields = [stack, channel, pseudo_channel, bank, row, column].into_iter().zip(self.map.geometry.sizes);
        let mut ranges: [Range<u32>; 6] = [const { 0..0 }; 6];
        for (range, (value, size)) in ranges.iter_mut().zip(fields) {
            *range = value.map_or(0..size, |value| value..value + 1);
        }
        if let Some(subarray) = subarray {
            let first = SUBARRAY_ROWS * subarray;
            ranges[Field::Row as usize] = first..(first + SUBARRAY_ROWS).min(rows);
        }
        let mask = match (pin, byte) {
            (Some(pin), _) => Bits::pin(pin as usize),
            (None, Some(byte)) => Bits::byte(byte as usize),
            (None, None) => Bits::ALL,
        };
        let effect = Effect { fault: index, mask, behaviour: spec.behaviour, activity };
        self.map.broad.push(Broad { ranges, effect });
        Ok(())
    }

    fn stuck(&mut self, index: u32, fault: &NamedFault, spec: &StuckSpec, draw: &Draw) -> Placed {
        let effect = |i: u64, bit: usize| Effect {
            fault: index,
            mask: Bits::bit(bit),
            behaviour: stuck_at(spec, draw, i),
            activity: fault.activity,
        };
        if let (Some(address), Some(bit)) = (&spec.address, &spec.bit) {
            let entry = address.value / DATA_BYTES as u64;
            if entry >= self.map.entries {
                let message = format!("address {:#x} lies beyond the memory in use", address.value);
                let help = format!("write an address below {:#x}", self.map.entries * DATA_BYTES as u64);
                return Err(self.wrong(address.place, message, &help));
            }
            self.own(entry).effects.push(effect(0, bit.value as usize));
        }
        if let Some(count) = &spec.count {
            self.listed(count, 1)?;
            let entries = self.map.entries;
            for i in 0..count.value {
                self.own(draw.below(i, 0, entries)).effects.push(effect(i, bit(draw, i)));
            }
        }
        Ok(())
    }

    fn weak(&mut self, spec: &WeakSpec, draw: &Draw) -> Placed {
        if let Some(count) = &spec.count {
            self.listed(count, 1)?;
        }
        let count = spec.count.as_ref().map_or(RETENTION.0, |c| c.value);
        let (mean, deviation) =
            (value_or(spec.mean_ms.as_ref(), RETENTION.1), value_or(spec.deviation_ms.as_ref(), RETENTION.2));
        let refresh_s = value_or(spec.refresh_ms.as_ref(), REFRESH_MS) / 1000.0;
        let share = value_or(spec.one_to_zero.as_ref(), ONE_TO_ZERO);
        let Ok(normal) = Normal::new(mean, deviation) else {
            return Err(self.wrong(Place { offset: 0, length: 0 }, "no normal distribution".into(), "check the times"));
        };
        for i in 0..count {
            // A cell with a retention time below zero loses its charge at once.
            let retention_s = normal.inverse_cdf(draw.unit(i, 3)).max(0.0) / 1000.0;
            let one_to_zero = draw.unit(i, 4) < share;
            let cell = WeakCell { bit: bit(draw, i) as u16, one_to_zero, retention_s, refresh_s };
            self.own(draw.below(i, 0, self.map.entries)).weak.push(cell);
        }
        Ok(())
    }

    /// Advises how much memory to use, so that every cell has a neighbour that differs in this field of its address.
    fn room(&self, field: usize) -> String {
        let mut next = [0; 6];
        next[field] = 1;
        let bytes = 2 * self.map.entry(next) * u64::from(self.map.geometry.entry_bytes);
        format!("use more of the device: `--size {}M` is enough", bytes.div_ceil(1 << 20))
    }

    fn coupling(&mut self, spec: &CouplingSpec, draw: &Draw) -> Placed {
        self.listed(&spec.cells, 2)?;
        let repeat_factor = spec.repeat_factor.as_ref().map_or(REPEAT_FACTOR, |f| f.value);
        let field = match spec.neighbour {
            Neighbour::Row => Field::Row as usize,
            Neighbour::Column => Field::Column as usize,
        };
        let size = self.map.geometry.sizes[field];
        if size < 2 {
            let message = format!("{} has no two neighbours of this kind", self.map.geometry.name);
            return Err(self.wrong(spec.cells.place, message, "choose the other neighbour"));
        }
        for i in 0..spec.cells.value {
            // The number of attempts is limited, because in a small memory no cell may have a neighbour.
            // A neighbour may lie outside the memory in use; then another cell is drawn.
            let found = (0..256).find_map(|attempt| {
                let victim = draw.below(i, 16 + 2 * attempt, self.map.entries);
                let mut fields = self.map.fields(victim);
                let up = draw.bits(i, 17 + 2 * attempt) & 1 == 1;
                let value = fields[field];
                fields[field] = if up && value + 1 < size || value == 0 { value + 1 } else { value - 1 };
                let aggressor = self.map.entry(fields);
                (aggressor < self.map.entries).then_some((victim, aggressor))
            });
            let Some((victim, aggressor)) = found else {
                let message = "the memory in use is so small that cells have no neighbours in it".to_owned();
                return Err(self.wrong(spec.cells.place, message, &self.room(field)));
            };
            let bit = bit(draw, i) as u16;
            let probability = spec.probability.value;
            self.map.couplings.push(Coupling { victim, aggressor, bit, probability, repeat_factor });
        }
        Ok(())
    }
}

/// The value at which cell `i` is stuck.
fn stuck_at(spec: &StuckSpec, draw: &Draw, i: u64) -> Behaviour {
    // Without a value in the file, half of the cells are stuck at each: a test that writes one value finds half of them.
    let value = spec.value.as_ref().map_or_else(|| draw.below(i, 2, 2), |value| u64::from(value.value));
    if value == 0 { Behaviour::StuckAt0 } else { Behaviour::StuckAt1 }
}

/// The physical bit of cell `i`.
fn bit(draw: &Draw, i: u64) -> usize {
    draw.below(i, 1, ENTRY_BITS as u64) as usize
}
