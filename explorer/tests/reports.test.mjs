// The pages of the commands: axe finds nothing wrong in them, light and dark, wide and narrow.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { browserOfTests, run } from "./support.mjs";

const browser = browserOfTests();

const LOG = "2025-03-02T08:14:02.301Z n17 kernel: NVRM: Xid (PCI:0000:18:00): 63, pid=1, Row Remapper: New row (0x0000000018f31d80) marked for remapping, reset gpu to activate.\n";

/** Commands with a page; FOLDER is a folder with their inputs. */
const COMMANDS = [
  "check trio",
  "check hsiao-72-64-address",
  "check sec-ded-daec-72-64 --dead-device x4:0",
  "check hsiao-39-32 --weights",
  "list",
  "reproduce",
  "reproduce ddr4-crc",
  "simulate duet,trio --class byte --samples 1e4",
  "fleet --gpus 100 --years 1 --scheme ni-secded,trio",
  "gpu replay FOLDER/kernel.log --profile h100",
  "gpu what-if FOLDER/kernel.log --profile a100-40gb,h100",
  "gpu watch FOLDER/kernel.log --once",
  "memtest --profile A100-40GB --size 1MiB --test RB",
];

test("every page of a command is accessible", async () => {
  writeFileSync(join(browser.folder, "kernel.log"), LOG);
  for (const words of COMMANDS) {
    const file = join(browser.folder, "page.html");
    writeFileSync(file, run([...words.replaceAll("FOLDER", browser.folder).split(" "), "--format", "html"], [0, 10]));
    for (const scheme of ["light", "dark"]) {
      for (const width of [390, 1440]) {
        const page = await browser.show(file, { width, scheme });
        assert.deepEqual(await browser.audit(page), [], `${words} ${scheme} ${width}`);
        await browser.done(page);
      }
    }
  }
});
