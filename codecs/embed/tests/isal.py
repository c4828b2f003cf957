"""Prints rows, data and check shards of ISA-L: kind;k;r;rows;data;check, with numbers separated by spaces."""

import ctypes
import random

isal = ctypes.CDLL("libisal.so.2")
random.seed(1)
LENGTH = 96


def encoded(kind, k, r):
    rows = (ctypes.c_ubyte * ((k + r) * k))()
    (isal.gf_gen_cauchy1_matrix if kind == "cauchy" else isal.gf_gen_rs_matrix)(rows, k + r, k)
    check_rows = (ctypes.c_ubyte * (r * k)).from_buffer(rows, k * k)
    tables = (ctypes.c_ubyte * (32 * k * r))()
    isal.ec_init_tables(k, r, check_rows, tables)
    data = [(ctypes.c_ubyte * LENGTH)(*random.randbytes(LENGTH)) for _ in range(k)]
    check = [(ctypes.c_ubyte * LENGTH)() for _ in range(r)]
    pointers = [(ctypes.c_void_p * len(all))(*map(ctypes.addressof, all)) for all in (data, check)]
    isal.ec_encode_data(LENGTH, k, r, tables, *pointers)
    return check_rows, data, check


for kind in ("cauchy", "powers"):
    for k in (1, 2, 3, 4, 5, 8, 10, 16, 20, 32, 64):
        for r in (1, 2, 3, 4, 5, 8):
            rows, data, check = encoded(kind, k, r)
            texts = [" ".join(str(byte) for part in parts for byte in part) for parts in ([rows], data, check)]
            print(kind, k, r, *texts, sep=";")
