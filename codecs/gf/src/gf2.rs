//! Linear algebra over GF(2). Most vectors have at most 64 coordinates and are a `u64`, whose addition is XOR.
//! Sixty-four bits hold the syndrome of every code that eccforge supports (r <= 64).

/// A vector over GF(2).
pub trait Vector: Clone {
    /// Adds another vector.
    fn add(&mut self, other: &Self);
    /// The highest coordinate that is one; `None` for the zero vector.
    fn leading(&self) -> Option<usize>;
    /// Whether a coordinate is one.
    fn has(&self, coordinate: usize) -> bool;
}

macro_rules! integers {
    ($($integer:ty),*) => {$(
        impl Vector for $integer {
            // Callers in other crates reduce millions of vectors; without the attribute each step is a call.
            #[inline]
            fn add(&mut self, other: &Self) {
                *self ^= other;
            }

            #[inline]
            fn leading(&self) -> Option<usize> {
                self.checked_ilog2().map(|bit| bit as usize)
            }

            #[inline]
            fn has(&self, coordinate: usize) -> bool {
                self >> coordinate & 1 == 1
            }
        }
    )*};
}

integers!(u64, u128);

/// Coordinate i is bit i % 64 of word i / 64; vectors that are added have equal lengths.
impl Vector for Vec<u64> {
    fn add(&mut self, other: &Self) {
        for (word, other) in self.iter_mut().zip(other) {
            *word ^= other;
        }
    }

    fn leading(&self) -> Option<usize> {
        let word = self.iter().rposition(|word| *word != 0)?;
        self[word].leading().map(|bit| 64 * word + bit)
    }

    fn has(&self, coordinate: usize) -> bool {
        self[coordinate / 64].has(coordinate % 64)
    }
}

/// Two vectors that are added together; coordinates are those of the first one.
impl<V: Vector, W: Vector> Vector for (V, W) {
    fn add(&mut self, other: &Self) {
        self.0.add(&other.0);
        self.1.add(&other.1);
    }

    fn leading(&self) -> Option<usize> {
        self.0.leading()
    }

    fn has(&self, coordinate: usize) -> bool {
        self.0.has(coordinate)
    }
}

/// A basis of a subspace in echelon form. It records for each basis vector which inserted vectors sum to it.
#[derive(Clone, Debug)]
pub struct Span<V = u64> {
    /// Echelon vectors; no later vector has an earlier one's leading coordinate. Reducing by them in order clears all
    /// leading coordinates.
    rows: Vec<SpanRow<V>>,
    inserted: usize,
}

#[derive(Clone, Debug)]
struct SpanRow<V> {
    leading: usize,
    vector: V,
    /// The inserted vectors that sum to `vector`: bit i is the i-th one.
    combination: u128,
}

impl<V> Default for Span<V> {
    fn default() -> Self {
        Self { rows: Vec::new(), inserted: 0 }
    }
}

impl<V: Vector> Span<V> {
    /// The span of `vectors`.
    pub fn of(vectors: impl IntoIterator<Item = V>) -> Self {
        let mut span = Self::default();
        for v in vectors {
            span.insert(v);
        }
        span
    }

    /// Adds `vector`. If it is already in the span, returns the inserted vectors that sum to it (bit i of the mask is
    /// the i-th inserted vector; only the first 128 are tracked).
    pub fn insert(&mut self, vector: V) -> Option<u128> {
        // From the 129th vector on there is no bit left, and the mask ignores the vector.
        let own = 1u128.checked_shl(self.inserted as u32).unwrap_or(0);
        self.inserted += 1;
        let (vector, combination) = self.reduce(vector);
        let Some(leading) = vector.leading() else { return Some(combination) };
        self.rows.push(SpanRow { leading, vector, combination: combination ^ own });
        None
    }

    /// The rest of `vector` after subtracting members of the span, and the inserted vectors that were subtracted. The
    /// rest is zero exactly for members.
    pub fn reduce(&self, mut vector: V) -> (V, u128) {
        let mut combination = 0;
        for row in &self.rows {
            if vector.has(row.leading) {
                vector.add(&row.vector);
                combination ^= row.combination;
            }
        }
        (vector, combination)
    }

    /// Whether `vector` is a sum of inserted vectors.
    pub fn contains(&self, vector: V) -> bool {
        self.reduce(vector).0.leading().is_none()
    }

    /// The basis in reduced form, in the order of insertion: each vector with its leading coordinate, in which all others
    /// are zero.
    pub fn reduced(&self) -> Vec<(usize, V)> {
        let mut basis: Vec<(usize, V)> = Vec::with_capacity(self.rows.len());
        for SpanRow { leading, vector, .. } in &self.rows {
            for (_, known) in basis.iter_mut().filter(|(_, known)| known.has(*leading)) {
                known.add(vector);
            }
            basis.push((*leading, vector.clone()));
        }
        basis
    }

    /// The leading coordinates of the basis, in the order of insertion.
    pub fn leading(&self) -> impl Iterator<Item = usize> {
        self.rows.iter().map(|row| row.leading)
    }

    /// Dimension of the span.
    pub fn dimension(&self) -> u32 {
        self.rows.len() as u32
    }

    /// Number of inserted vectors.
    pub fn inserted(&self) -> usize {
        self.inserted
    }

    /// Whether the inserted vectors are independent.
    pub fn is_independent(&self) -> bool {
        self.rows.len() == self.inserted
    }
}

/// The indices of the vectors that are not sums of earlier ones: a basis of the span of all.
pub fn independent<V: Vector>(vectors: impl IntoIterator<Item = V>) -> Vec<usize> {
    let mut span = Span::default();
    let mut independent = Vec::new();
    for (i, vector) in vectors.into_iter().enumerate() {
        if span.insert(vector).is_none() {
            independent.push(i);
        }
    }
    independent
}

/// A non-empty set of vectors that sums to zero, if there is one among at most 128 vectors. The last of them is the
/// first vector that depends on earlier ones. Bit i of the mask is vector i.
pub fn dependent<V: Vector>(vectors: impl IntoIterator<Item = V>) -> Option<u128> {
    let mut span = Span::default();
    (0..).zip(vectors).find_map(|(i, vector)| span.insert(vector).map(|sum| sum | 1 << i))
}

/// The inverse of a square matrix, as rows: bit i of result j is entry (j, i). Bit j of `columns[i]` is entry (j, i) of the
/// matrix.
///
/// # Errors
/// A set of linearly dependent columns, if the matrix is singular.
pub fn invert(columns: &[u64]) -> Result<Vec<u64>, Vec<usize>> {
    let size = columns.len();
    membership(columns, size as u32).map(|inverse| inverse.coordinates).ok_or_else(|| {
        let mask = dependent(columns.iter().copied()).unwrap_or(0);
        (0..size).filter(|i| mask >> i & 1 == 1).collect()
    })
}

/// Tests for membership in the span of `columns` (independent vectors of `width` bits), and the columns that sum to a
/// member.
///
/// A syndrome s is in the span exactly if `parity(s & check) == 0` for every check. Then s is the sum of the columns
/// i for which `parity(s & coordinates[i])` is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    /// Masks over the syndrome: a basis of the left null space.
    pub checks: Vec<u64>,
    /// Masks over the syndrome, one for each column: a left inverse.
    pub coordinates: Vec<u64>,
}

/// Computes [`Membership`]; `None` if the columns are dependent.
pub fn membership(columns: &[u64], width: u32) -> Option<Membership> {
    let d = columns.len();
    // Gauss-Jordan on the rows of [columns | identity]: a row is (entries over columns, mask over s).
    let mut rows: Vec<(u64, u64)> = Vec::new();
    for j in 0..width {
        let mut entries = 0;
        for (i, column) in columns.iter().enumerate() {
            entries |= (column >> j & 1) << i;
        }
        rows.push((entries, 1 << j));
    }
    let mut coordinates = vec![0; d];
    let mut pivots = Vec::with_capacity(d);
    for i in 0..d {
        // The sparsest available pivot row keeps the masks short.
        let pivot = (0..rows.len())
            .filter(|p| !pivots.contains(p) && rows[*p].0 >> i & 1 == 1)
            .min_by_key(|p| (rows[*p].1.count_ones(), *p))?;
        let (entries, mask) = rows[pivot];
        for (j, row) in rows.iter_mut().enumerate() {
            if j != pivot && row.0 >> i & 1 == 1 {
                row.0 ^= entries;
                row.1 ^= mask;
            }
        }
        pivots.push(pivot);
    }
    for (i, &p) in pivots.iter().enumerate() {
        coordinates[i] = rows[p].1;
    }
    let checks = (0..rows.len()).filter(|j| !pivots.contains(j)).map(|j| rows[j].1).collect();
    Some(Membership { checks, coordinates })
}

/// The parity of a word: 1 if an odd number of its bits is set.
pub fn parity(word: u64) -> u64 {
    u64::from(word.count_ones() & 1)
}
