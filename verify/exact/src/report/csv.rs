//! CSV after RFC 4180: one header line, quotes where a field needs them.

use crate::address::Seen;
use crate::dead::{DeadDevice, Further};
use crate::facts::{self, Facts};
use crate::published::Verdict;
use crate::report::json::{fraction, method};
use crate::reproduce::{Reproduction, percent};
use crate::tally::{Counts, Probabilities, Tally};

pub(crate) fn line(fields: &[String]) -> String {
    let quoted: Vec<String> = fields
        .iter()
        .map(|f| if f.contains([',', '"', '\n']) { format!("\"{}\"", f.replace('"', "\"\"")) } else { f.clone() })
        .collect();
    quoted.join(",") + "\n"
}

/// How a verdict is called in files and tables.
pub fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::ExactMatch => "exact-match",
        Verdict::WithinSamplingError => "within-sampling-error",
        Verdict::Differs => "differs",
        Verdict::NotPublished => "not-published",
    }
}

/// Columns of sampled counts; empty where a cell was not sampled.
const SAMPLED: &str = ",samples,sampled_corrected,sampled_detected,sampled_undetected,sampled_miscorrected,\
                       sampled_clean,silent_low,silent_high,z";

/// One line for each cell; sampled counts follow if there are any.
pub fn cells(report: &Reproduction) -> String {
    let mut header = "scheme,class,corrected,detected,undetected,miscorrected,silent,clean,silent_percent,paper,verdict,standard_errors,method,reason".to_owned();
    if report.sampled.is_some() {
        header += SAMPLED;
    }
    let rows = report.cells.iter().map(|c| {
        let (p, j) = (&c.probabilities, c.judgement.as_ref());
        let mut fields = vec![
            c.scheme.clone(),
            c.class.clone(),
            fraction(&p.corrected),
            fraction(&p.detected),
            fraction(&p.undetected),
            fraction(&p.miscorrected),
            fraction(&p.silent()),
            fraction(&p.clean),
            percent(&p.silent()),
            j.map(|j| j.printed.clone()).unwrap_or_default(),
            verdict(j.map_or(Verdict::NotPublished, |j| j.verdict)).into(),
            j.and_then(|j| j.z).map(|z| format!("{z:.2}")).unwrap_or_default(),
            method(c.method).into(),
            j.and_then(|j| j.reason.clone()).unwrap_or_default(),
        ];
        match (report.sampled_cell(&c.scheme, &c.class), &report.sampled) {
            (Some(s), _) => {
                let Counts { corrected, detected, undetected, miscorrected, clean } = s.counts;
                let counts = [s.samples, corrected, detected, undetected, miscorrected, clean];
                fields.extend(counts.map(|n| n.to_string()));
                fields.extend([s.silent_low, s.silent_high].map(|x| format!("{x:e}")));
                fields.push(s.z[0].map(|z| format!("{z:.2}")).unwrap_or_default());
            }
            (None, Some(_)) => fields.extend(SAMPLED.split(',').skip(1).map(|_| String::new())),
            (None, None) => {}
        }
        line(&fields)
    });
    header + "\n" + &rows.collect::<String>()
}

/// One line for each scheme, weighted by the model.
pub fn totals(report: &Reproduction) -> String {
    let rows = report.totals.iter().map(|t| {
        let p = &t.probabilities;
        line(&[
            t.scheme.clone(),
            t.name.clone(),
            fraction(&p.corrected),
            fraction(&p.detected),
            fraction(&p.silent()),
            fraction(&p.clean),
            percent(&p.corrected),
            percent(&p.detected),
            percent(&p.silent()),
        ])
    });
    "scheme,name,corrected,detected,silent,clean,corrected_percent,detected_percent,silent_percent\n".to_owned()
        + &rows.collect::<String>()
}

/// One line for each statement of the text.
pub fn statements(report: &Reproduction) -> String {
    let rows = report.statements.iter().map(|s| {
        let reason = s.reason.clone().unwrap_or_default();
        line(&[s.id.clone(), s.text.clone(), s.paper.clone(), s.ours.clone(), s.matches.to_string(), reason])
    });
    "id,statement,paper,ours,matches,reason\n".to_owned() + &rows.collect::<String>()
}

/// One line for each weight, class, bit error rate, number of wrong address bits and claim of a scheme, as `kind` says.
pub fn facts(facts: &Facts, rates: &[(String, Probabilities)]) -> String {
    let row = |errors: &str, figures: [String; 6], kind: &str, claim: [String; 2]| {
        line(&[&[errors.to_owned()][..], &figures, &[kind.to_owned()], &claim].concat())
    };
    let none = <[String; 2]>::default;
    let mut text = "errors,patterns,corrected,detected,undetected,miscorrected,clean,kind,holds,evidence\n".to_owned();
    for (bits, tally) in &facts.by_weight {
        text += &row(&format!("{bits} bits"), counts(tally), "weight", none());
    }
    for class in &facts.by_class {
        text += &row(&class.class, counts(&class.tally), "class", none());
    }
    for (rate, p) in rates {
        let [corrected, detected, undetected, miscorrected, clean] =
            [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.clean].map(fraction);
        let figures = [String::new(), corrected, detected, undetected, miscorrected, clean];
        text += &row(rate, figures, "bit-error-rate", none());
    }
    for faults in facts.address.iter() {
        let seen = |s: &Seen| {
            let [all, detected, unseen, mistaken] =
                [s.total(), s.detected, s.unseen, s.miscorrected].map(|n| n.to_string());
            [all, String::new(), detected, unseen, mistaken, String::new()]
        };
        for (bits, s) in &faults.by_bits {
            text += &row(&format!("{bits} wrong address bits"), seen(s), "address", none());
        }
        for all in faults.all.iter() {
            text += &row("any wrong address bits", seen(all), "address", none());
        }
    }
    for claim in &facts.claims {
        let holds = match claim.verdict {
            facts::Verdict::Holds => "true",
            facts::Verdict::Refuted => "false",
            facts::Verdict::Open(_) => "",
        };
        text += &row(&claim.text, Default::default(), "claim", [holds.to_owned(), claim.evidence.clone()]);
    }
    text
}

/// One line for each dead device and each class of further errors.
pub fn dead(devices: &[DeadDevice]) -> String {
    let row = |device: &DeadDevice, f: &Further| {
        let outcomes = f.as_it_is.as_ref().map(counts).unwrap_or_default();
        let unseen = f.unseen.as_ref().map(|pair| pair.each_ref().map(ToString::to_string)).unwrap_or_default();
        let correctable = f.correctable.map_or(String::new(), |c| c.to_string());
        let named = [device.place.name.clone(), f.class.clone()];
        line(&[&named[..], &outcomes, &unseen, &[correctable]].concat())
    };
    let rows = devices.iter().flat_map(|d| d.further.iter().map(move |f| row(d, f)));
    "dead,class,patterns,corrected,detected,undetected,miscorrected,clean,errors,unseen,correctable\n".to_owned()
        + &rows.collect::<String>()
}

fn counts(t: &Tally) -> [String; 6] {
    [&t.total(), &t.corrected, &t.detected, &t.undetected, &t.miscorrected, &t.clean].map(ToString::to_string)
}
