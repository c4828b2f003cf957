//! Tables of a document.

/// Alignment of a column's cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// Left-aligned, for words.
    #[default]
    Left,
    /// Right-aligned, for figures, which are never wrapped.
    Right,
}

/// A column: its key in CSV, its label, the unit of its figures and its alignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Key in CSV.
    pub key: String,
    /// Heading in rendered tables; text after a line break is small.
    pub label: String,
    /// Unit of all figures in the column, if any, written after the label.
    pub unit: Option<&'static str>,
    /// Alignment: left for words, right for figures.
    pub align: Align,
    /// A narrow terminal leaves out the columns of the highest rank first, but never those of rank 0.
    pub rank: u8,
}

impl Column {
    fn new(label: &str, align: Align) -> Self {
        Self { key: label.to_owned(), label: label.to_owned(), unit: None, align, rank: 0 }
    }

    /// A column of words.
    pub fn words(label: &str) -> Self {
        Self::new(label, Align::Left)
    }

    /// A column of figures.
    pub fn figures(label: &str) -> Self {
        Self::new(label, Align::Right)
    }

    /// Marks the column as one that a narrow terminal leaves out; higher ranks go first.
    #[must_use]
    pub fn optional(self, rank: u8) -> Self {
        Self { rank, ..self }
    }

    /// The rendered heading: the label, and the unit after a comma.
    pub fn heading(&self) -> String {
        self.unit.map_or_else(|| self.label.clone(), |unit| format!("{}, {unit}", self.label))
    }
}

/// The comparison of a cell with a published, claimed or expected value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Without a comparison.
    #[default]
    Plain,
    Equal,
    /// Within the sampling error.
    Near,
    /// Different, for a known reason.
    Differs,
    /// Not as expected.
    Unexpected,
}

/// A cell: its text (small after a line break) and its comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text or figure.
    pub text: String,
    /// Whether the figure is good, bad or neither.
    pub tone: Tone,
}

impl Cell {
    /// A cell with this comparison.
    pub fn toned(text: impl Into<String>, tone: Tone) -> Self {
        Self { text: text.into(), tone }
    }
}

impl<T: ToString> From<T> for Cell {
    fn from(value: T) -> Self {
        Self { text: value.to_string(), tone: Tone::Plain }
    }
}

/// Rows under the headings of columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    pub columns: Vec<Column>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<Vec<Cell>>,
    /// Number of last rows that a terminal shows only on request.
    pub further: usize,
}

impl Table {
    /// An empty table: columns of words, then columns of figures.
    pub fn new<W: AsRef<str>, F: AsRef<str>>(words: &[W], figures: &[F]) -> Self {
        let words = words.iter().map(|label| Column::words(label.as_ref()));
        Self::with(words.chain(figures.iter().map(|label| Column::figures(label.as_ref()))))
    }

    /// An empty table with columns of words only.
    pub fn words<S: AsRef<str>>(labels: &[S]) -> Self {
        Self::new::<S, &str>(labels, &[])
    }

    /// An empty table for CSV; `keys` are separated by blanks.
    pub fn keyed(keys: &str) -> Self {
        Self::words(&keys.split(' ').collect::<Vec<_>>())
    }

    /// An empty table with columns of figures only.
    pub fn figures<S: AsRef<str>>(labels: &[S]) -> Self {
        Self::new::<&str, S>(&[], labels)
    }

    /// An empty table with these columns.
    pub fn with(columns: impl IntoIterator<Item = Column>) -> Self {
        Self { columns: columns.into_iter().collect(), ..Self::default() }
    }

    /// The table with one more row.
    #[must_use]
    pub fn row<C: Into<Cell>>(mut self, cells: impl IntoIterator<Item = C>) -> Self {
        self.rows.push(cells.into_iter().map(Into::into).collect());
        self
    }

    /// The table with more rows.
    #[must_use]
    pub fn rows<C: Into<Cell>, R: IntoIterator<Item = C>>(self, rows: impl IntoIterator<Item = R>) -> Self {
        rows.into_iter().fold(self, Table::row)
    }

    /// The table; a terminal shows at most this many rows without a request.
    #[must_use]
    pub fn brief(self, most: usize) -> Self {
        Self { further: self.rows.len().saturating_sub(most), ..self }
    }

    /// The table with rows and columns exchanged: the first column becomes the headings.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let head = self.columns.first().map_or_else(|| Column::words(""), |c| Column::words(&c.label));
        let columns = std::iter::once(head).chain(self.rows.iter().map(|row| Column::figures(&row[0].text)));
        let mut table = Self::with(columns);
        for (i, column) in self.columns.iter().enumerate().skip(1) {
            // A column without a figure is left out of text, so its row is too.
            if self.rows.iter().all(|row| row[i].text.is_empty()) {
                continue;
            }
            let mut cells = vec![Cell::from(column.heading())];
            cells.extend(self.rows.iter().map(|row| row[i].clone()));
            table.rows.push(cells);
        }
        table
    }

    /// Comma-separated values under the keys of the columns (RFC 4180).
    pub fn csv(&self) -> String {
        // Rows may end before the last columns.
        let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
        let keys = self.columns.iter().map(|c| c.key.as_str());
        let written = writer.write_record(keys).and_then(|()| {
            self.rows.iter().try_for_each(|row| writer.write_record(row.iter().map(|cell| cell.text.as_str())))
        });
        // Writing to memory cannot fail.
        let bytes = written.ok().and_then(|()| writer.into_inner().ok()).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}
