//! Errors of several different devices, each within a rectangle of its pins and beats.

use super::choice::ones_between;
use super::drawn::Drawn;
use super::within::of_size;
use eccforge_circuit::NetId;
use eccforge_model::Rectangle;

/// The error bits of all words in order: see [`super::Source::of_devices`].
///
/// # Errors
/// A message: there are fewer devices than shapes, or a shape does not fit them.
pub(super) fn error(
    d: &mut Drawn,
    shapes: &[Rectangle],
    devices: &[Vec<Vec<usize>>],
    word: usize,
) -> Result<Vec<NetId>, String> {
    if shapes.len() > devices.len() {
        return Err(format!(
            "the source has errors in {} different devices, but the entry has {}",
            shapes.len(),
            devices.len()
        ));
    }
    let (beats, pins) = (devices[0].len(), devices[0][0].len());
    let numbers = d.distinct(shapes.len(), devices.len());
    let mut ways = vec![Vec::new(); devices.len() * word];
    for (shape, number) in shapes.iter().zip(&numbers) {
        let sent = within(d, shape, (beats, pins))?;
        for (device, here) in number.iter().enumerate() {
            for (&bit, &wrong) in devices[device].iter().flatten().zip(&sent) {
                ways[device * word + bit].push(d.b.and([*here, wrong]));
            }
        }
    }
    Ok(ways.into_iter().map(|w| d.b.or(w)).collect())
}

/// The wrong bits of one device of this size, beat after beat.
fn within(d: &mut Drawn, shape: &Rectangle, (beats, pins): (usize, usize)) -> Result<Vec<NetId>, String> {
    let places = shape.places(pins, beats)?;
    let here = d.one_of(places.len());
    let (size, least) = (shape.bits(), shape.min_bits);
    // Fewer wrong bits than `least` are drawn again, so that all patterns stay equally likely.
    let wrong = match least {
        _ if let Some(most) = shape.max_bits => of_size(d, size, (least, most))?,
        0 => d.bits(size),
        _ if least == size => vec![d.b.constant(true); size],
        _ => d.accepted(size, |b, _, own| {
            let few = ones_between(b, own, 0, least - 1);
            b.not(few)
        }),
    };
    let mut sent = vec![d.b.constant(false); beats * pins];
    for (&(beat, pin), here) in places.iter().zip(here) {
        for (i, &wrong) in wrong.iter().enumerate() {
            sent[(beat + i / shape.pins) * pins + pin + i % shape.pins] = d.b.and([here, wrong]);
        }
    }
    Ok(sent)
}
