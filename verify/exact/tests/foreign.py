"""Prints words with errors and erasures, and the results of independent decoders: reedsolo and galois.

A line is KIND;PARAMETERS;WORD;ERASED;ANSWER. Words have the highest power first. KIND is `rs` (parameters: polynomial, check
symbols, first power) or `bch` (polynomial, errors, data bits). The answer is `none` where the decoder finds no codeword.
Miscorrections are answers too. This file shares nothing with eccforge.
"""

import sys

import galois
import numpy as np
import reedsolo

RANDOM = np.random.default_rng(65)


def line(kind, parameters, word, erased, answer):
    """Prints a word with its answer."""
    text = ["none" if part is None else " ".join(str(int(n)) for n in part) for part in (parameters, word, erased, answer)]
    print(";".join([kind, *text]))


def by_reedsolo(polynomial, bits, length, checks, first, many):
    """A shortened code over a field of up to 8 bits, every number of erasures and of errors to two more than are corrected."""
    coder = reedsolo.RSCodec(checks, nsize=(1 << bits) - 1, fcr=first, prim=polynomial, c_exp=bits)
    for erased in range(checks + 1):
        corrected = (checks - erased) // 2
        for wrong in range(corrected + 3):
            for _ in range(many):
                data = RANDOM.integers(0, 1 << bits, length - checks)
                word = np.array(list(coder.encode(bytearray(data.tolist()))))
                places = RANDOM.permutation(length)[: erased + wrong]
                values = RANDOM.integers(0, 1 << bits, len(places))
                values[erased:] = RANDOM.integers(1, 1 << bits, wrong)
                word[places] ^= values
                named = sorted(int(p) for p in places[:erased])
                answer = None
                try:
                    found = coder.decode(bytearray(word.tolist()), erase_pos=list(named))[1]
                    found = np.array(list(found))
                    outside = [i for i in range(length) if found[i] != word[i] and i not in named]
                    # Beyond half the distance its answers are no bounded-distance decoding.
                    answer = found if len(outside) <= corrected else None
                except reedsolo.ReedSolomonError:
                    pass
                line("rs", (polynomial, checks, first), word, named, answer)


def by_galois_symbols(polynomial, bits, length, checks, many):
    """A shortened Reed-Solomon code over a field of any size, every number of errors to two more than it corrects."""
    field = galois.GF(2**bits, irreducible_poly=galois.Poly.Int(polynomial), primitive_element=2)
    whole = 2**bits - 1
    coder = galois.ReedSolomon(whole, whole - checks, field=field, alpha=field(2), c=0)
    for wrong in range(checks // 2 + 3):
        words = np.array(coder.encode(field(RANDOM.integers(0, 2**bits, (many, length - checks)))), dtype=np.int64)
        for word in words:
            word[RANDOM.permutation(length)[:wrong]] ^= RANDOM.integers(1, 2**bits, wrong)
        answers, counts = coder.decode(field(words), errors=True, output="codeword")
        for word, answer, count in zip(words, np.array(answers), counts):
            line("rs", (polynomial, checks, 0), word, (), answer if count >= 0 else None)


def by_galois(polynomial, bits, data, errors, many, kept=None):
    """A primitive BCH code, shortened to `kept` data bits, every number of errors to two more than it corrects."""
    field = galois.GF(2**bits, irreducible_poly=galois.Poly.Int(polynomial), primitive_element=2)
    coder = galois.BCH(2**bits - 1, data, extension_field=field, alpha=field(2), c=1)
    kept = kept or data
    for wrong in range(errors + 3):
        words = np.array(coder.encode(galois.GF2(RANDOM.integers(0, 2, (many, kept)))))
        for word in words:
            word[RANDOM.permutation(len(word))[:wrong]] ^= 1
        answers, counts = coder.decode(galois.GF2(words), errors=True, output="codeword")
        for word, answer, count in zip(words, np.array(answers), counts):
            line("bch", (polynomial, errors, kept), word, (), answer if count >= 0 else None)


def main():
    """Prints the words of each code, or of the large codes of which hardware decodes a few words."""
    if sys.argv[1:] == ["large"]:
        by_reedsolo(0x11D, 8, 255, 32, 0, 1)
        by_galois_symbols(0x409, 10, 544, 30, 2)
        by_galois(0x201B, 13, 8087, 8, 2, 4096)
        by_galois(0x1100B, 16, 65407, 8, 1, 32768)
        return
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    by_reedsolo(0x11D, 8, 255, 32, 0, 1)
    by_reedsolo(0x11D, 8, 40, 8, 0, 2 * many)
    by_reedsolo(0x187, 8, 60, 10, 112, many)
    by_reedsolo(0x13, 4, 15, 6, 1, 4 * many)
    by_galois(0x13, 4, 5, 3, 10 * many)
    by_galois(0x89, 7, 99, 4, 10 * many)
    by_galois(0x409, 10, 943, 8, many)


main()
