import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { arbitraryExperiment } from "./arbitraries";
import { type Experiment, parseExperiment, type TaskSpec } from "./document";
import { learnabilityKind } from "./kind";
import { sparse } from "./sparse";
import { withTarget } from "./with-target";

const file = { name: "rows.json", hash: "0123456789abcdef" };

function parsed(document: object): Experiment {
  const read = parseExperiment({ format: "learnability-experiment", version: 1, ...document });
  if (!read.ok) throw new Error(problemLine(read.problem));
  return read.experiment;
}

const axis = (field: string, points: readonly unknown[]) => ({ fields: [field], points: points.map((value) => [value]) });
const learner = { kind: "gradient", heads: 2 };
const attention = { kind: "random-attention", d: 3, samples: 200 };

describe("another target", () => {
  it("makes a valid experiment of every other one, whatever was swept, mapped or asked", () => {
    fc.assert(
      fc.property(arbitraryExperiment, arbitraryExperiment, (experiment, other) => {
        for (const changed of [withTarget(experiment, other.task), learnabilityKind.withOwnData(experiment, file)]) {
          // Whether numbers of samples fit a target of the same kind is said where they are shown.
          const { sampleComplexity: _, ...others } = changed;
          expect(parsed(sparse(others))).toEqual(others);
        }
      }),
    );
  });

  it("keeps the sweep and the map of settings that it has too, and drops those of settings that it has not", () => {
    const sweep = { field: "samples", values: [50, 100] };
    const [byLearner, byTask] = ["learner.rate", "task.samples"].map((x) => ({
      learner,
      x: axis(x, x === "learner.rate" ? [0.001, 0.01] : [50, 100]),
      y: axis("learner.heads", [1, 2]),
    }));
    const memory = parsed({ task: { kind: "associative-memory" } }).task as TaskSpec;
    const swept = parsed({ task: attention, sweep, map: byLearner });
    expect(withTarget(swept, memory)).toMatchObject({ sweep: swept.sweep, map: swept.map });
    const own = learnabilityKind.withOwnData(swept, file);
    expect(own).toMatchObject({ sweep: null, map: swept.map });
    expect(learnabilityKind.withOwnData(parsed({ task: attention, map: byTask }), file).map).toBeNull();
  });

  it("drops the question whose numbers of samples were chosen for another one, and keeps that of the same kind", () => {
    const asked = parsed({ task: attention, sampleComplexity: { samples: [9, 18, 36] } });
    expect(withTarget(asked, { ...asked.task, samples: 100 } as TaskSpec).sampleComplexity).toEqual(asked.sampleComplexity);
    const own = learnabilityKind.withOwnData(asked, file);
    expect(own).not.toHaveProperty("sampleComplexity");
    const again = parsed({ task: own.task, sampleComplexity: { samples: [9, 18, 36] } });
    expect(learnabilityKind.withOwnData(again, { ...file, hash: "fedcba9876543210" }).sampleComplexity).toEqual(asked.sampleComplexity);
  });
});
