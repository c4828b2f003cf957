"""Prints codewords with errors, and what decoders that other people wrote make of them: reedsolo and galois.

A line is KIND;CODEWORD;WORD;ANSWER with the highest power first. The answer is `none` where the decoder finds no codeword within
half the distance. This file shares nothing with eccforge.
"""

import galois
import numpy as np
import reedsolo

RANDOM = np.random.default_rng(68)


def line(kind, clean, word, answer):
    """Prints a word with its answer."""
    text = ["none" if part is None else " ".join(str(int(n)) for n in part) for part in (clean, word, answer)]
    print(";".join([kind, *text]))


def by_reedsolo(kind, polynomial, bits, length, checks, first):
    """Every number of errors to two more than are corrected, in symbols of up to 8 bits."""
    coder = reedsolo.RSCodec(checks, nsize=length, fcr=first, prim=polynomial, c_exp=bits)
    for wrong in range(checks // 2 + 3):
        data = RANDOM.integers(0, 1 << bits, length - checks)
        clean = np.array(list(coder.encode(bytearray(data.tolist()))))
        word = clean.copy()
        word[RANDOM.permutation(length)[:wrong]] ^= RANDOM.integers(1, 1 << bits, wrong)
        answer = None
        try:
            found = np.array(list(coder.decode(bytearray(word.tolist()))[1]))
            answer = found if np.count_nonzero(found != word) <= checks // 2 else None
        except reedsolo.ReedSolomonError:
            pass
        line(kind, clean, word, answer)


def by_galois(kind, coder, length, values, errors):
    """The same by galois, in a code that may be shortened."""
    k = length - (coder.n - coder.k)
    for wrong in list(range(errors + 3)) * 2:
        data = RANDOM.integers(0, values, k)
        clean = np.array(coder.encode(coder.field(data))).astype(int)
        word = clean.copy()
        word[RANDOM.permutation(length)[:wrong]] ^= RANDOM.integers(1, values, wrong)
        answer, count = coder.decode(coder.field(word), errors=True, output="codeword")
        line(kind, clean, word, np.array(answer) if count >= 0 else None)


def main():
    """Prints the words of each code."""
    by_reedsolo("rs", 0x11D, 8, 255, 32, 0)
    field = galois.GF(2**10, irreducible_poly=galois.Poly.Int(0x409), primitive_element=2)
    by_galois("kp4", galois.ReedSolomon(1023, 993, field=field, alpha=field(2), c=0), 544, 1024, 15)
    by_galois("bch", galois.BCH(1023, 943, extension_field=field, alpha=field(2), c=1), 1023, 2, 8)


main()
