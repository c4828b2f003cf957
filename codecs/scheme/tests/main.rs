//! Tests of the language of schemes and of its diagnostics.

mod algebra;
mod bad_files;
mod ball_stages;
mod chips;
mod constructions;
mod correctable;
mod limits;
mod names;
mod robust;
mod schema;
mod shards;
mod stages;
mod standards;
mod yaml_limits;
