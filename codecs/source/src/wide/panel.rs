//! Brings the bytes of eight entries into registers: word l of register k has byte 8 k + l of all eight.

use super::{GROUP, REGISTER, Tables};

/// The part of all entries that one group of registers holds: up to 64 bytes of each.
#[derive(Clone, Copy)]
pub(super) struct Panel {
    /// Bytes from one entry to the next.
    pub stride: usize,
    /// Bytes of an entry in this panel.
    pub width: usize,
}

/// The order in which place i holds the byte at `from(i)`; places without a byte hold the first one.
pub(super) fn order_of(from: impl Fn(usize) -> Option<usize>) -> [u8; REGISTER] {
    std::array::from_fn(|place| from(place).unwrap_or(0) as u8)
}

/// Reads `count` bytes at `offset` after a pointer, and zeros after them.
fn load(pointer: &str, offset: usize, count: usize) -> String {
    let place = if offset == 0 { pointer.to_owned() } else { format!("{pointer}.add({offset})") };
    match count {
        REGISTER.. => format!("load({place})"),
        _ => format!("part({:#x}, {place})", (1u64 << count) - 1),
    }
}

/// Reads up to 128 bytes at `offset` into two registers and brings them into this order.
fn ordered(pointer: &str, offset: usize, count: usize, order: &str) -> String {
    let first = load(pointer, offset, count.min(REGISTER));
    match count.checked_sub(REGISTER) {
        None | Some(0) => format!("order({order}, {first})"),
        Some(more) => format!("order_two({order}, {first}, {})", load(pointer, offset + REGISTER, more)),
    }
}

impl Panel {
    /// Words of eight entries in all registers of a group.
    pub(super) fn registers(self) -> usize {
        self.width.div_ceil(GROUP)
    }

    /// Byte d of the entries, if the panel has it.
    fn byte(self, d: usize) -> Option<usize> {
        (d < self.width).then_some(d)
    }

    /// Defines the registers of a group whose first entry is at `pointer`. Word l of register k, named `{name}{k}`, has byte
    /// 8 k + l of the eight entries.
    pub(super) fn transposed(self, pointer: &str, name: &str, tables: &mut Tables) -> Vec<String> {
        // Short entries lie side by side, and one or two registers hold several.
        match self.width {
            ..=16 if self.stride == self.width => self.of_eight(pointer, name, tables),
            ..=32 if self.stride == self.width => self.of_fours(pointer, name, tables),
            _ => self.of_pairs(pointer, name, tables),
        }
    }

    /// One or two registers hold all eight entries.
    fn of_eight(self, pointer: &str, name: &str, tables: &mut Tables) -> Vec<String> {
        let mut statements = Vec::new();
        for k in 0..self.registers() {
            let order = order_of(|i| Some(self.stride * (i % 8) + self.byte(8 * k + i / 8)?));
            let value = ordered(pointer, 0, GROUP * self.width, &tables.order(order));
            statements.push(format!("let {name}{k} = {value};"));
        }
        statements
    }

    /// Two registers hold four entries. Words of four bytes are interleaved with those of the next four entries.
    fn of_fours(self, pointer: &str, name: &str, tables: &mut Tables) -> Vec<String> {
        let mut statements = Vec::new();
        for half in 0..self.registers().div_ceil(2) {
            for four in 0..2 {
                let order = order_of(|i| {
                    let (lane, unit) = (i / 16, i / 4 % 4);
                    let d = 8 * (2 * half + unit / 2) + 2 * lane + unit % 2;
                    Some(self.stride * (i % 4) + self.byte(d)?)
                });
                let value = ordered(pointer, 4 * four * self.stride, 4 * self.width, &tables.order(order));
                statements.push(format!("let {name}_{half}_{four} = {value};"));
            }
            for (v, function) in ["low_32", "high_32"].into_iter().enumerate().take(self.registers() - 2 * half) {
                statements.push(format!("let {name}{} = {function}({name}_{half}_0, {name}_{half}_1);", 2 * half + v));
            }
        }
        statements
    }

    /// Two registers hold two entries. Words of two bytes, then those of four, are interleaved with those of further entries.
    fn of_pairs(self, pointer: &str, name: &str, tables: &mut Tables) -> Vec<String> {
        let mut statements = Vec::new();
        for pair in 0..4 {
            let first = 2 * pair * self.stride;
            if self.stride > REGISTER {
                for (entry, offset) in [("a", first), ("b", first + self.stride)] {
                    let value = load(pointer, offset, self.width);
                    statements.push(format!("let {name}{entry}{pair} = {value};"));
                }
            }
            for half in 0..self.registers().div_ceil(4) {
                let span = self.stride.min(REGISTER);
                let order = order_of(|i| {
                    let (lane, unit) = (i / 16, i / 2 % 8);
                    let d = 8 * (4 * half + unit / 2) + 2 * lane + unit % 2;
                    Some(span * (i % 2) + self.byte(d)?)
                });
                let order = tables.order(order);
                let value = if self.stride > REGISTER {
                    format!("order_two({order}, {name}a{pair}, {name}b{pair})")
                } else {
                    ordered(pointer, first, 2 * self.stride, &order)
                };
                statements.push(format!("let {name}_{half}_{pair} = {value};"));
            }
        }
        for half in 0..self.registers().div_ceil(4) {
            for (u, function) in ["low_16", "high_16"].into_iter().enumerate() {
                if 4 * half + 2 * u >= self.registers() {
                    continue;
                }
                for four in 0..2 {
                    let both = [0, 1].map(|pair| format!("{name}_{half}_{}", 2 * four + pair)).join(", ");
                    statements.push(format!("let {name}_{half}_{u}_{four} = {function}({both});"));
                }
                let both = format!("{name}_{half}_{u}_0, {name}_{half}_{u}_1");
                for (v, function) in ["low_32", "high_32"].into_iter().enumerate() {
                    let k = 4 * half + 2 * u + v;
                    if k < self.registers() {
                        statements.push(format!("let {name}{k} = {function}({both});"));
                    }
                }
            }
        }
        statements
    }
}
