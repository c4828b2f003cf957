//! Proves when the registers of a pipeline load and hold, for every state, by induction over the entries in it.
//!
//! Only a few signals control a pipeline: its handshake inputs and one valid bit for each stage. For each of their
//! values the gates of the synthesised pipeline are simplified. Every data register then either holds or loads one
//! and the same function. This shows without a solver which stage loads and which holds:
//!
//! 1. *Load.* A stage loads exactly if it is empty or its entry moves on, and the ready and valid ports agree.
//! 2. *Hold.* While an entry waits, no register of its stage changes.
//! 3. *Stages.* What a stage loads is a function of the stage before, the first's of the inputs; outputs are one of the
//!    last.
//! 4. *Order.* The entries in the pipeline after a step are those before it, without the one that was taken out and
//!    with the new one last. Reset empties the pipeline, so this holds after any number of steps.
//!
//! The composed functions of the stages are the pipeline with its registers as wires, which is compared with the
//! core.

use super::Handshake;
use super::cases::{Case, Cases, Source};
use super::registers::{HELD, Machine, NEXT};
use eccforge_logic::circuit::{Builder, Circuit, NetId};
use eccforge_logic::transform::copy_into;

/// A pipeline whose control is proved.
#[derive(Debug)]
pub(super) struct Shown {
    pub evidence: String,
    /// The pipeline with its registers as wires.
    pub flow: Circuit,
}

/// Proves the control of a pipeline with `stages` registers in a row, or returns what is wrong. Nothing may read the
/// ports in `idle`.
pub(super) fn check(machine: &Machine, stages: usize, handshake: &Handshake, idle: &[&str]) -> Result<Shown, String> {
    let valid: Vec<usize> = machine.valid().collect();
    let wanted = if matches!(handshake, Handshake::ValidReady { .. }) { stages } else { 0 };
    if valid.len() != wanted {
        return Err(format!("{} registers are reset, of {wanted} that should be", valid.len()));
    }
    let cases = Cases::new(machine, handshake)?;
    let states = states(&cases, handshake, &valid, stages)?;
    let loads = cases.loads()?;
    let rows = Rows::new(&cases, loads, &states, stages, idle)?;
    for (case, state) in cases.list.iter().zip(&states) {
        for (register, stage) in rows.stage_of.iter().enumerate() {
            if stage.is_some_and(|stage| !rows.moves(&cases, case, state, register, stage)) {
                let rule = if state.takes(stage.unwrap_or(0)) { "load" } else { "hold" };
                let stage = stage.unwrap_or(0);
                return Err(format!("register {register} in stage {stage} does not {rule} with {}", state.name()));
            }
        }
        state.keeps_order()?;
    }
    let outputs = rows.outputs(&cases, handshake, stages, idle)?;
    Ok(Shown { evidence: evidence(machine, &cases, stages, handshake), flow: rows.flow(&cases, &outputs, stages) })
}

fn evidence(machine: &Machine, cases: &Cases<'_>, stages: usize, handshake: &Handshake) -> String {
    let data = machine.cleared.iter().filter(|c| !**c).count();
    let rows = format!("{data} registers in {stages} stages, each loading a function of the stage before");
    match handshake {
        Handshake::None => "no registers".into(),
        Handshake::Enable(_) => format!("{rows}: all load while enabled, all hold while not"),
        Handshake::ValidReady { .. } => format!(
            "{rows}; on all {} values of valid bits and handshake a stage loads exactly if it is empty or its entry moves \
             on, what waits is held, and none is lost, doubled or overtaken (induction)",
            cases.list.len()
        ),
    }
}

/// Control signals of the pipeline in one case, by stage.
#[derive(Debug)]
struct State {
    /// With a clock enable: whether it is on. Otherwise the valid bits decide.
    enable: Option<bool>,
    valid: Vec<bool>,
    next: Vec<bool>,
    /// Handshake inputs and outputs: valid, ready.
    inputs: [bool; 2],
    outputs: [bool; 2],
}

impl State {
    /// Whether a stage is empty or its entry moves on, by the specification.
    fn ready(&self, stage: usize) -> bool {
        match self.valid.get(stage) {
            None => self.inputs[1],
            Some(valid) => !valid || self.ready(stage + 1),
        }
    }

    /// Whether an entry waits before a stage.
    fn before(&self, stage: usize) -> bool {
        if stage == 0 { self.inputs[0] } else { self.valid[stage - 1] }
    }

    /// Whether a stage must load.
    fn takes(&self, stage: usize) -> bool {
        self.enable.unwrap_or_else(|| self.ready(stage) && self.before(stage))
    }

    /// Whether a stage must hold.
    fn waits(&self, stage: usize) -> bool {
        self.enable.map_or_else(|| self.valid[stage] && !self.ready(stage), |on| !on)
    }

    /// The first violation of the handshake rules.
    fn violation(&self) -> Option<String> {
        let stages = self.valid.len();
        let wanted = |s: usize| if self.ready(s) { self.before(s) } else { self.valid[s] };
        if self.enable.is_some() || stages == 0 {
            return None;
        }
        if self.outputs[1] != self.ready(0) {
            return Some(format!("the ready output is {} with {}", u8::from(self.outputs[1]), self.name()));
        }
        if self.outputs[0] != self.valid[stages - 1] {
            return Some(format!("the valid output is {} with {}", u8::from(self.outputs[0]), self.name()));
        }
        let wrong = (0..stages).find(|s| self.next[*s] != wanted(*s))?;
        Some(format!("the valid bit of stage {wrong} becomes {} with {}", u8::from(self.next[wrong]), self.name()))
    }

    /// Checks the order of entries, numbered by their stage; the one before the pipeline is 0.
    fn keeps_order(&self) -> Result<(), String> {
        if self.enable.is_some() || self.valid.is_empty() {
            return Ok(());
        }
        let front_first = || (0..self.valid.len()).rev();
        let mut wanted: Vec<usize> = front_first().filter(|s| self.valid[*s]).map(|s| s + 1).collect();
        if self.outputs[0] && self.inputs[1] && !wanted.is_empty() {
            wanted.remove(0);
        }
        if self.inputs[0] && self.outputs[1] {
            wanted.push(0);
        }
        // A stage that takes holds what was one stage before.
        let after = front_first().filter(|s| self.next[*s]).map(|s| if self.takes(s) { s } else { s + 1 });
        let after: Vec<usize> = after.collect();
        let message = || format!("entries {wanted:?} should be in the pipe, not {after:?}, with {}", self.name());
        if after == wanted { Ok(()) } else { Err(message()) }
    }

    fn name(&self) -> String {
        let digit = |b: &bool| if *b { '1' } else { '0' };
        match self.enable {
            Some(on) => format!("enable {}", digit(&on)),
            None => {
                let bits: String = self.valid.iter().map(digit).collect();
                let [valid, ready] = self.inputs.each_ref().map(digit);
                format!(
                    "valid bits {bits} (first stage first), valid {valid} at the input, ready {ready} at the output"
                )
            }
        }
    }
}

/// The states of all cases; trial finds which valid bit belongs to which stage.
fn states(cases: &Cases<'_>, handshake: &Handshake, valid: &[usize], stages: usize) -> Result<Vec<State>, String> {
    let orders = (0..stages.pow(valid.len() as u32))
        .map(|n| -> Vec<usize> { (0..valid.len()).map(|i| n / stages.pow(i as u32) % stages).collect() });
    let orders = orders.filter(|order| (0..valid.len()).all(|i| order.contains(&i)));
    let mut best: Option<(usize, String)> = None;
    for order in orders {
        let states: Vec<State> =
            cases.list.iter().map(|case| state(cases, case, handshake, valid, &order)).collect::<Result<_, _>>()?;
        let mut violations = states.iter().filter_map(State::violation);
        let Some(first) = violations.next() else { return Ok(states) };
        let count = violations.count();
        if best.as_ref().is_none_or(|b| count < b.0) {
            best = Some((count, first));
        }
    }
    Err(best.map_or_else(|| "there is no valid bit".into(), |b| b.1))
}

fn state(
    cases: &Cases<'_>,
    case: &Case,
    handshake: &Handshake,
    valid: &[usize],
    order: &[usize],
) -> Result<State, String> {
    let known = |net: Option<NetId>, what: &str| {
        net.and_then(|net| cases.constant(net)).ok_or_else(|| format!("{what} depends on the data"))
    };
    let mut state =
        State { enable: None, valid: Vec::new(), next: Vec::new(), inputs: [false; 2], outputs: [false; 2] };
    match handshake {
        Handshake::None => state.enable = Some(true),
        Handshake::Enable(_) => state.enable = Some(case.control[0]),
        Handshake::ValidReady { outputs, .. } => {
            state.inputs = [case.control[0], case.control[1]];
            state.valid = order.iter().map(|i| case.control[2 + i]).collect();
            for i in order {
                state.next.push(known(Some(cases.next(case, valid[*i])), "a valid bit")?);
            }
            for (bit, name) in state.outputs.iter_mut().zip(outputs) {
                *bit = known(cases.output(case, name).first().copied(), name)?;
            }
        }
    }
    Ok(state)
}

/// The data registers, stage by stage.
struct Rows {
    /// The function that each loads; `None` for valid bits.
    loads: Vec<Option<NetId>>,
    stage_of: Vec<Option<usize>>,
}

impl Rows {
    /// Finds the stage of every register: after the inputs, after stage 0, and so on.
    fn new(
        cases: &Cases<'_>,
        loads: Vec<Option<NetId>>,
        states: &[State],
        stages: usize,
        idle: &[&str],
    ) -> Result<Self, String> {
        let mut rows = Self { stage_of: vec![None; loads.len()], loads };
        for stage in 0..stages {
            let sources = cases.sources(&rows.stage_of, &rows.loads, idle);
            for register in 0..rows.loads.len() {
                let from = rows.loads[register].map(|load| sources[load.index()]);
                if from == Some(Source::Only(stage)) {
                    rows.stage_of[register] = Some(stage);
                }
            }
        }
        // What loads a constant may stand anywhere.
        for register in 0..rows.loads.len() {
            if rows.loads[register].is_some_and(|load| cases.constant(load).is_some()) {
                let fits =
                    |s: &usize| cases.list.iter().zip(states).all(|(c, t)| rows.moves(cases, c, t, register, *s));
                rows.stage_of[register] = (0..stages).find(fits);
            }
            if rows.loads[register].is_some() && rows.stage_of[register].is_none() {
                return Err(format!("register {register} does not load from one stage of {stages}"));
            }
        }
        Ok(rows)
    }

    /// Whether a register of `stage` loads and holds correctly in a case.
    fn moves(&self, cases: &Cases<'_>, case: &Case, state: &State, register: usize, stage: usize) -> bool {
        let next = cases.next(case, register);
        let loads = !state.takes(stage) || Some(next) == self.loads[register];
        let holds = !state.waits(stage) || next == cases.held(register);
        loads && holds
    }

    /// Data output ports, which are functions of the last stage.
    fn outputs(
        &self,
        cases: &Cases<'_>,
        handshake: &Handshake,
        stages: usize,
        idle: &[&str],
    ) -> Result<Vec<(String, Vec<NetId>)>, String> {
        let sources = cases.sources(&self.stage_of, &self.loads, idle);
        let names = cases.output_names().filter(|n| *n != NEXT && !handshake.outputs().contains(n));
        let mut outputs = Vec::new();
        for name in names {
            let nets = cases.output(&cases.list[0], name);
            if cases.list.iter().any(|case| cases.output(case, name) != nets) {
                return Err(format!("`{name}` depends on valid bits or handshake"));
            }
            let right = [Source::Nothing, Source::Only(stages)];
            if nets.iter().any(|n| !right.contains(&sources[n.index()])) {
                return Err(format!("`{name}` reads more than the last stage"));
            }
            outputs.push((name.to_string(), nets.to_vec()));
        }
        Ok(outputs)
    }

    /// The composition of all stages' functions.
    fn flow(&self, cases: &Cases<'_>, outputs: &[(String, Vec<NetId>)], stages: usize) -> Circuit {
        let mut b = Builder::new("flow");
        let circuit = &cases.circuit;
        let mut inputs: Vec<Vec<NetId>> = Vec::new();
        for port in circuit.inputs() {
            let zero = b.constant(false);
            inputs.push(if port.name == HELD {
                vec![zero; port.nets.len()]
            } else {
                b.input(&port.name, port.nets.len())
            });
        }
        let held = circuit.inputs().iter().position(|p| p.name == HELD);
        for stage in 0..stages {
            let map = copy_into(&mut b, circuit, &inputs);
            for (register, load) in self.loads.iter().enumerate() {
                if let (Some(held), Some(load), true) = (held, load, self.stage_of[register] == Some(stage)) {
                    inputs[held][register] = map[load.index()];
                }
            }
        }
        let map = copy_into(&mut b, circuit, &inputs);
        for (name, nets) in outputs {
            b.output(name, nets.iter().map(|n| map[n.index()]).collect());
        }
        b.finish().without_dead_gates()
    }
}
