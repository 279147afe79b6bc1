/** A large experiment has the same document whatever threads have computed it, threads of Node that is. */
import { helpersOf } from "../../src/cli/threads";
import type { Helpers } from "../../src/engine/core/split-work";
import { canonical } from "../../src/engine/learnability/result-digest";
import { runExperiment, runExperimentOnThreads } from "../../src/engine/learnability/run-experiment";
import { usuallyWorth } from "../../src/engine/learnability/sharing";
import { sharingWith } from "../../src/engine/learnability/split/shared-data";
import { experimentOf } from "../../src/engine/learnability/testing";
import type { Check, Figure } from "../check";

/** The largest generated problem, on more threads than most machines lend. */
const largest = { kind: "random-attention", d: 16, n: 8, samples: 8192 } as const;
const mostThreads = 5;
/** Of the whole process: what all threads hold, and the programs of each. */
const mostMegabytes = 1200;

/** Large enough that all is shared: Gram matrix, late fits and spectrum; eigenvectors of Lambda; spectrum and eigenvectors of the kernel. */
const experiments = {
  "nothing is free": { d: 14, n: 8, samples: 4096 },
  "signs leave directions free": { d: 13, n: 8, samples: 2048, inputLaw: "rademacher" },
  "fewer samples than features": { d: 14, n: 8, samples: 1300 },
} as const;

export const checks: readonly Check[] = [
  {
    id: "threads",
    title: "the same result document with 1, 2, 3 and 5 threads, to the bit",
    run: async () => {
      const results: Figure[] = [];
      for (const [name, task] of Object.entries(experiments)) {
        const learners = [{ kind: "closed-form" }, { kind: "closed-form", ridge: 0.01 }];
        const experiment = experimentOf({ seed: 7, task: { kind: "random-attention", ...task }, learners });
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
      const experiment = experimentOf({ seed: 7, task: largest, learners: [{ kind: "closed-form" }] });
      await runExperimentOnThreads(experiment, null, sharingWith(helpersWith(mostThreads), usuallyWorth));
      results.push({
        name: `MB that the process took at most, d = ${largest.d}, N = ${largest.samples} on ${mostThreads} threads at the end`,
        value: process.resourceUsage().maxRSS / 1024,
        relation: "<",
        bound: mostMegabytes,
      });
      return results;
    },
  },
];

function helpersWith(threads: number): Helpers {
  const helpers = helpersOf("learnability", threads);
  if (!helpers) throw new Error("expected helpers");
  return helpers;
}
