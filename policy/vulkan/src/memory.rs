//! Memory of a card under test, and sweeps over all of it.

use crate::device::{CAPACITY, Card, Device, Kernel, LIST, Vulkan};
use crate::sweep::{Arguments, GROUP, Plant, dispatches};
use crate::words;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::logic::Generator;
use eccforge_memory::memtest::plan::Sweep;
use eccforge_memory::memtest::wrong_words::{WrongWord, WrongWords};
use std::sync::atomic::{AtomicBool, Ordering};

/// The kernels, compiled by `cargo xtask generate`.
const KERNELS: &[u8] = include_bytes!("kernels.spv");
/// Share of the memory that is left to the driver where it does not report the free memory: a tenth.
const LEFT: u64 = 10;
/// Bytes of a line, by which traffic is counted; the size of the memory is a multiple of it.
pub const LINE: u64 = 64;
/// Bytes that are tested by default where the card has the memory of the host.
const SHARED_BYTES: u64 = 256 << 20;

/// Memory of a card.
pub struct Memory<'v> {
    device: Device<'v>,
    /// Kernels of patterns and of marches.
    kernels: [Kernel; 2],
    pub card: Card,
    /// Bytes under test.
    pub bytes: u64,
    /// Number of the first word; other than 0 only in tests of the kernels.
    pub first: u64,
    /// The planted error, if there is one.
    pub plant: Option<Plant>,
}

/// The card of `--device gpu` (the first that is not a processor, or else the first) or of `--device gpu:N`.
///
/// # Errors
/// The card does not exist.
pub fn card(vulkan: &Vulkan, number: Option<usize>) -> Result<Card, String> {
    let cards = vulkan.cards()?;
    let found = match number {
        Some(number) => cards.get(number),
        None => cards.iter().find(|card| !card.shares_memory).or(cards.first()),
    };
    found.cloned().ok_or_else(|| match (number, cards.len()) {
        (Some(number), 1) => format!("there is no gpu:{number}: this machine has only gpu:0"),
        (Some(number), 2..) => format!("there is no gpu:{number}: this machine has gpu:0 to gpu:{}", cards.len() - 1),
        _ => "this machine has no Vulkan device".to_owned(),
    })
}

impl<'v> Memory<'v> {
    /// Allocates the bytes `asked` for, or all that the card gives, in pieces of at most `most` bytes.
    ///
    /// # Errors
    /// The driver rejects the card, or the memory.
    pub fn new(vulkan: &'v Vulkan, card: Card, asked: Option<u64>, most: u64) -> Result<Self, String> {
        let mut device = Device::open(vulkan, card.number)?;
        let kernels = device.compile(&words(KERNELS), [c"pattern", c"march"])?;
        let free = card.free.unwrap_or(card.bytes - card.bytes / LEFT);
        let all = if card.shares_memory { free.min(SHARED_BYTES) } else { free };
        let wanted = asked.unwrap_or(all).div_ceil(LINE).saturating_mul(LINE);
        let bytes = device.allocate(wanted, most);
        if bytes == 0 || asked.is_some() && bytes < wanted {
            return Err(format!("the driver allocates only {bytes} of {wanted} bytes"));
        }
        Ok(Self { device, kernels, card, bytes, first: 0, plant: None })
    }

    /// Runs a sweep. Returns the number of wrong words, and the first of them; `None` if `stop` was set before the end.
    ///
    /// # Errors
    /// The device is lost.
    pub fn sweep(
        &self,
        step: &Sweep,
        (test, number): (Test, u64),
        generator: Generator,
        stop: &AtomicBool,
    ) -> Result<Option<(u64, WrongWords)>, String> {
        let (mut count, mut wrong) = (0, WrongWords::default());
        let mut pieces = self.pieces();
        if step.descends() {
            pieces.reverse();
        }
        for (piece, first, words) in pieces {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            self.device.clear();
            for (kernel, arguments) in dispatches(step, generator, (first, words), self.plant) {
                self.device.dispatch(piece, self.kernels[kernel as usize], &arguments.words(), arguments.groups())?;
            }
            let found = u64::from(self.device.found()[0].load(Ordering::Relaxed));
            if found == 0 {
                continue;
            }
            // A march reads wrong words again before it goes on.
            if !matches!(step, Sweep::March(_)) {
                self.reread(piece, first, words)?;
            }
            count += found;
            wrong.merge(self.wrong(first, test, number));
        }
        Ok(Some((count, wrong)))
    }

    /// The pieces with their first word and number of words.
    fn pieces(&self) -> Vec<(usize, u64, u32)> {
        let mut pieces = Vec::new();
        let mut first = self.first;
        for (piece, words) in self.device.pieces().into_iter().enumerate() {
            pieces.push((piece, first, words));
            first += u64::from(words);
        }
        pieces
    }

    /// The wrong words that the kernels found in a piece.
    fn wrong(&self, first: u64, test: Test, sweep: u64) -> WrongWords {
        let found = self.device.found();
        let value = |at: usize| found[at].load(Ordering::Relaxed);
        let mut words = Vec::new();
        // The kernels count every wrong word, but store only as many as the list holds.
        for at in 0..CAPACITY.min(value(0) as usize) {
            let [word, expected, read, again] = [0, 1, 2, 3].map(|i| value(LIST + 4 * at + i));
            let address = 4 * (first + u64::from(word));
            words.push(WrongWord { sweep, address, test, expected, read, reread: Some(again) });
        }
        let by_bit = (0..32).map(|bit| [0, 1].map(|direction| u64::from(value(1 + 2 * bit + direction))));
        WrongWords { first: words, by_bit: by_bit.collect() }
    }

    /// Reads the words of the list again.
    fn reread(&self, piece: usize, first: u64, words: u32) -> Result<(), String> {
        let arguments = Arguments::reread(first, words, self.plant);
        // The list is shorter than the piece, or the piece has fewer words.
        self.device.dispatch(piece, self.kernels[0], &arguments.words(), (CAPACITY as u32).div_ceil(GROUP))
    }

    /// The contents of all words, read like wrong ones.
    ///
    /// # Errors
    /// The device is lost.
    pub fn contents(&self) -> Result<Vec<u32>, String> {
        let mut contents = Vec::new();
        for (piece, first, words) in self.pieces() {
            for start in (0..words).step_by(CAPACITY) {
                let count = (words - start).min(CAPACITY as u32);
                let found = self.device.found();
                found[0].store(count, Ordering::Relaxed);
                for i in 0..count {
                    found[LIST + 4 * i as usize].store(start + i, Ordering::Relaxed);
                }
                self.reread(piece, first, words)?;
                contents.extend((0..count as usize).map(|i| found[LIST + 4 * i + 3].load(Ordering::Relaxed)));
            }
        }
        Ok(contents)
    }
}
