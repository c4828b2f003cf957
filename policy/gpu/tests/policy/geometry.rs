//! Tests that every address has exactly one location, and every location exactly one address.

use crate::policy::support::banks;
use eccforge_evidence::event::Cause;
use eccforge_evidence::time::Time;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gpu::geometry::{Field, Geometry, Location, RowId};
use eccforge_gpu::inforom::{InfoRom, RomRecord};
use eccforge_gpu::machine::histogram::Histogram;
use proptest::prelude::*;

fn all() -> Vec<Geometry> {
    Geometry::built_in_names().into_iter().map(|name| Geometry::built_in(name).expect("shipped")).collect()
}

#[test]
fn capacities_are_those_of_the_products() {
    let gib = |name: &str| Geometry::built_in(name).expect("shipped").capacity_bytes() >> 30;
    assert_eq!(["A100-40GB", "A100-80GB", "V100-32GB", "H100-80GB"].map(gib), [40, 80, 32, 80]);
}

proptest! {
    #[test]
    fn address_to_location_and_back_is_the_identity(which in 0_usize..5, seed: u64) {
        let geometry = &all()[which];
        let address = seed % geometry.capacity_bytes();
        let location = geometry.locate(address).expect("inside memory");
        prop_assert_eq!(geometry.address(&location), Some(address));
    }

    #[test]
    fn location_to_address_and_back_is_the_identity(which in 0_usize..5, seeds: [u32; 6], byte in 0_u32..32) {
        let geometry = &all()[which];
        let mut fields = seeds;
        for (f, size) in fields.iter_mut().zip(&geometry.sizes) {
            *f %= size;
        }
        let location = Location { fields, byte };
        let address = geometry.address(&location).expect("inside memory");
        prop_assert!(address < geometry.capacity_bytes());
        prop_assert_eq!(geometry.locate(address), Some(location));
    }
}

#[test]
fn nothing_lies_beyond_the_end_of_memory() {
    for geometry in all() {
        let end = geometry.capacity_bytes();
        assert!(geometry.locate(end - 1).is_some());
        assert_eq!(geometry.locate(end), None);
        assert_eq!(geometry.locate(u64::MAX), None);
        let mut outside = Location::default();
        outside.fields[Field::Stack as usize] = geometry.sizes[0];
        assert_eq!(geometry.address(&outside), None);
    }
}

#[test]
fn a_small_map_is_a_bijection_over_all_of_its_memory() {
    let geometry = Geometry::parse(&SourceFile::new("small.yaml", SMALL)).expect("valid");
    let mut seen = std::collections::HashSet::new();
    for address in 0..geometry.capacity_bytes() {
        let location = geometry.locate(address).expect("inside memory");
        assert!(location.fields.iter().zip(&geometry.sizes).all(|(v, size)| v < size));
        assert!(seen.insert((location.fields, location.byte)));
    }
    assert_eq!(seen.len() as u64, geometry.capacity_bytes());
}

const SMALL: &str = "name: small
source: made up
sizes: {stack: 3, channel: 2, pseudo-channel: 1, bank: 4, row: 8, column: 4}
entry-bytes: 2
interleave:
  - {field: column, size: 2}
  - {field: channel, size: 2}
  - {field: pseudo-channel, size: 1}
  - {field: stack, size: 3}
  - {field: column, size: 2}
  - {field: bank, size: 4}
  - {field: row, size: 8}
hashes: [{target: bank, source: row}, {target: column, source: bank}]
remapper-bank: [stack, channel, bank]
spare-rows-per-bank: 2
";

#[test]
fn a_map_that_is_no_bijection_is_refused_with_its_place() {
    let refused = |from: &str, to: &str| {
        let text = SMALL.replacen(from, to, 1);
        Geometry::parse(&SourceFile::new("small.yaml", text)).expect_err(to).to_string()
    };
    let digits = refused("{field: bank, size: 4}", "{field: bank, size: 2}");
    assert!(digits.starts_with("small.yaml:6:") && digits.contains("multiply to 2; its size is 4"), "{digits}");
    let odd = refused("{target: bank, source: row}", "{target: stack, source: row}");
    assert!(odd.starts_with("small.yaml:13:") && odd.contains("power of two"), "{odd}");
    assert!(refused("source: bank}", "source: column}").contains("always 0"));
    assert!(refused("row: 8", "row: 0").contains("leaves no memory"));
    assert!(refused("[stack, channel, bank]", "[stack, row]").contains("row cannot be here"));
    assert!(refused("sizes:", "size:").contains("unknown key `size`"));
}

// covers: A.9
#[test]
fn rows_of_an_image_that_lie_beyond_the_banks_of_the_product_are_in_no_row_of_its_histogram() {
    let geometry = Geometry::built_in("A100-80GB").expect("shipped");
    let rows = geometry.sizes[Field::Row as usize];
    let mut rom = InfoRom::default();
    for row in [geometry.banks() * rows, (geometry.banks() + 1) * rows, geometry.banks() * rows - 1] {
        let (row, cause, time) = (RowId(row), Cause::DoubleBit, Time(0));
        rom.apply(&RomRecord::RowRemapped { row, cause, time, replaces: None });
    }
    let histogram = Histogram::of(&rom, &geometry);
    assert_eq!((histogram.max, histogram.high, banks(&histogram)), (geometry.banks() - 1, 1, geometry.banks()));
}
