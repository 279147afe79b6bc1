import { describe, expect, it } from "vitest";
import { textsOfCode } from "./code-texts";

const textsOf = (code: string) => textsOfCode("words.ts", code, false);

describe("texts of code", () => {
  it("have the path of their properties and their line", () => {
    expect(textsOf('const english = {\n  race: { title: "Error", explain: ["One.", "Two."] },\n};')).toEqual([
      { key: "race.title", line: 2, variants: ["Error"] },
      { key: "race.explain.0", line: 2, variants: ["One."] },
      { key: "race.explain.1", line: 2, variants: ["Two."] },
    ]);
  });

  it("have placeholders and a variant for each choice within them", () => {
    const code = `const english = { at: (n: number) => \`After \${formatCount(n)} \${n === 1 ? "step" : "steps"}.\` };`;
    expect(textsOf(code)).toEqual([{ key: "at", line: 1, variants: ["After {n} steps.", "After {n} step."] }]);
  });

  it("take constants of the file in", () => {
    expect(textsOf(`const limit = "the limit is 4";\nconst table = { big: \`too big: \${limit}\` };`).at(-1)?.variants).toEqual([
      "too big: the limit is 4",
    ]);
  });

  it("are named by the id of their record", () => {
    expect(textsOf('export const presets = [preset("race", "Five solvers"), { id: "two", title: "Two" }];').map(({ key }) => key)).toEqual([
      "presets.race.0",
      "presets.race.1",
      "presets.two.id",
      "presets.two.title",
    ]);
  });

  it("are none where code compares, looks up, joins or throws", () => {
    const code = 'if (kind === "a b") throw new Error("no such kind");\nconst joined = list["a b"].join(" and ");';
    expect(textsOf(code)).toEqual([]);
  });
});
