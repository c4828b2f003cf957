//! A whole device, access by access. Pages that hold nothing but a fill pattern are not stored.

use crate::bits::DATA_BYTES;
use crate::block::{Access, Block, Cells, Exposures, Now, Outcome, Scratch, Tally};
use crate::codec::EntryCodec;
use crate::fault::FaultMap;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Entries of a page: 32 KiB of data, so that a page and its check bytes stay in a core's cache.
const PAGE: u64 = 1024;

/// A simulated memory: every access goes through the codec and meets the faults.
///
/// Entries are numbered by address: entry e holds bytes 32 e .. 32 e + 31.
#[derive(Clone, Debug)]
pub struct Memory {
    map: FaultMap,
    codec: EntryCodec,
    /// Entry contents where no page is stored: the word pattern of the last fill.
    background: u32,
    pages: FxHashMap<u64, Block>,
    exposures: Exposures,
    now: Now,
    scratch: Scratch,
    tally: Tally,
    reported: Vec<(usize, Outcome)>,
}

impl Memory {
    /// A memory that holds zeros, at time zero.
    pub fn new(map: FaultMap, codec: EntryCodec) -> Self {
        Self {
            map,
            codec,
            background: 0,
            pages: FxHashMap::default(),
            exposures: Exposures::default(),
            now: Now::default(),
            scratch: Scratch::default(),
            tally: Tally::default(),
            reported: Vec::new(),
        }
    }

    /// Entries of the device.
    pub fn entries(&self) -> u64 {
        self.map.entries
    }

    /// The codec in use.
    pub fn codec(&self) -> &EntryCodec {
        &self.codec
    }

    /// Lets simulated time pass: charge leaks, events strike.
    pub fn advance(&mut self, seconds: f64) {
        self.now.seconds += seconds.max(0.0);
    }

    /// What all reads so far came to.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// Pages that are stored. All others cost nothing.
    pub fn stored_pages(&self) -> usize {
        self.pages.len()
    }

    /// Writes one 32-bit word everywhere. Stored pages without faults are dropped.
    pub fn fill(&mut self, word: u32) {
        self.now.step += 1;
        self.background = word;
        let keep: Vec<u64> = self.faulty_pages();
        self.pages.retain(|page, _| keep.binary_search(page).is_ok());
        let data = pattern(word, PAGE as usize);
        for page in keep {
            let first = page * PAGE;
            let count = PAGE.min(self.map.entries - first);
            self.write_page(first, &data[..DATA_BYTES * count as usize]);
        }
    }

    /// Pages with faults that remember something: point faults. What a broken part does depends on the read alone, so
    /// its pages are made when they are read.
    fn faulty_pages(&self) -> Vec<u64> {
        let mut pages: Vec<u64> = self.map.points().iter().map(|e| e / PAGE).collect();
        pages.dedup();
        pages
    }

    /// Writes whole entries from `first` on.
    ///
    /// # Panics
    /// If `data` is no whole number of entries, or the last one lies beyond the device.
    pub fn write(&mut self, first: u64, data: &[u8]) {
        self.check(first, data.len());
        self.now.step += 1;
        let mut at = 0;
        while at < data.len() {
            let entry = first + (at / DATA_BYTES) as u64;
            let end = data.len().min(at + DATA_BYTES * (PAGE - entry % PAGE) as usize);
            self.write_page(entry, &data[at..end]);
            at = end;
        }
    }

    /// Reads whole entries from `first` on into `out`. What is not clean is added to `outcomes`: its position among the
    /// entries of this call, and what it came to.
    ///
    /// # Panics
    /// If `out` is no whole number of entries, or the last one lies beyond the device.
    pub fn read(&mut self, first: u64, out: &mut [u8], outcomes: &mut Vec<(usize, Outcome)>) {
        self.check(first, out.len());
        self.now.step += 1;
        let mut at = 0;
        while at < out.len() {
            let entry = first + (at / DATA_BYTES) as u64;
            let end = out.len().min(at + DATA_BYTES * (PAGE - entry % PAGE) as usize);
            self.read_page(entry, &mut out[at..end]);
            let before = at / DATA_BYTES;
            for &(i, outcome) in &self.reported {
                self.tally.add(outcome);
                outcomes.push((before + i, outcome));
            }
            self.tally.clean += ((end - at) / DATA_BYTES - self.reported.len()) as u64;
            at = end;
        }
    }

    fn check(&self, first: u64, bytes: usize) {
        assert!(bytes.is_multiple_of(DATA_BYTES), "{bytes} bytes are no whole number of entries");
        let count = (bytes / DATA_BYTES) as u64;
        let end = first.saturating_add(count);
        assert!(end <= self.map.entries, "entries {first}..{end} reach beyond the {} of this device", self.map.entries);
    }

    fn write_page(&mut self, entry: u64, data: &[u8]) {
        let Self { map, codec, background, pages, exposures, now, scratch, tally, .. } = self;
        let mut pages = Pages { pages, background: *background, access: Access::new(map, codec, *now, scratch) };
        let start = (entry % PAGE) as usize;
        let slots = start..start + data.len() / DATA_BYTES;
        let (block, access) = pages.block(entry);
        block.write(slots.clone(), data, access, tally);
        if block.is_coupled() {
            let [aggressors, victims] = block.coupled(slots);
            let context = access.context;
            exposures.disturb(&mut pages, &context, (&aggressors, &victims));
        }
    }

    fn read_page(&mut self, entry: u64, out: &mut [u8]) {
        let Self { map, codec, background, pages, now, scratch, reported, .. } = self;
        let start = (entry % PAGE) as usize;
        let slots = start..start + out.len() / DATA_BYTES;
        reported.clear();
        let number = entry / PAGE;
        let mut access = Access::new(map, codec, *now, scratch);
        if pages.contains_key(&number) || map.has_points(number * PAGE..(number + 1) * PAGE) {
            let mut pages = Pages { pages, background: *background, access };
            let (block, access) = pages.block(entry);
            block.read(slots, access, out, reported);
        } else {
            // Nothing to remember: what was filled in is encoded, broken and decoded for this read alone.
            let end = entry + (out.len() / DATA_BYTES) as u64;
            filled(entry..end, *background, &mut access).read(0..slots.len(), &mut access, out, reported);
        }
    }
}

fn pattern(word: u32, entries: usize) -> Vec<u8> {
    word.to_le_bytes().repeat(DATA_BYTES / 4 * entries)
}

/// Entries as the last fill left them.
fn filled(entries: Range<u64>, background: u32, access: &mut Access<'_>) -> Block {
    let entries: Vec<u64> = entries.collect();
    let count = entries.len();
    let mut block = Block::new(entries, access);
    if background != 0 {
        let now = std::mem::take(&mut access.context.now);
        block.write(0..count, &pattern(background, count), access, &mut Tally::default());
        access.context.now = now;
    }
    block
}

/// All pages, for couplings across them.
struct Pages<'a> {
    pages: &'a mut FxHashMap<u64, Block>,
    background: u32,
    access: Access<'a>,
}

impl<'a> Pages<'a> {
    /// The page of an entry, as the last fill left it where it is not stored.
    fn block(&mut self, entry: u64) -> (&mut Block, &mut Access<'a>) {
        let (number, first) = (entry / PAGE, entry / PAGE * PAGE);
        let entries = first..self.access.context.map.entries.min(first + PAGE);
        let page = self.pages.entry(number).or_insert_with(|| filled(entries, self.background, &mut self.access));
        (page, &mut self.access)
    }
}

impl Cells for Pages<'_> {
    fn get(&mut self, entry: u64, bit: usize) -> bool {
        self.block(entry).0.get(entry, bit)
    }

    fn flip(&mut self, entry: u64, bit: usize) {
        self.block(entry).0.flip(entry, bit);
    }
}
