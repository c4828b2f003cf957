//! Scalars of a YAML text as values.

/// What a tag says that a scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    None,
    Text,
    Null,
    Boolean,
    Whole,
    Real,
}

/// The text of a scalar, and how it stands there.
#[derive(Debug)]
pub(super) struct Scalar {
    pub text: String,
    /// Without quotation marks and not as a block.
    pub plain: bool,
    pub tag: Tag,
}

/// What a scalar is if no type says what it should be.
pub(super) enum Resolved {
    Null,
    Boolean(bool),
    Whole(u64),
    Negative(i64),
    Real(f64),
    /// A number that is infinite, none, or too large for an `f64`: no value without a type that asks for it.
    Unbounded,
    Text,
}

impl Scalar {
    /// Whether no value stands there: nothing, `~` or `null` without quotation marks.
    pub fn is_null(&self) -> bool {
        match self.tag {
            Tag::Null => true,
            Tag::None => self.plain && matches!(self.text.to_ascii_lowercase().as_str(), "" | "~" | "null"),
            _ => false,
        }
    }

    fn may_be(&self, tag: Tag) -> bool {
        self.tag == tag || self.tag == Tag::None
    }

    /// A boolean in the words of YAML 1.1.
    pub fn boolean(&self) -> Option<bool> {
        let word = trim(&self.text).to_ascii_lowercase();
        match word.as_str() {
            _ if !self.may_be(Tag::Boolean) => None,
            "true" | "yes" | "y" | "on" => Some(true),
            "false" | "no" | "n" | "off" => Some(false),
            _ => None,
        }
    }

    /// A whole number from 0 to `largest`.
    pub fn whole(&self, largest: u64) -> Option<u64> {
        let text = trim(&self.text);
        let number = magnitude(text.strip_prefix('+').unwrap_or(text))?;
        self.may_be(Tag::Whole).then_some(number).and_then(|n| u64::try_from(n).ok()).filter(|n| *n <= largest)
    }

    /// A whole number with a sign.
    pub fn integer(&self, smallest: i64, largest: i64) -> Option<i64> {
        let text = trim(&self.text);
        let number = match text.strip_prefix('-') {
            Some(digits) => -i128::try_from(magnitude(digits)?).ok()?,
            None => i128::try_from(magnitude(text.strip_prefix('+').unwrap_or(text))?).ok()?,
        };
        self.may_be(Tag::Whole)
            .then_some(number)
            .and_then(|n| i64::try_from(n).ok())
            .filter(|n| (smallest..=largest).contains(n))
    }

    /// A real number; one too large for an `f64` is none.
    pub fn real(&self) -> Option<f64> {
        let text = trim(&self.text);
        if !self.may_be(Tag::Real) {
            return None;
        }
        match text.to_ascii_lowercase().as_str() {
            ".nan" | "+.nan" | "-.nan" => Some(f64::NAN),
            ".inf" | "+.inf" => Some(f64::INFINITY),
            "-.inf" => Some(f64::NEG_INFINITY),
            _ => text.parse().ok().filter(|x: &f64| x.is_finite()),
        }
    }

    /// What it is by its tag or, without quotation marks, by its looks.
    pub fn resolve(&self) -> Resolved {
        if self.is_null() {
            return Resolved::Null;
        }
        if self.tag == Tag::Text || (!self.plain && self.tag == Tag::None) {
            return Resolved::Text;
        }
        let boolean = self.boolean().map(Resolved::Boolean);
        let whole = || self.whole(u64::MAX).map(Resolved::Whole);
        let negative = || self.integer(i64::MIN, 0).map(Resolved::Negative);
        boolean.or_else(whole).or_else(negative).unwrap_or_else(|| {
            let text = trim(&self.text);
            let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
            match self.real() {
                Some(real) if real.is_finite() => Resolved::Real(real),
                Some(_) => Resolved::Unbounded,
                None if digits.starts_with(|c: char| c.is_ascii_digit()) && text.parse::<f64>().is_ok() => {
                    Resolved::Unbounded
                }
                None => Resolved::Text,
            }
        })
    }
}

/// A text without the blanks around it.
fn trim(text: &str) -> &str {
    text.trim_matches([' ', '\t', '\r', '\n'])
}

/// A number without a sign: `31`, `0x1f`, `0o37`, `0b1_1111`. Decimal ones do not start with a zero.
fn magnitude(text: &str) -> Option<u128> {
    let prefixes = [("0x", 16), ("0X", 16), ("0o", 8), ("0O", 8), ("0b", 2), ("0B", 2)];
    let based = prefixes.iter().find_map(|(prefix, radix)| Some((text.strip_prefix(prefix)?, *radix)));
    let (digits, radix) = based.unwrap_or((text, 10));
    let separated = digits.starts_with('_') || digits.ends_with('_') || digits.contains("__");
    let leading_zero = radix == 10 && digits.len() > 1 && digits.starts_with('0');
    let signed = digits.starts_with('+');
    (!separated && !leading_zero && !signed).then(|| u128::from_str_radix(&digits.replace('_', ""), radix).ok())?
}
