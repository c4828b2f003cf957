//! Shortens long lines of a text before a report shows it. Without this, miette panics if a label begins beyond
//! column 65 535, and prints a line of megabytes in full.

use miette::{LabeledSpan, MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

/// Length in bytes above which a line is shortened.
// Five lines of a terminal; rows of a matrix of 288 columns stay whole.
const LONG: usize = 400;
/// Bytes on either side of a label that the excerpt contains.
// A label and its surroundings then fit two lines of a terminal.
const AROUND_LABEL: usize = 60;
/// Replacement of an omitted part.
const GAP: &str = " ... ";

/// A text whose long lines are shortened around the labels, with the labels' new positions and the original columns.
#[derive(Debug)]
pub(super) struct Excerpt {
    name: String,
    text: String,
    /// The labels, with their offsets in the shortened text.
    pub(super) labels: Vec<LabeledSpan>,
    /// Parts of the original: offset there, offset here, length.
    parts: Vec<[usize; 3]>,
}

impl Excerpt {
    pub(super) fn new(name: &str, original: &str, labels: &[LabeledSpan]) -> Self {
        let places: Vec<usize> = labels.iter().flat_map(|l| [l.offset(), l.offset() + l.len()]).collect();
        let mut short = Self { name: name.to_owned(), text: String::new(), labels: Vec::new(), parts: Vec::new() };
        let mut start = 0;
        for line in original.split_inclusive('\n') {
            let end = start + line.len();
            if line.len() <= LONG {
                short.keep(original, start, end);
            } else {
                let mut from = start;
                let within = places.iter().copied().filter(|place| (start..end).contains(place));
                let mut ends: Vec<usize> = within.chain([start, end]).collect();
                ends.sort_unstable();
                for place in ends {
                    let low = original.floor_char_boundary(place.saturating_sub(AROUND_LABEL).max(from));
                    let high = original.ceil_char_boundary((place + AROUND_LABEL).min(end));
                    // A gap shorter than its mark is copied instead.
                    if low > from + GAP.len() {
                        short.text += GAP;
                    }
                    short.keep(original, if low > from + GAP.len() { low } else { from }, high.max(from));
                    from = from.max(high);
                }
            }
            start = end;
        }
        for l in labels {
            let (from, to) = (short.moved(l.offset()), short.moved(l.offset() + l.len()));
            let new = if l.primary() { LabeledSpan::new_primary_with_span } else { LabeledSpan::new_with_span };
            short.labels.push(new(l.label().map(str::to_owned), (from, to - from)));
        }
        short
    }

    fn keep(&mut self, original: &str, from: usize, to: usize) {
        if from < to {
            self.parts.push([from, self.text.len(), to - from]);
            self.text += &original[from..to];
        }
    }

    /// New position of a place of the original. Labels begin and end in parts that the excerpt contains.
    fn moved(&self, at: usize) -> usize {
        let part = self.parts.partition_point(|[from, ..]| *from <= at).checked_sub(1).map(|i| self.parts[i]);
        part.map_or(0, |[from, here, length]| here + (at - from).min(length))
    }

    /// Original position of a place in the excerpt.
    fn original(&self, here: usize) -> usize {
        let part = self.parts.partition_point(|[_, at, _]| *at <= here).checked_sub(1).map(|i| self.parts[i]);
        part.map_or(0, |[from, at, length]| from + (here - at).min(length))
    }
}

impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let inner = self.text.read_span(span, before, after)?;
        let at = *inner.span();
        // Only the place itself, read without lines around it, has a column.
        let column = match inner.column() {
            0 => 0,
            here => self.original(at.offset()) - self.original(at.offset() - here),
        };
        let (data, line, lines) = (inner.data(), inner.line(), inner.line_count());
        Ok(Box::new(MietteSpanContents::new_named(self.name.clone(), data, at, line, column, lines)))
    }
}
