import { describe, expect, it } from "vitest";
import { savedVersion, upgraded } from "./saved-version";

describe("what version 1 kept", () => {
  it("has names for its jobs now, and closed forms are of the job that solves them", () => {
    const states = [
      { kind: "certificate", job: -1, status: "done" },
      { kind: "closed-form", job: 0, status: "done" },
    ];
    expect(upgraded({ version: 1, run: "r", states })).toEqual({
      version: savedVersion,
      run: "r",
      states: [
        { kind: "certificate", job: "data", status: "done" },
        { kind: "closed-form", job: "data", learner: 0, status: "done" },
      ],
    });
    expect(upgraded({ version: 1, states: [{ kind: "convex", job: 3 }] })).toMatchObject({
      states: [{ kind: "convex", job: "learners[3]", learner: 3 }],
    });
    expect(upgraded({ version: 1, run: "r", checkpoint: { job: 2, step: 40, runs: [] } })).toEqual({
      version: savedVersion,
      run: "r",
      checkpoint: { job: "learners[2]", learner: 2, step: 40, runs: [] },
    });
  });

  it("is otherwise as it was", () => {
    const run = { version: 1, id: "a", name: "preset", when: 5, summary: { finished: true, learners: [] } };
    expect(upgraded(run)).toEqual({ ...run, version: savedVersion });
  });

  it("is told from what this program cannot read", () => {
    for (const value of [null, 5, "text", {}, { version: "1" }, { version: savedVersion + 1 }, { version: 0 }])
      expect(upgraded(value)).toBeNull();
  });
});
