//! Arithmetic in GF(2^m) with logarithm tables, for any primitive polynomial of degree 2 to 16.

/// A finite field GF(2^m) with generator alpha = x. Elements are `u32` below 2^m: bit i is the
/// coefficient of alpha^i.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    polynomial: u32,
    bits: u32,
    exp: Vec<u32>,
    log: Vec<u32>,
}

/// The reason why a polynomial does not define a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// The degree is outside 2..=16.
    Degree,
    /// alpha = x does not generate all non-zero elements; its order is given.
    NotPrimitive {
        /// Smallest e > 0 with alpha^e = 1, or 0 if alpha is not invertible.
        order: u32,
    },
}

impl Field {
    /// The field with the given polynomial; bit i is the coefficient of x^i (0x163 = x^8+x^6+x^5+x+1).
    ///
    /// # Errors
    /// The degree is out of range, or the polynomial is not primitive.
    pub fn new(polynomial: u32) -> Result<Self, FieldError> {
        let bits = 31u32.saturating_sub(polynomial.leading_zeros());
        // Tables of a field have two entries for each element: 512 KiB for 2^16. Reed-Solomon symbols have at most 16 bits.
        if !(2..=16).contains(&bits) {
            return Err(FieldError::Degree);
        }
        let order = (1u32 << bits) - 1;
        let mut exp = Vec::with_capacity(order as usize);
        let mut log = vec![0; order as usize + 1];
        let mut power = 1u32;
        for e in 0..order {
            if e > 0 && power == 1 {
                return Err(FieldError::NotPrimitive { order: e });
            }
            // Without a constant term, x divides the polynomial and some power of alpha is zero.
            if power == 0 {
                return Err(FieldError::NotPrimitive { order: 0 });
            }
            exp.push(power);
            log[power as usize] = e;
            power <<= 1;
            if power >> bits == 1 {
                power ^= polynomial;
            }
        }
        // A reducible polynomial may cycle without returning to 1 at the full order.
        if power != 1 {
            return Err(FieldError::NotPrimitive { order: 0 });
        }
        Ok(Self { polynomial, bits, exp, log })
    }

    /// Bits of an element: m.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// The defining polynomial.
    pub fn polynomial(&self) -> u32 {
        self.polynomial
    }

    /// Order of the multiplicative group: 2^m - 1.
    pub fn order(&self) -> u32 {
        (1 << self.bits) - 1
    }

    /// alpha^e, for any exponent.
    pub fn power(&self, e: u64) -> u32 {
        self.exp[(e % u64::from(self.order())) as usize]
    }

    /// The e with alpha^e = a, below the order.
    ///
    /// # Panics
    /// If `a` is zero or not an element.
    pub fn log(&self, a: u32) -> u32 {
        assert!(a != 0, "zero is not a power of alpha");
        self.log[a as usize]
    }

    /// The product of two elements.
    pub fn multiply(&self, a: u32, b: u32) -> u32 {
        // Zero has no logarithm.
        if a == 0 || b == 0 {
            return 0;
        }
        self.power(u64::from(self.log[a as usize]) + u64::from(self.log[b as usize]))
    }

    /// The e-th power of an element; 0^0 = 1.
    pub fn raise(&self, a: u32, e: u64) -> u32 {
        match (a, e) {
            (_, 0) => 1,
            (0, _) => 0,
            // The exponent is reduced first, or the product could overflow.
            _ => self.power(u64::from(self.log[a as usize]) * (e % u64::from(self.order()))),
        }
    }

    /// The inverse of a non-zero element; zero for zero.
    pub fn inverse(&self, a: u32) -> u32 {
        if a == 0 { 0 } else { self.power(u64::from(self.order() - self.log[a as usize])) }
    }
}
