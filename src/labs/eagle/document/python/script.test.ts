import { describe, expect, it } from "vitest";
import { missingNames } from "../../../../platform/documents/python/missing-names-testing";
import { problemLine } from "../../../../platform/fields/problem";
import { finish } from "../../../../platform/numerics/progress";
import { type EagleData, parseEagleData } from "../../math/files/own-data";
import { generatedMatrix } from "../../math/problems/generated";
import { purposes } from "../../math/streams";
import { kernelVersion } from "../../math/workspace";
import { type EagleDocument, parseEagle } from "../document";
import { presets } from "../presets";
import { isSolverFor, solverKinds } from "../solver-fields";
import { chosenBlock, numpyScript } from "./script";

function documentOf(fields: object): EagleDocument {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

function scriptOf(document: EagleDocument, data: EagleData | null = null) {
  return numpyScript(document, data, finish(chosenBlock(document, data)));
}

const functionsOf = (text: string) => [...text.matchAll(/^def (\w+)\(/gm)].map(([, name]) => name);

describe("the NumPy script of the EAGLE lab", () => {
  it("has every name, every function once, in ASCII, for every preset", () => {
    for (const { id, document } of presets.filter(({ document }) => document.problem.kind !== "training")) {
      const { text, dataFile } = scriptOf(document);
      const functions = functionsOf(text);
      expect(new Set(functions).size, id).toBe(functions.length);
      for (const name of ["make_problem", "solve", "main"]) expect(functions, id).toContain(name);
      expect(id + (/[^\n\x20-\x7e]/.exec(text)?.[0] ?? "")).toBe(id);
      expect(text).toContain(`kernels ${kernelVersion}`);
      expect(dataFile).toBeNull();
      expect(missingNames(text), id).toEqual([]);
    }
  });

  it("has a function for every kind of solver that is there, and none for others", () => {
    const named = (kind: string) => kind.replaceAll("-", "_");
    const kinds = solverKinds.filter((kind) => isSolverFor(kind, "low-rank"));
    for (const kind of kinds) {
      const { text } = scriptOf(documentOf({ problem: { kind: "low-rank" }, solvers: [{ kind }] }));
      const functions = functionsOf(text);
      expect(missingNames(text), kind).toEqual([]);
      expect(functions).toContain(named(kind));
      for (const other of kinds) if (other !== kind) expect(functions).not.toContain(named(other));
    }
  });

  it("names streams by the page's numbers, and no other", () => {
    const { text } = scriptOf(presets[0].document);
    const { matrices, noise, sketch, sketchRate, powerStart } = purposes;
    const table = /^PURPOSE = (\{[^}]*\})/m.exec(text)?.[1] ?? "";
    const numbers = { matrices, noise, sketch, "sketch rate": sketchRate, "power start": powerStart };
    expect(JSON.parse(table.replace(/,(\s*\})/, "$1"))).toEqual(numbers);
  });

  it("carries small data of one's own and names the file of large ones", () => {
    const data = (size: number) => {
      const A = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => Math.sin(i * size + j)));
      const parsed = parseEagleData({ format: "eagle-data", version: 1, A, B: [A[0]], C: A.map(([first]) => [first]) });
      if (!parsed.ok) throw new Error(problemLine(parsed.problem));
      return parsed.data;
    };
    const document = documentOf({ problem: { kind: "custom", name: '"); import os #' }, solvers: [{ kind: "eagle" }] });
    expect(scriptOf(document, data(3)).dataFile).toBeNull();
    expect(missingNames(scriptOf(document, data(3)).text)).toEqual([]);
    expect(scriptOf(document, data(100)).dataFile).toBe("eagle-data.json");
    // The name of the file is text, whatever it says.
    expect(scriptOf(document, data(3)).text).toContain('"name": "\\"); import os #"');
  });

  it("is told which block of a matrix the page completes from, and reads the matrix as Matrix Market", () => {
    const { matrix } = generatedMatrix({ kind: "laplacian", size: 30, parts: 3 }, 5n);
    const data: EagleData = { kind: "matrix", matrix, symmetry: "symmetric", notes: [] };
    const document = documentOf({ problem: { kind: "custom", hole: 2 }, solvers: [{ kind: "eagle" }] });
    const { text } = scriptOf(document, data);
    const rows = JSON.parse(/^ROWS = (.*)$/m.exec(text)?.[1] ?? "[]") as number[];
    expect(rows).toHaveLength(27);
    expect(text).toMatch(/^HOLE = 2$/m);
    expect(text).toMatch(/^DATA = "%%MatrixMarket matrix coordinate real symmetric\\u000a/m);
    expect(functionsOf(text)).toContain("make_matrix");
    expect(missingNames(text)).toEqual([]);
  });
});
