//! The encoder of a whole entry: its codewords' instances, and check bits and data bits in their places.

use super::address::Folded;
use super::circuits::{Circuits, encoder_kinds};
use super::codeword::{encoder_module, kind_name};
use super::notes::{entry_order, with_notes};
use super::options::{Options, Scope};
use super::wire::{assign, data_bits, gather};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;
use std::collections::HashMap;

/// Encoder modules, top last (long: the top module port by port, in the order of its text).
pub(super) fn modules(scheme: &Scheme, options: &Options, circuits: &Circuits) -> Vec<Module> {
    let prefix = scheme.identifier();
    let (first, kind_of) = encoder_kinds(scheme);
    let mut modules: Vec<Module> = first
        .iter()
        .enumerate()
        .map(|(kind, &w)| {
            let name = kind_name(&prefix, "enc", first.len(), kind);
            encoder_module(scheme, options, &name, w, circuits.encoder(w))
        })
        .collect();
    let g = scheme.geometry;
    let data_of: HashMap<usize, usize> = g.data_bits().into_iter().enumerate().map(|(d, bit)| (bit, d)).collect();
    let check_bits = g.check_bits();
    let mut top = Module::new(
        format!("{prefix}_enc"),
        with_notes(
            scheme,
            options,
            &format!(
                "Encodes an entry of {} data and {} check bits. {}",
                data_of.len(),
                check_bits.len(),
                entry_order(g)
            ),
        ),
    );
    let (data, entry, check) = (options.input("data"), options.output("entry"), options.output("check"));
    top.port(Direction::Input, &data, data_of.len(), "data bit d travels on the d-th data bit of the entry");
    let address = Folded::new(scheme, options);
    address.port(&mut top);
    top.port(Direction::Output, &check, check_bits.len(), "check bits in ascending order of their place in the entry");
    if options.scope == Scope::Entry {
        top.port(Direction::Output, &entry, g.bits(), "entry as written");
    }
    let data_bit = |bit: usize| Expr::bit_of(&data, data_of.len(), data_of[&bit]);
    let all: Vec<usize> = (0..g.bits()).collect();
    let mut source: HashMap<usize, Expr> = HashMap::new();
    for (w, kind) in kind_of.into_iter().enumerate() {
        let physical = scheme.layout.codeword(w);
        let checks = scheme.check_positions(w);
        let bits: Vec<usize> = (0..physical.len()).filter(|b| !checks.contains(b)).map(|b| physical[b]).collect();
        data_bits(&mut top, scheme, w, &data, &bits, &data_bit);
        top.declare(&format!("check_{w}"), checks.len(), None);
        top.items.push(Item::Instance {
            module: kind_name(&prefix, "enc", first.len(), kind),
            name: format!("u_codeword_{w}"),
            connections: vec![
                (options.input("data"), Expr::name(format!("data_{w}"))),
                (options.output("check"), Expr::name(format!("check_{w}"))),
            ],
        });
        for (i, b) in checks.iter().enumerate() {
            source.insert(physical[*b], Expr::bit_of(&format!("check_{w}"), checks.len(), i));
        }
    }
    address.items(&mut top);
    top.section("Check bits and data bits in their places.");
    let bit_source = |bit: usize| {
        let value = source.get(&bit).cloned().unwrap_or_else(|| data_bit(bit));
        address.folded(bit, value)
    };
    gather(&mut top, "check", &check_bits, g, bit_source);
    top.items.push(assign(&check, Expr::name("check")));
    if options.scope == Scope::Entry {
        let place: HashMap<usize, usize> = check_bits.iter().enumerate().map(|(i, b)| (*b, i)).collect();
        gather(&mut top, "entry", &all, g, |bit| match place.get(&bit) {
            Some(i) => Expr::bit_of("check", check_bits.len(), *i),
            None => address.folded(bit, data_bit(bit)),
        });
        top.items.push(assign(&entry, Expr::name("entry")));
    }
    modules.push(top);
    modules
}
