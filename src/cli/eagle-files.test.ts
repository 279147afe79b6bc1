import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { file, inside, refusal, withFolder } from "./testing";

withFolder();

const fixture = (name: string) => resolve("src/cli/fixtures/eagle", name);
const head = { format: "learnability-experiment", version: 1 };
const ofFile = { ...head, lab: "eagle", problem: { kind: "custom" }, solvers: [{ kind: "eagle" }, { kind: "direct" }] };

describe("a document of the EAGLE lab is refused", () => {
  it.each([
    [
      "size-4-of-32-parts.json",
      "problem.size must be at least 112 for 32 components with at least 4 rows each, got 4 (use 112, or fewer components)",
    ],
    ["iterates-of-training.json", 'record has no effect while problem.kind is "training" (remove it)'],
    ["estimation-distributed.json", 'solvers[0].form has no effect while solvers[0].regime is "distributed" (remove it)'],
  ])("by the name of its field: %s", async (name, line) => {
    expect(await refusal([fixture(name)])).toBe(line);
  });

  it("before it takes hours", async () => {
    const steps = { kind: "gradient-descent", iterations: 1_000_000, tolerance: 0 };
    const problem = { kind: "low-rank", d: 1024, n: 1024, rank: 1024 };
    expect(await refusal([file({ ...head, lab: "eagle", problem, solvers: Array(8).fill(steps) })])).toBe(
      "solvers[0].iterations 1000000 is too many: the solvers would take about 39 hours, the limit is 2 hours (use at most 52415 for each solver)",
    );
  });

  it("where it does not name its lab, with the lab that its problem belongs to", async () => {
    const solvers = [{ kind: "eagle" }];
    const hint = (lab: string) => `problem belongs to the lab "${lab}" (add "lab": "${lab}")`;
    expect(await refusal([file({ ...head, problem: { kind: "low-rank" }, solvers })])).toBe(hint("eagle"));
    expect(await refusal([file({ ...head, problem: { kind: "custom" }, solvers })])).toBe(hint("eagle"));
    expect(await refusal([file({ ...head, problem: { kind: "low-rank" }, solvers: [{ kind: "egle" }] })])).toBe(hint("eagle"));
    expect(await refusal([file({ ...head, problem: { kind: "task" } })])).toBe(hint("lion"));
    expect(await refusal([file({ ...head, problem: { kind: "custom" } })])).toBe(
      'problem belongs to the lab "eagle" or "lion" (add "lab": "eagle")',
    );
    expect(await refusal([file({ ...head, problem: { kind: "magic" } })])).toBe("problem is not a known field");
  });
});

describe("a matrix from a file", () => {
  it("whose entries are given more than once is completed, which is said on standard error and in the result", async () => {
    const { code, stdout, stderr } = await inside([file(ofFile), "--data", fixture("duplicates.mtx")]);
    const note = "repeated entries, added to the earlier one at the same place: 2";
    expect({ code, stderr }).toEqual({ code: 0, stderr: `${fixture("duplicates.mtx")}: ${note}\n` });
    const { problem, solvers } = JSON.parse(stdout);
    // [[3, 0, 0], [0, 0, 0], [1, 0, 0]] as its entries add up.
    expect(problem).toMatchObject({ rank: 1, singularValues: [3], notes: [note] });
    for (const { D } of solvers) expect(D.flat().every((value: number) => value === 0)).toBe(true);
  });

  it("is symmetric where it says that it is Hermitian and its entries are real", async () => {
    const { code, stdout, stderr } = await inside([file(ofFile), "--data", fixture("real-hermitian.mtx")]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { problem } = JSON.parse(stdout);
    expect(problem).toMatchObject({ rank: 1, singularValues: [1] });
    expect(problem).not.toHaveProperty("notes");
  });
});
