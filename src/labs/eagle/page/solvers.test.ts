import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { type EagleDocument, maxSolvers, parseEagle } from "../document/document";
import { presets } from "../document/presets";
import { isSolverFor, solverKinds } from "../document/solver-fields";
import { namedSolvers } from "./solvers";

function documentWith(solvers: readonly object[]): EagleDocument {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", problem: { kind: "low-rank" }, solvers });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const racing = solverKinds.filter((kind) => isSolverFor(kind, "low-rank"));

describe("solvers of a race", () => {
  it("can all be told apart by marker and stroke alone, and have the colour of their kind", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...racing), { minLength: 1, maxLength: maxSolvers }), (kinds) => {
        const solvers = namedSolvers(documentWith(kinds.map((kind) => ({ kind }))));
        expect(new Set(solvers.map(({ marker }) => marker)).size).toBe(solvers.length);
        for (const { spec, color, marker, stroke } of solvers) {
          const alone = namedSolvers(documentWith([{ kind: spec.kind }]))[0];
          const first = solvers.find((other) => other.spec.kind === spec.kind);
          expect(color).toBe(alone.color);
          if (first?.spec === spec) expect([marker, stroke]).toEqual([alone.marker, "solid"]);
        }
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it("that are variants of one have another stroke than the one before", () => {
    const { document } = presets.find(({ id }) => id === "step-sizes") ?? {};
    if (!document) throw new Error("there is no preset of step sizes");
    const strokes = namedSolvers(document).map(({ stroke }) => stroke);
    expect(strokes).toEqual(["solid", "dashed", "dotted", "solid", "dashed", "dotted", "solid", "dashed"]);
    expect(new Set(namedSolvers(document).map(({ color }) => color)).size).toBe(1);
  });
});
