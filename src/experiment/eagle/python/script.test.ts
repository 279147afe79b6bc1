import { describe, expect, it } from "vitest";
import { parseEagleData } from "../../../eagle/files/own-data";
import { kernelVersion } from "../../../eagle/workspace";
import { purposes } from "../../../numerics/random";
import { type EagleDocument, parseEagle } from "../document";
import { presets } from "../presets";
import { solverKinds } from "../solver-fields";
import { numpyScript } from "./script";

function documentOf(fields: object): EagleDocument {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", ...fields });
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.document;
}

const functionsOf = (text: string) => [...text.matchAll(/^def (\w+)\(/gm)].map(([, name]) => name);

describe("the NumPy script of the EAGLE lab", () => {
  it("has every function once, in ASCII, for every preset", () => {
    for (const { id, document } of presets) {
      const { text, dataFile } = numpyScript(document, null);
      const functions = functionsOf(text);
      expect(new Set(functions).size, id).toBe(functions.length);
      for (const name of ["make_problem", "solve", "main"]) expect(functions, id).toContain(name);
      expect(id + (/[^\n\x20-\x7e]/.exec(text)?.[0] ?? "")).toBe(id);
      expect(text).toContain(`kernels ${kernelVersion}`);
      expect(dataFile).toBeNull();
    }
  });

  it("has a function for every kind of solver that is there, and none for others", () => {
    const named = (kind: string) => kind.replaceAll("-", "_");
    for (const kind of solverKinds) {
      const functions = functionsOf(numpyScript(documentOf({ problem: { kind: "low-rank" }, solvers: [{ kind }] }), null).text);
      expect(functions).toContain(named(kind));
      for (const other of solverKinds) if (other !== kind) expect(functions).not.toContain(named(other));
    }
  });

  it("names streams by the page's numbers, and no other", () => {
    const { text } = numpyScript(presets[0].document, null);
    const { eagleMatrices, eagleNoise, eagleSketch, eagleSketchRate, eaglePowerStart } = purposes;
    const table = /^PURPOSE = (\{[^}]*\})/m.exec(text)?.[1] ?? "";
    const numbers = {
      matrices: eagleMatrices,
      noise: eagleNoise,
      sketch: eagleSketch,
      "sketch rate": eagleSketchRate,
      "power start": eaglePowerStart,
    };
    expect(JSON.parse(table.replace(/,(\s*\})/, "$1"))).toEqual(numbers);
  });

  it("carries small data of one's own and names the file of large ones", () => {
    const data = (size: number) => {
      const A = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => Math.sin(i * size + j)));
      const parsed = parseEagleData({ format: "eagle-data", version: 1, A, B: [A[0]], C: A.map(([first]) => [first]) });
      if (!parsed.ok) throw new Error(parsed.problem.message);
      return parsed.data;
    };
    const document = documentOf({ problem: { kind: "custom", name: '"); import os #' }, solvers: [{ kind: "eagle" }] });
    expect(numpyScript(document, data(3)).dataFile).toBeNull();
    expect(numpyScript(document, data(100)).dataFile).toBe("eagle-data.json");
    // The name of the file is text, whatever it says.
    expect(numpyScript(document, data(3)).text).toContain('"name": "\\"); import os #"');
  });
});
