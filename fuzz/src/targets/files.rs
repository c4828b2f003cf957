//! Files of every language: each is rejected with a message, or its value passes the checks of its type.

use crate::{choice, text};
use eccforge_beam::analyse::analyse;
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_evidence::entries::{FORMS, Options, read};
use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_gpu::geometry::Geometry;
use eccforge_gpu::profile::Profile;
use eccforge_gpu::simulated::SimulatedGpu;
use eccforge_gpu::state_file::{State, decode, encode};
use eccforge_gpu::watch::Watcher;
use eccforge_memory::campaign::{cards, log};
use eccforge_memory::fault::FaultFile;
use eccforge_model::ErrorModel;
use eccforge_sampling::source::{is_file_part, rate_sources, read_sources};
use eccforge_scheme::Scheme;
use eccforge_search::lanes::spec::{Family, LanesSpec};
use eccforge_search::spec::SearchSpec;
use eccforge_works::{Work, rounds_to};

fn file(data: &[u8]) -> SourceFile {
    SourceFile::new("fuzz.yaml", text(data))
}

/// A scheme has the same meaning when it is read again.
pub fn yaml_scheme(data: &[u8]) {
    let Ok(scheme) = Scheme::from_text(&file(data), None) else { return };
    let again = Scheme::from_text(&scheme.file, None).expect("it was read before");
    assert_eq!(scheme.hash(), again.hash());
}

/// An error model, and a work with published figures.
pub fn yaml_model(data: &[u8]) {
    let file = file(data);
    if let Ok(model) = ErrorModel::from_text(&file) {
        assert_eq!(ErrorModel::from_text(&file).expect("it was read before").hash(), model.hash());
    }
    if let Some(table) = Work::from_text(&file, None).ok().and_then(|work| work.by_class) {
        let half = num_rational::BigRational::new(1.into(), 2.into());
        let cells = table.published_schemes().filter_map(|s| Some(table.printed(s, "bit")?.0));
        assert!(
            cells.filter(|figure| rounds_to(&half, figure)).all(|figure| figure.starts_with("0.5") || figure == "1")
        );
    }
}

/// A policy profile, or a memory geometry: the map between addresses and places is a bijection.
pub fn yaml_profile(data: &[u8]) {
    let file = file(data);
    // A word that exists in only one of the two languages selects the reader, because reading takes nearly all of the
    // time.
    if !file.text.contains("interleave") {
        return drop(Profile::parse(&file));
    }
    let Ok(geometry) = Geometry::parse(&file) else { return };
    let bytes = geometry.capacity_bytes();
    let number = data.iter().fold(0u64, |n, b| n.rotate_left(9) ^ u64::from(*b));
    for address in [0, bytes - 1, number % bytes, number.rotate_left(32) % bytes] {
        let location = geometry.locate(address).expect("inside");
        assert_eq!(geometry.address(&location), Some(address));
    }
    assert!(geometry.locate(bytes).is_none());
}

/// The description of a search for codewords or entries.
pub fn yaml_search(data: &[u8]) {
    let file = file(data);
    if let Ok(spec) = SearchSpec::from_text(&file) {
        assert!(spec.problem.feasible().is_ok() && spec.heading.hash.len() == 64);
    }
    if LanesSpec::is_entry_search(&file)
        && let Ok(spec) = LanesSpec::from_text(&file)
        && let Family::Layers(layers) = &spec.family
    {
        assert!(layers.iter().all(|layer| layer.bits() <= spec.shape.lane_bits()));
    }
}

/// A file of error sources, and the two rates of a sweep.
pub fn yaml_sources(data: &[u8]) {
    let file = file(data);
    if let Some((low, high)) = file.text.split_once(':')
        && let Ok(rates) = rate_sources(low, high)
    {
        assert!(rates.windows(2).all(|pair| pair[0].0 <= pair[1].0) && rates.len() < 100);
    }
    if let Ok(sources) = read_sources(&file) {
        assert!(sources.iter().all(|s| is_file_part(&s.id)));
    }
}

/// Faults of a simulated memory.
pub fn yaml_faults(data: &[u8]) {
    if let Ok(faults) = FaultFile::parse(&file(data)) {
        assert!(faults.faults.iter().all(|f| (0.0..=1.0).contains(&f.activity)));
    }
}

/// A fleet scenario. A scenario that the check rejects is not run.
pub fn yaml_fleet(data: &[u8]) {
    if let Ok(scenario) = Scenario::parse(&file(data)) {
        drop(scenario.check(640.0));
        assert!(scenario.hours() > 0.0 && scenario.gpus > 0);
    }
}

/// A matrix, read by two readers that share no code: they agree on every text that both accept.
pub fn matrix_text(data: &[u8]) {
    let text = text(data);
    if let (Ok((r, columns)), Ok(plain)) =
        (eccforge_gf::matrix::parse_text(&text), eccforge_oracle::parse_matrix(&text))
    {
        assert_eq!((r as usize, columns), (plain.r, plain.columns), "{text:?}");
    }
}

/// A certificate of a code: every claim is counted.
pub fn certificate(data: &[u8]) {
    let text = text(data);
    // Time grows with the third power of the length: longer codewords would test nothing else.
    if text.lines().all(|line| line.len() < 80)
        && let Ok(certified) = eccforge_oracle::certificate::certify(&text)
    {
        assert!(certified.correctable >= certified.n);
    }
}

/// A BLIF netlist is a valid circuit.
pub fn blif(data: &[u8]) {
    if let Ok(circuit) = eccforge_hdl::blif::read(&text(data)) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}

/// A netlist of yosys is a valid circuit.
pub fn yosys_json(data: &[u8]) {
    let top = (choice(data) & 1 == 1).then_some("m");
    if let Ok((circuit, _)) = eccforge_hdl::netlist::json::read(&text(data), top) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}

/// The log of many memory tests (CSV, JSON lines, or a result in JSON).
pub fn memtest_log(data: &[u8]) {
    if let Ok(executions) = log::read(&file(data)) {
        assert!(cards(&executions).len() <= executions.len());
    }
}

/// The log of a beam campaign in every form; the valid ones are analysed.
pub fn beam_log(data: &[u8]) {
    let form = FORMS.get(usize::from(choice(data)) % (FORMS.len() + 1));
    let Ok(log) = read(data, &Options { form, ..Options::default() }) else { return };
    assert!(log.sightings.len <= data.len() as u64);
    let inputs = AnalysisInputs { memory_gbit: Some(1.0), acceleration: Some(1.0), ..AnalysisInputs::default() };
    drop(eccforge_beam::model_file::text("fuzz", "fuzz", "fuzz", &analyse(log, &inputs, &[])));
}

/// Any content of a state file with a valid checksum: if it is accepted, it is the same after it is written and read
/// again.
pub fn state_file(data: &[u8]) {
    fn read<S: State + PartialEq + std::fmt::Debug>(body: &[u8]) {
        let file = [&S::MAGIC[..], &crc32fast::hash(body).to_le_bytes(), body].concat();
        if let Ok(state) = decode::<S>(&file) {
            assert_eq!(decode::<S>(&encode(&state)).expect("it was written"), state);
        }
    }
    read::<SimulatedGpu>(data);
    read::<Watcher>(data);
}
