/** The page that watches a sweep, in a browser: the map fills while the sweep goes on, and the page says when it ends. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, provideBrowser } from "../../scripts/browser.mjs";
import type { Check, Figure } from "../check";

const map = {
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", d: 4, n: 8, samples: 64, testSamples: 100 },
  learners: [],
  map: {
    learner: { kind: "gradient", heads: 2, steps: 20_000, batch: 16 },
    x: { fields: ["learner.heads"], points: [[1], [2], [4]] },
    y: { fields: ["task.samples"], points: [[16], [64], [256]] },
    seeds: 2,
  },
};
const cells = 9;

const holds = (name: string, value: boolean): Figure => ({ name, value: value ? 1 : 0, relation: "=", bound: 1 });

/** The address that the sweep says on standard error. */
function addressOf(sweep: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((found, fail) => {
    sweep.stderr?.on("data", (text) => {
      said += text;
      const [address] = /http:\/\/127[.]0[.]0[.]1:\d+\//.exec(said) ?? [];
      if (address) found(address);
    });
    sweep.on("exit", () => fail(new Error(said)));
  });
}

async function watched(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "watched-"));
  writeFileSync(join(folder, "map.json"), JSON.stringify(map));
  const script = join(import.meta.dirname, "..", "..", "scripts", "sweep.mjs");
  const given = [join(folder, "map.json"), "--out", join(folder, "out"), "--watch", "0", "--threads", "1", "--job-seconds", "0.5"];
  const sweep = spawn(process.execPath, [script, ...given], { stdio: ["ignore", "ignore", "pipe"] });
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: chromiumFlags });
  try {
    const address = await addressOf(sweep);
    const ended = new Promise<number | null>((done) => sweep.on("close", done));
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      // The end of the sweep is the end of its server.
      if (["error", "warning"].includes(message.type()) && !message.text().includes("ERR_CONNECTION_REFUSED"))
        complaints.push(message.text());
    });
    await page.goto(address);
    const known = page.locator(".map-cell rect:not(.map-cell-empty)");
    const counts: number[] = [];
    while (!(await page.getByText("all is done").isVisible())) {
      counts.push(await known.count());
      await page.waitForTimeout(200);
    }
    const all = await known.count();
    const code = await ended;
    await page.getByText("The sweep does not answer").waitFor();
    if (complaints.length > 0) console.error(complaints);
    return [
      { name: "exit code of the sweep", value: code ?? -1, relation: "=", bound: 0 },
      { name: "cells with a colour at the end", value: all, relation: "=", bound: cells },
      holds(
        "fewer had one on the way",
        counts.some((count) => count > 0 && count < cells),
      ),
      { name: "complaints of the browser", value: complaints.length, relation: "=", bound: 0 },
    ];
  } finally {
    await browser.close();
    sweep.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

export const checks: readonly Check[] = [
  { id: "sweeps-watch", title: "the page that watches a sweep: its map fills, and it says when all is done", alone: true, run: watched },
];
