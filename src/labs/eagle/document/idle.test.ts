import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openEnvelope } from "../../../platform/documents/envelope";
import { withoutIdle } from "../../../platform/documents/idle";
import { encodeLink, readDocument } from "../../../platform/documents/link";
import { idleSettings } from "../../../platform/fields/idle";
import { problemLine } from "../../../platform/fields/problem";
import { finish } from "../../../platform/numerics/progress";
import { lowRankProblem } from "../math/problems/low-rank";
import { type EagleDocument, parseEagle } from "./document";
import { eagleKind } from "./kind";
import { presets } from "./presets";
import { problemFields } from "./problem-fields";

const head = { format: "learnability-experiment", version: 1, lab: "eagle" } as const;

function documentOf(parts: object): EagleDocument {
  const parsed = parseEagle({ ...head, ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const lowRank = { kind: "low-rank", d: 6, n: 6, dPrime: 2, nPrime: 2, rank: 6 };
const eagle = (settings: object) => ({ problem: lowRank, solvers: [{ kind: "direct" }, { kind: "eagle", ...settings }] });

describe("a setting without effect", () => {
  it.each([
    [{ problem: { kind: "training" }, record: "iterates" }, "record", "problem.kind", '"training"'],
    [eagle({ regime: "distributed", form: "estimation" }), "solvers[1].form", "solvers[1].regime", '"distributed"'],
    [eagle({ accelerated: true }), "solvers[1].accelerated", "solvers[1].regime", '"unconstrained"'],
    [eagle({ rescaled: true }), "solvers[1].rescaled", "solvers[1].regime", '"unconstrained"'],
    [eagle({ regime: "limited", r: 3, normalised: true }), "solvers[1].normalised", "solvers[1].regime", '"limited"'],
    [eagle({ r: 5 }), "solvers[1].r", "solvers[1].regime", '"unconstrained"'],
    [eagle({ normalised: true, rho: "power" }), "solvers[1].rho", "solvers[1].normalised", "true"],
    [eagle({ regime: "limited", r: 3, rescaled: true, rho: "power" }), "solvers[1].rho", "solvers[1].rescaled", "true"],
    [{ problem: { ...lowRank, rank: 1, condition: 7 } }, "problem.condition", "problem.rank", "1"],
    [{ problem: { ...lowRank, distribution: "student", condition: 7 } }, "problem.condition", "problem.distribution", '"student"'],
    [{ problem: { ...lowRank, rank: 2, spectrum: "linear" } }, "problem.spectrum", "problem.rank", "2"],
    [{ problem: { ...lowRank, condition: 1, query: "large" } }, "problem.query", "problem.condition", "1"],
    [{ problem: { kind: "training", machines: 4 } }, "problem.machines", "problem.regime", '"unconstrained"'],
    [{ problem: { kind: "training", regime: "distributed", r: 5 } }, "problem.r", "problem.regime", '"distributed"'],
  ])("is told by its name, and goes when the document is written out: %j", (parts, field, beside, value) => {
    const document = documentOf(parts);
    expect(eagleKind.idle?.(document, null)).toMatchObject({ field, code: "setting-idle", values: { beside, value } });
    const plain = withoutIdle(eagleKind, document);
    expect(eagleKind.idle?.(plain, null)).toBeNull();
    expect(plain).not.toEqual(document);
  });

  it("of a matrix is told where data are blocks, and is none where they are a matrix", () => {
    const sides = { d: 9, n: 9, dPrime: 0, nPrime: 0, machines: 1 };
    for (const [name, value] of Object.entries({ rank: 3, hole: 4 })) {
      const document = documentOf({ problem: { kind: "custom", [name]: value } });
      expect(eagleKind.idle?.(document, { ...sides, kind: "blocks" })).toMatchObject({ field: `problem.${name}`, code: "idle-for-blocks" });
      expect(eagleKind.idle?.(document, { ...sides, kind: "matrix" })).toBeNull();
    }
  });

  it("is none that is at its default, as resolved documents write all of them out; presets have none", () => {
    for (const { document } of presets) expect(eagleKind.idle?.(document, null)).toBeNull();
    expect(eagleKind.idle?.(documentOf({ problem: { ...lowRank, rank: 1, condition: 100 } }), null)).toBeNull();
  });

  it("travels in a link of the page, which hides it where it does not count", () => {
    const document = documentOf(eagle({ accelerated: true }));
    const opened = openEnvelope(encodeLink(eagleKind, document));
    expect(opened.ok && readDocument(opened.envelope, eagleKind)).toMatchObject({ ok: true, document });
  });

  it("of a random matrix changes none of its bits", () => {
    const choices = {
      distribution: ["svd", "student", "clustered"],
      spectrum: ["log-uniform", "geometric", "linear", "two-levels"],
      query: ["all", "large"],
    };
    const settings = fc.record({
      rank: fc.integer({ min: 1, max: 4 }),
      condition: fc.constantFrom(1, 7, 100),
      distribution: fc.constantFrom(...choices.distribution),
      spectrum: fc.constantFrom(...choices.spectrum),
      query: fc.constantFrom(...choices.query),
    });
    let found = 0;
    fc.assert(
      fc.property(settings, (chosen) => {
        const document = documentOf({ problem: { ...lowRank, ...chosen } });
        const plain = withoutIdle(eagleKind, document);
        found += idleSettings(problemFields["low-rank"], chosen).length;
        expect(problemOf(plain)).toEqual(problemOf(document));
      }),
      { numRuns: 100, seed: 1 },
    );
    expect(found).toBeGreaterThan(50);
  });
});

function problemOf({ problem }: EagleDocument) {
  if (problem.kind !== "low-rank") throw new TypeError("another kind");
  const { condition: kappa, ...settings } = problem;
  return finish(lowRankProblem({ ...settings, kappa }, 1n));
}
