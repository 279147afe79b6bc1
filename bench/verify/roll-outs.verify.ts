/**
 * Roll-outs of the increment machine, 40 steps learned from traces of 8 (paper notes, section 1.2): fed back
 * as computed and rounded to whole numbers, against the exported NumPy script, which draws and learns for itself.
 */

import { type Experiment, parseExperiment } from "../../src/labs/learnability/document/document";
import { numpyScript } from "../../src/labs/learnability/document/python/script";
import { longRun, outputsAlong } from "../../src/labs/learnability/engine/study/error-growth";
import { Prepared } from "../../src/labs/learnability/engine/study/prepared";
import { Study } from "../../src/labs/learnability/engine/study/study";
import { type OwnWay, ofFit, ownWays, tokenErrors } from "../../src/labs/learnability/engine/trace-outcomes";
import { asComputed, wholeNumbers } from "../../src/labs/learnability/math/model/rollout";
import { roundedToken } from "../../src/labs/learnability/math/tasks/machine/tokens";
import { problemLine } from "../../src/platform/fields/problem";
import { finish } from "../../src/platform/numerics/progress";
import type { Check, Figure } from "../check";
import { missingNumpy, pythonWith, reportOf } from "../python";

/** What the script writes with --json of every test tape. */
interface Reported {
  readonly learners: readonly {
    readonly instances: readonly {
      readonly rolledOut: number;
      readonly rolledOutRounded: number;
      readonly rollOutErrors: Readonly<Record<OwnWay, readonly (number | null)[]>>;
      /** The tokens that outputs round to: coordinates that are not zero, as long as outputs are finite. */
      readonly tokens: Readonly<Record<OwnWay, readonly (readonly (readonly [number, number])[])[]>>;
    }[];
  }[];
}

const steps = 40;
const tokens = 3 * steps;
const task = { kind: "turing-machine", family: "one", cells: 4, steps: 8, traces: 8, testTraces: 8 };

/** Errors of this size are far from rounding to another token, and far above what two programs differ by. */
const stillSmall = 0.1;

function increment(): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners: [{ kind: "closed-form" }] });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

/** The outputs of the closed form on every test tape, as the page computes them, with their errors. */
function pageOutputs(experiment: Experiment) {
  const prepared = new Prepared(experiment, null);
  const { dataset } = finish(prepared.loaded());
  const learned = ofFit(finish(prepared.fit()), dataset.d);
  if (experiment.task.kind !== "turing-machine") throw new Error("the target is no Turing machine");
  const spec = { ...experiment.task, steps };
  return Array.from({ length: dataset.test.count / dataset.test.prefixes }, (_, index) => {
    const run = longRun(spec, experiment.seed, dataset, index);
    const way = (own: OwnWay) => {
      const outputs = outputsAlong(learned, run, own === "computed" ? asComputed : wholeNumbers);
      return { outputs, errors: tokenErrors(outputs, run.truth, run.d), d: run.d };
    };
    return { computed: way("computed"), rounded: way("rounded") };
  });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Tokens of a tape until the error exceeds what is still small, and how many of them are not NumPy's. */
function compared(
  page: ReturnType<typeof pageOutputs>[number][OwnWay],
  numpy: Reported["learners"][number]["instances"][number],
  own: OwnWay,
) {
  const first = page.errors.findIndex((error) => !(error <= stillSmall));
  const until = first < 0 ? tokens : first;
  const tokenOf = (token: number) => roundedToken(page.outputs.subarray(token * page.d, (token + 1) * page.d));
  const others = Array.from({ length: until }, (_, token) => token).filter((token) => !same(tokenOf(token), numpy.tokens[own][token]));
  return { until, differing: others.length };
}

const equal = (name: string, value: number, bound: number): Figure => ({ name, value, relation: "=", bound });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const checks: readonly Check[] = [
  {
    id: "roll-outs-increment",
    title: "40 steps of binary increment learned from traces of 8, on their own output, against NumPy",
    run: () => {
      const python = pythonWith("numpy");
      if (!python) return missingNumpy;
      const experiment = increment();
      const question = { kind: "error-growth", steps } as const;
      const answer = finish(Study.of(experiment, null).answer(question));
      if (answer.kind !== "error-growth") throw new Error("another question was answered");
      const { runs } = answer;
      const certified = runs.filter((run) => run.certified);
      const whole = (some: typeof runs, own: OwnWay) => some.filter((run) => run[own].right === tokens).length;
      const page = pageOutputs(experiment);
      const { instances } = reportOf<Reported>(python, numpyScript(experiment, null).text, ["--steps", String(steps)]).learners[0];
      const wholeInNumpy = (name: "rolledOut" | "rolledOutRounded") => instances.filter((instance) => instance[name] === tokens).length;
      const against = (own: OwnWay) => page.map((each, i) => compared(each[own], instances[i], own));
      return [
        equal("test tapes", runs.length, 8),
        equal("certified tapes", certified.length, 4),
        equal("rounded: tapes that finish", whole(runs, "rounded"), 7),
        equal("rounded: certified tapes that finish", whole(certified, "rounded"), 4),
        equal("as computed: certified tapes that finish", whole(certified, "computed"), 0),
        equal("NumPy, rounded: tapes that finish", wholeInNumpy("rolledOutRounded"), 7),
        equal(
          "NumPy, as computed: certified tapes that finish",
          instances.filter((one, i) => runs[i].certified && one.rolledOut === tokens).length,
          0,
        ),
        equal(
          "rounded: tapes with other numbers of right tokens than NumPy's",
          runs.filter((run, i) => run.rounded.right !== instances[i].rolledOutRounded).length,
          0,
        ),
        ...ownWays.flatMap((own): Figure[] => {
          const tapes = against(own);
          return [
            equal(
              `${own}: tokens that are not NumPy's before the error exceeds ${stillSmall}`,
              sum(tapes.map(({ differing }) => differing)),
              0,
            ),
            { name: `${own}: tokens compared`, value: sum(tapes.map(({ until }) => until)), relation: ">", bound: 240 },
          ];
        }),
      ];
    },
  },
];
