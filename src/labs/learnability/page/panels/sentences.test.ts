import { describe, expect, it } from "vitest";
import { plain } from "../../../../platform/ui/Sentence";
import { defaultPreset } from "../../document/presets";
import type { CertificateState, GradientJobState, LossCurve } from "../../engine/protocol";
import { experimentOf } from "../../engine/testing";
import { namedLearners } from "../learners";
import { RunSeries } from "../session/series";
import { fewHeadsText } from "./few-heads-words";
import { isStuck, lossSentence, spectrumVerdict } from "./sentences";

/** Closed form, then one, four and sixteen heads. */
const learners = namedLearners(defaultPreset.document);

function curve(errors: readonly number[], train: readonly number[] = errors): LossCurve {
  const step = errors.map((_, index) => (index + 1) * 1000);
  return { step: Float64Array.from(step), train: Float64Array.from(train), test: Float64Array.from(errors), shifted: [] };
}

function gradient(learner: number, errors: readonly number[], changes: Partial<GradientJobState> = {}): GradientJobState {
  const step = errors.length * 1000;
  return {
    kind: "gradient",
    job: `learners[${learner}]`,
    learner,
    status: "running",
    progress: 0,
    milliseconds: 0,
    step,
    steps: 20_000,
    curve: curve(errors),
    repeats: [],
    ...changes,
  };
}

function series(...states: Parameters<RunSeries["accept"]>[0]): RunSeries {
  const filled = new RunSeries();
  filled.accept([
    { kind: "certificate", job: "data", status: "done", progress: 1, milliseconds: 0, certificate: null, labelVariance: 40, bestFit: null },
    ...states,
  ]);
  return filled;
}

const solved = { kind: "closed-form", job: "data", learner: 0, progress: 1, milliseconds: 41, theory: null, solution: null } as const;

describe("the sentence above the loss", () => {
  it("says what to do before anything ran", () => {
    expect(lossSentence(learners, new RunSeries(), "paused")).toBe("The run has not started. Press Run.");
  });

  it("names the best learner and the one that is stuck", () => {
    const state = series(
      { ...solved, status: "done", curve: curve([3, 2.5e-27]) },
      gradient(1, [40, 6.4, 6.36, 6.355, 6.35, 6.35]),
      gradient(2, [40, 10, 1, 0.3, 0.2, 0.1]),
      gradient(3, [40, 1, 1e-2, 1e-4, 1e-5, 3e-6]),
    );
    expect(lossSentence(learners, state, "running")).toBe(
      "The closed form reached 2.5e-27. Sixteen heads are at 3.0e-6 and falling; one head stays at 6.35.",
    );
  });

  it("says that a learner has come down to what its heads can reach, where that is known", () => {
    const errors = [40, 6.4, 6.36, 6.355, 6.35, 6.35];
    const fits = (train: number) => ({
      fits: [{ heads: 1, errors: { train, test: 6.3, shifted: [] } }],
      name: fewHeadsText.line,
      atBest: fewHeadsText.atBest,
    });
    const said = (train: number) => lossSentence(learners, series(gradient(1, errors)), "running", fits(train));
    expect(said(6.349)).toBe("One head has reached the best one-head fit found, at a test error of 6.35.");
    expect(said(6)).toBe("One head stays at 6.35.");
  });

  it("tells done from running", () => {
    const done = gradient(3, [40, 1, 1e-12], { status: "done" });
    expect(lossSentence(learners, series(done), "finished")).toBe("Sixteen heads reached 1.0e-12.");
  });

  it("does not call a learner stuck that fits the samples and misses the function", () => {
    const overfit = gradient(2, [400, 30, 33, 33], { status: "done", curve: curve([400, 30, 33, 33], [400, 1, 1e-3, 6e-6]) });
    const closedForm = { ...solved, status: "done", curve: curve([49.5], [1e-29]) } as const;
    expect(lossSentence(learners, series(closedForm, overfit), "finished")).toBe(
      "The closed form has a training error of 1.0e-29 but a test error of 49.5. Four heads have a training error of 6.0e-6 but a test error of 33.0.",
    );
  });

  it("does not call a learner stuck whose training error is only noise", () => {
    expect(isStuck(curve([2000, 0.1, 0.01, 0.01], [2000, 4, 4, 4]))).toBe(false);
  });

  it("reports divergence", () => {
    const burst = gradient(1, [40, 1e9], { status: "diverged", diverged: { step: 1200 } });
    expect(lossSentence(learners, series(burst), "finished")).toBe("One head diverged at step 1\u202f200.");
  });
});

describe("the verdict on the spectrum", () => {
  const linear = { kind: "random-attention" };
  const target = (task: object) => experimentOf({ task, learners: [] }).task;
  const verdict = (certificate: Partial<CertificateState>, task: object = linear) =>
    plain(
      spectrumVerdict(
        {
          kind: "certificate",
          job: "data",
          status: "running",
          progress: 0.5,
          milliseconds: 1,
          labelVariance: 1,
          bestFit: null,
          certificate: {
            samples: 600,
            total: 600,
            psi: 288,
            rank: 248,
            nullity: 40,
            eigenvalues: new Float64Array(0),
            lambdaMin: 0,
            lambdaMax: 1,
            conditionNumber: Number.POSITIVE_INFINITY,
            floor: 1e-13,
            inUnits: null,
            unitsHide: 0,
            ...certificate,
          },
        },
        "running",
        target(task),
      ),
    );

  it("counts the undetermined directions", () => {
    expect(verdict({})).toBe(
      "These 600 samples leave 40 directions undetermined, so the least-squares fit is not unique (rank 248 of 288).",
    );
  });

  it("says when the function is identified", () => {
    expect(verdict({ psi: 40, rank: 40, nullity: 0 })).toBe("The function is identified: Λ has full rank 40.");
  });

  it.each([
    ["a softmax teacher", { ...linear, teacher: "softmax" }],
    ["two layers", { ...linear, teacher: "two-layer" }],
    ["noisy labels", { ...linear, noise: 0.5 }],
    ["equation 14 of the paper", { kind: "associative-memory", labels: "equation-14" }],
    ["own data", { kind: "custom", name: "own", hash: "0".repeat(64) }],
  ])("speaks of a best fit, not of the function, for %s", (_, task) => {
    expect(verdict({ psi: 40, rank: 40, nullity: 0 }, task)).toBe("The least-squares fit is unique: Λ has full rank 40.");
  });

  it("identifies a memory, whose labels a layer makes", () => {
    expect(verdict({ rank: 288, nullity: 0 }, { kind: "associative-memory" })).toMatch(/^The function is identified:/);
  });

  it("says that units hide directions from Lambda itself where they do", () => {
    expect(verdict({ psi: 18, rank: 18, nullity: 0, unitsHide: 1 })).toBe(
      "The function is identified: Λ has full rank 18. In the original units, rounding hides 1 direction.",
    );
  });

  it("speaks of the samples seen so far while they arrive", () => {
    expect(verdict({ samples: 64, total: 1024 })).toBe(
      "The first 64 of 1\u202f024 samples leave 40 directions undetermined so far (rank 248 of 288).",
    );
    expect(verdict({ samples: 512, total: 1024, rank: 288, nullity: 0 })).toBe(
      "The first 512 of 1\u202f024 samples already determine all 288 directions (rank 288 of 288).",
    );
  });
});

describe("learners", () => {
  it("are told apart by what differs when they have as many heads", () => {
    const [, first] = defaultPreset.document.learners;
    if (first.kind !== "gradient") throw new Error("the second learner of the default is not a gradient learner");
    const named = namedLearners({
      ...defaultPreset.document,
      learners: [
        { ...first, rate: 0.003 },
        { ...first, rate: 0.01 },
      ],
    });
    expect(named.map(({ name }) => name)).toEqual(["1 head, learning rate 0.003", "1 head, learning rate 0.01"]);
    expect(new Set(named.map(({ marker }) => marker)).size).toBe(2);
  });
});
