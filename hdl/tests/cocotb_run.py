# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs a generated cocotb test on Icarus: run.py TOP MODULE SOURCE..."""
import sys

try:
    from cocotb_tools.check_results import get_results
    from cocotb_tools.runner import get_runner
except ImportError:  # cocotb 1.8 and 1.9
    from cocotb.runner import get_results, get_runner

top, module, *sources = sys.argv[1:]
runner = get_runner("icarus")
runner.build(sources=sources, hdl_toplevel=top, build_dir=f"build_{top}")
results = runner.test(hdl_toplevel=top, test_module=module, build_dir=f"build_{top}")
tests, failed = get_results(results)
print(f"TESTS={tests} FAIL={failed}")
sys.exit(0 if tests > 0 and failed == 0 else 1)
