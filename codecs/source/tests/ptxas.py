#!/usr/bin/env python3
"""Compiles CUDA C for an NVIDIA GPU, without one: NVRTC to PTX, then ptxas. Prints registers and bytes of spill stores and loads
of each kernel. Usage: ptxas.py ARCHITECTURE FILE.cu..."""
import ctypes
import os
import re
import subprocess
import sys

import nvidia.cuda_nvcc
import nvidia.cuda_nvrtc

RTC = ctypes.CDLL(os.path.join(nvidia.cuda_nvrtc.__path__[0], "lib", "libnvrtc.so.12"))
PTXAS = os.path.join(nvidia.cuda_nvcc.__path__[0], "bin", "ptxas")


def ptx(source, architecture):
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    assert RTC.nvrtcCreateProgram(ctypes.byref(program), source, b"kernels.cu", 0, None, None) == 0
    options = (ctypes.c_char_p * 1)(f"--gpu-architecture=compute_{architecture}".encode())
    failed = RTC.nvrtcCompileProgram(program, 1, options)
    what = "ProgramLog" if failed else "PTX"
    getattr(RTC, f"nvrtcGet{what}Size")(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value)
    getattr(RTC, f"nvrtcGet{what}")(program, text)
    if failed:
        sys.exit(text.value.decode())
    return text.value


for name in sys.argv[2:]:
    with open(name, "rb") as file:
        text = ptx(file.read(), sys.argv[1])
    run = subprocess.run([PTXAS, "-v", f"-arch=sm_{sys.argv[1]}", "-o", os.devnull, "/dev/stdin"], input=text, capture_output=True)
    said = run.stderr.decode() + run.stdout.decode()
    if run.returncode:
        sys.exit(said)
    kernels = re.findall(r"Compiling entry function '(\w+)'.*?(\d+) bytes spill stores, (\d+) bytes spill loads.*?Used (\d+) registers", said, re.S)
    for kernel, stores, loads, registers in sorted(kernels):
        print(f"{kernel} {registers} {stores} {loads}")
