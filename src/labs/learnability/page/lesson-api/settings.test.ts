import { describe, expect, it } from "vitest";
import { settings } from "./settings";
import { experimentOf } from "./testing";

const { fieldAt, valueAt, change } = settings;
const experiment = experimentOf({
  seed: 5,
  task: { kind: "random-attention", samples: 30 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2 }],
});

describe("a setting by its path", () => {
  it("is found in the target, in a learner, and in the document itself", () => {
    expect(valueAt(experiment, "task.samples")).toBe(30);
    expect(valueAt(experiment, "learners[1].heads")).toBe(2);
    expect(valueAt(experiment, "seed")).toBe(5);
    expect(fieldAt(experiment, "task.samples")?.label).toBe("Samples N");
    expect(fieldAt(experiment, "learners[1].heads")?.label).toBe("Heads H");
  });

  it("is changed and nothing else is", () => {
    const changed = change("learners[1].heads", 8)(experiment);
    expect(valueAt(changed, "learners[1].heads")).toBe(8);
    expect({ ...changed, learners: experiment.learners }).toEqual(experiment);
  });

  it("may be one of the laboratory, which neither data nor learners depend on", () => {
    expect(fieldAt(experiment, "laboratory.amplitude")?.label).toBe("Amplitude");
    const changed = change("laboratory.amplitude", 5)(experiment);
    expect(valueAt(changed, "laboratory.amplitude")).toBe(5);
    expect({ ...changed, laboratory: experiment.laboratory }).toEqual(experiment);
  });

  it("is absent where the experiment has no such learner or field", () => {
    expect(fieldAt(experiment, "learners[7].heads")).toBeNull();
    expect(fieldAt(experiment, "task.constructor")).toBeNull();
    expect(valueAt(experiment, "learners[7].heads")).toBeUndefined();
  });

  it("is refused under a path that is none", () => {
    expect(() => fieldAt(experiment, "samples")).toThrow('"samples" is no path of a setting');
  });
});
