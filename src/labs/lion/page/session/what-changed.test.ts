import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { type LionDocument, parseLion } from "../../document/document";
import { lionKind } from "../../document/kind";
import { presets } from "../../document/presets";
import { whatChanged } from "./what-changed";

function documentOf(fields: object): LionDocument {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const before = documentOf({ problem: { kind: "random", length: 48 } });
const withProblem = (change: object): LionDocument => ({ ...before, problem: { ...before.problem, ...change } as LionDocument["problem"] });
const own = lionKind.withOwnData(before, { name: "a.csv", hash: "1a" });

/** Names are kept in run histories and archives: these must stay as they are. */
describe("the name of a run", () => {
  it.each<readonly [string, LionDocument]>([
    ["the same again", before],
    ["seed 1 → 12345", { ...before, seed: 12345 }],
    ["Tokens L 48 → 4096", withProblem({ length: 4096 })],
    ["Decays set  → 2,0.1", withProblem({ decays: [[2, 0.1]] })],
    [
      "Decays set  → 2,0.1 3,0.25 4,0.5 5,0.…",
      withProblem({
        decays: [
          [2, 0.1],
          [3, 0.25],
          [4, 0.5],
          [5, 0.75],
        ],
      }),
    ],
    ["random → text", documentOf({ problem: { kind: "text" } })],
    ["random → custom", own],
    ["Variant S → D", { ...before, variant: "D" }],
    ["Scaling true → false", { ...before, scaled: false }],
    ["Grid none → 6 8", { ...before, grid: [6, 8] }],
    ["Forms full recurrent chunk st… → full chunk", { ...before, forms: ["full", "chunk"] }],
    ["Record outputs → masks", { ...before, record: "masks" }],
    ["seed 1 → 2, Variant S → D and 1 more", { ...before, seed: 2, variant: "D", chunk: 8 }],
    [`preset ${presets[1].title}`, { ...presets[1].document, seed: 99 }],
  ])("is %s", (name, after) => {
    expect(whatChanged(before, after)).toBe(name);
  });

  it("names a picture by its file", () => {
    const image = documentOf({ problem: { kind: "image" } });
    const filled = {
      ...image,
      problem: { ...image.problem, picture: { name: "cat.png", patches: "" } } as unknown as LionDocument["problem"],
    };
    expect(whatChanged(image, filled)).toBe("Picture none → cat.png");
  });

  it("shortens the name of a file", () => {
    const after = lionKind.withOwnData(before, { name: "a name of more than twenty-four characters.csv", hash: "1b" });
    expect(whatChanged(own, after)).toBe("Name a.csv → a name of more than twe…, Hash 1a → 1b");
  });

  it("says what encoders do otherwise, or how many there are", () => {
    const task = documentOf({ problem: { kind: "task" }, learners: [{ kind: "encoder" }, { kind: "encoder", variant: "LIT" }] });
    const [first, second] = task.learners;
    expect(whatChanged(task, { ...task, learners: [first, { ...second, rate: 0.01 }] })).toBe("Rate 0.003 → 0.01");
    expect(whatChanged(task, { ...task, learners: [second] })).toBe("2 → 1 encoders");
  });

  it("of the first run is its kind of sequence", () => {
    expect(whatChanged(null, before)).toBe("random");
  });
});
