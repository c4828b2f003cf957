//! Where a scheme file makes a claim.

use eccforge_exact::facts::Claim;

/// Words of a claim, and the key of `claims` that makes it. The first row whose words are in the claim gives the key.
const KEYS: [(&str, &str); 10] = [
    ("minimum distance ", "distance"),
    (" error is corrected or detected", "never-silent"),
    (" error is corrected", "corrected"),
    (" errors are silent", "silent-at-most"),
    (" FIT of ", "fit-at-most"),
    ("odd number of", "odd-never-silent"),
    ("every burst of ", "bursts-never-silent"),
    ("no wrong correction of ", "wrong-corrections-within"),
    ("wrong address bits is detected", "address-bits-detected"),
    (" stored word is never accepted", "never-accepted"),
];

/// The line of the text of a file, from 1, on which the key of a claim is.
pub fn line(text: &str, claim: &Claim) -> Option<usize> {
    let (_, key) = KEYS.iter().find(|(words, _)| claim.text.contains(words))?;
    let mut lines = text.lines().enumerate().skip_while(|(_, line)| !line.starts_with("claims:"));
    // The claims may be on the line of their key.
    let at = lines.find(|(_, line)| line.split(['{', ',', ' ']).any(|word| word.strip_suffix(':') == Some(key)))?;
    Some(at.0 + 1)
}
