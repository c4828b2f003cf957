//! Groups of 512 patterns. The random slots of a group can be drawn while the group before it is decoded.

use crate::classify::{Classifier, Outcomes};
use crate::draws::GROUP_SAMPLES;
use eccforge_circuit::lanes::{Backend, Counters, Slot, Workspace};
use eccforge_runs::random::Stream;

/// A block, and the first random slot of a group in it.
type Place = (u64, u64);

/// Random slots of groups of one width.
#[derive(Clone, Debug)]
pub(crate) struct Ahead {
    stream: Stream,
    /// `None` if the generator cannot run in parallel with a circuit.
    counters: Option<Counters>,
    /// The slots of the present group.
    slots: Vec<Slot>,
    /// The slots of a later group, and its place if they have been drawn.
    later: Vec<Slot>,
    drawn: Option<Place>,
}

impl Ahead {
    /// Room for `width` slots at a time.
    pub fn new(stream: &Stream, width: usize) -> Self {
        let slots = vec![Slot::ZERO; width];
        Self { stream: *stream, counters: stream.counters(), later: slots.clone(), slots, drawn: None }
    }

    /// Visits the first `samples` patterns of a block whose bits are random slots: those of group g begin at `first` + g `step`.
    pub fn each(&mut self, (block, samples): (u64, u64), [first, step]: [u64; 2], mut visit: impl FnMut(Group<'_>)) {
        let groups = samples.div_ceil(GROUP_SAMPLES);
        for group in 0..groups {
            self.draw((block, first + group * step));
            let next = (group + 1 < groups).then(|| (block, first + (group + 1) * step));
            let done = group * GROUP_SAMPLES;
            visit(Group { slots: Slots::Drawn(self, next), mask: first_of(samples - done), done });
        }
    }

    /// Draws the group at a place, if it has not been drawn ahead.
    fn draw(&mut self, place: Place) {
        if self.drawn.take() == Some(place) {
            std::mem::swap(&mut self.slots, &mut self.later);
        } else {
            self.stream.fill(place.0, place.1, &mut self.slots);
        }
    }

    /// Classifies the present group, and draws the group at `next` meanwhile if that is possible.
    fn classify(&mut self, classifier: &Classifier, (backend, workspace): On<'_>, next: Option<Place>) -> Outcomes {
        // A second classifier of the same group finds the next one drawn.
        let (Some(counters), Some(next), None) = (&mut self.counters, next, self.drawn) else {
            return classifier.run_on(backend, &self.slots, workspace);
        };
        counters.set(Stream::counter(next.0, next.1));
        let (outcomes, is_drawn) =
            classifier.run_and_draw(backend, &self.slots, workspace, (counters, &mut self.later));
        self.drawn = is_drawn.then_some(next);
        outcomes
    }
}

/// The first `left` of the 512 samples of a group.
pub(crate) fn first_of(left: u64) -> Slot {
    Slot::first(left.min(GROUP_SAMPLES) as usize)
}

/// The instructions that run a classifier, and its working memory.
type On<'w> = (Backend, &'w mut Workspace);

/// 512 patterns of a part of an entry, or of the whole.
pub(crate) struct Group<'g> {
    slots: Slots<'g>,
    /// The patterns that count.
    pub mask: Slot,
    /// Number of earlier patterns of this part in the block.
    pub done: u64,
}

/// The patterns of a group: slot i is bit i of the part.
enum Slots<'g> {
    Given(&'g [Slot]),
    /// The drawn bits are the patterns. The place is that of the next group, if there is one.
    Drawn(&'g mut Ahead, Option<Place>),
}

impl<'g> Group<'g> {
    /// A group of these patterns.
    pub fn given(patterns: &'g [Slot], mask: Slot, done: u64) -> Self {
        Self { slots: Slots::Given(patterns), mask, done }
    }

    /// Slot i is bit i of the part.
    pub fn patterns(&self) -> &[Slot] {
        match &self.slots {
            Slots::Given(patterns) => patterns,
            Slots::Drawn(ahead, _) => &ahead.slots,
        }
    }

    /// The outcomes of a classifier whose inputs are the bits of the part.
    pub fn classify(&mut self, classifier: &Classifier, backend: Backend, workspace: &mut Workspace) -> Outcomes {
        match &mut self.slots {
            Slots::Given(patterns) => classifier.run_on(backend, patterns, workspace),
            Slots::Drawn(ahead, next) => ahead.classify(classifier, (backend, workspace), *next),
        }
    }
}
