//! The claims of a scheme as JUnit XML, which continuous integration shows: a test case for each claim.

use crate::place;
use eccforge_exact::facts::{Claim, Verdict};
use eccforge_report::html::escape;
use std::fmt::Write;

/// JUnit XML of the claims of a scheme. A refuted claim is a failure, and an undecided one an error. The scheme's file, by name and text, gives
/// their lines; `properties` are the inputs.
pub fn xml(scheme: &str, (file, file_text): (&str, &str), claims: &[Claim], properties: &[(&str, &str)]) -> String {
    let refuted = claims.iter().filter(|claim| claim.verdict == Verdict::Refuted).count();
    let open = claims.iter().filter(|claim| matches!(claim.verdict, Verdict::Open(_))).count();
    let counts = format!("tests=\"{}\" failures=\"{refuted}\" errors=\"{open}\"", claims.len());
    let suite = escape(scheme);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"eccforge check\" {counts}>\n  \
         <testsuite name=\"{suite}\" {counts}>\n    <properties>\n"
    );
    for (name, value) in properties {
        let _ = writeln!(text, "      <property name=\"{}\" value=\"{}\"/>", escape(name), escape(value));
    }
    text += "    </properties>\n";
    for claim in claims {
        let _ = write!(text, "    <testcase classname=\"{suite}\" name=\"{}\"", escape(&claim.text));
        let (element, kind) = match claim.verdict {
            Verdict::Holds => {
                let _ =
                    writeln!(text, ">\n      <system-out>{}</system-out>\n    </testcase>", escape(&claim.evidence));
                continue;
            }
            Verdict::Refuted => ("failure", "refuted"),
            Verdict::Open(why) => ("error", why),
        };
        let at = place::line(file_text, claim).map_or_else(|| file.to_owned(), |line| format!("{file}:{line}"));
        let [message, kind, at] = [&claim.evidence, kind, &at].map(escape);
        let _ = writeln!(
            text,
            ">\n      <{element} type=\"{kind}\" message=\"{message}\">{at}</{element}>\n    </testcase>"
        );
    }
    text + "  </testsuite>\n</testsuites>\n"
}
