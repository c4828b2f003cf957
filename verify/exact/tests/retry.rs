//! Tests of repeated transfers against every sequence of them.

use eccforge_exact::retry::Repeated;
use eccforge_outcomes::Probabilities;
use num_rational::BigRational;

fn ratio(n: i64, d: i64) -> BigRational {
    BigRational::new(n.into(), d.into())
}

/// Probabilities of one transfer: right 1/2, silent 1/10, detected 2/5.
fn chances() -> Probabilities {
    Probabilities {
        clean: ratio(3, 10),
        corrected: ratio(1, 5),
        detected: ratio(2, 5),
        undetected: ratio(1, 20),
        miscorrected: ratio(1, 20),
    }
}

/// Compares the outcomes with every sequence of transfers, one by one.
#[test]
fn transfers_with_errors_of_their_own_end_as_every_sequence_of_them_does() {
    for retries in [0, 1, 2, 5] {
        let p = chances();
        let [mut right, mut silent, mut transfers, mut reached] = [ratio(0, 1), ratio(0, 1), ratio(0, 1), ratio(1, 1)];
        for _ in 0..=retries {
            right += &reached * ratio(1, 2);
            silent += &reached * ratio(1, 10);
            transfers += &reached;
            reached *= ratio(2, 5);
        }
        assert_eq!(Repeated::anew(&p, retries), Repeated { right, refused: reached, silent, transfers });
    }
}

#[test]
fn what_is_gone_is_right_and_what_is_stuck_is_refused() {
    let p = chances();
    let gone = Repeated { right: ratio(9, 10), refused: ratio(0, 1), silent: ratio(1, 10), transfers: ratio(7, 5) };
    assert_eq!(Repeated::gone(&p, 3), gone);
    let stuck = Repeated { right: ratio(1, 2), refused: ratio(2, 5), silent: ratio(1, 10), transfers: ratio(11, 5) };
    assert_eq!(Repeated::stuck(&p, 3), stuck);
    let none = Repeated { transfers: ratio(1, 1), ..stuck };
    for repeated in [Repeated::gone, Repeated::anew, Repeated::stuck] {
        assert_eq!(repeated(&p, 0), none, "nothing is repeated");
    }
    let always = Probabilities { detected: ratio(1, 1), ..Probabilities::default() };
    assert_eq!(Repeated::anew(&always, 4).transfers, ratio(5, 1));
}
