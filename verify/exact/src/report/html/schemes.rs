//! One section for each scheme: exact fractions and H.

use super::*;

/// All sections.
pub(super) fn sections(out: &mut String, report: &Reproduction) {
    out.push_str("<section>\n<h2>The schemes</h2>\n");
    for (i, scheme) in report.request.schemes.iter().enumerate() {
        let (g, h) = (scheme.geometry, &scheme.code.h);
        let codewords = match scheme.codewords() {
            1 => "1 codeword".to_owned(),
            w => format!("{w} codewords"),
        };
        let _ = write!(
            out,
            "<details id=\"scheme-{i}\">\n<summary><b>{}</b> <span class=\"quiet\">{} of ({}, {}) in {} \
             of {} pins</span></summary>\n<p class=\"quiet\">{}</p>\n",
            escape(&scheme.name),
            codewords,
            h.n(),
            h.n() - h.r() as usize,
            if g.beats == 1 { "1 beat".to_owned() } else { format!("{} beats", g.beats) },
            g.pins,
            escape(&scheme.source)
        );
        if let Some(notes) = &scheme.notes {
            let _ = writeln!(out, "<p>{}</p>", escape(notes.trim()));
        }
        outcomes(out, report, scheme);
        let _ = write!(
            out,
            "<figure class=\"wide\" tabindex=\"0\">\n{}<figcaption>H of each codeword: {} rows, {} columns; check columns are tinted \
             orange. Weights of rows at the right.</figcaption>\n</figure>\n</details>\n",
            heatmap::matrix(scheme),
            h.r(),
            h.n()
        );
    }
    out.push_str("</section>\n");
}

/// Exact outcomes of every class for one scheme.
fn outcomes(out: &mut String, report: &Reproduction, scheme: &Scheme) {
    out.push_str(
        "<div class=\"wide\" tabindex=\"0\"><table class=\"fractions\">\n<thead><tr><th scope=\"col\">Class</th><th scope=\"col\">Corrected</th>\
         <th scope=\"col\">Detected</th><th scope=\"col\">Silent: undetected</th><th scope=\"col\">Silent: miscorrected</th>\
         </tr></thead>\n<tbody>\n",
    );
    for cell in report.cells.iter().filter(|c| c.scheme == scheme.id) {
        let p = &cell.probabilities;
        let how = if cell.method == Method::Enumerated { "enumerated" } else { "counted" };
        let _ = write!(out, "<tr><th scope=\"row\">{}<small>{how}</small></th>", class_name(report, &cell.class));
        for share in [&p.corrected, &p.detected, &p.undetected, &p.miscorrected] {
            match share.is_zero() {
                true => out.push_str("<td>0</td>"),
                false => {
                    let _ = write!(out, "<td>{} %<code>{}</code></td>", percent(share), fraction(share));
                }
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table></div>\n");
}

/// A fraction in lowest terms; large powers of two stay powers.
fn fraction(p: &BigRational) -> String {
    let twos = p.denom().trailing_zeros().unwrap_or(0);
    if twos > 20 && *p.denom() == BigInt::one() << twos {
        return format!("{} / 2<sup>{twos}</sup>", p.numer());
    }
    if p.is_integer() { p.numer().to_string() } else { format!("{} / {}", p.numer(), p.denom()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_powers_of_two_stay_powers() {
        let of = |n: i64, d: i64| fraction(&BigRational::new(n.into(), d.into()));
        assert_eq!([of(3, 1), of(3, 1 << 20), of(3, 1 << 21)], ["3", "3 / 1048576", "3 / 2<sup>21</sup>"]);
        assert_eq!(of(1, 3 << 21), "1 / 6291456");
    }
}
