//! Counts of a slot: whole numbers, so that sums do not depend on their order.

use std::collections::BTreeMap;

/// Everything that is counted, by name and in the order of the report.
pub const METRICS: [(&str, &str); 22] = [
    ("reads", "reads that saw wrong bits, in memory that is in use"),
    ("corrected", "reads with wrong bits that were delivered as written"),
    ("detected", "reads that were detected as uncorrectable (DUE)"),
    ("silent", "reads that delivered wrong data (SDC)"),
    ("avoided", "wrong bits in memory that the policy had taken out of use before"),
    ("transient_corrected", "transient events that were corrected"),
    ("transient_detected", "transient events that were detected"),
    ("transient_silent", "transient events that were silent"),
    ("coincidences", "reads in which several patterns met; the decoder circuit gave their outcome"),
    ("sram", "uncorrectable errors of SRAM, which no scheme protects"),
    ("applications_ended", "contained errors: one application ends"),
    ("gpu_interruptions", "uncontained errors: everything on the GPU ends"),
    ("interruptions", "contained and uncontained errors together"),
    ("jobs_killed", "jobs that ended for either reason"),
    ("resets", "resets and reattaches"),
    ("pages_retired", "pages retired or taken out of use"),
    ("frames_offlined", "frames offlined until the next reset"),
    ("rows_remapped", "rows remapped or isolated"),
    ("retirement_failures", "retirements and remaps that failed"),
    ("returned", "GPUs returned (RMA)"),
    ("retries", "transfers that were repeated after a detected error"),
    ("recovered", "reads that were detected as uncorrectable at first, and clean when they were repeated"),
];

/// Index of a metric.
pub fn index(name: &str) -> usize {
    METRICS.iter().position(|(n, _)| *n == name).unwrap_or_else(|| unreachable!("`{name}` is a metric"))
}

/// Counts of one slot under one scheme.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SlotCounts {
    pub totals: [u64; METRICS.len()],
    /// (bin, metric, amount).
    pub dated: Vec<(u32, usize, u64)>,
}

impl SlotCounts {
    /// Adds to a metric in a bin of time.
    pub fn add(&mut self, bin: u32, metric: usize, amount: u64) {
        if amount > 0 {
            self.totals[metric] += amount;
            self.dated.push((bin, metric, amount));
        }
    }
}

/// Sums over slots of one scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    /// Sum of each metric.
    pub count: [u64; METRICS.len()],
    /// Sum of the squares of the slots' counts: what clusters do to intervals.
    pub squares: [u64; METRICS.len()],
    /// Sum of the squares of the differences to the first scheme's counts in the same slot.
    pub differences: [u64; METRICS.len()],
    /// `bins[metric][bin]`.
    pub bins: Vec<Vec<u64>>,
}

impl Sums {
    /// Nothing yet, over so many bins of time.
    pub fn new(bins: usize) -> Self {
        let zero = [0; METRICS.len()];
        Self { count: zero, squares: zero, differences: zero, bins: vec![vec![0; bins]; METRICS.len()] }
    }

    /// Takes a slot in; `first` is what the first scheme made of it.
    pub fn add(&mut self, slot: &SlotCounts, first: &SlotCounts) {
        for m in 0..METRICS.len() {
            self.count[m] += slot.totals[m];
            self.squares[m] = self.squares[m].saturating_add(slot.totals[m].saturating_mul(slot.totals[m]));
            let difference = slot.totals[m].abs_diff(first.totals[m]);
            self.differences[m] = self.differences[m].saturating_add(difference.saturating_mul(difference));
        }
        for &(bin, metric, amount) in &slot.dated {
            self.bins[metric][bin as usize] += amount;
        }
    }

    /// As the values of a record: for each metric count, squares, differences, then the bins without their last zeros.
    pub fn to_values(&self, scheme: &str, values: &mut BTreeMap<String, Vec<u64>>) {
        for (m, (name, _)) in METRICS.iter().enumerate() {
            let mut row = vec![self.count[m], self.squares[m], self.differences[m]];
            row.extend(&self.bins[m]);
            while row.last() == Some(&0) {
                row.pop();
            }
            if !row.is_empty() {
                values.insert(format!("{scheme}/{name}"), row);
            }
        }
    }

    /// Adds the values of a record, which may be any: sums end at 2^64 - 1.
    pub fn add_values(&mut self, scheme: &str, values: &BTreeMap<String, Vec<u64>>) {
        for (m, (name, _)) in METRICS.iter().enumerate() {
            let Some(row) = values.get(&format!("{scheme}/{name}")) else { continue };
            let at = |i: usize| row.get(i).copied().unwrap_or(0);
            self.count[m] = self.count[m].saturating_add(at(0));
            self.squares[m] = self.squares[m].saturating_add(at(1));
            self.differences[m] = self.differences[m].saturating_add(at(2));
            self.bins[m].iter_mut().enumerate().for_each(|(i, b)| *b = b.saturating_add(at(3 + i)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_survive_the_way_through_a_record() {
        let (mut first, mut slot) = (SlotCounts::default(), SlotCounts::default());
        first.add(0, index("silent"), 2);
        slot.add(1, index("silent"), 5);
        slot.add(1, index("resets"), 1);
        let mut sums = Sums::new(3);
        sums.add(&slot, &first);
        sums.add(&first, &first);
        let s = index("silent");
        assert_eq!((sums.count[s], sums.squares[s], sums.differences[s]), (7, 29, 9));
        assert_eq!(sums.bins[s], [2, 5, 0]);
        let mut values = BTreeMap::new();
        sums.to_values("duet", &mut values);
        let mut back = Sums::new(3);
        back.add_values("duet", &values);
        assert_eq!(back, sums);
    }
}
