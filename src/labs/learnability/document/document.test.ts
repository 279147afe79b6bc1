import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { tasks } from "../math/tasks/registry";
import { learnerKinds, parseExperiment } from "./document";

const quoted = (registry: object) =>
  Object.keys(registry)
    .map((kind) => `"${kind}"`)
    .join(", ");

const random = (task: object = {}, rest: object = {}) => ({
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", ...task },
  ...rest,
});

function complaint(document: unknown): string {
  const parsed = parseExperiment(document);
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

describe("an experiment document", () => {
  it("takes every default that it leaves out", () => {
    const parsed = parseExperiment(random({ d: 3 }, { learners: [{ kind: "gradient", heads: 2 }] }));
    expect(parsed).toMatchObject({
      ok: true,
      experiment: {
        lab: "learnability",
        seed: 1,
        task: { kind: "random-attention", d: 3, n: 8, samples: 1024 },
        learners: [{ kind: "gradient", heads: 2, steps: 10_000, batch: 32 }],
      },
    });
  });

  it("may have no learner, which leaves the certificate alone", () => {
    expect(parseExperiment(random())).toMatchObject({ ok: true, experiment: { learners: [] } });
    expect(parseExperiment(random({}, { learners: [] })).ok).toBe(true);
  });

  it("may have own data and says nothing about them but name and hash", () => {
    expect(parseExperiment({ ...random(), task: { kind: "custom" } })).toMatchObject({
      ok: true,
      experiment: { task: { kind: "custom", name: "", hash: "" } },
    });
  });
});

describe("a document that cannot be read", () => {
  const cases: readonly [string, unknown, string][] = [
    ["a number out of bounds", random({ d: 99 }), "task.d must be a whole number between 2 and 16, got 99"],
    ["a fraction where a whole number is needed", random({ n: 2.5 }), "task.n must be a whole number between 1 and 128, got 2.5"],
    ["text where a number is needed", random({ noise: "a" }), 'task.noise must be between 0 and 100, got "a"'],
    ["null where a number is needed", random({ noise: null }), "task.noise must be between 0 and 100, got null"],
    ["an unknown option", random({ output: "both" }), 'task.output must be one of "vector", "scalar", got "both"'],
    ["an unknown task", { ...random(), task: { kind: "magic" } }, `task.kind must be one of ${quoted(tasks)}, got "magic"`],
    ["a task without a kind", { ...random(), task: {} }, `task.kind is missing, it must be one of ${quoted(tasks)}`],
    ["a task that is no object", { ...random(), task: "custom" }, 'task must be an object, got "custom"'],
    ["no task", { format: "learnability-experiment", version: 1 }, "task is missing, it must be an object"],
    [
      "an unknown learner",
      random({}, { learners: [{ kind: "closed-form" }, { kind: "magic" }] }),
      `learners[1].kind must be one of ${quoted(learnerKinds)}, got "magic"`,
    ],
    [
      "a learner's number out of bounds",
      random({}, { learners: [{ kind: "closed-form" }, { kind: "gradient", rate: 100 }] }),
      "learners[1].rate must be between 1e-8 and 10, got 100",
    ],
    ["learners that are no list", random({}, { learners: {} }), "learners must be a list, got {}"],
    ["too many learners", random({}, { learners: Array(9).fill({ kind: "closed-form" }) }), "learners must have at most 8 entries, got 9"],
    ["a misspelt field", random({ hedas: 2 }), "task.hedas is not a known field (did you mean heads?)"],
    [
      "a field of a learner that means nothing",
      random({}, { learners: [{ kind: "closed-form", zzz: 1 }] }),
      "learners[0].zzz is not a known field",
    ],
    [
      "a misspelt field of a learner",
      random({}, { learners: [{ kind: "gradient", rat: 1 }] }),
      "learners[0].rat is not a known field (did you mean rate?)",
    ],
    ["a misspelt field of the document", random({}, { lerners: [] }), "lerners is not a known field (did you mean learners?)"],
    [
      "a misspelt required field",
      { format: "learnability-experiment", version: 1, tsak: { kind: "custom" } },
      "tsak is not a known field (did you mean task?)",
    ],
    [
      "a misspelt field deep inside",
      random({ shifts: [{ kind: "length", m: 4 }] }),
      "task.shifts[0].m is not a known field (did you mean n?)",
    ],
    [
      "a fault deep inside",
      random({ shifts: [{ kind: "length", n: 0 }] }),
      "task.shifts[0].n must be a whole number between 1 and 128, got 0",
    ],
    ["too many shifts", random({ shifts: Array(4).fill({ kind: "length", n: 4 }) }), "task.shifts must have at most 3 entries, got 4"],
    ["a seed below zero", random({}, { seed: -1 }), "seed must be a whole number between 0 and 4294967295, got -1"],
    ["a seed of 33 bits", random({}, { seed: 2 ** 32 }), "seed must be a whole number between 0 and 4294967295, got 4294967296"],
    [
      "a newer version",
      { ...random({ future: 1 }), version: 2 },
      "version 2 is newer than this program, which reads version 1 (reload the page to update it)",
    ],
    ["a version that never was", { ...random(), version: 0 }, "version must be 1, got 0"],
    ["a version in words", { ...random(), version: "1" }, 'version must be 1, got "1"'],
    ["no version", { format: "learnability-experiment", task: { kind: "custom" } }, "version is missing, it must be 1"],
    ["another lab", { ...random(), lab: "chemistry" }, 'lab must be "learnability", got "chemistry"'],
    ["a list", [], "the document must be an object, got []"],
    ["nothing", null, "the document must be an object, got null"],
    [
      "a data document",
      { format: "learnability-data", version: 1 },
      'format must be "learnability-experiment", got "learnability-data" (this file holds data: open an experiment file instead)',
    ],
    ["another format", { format: "x", version: 1 }, 'format must be "learnability-experiment", got "x"'],
    [
      "more supervised prefixes than memory allows",
      random({ samples: 65536, n: 128, supervision: "causal" }),
      "task.samples must keep samples x n at or below 1048576 when every prefix is supervised",
    ],
  ];

  it.each(cases)("names the field and the fault: %s", (_, document, line) => {
    expect(complaint(document)).toBe(line);
  });

  it("does not trip over a field called __proto__", () => {
    expect(
      complaint(JSON.parse('{"format":"learnability-experiment","version":1,"task":{"kind":"custom","__proto__":{"name":"x"}}}')),
    ).not.toBe("");
  });
});
