// A browser that notes what goes wrong, and the command line.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { pathToFileURL } from "node:url";

const require = createRequire(join(process.env.ECCFORGE_EXPLORER_TOOLS, "package.json"));
const puppeteer = require("puppeteer-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What `eccforge` prints; it may end with one of these statuses. */
export function run(words, statuses = [0]) {
  try {
    return execFileSync(process.env.ECCFORGE, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 });
  } catch (error) {
    if (statuses.includes(error.status)) return error.stdout;
    throw error;
  }
}

/** The shipped schemes with the shapes of their entries, by the command line. */
export function shipped() {
  return JSON.parse(run(["list", "schemes", "--format", "json"])).schemes.filter(({ file }) => /^codecs.schemes.[^/]+$/.test(file)).map(({ id }) => {
    const yaml = run(["show", id]);
    const number = (key) => Number(new RegExp(`${key}: *(\\d+)`).exec(yaml)[1]);
    const data = number("data-pins");
    return { id, beats: number("beats"), data, pins: data + number("check-pins") };
  });
}

/**
 * The shipped schemes of several stages that the page offers: their YAML and, by stage, the shape of the bits that it reads.
 * The page draws the H of every stage, and codes that only stages use have none.
 */
export function staged() {
  const { schemes } = JSON.parse(run(["list", "schemes", "--format", "json"]));
  const onlyInStages = schemes.filter(({ stages }) => stages === undefined).map(({ id }) => id);
  const isOffered = ({ yaml }) => onlyInStages.every((id) => !yaml.includes(`scheme: ${id}\n`));
  return schemes.filter(({ stages }) => stages > 1).map(({ id }) => ({ id, yaml: run(["show", id]) })).filter(isOffered).map(({ id, yaml }) => {
    const stage = /- id: (\S+)\s+scheme: (\S+)\s+copies: (\d+)/g;
    const stages = [...yaml.matchAll(stage)].map(([, name, scheme, copies]) => {
      const number = (key) => Number(new RegExp(`${key}: *(\\d+)`).exec(run(["show", scheme]))[1]);
      return { name, beats: Number(copies) * number("beats"), pins: number("data-pins") + number("check-pins") };
    });
    return { id, yaml, stages };
  });
}

/** Whole numbers below n, always the same ones: the mulberry32 generator. */
export function random(seed) {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

export const text = (page, selector) => page.$eval(selector, (e) => e.textContent);
export const wrongBits = (page) => page.$$eval("[data-bit][aria-selected=true]", (cells) => cells.map((c) => Number(c.dataset.bit)).sort((a, b) => a - b));

/** Error patterns of an entry: few bits, bits of a pin, of a byte, of a beat, and many anywhere. */
export function patterns({ beats, pins }, many, draw) {
  const bits = beats * pins;
  const some = (from, most) => {
    const wanted = 1 + draw(Math.min(most, from.length));
    const chosen = new Set();
    while (chosen.size < wanted) chosen.add(from[draw(from.length)]);
    return [...chosen].sort((a, b) => a - b);
  };
  const all = Array.from({ length: bits }, (_, i) => i);
  return Array.from({ length: many }, (_, i) => {
    const [pin, beat] = [draw(pins), draw(beats)];
    const lane = Math.floor(pin / 8);
    const within = [
      all,
      all.filter((bit) => bit % pins === pin),
      all.filter((bit) => Math.floor((bit % pins) / 8) === lane && Math.floor(bit / pins) === beat),
      all.filter((bit) => Math.floor(bit / pins) === beat),
    ];
    return i % 5 === 4 ? some(all, bits) : some(within[i % 5], 8);
  });
}

/** What the page shows of each scheme side by side for each error. */
export const shown = (page, errors) =>
  page.evaluate(async (all) => {
    const seen = [];
    for (const error of all) {
      const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      const fields = new URLSearchParams(location.hash.slice(1));
      fields.set("error", error.join(","));
      location.hash = fields.toString();
      await changed;
      // The page answers a new address after it has read it.
      const wanted = String(error.length);
      for (let i = 0; i < 1000 && document.querySelectorAll("[aria-selected=true]").length != wanted; i += 1) {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const wrong = [...document.querySelectorAll("[aria-selected=true]")].map((c) => Number(c.dataset.bit));
      const rows = [...document.querySelectorAll("#outcomes tbody tr")].map((row) => ({
        scheme: row.dataset.scheme,
        outcome: row.cells[1].textContent,
        claim: row.cells[2].textContent,
        syndromes: [...row.cells[3].children].map((c) => [c.textContent, c.className.replace("chip ", "")]),
        flipped: row.cells[5].textContent,
        texts: [...row.cells].slice(1).map((c) => c.textContent),
      }));
      const entries = [...document.querySelectorAll("#passage .stage")].map((stage) =>
        [...stage.querySelectorAll("tbody tr")].map((row) => [...row.cells].map((c) => c.textContent)));
      seen.push({ wrong: wrong.sort((a, b) => a - b), rows, entries });
    }
    return seen;
  }, errors);

export const runs = (bits) => {
  const parts = [];
  for (const bit of bits) {
    const last = parts.at(-1);
    if (last && last[1] + 1 === bit) last[1] = bit;
    else parts.push([bit, bit]);
  }
  return parts.map(([a, b]) => (a === b ? `${a}` : `${a}-${b}`)).join(", ");
};

export const claim = (d) => (d.due ? "due: uncorrectable" : d.ce ? "ce: corrected" : "no error");

/** A browser for the tests of a file, with a folder for what it downloads; both are gone after the last of them. */
export function browserOfTests() {
  const browser = new Browser(mkdtempSync(join(tmpdir(), "eccforge-explorer-")));
  before(() => browser.start());
  after(async () => {
    await browser.close();
    rmSync(browser.folder, { recursive: true, force: true });
  });
  return browser;
}

class Browser {
  constructor(folder) {
    this.folder = folder;
  }

  async start() {
    // Where tests run as root, and in containers, Chromium's own sandbox cannot start.
    const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
    this.chromium = await puppeteer.launch({ executablePath: "/usr/bin/chromium", headless: true, args });
  }

  /** Opens a page without scripts. */
  async show(file, { width = 1400, height = 900, scheme = "light" } = {}) {
    const page = await this.chromium.newPage();
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    await page.goto(pathToFileURL(file).href);
    return page;
  }

  /** Opens the page, or a file that holds it in frames, with a fragment; it may neither complain nor ask for anything. */
  async open(fragment, { width = 1400, height = 900, scheme = "light", file = process.env.ECCFORGE_EXPLORER, frames = 0 } = {}) {
    const page = await this.chromium.newPage();
    const fail = (what) => {
      (page.complaints ??= []).push(what);
    };
    page.on("console", (message) => fail(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => fail(error.message));
    page.on("request", (request) => /^(file|blob):/.test(request.url()) || fail(`asks for ${request.url()}`));
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    const session = await page.createCDPSession();
    await session.send("Page.setDownloadBehavior", { behavior: "allow", downloadPath: this.folder });
    await page.goto(pathToFileURL(file).href + fragment);
    const shown = frames ? page.frames().slice(1) : [page];
    assert.equal(shown.length, Math.max(1, frames));
    for (const frame of shown) await frame.waitForSelector("html[data-ready]");
    assert.deepEqual(page.complaints ?? [], []);
    return page;
  }

  /** Ends a page, which must have had nothing to complain of. */
  async done(page) {
    assert.deepEqual(page.complaints ?? [], []);
    await page.close();
  }

  /** Puts a text into the editor as a paste does. */
  async type(page, yaml) {
    await page.$eval("#yaml", (e, value) => {
      e.value = value;
      e.dispatchEvent(new Event("input", { bubbles: true }));
    }, yaml);
  }

  /** A file that the page has handed over, once it is there. */
  async downloaded(name) {
    const path = join(this.folder, name);
    for (let i = 0; i < 100 && !existsSync(path); i += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    return readFileSync(path, "utf8");
  }

  /** What axe finds wrong. */
  async audit(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 3).join("; ")}`);
  }

  async close() {
    if (!this.chromium) return;
    for (const page of await this.chromium.pages()) assert.deepEqual(page.complaints ?? [], []);
    await this.chromium.close();
  }
}
