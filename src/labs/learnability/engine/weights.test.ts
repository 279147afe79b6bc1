import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { npzOf } from "../../../platform/documents/named-arrays";
import { problemLine } from "../../../platform/fields/problem";
import { parseExperiment } from "../document/document";
import { type ResultDocument, serializeResult } from "../document/result";
import { weightsFile, weightsOf } from "../document/weights";
import { runExperiment } from "./run-experiment";

const parsed = parseExperiment({
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", d: 3, n: 4, samples: 40, testSamples: 5, output: "scalar" },
  learners: [
    { kind: "closed-form" },
    { kind: "gradient", heads: 2, steps: 5 },
    { kind: "gradient", heads: 1, steps: 5, precision: "float64" },
  ],
});
if (!parsed.ok) throw new Error(problemLine(parsed.problem));
/** As the file of a result is read. */
const result = JSON.parse(serializeResult(runExperiment(parsed.experiment, null))) as ResultDocument;

/** Reads an .npz as the format's description says, without any of the program's own readers. */
function readArchive(bytes: Uint8Array): Map<string, { type: string; shape: number[]; values: number[] }> {
  return new Map(
    Object.entries(unzipSync(bytes)).map(([name, member]) => {
      const view = new DataView(member.buffer, member.byteOffset, member.byteLength);
      expect([...member.subarray(0, 8)]).toEqual([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0]);
      const start = 10 + view.getUint16(8, true);
      expect(start % 64).toBe(0);
      const header = new TextDecoder().decode(member.subarray(10, start));
      expect(header).toContain("'fortran_order': False");
      const [, type] = /'descr': '([^']+)'/.exec(header) ?? [];
      const [, list] = /'shape': \(([^)]*)\)/.exec(header) ?? [];
      const shape = (list ?? "")
        .split(",")
        .filter((part) => part.trim() !== "")
        .map(Number);
      const size = type === "<f4" ? 4 : 8;
      const count = (member.length - start) / size;
      const at = (i: number) => (size === 4 ? view.getFloat32(start + 4 * i, true) : view.getFloat64(start + 8 * i, true));
      return [name, { type: type ?? "", shape, values: Array.from({ length: count }, (_, i) => at(i)) }];
    }),
  );
}

describe("the weights of all learners", () => {
  const archive = readArchive(npzOf(weightsOf(result)));

  it("are one array for each name, with shapes that say what is what", () => {
    const shapes = Object.fromEntries([...archive].map(([name, { shape }]) => [name, shape]));
    const heads = result.learners[0].heads?.length;
    expect(shapes).toEqual({
      "learner0_V.npy": [heads, 1, 3],
      "learner0_Q.npy": [heads, 3, 3],
      "learner0_p.npy": [1, 18],
      "learner0_W.npy": [3, 9],
      "learner1_V.npy": [2, 1, 3],
      "learner1_Q.npy": [2, 3, 3],
      "learner1_p.npy": [1, 18],
      "learner1_W.npy": [3, 9],
      "learner2_V.npy": [1, 1, 3],
      "learner2_Q.npy": [1, 3, 3],
      "learner2_p.npy": [1, 18],
      "learner2_W.npy": [3, 9],
    });
  });

  it("keep every bit, and the precision they were computed in", () => {
    expect(archive.get("learner1_V.npy")?.type).toBe("<f4");
    expect(archive.get("learner2_V.npy")?.type).toBe("<f8");
    const rows = (name: "V" | "Q", index: number) => result.learners[index].heads?.flatMap((head) => head[name].flatMap((row) => [...row]));
    for (const index of [0, 1, 2])
      for (const name of ["V", "Q"] as const) expect(archive.get(`learner${index}_${name}.npy`)?.values).toEqual(rows(name, index));
    expect(archive.get("learner0_p.npy")?.values).toEqual(result.learners[0].p?.flatMap((row) => [...row]));
  });

  it("have a W that is the product of the heads", () => {
    for (const index of [0, 1]) {
      const [V, Q, W] = ["V", "Q", "W"].map((name) => archive.get(`learner${index}_${name}.npy`)?.values ?? []);
      const product = W.map((_, at) =>
        V.reduce((sum, value, i) => (i % 3 === Math.floor(at / 9) ? sum + value * Q[Math.floor(i / 3) * 9 + (at % 9)] : sum), 0),
      );
      product.forEach((value, at) => {
        expect(value).toBeCloseTo(W[at], 5);
      });
    }
  });

  it("are the same numbers as nested lists in JSON", async () => {
    const document = JSON.parse(await weightsFile(result, "json").text());
    expect(document).toMatchObject({ format: "learnability-weights", version: 1 });
    expect(document.learners[1]).toMatchObject({ kind: "gradient", spec: { heads: 2 } });
    expect(document.arrays.learner1_V.flat(2)).toEqual(archive.get("learner1_V.npy")?.values);
    expect(document.arrays.learner1_V[1][0]).toHaveLength(3);
  });
});

it("names the layers of a deep learner", () => {
  const [learner] = result.learners;
  const spec = { ...result.experiment, learners: [{ kind: "transformer" }] } as unknown as ResultDocument["experiment"];
  const deep = {
    ...learner,
    p: null,
    heads: null,
    weights: [
      {
        name: "layer 1: mlp in",
        values: [
          [1, 2],
          [3, 4.5],
        ],
      },
    ],
  };
  const archive = readArchive(npzOf(weightsOf({ ...result, experiment: spec, learners: [deep] })));
  expect([...archive]).toEqual([["learner0_layer_1_mlp_in.npy", { type: "<f4", shape: [2, 2], values: [1, 2, 3, 4.5] }]]);
});
