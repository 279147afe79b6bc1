/** The presets that compute longest show what their commentary says; src/engine/learnability/presets.test.ts has the others. */
import { runExperiment } from "../../src/engine/learnability/run-experiment";
import { presets } from "../../src/experiment/learnability/presets";
import type { LearnerResult, ResultDocument } from "../../src/experiment/learnability/result";
import type { Check, Figure } from "../check";

/** Errors at which only the rounding of float64 is left. */
const lastDigit = 1e-25;

function resultOf(id: string): ResultDocument {
  const experiment = presets.find((preset) => preset.id === id)?.experiment;
  if (!experiment) throw new Error(`there is no preset ${id}`);
  return runExperiment(experiment, null);
}

function below(name: string, value: number | null | undefined, bound: number): Figure {
  return { name, value: value ?? Number.NaN, relation: "<", bound };
}

/** Error at the end on the first shifted test set. */
function shifted({ losses }: LearnerResult): number | undefined {
  const curve = losses.shifted?.[0];
  return curve?.[curve.length - 1];
}

export const checks: readonly Check[] = [
  {
    id: "presets-extra-heads",
    title: "one head stays where it is, and four and sixteen come down to the closed form",
    run: () => {
      const [closedForm, one, four, sixteen] = resultOf("extra-heads-help").learners;
      return [
        { name: "test error, one head", value: one.testMse ?? Number.NaN, relation: ">", bound: 1 },
        below("test error, closed form", closedForm.testMse, lastDigit),
        below("test error, four heads", four.testMse, lastDigit),
        below("test error, sixteen heads", sixteen.testMse, lastDigit),
      ];
    },
  },
  {
    id: "presets-sixteen-dimensions",
    title: "2,176 coefficients are found from 4,096 samples",
    run: () => {
      const { certificate, learners } = resultOf("sixteen-dimensions");
      return [
        { name: "rank", value: certificate.rank, relation: "=", bound: 2176 },
        { name: "samples", value: certificate.N, relation: "=", bound: 4096 },
        below("test error, closed form", learners[0].testMse, lastDigit),
      ];
    },
  },
  {
    id: "presets-five-percent",
    title: "a twentieth of Gaussian samples makes the function of a memory known",
    run: () => {
      const { certificate, learners } = resultOf("five-percent-are-enough");
      const [closedForm, convex, heads] = learners;
      return [
        { name: "nullity", value: certificate.nullity, relation: "=", bound: 0 },
        below("shifted error, closed form", shifted(closedForm), lastDigit),
        below("shifted error, gradient descent on W", shifted(convex), lastDigit),
        below("shifted error, heads", shifted(heads), 1e-7),
      ];
    },
  },
];
