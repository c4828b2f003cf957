// Schemes of several stages in the explorer, beside the command line. What it needs is said in explorer.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { browserOfTests, claim, patterns, random, run, runs, shown, staged, text, wrongBits } from "./support.mjs";

const browser = browserOfTests();
const { folder } = browser;

/** What the page should show of several stages, from what `eccforge show` says. */
function passage(decoded) {
  const where = (key) => decoded.stages.filter((s) => s[key]).map((s) => s.stage).join(", ");
  const told = decoded.blocks.map((b) => (b.due ? "due" : b.ce ? "ce" : "no error")).join(", ");
  const wrong = decoded.blocks.reduce((sum, b) => sum + (b.due ? 0 : b.wrong_data_bits.length), 0);
  return [decoded.outcome, told, where("corrected"), where("refused"), wrong ? `${wrong}` : ""];
}

const entriesOf = (decoded) =>
  decoded.stages.map(({ entries }) =>
    entries.map((e) => {
      const truth = e.outcome === "silent" ? (e.ce ? "miscorrected" : "undetected") : e.outcome;
      const bits = e.wrong_data_bits.length;
      const data = bits ? `${bits} wrong data bit${bits === 1 ? "" : "s"}` : "right data";
      const syndromes = e.codewords.map((c) => c.syndrome).join("");
      const delivers = e.due ? `as read, ${data}` : data;
      return [`${e.copy}`, runs(e.error_bits), claim(e), syndromes, runs(e.flipped_bits), truth, delivers];
    }));

test("random errors of several stages become the same as on the command line, at every stage", async () => {
  const draw = random(2023);
  const all = staged();
  const outcomes = new Set();
  let cases = 0;
  for (const [at, { name, beats, pins }] of all[0].stages.entries()) {
    const errors = patterns({ beats, pins }, 60, draw);
    const list = join(folder, "errors.txt");
    writeFileSync(list, errors.map((e) => e.join(",")).join("\n"));
    const page = await browser.open(`#scheme=${all[0].id}&at=${name}`);
    const seen = await shown(page, errors);
    for (const { id, yaml } of all) {
      const file = join(folder, `${id}.yaml`);
      writeFileSync(file, yaml.replace("errors-at: cells", `errors-at: ${at === 0 ? "cells" : name}`));
      const expected = JSON.parse(run(["show", file, "--error-file", list, "--format", "json"])).entries;
      expected.forEach((decoded, i) => {
        assert.deepEqual(seen[i].wrong, errors[i]);
        assert.equal(decoded.errors_at, name);
        assert.deepEqual(seen[i].rows.find((r) => r.scheme === id).texts, passage(decoded), `${id} ${errors[i]}`);
        if (id === all[0].id) assert.deepEqual(seen[i].entries, entriesOf(decoded), `${errors[i]}`);
        outcomes.add(decoded.outcome);
        cases += 1;
      });
    }
    await browser.done(page);
  }
  console.log(`${cases} cases over ${all.length} schemes of several stages are equal: ${[...outcomes].sort()}`);
  assert.ok(cases >= 240 && outcomes.size >= 3);
});

test("stages take errors at a chosen place, drawn stage by stage, counted, emitted and linked", async () => {
  const [{ id, yaml }] = staged();
  const page = await browser.open(`#scheme=${id}`);
  await page.waitForFunction(() => document.querySelectorAll("#exact tbody tr").length > 3);
  const facts = JSON.parse(run(["check", id, "--format", "json"]));
  const rows = await page.$$eval("#exact tbody tr", (all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
  facts.by_weight.forEach(({ outcomes }, i) => {
    const { patterns, detected } = outcomes;
    assert.equal(Number(rows[i][2].replaceAll(/\D/g, "")), patterns);
    assert.equal(Number(rows[i][4]), (100 * detected) / patterns);
  });
  // All of a die: a codeword of the cells.
  await page.click("input[name=mode][value=codeword]");
  await page.click("[data-bit='140']");
  assert.deepEqual(await wrongBits(page), Array.from({ length: 136 }, (_, i) => 136 + i));
  assert.match(await text(page, "#passage"), /Stage rank.*Block 1/s);
  await page.click("input[name=stage][value=rank]");
  assert.match(await text(page, "#matrix-text"), /Codeword 0 of 16, \(80, 64\)/);
  // A place is an address too; its bits are others.
  await page.click("input[name=place][value=rank]");
  assert.deepEqual([await wrongBits(page), (await page.$$("[data-bit]")).length], [[], 1280]);
  await page.click("[data-bit='640']");
  assert.match(await text(page, "#summary"), /80 bits wrong of the bits that rank reads/);
  await page.waitForFunction(() => /at=rank/.test(location.hash) && /error=/.test(location.hash));
  const again = await browser.open(await page.evaluate(() => location.hash));
  assert.equal(await text(again, "#summary"), await text(page, "#summary"));
  await browser.done(again);
  await page.bringToFront();
  // What is pasted, and what is wrong in it.
  await browser.type(page, yaml.replace(`id: ${id}`, "id: mine").replace("flag: none", "flag: severity"));
  await page.waitForFunction(() => document.querySelector("#scheme").value === "yours");
  await page.click("input[name=place][value=on-die]");
  await page.click("input[name=mode][value=bit]");
  for (const bit of [0, 5]) await page.click(`[data-bit='${bit}']`);
  assert.match(await text(page, "#summary"), /detected, reported as uncorrectable by on-die/);
  await browser.type(page, yaml.replace("copies: 10", "copies: 11"));
  await page.waitForFunction(() => document.querySelector("#yaml").getAttribute("aria-invalid") === "true");
  const line = yaml.split("\n").findIndex((l) => l.includes("copies: 2")) + 1;
  assert.match(await text(page, "#problem li button"), new RegExp(`line ${line}, column`));
  await browser.type(page, yaml);
  await page.waitForFunction((wanted) => document.querySelector("#scheme").value === wanted, {}, id);
});

test("the modules of every stage, and those that compose them, can be kept", async () => {
  const [{ id }] = staged();
  const page = await browser.open(`#scheme=${id}`);
  await page.waitForFunction(() => document.querySelector("#file").value === "unity_on_die_chipkill_dec.v");
  const emitted = join(folder, "stages");
  const names = run(["emit", "verilog", id, "--out", emitted]).match(/\w+\.v\b/g);
  assert.deepEqual(await page.$$eval("#file option", (all) => all.map((o) => o.value)), names);
  for (const name of ["unity_on_die_chipkill_dec.v", "unity_on_die_dec.v"]) {
    await page.select("#file", name);
    await page.click("#download");
    assert.equal(await browser.downloaded(name), readFileSync(join(emitted, name), "utf8"));
  }
  await page.click("input[name=language][value=c]");
  await page.waitForFunction(() => document.querySelector("#file").value === "ecc_unity_chipkill.c");
});

/** Stages so weak that errors are often silent. */
const WEAK = `eccforge-stages: 1
id: two-weak
name: Two weak codes
source: a test
stages:
  - {id: inner, scheme: hsiao-39-32, copies: 11}
  - {id: outer, scheme: hsiao-22-16, copies: 16}
`;

test("random samples of stages are those of a run with the seed", async () => {
  const options = ["--class", "entry", "--samples", "2000", "--seed", "5", "--capture", "3"];
  const file = join(folder, "weak.yaml");
  writeFileSync(file, WEAK);
  const captures = JSON.parse(run(["simulate", file, ...options, "--format", "json"])).captures;
  assert.ok(captures.length > 0, "some samples are silent");
  const page = await browser.open(`#text=${encodeURIComponent(WEAK)}&class=entry&seed=5`);
  for (const { sample, error } of captures) {
    await page.$eval("#sample", (e, value) => (e.value = value), `${sample}`);
    await page.click("#random button[type=submit]");
    const bits = [...BigInt(`0x${error.replace(/^0x/, "")}`).toString(2)].reverse();
    assert.deepEqual(await wrongBits(page), bits.flatMap((b, i) => (b === "1" ? [i] : [])));
    assert.match(await text(page, "#summary"), /silent/);
  }
});
