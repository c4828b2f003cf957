// Sweeps of memory tests. The host runs each on one buffer at a time and takes the words of a pattern from the same definitions.
// A thread takes every THREADS-th word of the buffer.

const THREADS: u32 = 524288u;
const GROUP: u32 = 256u;
// Modulus and multiplier of the minimal standard generator.
const MODULUS: u32 = 0x7fffffffu;
const MULTIPLIER: u32 = 16807u;
// Words before the list of wrong words: their number, and for each bit how often it was read as 1 and as 0.
const LIST: u32 = 65u;
const CAPACITY: u32 = 4096u;

const WRITE: u32 = 0u;
const VERIFY: u32 = 1u;
const LOGIC: u32 = 2u;
const AGAIN: u32 = 3u;

const ALTERNATING: u32 = 0u;
const WALKING: u32 = 1u;
const RANDOM: u32 = 2u;

const ALL: u32 = 20u;
const OTHERS: u32 = 32u;

struct Sweep {
    // First word of the buffer, and number of words.
    start: u32,
    count: u32,
    operation: u32,
    // Residue of the words modulo 20; ALL, or OTHERS + the residue that is left out.
    chosen: u32,
    // Number of the first word in the tested memory, modulo 160.
    first: u32,
    // Its entry.
    entry: u32,
    pattern: u32,
    // Words of an alternating pattern, shift of a walking one, state before the first word of random blocks; multiplier and
    // increment of logic; for a march, the background and its operations, two bits each, the first one lowest.
    a: u32,
    b: u32,
    inverted: u32,
    // Random blocks: the number from which on the next seed holds, its state, the factor between two words of a thread.
    // Logic: steps, and whether they go through shared memory. A march: operations, and whether it descends.
    limit: u32,
    next: u32,
    factor: u32,
    // Word in which reads have errors, their mask, and whether a second read has them, too.
    planted: u32,
    mask: u32,
    stored: u32,
}

var<immediate> sweep: Sweep;
@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
// The same buffer: each operation of a march on a word reaches the memory system.
@group(0) @binding(0) var<storage, read_write> cells: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> found: array<atomic<u32>>;
var<workgroup> shared_state: array<atomic<u32>, GROUP>;

fn rotated(a: u32, by: u32) -> u32 {
    return ((a << by) & MODULUS) | (a >> (31u - by));
}

fn reduced(a: u32) -> u32 {
    let sum = (a & MODULUS) + (a >> 31u);
    return select(sum, sum - MODULUS, sum >= MODULUS);
}

// a b modulo 2^31 - 1 for b below 2^16.
fn times_short(a: u32, b: u32) -> u32 {
    let high = rotated(reduced((a >> 16u) * b), 16u);
    return reduced(high + reduced((a & 0xffffu) * b));
}

fn times(a: u32, b: u32) -> u32 {
    return reduced(rotated(times_short(a, b >> 16u), 16u) + times_short(a, b & 0xffffu));
}

fn power(exponent: u32) -> u32 {
    var result = 1u;
    var square = MULTIPLIER;
    for (var left = exponent; left > 0u; left >>= 1u) {
        if (left & 1u) == 1u {
            result = times(result, square);
        }
        square = times(square, square);
    }
    return result;
}

// Bit 31 of a word of random blocks: the shift register of 18 bits gives its seed, highest bit first, for all words of an entry.
fn high_bit(seed: u32, within: u32) -> u32 {
    return ((seed >> (17u - within)) & 1u) << 31u;
}

// Compares; the place of a wrong word in the list, or CAPACITY.
fn check(word: u32, expected: u32, read: u32) -> u32 {
    let got = select(read, read ^ sweep.mask, word == sweep.planted);
    let wrong = got ^ expected;
    if wrong == 0u {
        return CAPACITY;
    }
    for (var bit = 0u; bit < 32u; bit++) {
        if ((wrong >> bit) & 1u) == 1u {
            atomicAdd(&found[1u + 2u * bit + ((expected >> bit) & 1u)], 1u);
        }
    }
    let at = atomicAdd(&found[0], 1u);
    if at < CAPACITY {
        atomicStore(&found[LIST + 4u * at], word);
        atomicStore(&found[LIST + 4u * at + 1u], expected);
        atomicStore(&found[LIST + 4u * at + 2u], got);
    }
    return min(at, CAPACITY);
}

fn keep_again(at: u32, word: u32, read: u32) {
    let is_planted = word == sweep.planted && sweep.stored == 1u;
    atomicStore(&found[LIST + 4u * at + 3u], select(read, read ^ sweep.mask, is_planted));
}

fn read_again(thread: u32) {
    if thread < min(atomicLoad(&found[0]), CAPACITY) {
        let word = atomicLoad(&found[LIST + 4u * thread]);
        keep_again(thread, word, memory[word]);
    }
}

fn logic(local: u32) -> u32 {
    var state = 0u;
    for (var i = 0u; i < sweep.limit; i++) {
        state = ((~(sweep.a * state + sweep.b)) ^ 0xfffffff0u) ^ 0xfu;
        if sweep.next == 1u {
            atomicStore(&shared_state[local], state);
            state = atomicLoad(&shared_state[local]);
        }
    }
    return state;
}

fn is_chosen(number: u32) -> bool {
    let residue = number % 20u;
    return sweep.chosen == ALL || residue == sweep.chosen
        || (sweep.chosen >= OTHERS && residue != sweep.chosen - OTHERS);
}

@compute @workgroup_size(256)
fn pattern(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) local: u32) {
    if sweep.operation == AGAIN {
        read_again(id.x);
        return;
    }
    var constant = 0u;
    if sweep.operation == LOGIC {
        constant = logic(local);
    }
    let within = id.x & 7u;
    var before = 0u;
    var own = 0u;
    if sweep.pattern == RANDOM {
        before = times(sweep.a, power(id.x - within));
        own = power(within + 1u);
    }
    for (var i = id.x; i < sweep.count; i += THREADS) {
        let number = sweep.first + i;
        var word = select(sweep.a, sweep.b, (number & 1u) == 1u);
        if sweep.operation == LOGIC {
            word = constant;
        } else if sweep.pattern == WALKING {
            word = 1u << ((number + sweep.a) & 31u);
        } else if sweep.pattern == RANDOM {
            word = times(before, own);
            if i >= sweep.limit {
                word = times(sweep.next, power(i - sweep.limit + 1u));
            }
            word |= high_bit(before ^ (sweep.entry + (i >> 3u)), within);
            before = times(before, sweep.factor);
        }
        word ^= sweep.inverted;
        if !is_chosen(number) {
            continue;
        }
        if sweep.operation == VERIFY {
            _ = check(sweep.start + i, word, memory[sweep.start + i]);
        } else {
            memory[sweep.start + i] = word;
        }
    }
}

@compute @workgroup_size(256)
fn march(@builtin(global_invocation_id) id: vec3<u32>) {
    for (var i = id.x; i < sweep.count; i += THREADS) {
        let word = sweep.start + select(i, sweep.count - 1u - i, sweep.next == 1u);
        for (var k = 0u; k < sweep.limit; k++) {
            let operation = sweep.b >> (2u * k);
            let data = select(sweep.a, ~sweep.a, (operation & 1u) == 1u);
            if (operation & 2u) == 2u {
                atomicStore(&cells[word], data);
            } else {
                // Later operations change the word, so it is read again at once.
                let at = check(word, data, atomicLoad(&cells[word]));
                if at < CAPACITY {
                    keep_again(at, word, atomicLoad(&cells[word]));
                }
            }
        }
    }
}
