//! Checks a fault file; errors name their places.

use super::spec::{BroadSpec, EventsSpec, FaultFile, FileSpec, ItemSpec, Kind, NamedFault, StuckSpec, WeakSpec};
use eccforge_exact::model::ErrorModel;
use eccforge_files::diagnostic::{Checked, Place, SourceFile, suggest};
use eccforge_files::yaml::Spanned;

const KINDS: &str = "`events`, `stuck-at`, `weak-cells`, `pin`, `mat`, `row`, `column`, `bank`, `coupling`, `logic`";

/// Makes a kind of a fault of many entries.
type ToKind = fn(BroadSpec) -> Kind;

impl FaultFile {
    /// No fault at all.
    pub fn empty() -> Self {
        Self { id: "none".to_owned(), faults: Vec::new(), file: SourceFile::new("none", "") }
    }

    /// Reads and validates the text of a fault file.
    pub fn parse(file: &SourceFile) -> Checked<Self> {
        file.attach(Self::checked(file))
    }

    fn checked(file: &SourceFile) -> Checked<Self> {
        let spec: FileSpec = file.parse()?;
        spec.eccforge_faults.check("language of faults", "eccforge-faults")?;
        let mut faults: Vec<NamedFault> = Vec::new();
        for item in spec.faults {
            let fault = item.value.validate()?;
            if faults.iter().any(|f| f.id == fault.id) {
                let message = format!("two faults are called `{}`", fault.id);
                let at = fault.place.error("this fault", message);
                return at.help("give every fault an id of its own").err();
            }
            faults.push(fault);
        }
        Ok(Self { id: spec.id, faults, file: file.clone() })
    }
}

impl ItemSpec {
    fn validate(mut self) -> Checked<NamedFault> {
        let place = self.id.place;
        let mut kinds = self.kinds(place)?.into_iter();
        let (Some(kind), None) = (kinds.next(), kinds.next()) else {
            let message = format!("the fault `{}` does not say one thing that is wrong", self.id.value);
            let at = place.error("this fault", message);
            return at.help(format!("give exactly one of {KINDS}")).err();
        };
        let intermittent = !matches!(kind, Kind::Events(..) | Kind::WeakCells(_) | Kind::Coupling(_) | Kind::Logic(_));
        if let Some(activity) = &self.activity {
            probability(activity)?;
            if !intermittent {
                let message = format!("`{}` has no activity: its own keys say how often it acts", kind.name());
                let at = activity.error("not for this kind", message);
                return at.help("take `activity` out").err();
            }
        }
        Ok(NamedFault { id: self.id.value, kind, activity: self.activity.map_or(1.0, |a| a.value), place })
    }

    /// Every kind that is given, checked and taken out.
    fn kinds(&mut self, place: Place) -> Checked<Vec<Kind>> {
        let mut kinds = Vec::new();
        if let Some(s) = self.events.take() {
            let model = s.validate()?;
            kinds.push(Kind::Events(s, model));
        }
        if let Some(s) = self.stuck_at.take() {
            s.validate(place)?;
            kinds.push(Kind::StuckAt(s));
        }
        if let Some(s) = self.weak_cells.take() {
            s.validate()?;
            kinds.push(Kind::WeakCells(s));
        }
        let broad: [(Option<BroadSpec>, ToKind); 5] = [
            (self.pin.take(), Kind::Pin),
            (self.mat.take(), Kind::Mat),
            (self.row.take(), Kind::Row),
            (self.column.take(), Kind::Column),
            (self.bank.take(), Kind::Bank),
        ];
        for ((spec, kind), (name, keys)) in broad.into_iter().zip(BroadSpec::KEYS) {
            let Some(spec) = spec else { continue };
            if let Some((key, value)) = spec.given().find(|(key, _)| !keys.contains(key)) {
                let message = format!("a fault of the kind `{name}` has no `{key}`");
                let at = value.error("not for this kind", message);
                return at.help(format!("take it out; `{name}` has {}", keys.join(", "))).err();
            }
            kinds.push(kind(spec));
        }
        if let Some(s) = self.coupling.take() {
            probability(&s.probability)?;
            s.repeat_factor.as_ref().map_or(Ok(()), not_negative)?;
            kinds.push(Kind::Coupling(s));
        }
        if let Some(s) = self.logic.take() {
            probability(&s.per_step)?;
            s.shared_per_step.as_ref().map_or(Ok(()), probability)?;
            kinds.push(Kind::Logic(s));
        }
        Ok(kinds)
    }
}

impl EventsSpec {
    fn validate(&self) -> Checked<Box<ErrorModel>> {
        for share in [&self.broad_single_bit, &self.broad_multi_bit].into_iter().flatten() {
            probability(share)?;
        }
        if let Some(weights) = &self.breadth_weights {
            let fine = |w: &f64| w.is_finite() && *w >= 0.0;
            if !weights.value.iter().all(fine) || weights.value.iter().sum::<f64>() <= 0.0 || weights.value.len() > 20 {
                let message = "these weights choose no number of entries";
                let at = weights.error("in this list", message);
                return at.help("give up to 20 numbers, none negative, not all 0").err();
            }
        }
        let Some(name) = &self.model else { return Ok(Box::new(ErrorModel::table1())) };
        let known: Vec<&str> = ErrorModel::builtin_ids().collect();
        let model = ErrorModel::builtin(&name.value).ok_or_else(|| {
            let message = format!("there is no error model `{}`", name.value);
            let at = name.error("no such model", message);
            Box::new(at.help(suggest(&name.value, &known, "error model")))
        })?;
        Ok(Box::new(model))
    }
}

impl StuckSpec {
    fn validate(&self, item: Place) -> Checked<()> {
        let error = |place: Place, message: &str, help: &str| place.error("here", message).help(help).err();
        match (&self.count, &self.address, &self.bit) {
            (Some(_), None, None) | (None, Some(_), Some(_)) => {}
            _ => {
                let help = "give `count` for random cells, or `address` and `bit` for one";
                return error(item, "it is not said which cells are stuck", help);
            }
        }
        match (&self.bit, &self.value) {
            (Some(bit), _) if bit.value > 287 => {
                error(bit.place, "an entry has bits 0 to 287", "write a smaller number")
            }
            (_, Some(value)) if value.value > 1 => error(value.place, "a bit is 0 or 1", "write 0 or 1"),
            _ => Ok(()),
        }
    }
}

impl WeakSpec {
    fn validate(&self) -> Checked<()> {
        [&self.mean_ms, &self.deviation_ms, &self.refresh_ms].into_iter().flatten().try_for_each(positive)?;
        self.one_to_zero.as_ref().map_or(Ok(()), probability)
    }
}

/// A number that is right; otherwise the label, the kind of number that it is not, and the fix.
fn number(x: &Spanned<f64>, is_right: bool, [label, kind, help]: [&str; 3]) -> Checked<()> {
    if is_right {
        return Ok(());
    }
    x.error(label, format!("{} is {kind}", x.value)).help(help).err()
}

fn probability(p: &Spanned<f64>) -> Checked<()> {
    let help = "write a number from 0 to 1, such as 0.001 or 1e-3";
    number(p, (0.0..=1.0).contains(&p.value), ["not from 0 to 1", "not a probability", help])
}

fn not_negative(x: &Spanned<f64>) -> Checked<()> {
    number(
        x,
        (0.0..f64::INFINITY).contains(&x.value),
        ["negative", "not a factor", "write a number that is not negative"],
    )
}

fn positive(x: &Spanned<f64>) -> Checked<()> {
    let is_right = x.value.is_finite() && x.value > 0.0;
    number(x, is_right, ["not positive", "no time", "write milliseconds as a positive number"])
}
