//! Reference model of a pipeline core with bypass, injection and poison ports.

use crate::design::{Options, poison};
use eccforge_logic::circuit::{Builder, Circuit, NetId};
use eccforge_logic::transform::copy_into;
use eccforge_scheme::Scheme;

/// The nets of named outputs.
type Named = Vec<(String, Vec<NetId>)>;

fn output(list: &Named, name: &str) -> Vec<NetId> {
    list.iter().find(|o| o.0 == name).map_or_else(Vec::new, |o| o.1.clone())
}

/// The core, with the module's port names and the test ports that `options` request. [`without_injected_errors`]
/// handles the decoder's injected errors; its reference has the port and does not read it.
pub(super) fn with_test_ports(scheme: &Scheme, options: &Options, core: &Circuit, decoder: bool) -> Circuit {
    let mut b = Builder::new(core.name());
    let inputs: Vec<Vec<NetId>> = core.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let bits = scheme.geometry.bits();
    let bypass = (decoder && options.pipe.bypass).then(|| b.input(options.input("bypass"), 1)[0]);
    let inject = options.pipe.inject.then(|| b.input(options.input("inject"), bits));
    let has_poison = options.pipe.poison.then(|| poison::pattern(scheme)).flatten();
    let poison = (!decoder && options.pipe.poison).then(|| b.input(options.input("poison"), 1)[0]);
    let map = copy_into(&mut b, core, &inputs);
    let mut outputs: Named =
        core.outputs().iter().map(|p| (p.name.clone(), p.nets.iter().map(|n| map[n.index()]).collect())).collect();
    if decoder {
        if let Some(bypass) = bypass {
            bypassed(&mut b, scheme, options, (&inputs[0], bypass), &mut outputs);
        }
        if let Some(poison) = &has_poison {
            // Refused, and the syndromes are those of the poison.
            let mut found = output(&outputs, &options.output("due"));
            for w in 0..scheme.codewords() {
                let flipped = scheme.layout.codeword(w).iter().enumerate().filter(|(_, bit)| poison.bits[**bit]);
                let value = scheme.code.h.syndrome(flipped.map(|(i, _)| i));
                let syndrome = output(&outputs, &options.output(&format!("syndrome_{w}")));
                found.push(b.equals(&syndrome, value));
            }
            outputs.push((options.output("poisoned"), vec![b.and(found)]));
        }
    } else {
        let mut entry = output(&outputs, &options.output("entry"));
        if let Some(inject) = &inject {
            entry = entry.iter().zip(inject).map(|(e, i)| b.parity([*e, *i])).collect();
        }
        if let (Some(on), Some(poison)) = (poison, &has_poison) {
            let flips = poison.bits.iter().zip(entry);
            entry = flips.map(|(flip, e)| if *flip { b.parity([e, on]) } else { e }).collect();
        }
        let check = scheme.geometry.check_bits().into_iter().map(|bit| entry[bit]).collect();
        outputs = vec![(options.output("check"), check), (options.output("entry"), entry)];
    }
    outputs.into_iter().for_each(|(name, nets)| b.output(name, nets));
    b.finish()
}

/// With bypass, the entry is delivered as read, nothing flips, and no flag of the entry is raised.
fn bypassed(
    b: &mut Builder,
    scheme: &Scheme,
    options: &Options,
    (read, bypass): (&[NetId], NetId),
    outputs: &mut Named,
) {
    let active = b.not(bypass);
    let flips: Vec<NetId> =
        output(outputs, &options.output("flips")).into_iter().map(|flip| b.and([flip, active])).collect();
    let entry: Vec<NetId> = read.iter().zip(&flips).map(|(e, f)| b.parity([*e, *f])).collect();
    let stored = |bit: usize| if scheme.constant.contains(&bit) { b.not(entry[bit]) } else { entry[bit] };
    let data: Vec<NetId> = scheme.geometry.data_bits().into_iter().map(stored).collect();
    for (name, nets) in outputs {
        let stem =
            ["data", "entry", "flips", "ce", "due", "rule_fail"].into_iter().find(|s| options.output(s) == *name);
        match stem {
            Some("data") => nets.clone_from(&data),
            Some("entry") => nets.clone_from(&entry),
            Some("flips") => nets.clone_from(&flips),
            Some(_) => nets.iter_mut().for_each(|net| *net = b.and([*net, active])),
            None => {}
        }
    }
}

/// The circuit on entries into which errors are injected twice: by the circuit, and before it. If the circuit only
/// adds them to the entry, they cancel, and the result is the circuit without them.
pub(super) fn without_injected_errors(circuit: &Circuit, entry: &str, inject: &str) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let mut inputs: Vec<Vec<NetId>> = circuit.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let at = |name: &str| circuit.inputs().iter().position(|p| p.name == name);
    if let (Some(entry), Some(inject)) = (at(entry), at(inject)) {
        let errors = inputs[inject].clone();
        inputs[entry].iter_mut().zip(errors).for_each(|(bit, error)| *bit = b.parity([*bit, error]));
    }
    let map = copy_into(&mut b, circuit, &inputs);
    for port in circuit.outputs() {
        b.output(&port.name, port.nets.iter().map(|n| map[n.index()]).collect());
    }
    b.finish()
}
