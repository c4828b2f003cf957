//! The file formats, each with its schema and the shipped files in this format.

use schemars::Schema;

/// A language: its name, its schema, and the beginnings of the paths of its files from the root of the repository.
pub type Language = (&'static str, fn() -> Schema, &'static [&'static str]);

/// All languages; that of schemes is the first.
pub const LANGUAGES: [Language; 13] = [
    ("scheme-file", eccforge_scheme::json_schema, &["codecs/schemes/", "verify/published/schemes/"]),
    (
        "stages-file",
        eccforge_scheme::stages::json_schema,
        &[
            "verify/published/stages/",
            "examples/optical/cd-circ",
            "examples/optical/cdrom-rspc",
            "examples/optical/dvd.yaml",
            "examples/ranks/on-die-qpc",
        ],
    ),
    ("shards-file", eccforge_scheme::shards::json_schema, &["codecs/scheme/shards/"]),
    ("model-file", eccforge_model::json_schema, &["verify/models/", "verify/published/models/"]),
    ("sources-file", eccforge_sampling::source::json_schema, &["examples/sources.yaml"]),
    (
        "search-file",
        eccforge_search::spec::json_schema,
        &[
            "examples/search-a",
            "examples/search-c",
            "examples/search-d",
            "examples/search-l",
            "examples/search-s",
            "examples/search-t",
        ],
    ),
    ("search-entry-file", eccforge_search::lanes::spec::json_schema, &["examples/search-entry"]),
    ("work-file", eccforge_works::json_schema, &["verify/published/micro21.yaml", "verify/published/"]),
    ("faults-file", eccforge_memory::fault::json_schema, &["examples/faults-", "policy/memory/catalogue.yaml"]),
    ("scenario-file", eccforge_fleet::fleet::scenario::json_schema, &["policy/fleet/scenarios/", "examples/fleet-"]),
    ("profile-file", eccforge_gpu::profile::json_schema, &["policy/gpu/profiles/"]),
    ("geometry-file", eccforge_gpu::geometry::json_schema, &["policy/gpu/geometries/"]),
    ("forms-file", eccforge_evidence::log::forms::json_schema, &["policy/evidence/forms/"]),
];
