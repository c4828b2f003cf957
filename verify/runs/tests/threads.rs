//! Tests of the number of threads of a run.

use eccforge_runs::run::Threads;

#[test]
fn threads_follow_the_argument_then_rayon_then_slurm_then_the_mask() {
    let chosen = |asked, set: &[(&str, &str)]| {
        let variable = |name: &str| {
            let setting = set.iter().find(|(own, _)| *own == name);
            setting.map(|(_, value)| (*value).to_owned())
        };
        let chosen = Threads::chosen(asked, 4, variable);
        (chosen.number, chosen.from)
    };
    let (rayon, slurm) = (("RAYON_NUM_THREADS", "3"), ("SLURM_CPUS_PER_TASK", "2"));
    assert_eq!(chosen(0, &[]), (4, "processors of this process"));
    assert_eq!(chosen(0, &[slurm]), (2, slurm.0));
    assert_eq!(chosen(0, &[slurm, rayon]), (3, rayon.0));
    assert_eq!(chosen(1, &[slurm, rayon]), (1, "--threads"));
    assert_eq!(chosen(0, &[("RAYON_NUM_THREADS", "0"), ("SLURM_CPUS_PER_TASK", "x")]).0, 4);
    assert_eq!([chosen(1_000_000, &[]).0, chosen(0, &[("RAYON_NUM_THREADS", "999")]).0], [32, 32]);
}
