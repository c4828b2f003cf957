// The explorer in a real browser, opened from disk, beside the command line.
//
// ECCFORGE_EXPLORER: the page; ECCFORGE: the program; ECCFORGE_EXPLORER_TOOLS: the folder with puppeteer-core and axe-core.
import assert from "node:assert/strict";
import { test } from "node:test";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { browserOfTests, claim, patterns, random, run, runs, shipped, shown, text, wrongBits } from "./support.mjs";

const browser = browserOfTests();
const { folder } = browser;

test("a page from disk starts, asks the network for nothing and complains of nothing", async () => {
  const page = await browser.open("");
  assert.equal((await page.$$("[data-bit]")).length, 39);
  assert.deepEqual(await wrongBits(page), [0, 1, 3]);
  assert.match(await text(page, "#summary"), /silent, wrong data is delivered as corrected/);
  const ready = await page.evaluate(() => document.documentElement.dataset.ready);
  console.log(`ready after ${ready} ms; the page has ${readFileSync(process.env.ECCFORGE_EXPLORER).length} bytes`);
});

test("a notebook's frame shows the scheme and the error that Python asks for", async () => {
  const python = `
import html, sys
sys.path.insert(0, "python/python/eccforge")
from _explorer import Explorer, bits
shown = Explorer("duet <2>", "scheme=duet&error=" + bits([0] * 7 + [1, 1, 0, 1]))
sys.stdout.write(shown._repr_html_())
shown.save(sys.argv[1])
`;
  const alone = join(folder, "alone.html");
  const held = execFileSync("python3", ["-c", python, alone], { encoding: "utf8", maxBuffer: 1 << 28 });
  const notebook = join(folder, "notebook.html");
  writeFileSync(notebook, `<!DOCTYPE html><title>a notebook</title><p>In[1]</p>${held}`);
  for (const [file, frames] of [[notebook, 1], [alone, 0]]) {
    const page = await browser.open("", { file, frames });
    const frame = frames ? page.frames()[1] : page;
    assert.equal(await frame.$eval("#scheme", (e) => e.value), "duet");
    assert.deepEqual(await wrongBits(frame), [7, 8, 10]);
    await frame.click("[data-bit='10']");
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.match(await frame.evaluate(() => location.href), /#scheme=duet&error=7-8$/);
    await browser.done(page);
  }
});

test("clicks, drags, units and keys flip what they say", async () => {
  const page = await browser.open("#scheme=trio");
  await page.click("[data-bit='5']");
  assert.deepEqual(await wrongBits(page), [5]);
  assert.match(await text(page, "#summary"), /1 bit wrong\. TrioECC: corrected/);
  await page.click("[data-bit='5']");
  assert.deepEqual(await wrongBits(page), []);

  const centre = async (bit) => {
    const box = await (await page.$(`[data-bit='${bit}']`)).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await centre(8)));
  await page.mouse.down();
  for (const bit of [9, 10, 82]) await page.mouse.move(...(await centre(bit)));
  await page.mouse.up();
  assert.deepEqual(await wrongBits(page), [8, 9, 10, 82]);

  const units = { pin: [3, 75, 147, 219], byte: [0, 1, 2, 3, 4, 5, 6, 7], beat: Array.from({ length: 72 }, (_, i) => i) };
  for (const [unit, bits] of Object.entries(units)) {
    await page.click("#clear");
    await page.click(`input[name=mode][value=${unit}]`);
    await page.click("[data-bit='3']");
    assert.deepEqual(await wrongBits(page), bits, unit);
  }
  await page.click("#clear");
  await page.click("input[name=mode][value=bit]");
  await page.focus("[data-bit='3']");
  for (const key of ["ArrowRight", "ArrowDown", "Space"]) await page.keyboard.press(key);
  assert.deepEqual(await wrongBits(page), [76]);
  const label = await page.$eval("[data-bit='76']", (cell) => cell.getAttribute("aria-label"));
  assert.equal(label, "bit 76, beat 1 pin 4, codeword 1 bit 4, wrong, corrected");
  await page.keyboard.press("Escape");
  assert.deepEqual(await wrongBits(page), []);
});

test("a thousand random errors become the same as on the command line", async () => {
  const draw = random(2021);
  const shapes = new Map();
  for (const s of shipped()) {
    const key = `${s.beats}x${s.pins}/${s.data}`;
    shapes.set(key, [...(shapes.get(key) ?? []), s]);
  }
  let cases = 0;
  for (const members of shapes.values()) {
    const errors = patterns(members[0], members.length > 8 ? 52 : 24, draw);
    const page = await browser.open(`#scheme=${members[0].id}`);
    const seen = await shown(page, errors);
    const file = join(folder, "errors.txt");
    writeFileSync(file, errors.map((e) => e.join(",")).join("\n"));
    for (const { id } of members) {
      const expected = JSON.parse(run(["show", id, "--error-file", file, "--format", "json"])).entries;
      expected.forEach((line, i) => {
        assert.deepEqual(seen[i].wrong, errors[i]);
        const { texts: _, ...row } = seen[i].rows.find((r) => r.scheme === id);
        assert.deepEqual(row, {
          scheme: id,
          outcome: line.outcome,
          claim: claim(line),
          syndromes: line.codewords.map((c) => [c.syndrome, c.corrected ? "corrects" : c.detected ? "detects" : "zero"]),
          flipped: runs(line.flipped_bits),
        });
        cases += 1;
      });
    }
    await browser.done(page);
  }
  console.log(`${cases} cases over ${shipped().length} schemes are equal`);
  assert.ok(cases >= 1000);
});

test("what is pasted is drawn, counted and emitted as the command line does it", async () => {
  const page = await browser.open("#scheme=duet&error=1,2");
  const yaml = run(["show", "duet"]).replace("id: duet", "id: mine").replace("name: DuetECC", "name: Mine");
  assert.match(yaml, /id: mine/);
  await browser.type(page, yaml.replace("sanity-check: lane", "sanity-check: pin-or-byte"));
  await page.waitForFunction(() => document.title.startsWith("Mine"));
  const file = join(folder, "mine.yaml");
  writeFileSync(file, yaml.replace("sanity-check: lane", "sanity-check: pin-or-byte"));
  await page.waitForFunction(() => document.querySelector("#table-text").textContent.startsWith("Mine"));
  const took = await page.$eval("#exact", (t) => t.dataset.milliseconds);
  console.log(`exact table of an edited scheme: ${took} ms`);
  const report = JSON.parse(run(["reproduce", "--scheme", file, "--format", "json"]));
  const cells = await page.$$eval("#exact tbody tr", (rows) => rows.map((r) => [...r.cells].slice(3).map((c) => c.title)));
  const half = (f) => f.split("/").map(BigInt);
  const plus = (a, b) => [half(a)[0] * half(b)[1] + half(b)[0] * half(a)[1], half(a)[1] * half(b)[1]];
  const equal = ([a, b], [c, d]) => a * d === b * c;
  [...report.cells, report.totals[0]].forEach((cell, i) => {
    assert.ok(equal(half(cells[i][0]), plus(cell.exact.corrected, cell.exact.clean)), cell.class);
    assert.deepEqual(cells[i].slice(1), [cell.exact.detected, cell.exact.silent], cell.class);
  });
  // A link shows the same again.
  await page.click("#link");
  await page.waitForFunction(() => location.hash.includes("yaml="));
  const link = await page.evaluate(() => location.hash);
  const again = await browser.open(link);
  assert.equal(await text(again, "#summary"), await text(page, "#summary"));
  assert.match(await again.title(), /^Mine/);
  assert.deepEqual(await wrongBits(again), [1, 2]);
});

test("links bring back every choice", async () => {
  const link =
    "#scheme=ssc-dsd-plus&error=4-7,70&mode=byte&paint=symbol&class=beat&seed=7&sample=3&language=rust&compare=trio,ssc-dsd-plus";
  const page = await browser.open(link);
  assert.deepEqual(await wrongBits(page), [4, 5, 6, 7, 70]);
  const checked = (name) => page.$eval(`input[name=${name}]:checked`, (e) => e.value);
  assert.deepEqual([await checked("mode"), await checked("paint"), await checked("language")], ["byte", "symbol", "rust"]);
  assert.deepEqual(await page.$$eval("#outcomes tbody tr", (rows) => rows.map((r) => r.dataset.scheme)), ["ssc-dsd-plus", "trio"]);
  await page.click("[data-bit='8']");
  await page.waitForFunction(() => location.hash.includes("error=4-15,70"));
  assert.equal(await page.evaluate(() => location.hash), link.replace("error=4-7,70", "error=4-15,70"));
  for (const bad of ["#scheme=none&error=x,99999&mode=?&codeword=-3", "#yaml=!!!", "#%", "#error=300"]) {
    const other = await browser.open(bad);
    assert.match(await other.title(), /TrioECC/, bad);
    assert.deepEqual(await wrongBits(other), [], bad);
    await browser.done(other);
  }
});

test("an address that is given while the page is about to write its own is the one that is shown", async () => {
  const page = await browser.open("#scheme=trio");
  // The page writes its address a while after a click. Busy beyond that time, it has two things due: the address that
  // is given here, and then, before it is told of it, the writing of its own.
  const [error, address] = await page.evaluate(async () => {
    setTimeout(() => (location.hash = "#scheme=trio&error=4,70"), 100);
    document.querySelector("#clear").click();
    const until = performance.now() + 400;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 600));
    return [[...document.querySelectorAll("[aria-selected=true]")].map((c) => Number(c.dataset.bit)), location.hash];
  });
  assert.deepEqual([error, address], [[4, 70], "#scheme=trio&error=4,70"]);
  await browser.done(page);
});

test("errors in the YAML stand at the line and column that the command line names", async () => {
  const page = await browser.open("#scheme=trio");
  const bad = new URL("../../codecs/scheme/tests/bad/", import.meta.url);
  const names = readdirSync(bad).filter((n) => n.endsWith(".yaml"));
  const chosen = names.filter((_, i) => i % 8 === 0).concat("row-not-crockford.yaml", "unknown-key-top.yaml", "tab-indentation.yaml");
  let located = 0;
  for (const name of new Set(chosen)) {
    // A browser has text only, and no other files. Codes over shards are no schemes.
    if (/binary-file|matrix-file|byte-order-mark|windows-line-ends|^shards-/.test(name)) continue;
    await browser.type(page, readFileSync(new URL(name, bad), "utf8"));
    await page.waitForFunction(() => document.querySelector("#yaml").getAttribute("aria-invalid") === "true");
    const expected = readFileSync(new URL(name.replace(".yaml", ".txt"), bad), "utf8");
    const message = await text(page, "#problem .wrong");
    // The command line wraps its messages and draws a bar beside them.
    const letters = (s) => s.replaceAll(/[\s│]+/g, "");
    assert.ok(letters(expected).includes(letters(message)), `${name}: ${message}`);
    const [, line, column] = /\.yaml:(\d+):(\d+)/.exec(expected) ?? [];
    if (line === undefined) continue;
    located += 1;
    assert.equal(await text(page, "#problem li button"), `line ${line}, column ${column}`, name);
    const marked = await page.$$eval("#lines .wrong", (spans) => spans.map((s) => s.textContent.trim()));
    assert.ok(marked.includes(line), `${name}: ${marked}`);
    await browser.type(page, run(["show", "trio"]));
    await page.waitForFunction(() => document.querySelector("#yaml").getAttribute("aria-invalid") === "false");
  }
  assert.ok(located >= 10, `${located} located`);
});

test("random samples are those of a run with the seed", async () => {
  const out = join(folder, "run.json");
  const options = ["ni-secded", "--class", "byte", "--samples", "2000", "--seed", "5", "--capture", "3"];
  const printed = run(["simulate", ...options, "--out", out, "--format", "json"]);
  const captures = JSON.parse(printed || readFileSync(out, "utf8")).captures;
  assert.ok(captures.length >= 3, "some samples are silent");
  const page = await browser.open("#scheme=ni-secded&class=byte&seed=5");
  for (const { sample, error } of captures.slice(0, 3)) {
    await page.$eval("#sample", (e, value) => (e.value = value), `${sample}`);
    await page.click("#random button[type=submit]");
    const bits = [...BigInt(`0x${error.replace(/^0x/, "")}`).toString(2)].reverse();
    assert.deepEqual(await wrongBits(page), bits.flatMap((b, i) => (b === "1" ? [i] : [])));
    assert.match(await text(page, "#summary"), /silent/);
  }
  await page.click("#next");
  assert.equal(await page.$eval("#sample", (e) => e.value), `${captures.at(2).sample + 1}`);
});

test("files are those of `eccforge emit`, and can be kept", async () => {
  const page = await browser.open("#scheme=trio&language=c");
  await page.waitForFunction(() => document.querySelectorAll("#file option").length === 2);
  const emitted = join(folder, "emitted");
  run(["emit", "c", "trio", "--out", emitted]);
  for (const name of ["ecc_trio.h", "ecc_trio.c"]) {
    await page.select("#file", name);
    await page.click("#download");
    const kept = await browser.downloaded(name);
    assert.equal(kept.replace(/Regenerate: .*/, ""), readFileSync(join(emitted, name), "utf8").replace(/Regenerate: .*/, ""));
  }
  await page.click("input[name=language][value=verilog]");
  await page.waitForFunction(() => document.querySelector("#source").textContent.includes("module trio_dec"));
});

const SHOWN = { "one stage": "#scheme=trio&error=1,2,73", "several stages": "#scheme=unity-on-die-chipkill&error=0,5,140,300" };

test("narrow and wide, light and dark: accessible, nothing cut off, and kept as pictures", async () => {
  const pictures = join(dirname(process.env.ECCFORGE_EXPLORER), "explorer-pictures");
  mkdirSync(pictures, { recursive: true });
  for (const [name, link] of Object.entries(SHOWN)) {
    for (const [width, height] of [[390, 844], [1440, 900]]) {
      for (const scheme of ["light", "dark"]) {
        const page = await browser.open(link, { width, height, scheme });
        await page.waitForFunction(() => document.querySelectorAll("#exact tbody tr").length > 0);
        await page.waitForFunction(() => document.querySelector("#source").textContent.length > 0);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${name} ${width} ${scheme}: ${wide} pixels too wide`);
        const cut = await page.$eval("#exact", (t) => t.offsetWidth - t.parentElement.clientWidth);
        assert.ok(cut <= 0, `${name} ${width} ${scheme}: ${cut} pixels of the exact table are cut off`);
        const violations = await browser.audit(page);
        assert.deepEqual(violations, [], `${name} ${width} ${scheme}`);
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        assert.equal(ground, scheme === "dark" ? "rgb(20, 24, 29)" : "rgb(255, 255, 255)");
        const path = join(pictures, `${name.replace(" ", "-")}-${width}-${scheme}.png`);
        await page.screenshot({ path, fullPage: true });
        await browser.done(page);
      }
    }
  }
  const page = await browser.open("#scheme=trio");
  await page.select("#theme", "dark");
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(20, 24, 29)");
});

test("a click is answered for all schemes at once within a frame", async () => {
  for (const link of Object.values(SHOWN)) {
    const page = await browser.open(link.replace(/&.*/, ""));
    const times = await page.evaluate(() => {
      const all = [];
      for (let bit = 0; bit < 60; bit += 1) {
        const cell = document.querySelector(`[data-bit='${bit * 4}']`);
        const start = performance.now();
        cell.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
        all.push(performance.now() - start);
        document.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
      }
      return all.sort((a, b) => a - b);
    });
    const schemes = (await page.$$("#outcomes tbody tr")).length;
    const [median, longest] = [times[30], times.at(-1)].map((ms) => ms.toFixed(1));
    console.log(`a click takes ${median} ms (median), ${longest} ms (longest), for ${schemes} schemes`);
    assert.ok(times[30] < 200, "even on a busy machine");
  }
});
