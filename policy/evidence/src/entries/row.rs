//! Reads one row: returns its sighting, or the wrong field and the reason.

use super::bits::{Bits, difference, from_hex};
use super::element::{BaseHint, Element, binary, hexadecimal, repeated, strip, whole};
use super::forms::{FIELDS, Field, Form};
use super::log::{BASED, Hints, Options};
use super::place::{MOST_BYTES, dram, of_dram};
use super::sighting::{Sighting, device};
use std::borrow::Cow;

/// Values of a row by field.
#[derive(Default)]
pub(super) struct Values<'v>([Option<Cow<'v, [u8]>>; FIELDS]);

impl<'v> Values<'v> {
    pub(super) fn set(&mut self, field: Field, value: impl Into<Cow<'v, [u8]>>) {
        self.0[field as usize] = Some(value.into());
    }

    fn text(&self, f: Field) -> Option<&[u8]> {
        self.0[f as usize].as_deref()
    }

    /// A whole number; 0 where the row has none.
    fn number(&self, f: Field) -> Result<u64, FieldError> {
        let Some(text) = self.text(f) else { return Ok(0) };
        whole(text).ok_or_else(|| (f, not(text, "a whole number, decimal or with 0x")))
    }

    /// The first of these fields that the row has.
    fn first(&self, of: [Field; 3]) -> Option<Field> {
        of.into_iter().find(|f| self.text(*f).is_some())
    }
}

/// The wrong column of a line, and the error.
pub(super) type Refusal = (usize, String);

/// The wrong field of a row, and the error.
type FieldError = (Field, String);

fn not(found: &[u8], wanted: &str) -> String {
    let text: String = String::from_utf8_lossy(found).chars().take(80).collect();
    format!("`{}` is not {wanted}", text.trim())
}

impl Options {
    /// The sighting of a row, or the wrong field and the reason.
    pub(super) fn sighting(&self, values: &Values<'_>, form: &Form) -> Result<Sighting, FieldError> {
        let small = |f: Field| {
            let n = values.number(f)?;
            u32::try_from(n).map_err(|_| (f, format!("{n} is too large: runs, write and read loops are below 2^32")))
        };
        let (run, write, read) = (small(Field::Run)?, small(Field::Write)?, small(Field::Read)?);
        let (at, base) = self.place(values, form)?;
        let (bits, down) = self.wrong_bits(values, form, base)?;
        if bits.is_empty() {
            let field = values.first([Field::Flips, Field::Mask, Field::Actual]).unwrap_or(Field::Flips);
            return Err((field, "no bit is wrong: a log lists only wrong entries".into()));
        }
        let time = match values.text(Field::Time) {
            _ if !self.times => 0.0,
            Some(t) => {
                let seconds = std::str::from_utf8(t).ok().and_then(|t| t.parse::<f64>().ok());
                // Microseconds of it must fit into 64 bits, and 1e13 s are 300 000 years: more is another unit.
                let seconds = seconds.filter(|s| (0.0..1e13).contains(s));
                seconds.ok_or_else(|| (Field::Time, not(t, "a number of seconds")))?
            }
            None => return Err((Field::Time, "the row has no time, but events are formed by time".into())),
        };
        let count = match (values.number(Field::Count)?, values.text(Field::Count)) {
            (_, None) => 1,
            (0, _) => return Err((Field::Count, "a row represents at least one event".into())),
            (count, _) => count,
        };
        let device = match values.text(Field::Device) {
            Some(name) => device(name),
            None => self.devices.get(&run).copied().unwrap_or(0),
        };
        Ok(Sighting { device, run, write, read, time: (time * 1e6) as u64, entry: at, bits, down, count })
    }

    /// Hints of the values of a row about the base of their columns; none where an option names it.
    pub(super) fn hints(&self, values: &Values<'_>) -> Hints {
        BASED.map(|field| match values.text(field) {
            Some(text) if self.base.is_none() => BaseHint::of(text, self.shape.bits() / 4),
            _ => BaseHint::Same,
        })
    }

    /// The hexadecimal digits of bits, or the reason why there are none.
    fn digits<'v>(&self, form: &Form, field: Field, text: &'v [u8]) -> Result<Cow<'v, [u8]>, FieldError> {
        if form.has_elements() {
            let Some(element) = self.element else {
                let message = "the log does not give the type of its elements: state --element i32, f32 or f64";
                return Err((field, message.to_owned()));
            };
            return element.digits(text).map(Cow::Owned).ok_or_else(|| (field, not(text, element.values())));
        }
        if !form.is_own() && !form.has_words() {
            return Ok(Cow::Borrowed(strip(text)));
        }
        let wanted = if self.base == Some(10) { "a decimal number of up to 128 bits" } else { "" };
        hexadecimal(text, self.base, self.shape.bits() / 4).ok_or_else(|| (field, not(text, wanted)))
    }

    /// The address in bits that a row names, and the field that names it.
    fn address(&self, values: &Values<'_>, form: &Form) -> Result<(Field, u64), FieldError> {
        let field = values.first([Field::Address, Field::Place, Field::Row]);
        let address = match (field, field.and_then(|field| values.text(field))) {
            (Some(Field::Address), Some(t)) if form.has_words() => {
                // Pseudo-addresses of LELAPE: the address times the width of a word.
                let word =
                    hexadecimal(values.text(Field::Expected).unwrap_or_default(), self.base, self.shape.bits() / 4);
                let number = binary(t).or_else(|| whole(t)).ok_or_else(|| (Field::Address, not(t, "a number")))?;
                number.checked_mul(word.map_or(0, |digits| 4 * digits.len() as u64).max(8))
            }
            (Some(Field::Address), _) => values.number(Field::Address)?.checked_mul(match self.address_bits {
                0 => 8,
                bits => bits,
            }),
            (Some(Field::Place), Some(t)) => {
                let [row, bank, column] = dram(t).ok_or_else(|| (Field::Place, not(t, "rROW.bkBANK.colCOLUMN")))?;
                of_dram(bank, row, column)
            }
            // The benchmarks index their matrices as `row + rows * column`.
            (Some(_), _) if form.has_elements() => {
                let (row, column) = (values.number(Field::Row)?, values.number(Field::Column)?);
                let bits = self.element.map_or(0, Element::bits);
                (row < 1 << 20 && column < 1 << 20).then_some((column << 20 | row) * bits)
            }
            (Some(_), _) => {
                let of = [Field::Channel, Field::PseudoChannel, Field::Bank, Field::Row, Field::Column, Field::Burst];
                let mut found = [0; 6];
                for (value, field) in found.iter_mut().zip(of) {
                    *value = values.number(field)?;
                }
                let [channel, pseudo, bank, row, column, burst] = found;
                let is_place = values.text(Field::Channel).is_none() || (channel < 32 && pseudo < 2 && bank < 64);
                let column = burst.saturating_mul(32).saturating_add(column);
                is_place.then(|| of_dram(channel << 7 | pseudo << 6 | bank, row, column)).flatten()
            }
            (None, _) => return Err((Field::Address, "the row has no `address`".into())),
        };
        let field = field.unwrap_or(Field::Address);
        let beyond = match field {
            Field::Address => "the address is beyond 2^64 bits",
            _ => {
                "the place is beyond channel 31, pseudo channel 1, bank 4095 (63 in a channel), row 2^20 - 1 and byte 8191 of a row"
            }
        };
        let address = address.ok_or_else(|| (field, beyond.to_owned()))?;
        Ok((field, address))
    }

    /// The entry, and the first bit of it that the row concerns.
    fn place(&self, values: &Values<'_>, form: &Form) -> Result<(u64, usize), FieldError> {
        let (field, address) = self.address(values, form)?;
        let bits = self.shape.bits() as u64;
        let (first, most) = (address / bits * bits / 8, self.memory_bytes.unwrap_or(MOST_BYTES));
        if first + bits / 8 > most {
            let help = if self.memory_bytes.is_some() {
                ""
            } else {
                ": no device is as large; name its size with --memory-gbit"
            };
            return Err((field, format!("byte {:#x} is beyond the {most} bytes of the memory{help}", address / 8)));
        }
        // Rows about whole entries: an address within one is a mistake.
        let is_whole = form.is_own() && [Field::Mask, Field::Bit].iter().all(|f| values.text(*f).is_none());
        if is_whole && address % bits != 0 {
            let message =
                format!("the address {:#x} is not a multiple of {}, the bytes of an entry", address / 8, bits / 8);
            return Err((field, message));
        }
        let within = [(Field::Line, 512), (Field::Word, u64::from(self.shape.pins)), (Field::Byte, 8), (Field::Bit, 1)];
        let mut base = address % bits;
        let mut entry = address / bits;
        for (f, step) in within {
            // Below 2^40 the sum of four offsets cannot overflow.
            let offset = values.number(f)?.checked_mul(step).filter(|o| *o < 1 << 40);
            let offset = offset.ok_or_else(|| (f, "beyond 2^40 bits".to_owned()))?;
            base += offset;
            if base >= bits && field == Field::Address && offset > 0 && form.is_own() {
                let message = format!("bit {base} is beyond the entry of {bits} bits: state its width with --entry");
                return Err((f, message));
            }
        }
        entry += base / bits;
        base %= bits;
        Ok((entry, base as usize))
    }

    /// The bits that are 1 in the value of a field, if the row has it; all are below `most`.
    fn bits_of(&self, values: &Values<'_>, form: &Form, field: Field, most: usize) -> Result<Option<Bits>, FieldError> {
        let Some(text) = values.text(field) else { return Ok(None) };
        let digits = self.digits(form, field, text)?;
        let Some(bits) = from_hex(&digits, most) else {
            return Err((field, not(text, &format!("up to {} hexadecimal digits", most.div_ceil(4)))));
        };
        Ok(Some(bits))
    }

    /// The wrong bits of the entry, and the number that went from 1 to 0 (long: each way in which a row names bits).
    fn wrong_bits(&self, values: &Values<'_>, form: &Form, base: usize) -> Result<(Bits, Option<u16>), FieldError> {
        let most = self.shape.bits() - base;
        let hex = |f: Field| self.bits_of(values, form, f, most);
        let (flips, mask) = (hex(Field::Flips)?, hex(Field::Mask)?);
        let (actual, peer) = (hex(Field::Actual)?, hex(Field::Peer)?);
        // Short patterns fill the entry by repetition: bit `i` from the row's first bit on.
        let pattern = match (values.text(Field::Expected), form.is_own()) {
            (Some(expected), true) => {
                let digits = self.digits(form, Field::Expected, expected)?;
                let fills = matches!(digits.len(), 2 | 4 | 8 | 16) || digits.len() * 4 == self.shape.bits();
                let is_bit = values.text(Field::Bit).is_some() && matches!(*digits, [b'0'] | [b'1']);
                if !digits.iter().all(u8::is_ascii_hexdigit) || !(fills || is_bit) {
                    let wanted = format!("2, 4, 8, 16 or {} hexadecimal digits", self.shape.bits() / 4);
                    return Err((Field::Expected, not(&digits, &wanted)));
                }
                Some((digits, is_bit))
            }
            _ => values
                .text(Field::Fill)
                .map(|t| {
                    let byte =
                        whole(t).filter(|b| *b < 256).ok_or_else(|| (Field::Fill, not(t, "a byte from 0 to 255")))?;
                    Ok((Cow::Owned(format!("{byte:02x}").into_bytes()), false))
                })
                .transpose()?,
        };
        let is_one = |i: u16| {
            pattern.as_ref().is_some_and(|(d, is_bit)| repeated(d, if *is_bit { 0 } else { base + usize::from(i) }))
        };
        let expected = match (form.is_own(), &actual) {
            (false, _) => hex(Field::Expected)?,
            (true, Some(_)) => pattern.as_ref().map(|_| (0..most as u16).filter(|i| is_one(*i)).collect()),
            (true, None) => None,
        };
        let seen = match (&actual, &expected, &peer) {
            (Some(a), Some(e), _) => Some(difference(a, e)),
            (Some(a), None, Some(p)) => Some(difference(a, p)),
            _ => None,
        };
        let bit = values.text(Field::Bit).map(|_| vec![0]);
        let stated = flips.or(mask).or(bit);
        if let (Some(g), Some(s), true) = (&stated, &seen, values.text(Field::Flips).is_some())
            && g != s
        {
            return Err((Field::Flips, "`flips` is not the difference of `expected` and `actual`".into()));
        }
        let Some(bits) = stated.or(seen) else {
            return Err((Field::Flips, "a row needs `flips`, `mask`, `bit`, or `expected` and `actual`".into()));
        };
        let down = match (&expected, &actual, &peer) {
            _ if pattern.is_some() => Some(bits.iter().filter(|b| is_one(**b)).count() as u16),
            (Some(e), ..) => Some(common(&bits, e)),
            (None, Some(a), None) => Some(bits.len() as u16 - common(&bits, a)),
            _ => None,
        };
        Ok((bits.iter().map(|b| b + base as u16).collect(), down))
    }
}

/// Number of these bits that are among the others.
fn common(bits: &Bits, others: &Bits) -> u16 {
    bits.iter().filter(|bit| others.binary_search(bit).is_ok()).count() as u16
}
