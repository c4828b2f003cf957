// Draws random errors of a class of an error model.

let running = 0;

function drawModels() {
  const models = catalogue.models.map((m) => [m.id, m.name]);
  if (!models.some(([id]) => id === state.model)) state.model = initial().model;
  options(byId("model"), models, state.model);
  const { classes } = catalogue.models.find((m) => m.id === state.model);
  if (!classes.some((c) => c.id === state.class)) state.class = classes[0].id;
  options(byId("class"), classes.map((c) => [c.id, c.name]), state.class);
  byId("seed").value = state.seed;
  byId("sample").value = state.sample;
}

/** Shows the error pattern of the sample that the form names. */
function drawSample() {
  const [seed, sample] = [byId("seed"), byId("sample")];
  if (!seed.checkValidity() || !sample.checkValidity() || seed.value === "" || sample.value === "") {
    say("Seed and sample must be whole numbers of at most 15 digits.");
    stopRunning();
    return;
  }
  [state.seed, state.sample] = [seed.value, sample.value];
  const question = { ask: "pattern", scheme: asked(shownId()), model: state.model, class: state.class };
  const answer = ask({ ...question, seed: Number(state.seed), sample: Number(state.sample) });
  if (answer.error) {
    say(answer.error.message);
    stopRunning();
    return;
  }
  state.error = new Set(answer.bits);
  errorChanged();
}

function step(by) {
  const sample = byId("sample");
  sample.value = Math.max(0, (Number.parseInt(sample.value, 10) || 0) + by);
  drawSample();
}

function stopRunning() {
  clearInterval(running);
  running = 0;
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
    running = setInterval(() => step(1), 250);
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
