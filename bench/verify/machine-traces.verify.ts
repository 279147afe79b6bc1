/** Traces of the universal automaton layer over 20 splits; src/labs/learnability/math/learners/closed-form/machine-traces.test.ts looks at three. */
import { judgeUnseen } from "../../src/labs/learnability/math/learners/closed-form/machine-traces-testing";
import type { Check, Figure } from "../check";

export const checks: readonly Check[] = [
  {
    id: "machine-traces",
    title: "traces certify exactly the unseen instances that are predicted exactly, most of them after half of all, and rounded every one",
    run: () => {
      const splits = Array.from({ length: 20 }, (_, seed) => judgeUnseen(64, seed));
      const certified = splits.map((split) => split.certified);
      const same = [8, 16, 24, 32, 64].map((traces): Figure => {
        const judged = [1, 2, 3].map((seed) => judgeUnseen(traces, seed));
        const faults = judged.filter(
          ({ prefixes, certified: share, exact, sameInstances }) =>
            !sameInstances || share !== exact || prefixes.some((prefix) => prefix.certified && !prefix.exact),
        );
        return { name: `splits of 3 where certified is not exact, ${traces} traces`, value: faults.length, relation: "=", bound: 0 };
      });
      return [
        {
          name: "certified in the mean of 20 splits",
          value: certified.reduce((sum, share) => sum + share, 0) / 20,
          relation: ">=",
          bound: 0.8,
        },
        { name: "certified in the least of them", value: Math.min(...certified), relation: ">=", bound: 0.5 },
        {
          name: "splits of 20 with all right when rounded",
          value: splits.filter(({ rounded }) => rounded === 1).length,
          relation: "=",
          bound: 20,
        },
        ...same,
      ];
    },
  },
];
