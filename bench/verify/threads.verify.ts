/** A large experiment has the same document whatever threads have computed it: threads of Node, and workers of the page. */
import type { Browser } from "@playwright/test";
import { helpersOf } from "../../src/cli/threads";
import { encodeLink } from "../../src/labs/learnability/document/link";
import { canonical } from "../../src/labs/learnability/engine/result-digest";
import { runExperiment, runExperimentOnThreads } from "../../src/labs/learnability/engine/run-experiment";
import { usuallyWorth } from "../../src/labs/learnability/engine/sharing";
import { sharingWith } from "../../src/labs/learnability/engine/split/shared-data";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { serializeResult } from "../../src/platform/documents/serialize-result";
import type { Helpers } from "../../src/platform/engine/split-work";
import type { ThreadChoice } from "../../src/platform/engine/thread-plan";
import { differences } from "../browsers/differences";
import { isolating, withHeadlessShell, withServedPage } from "../browsers/served";
import type { Check, Figure } from "../check";

/** The largest generated problem, on more threads than most machines lend. */
const largest = { kind: "random-attention", d: 16, n: 8, samples: 8192 } as const;
const mostThreads = 5;
/** Of the whole process: what tasks at helpers may take together (`SplitWork`), and what the experiment takes on one thread, 335 MB, with room. */
const mostMegabytes = 1024 + 400;

const solved = [{ kind: "closed-form" }, { kind: "closed-form", ridge: 0.01 }];

/** Large enough that all is shared: Gram matrix, late fits and spectrum; eigenvectors of Lambda; spectrum and eigenvectors of the kernel. */
const experiments = {
  "nothing is free": { task: { d: 14, n: 8, samples: 4096 }, learners: solved },
  "signs leave directions free": { task: { d: 13, n: 8, samples: 2048, inputLaw: "rademacher" }, learners: solved },
  "fewer samples than features": { task: { d: 14, n: 8, samples: 1300 }, learners: solved },
  "learners and a map": {
    task: { d: 4, n: 8, samples: 256 },
    learners: [4, 3, 2].map((heads) => ({ kind: "gradient", heads, steps: 60_000, batch: 32 })),
    map: {
      learner: { kind: "gradient", heads: 2, steps: 20_000, batch: 32 },
      x: { fields: ["learner.heads"], points: [[1], [2], [4]] },
      y: { fields: ["task.samples"], points: [[64], [256]] },
      seeds: 2,
    },
  },
};

export const checks: readonly Check[] = [
  {
    id: "threads",
    title: "the same result document with 1, 2, 3 and 5 threads, to the bit",
    run: async () => {
      // First, before others have left something behind.
      const results = [await memoryOfLargest()];
      for (const [name, { task, ...others }] of Object.entries(experiments)) {
        const experiment = experimentOf({ seed: 7, task: { kind: "random-attention", ...task }, ...others });
        const alone = canonical(runExperiment(experiment, null));
        let same = 0;
        for (const threads of [2, 3, 5]) {
          const shared = runExperimentOnThreads(experiment, null, sharingWith(helpersWith(threads), usuallyWorth));
          if (canonical(await shared) === alone) same++;
        }
        results.push({
          name: `${name}: numbers of threads, of 2, 3 and 5, with the document of one thread`,
          value: same,
          relation: "=",
          bound: 3,
        });
      }
      return results;
    },
  },
  {
    id: "threads-page",
    title: "the page's result document with different numbers of workers is that of one thread of Node, to the bit",
    run: async () => {
      const experiment = experimentOf({ seed: 7, task: sharedInPage, learners: solved });
      const alone = plain(runExperiment(experiment, null));
      const link = `#${encodeLink(experiment)}`;
      const figures: Figure[] = [];
      const look = (among: typeof pages, where: string) => (address: string) =>
        withHeadlessShell(async (browser) => {
          for (const [choice, cores, workers] of among) {
            const { document, tasks, isIsolated } = await resultOfPage(browser, address + link, choice, cores);
            const name = `threads "${choice}" on ${cores} cores${where}`;
            figures.push({ name: `${name}: fields that differ`, value: differences(document, alone).length, relation: "=", bound: 0 });
            figures.push({ name: `${name}: workers that help with the result`, value: tasks, relation: "within", bound: workers });
            if (where !== "") figures.push({ name: `${name}: whether it is`, value: Number(isIsolated), relation: "=", bound: 1 });
          }
        });
      await withServedPage(look(pages, ""));
      await withServedPage(look(pages.slice(-1), " of a page that is isolated"), isolating);
      return figures;
    },
  },
];

/** Just so large that all is shared. */
const sharedInPage = { kind: "random-attention", d: 13, n: 4, samples: 1300, testSamples: 50 } as const;

/**
 * What a person chose, the cores that the page believes in, and the workers that it opens for the result beside the one that asks:
 * under "auto" one fewer where this machine is so busy that the page draws too seldom.
 */
const pages: readonly (readonly [ThreadChoice, number, readonly [least: number, most: number]])[] = [
  ["one", 2, [0, 0]],
  ["auto", 2, [0, 1]],
  ["auto", 4, [1, 2]],
  ["all", 5, [4, 4]],
];

async function resultOfPage(browser: Browser, address: string, choice: ThreadChoice, cores: number) {
  const page = await browser.newPage();
  try {
    // The runner of this file keeps the names of functions through a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (target) => target");
    await page.addInitScript(
      ([choice, cores]) => {
        localStorage.setItem("threads", choice);
        Object.defineProperty(navigator, "hardwareConcurrency", { value: cores });
      },
      [choice, cores] as const,
    );
    await page.goto(address);
    await page.waitForFunction(() => window.playground?.activity === "finished", null, { timeout: 300_000 });
    let opened = 0;
    page.on("worker", () => opened++);
    const document = await page.evaluate(() => window.playground?.result());
    // One of them is the worker that computes the result.
    return { document: document as unknown, tasks: opened - 1, isIsolated: await page.evaluate(() => crossOriginIsolated) };
  } finally {
    await page.close();
  }
}

/** As it is written and read back. */
function plain(document: object): unknown {
  return JSON.parse(serializeResult(document));
}

async function memoryOfLargest(): Promise<Figure> {
  const experiment = experimentOf({ seed: 7, task: largest, learners: solved });
  await runExperimentOnThreads(experiment, null, sharingWith(helpersWith(mostThreads), usuallyWorth));
  return {
    name: `MB that the process took at most, d = ${largest.d}, N = ${largest.samples}, two closed forms on ${mostThreads} threads`,
    value: process.resourceUsage().maxRSS / 1024,
    relation: "<",
    bound: mostMegabytes,
  };
}

function helpersWith(threads: number): Helpers {
  const helpers = helpersOf("learnability", threads);
  if (!helpers) throw new Error("expected helpers");
  return helpers;
}
