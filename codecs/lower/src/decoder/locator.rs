//! Chooses the method that locates the error of a codeword, once for each kind of codeword.

use super::lookup::{self, Lookup, Matches};
use super::products::ProductPlan;
use super::ratio::RatioPlan;
use super::trapping::Trapping;
use super::{Flags, Strategy, folded, pairs};
use eccforge_circuit::{Builder, NetId};
use eccforge_scheme::reed_solomon::ReedSolomon;
use eccforge_scheme::{PairConfirmation, Scheme, Space, Switch, TwoSymbols};

/// A method that locates errors.
pub(super) enum LocatorPlan<'s> {
    /// One or two symbols by Peterson's equations.
    SymbolPairs(&'s ReedSolomon),
    /// Errors of two symbols with some values by Peterson's equations, and those of another scheme, with this strategy.
    SomePairs { rs: &'s ReedSolomon, values: TwoSymbols, rest: Box<Scheme>, strategy: Strategy },
    /// One symbol by products with constants. If gated, corrections wait for the check that no other symbol is wrong.
    Products { plan: ProductPlan<'s>, is_gated: bool },
    /// Errors within a lane by error trapping.
    Traps(Trapping),
    /// One symbol, or one value in few symbols, by ratios of syndromes.
    Ratios(RatioPlan<'s>),
    /// One symbol by folded syndromes, anything else by lookup.
    Folded(&'s ReedSolomon),
    /// Look-up of the syndrome, with a net for each pattern if `each_pattern` is set.
    Lookup { each_pattern: bool },
}

impl<'s> LocatorPlan<'s> {
    /// Chooses the plan for codeword `w`. Two symbols use Peterson's equations in every strategy. One symbol depends
    /// on the strategy. Errors within lanes use trapping if hardware or software has no cheaper method, and the rest
    /// uses look-up.
    pub fn choose(scheme: &'s Scheme, w: usize, strategy: Strategy) -> Self {
        let each_pattern = scheme.pair_confirmation != PairConfirmation::None;
        // Enables and confirmation ask for a net for each pattern, which algebra and traps do not have.
        if each_pattern || scheme.enable_for(Switch::MultiBitCorrection).is_some() {
            return Self::Lookup { each_pattern };
        }
        if let Some(plan) = Self::some_pairs(scheme, w, strategy) {
            return plan;
        }
        let hardware = strategy.flags().is_some() && scheme.sanity_check.is_empty();
        let shallow = strategy.flags() == Some(Flags::ParallelWithMatches);
        let plan = match scheme.code.reed_solomon() {
            Some(rs) if pairs::applies(scheme, w) => Some(Self::SymbolPairs(rs)),
            // Ratios are smaller, products and traps shallower.
            Some(_) if hardware && shallow => Self::products(scheme, w, strategy)
                .or_else(|| Self::traps(scheme, w))
                .or_else(|| Self::ratios(scheme, w)),
            Some(_) if hardware => Self::ratios(scheme, w),
            Some(rs) if strategy == Strategy::Software && folded::applies(rs) => Some(Self::Folded(rs)),
            None if hardware || strategy == Strategy::Software => Self::traps(scheme, w),
            _ => None,
        };
        // Every code has a look-up table, whatever it corrects.
        plan.unwrap_or(Self::Lookup { each_pattern })
    }

    /// Equations for two symbols of which only some values are corrected, or together with other corrections.
    fn some_pairs(scheme: &'s Scheme, w: usize, strategy: Strategy) -> Option<Self> {
        // The hit of all pairs does not show their cells, which parallel flags need.
        if pairs::applies(scheme, w) || strategy.flags_are_parallel(scheme) {
            return None;
        }
        let rs = scheme.code.reed_solomon()?;
        let (values, rest) = pairs::split(scheme, w)?;
        // Flips of two methods are combined, so each waits for its own flag.
        let strategy = match strategy {
            Strategy::HardwareUngated => Strategy::Hardware(Flags::ParallelWithMatches),
            other => other,
        };
        Some(Self::SomePairs { rs, values, rest: Box::new(rest), strategy })
    }

    fn products(scheme: &'s Scheme, w: usize, strategy: Strategy) -> Option<Self> {
        let plan = ProductPlan::new(scheme, w)?;
        Some(Self::Products { plan, is_gated: strategy != Strategy::HardwareUngated })
    }

    fn traps(scheme: &Scheme, w: usize) -> Option<Self> {
        Trapping::new(scheme, w).map(Self::Traps)
    }

    fn ratios(scheme: &'s Scheme, w: usize) -> Option<Self> {
        RatioPlan::new(scheme, w).map(Self::Ratios)
    }

    /// Whether no flips are proposed if the codeword is uncorrectable.
    pub fn is_gated(&self) -> bool {
        !matches!(self, Self::Products { is_gated: false, .. })
    }

    /// A lower bound on the number of nets of equal depth in the locator of codeword `w`; 0 if none is known.
    pub fn nets(&self, scheme: &Scheme, w: usize) -> usize {
        match self {
            // Each symbol has the tests and the value of one error, three and one symbol wide, and the value of two errors, which
            // is computed in two steps.
            Self::SymbolPairs(rs) => rs.locators.len() * 6 * rs.symbol_bits() as usize,
            // The value of two errors at each symbol.
            Self::SomePairs { rs, rest, strategy, .. } => {
                rs.locators.len() * 2 * rs.symbol_bits() as usize
                    + LocatorPlan::choose(rest, w, *strategy).nets(rest, w)
            }
            Self::Lookup { each_pattern } => lookup::nets(&scheme.code, &scheme.corrects[w], *each_pattern),
            Self::Products { .. } | Self::Traps(_) | Self::Ratios(_) | Self::Folded(_) => 0,
        }
    }

    /// Locates the error of codeword `w`; `enable` switches the correction of several bits.
    pub fn locate(
        &self,
        b: &mut Builder,
        scheme: &Scheme,
        w: usize,
        syndrome: &[NetId],
        enable: Option<NetId>,
    ) -> Matches {
        let (n, code) = (scheme.code.h.n(), &scheme.code);
        let mut matches = Matches::none(n);
        let mut rest: Vec<&Space> = scheme.corrects[w].iter().collect();
        let each_pattern = match self {
            Self::SymbolPairs(rs) => return pairs::locate(b, code, rs, syndrome),
            Self::SomePairs { rs, values, rest, strategy } => {
                let mut matches = LocatorPlan::choose(rest, w, *strategy).locate(b, rest, w, syndrome, enable);
                pairs::locate_two(b, rs, *values, syndrome, &mut matches);
                return matches;
            }
            Self::Products { plan, is_gated } => return plan.locate(b, syndrome, *is_gated),
            Self::Traps(traps) => return traps.locate(b, n, syndrome),
            Self::Ratios(plan) => return plan.locate(b, syndrome),
            Self::Folded(rs) => {
                let symbols: Vec<usize> = rest.iter().filter_map(|space| space.symbol(code)).collect();
                rest.retain(|space| space.symbol(code).is_none());
                folded::locate(b, rs, &symbols, syndrome, &mut matches);
                false
            }
            Self::Lookup { each_pattern } => *each_pattern,
        };
        Lookup { code, syndrome, enable, each_pattern }.spaces(b, rest, &mut matches);
        matches
    }
}
