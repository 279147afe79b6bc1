/** Machines learned from traces, as the presets show them (paper notes, section 7.6). */

import { presets } from "../../src/labs/learnability/document/presets";
import type { ResultDocument } from "../../src/labs/learnability/document/result";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import type { Check, Figure } from "../check";
import { asKept } from "../words";

function resultOf(id: string): ResultDocument {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return runExperiment(preset.document, null);
}

const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;

/** Certified, and for every learner exact, right after rounding, and rolled out to the end. */
function counts({ certificate, learners }: ResultDocument) {
  const certified = certificate.certifiedInstances ?? [];
  const table = learners.map(({ instances = [] }) => {
    const whole = Math.max(...instances.map(({ rolledOut }) => rolledOut));
    return {
      exact: count(instances.map(({ exact }) => exact)),
      rounded: count(instances.map(({ rounded }) => rounded)),
      longest: whole,
      exactOnly: count(instances.map(({ exact }, i) => exact && !certified[i])),
      finishedRounded: instances.filter((one) => one.rolledOutRounded === one.rollOutErrors.rounded.length).length,
      certifiedOnly: count(instances.map(({ exact }, i) => exact !== certified[i])),
    };
  });
  return { certified: count(certified), learners: table };
}

const equal = (name: string, value: number, bound: number): Figure => ({ name, value, relation: "=", bound });

export const checks: readonly Check[] = [
  {
    id: "machines-certified",
    title: "certified means exact on unseen automata; a gradient learner right token by token goes wrong on its own output",
    run: () => {
      const [many, few] = ["right-and-rolled-out-wrong", "certified-computations"].map((id) => counts(resultOf(id)));
      return [
        ...asKept("right-and-rolled-out-wrong", { certified: many.certified }),
        ...asKept("certified-computations", { certified: few.certified }),
        equal("64 traces: certified of 64", many.certified, 64),
        equal("64 traces: closed form exact", many.learners[0].exact, 64),
        equal("64 traces: eight heads right after rounding", many.learners[1].rounded, 64),
        { name: "64 traces: most tokens of six that eight heads roll out", value: many.learners[1].longest, relation: "<", bound: 6 },
        equal("64 traces: eight heads that finish, each token rounded first", many.learners[1].finishedRounded, 64),
        equal("32 traces: certified of 64", few.certified, 10),
        equal("32 traces: exact but not certified, or certified but not exact", few.learners[0].certifiedOnly, 0),
        equal("32 traces: closed form right after rounding", few.learners[0].rounded, 64),
        equal("32 traces: eight heads right after rounding", few.learners[1].rounded, 10),
      ];
    },
  },
  {
    id: "machines-parity",
    title: "parity from 8, 16 and 32 of 64 words",
    run: () => {
      const [eight, sixteen, all] = [8, 16, 32].map((traces) => counts(resultOf(`parity-from-${traces}-traces`)));
      const [closed, luckier] = [eight.learners[0], sixteen.learners[0]];
      return [
        ...asKept("parity-from-8-traces", { rightRounded: closed.rounded }),
        ...asKept("parity-from-16-traces", {
          certified: sixteen.certified,
          exact: luckier.exact,
          exactNotCertified: luckier.exactOnly,
        }),
        equal("8 traces: certified of 56", eight.certified, 0),
        equal("8 traces: closed form right after rounding", eight.learners[0].rounded, 7),
        equal("16 traces: certified of 48", sixteen.certified, 18),
        equal("16 traces: closed form exact", sixteen.learners[0].exact, 26),
        equal("16 traces: closed form right after rounding", sixteen.learners[0].rounded, 48),
        equal("32 traces: certified of 32", all.certified, 32),
        equal("32 traces: four heads right after rounding", all.learners[1].rounded, 32),
      ];
    },
  },
  {
    id: "machines-increment",
    title: "binary increment in one layer, from 12 of 32 tapes",
    run: () => {
      const { certified, learners } = counts(resultOf("binary-increment"));
      return [
        ...asKept("binary-increment", { certified, rightRounded: learners[0].rounded }),
        equal("certified of 20", certified, 9),
        equal("exact but not certified, or certified but not exact", learners[0].certifiedOnly, 0),
        equal("closed form right after rounding", learners[0].rounded, 16),
      ];
    },
  },
];
