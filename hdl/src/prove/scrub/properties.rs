//! The properties of every step of the scrubber, as a circuit with one output for each violated property.

use crate::design::{ADDRESS_BITS, COUNTER_BITS, Options};
use crate::prove::pipe::registers::{HELD, NEXT};
use eccforge_logic::circuit::{Builder, Circuit, NetId, Port};
use eccforge_logic::transform::copy_into;

/// Input ports of one evaluation by name.
type Given = Vec<(String, Vec<NetId>)>;

/// Outputs and next registers of one evaluation of the module.
struct Outputs<'s> {
    step: &'s Circuit,
    nets: Vec<NetId>,
}

impl Outputs<'_> {
    fn of(&self, name: &str) -> Vec<NetId> {
        self.step.output(name).map_or_else(Vec::new, |p| p.nets.iter().map(|n| self.nets[n.index()]).collect())
    }
}

/// The phases of a scrub; a state is in exactly one.
#[derive(Clone, Copy)]
struct Phase {
    idle: NetId,
    read: NetId,
    wait: NetId,
    write: NetId,
}

/// One step between two states: inputs, outputs and the next state.
struct Signals {
    step: NetId,
    gnt: NetId,
    rvalid: NetId,
    written: NetId,
    last: Vec<NetId>,
    read_entry: Vec<NetId>,
    read_ce: NetId,
    read_due: NetId,
    phase: Phase,
    then: Phase,
    req: NetId,
    we: NetId,
    address: [Vec<NetId>; 2],
    entry: [Vec<NetId>; 2],
    /// `ce` and `due`: the flag, the counter, and the counter after the step.
    flags: [(NetId, [Vec<NetId>; 2]); 2],
    /// Another master has written since the read was granted, or writes now.
    since: NetId,
    /// The answer has arrived.
    answered: NetId,
    /// The invariant, before and after the step.
    holds: NetId,
    holds_next: NetId,
}

pub(super) struct Properties<'s> {
    b: Builder,
    step: &'s Circuit,
    options: &'s Options,
}

impl<'s> Properties<'s> {
    /// Uses the step of a module with its decoder's outputs as inputs; fails with the name of a missing port.
    pub fn new(step: &'s Circuit, options: &'s Options, bits: usize) -> Result<Self, String> {
        let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
        let of = |port: Option<&Port>| port.map(|p| p.nets.len());
        let inputs = [("step", 1), ("last_address", ADDRESS_BITS), ("gnt", 1), ("rvalid", 1), ("written", 1)];
        let read = [("read_entry", bits), ("read_ce", 1), ("read_due", 1)];
        let inputs = inputs.map(|(s, w)| (i(s), w)).into_iter().chain(read.map(|(s, w)| (s.to_string(), w)));
        let mut inputs = inputs.filter(|(name, width)| of(step.input(name)) != Some(*width));
        let outputs = [("req", 1), ("we", 1), ("busy", 1), ("ce", 1), ("due", 1), ("entry", bits)];
        let counts = [("address", ADDRESS_BITS), ("ce_count", COUNTER_BITS), ("due_count", COUNTER_BITS)];
        let mut outputs = outputs.into_iter().chain(counts).map(|(s, w)| (o(s), w));
        match inputs.next().or_else(|| outputs.find(|(name, width)| of(step.output(name)) != Some(*width))) {
            Some((name, width)) => Err(format!("there is no port {name} of {width} bits")),
            None if step.input(HELD).is_none() => Err("it has no registers".into()),
            None => Ok(Self { b: Builder::new("violations"), step, options }),
        }
    }

    /// One output for each property: 1 if it is violated.
    pub fn circuit(mut self) -> Circuit {
        let registers = self.step.input(HELD).map_or(0, |p| p.nets.len());
        let reset = self.reset(registers);
        let held = self.b.input(HELD, registers);
        let s = self.signals(held);
        let violated = [
            ("requests", self.requests(&s)),
            ("walk", self.walk(&s)),
            ("addresses", self.addresses(&s)),
            ("bounds", self.bounds(&s)),
            ("entries", self.entries(&s)),
            ("refused", self.refused(&s)),
            ("others", self.others(&s)),
            ("counts", self.counts(&s)),
        ];
        self.b.output("reset", vec![reset]);
        for (name, net) in violated {
            let net = self.b.and([net, s.holds]);
            self.b.output(name, vec![net]);
        }
        self.b.finish()
    }

    /// One evaluation with these inputs; the others are new inputs with the prefix `prefix`.
    fn run(&mut self, prefix: &str, given: &[(String, Vec<NetId>)]) -> Outputs<'s> {
        let mut inputs = Vec::new();
        for port in self.step.inputs() {
            let known = given.iter().find(|(name, _)| *name == port.name).map(|(_, nets)| nets.clone());
            inputs.push(known.unwrap_or_else(|| self.b.input(format!("{prefix}{}", port.name), port.nets.len())));
        }
        Outputs { step: self.step, nets: copy_into(&mut self.b, self.step, &inputs) }
    }

    fn word(&self, outputs: &Outputs<'_>, stem: &str) -> Vec<NetId> {
        outputs.of(&self.options.output(stem))
    }

    fn phase(&mut self, outputs: &Outputs<'_>) -> Phase {
        let [busy, req, we] = ["busy", "req", "we"].map(|stem| self.word(outputs, stem)[0]);
        let [idle, not_req, not_we] = [busy, req, we].map(|net| self.b.not(net));
        Phase {
            idle,
            read: self.b.and([busy, req, not_we]),
            wait: self.b.and([busy, not_req, not_we]),
            write: self.b.and([busy, we]),
        }
    }

    fn signals(&mut self, held: Vec<NetId>) -> Signals {
        let newer = self.b.input("written_since_the_read", 1)[0];
        let mut given: Given = Vec::new();
        for port in self.step.inputs() {
            let nets = if port.name == HELD { held.clone() } else { self.b.input(&port.name, port.nets.len()) };
            given.push((port.name.clone(), nets));
        }
        let input = |name: &str| given.iter().find(|p| p.0 == name).map_or_else(Vec::new, |p| p.1.clone());
        let [step, last, gnt, rvalid, written] =
            ["step", "last_address", "gnt", "rvalid", "written"].map(|stem| input(&self.options.input(stem)));
        let now = self.run("", &given);
        let next = self.run("next_", &[(HELD.to_string(), now.of(NEXT))]);
        let (phase, then) = (self.phase(&now), self.phase(&next));
        let since = self.b.or([newer, written[0]]);
        // Another write in the cycle in which the read is granted, or while its answer is awaited.
        let taken = self.b.and([phase.read, gnt[0], written[0]]);
        let kept = self.b.and([phase.wait, since]);
        let was = self.b.or([taken, kept]);
        let newer_next = self.b.and([was, then.wait]);
        let (would, would_next) = (self.would_write(held), self.would_write(now.of(NEXT)));
        let both = |stem: &str| [self.word(&now, stem), self.word(&next, stem)];
        let flag = |stem: &str| (self.word(&now, stem)[0], both(&format!("{stem}_count")));
        Signals {
            step: step[0],
            gnt: gnt[0],
            rvalid: rvalid[0],
            written: written[0],
            last,
            read_entry: input("read_entry"),
            read_ce: input("read_ce")[0],
            read_due: input("read_due")[0],
            req: self.word(&now, "req")[0],
            we: self.word(&now, "we")[0],
            address: both("address"),
            entry: both("entry"),
            flags: [flag("ce"), flag("due")],
            phase,
            then,
            since,
            answered: self.b.and([phase.wait, rvalid[0]]),
            holds: self.invariant(phase, newer, would),
            holds_next: self.invariant(then, newer_next, would_next),
        }
    }

    /// The invariant: another master can have written since the read was granted only while the answer is pending,
    /// and a correction would be written back exactly if none has.
    fn invariant(&mut self, phase: Phase, newer: NetId, would: NetId) -> NetId {
        let not_newer = self.b.not(newer);
        let only_while_waiting = self.b.or([not_newer, phase.wait]);
        let differ = self.b.parity([newer, would]);
        self.b.and([only_while_waiting, differ])
    }

    /// Whether a state would write back a correction without interference: in the next state from waiting, in two
    /// from reading, three from resting, and four from writing.
    fn would_write(&mut self, held: Vec<NetId>) -> NetId {
        let (zero, one) = (self.b.constant(false), self.b.constant(true));
        let mut inputs: Given = Vec::new();
        let ones = ["step", "gnt", "rvalid"].map(|stem| self.options.input(stem));
        for port in self.step.inputs() {
            let on = port.name == "read_ce" || ones.contains(&port.name);
            inputs.push((port.name.clone(), vec![if on { one } else { zero }; port.nets.len()]));
        }
        let mut held = held;
        let mut phases = Vec::new();
        for _ in 0..5 {
            inputs.iter_mut().filter(|p| p.0 == HELD).for_each(|p| p.1 = held.clone());
            let outputs = self.run("", &inputs);
            phases.push(self.phase(&outputs));
            held = outputs.of(NEXT);
        }
        let now = phases[0];
        let ways = [(now.wait, 1), (now.read, 2), (now.idle, 3), (now.write, 4)];
        let ways = ways.map(|(phase, steps)| self.b.and([phase, phases[steps].write]));
        self.b.or(ways)
    }

    fn reset(&mut self, registers: usize) -> NetId {
        let held = vec![self.b.constant(false); registers];
        let outputs = self.run("after_reset_", &[(HELD.to_string(), held.clone())]);
        let would = self.would_write(held);
        let mut wrong = vec![self.b.not(would)];
        for stem in ["busy", "req", "we", "address", "entry", "ce_count", "due_count"] {
            wrong.extend(self.word(&outputs, stem));
        }
        self.b.or(wrong)
    }

    fn requests(&mut self, s: &Signals) -> NetId {
        let any = self.b.or([s.req, s.we]);
        let resting = self.b.and([s.phase.idle, any]);
        let same = self.b.parity([s.req, s.written]);
        let same = self.b.not(same);
        let writing = self.b.and([s.phase.write, same]);
        self.b.or([resting, writing])
    }

    fn walk(&mut self, s: &Signals) -> NetId {
        let [no_step, no_gnt, no_rvalid, not_since, no_ce] =
            [s.step, s.gnt, s.rvalid, s.since, s.read_ce].map(|net| self.b.not(net));
        let done = self.b.or([s.gnt, s.written]);
        let not_done = self.b.not(done);
        let dropped = self.b.or([no_ce, s.since]);
        let (phase, then) = (s.phase, s.then);
        let rules: [(&[NetId], NetId); 9] = [
            (&[phase.idle, s.step], then.read),
            (&[phase.idle, no_step], then.idle),
            (&[phase.read, s.gnt], then.wait),
            (&[phase.read, no_gnt], then.read),
            (&[phase.wait, no_rvalid], then.wait),
            (&[s.answered, s.read_ce, not_since], then.write),
            (&[s.answered, dropped], then.idle),
            (&[phase.write, done], then.idle),
            (&[phase.write, not_done], then.write),
        ];
        let wrong = rules.map(|(from, to)| {
            let missed = self.b.not(to);
            self.b.and(from.iter().copied().chain([missed]))
        });
        self.b.or(wrong)
    }

    /// Whether a pass ends in this step.
    fn ends(&mut self, s: &Signals) -> NetId {
        let busy = self.b.not(s.phase.idle);
        self.b.and([busy, s.then.idle])
    }

    fn addresses(&mut self, s: &Signals) -> NetId {
        let [address, next] = &s.address;
        let below = self.above(&s.last, address);
        let (more, zero) = (self.plus_one(address), self.b.constant(false));
        let following = self.select(below, &more, &[zero; ADDRESS_BITS]);
        let ends = self.ends(s);
        let wanted = self.select(ends, &following, address);
        self.differ(&wanted, next)
    }

    fn bounds(&mut self, s: &Signals) -> NetId {
        let beyond = self.above(&s.address[1], &s.last);
        let ends = self.ends(s);
        self.b.and([ends, beyond])
    }

    fn entries(&mut self, s: &Signals) -> NetId {
        let [entry, next] = &s.entry;
        let no_ce = self.b.not(s.read_ce);
        let (other, changed) = (self.differ(next, &s.read_entry), self.differ(next, entry));
        let wrong = self.b.or([no_ce, other]);
        let from_wait = self.b.and([s.phase.wait, wrong]);
        let from_write = self.b.and([s.phase.write, changed]);
        let wrong = self.b.or([from_wait, from_write, s.phase.idle, s.phase.read]);
        self.b.and([s.then.write, wrong])
    }

    fn refused(&mut self, s: &Signals) -> NetId {
        let no_ce = self.b.not(s.read_ce);
        self.b.and([s.answered, s.read_due, no_ce, s.then.write])
    }

    fn others(&mut self, s: &Signals) -> NetId {
        let over = self.b.and([s.req, s.we, s.since]);
        let begun = self.b.and([s.phase.wait, s.since, s.then.write]);
        let broken = self.b.not(s.holds_next);
        self.b.or([over, begun, broken])
    }

    fn counts(&mut self, s: &Signals) -> NetId {
        let mut wrong = Vec::new();
        for (raised, (flag, [count, next])) in [s.read_ce, s.read_due].into_iter().zip(&s.flags) {
            let event = self.b.and([s.answered, raised]);
            let wanted = self.counted(count, event);
            wrong.extend([self.b.parity([event, *flag]), self.differ(&wanted, next)]);
        }
        self.b.or(wrong)
    }

    fn differ(&mut self, a: &[NetId], b: &[NetId]) -> NetId {
        let bits: Vec<NetId> = a.iter().zip(b).map(|(x, y)| self.b.parity([*x, *y])).collect();
        self.b.or(bits)
    }

    fn select(&mut self, on: NetId, then: &[NetId], other: &[NetId]) -> Vec<NetId> {
        let off = self.b.not(on);
        let bit = |(x, y): (&NetId, &NetId)| {
            let (x, y) = (self.b.and([on, *x]), self.b.and([off, *y]));
            self.b.or([x, y])
        };
        then.iter().zip(other).map(bit).collect()
    }

    /// Whether `a` is above `b`, as numbers.
    fn above(&mut self, a: &[NetId], b: &[NetId]) -> NetId {
        let mut above = self.b.constant(false);
        for (x, y) in a.iter().zip(b) {
            let differ = self.b.parity([*x, *y]);
            above = self.select(differ, &[*x], &[above])[0];
        }
        above
    }

    /// The number plus one, without the carry.
    fn plus_one(&mut self, number: &[NetId]) -> Vec<NetId> {
        let mut carry = self.b.constant(true);
        let mut sum = Vec::new();
        for bit in number {
            sum.push(self.b.parity([*bit, carry]));
            carry = self.b.and([*bit, carry]);
        }
        sum
    }

    /// A counter after an event: incremented, unless it is at its maximum.
    fn counted(&mut self, count: &[NetId], event: NetId) -> Vec<NetId> {
        let full = self.b.and(count.iter().copied());
        let more = self.b.not(full);
        let (on, next) = (self.b.and([event, more]), self.plus_one(count));
        self.select(on, &next, count)
    }
}
