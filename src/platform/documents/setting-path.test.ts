import { describe, expect, it } from "vitest";
import { integer } from "../fields/fields";
import { settingsByPath } from "./setting-path";

const count = integer({ label: "Count", help: "how many", min: 1, max: 9, default: 1 });
const document = {
  format: "f",
  version: 1,
  lab: "l",
  seed: 5,
  problem: { kind: "round", size: 3 },
  solvers: [{ steps: 1 }, { steps: 2 }],
};
const settings = settingsByPath<typeof document>(
  { seed: count },
  {
    problem: ({ problem }) => (problem.kind === "round" ? { size: count } : null),
    solvers: ({ solvers }, index) => (index !== null && solvers[index] ? { steps: count } : null),
  },
  '"problem.size" and "solvers[0].steps"',
);

describe("settings by their path", () => {
  it("are found in the document, in a member and in an entry of a list", () => {
    expect(["seed", "problem.size", "solvers[1].steps"].map((path) => settings.valueAt(document, path))).toEqual([5, 3, 2]);
    for (const path of ["seed", "problem.size", "solvers[1].steps"]) expect(settings.fieldAt(document, path)).toBe(count);
  });

  it("are none where the document has no such thing", () => {
    for (const path of ["problem.kind", "problem.constructor", "solvers[7].steps"]) expect(settings.fieldAt(document, path)).toBeNull();
    expect(settings.valueAt(document, "solvers[7].steps")).toBeUndefined();
  });

  it("are none where the value of another setting leaves them without effect", () => {
    const idle = settingsByPath<typeof document>(
      {},
      { problem: () => ({ size: { ...count, when: { field: "kind", is: "square" } } }) },
      "problem.size",
    );
    expect(idle.fieldAt(document, "problem.size")).toBeNull();
    expect(idle.fieldAt({ ...document, problem: { kind: "square", size: 3 } }, "problem.size")).not.toBeNull();
  });

  it("change alone, and leave the document that they were changed in", () => {
    const before = structuredClone(document);
    expect(settings.change("solvers[1].steps", 8)(document)).toEqual({ ...document, solvers: [{ steps: 1 }, { steps: 8 }] });
    expect(settings.change("problem.size", 4)(document)).toEqual({ ...document, problem: { kind: "round", size: 4 } });
    expect(settings.change("seed", 6)(document)).toEqual({ ...document, seed: 6 });
    expect(document).toEqual(before);
  });

  it("are refused under a path that is none", () => {
    for (const path of ["size", "lab", "task.size", "solvers[x].steps", "problem.size.more", ""])
      expect(() => settings.fieldAt(document, path)).toThrow(`"${path}" is no path of a setting, as "problem.size"`);
  });
});
