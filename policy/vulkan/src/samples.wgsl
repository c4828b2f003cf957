// Counts samples. For each scheme and class the host puts the operations of a circuit in the place of `circuit`, and an
// instruction in the place of `product`; see module.rs. A thread decodes 32 of the 512 samples of a group.

// Threads of a work group, and those that decode a group of samples.
const THREADS: u32 = 64u;
const LANES: u32 = 16u;

struct Run {
    // Number of tasks.
    tasks: u32,
    // Key of the generator.
    key: vec2<u32>,
    // Counters of the generator, lower and upper half: of the first random slot, and steps to the next part and group.
    first: vec2<u32>,
    part: vec2<u32>,
    group: vec2<u32>,
}

var<immediate> run: Run;
// A task: block, part, number of samples. Its counts come in its place: detected, claimed, wrong, claimed and wrong.
@group(0) @binding(1) var<storage, read_write> tasks: array<vec4<u32>>;

// One output of the generator for each thread, in two buffers by turns: one barrier between writing and reading is enough.
var<workgroup> outputs: array<vec4<u32>, 128>;
var<workgroup> accepted: array<u32, THREADS>;

var<private> lane: u32;
var<private> part: u32;
// The counter of the first random slot of the thread's group.
var<private> counter: vec4<u32>;

// The product of two words, lower half first.
fn product(a: u32, b: u32) -> vec2<u32> {
    return vec2<u32>(a * b, 0u);
}

// Philox4x32-10 [Salmon et al., SC 2011].
fn philox(start: vec4<u32>) -> vec4<u32> {
    var x = start;
    var key = run.key;
    for (var round = 0u; round < 10u; round++) {
        let p = product(0xD2511F53u, x.x);
        let q = product(0xCD9E8D57u, x.z);
        x = vec4<u32>(q.y ^ x.y ^ key.x, q.x, p.y ^ x.w ^ key.y, p.x);
        key += vec2<u32>(0x9E3779B9u, 0xBB67AE85u);
    }
    return x;
}

// The thread's samples of four random slots. An output has 128 samples of one slot: each of four threads computes that of
// another slot, and takes its own word of all.
fn draw(slots: vec4<u32>, buffer: u32) -> vec4<u32> {
    let quarter = lane / 4u % 4u;
    let own = lane & 3u;
    outputs[buffer * THREADS + lane] = philox(counter + vec4<u32>(4u * slots[own] + quarter, 0u, 0u, 0u));
    workgroupBarrier();
    let first = buffer * THREADS + (lane & ~3u);
    return vec4<u32>(outputs[first][own], outputs[first + 1u][own], outputs[first + 2u][own], outputs[first + 3u][own]);
}

// Whether all samples of the thread are of this part of an entry.
fn selected(number: u32) -> u32 {
    return select(0u, ~0u, part == number);
}

// Accepted, detected, claimed, wrong.
fn circuit() -> vec4<u32> {
    return draw(vec4<u32>(0u, 1u, 2u, 3u), 0u) ^ vec4<u32>(selected(0u), product(0u, 0u), 0u);
}

// The first samples of those that are set.
fn first_of(marked: u32, most: u32) -> u32 {
    var word = marked;
    for (var left = countOneBits(marked); left > most; left--) {
        word &= ~(1u << firstLeadingBit(word));
    }
    return word;
}

@compute @workgroup_size(64)
fn count(
    @builtin(workgroup_id) id: vec3<u32>,
    @builtin(num_workgroups) all: vec3<u32>,
    @builtin(local_invocation_index) local: u32,
) {
    lane = local;
    for (var at = id.x; at < run.tasks; at += all.x) {
        let task = tasks[at];
        part = task.z;
        var left = task.w;
        var counts = vec4<u32>(0u);
        // Attempts are in the order of their numbers, until enough of them are accepted.
        for (var group = 0u; left > 0u; group += THREADS / LANES) {
            let place = run.first + part * run.part + (group + lane / LANES) * run.group;
            counter = vec4<u32>(place, task.xy);
            let found = circuit();
            accepted[lane] = countOneBits(found.x);
            workgroupBarrier();
            var before = 0u;
            var turn = 0u;
            for (var i = 0u; i < THREADS; i++) {
                before += select(0u, accepted[i], i < lane);
                turn += accepted[i];
            }
            let kept = first_of(found.x, left - min(left, before));
            let due = kept & found.y;
            let claimed = kept & found.z & ~found.y;
            let wrong = kept & found.w & ~found.y;
            counts += vec4<u32>(countOneBits(due), countOneBits(claimed), countOneBits(wrong), countOneBits(claimed & wrong));
            left -= min(left, turn);
            workgroupBarrier();
        }
        outputs[lane] = counts;
        workgroupBarrier();
        if lane == 0u {
            var sum = vec4<u32>(0u);
            for (var i = 0u; i < THREADS; i++) {
                sum += outputs[i];
            }
            tasks[at] = sum;
        }
        workgroupBarrier();
    }
}
