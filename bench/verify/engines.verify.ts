import type { Experiment } from "../../src/labs/learnability/document/document";
import { encodeLink } from "../../src/labs/learnability/document/link";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { countNumbers, differences } from "../browsers/differences";
import type { DrivenPage } from "../browsers/driven";
import { engines } from "../browsers/engines";
import { withServedPage } from "../browsers/served";
import type { Check, Figure } from "../check";

const trained = (extra: object) => ({ kind: "gradient", steps: 1000, ...extra });

const experiments: readonly { readonly name: string; readonly experiment: Experiment }[] = [
  {
    name: "random attention",
    experiment: experimentOf({
      seed: 11,
      task: { kind: "random-attention", d: 4, n: 8, samples: 256, noise: 0.1, testSamples: 64 },
      learners: [
        { kind: "closed-form", ridge: 1e-6 },
        trained({ heads: 3, precision: "float32", schedule: "cosine" }),
        trained({ heads: 2, precision: "float64", optimizer: "sgd", rate: 0.001 }),
        { kind: "convex", steps: 200 },
      ],
    }),
  },
  {
    name: "learners of several layers",
    experiment: experimentOf({
      seed: 11,
      task: { kind: "random-attention", d: 3, n: 6, samples: 128, supervision: "causal", testSamples: 32 },
      learners: [
        { kind: "linear-layers", layers: 2, heads: 2, steps: 200, clip: 1 },
        { kind: "transformer", layers: 2, steps: 200, weightDecay: 0.01 },
      ],
    }),
  },
  {
    name: "an associative memory",
    experiment: experimentOf({
      seed: 5,
      task: { kind: "associative-memory", d: 2, pairs: 2, samples: 300, testSamples: 32 },
      learners: [{ kind: "closed-form" }, trained({ heads: 4 })],
    }),
  },
  {
    name: "automata",
    experiment: experimentOf({
      seed: 3,
      task: { kind: "automaton", traces: 32, testTraces: 16 },
      learners: [{ kind: "closed-form" }, trained({ heads: 2, steps: 300 }), { kind: "transformer", objective: "tokens", steps: 100 }],
    }),
  },
];

/** What a page computes and what it draws. */
const finished = 'window.playground?.activity === "finished"';
const read = `window.playground.result().then((result) => JSON.stringify({
  result,
  drawn: window.playground.series.learners.map(({ curve }) => [curve.step, curve.train, curve.test].map((values) => [...values])),
}))`;

interface Seen {
  readonly result: unknown;
  readonly drawn: readonly (readonly (readonly (number | null)[])[])[];
}

export const checks: readonly Check[] = [
  {
    id: "engines-bits",
    alone: true,
    title: "the same link gives the same bits in Chromium, in Firefox, in WebKit and in Node",
    run: () =>
      withServedPage(async (address) => {
        const links = experiments.map(({ experiment }) => `${address}#${encodeLink(experiment)}`);
        const seen = await seenByEach(links);
        return experiments.flatMap(({ name, experiment }, index) => {
          const node = JSON.parse(JSON.stringify(runExperiment(experiment, null)));
          return [
            { name: `numbers of a result, ${name}`, value: countNumbers(node), relation: ">", bound: 500 } as const,
            ...seen.map(({ engine, pages }) => differing(`${engine}, ${name}`, pages[index], node)),
          ];
        });
      }),
  },
];

interface SeenByOne {
  readonly engine: string;
  /** By link. */
  readonly pages: readonly Seen[];
}

/** One engine after the other: each has the machine to itself. */
async function seenByEach(links: readonly string[]): Promise<SeenByOne[]> {
  const all: SeenByOne[] = [];
  for (const { name, open } of engines) {
    const browser = await open();
    try {
      all.push({ engine: name, pages: await inTurn(browser.page, links) });
      console.log(`${name} is ${browser.version}`);
    } finally {
      await browser.close();
    }
  }
  return all;
}

/** Losses, eigenvalues, p, predictions and all else that a result holds, and the curves that were drawn, against Node's. */
function differing(name: string, seen: Seen, node: { readonly learners: readonly { readonly losses: Curve }[] }): Figure {
  const curves = node.learners.map(({ losses: { step, train, test } }) => [step, train, test]);
  const found = [...differences(seen.result, node), ...differences(seen.drawn, curves, ".drawn")];
  for (const difference of found.slice(0, 5)) console.error(`${name}: ${difference}`);
  return { name: `numbers that differ from Node's in ${name}`, value: found.length, relation: "=", bound: 0 };
}

interface Curve {
  readonly step: readonly number[];
  readonly train: readonly number[];
  readonly test: readonly number[];
}

/** A busy machine is no failure. */
const patience = 180_000;

async function inTurn(page: DrivenPage, links: readonly string[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const link of links) {
    // Another "#" alone would not open the page anew.
    await page.goto("about:blank");
    await page.goto(link);
    await finish(page);
    seen.push(JSON.parse(String(await page.evaluate(read))));
  }
  return seen;
}

/** Asks again and again: the waiting of the drivers needs `eval`, which the page forbids. */
async function finish(page: DrivenPage): Promise<void> {
  const start = Date.now();
  while ((await page.evaluate(finished)) !== true) {
    if (Date.now() - start > patience) throw new Error("the experiment did not end in time");
    await new Promise((later) => setTimeout(later, 200));
  }
}
