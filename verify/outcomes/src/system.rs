//! Converts probabilities per event to events per machine and per day (Sullivan et al., Section 7.3, Fig. 9), in
//! closed form.

use schemars::JsonSchema;
use serde::Serialize;

/// The inputs of the system figures; the defaults are the paper's.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SystemInputs {
    /// Raw event rate, failures in 10^9 hours of one gigabit.
    pub fit_per_gbit: f64,
    /// Memory of a GPU in gigabits (A100 40 GB: 320).
    pub memory_gbit: f64,
    /// Peak of a GPU in teraflops (A100, FP64 tensor cores: 19.5).
    pub teraflops_per_gpu: f64,
    /// Factor on the number of GPUs: the paper's curves need 8 where its text needs 1.
    pub gpu_multiplier: f64,
    /// Drivers on the road.
    pub drivers: f64,
    /// Minutes that each driver drives per day.
    pub minutes_per_day: f64,
}

impl Default for SystemInputs {
    fn default() -> Self {
        Self {
            fit_per_gbit: 12.51,
            memory_gbit: 320.0,
            teraflops_per_gpu: 19.5,
            gpu_multiplier: 1.0,
            drivers: 225.8e6,
            minutes_per_day: 51.0,
        }
    }
}

/// Hours in a month: a twelfth of 365.25 days.
// Calendar months differ by a tenth; an average month does not depend on the date.
pub const HOURS_PER_MONTH: f64 = 365.25 * 24.0 / 12.0;

impl SystemInputs {
    /// Raw events in 10^9 hours of one GPU.
    pub fn raw_fit(&self) -> f64 {
        self.fit_per_gbit * self.memory_gbit
    }

    /// GPUs of a machine of this many exaflops.
    pub fn gpus(&self, exaflops: f64) -> f64 {
        exaflops * 1e6 / self.teraflops_per_gpu * self.gpu_multiplier
    }

    /// Hours between events of probability `p` per raw event, in a machine of this size; infinite for p = 0.
    pub fn hours_between(&self, p: f64, exaflops: f64) -> f64 {
        1e9 / (self.raw_fit() * p * self.gpus(exaflops))
    }

    /// Hours that all cars drive in a day.
    pub fn car_hours_per_day(&self) -> f64 {
        self.drivers * self.minutes_per_day / 60.0
    }

    /// Events of probability `p` per raw event, per day, on all roads (one GPU in each car).
    pub fn cars_per_day(&self, p: f64) -> f64 {
        self.raw_fit() * p * self.car_hours_per_day() / 1e9
    }
}
