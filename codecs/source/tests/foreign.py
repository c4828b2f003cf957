"""Compares an emitted decoder with decoders that other people wrote: reedsolo, galois and ISA-L.

usage: foreign.py PROGRAM CODE. The program reads entries (data bytes, check bytes) in groups of 64 from standard input and
writes a status (0 clean, 1 corrected, 2 uncorrectable) and the decoded entry for each. Words have a random codeword of the
other implementation and wrong symbols (bits for BCH) of every number up to two more than the decoder corrects. This file
shares nothing with eccforge: the codes and layouts are repeated here from their publications.
"""

import ctypes
import subprocess
import sys

import galois
import numpy as np
import reedsolo

# Polynomial, bits of a symbol, symbols of a word, first power of the roots, corrected symbols. Four roots each. Symbol s has
# the locator alpha^s: it is the coefficient of x^s.
CODES = {
    "other-dsc": (0x11D, 8, 36, 0, 2),
    "ssc-dsd-plus": (0x163, 8, 36, 0, 1),
    "dec-bch-78-64": (0x89, 7, 78, 1, 2),
}
# Byte s of an entry of four beats with eight data bytes and a check byte: its place among 32 data and 4 check bytes.
PLACES = [8 * (s // 9) + s % 9 if s % 9 < 8 else 32 + s // 9 for s in range(36)]
# The coefficient of x^s of a BCH word is this bit of the entry: the last check bit is the coefficient of x^0.
BITS = [77 - s for s in range(78)]
MANY, SOME, FEW = 20_000, 1_000, 12


def entries(words, bch):
    """Bytes of words of symbols."""
    if not bch:
        data = np.empty_like(words)
        data[:, PLACES] = words
        return data
    bits = np.empty_like(words)
    bits[:, BITS] = words
    return np.packbits(bits, axis=1, bitorder="little")


def words_of(data, bch):
    """The inverse of `entries`."""
    return np.unpackbits(data, axis=1, bitorder="little")[:, BITS] if bch else data[:, PLACES]


def decode(program, words, bch):
    """Statuses and words that the program returns."""
    data = entries(words, bch)
    padded = np.concatenate([data, np.zeros((-len(data) % 64, data.shape[1]), np.uint8)])
    done = subprocess.run([program], input=padded.tobytes(), stdout=subprocess.PIPE, check=True).stdout
    out = np.frombuffer(done, np.uint8).reshape(len(padded), 1 + data.shape[1])[: len(data)]
    return out[:, 0], words_of(np.ascontiguousarray(out[:, 1:]), bch)


def with_errors(codewords, wrong, bch, random):
    """Words with that many wrong symbols each."""
    received = codewords.copy()
    places = np.argsort(random.random(received.shape), axis=1)[:, :wrong]
    values = random.integers(1, 2 if bch else 256, places.shape, dtype=np.uint8)
    np.put_along_axis(received, places, np.take_along_axis(received, places, 1) ^ values, 1)
    return received


def agrees(name, received, status, decoded, expected):
    """Fails unless the decoder's answers are those of another decoder: a word, or None if it found none."""
    for i, word in enumerate(expected):
        right = received[i] if word is None else word
        kind = 2 if word is None else int((word != received[i]).any())
        if status[i] != kind or (decoded[i] != right).any():
            sys.exit(f"{name}: word {received[i].tolist()}: status {status[i]}, {name} says {kind}: {right.tolist()}")


def by_reedsolo(code, received):
    """What reedsolo says. A code over bits is the part with bits of a Reed-Solomon code over its field."""
    polynomial, bits, length, first, corrects = code
    reedsolo.init_tables(prim=polynomial, generator=2, c_exp=bits)
    for word in received:
        try:
            found = reedsolo.rs_correct_msg(bytearray(word[::-1].tobytes()), 4, fcr=first, generator=2)
            found = np.frombuffer(bytes(found[0] + found[1]), np.uint8)[::-1]
        except reedsolo.ReedSolomonError:
            found = None
        if found is not None and ((found != word).sum() > corrects or bits == 7 and found.max() > 1):
            found = None
        yield found


def by_galois(code, received):
    """What galois says, with its shortened codes; slow, and without the minutes that it takes to compile itself."""
    polynomial, bits, length, first, corrects = code
    field = galois.GF(2**bits, irreducible_poly=polynomial, primitive_element=2)
    field.compile("python-calculate")
    if bits == 7:
        coder = galois.BCH(127, 113, field=galois.GF(2), extension_field=field, alpha=field(2), c=first)
        symbols = galois.GF(2)
    else:
        coder = galois.ReedSolomon(255, 251, field=field, alpha=field(2), c=first)
        symbols = field
    found, errors = coder.decode(symbols(received[:, ::-1]), errors=True, output="codeword")
    for word, answer, count in zip(received, np.array(found)[:, ::-1], errors):
        # Errors that it finds in the part that shortening removed cannot be.
        real = 0 <= count <= corrects and (answer != word).sum() == count
        yield answer.astype(np.uint8) if real else None


class Isal:
    """ISA-L's arithmetic of GF(2^8) with polynomial 0x11D."""

    def __init__(self):
        self.library = ctypes.CDLL("libisal.so.2")
        self.library.gf_mul.restype = ctypes.c_ubyte

    def power(self, exponent):
        value = 1
        for _ in range(exponent):
            value = self.library.gf_mul(ctypes.c_ubyte(value), ctypes.c_ubyte(2))
        return value

    def products(self, matrix, columns):
        """A matrix times many columns, which are given by rows."""
        rows, width = matrix.shape
        columns = np.ascontiguousarray(columns)
        out = np.zeros((rows, columns.shape[1]), np.uint8)
        tables = ctypes.create_string_buffer(32 * rows * width)
        self.library.ec_init_tables(width, rows, np.ascontiguousarray(matrix).tobytes(), tables)
        pointers = lambda a: (ctypes.c_void_p * len(a))(*[a[i].ctypes.data for i in range(len(a))])
        self.library.ec_encode_data(columns.shape[1], width, rows, tables, pointers(columns), pointers(out))
        return out

    def check(self, program, random):
        """Codewords of ISA-L with errors: what is corrected is a codeword within reach, and the one that was sent."""
        parity = np.array([[self.power(i * s) for s in range(36)] for i in range(4)], np.uint8)
        checks = [8, 17, 26, 35]
        inverse = ctypes.create_string_buffer(16)
        if self.library.gf_invert_matrix(parity[:, checks].tobytes(), inverse, 4) != 0:
            sys.exit("ISA-L: the check symbols do not determine a codeword")
        inverse = np.frombuffer(inverse.raw, np.uint8).reshape(4, 4)
        for wrong in range(5):
            sent = random.integers(0, 256, (MANY, 36), dtype=np.uint8)
            sent[:, checks] = 0
            sent[:, checks] = self.products(inverse, self.products(parity, sent.T)).T
            received = with_errors(sent, wrong, False, random)
            status, decoded = decode(program, received, False)
            syndromes = self.products(parity, decoded.T).any(axis=0)
            distance = (decoded != received).sum(axis=1)
            right = (status < 2) == ~syndromes
            right &= np.where(status == 1, (1 <= distance) & (distance <= 2), distance == 0)
            if wrong <= 2:
                right &= (status == min(wrong, 1)) & (decoded == sent).all(axis=1)
            if not right.all():
                sys.exit(f"ISA-L: word {received[~right][0].tolist()}: status {status[~right][0]}")
        print(f"ISA-L: {5 * MANY} words")


def main(program, name):
    code = CODES[name]
    polynomial, bits, length, first, corrects = code
    bch = bits == 7
    random = np.random.default_rng(1)
    reedsolo.init_tables(prim=polynomial, generator=2, c_exp=bits)
    for wrong in range(corrects + 3):
        if bch:
            # Multiples of the generator polynomial, which is the product of the minimal polynomials of alpha and alpha^3.
            field = galois.GF(2**7, irreducible_poly=polynomial, primitive_element=2)
            generator = field(2).minimal_poly() * (field(2) ** 3).minimal_poly()
            sent = np.zeros((SOME, length), np.uint8)
            message = random.integers(0, 2, (SOME, 64), dtype=np.uint8)
            for power, bit in zip(generator.nonzero_degrees, generator.nonzero_coeffs):
                sent[:, power : power + 64] ^= message * np.uint8(bit)
        else:
            message = random.integers(0, 256, (SOME, 32), dtype=np.uint8)
            encode = lambda m: reedsolo.rs_encode_msg(bytearray(m.tobytes()), 4, fcr=first, generator=2)[::-1]
            sent = np.array([list(encode(m)) for m in message], np.uint8)
        received = with_errors(sent, wrong, bch, random)
        status, decoded = decode(program, received, bch)
        agrees("reedsolo", received, status, decoded, by_reedsolo(code, received))
        agrees("galois", received[:FEW], status, decoded, by_galois(code, received[:FEW]))
        if wrong <= corrects and ((decoded != sent).any() or (status != min(wrong, 1)).any()):
            sys.exit(f"{name}: {wrong} wrong symbols are not corrected")
    print(f"{name}: reedsolo {SOME * (corrects + 3)} words, galois {FEW * (corrects + 3)}")
    if polynomial == 0x11D:
        Isal().check(program, random)


main(*sys.argv[1:])
