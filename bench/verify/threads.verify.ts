/** A large experiment has the same document whatever threads have computed it, threads of Node that is. */
import { helpersOf } from "../../src/cli/threads";
import { canonical } from "../../src/engine/learnability/result-digest";
import { runExperiment, runExperimentOnThreads } from "../../src/engine/learnability/run-experiment";
import { usuallyWorth } from "../../src/engine/learnability/sharing";
import { sharingWith } from "../../src/engine/learnability/split/shared-data";
import { experimentOf } from "../../src/engine/learnability/testing";
import type { Check } from "../check";

/** Large enough that the last Gram matrices, and the spectra of both kinds, are shared. */
const experiment = experimentOf({
  seed: 7,
  task: { kind: "random-attention", d: 14, n: 8, samples: 4096 },
  learners: [{ kind: "closed-form" }, { kind: "closed-form", ridge: 0.01 }],
});

export const checks: readonly Check[] = [
  {
    id: "threads",
    title: "the same result document with 1, 2, 3 and 5 threads, to the bit",
    run: async () => {
      const alone = canonical(runExperiment(experiment, null));
      let same = 0;
      for (const threads of [2, 3, 5]) {
        const helpers = helpersOf("learnability", threads);
        if (!helpers) throw new Error("expected helpers");
        if (canonical(await runExperimentOnThreads(experiment, null, sharingWith(helpers, usuallyWorth))) === alone) same++;
      }
      return [{ name: "numbers of threads, of 2, 3 and 5, with the document of one thread", value: same, relation: "=", bound: 3 }];
    },
  },
];
