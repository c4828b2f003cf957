//! The language of schemes and its diagnostics.

mod algebra;
mod bad_files;
mod constructions;
mod correctable;
mod limits;
mod names;
mod robust;
mod schema;
mod shards;
mod stages;
mod yaml_limits;
