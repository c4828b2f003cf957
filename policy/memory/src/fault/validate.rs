//! What a fault file says is checked, with places for people.

use super::spec::{EventsSpec, FaultFile, FileSpec, ItemSpec, Kind, NamedFault, StuckSpec, WeakSpec};
use eccforge_exact::model::ErrorModel;
use eccforge_scheme::diagnostic::{Diagnostic, Place, SourceFile, suggest};
use eccforge_scheme::yaml::Spanned;

const KINDS: &str = "`events`, `stuck-at`, `weak-cells`, `pin`, `mat`, `row`, `column`, `bank`, `coupling`, `logic`";

impl FaultFile {
    /// No fault at all.
    pub fn empty() -> Self {
        Self { id: "none".to_owned(), faults: Vec::new(), file: SourceFile::new("none", "") }
    }

    /// Reads and validates the text of a fault file.
    ///
    /// # Errors
    /// The first thing in it that is wrong, with its place.
    pub fn parse(file: &SourceFile) -> Result<Self, Box<Diagnostic>> {
        let spec: FileSpec = file.parse()?;
        if spec.eccforge_faults.value != 1 {
            let message = format!("version {} of the language of faults is not known", spec.eccforge_faults.value);
            let at = Diagnostic::at(file, Place::of(&spec.eccforge_faults), "unknown version", message);
            return Err(Box::new(at.help("write `eccforge-faults: 1`")));
        }
        let mut faults: Vec<NamedFault> = Vec::new();
        for item in spec.faults {
            let fault = item.value.validate(file)?;
            if faults.iter().any(|f| f.id == fault.id) {
                let message = format!("two faults are called `{}`", fault.id);
                let at = Diagnostic::at(file, fault.place, "this fault", message);
                return Err(Box::new(at.help("give every fault an id of its own")));
            }
            faults.push(fault);
        }
        Ok(Self { id: spec.id, faults, file: file.clone() })
    }
}

impl ItemSpec {
    fn validate(mut self, file: &SourceFile) -> Result<NamedFault, Box<Diagnostic>> {
        let place = Place::of(&self.id);
        let mut kinds = self.kinds(file, place)?.into_iter();
        let (Some(kind), None) = (kinds.next(), kinds.next()) else {
            let message = format!("the fault `{}` does not say one thing that is wrong", self.id.value);
            let at = Diagnostic::at(file, place, "this fault", message);
            return Err(Box::new(at.help(format!("give exactly one of {KINDS}"))));
        };
        let intermittent = !matches!(kind, Kind::Events(..) | Kind::WeakCells(_) | Kind::Coupling(_) | Kind::Logic(_));
        if let Some(activity) = &self.activity {
            probability(file, activity)?;
            if !intermittent {
                let message = format!("`{}` has no activity: its own keys say how often it acts", kind.name());
                let at = Diagnostic::at(file, Place::of(activity), "not for this kind", message);
                return Err(Box::new(at.help("take `activity` out")));
            }
        }
        Ok(NamedFault { id: self.id.value, kind, activity: self.activity.map_or(1.0, |a| a.value), place })
    }

    /// Every kind that is given, checked and taken out.
    fn kinds(&mut self, file: &SourceFile, place: Place) -> Result<Vec<Kind>, Box<Diagnostic>> {
        let mut kinds = Vec::new();
        if let Some(s) = self.events.take() {
            let model = s.validate(file)?;
            kinds.push(Kind::Events(s, model));
        }
        if let Some(s) = self.stuck_at.take() {
            s.validate(file, place)?;
            kinds.push(Kind::StuckAt(s));
        }
        if let Some(s) = self.weak_cells.take() {
            s.validate(file)?;
            kinds.push(Kind::WeakCells(s));
        }
        kinds.extend(self.pin.take().map(|s| Kind::Pin(s.into())));
        kinds.extend(self.mat.take().map(|s| Kind::Mat(s.into())));
        kinds.extend(self.row.take().map(|s| Kind::Row(s.into())));
        kinds.extend(self.column.take().map(|s| Kind::Column(s.into())));
        kinds.extend(self.bank.take().map(|s| Kind::Bank(s.into())));
        if let Some(s) = self.coupling.take() {
            probability(file, &s.probability)?;
            s.repeat_factor.as_ref().map_or(Ok(()), |f| not_negative(file, f))?;
            kinds.push(Kind::Coupling(s));
        }
        if let Some(s) = self.logic.take() {
            probability(file, &s.per_step)?;
            s.shared_per_step.as_ref().map_or(Ok(()), |p| probability(file, p))?;
            kinds.push(Kind::Logic(s));
        }
        Ok(kinds)
    }
}

impl EventsSpec {
    fn validate(&self, file: &SourceFile) -> Result<Box<ErrorModel>, Box<Diagnostic>> {
        for share in [&self.broad_single_bit, &self.broad_multi_bit].into_iter().flatten() {
            probability(file, share)?;
        }
        if let Some(weights) = &self.breadth_weights {
            let fine = |w: &f64| w.is_finite() && *w >= 0.0;
            if !weights.value.iter().all(fine) || weights.value.iter().sum::<f64>() <= 0.0 || weights.value.len() > 20 {
                let message = "these weights choose no number of entries";
                let at = Diagnostic::at(file, Place::of(weights), "in this list", message);
                return Err(Box::new(at.help("give up to 20 numbers, none negative, not all 0")));
            }
        }
        let Some(name) = &self.model else { return Ok(Box::new(ErrorModel::table1())) };
        let known: Vec<&str> = ErrorModel::builtin_ids().collect();
        let model = ErrorModel::builtin(&name.value).ok_or_else(|| {
            let message = format!("there is no error model `{}`", name.value);
            let at = Diagnostic::at(file, Place::of(name), "no such model", message);
            Box::new(at.help(suggest(&name.value, &known, "error model")))
        })?;
        Ok(Box::new(model))
    }
}

impl StuckSpec {
    fn validate(&self, file: &SourceFile, item: Place) -> Result<(), Box<Diagnostic>> {
        let error = |place: Place, message: &str, help: &str| {
            Err(Box::new(Diagnostic::at(file, place, "here", message).help(help)))
        };
        match (&self.count, &self.address, &self.bit) {
            (Some(_), None, None) | (None, Some(_), Some(_)) => {}
            _ => {
                let help = "give `count` for random cells, or `address` and `bit` for one";
                return error(item, "it is not said which cells are stuck", help);
            }
        }
        match (&self.bit, &self.value) {
            (Some(bit), _) if bit.value > 287 => {
                error(Place::of(bit), "an entry has bits 0 to 287", "write a smaller number")
            }
            (_, Some(value)) if value.value > 1 => error(Place::of(value), "a bit is 0 or 1", "write 0 or 1"),
            _ => Ok(()),
        }
    }
}

impl WeakSpec {
    fn validate(&self, file: &SourceFile) -> Result<(), Box<Diagnostic>> {
        [&self.mean_ms, &self.deviation_ms, &self.refresh_ms]
            .into_iter()
            .flatten()
            .try_for_each(|p| positive(file, p))?;
        self.one_to_zero.as_ref().map_or(Ok(()), |p| probability(file, p))
    }
}

fn probability(file: &SourceFile, p: &Spanned<f64>) -> Result<(), Box<Diagnostic>> {
    if (0.0..=1.0).contains(&p.value) {
        return Ok(());
    }
    let at = Diagnostic::at(file, Place::of(p), "not from 0 to 1", format!("{} is not a probability", p.value));
    Err(Box::new(at.help("write a number from 0 to 1, such as 0.001 or 1e-3")))
}

fn not_negative(file: &SourceFile, x: &Spanned<f64>) -> Result<(), Box<Diagnostic>> {
    if x.value.is_finite() && x.value >= 0.0 {
        return Ok(());
    }
    let at = Diagnostic::at(file, Place::of(x), "negative", format!("{} is not a factor", x.value));
    Err(Box::new(at.help("write a number that is not negative")))
}

fn positive(file: &SourceFile, x: &Spanned<f64>) -> Result<(), Box<Diagnostic>> {
    if x.value.is_finite() && x.value > 0.0 {
        return Ok(());
    }
    let at = Diagnostic::at(file, Place::of(x), "not positive", format!("{} is no time", x.value));
    Err(Box::new(at.help("write milliseconds as a positive number")))
}
