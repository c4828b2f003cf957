//! Encodes, corrupts and decodes one entry, with all results of the circuits.

use eccforge_circuit::{Circuit, Interpreter, NetId};
pub use eccforge_files::digest::hex;
use eccforge_lower::decoder::{CodewordInput, CodewordOutput, Decoder, RulesInput, RulesOutput, Strategy};
use eccforge_lower::{encoded, encoder};
use eccforge_outcomes::Outcome;
use eccforge_report::json::as_hex;
use eccforge_scheme::{Scheme, Switch};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A decoded entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Decoded {
    /// Id of the scheme.
    pub scheme: String,
    /// Physical bits that were wrong as read.
    #[serde(rename = "error_bits")]
    pub error: Vec<usize>,
    /// The entry as written, data and check bits, in hexadecimal; physical bit 0 is the lowest.
    #[serde(rename = "written_entry", serialize_with = "bits_as_hex")]
    #[schemars(with = "String")]
    pub written: Vec<bool>,
    /// The entry as delivered, by physical bit.
    #[serde(skip)]
    pub entry: Vec<bool>,
    /// Physical bits that the decoder flipped, ascending.
    #[serde(rename = "flipped_bits")]
    pub flips: Vec<usize>,
    /// Corrected flag.
    pub ce: bool,
    /// Detected, uncorrectable flag.
    pub due: bool,
    /// Whether an entry rule rejected the corrections.
    pub rule_failed: bool,
    /// The result of each codeword, before the entry rules; empty for a scheme whose correctable patterns are not listed.
    pub codewords: Vec<CodewordResult>,
    /// The ground-truth outcome.
    pub outcome: Outcome,
}

/// Results of one codeword's decoder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CodewordResult {
    /// Syndrome, bit j = row j of H.
    #[serde(serialize_with = "as_hex")]
    #[schemars(with = "String")]
    pub syndrome: u64,
    /// The syndrome belongs to a correctable pattern.
    pub corrected: bool,
    /// The syndrome is neither zero nor correctable.
    pub detected: bool,
    /// Codeword bits that were flipped in the delivered entry.
    #[serde(skip)]
    pub flips: Vec<usize>,
}

fn bits_as_hex<S: Serializer>(bits: &[bool], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&format!("0x{}", hex(bits)))
}

/// Encoder and decoder of a scheme, built once for many entries.
#[derive(Clone, Debug)]
pub struct Reader {
    scheme: Scheme,
    encoder: Circuit,
    decoder: Decoder,
}

impl Reader {
    /// Builds the circuits of `scheme`.
    pub fn new(scheme: &Scheme) -> Self {
        let decoder = Decoder::new(scheme, Strategy::SyndromeLookup);
        Self { scheme: scheme.clone(), encoder: encoder(scheme), decoder }
    }

    /// The scheme whose entries the reader decodes.
    pub fn scheme(&self) -> &Scheme {
        &self.scheme
    }

    /// Writes `data` (one bit for each data pin and beat, in ascending physical order), flips the physical bits of
    /// `error` and reads. Enables have their defaults.
    pub fn decode(&self, data: &[bool], error: &[usize]) -> Decoded {
        let mut written = encoded(&self.encoder, data);
        let mut read = written.clone();
        for &bit in error {
            read[bit] = !read[bit];
        }
        let words = self.codewords(&read);
        let [rule_failed, ce, due] = self.rules(&words);
        let (mut codewords, mut flipped) = (Vec::new(), Vec::new());
        for (w, word) in words.iter().enumerate() {
            let mut flips = Vec::new();
            for (b, &flip) in word.bits(CodewordOutput::Flips).iter().enumerate() {
                // An uncorrectable entry is delivered as read, so corrections of its other codewords do not count.
                if !flip || due {
                    continue;
                }
                let bit = self.scheme.layout.codeword(w)[b];
                read[bit] = !read[bit];
                flips.push(b);
                flipped.push(bit);
            }
            codewords.push(CodewordResult {
                syndrome: word.bits(CodewordOutput::Syndrome).iter().rev().fold(0, |s, b| s << 1 | u64::from(*b)),
                corrected: word.bits(CodewordOutput::Ce)[0],
                detected: word.bits(CodewordOutput::Due)[0],
                flips,
            });
        }
        flipped.sort_unstable();
        let outcome = if due {
            Outcome::Detected
        } else if read != written {
            Outcome::Silent
        } else if error.is_empty() {
            Outcome::Clean
        } else {
            Outcome::Corrected
        };
        // The circuits omit the scheme's constant, but the memory holds both words with it.
        for &bit in &self.scheme.constant {
            written[bit] = !written[bit];
            read[bit] = !read[bit];
        }
        let (scheme, error) = (self.scheme.id.clone(), error.to_vec());
        Decoded { scheme, error, written, entry: read, flips: flipped, ce, due, rule_failed, codewords, outcome }
    }

    /// Decoder results of all codewords; up to 64 codewords of a kind at once.
    fn codewords(&self, read: &[bool]) -> Vec<Word> {
        let mut words: Vec<Word> = vec![Word::default(); self.decoder.codewords().len()];
        for (k, kind) in self.decoder.kinds().iter().enumerate() {
            let members = self.decoder.codewords().iter().enumerate().filter(|(_, wiring)| wiring.kind == k);
            let members: Vec<_> = members.collect();
            for lanes in members.chunks(64) {
                let mut run = Interpreter::new(kind.circuit());
                for (input, port) in kind.inputs() {
                    for (i, net) in port.nets.iter().enumerate() {
                        let mut values = 0;
                        for (lane, (_, wiring)) in lanes.iter().enumerate() {
                            let value = match input {
                                CodewordInput::Codeword => read[wiring.bits[i]],
                                CodewordInput::Enable(rule) => self.enabled(rule),
                            };
                            values |= u64::from(value) << lane;
                        }
                        run.set(*net, values);
                    }
                }
                run.run();
                for (lane, (w, _)) in lanes.iter().enumerate() {
                    let bits = |nets: &[NetId]| nets.iter().map(|n| run.get(*n) >> lane & 1 == 1).collect();
                    words[*w] = Word(kind.outputs().map(|(output, port)| (output, bits(&port.nets))).collect());
                }
            }
        }
        words
    }

    /// Results of the entry rules: whether a rule failed, whether the entry is corrected, and whether it is uncorrectable.
    fn rules(&self, words: &[Word]) -> [bool; 3] {
        let rules = self.decoder.rules();
        let mut run = Interpreter::new(rules.circuit());
        for (input, port) in rules.inputs() {
            let values = match input {
                RulesInput::Codeword(w, output) => words[w].bits(output).to_vec(),
                RulesInput::Enable(rule) => vec![self.enabled(rule)],
            };
            for (net, value) in port.nets.iter().zip(values) {
                run.set(*net, u64::from(value));
            }
        }
        run.run();
        // A scheme without entry rules has no output for them.
        [RulesOutput::RuleFail, RulesOutput::Ce, RulesOutput::Due]
            .map(|output| rules.output(output).is_some_and(|nets| run.get(nets[0]) & 1 == 1))
    }

    /// Whether the enable input of a rule is set by default.
    fn enabled(&self, rule: Switch) -> bool {
        self.scheme.enable_for(rule).is_none_or(|e| self.scheme.enables[e].default)
    }
}

/// The outputs of a codeword's decoder.
#[derive(Clone, Debug, Default)]
struct Word(Vec<(CodewordOutput, Vec<bool>)>);

impl Word {
    fn bits(&self, output: CodewordOutput) -> &[bool] {
        self.0.iter().find(|(o, _)| *o == output).map_or(&[], |(_, bits)| bits)
    }
}
