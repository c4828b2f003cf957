//! Tests that shipped profiles are valid, and that errors have their places.

use eccforge_files::diagnostic::SourceFile;
use eccforge_gpu::profile::{Policy, Profile};

const A100: &str = include_str!("../../profiles/a100-40gb.yaml");
const R352: &str = include_str!("../../profiles/page-retirement-r352.yaml");
const CEC: &str = include_str!("../../profiles/linux-cec.yaml");

#[test]
fn every_shipped_profile_is_valid_and_has_the_name_it_ships_under() {
    for name in Profile::built_in_names() {
        assert_eq!(Profile::load(name).expect(name).name, name);
    }
}

// covers: D.7 D.10 A.5
#[test]
fn every_value_that_the_documents_leave_open_is_a_field() {
    let legacy = |text: &str| match Profile::parse(&SourceFile::new("p.yaml", text)).expect("valid").policy {
        Policy::PageRetirement(policy) => policy,
        _ => panic!("pages"),
    };
    let changed =
        legacy(&R352.replace("page-bytes: 4096 ", "page-bytes: 65536 ").replace("max-pages: 60 ", "max-pages: 64 "));
    assert_eq!((changed.page_bytes.get(), changed.max_pages), (65536, 64));
    let text = A100.replace("failure-at-uncorrectable-remap: 513", "failure-at-uncorrectable-remap: 512");
    let Policy::RowRemapping(rows) = Profile::parse(&SourceFile::new("p.yaml", text)).expect("valid").policy else {
        panic!("rows")
    };
    assert_eq!(rows.failure_at_uncorrectable_remap, 512);
}

#[test]
fn what_is_wrong_with_a_profile_is_located_and_says_what_would_be_right() {
    let refused = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Profile::parse(&SourceFile::new("p.yaml", text.replacen(from, to, 1))).expect_err(to).to_string()
    };
    let cases = [
        (refused(R352, "max-pages: 60", "max-pages: 65"), "room for 64"),
        (refused(R352, "page-bytes: 4096", "page-bytes: 5000"), "4096, 65536 and 131072"),
        (refused(R352, "single-bit-threshold: 2", "single-bit-threshold: 0"), "p.yaml:"),
        (refused(R352, "max-addresses: 192", "max-addresses: 193"), "room for 192"),
        (refused(R352, "geometry: V100-32GB", "geometry: V100-32"), "did you mean `V100-32GB`"),
        (refused(R352, "mig: false", "mgi: false"), "unknown key `mgi`"),
        (refused(A100, "max-remaps: 512", "max-remaps: 513"), "room for 512"),
        (refused(A100, "      sm: ", "      #sm: "), "no row for sm"),
        (refused(A100, "      nvlink-peer: ", "      #nvlink-peer: "), "no row for nvlink-peer"),
        (refused(A100, "mig-off: silent", "mig-off: quiet"), "unknown value `quiet`"),
        (refused(CEC, "threshold: 2 ", "threshold: 1024 "), "at most 1023"),
    ];
    for (message, expected) in cases {
        assert!(message.starts_with("p.yaml:") && message.contains(expected), "{message}");
    }
}

#[test]
fn a_name_that_is_neither_shipped_nor_a_file_suggests_one() {
    let report = Profile::load("a100-40bg").expect_err("no such profile");
    assert!(report.to_string().contains("no profile is called `a100-40bg`"));
    assert_eq!(report.help().map(|h| h.to_string()).as_deref(), Some("did you mean `a100-40gb`?"));
}
