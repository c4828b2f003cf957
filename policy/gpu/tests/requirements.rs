//! Tests that every numbered requirement has a test that cites it, and that the table in the documents matches the
//! tests.
//!
//! A test cites requirements by `// covers: D.1 A.4` above its `#[test]`.

use crate::citations;

/// The requirements, summarised.
const REQUIREMENTS: [(&str, &str); 27] = [
    ("D.1", "One double-bit error, or two single-bit errors at one address, mark a page"),
    ("D.2", "ECC off detects nothing; retired pages stay excluded; nothing undoes a retirement"),
    ("D.3", "Order at a double-bit error: XID 48, event, block, count, page list, XID 63"),
    ("D.4", "Single-bit errors cause no event and no block; the data is rewritten"),
    (
        "D.5",
        "A marked page stays in use until it is excluded; which events reattach the GPU, and which clients must end first",
    ),
    ("D.6", "Counts and addresses survive; 192 addresses, further ones dropped"),
    ("D.7", "60 or 64 pages, both causes together; failure is XID 64"),
    ("D.8", "The race of persistence mode: 48 without 63, and the flush"),
    ("D.9", "XID forms, text, XML and CSV"),
    ("D.10", "Causes 0 and 1; pending pages are listed; page size"),
    ("A.1", "Contained errors end one application; uncontained ones all"),
    ("A.2", "Offlining at once; a frame in use is withheld when freed"),
    ("A.3", "A remap is recorded, takes effect at reset, is permanent; the frame is reclaimed"),
    ("A.4", "512 remaps; an uncorrectable one may replace a correctable one"),
    ("A.5", "The three ways to the remap failure flag"),
    ("A.6", "Flags: reset pending, remap pending, remap failure, drain and reset"),
    ("A.7", "XIDs 63, 64, 94, 95; a reset is read from the fields"),
    ("A.8", "Counts are InfoROM entries"),
    ("A.9", "The histogram's rows, and their sum"),
    ("A.10", "SMBPBI 0x1E and 0x20"),
    ("A.11", "XID 64 for a pending row is benign"),
    ("G.1", "Pins are whole 64 KiB frames"),
    ("G.2", "BAR space is finite"),
    ("G.3", "Overlapping pins: fresh or shared space"),
    ("G.4", "Revocation by callback, in order"),
    ("G.5", "Registration cache: lazy unpin, least recently used, buffer id"),
    ("G.6", "Pinned frames stay; a peer's read of poison is uncontained"),
];

#[test]
fn every_requirement_has_a_test_and_the_table_in_the_docs_is_up_to_date() {
    citations::hold(
        &REQUIREMENTS,
        "policy-requirements.md",
        "# Policy requirements and their tests\n\n\
         Generated from the `// covers:` lines of the tests; do not edit.\n\n\
         D: Dynamic Page Retirement, r352. A: NVIDIA A100 GPU Memory Error Management, r450. G: GPUDirect RDMA.\n\n\
         | requirement | what | tests |\n|---|---|---|\n",
    );
}

#[test]
#[should_panic(expected = "a citation stands above #[test]")]
fn a_citation_above_something_else_is_refused() {
    citations::cited("x.rs", "// covers: D.1\nfn helper() {}\n");
}
