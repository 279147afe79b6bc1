import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignmentCode } from "../../../platform/documents/assignment";
import type { Field, Fields } from "../../../platform/fields/fields";
import { problemLine } from "../../../platform/fields/problem";
import { type EagleDocument, parseEagle, sparseEagle } from "./document";
import { eagleKind } from "./kind";
import { presets } from "./presets";
import { problemFields } from "./problem-fields";
import { sizeProblem } from "./size";
import { solverFields } from "./solver-fields";

const head = { format: "learnability-experiment", version: 1, lab: "eagle" } as const;

function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === "structured") return fc.string({ maxLength: 40 });
  if (field.kind === "switch") return fc.boolean();
  if (field.kind === "choice") return fc.constantFrom(...Object.keys(field.options));
  if (field.kind === "integer") return fc.integer({ min: field.min, max: field.max });
  return fc.double({ min: field.min, max: field.max, noNaN: true }).map((value) => value + 0);
}

const specOf = (tables: Readonly<Record<string, Fields>>, isOf: (kind: string) => boolean) =>
  fc.constantFrom(...Object.entries(tables).filter(([kind]) => isOf(kind))).chain(([kind, fields]) =>
    fc.record({
      kind: fc.constant(kind),
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryOf(field)])),
    }),
  );

/** Documents that a person can have; those that contradict themselves are refused, and tested on their own. */
const arbitraryDocument = fc
  .constantFrom("one matrix", "one matrix", "training")
  .chain((what) => {
    const ofTraining = what === "training";
    const isOf = (name: string) => (kind: string) => (kind === name) === ofTraining;
    return fc.record({
      seed: fc.nat(),
      record: fc.constantFrom("errors", "iterates"),
      problem: specOf(problemFields, isOf("training")),
      solvers: fc.array(specOf(solverFields, isOf("transformer")), { maxLength: ofTraining ? 1 : 8 }),
    });
  })
  .map((parts) => parseEagle({ ...head, ...parts }))
  .filter((parsed) => parsed.ok)
  .map((parsed) => (parsed as { readonly document: EagleDocument }).document);

describe("a document of the EAGLE lab", () => {
  it("is the same after it was written sparsely and read again", () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(parseEagle({ ...head, ...JSON.parse(JSON.stringify(sparseEagle(document))) })).toEqual({ ok: true, document });
      }),
      { numRuns: 300 },
    );
  });

  it("needs a problem alone", () => {
    const parsed = parseEagle({ ...head, problem: { kind: "low-rank" } });
    expect(parsed).toMatchObject({ ok: true, document: { seed: 1, solvers: [], record: "errors", problem: { rank: 96 } } });
  });

  it.each([
    [{ problem: { kind: "low-rank", d: 10, rank: 20 } }, "problem.rank", "at most 10"],
    [{ problem: { kind: "low-rank", n: 40, rank: 20 }, solvers: [{ kind: "sketch-sgd", r: 41 }] }, "solvers[0].r", "at most 40"],
    [
      { problem: { kind: "low-rank" }, solvers: [{ kind: "eagle", regime: "limited", rho: "recursive" }] },
      "solvers[0].rho",
      "does not hold",
    ],
    [{ problem: { kind: "distributed", core: 90 } }, "problem.d", "at least"],
    [{ problem: { kind: "training", rank: 9 } }, "problem.rank", "at most 8"],
    [{ problem: { kind: "training", regime: "distributed", machines: 3 } }, "problem.n", "a multiple of 3"],
    [{ problem: { kind: "training", regime: "limited", r: 12 } }, "problem.r", "at most 8"],
    [{ problem: { kind: "training" }, solvers: [{ kind: "eagle" }] }, "solvers[0].kind", "transformer"],
    [{ problem: { kind: "low-rank" }, solvers: [{ kind: "transformer" }] }, "solvers[0].kind", "training"],
    [{ problem: { kind: "training" }, solvers: [{ kind: "transformer" }, { kind: "transformer" }] }, "solvers", "at most one"],
    [{ problem: { kind: "low-rank", sice: 3 } }, "problem.sice", ""],
    [{ problem: { kind: "low-rank" }, solvers: [{ kind: "eagle", accelerated: 1 }] }, "solvers[0].accelerated", "true or false"],
  ])("is refused with the field at fault: %j", (parts, field, message) => {
    const parsed = parseEagle({ ...head, ...parts });
    expect(parsed).toMatchObject({ ok: false, problem: expect.problemSaying({ field, message: expect.stringContaining(message) }) });
  });

  it("is refused before it begins where every iterate would not fit, with a number that does", () => {
    const parsed = parseEagle({
      ...head,
      problem: { kind: "low-rank" },
      solvers: [{ kind: "eagle", iterations: 5000 }],
      record: "iterates",
    });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    const problem = sizeProblem(parsed.document, null);
    expect(problem).toEqual(expect.problemSaying({ field: "solvers[0].iterations", hint: "take 1736" }));
    const [solver] = parsed.document.solvers;
    const fitting = { ...parsed.document, solvers: [{ ...solver, iterations: 1736 } as typeof solver] };
    expect(sizeProblem(fitting, null)).toBeNull();
    expect(sizeProblem({ ...parsed.document, record: "errors" }, null)).toBeNull();
  });

  it("begins a network with Gaussian weights where it does not say, as before there was a choice", () => {
    const parsed = parseEagle({ ...head, problem: { kind: "training" }, solvers: [{ kind: "transformer" }] });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    expect(parsed.document.solvers).toMatchObject([{ start: "gaussian" }]);
    expect(sparseEagle(parsed.document)).toMatchObject({ solvers: [{ kind: "transformer" }] });
    const [solver] = parsed.document.solvers;
    const tied = { ...parsed.document, solvers: [{ ...solver, start: "tied" } as typeof solver] };
    expect(sparseEagle(tied)).toMatchObject({ solvers: [{ kind: "transformer", start: "tied" }] });
  });

  it("has the same run whatever its result keeps", () => {
    const [{ document }] = presets;
    expect(eagleKind.run({ ...document, record: "iterates" })).toEqual(eagleKind.run(document));
  });

  it("names every setting that it has", () => {
    for (const { owner, fields } of presets.flatMap(({ document }) => eagleKind.settings(document)))
      for (const [name, field] of Object.entries(fields)) expect(eagleKind.fieldOf(`${owner}.${name}`)).toBe(field);
  });

  it("has the codes of assignments that teachers have written down", () => {
    const solvers = [{ kind: "eagle", regime: "limited" }, { kind: "lsmr" }];
    const parsed = parseEagle({ ...head, seed: 5, problem: { kind: "low-rank", rank: 8 }, solvers, record: "iterates" });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    const code = (...free: string[]) => assignmentCode(eagleKind, { experiment: parsed.document, locks: { free, hidden: [] } });
    expect([code(), code("low-rank.*", "eagle.r"), code("solvers", "result.record")]).toEqual(["P2Z1", "GFS6", "CTJB"]);
  });

  it("cannot be changed past its locks, one setting at a time", () => {
    const [{ document }] = presets;
    const nothing = () => false;
    const changed: readonly [EagleDocument, string][] = [
      [{ ...document, seed: 2 }, "seed"],
      [{ ...document, problem: { ...document.problem, condition: 10 } as EagleDocument["problem"] }, "low-rank.condition"],
      [{ ...document, solvers: document.solvers.slice(1) }, "solvers"],
      [{ ...document, record: "iterates" }, "result.record"],
    ];
    for (const [next, control] of changed) {
      expect(eagleKind.lockedChanges(document, next, nothing)).toEqual([control]);
      expect(eagleKind.lockedChanges(document, next, (name) => name === control)).toEqual([]);
    }
  });
});
