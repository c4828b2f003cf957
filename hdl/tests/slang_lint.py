# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads Verilog and SystemVerilog with slang: slang_lint.py ARGUMENT... Ends with status 1 if slang says anything."""
import sys

from pyslang import driver

reader = driver.Driver()
reader.addStandardArgs()
if not reader.parseCommandLine(" ".join(["slang", *sys.argv[1:]]), driver.CommandLineOptions()):
    sys.exit(2)
read = reader.processOptions() and reader.parseAllSources()
reader.reportCompilation(reader.createCompilation(), True)
silent = reader.diagEngine.numErrors == 0 and reader.diagEngine.numWarnings == 0
read = reader.reportDiagnostics(True) and read
silent = silent and reader.diagEngine.numErrors == 0 and reader.diagEngine.numWarnings == 0
sys.exit(0 if read and silent else 1)
