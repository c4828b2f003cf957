//! Tests of digests.

use eccforge_files::digest::sha256;

/// [FIPS 180-2, Appendix B.1].
#[test]
fn the_digest_of_abc_is_known() {
    let digest = sha256("abc");
    assert_eq!(digest, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}
