//! Tests that scrubbing on all cores gives the result of scrubbing on one core.
use crate::support::{Cases, oracle};
use eccforge_embed::{Codec, DecodeReport, scrub_packed_parallel, scrub_parallel};
use eccforge_gf::random::SplitMix64;

#[test]
fn a_parallel_scrub_repairs_and_counts_as_a_serial_one() {
    let (oracle, mut random) = (oracle("trio"), SplitMix64::new(1));
    let mut cases = Cases::default();
    (0..1000).for_each(|e| cases.add(&oracle, &mut random, if e % 7 == 0 { &[5, 80] } else { &[] }));
    let codec = Codec::new("trio").expect("shipped");
    // More than one task.
    let (mut data, mut check) = (cases.data.repeat(40), cases.check.repeat(40));
    let (mut data_serial, mut check_serial) = (data.clone(), check.clone());
    let mut packed = Cases::packed(&data, &check);
    let serial = codec.decode_in_place(&mut data_serial, &mut check_serial, DecodeReport::default());
    assert_eq!(scrub_parallel(codec, &mut data, &mut check), serial);
    assert!(data == data_serial && check == check_serial);
    assert_eq!(scrub_packed_parallel(codec, &mut packed), serial);
    assert!(packed == Cases::packed(&data_serial, &check_serial));
    assert!(scrub_packed_parallel(codec, &mut packed[..37]).is_err());
    assert!(scrub_parallel(codec, &mut data[..31], &mut check).is_err());
}
