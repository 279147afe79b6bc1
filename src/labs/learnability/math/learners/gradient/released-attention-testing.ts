/** One run for two programs: this project's heads of rank one, and the attention released with Zhang, Singh, Latham, Saxe 2025. For tests. */
import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import { recordedSteps } from "../../../../../platform/numerics/recording-grid";
import { purposes } from "../../streams";
import { generate } from "../../tasks/generators";
import { drawPrompt, promptLaw } from "../../tasks/in-context-regression/prompt";
import { schema } from "../../tasks/in-context-regression/schema";
import { Workspace } from "../../workspace";
import { fields, type GradientSpec } from "./fields";
import { WholeBatchLearner } from "./whole-batch";

const seed = 3;
const task = schema.parse({ kind: "in-context-regression", dimension: 3, context: 15, samples: 300, testSamples: 1 });
const spec: GradientSpec = {
  kind: "gradient",
  ...defaultsOf(fields),
  ...{ heads: 5, keyQueryRank: 1, batch: "all", optimizer: "sgd", momentum: 0, rate: 0.15, initialScale: 0.03, steps: 3000 },
};

/** What PyTorch reports of the same run, in fixtures/released-attention.json. */
export interface ReleasedFixture {
  readonly repository: string;
  readonly commit: string;
  readonly torch: string;
  readonly steps: readonly number[];
  /** Mean squared error over the prompts before each of these steps. */
  readonly losses: readonly number[];
}

export function sameRun() {
  const workspace = new Workspace();
  const learner = new WholeBatchLearner(finish(generate(task, { seed, data: null, workspace })), spec, seed);
  const prompts = Array.from({ length: task.samples }, (_, index) =>
    drawPrompt(workspace, promptLaw(task), { seed: BigInt(seed), purpose: purposes.promptTrain, index }),
  );
  return {
    dimension: task.dimension,
    context: task.context,
    rate: spec.rate,
    start: learner.factors(),
    tokens: Float64Array.from(prompts.flatMap(({ tokens }) => [...tokens])),
    answers: Float64Array.from(prompts, ({ answer }) => answer),
    steps: recordedSteps(spec.steps).filter((step) => step > 0),
    /** Of our learner before each of the steps. */
    losses(): number[] {
      return this.steps.map((until) => {
        learner.advance(until - learner.step);
        return learner.lastLoss;
      });
    },
  };
}
