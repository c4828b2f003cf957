//! Requirements of the policy layer, one test or more for each; `covers:` names them.

mod allocation;
mod containment;
mod counters;
mod failure;
mod fixtures;
mod forged;
mod geometry;
mod golden;
mod host;
mod hostile;
mod inforom;
mod invariants;
mod joined;
mod lifecycle;
mod logged;
mod observed;
mod peers;
mod profiles;
mod rasdaemon;
mod readings;
mod remapping;
mod replay;
mod retirement;
mod round_trip;
mod severities;
mod support;
