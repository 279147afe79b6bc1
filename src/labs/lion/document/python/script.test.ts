import { describe, expect, it } from "vitest";
import { missingNames } from "../../../../platform/documents/python/missing-names-testing";
import { problemLine } from "../../../../platform/fields/problem";
import { formNames } from "../../math/forms/forms";
import { type HeadData, parseLionData } from "../../math/own-data";
import { purposes } from "../../math/streams";
import { kernelVersion } from "../../math/workspace";
import { type LionDocument, parseLion } from "../document";
import { lionScript, type PageOutputs } from "./script";

function documentOf(fields: object): LionDocument {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

/** Heads and outputs of so many tokens; what they are does not matter here. */
function pageOf(length: number, heads = 1, value = 0.25): PageOutputs {
  const rows = Array.from({ length }, () => [value, 0.5]);
  const head = { q: rows, k: rows, v: rows, decay: rows.map(([first]) => first) };
  const parsed = parseLionData({ format: "lion-data", version: 1, heads: Array.from({ length: heads }, () => head) });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  const given: readonly HeadData[] = parsed.data.heads;
  return { heads: given, outputs: given.map(() => Float64Array.from({ length: 2 * length }, (_, e) => e)) };
}

const libraries = ["NumPy", "PyTorch"] as const;
const functionsOf = (text: string) => [...text.matchAll(/^def (\w+)\(/gm)].map(([, name]) => name);
const constantOf = (text: string, name: string) => new RegExp(`^${name} = (.*)$`, "m").exec(text)?.[1];

describe("the scripts of the LION lab", () => {
  it("have a function for each form of the document and for no other, every function once, in ASCII", () => {
    for (const library of libraries)
      for (const form of formNames) {
        const document = documentOf({ problem: { kind: "text", text: "ä 𝔸 \\" }, forms: [form] });
        const { text, dataFile } = lionScript(library, document, pageOf(4));
        const functions = functionsOf(text);
        expect(new Set(functions).size).toBe(functions.length);
        const named = formNames.map((name) => name.replaceAll("-", "_")).filter((name) => functions.includes(name));
        expect(named).toEqual([form.replaceAll("-", "_")]);
        expect(/[^\n\x20-\x7e]/.exec(text)?.[0] ?? "").toBe("");
        expect(text).toContain(`kernels ${kernelVersion}`);
        expect(text.includes("import torch")).toBe(library === "PyTorch");
        expect(dataFile).toBeNull();
        expect(missingNames(text)).toEqual([]);
      }
  });

  it("carry every setting that the outputs depend on", () => {
    const settings = {
      variant: "D",
      convention: "sym",
      scaled: false,
      divideBySqrtD: true,
      featureMap: "elu",
      chunk: 7,
      precision: "float32",
    };
    const { text } = lionScript(
      "NumPy",
      documentOf({ problem: { kind: "random", length: 24 }, scans: 2, grid: [4, 6], ...settings }),
      pageOf(24),
    );
    const names = ["VARIANT", "CONVENTION", "SCALED", "DIVIDE_BY_SQRT_D", "FEATURE_MAP", "CHUNK", "DTYPE", "SCANS", "GRID"];
    expect(names.map((name) => constantOf(text, name))).toEqual([
      '"D"',
      '"sym"',
      "False",
      "True",
      '"elu"',
      "7",
      '"float32"',
      "2",
      "[4, 6]",
    ]);
  });

  it("have the grid of a picture, which its document need not name", () => {
    for (const [patches, side] of [
      ["7x7", 7],
      ["14x14", 14],
    ] as const) {
      const picture = documentOf({ problem: { kind: "image", patches }, scans: 2 });
      for (const library of libraries)
        expect(constantOf(lionScript(library, picture, pageOf(side ** 2)).text, "GRID")).toBe(`[${side}, ${side}]`);
    }
  });

  it("write few numbers out, and draw many from the streams of the page", () => {
    const document = documentOf({ seed: 9, problem: { kind: "random", length: 10_000 } });
    const few = lionScript("NumPy", document, pageOf(10)).text;
    expect(constantOf(few, "DATA")).toBe("{");
    expect(few).not.toContain("class Stream");
    const many = lionScript("NumPy", document, pageOf(10_000)).text;
    expect(many).toContain("class Stream");
    expect(missingNames(many)).toEqual([]);
    expect([constantOf(many, "SEED"), constantOf(many, "DATA")]).toEqual(["9", undefined]);
    expect(many).toContain(`"sequence": ${purposes.sequence},\n    "decays": ${purposes.decays},`);
    // Long digits make few numbers long.
    expect(lionScript("NumPy", document, pageOf(2500, 1, 1 / 3)).text).toContain("class Stream");
  });

  it("carry own data with their name as text, and name the file of many", () => {
    const document = documentOf({ problem: { kind: "custom", name: '"); import os #' } });
    expect(lionScript("PyTorch", document, pageOf(10)).dataFile).toBeNull();
    const many = lionScript("PyTorch", document, pageOf(10_000));
    expect(many.dataFile).toBe("lion-data.json");
    expect([constantOf(many.text, "DATA"), constantOf(many.text, "DATA_FILE")]).toEqual(["None", '"lion-data.json"']);
  });

  it("carry outputs of all tokens, and of long sequences those of some, the first and the last among them", () => {
    const document = documentOf({ problem: { kind: "random" } });
    const tokensOf = (page: PageOutputs) => JSON.parse(constantOf(lionScript("NumPy", document, page).text, "TOKENS") ?? "[]") as number[];
    expect(tokensOf(pageOf(1))).toEqual([0]);
    expect(tokensOf(pageOf(3, 2))).toEqual([0, 1, 2]);
    const some = tokensOf(pageOf(9000));
    expect([some.length, some[0], some.at(-1), new Set(some).size]).toEqual([2048, 0, 8999, 2048]);
  });
});
