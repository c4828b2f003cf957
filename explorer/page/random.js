// Draws random errors of a class of an error model.

let running = 0;
/** Pause between the first samples of a run, and between batches afterwards, and the time of a batch, in milliseconds. */
const PACE = { first: 250, count: 8, later: 60, batch: 40 };

/** Outcomes of consecutive samples: of which scheme and class, the first sample, the one after the last, and counts. */
let tally = null;
const OUTCOMES = ["corrected", "detected", "silent"];
const tallyKey = () => JSON.stringify([state.text ?? state.scheme, state.at, state.model, state.class, state.seed]);

/** Counts the outcome of a sample; a sample that does not follow the last one starts a new count. */
function countSample(sample, outcome) {
  const key = tallyKey();
  if (tally?.key !== key || tally.to !== sample) tally = { key, from: sample, to: sample, counts: {} };
  tally.to = sample + 1;
  const name = outcome === "clean" ? "corrected" : outcome;
  tally.counts[name] = (tally.counts[name] ?? 0) + 1;
}

/** Draws the counts beside the exact percentages. */
function drawTally() {
  const ready = tally?.key === tallyKey();
  byId("tally").hidden = !ready;
  if (!ready) return;
  const all = tally.to - tally.from;
  byId("tally-text").textContent = `${count(all, "sample")}, ${tally.from} to ${tally.to - 1}:`;
  const shares = exactTable?.rows.find((r) => r.class === state.class)?.shares;
  const row = (name) => {
    const counted = tally.counts[name] ?? 0;
    const percent = (100 * counted) / all;
    const bar = make("meter", { min: 0, max: 100, value: percent, "aria-label": `${name}: ${percent.toFixed(2)} %` });
    const texts = [`${counted}`, percent.toFixed(2), shares?.[name].percent ?? "–"];
    const cells = texts.map((text) => make("td", { class: "n" }, text));
    const line = make("tr", {}, make("th", { scope: "row" }, name), ...cells, make("td", {}, bar));
    line.dataset.outcome = name;
    return line;
  };
  byId("tally").tBodies[0].replaceChildren(...OUTCOMES.map(row));
}

function drawModels() {
  const models = catalogue.models.map((m) => [m.id, m.name]);
  if (!models.some(([id]) => id === state.model)) state.model = initial().model;
  options(byId("model"), models, state.model);
  const { classes } = catalogue.models.find((m) => m.id === state.model);
  if (!classes.some((c) => c.id === state.class)) state.class = classes[0].id;
  options(byId("class"), classes.map((c) => [c.id, c.name, sampleBits(c.id, 0).error && "does not fit this entry"]), state.class);
  byId("seed").value = state.seed;
  byId("sample").value = state.sample;
}

/** The bits of a sample of a class, or an error. */
const sampleBits = (kind, sample) =>
  ask({ ask: "pattern", scheme: asked(shownId()), model: state.model, class: kind, seed: Number(state.seed), sample });

/** Shows the error pattern of the sample that the form names. */
function drawSample() {
  const [seed, sample] = [byId("seed"), byId("sample")];
  if (!seed.checkValidity() || !sample.checkValidity() || seed.value === "" || sample.value === "") {
    say("Seed and sample must be whole numbers of at most 15 digits.");
    stopRunning();
    return;
  }
  [state.seed, state.sample] = [seed.value, sample.value];
  const answer = sampleBits(state.class, Number(state.sample));
  if (answer.error) {
    say(answer.error.message);
    stopRunning();
    return;
  }
  state.error = new Set(answer.bits);
  const own = errorChanged();
  if (own) countSample(Number(state.sample), own.outcome);
  drawTally();
}

/** Counts samples for the time of a batch, and shows the last one. */
function drawBatch() {
  const until = performance.now() + PACE.batch;
  while (performance.now() < until) {
    const sample = Number(byId("sample").value) + 1;
    const { bits: error } = sampleBits(state.class, sample);
    const answer = error && ask({ ask: "decode", schemes: [asked(shownId())], error });
    if (!answer?.[0]) break;
    countSample(sample, answer[0].outcome);
    byId("sample").value = sample;
  }
  step(1);
}

/** Draws the next samples of a run: first slowly, then in batches. */
function runOn(done) {
  if (done < PACE.count) step(1);
  else drawBatch();
  if (running) running = setTimeout(() => runOn(done + 1), done < PACE.count ? PACE.first : PACE.later);
}

function step(by) {
  const sample = byId("sample");
  sample.value = Math.max(0, (Number.parseInt(sample.value, 10) || 0) + by);
  drawSample();
}

function stopRunning() {
  const ran = running;
  clearTimeout(running);
  running = 0;
  if (ran) remember();
  byId("run").setAttribute("aria-pressed", "false");
  byId("run").textContent = "Run";
}

function listenToRandom() {
  byId("random").noValidate = true;
  byId("random").addEventListener("submit", (event) => {
    event.preventDefault();
    drawSample();
  });
  byId("next").addEventListener("click", () => step(1));
  byId("back").addEventListener("click", () => step(-1));
  byId("run").addEventListener("click", () => {
    if (running) {
      stopRunning();
      return;
    }
    byId("run").setAttribute("aria-pressed", "true");
    byId("run").textContent = "Stop";
    running = setTimeout(() => runOn(0), PACE.first);
    // A run that begins at a sample that is not counted yet counts it.
    if (tally?.key !== tallyKey() || tally.to !== Number(byId("sample").value) + 1) drawSample();
  });
  byId("model").addEventListener("change", () => {
    state.model = byId("model").value;
    drawModels();
    drawExact();
    remember();
  });
  byId("class").addEventListener("change", () => {
    state.class = byId("class").value;
    byId("sample").value = "0";
    drawSample();
  });
}
