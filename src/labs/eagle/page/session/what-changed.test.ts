import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { type EagleDocument, parseEagle } from "../../document/document";
import { eagleKind } from "../../document/kind";
import { presets } from "../../document/presets";
import { whatChanged } from "./what-changed";

function documentOf(fields: object): EagleDocument {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const eagle = { kind: "eagle" };
const before = documentOf({ problem: { kind: "low-rank", d: 64, n: 64, rank: 32 }, solvers: [eagle, { kind: "lsmr" }] });
const problem = { ...before.problem, condition: 1000 } as EagleDocument["problem"];
const [first, second] = before.solvers;
const own = eagleKind.withOwnData(before, { name: "a.mtx", hash: "1a" });

/** Names are kept in run histories and archives: these must stay as they are. */
describe("the name of a run", () => {
  it.each([
    ["the same again", before],
    ["seed 1 → 12345", { ...before, seed: 12345 }],
    ["Condition κ 100 → 1000", { ...before, problem }],
    ["Columns n 64 → 2048", { ...before, problem: { ...before.problem, n: 2048 } as EagleDocument["problem"] }],
    ["Entries svd → gaussian", { ...before, problem: { ...before.problem, distribution: "gaussian" } as EagleDocument["problem"] }],
    ["low-rank → structured", documentOf({ problem: { kind: "structured" }, solvers: [eagle, { kind: "lsmr" }] })],
    ["low-rank → custom", own],
    ["Scaling false → true", { ...before, solvers: [{ ...first, normalised: true } as typeof first, second] }],
    ["lsmr → direct", { ...before, solvers: [first, { kind: "direct" } as const] }],
    ["2 → 1 solvers", { ...before, solvers: [second] }],
    ["record iterates", { ...before, record: "iterates" as const }],
    ["seed 1 → 2, Condition κ 100 → 1000 and 1 more", { ...before, problem, seed: 2, solvers: [] }],
    [`preset ${presets[1].title}`, { ...presets[1].document, seed: 99 }],
  ])("is %s", (name, after) => {
    expect(whatChanged(before, after)).toBe(name);
  });

  it("has the whole name of a file", () => {
    const name = "a name of more than twenty-four characters.mtx";
    expect(whatChanged(own, eagleKind.withOwnData(before, { name, hash: "1b" }))).toBe(`Name a.mtx → ${name}, Hash 1a → 1b`);
  });

  it("of the first run is its kind of problem", () => {
    expect(whatChanged(null, before)).toBe("low-rank");
  });

  it("of a preset with another seed names the seed alone", () => {
    const [{ document }] = presets;
    expect(whatChanged(document, { ...document, seed: 9 })).toBe(`seed ${document.seed} → 9`);
  });
});
