import { describe, expect, it } from "vitest";
import { parseEagle } from "../../document/document";
import { productsView } from "../../engine/training/weights-view";
import { quantisedLayer } from "../../math/training/quantisation";
import { blockScalarLayer } from "../../math/training/reduction";
import { readingLayers, readingSentence, readingTable } from "./reading-data";
import { networkShape } from "./training-data";
import { unrollText } from "./unroll-words";

/** A network of three numbers a layer. */
function read(scalars: readonly [number, number, number], problem: object = {}, layers = 3) {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "training", d: 4, n: 4, rank: 2, ...problem },
    solvers: [{ kind: "transformer", layers }],
  });
  const shape = parsed.ok ? networkShape(parsed.document) : null;
  if (!parsed.ok || !shape) throw new Error("expected a network");
  const products = Array.from({ length: layers }, () => blockScalarLayer(shape, scalars));
  const quantised = products.map((layer) => quantisedLayer(shape, layer));
  const views = [products, quantised.map((layer) => layer.products)].map((some) => productsView(shape, some));
  return { document: parsed.document, quantised: { weights: views[0], clustered: views[1], layers: quantised } };
}

describe("weights read by threshold and clusters, step by step", () => {
  const { dropped, inPlace, layersTo } = unrollText.reading;

  it("keep their entries until they are dropped and gathered, with the signs that are shown of them", () => {
    const { document, quantised } = read([-2, 0.5, 0.75]);
    const [entries, threshold, clusters] = (["entries", "threshold", "clusters"] as const).map(
      (step) => readingLayers(document, quantised, step)[1],
    );
    // Of 25 entries 4 are 2: their mean size is 0.32.
    expect([entries.notes, threshold.notes, clusters.notes]).toEqual([
      { WQK: ["τ 0.48"], WVP: ["τ 0.17"] },
      { WQK: ["4 of 25"], WVP: ["5 of 25"] },
      { WQK: ["2"], WVP: ["−0.75", "−0.5"] },
    ]);
    for (const { WQK, WVP } of [entries, threshold, clusters]) {
      expect([0, 6, 12, 18, 24].map((at) => WQK[at])).toEqual([2, 2, 2, 2, 0]);
      expect([0, 6, 12, 18, 24].map((at) => WVP[at])).toEqual([-0.5, -0.5, -0.5, -0.5, -0.75]);
    }
    expect(
      readingTable(document, quantised)
        .rows.slice(0, 2)
        .map((row) => row.slice(3)),
    ).toEqual([
      [4, 25, 4, "2", 0, 2, "", ""],
      [5, 25, 5, "−0.75, −0.5", 0, "", -0.5, -0.75],
    ]);
  });

  it("have a caption over the layers before the last", () => {
    expect(readingSentence(read([1, -1, -2]).quantised, "threshold")).toBe(
      `${dropped(layersTo("2"), "16", "20")} ${inPlace("100", "100")}`,
    );
    expect(readingSentence(read([1, -1, -2], {}, 1).quantised, "clusters")).toMatch(/ 0 % of W_QK and \d+ % of W_VP in layer 1\.$/);
  });

  it("have no caption on positions when no entry is kept", () => {
    const { document, quantised } = read([0, 0, 0], { regime: "distributed", machines: 2 });
    expect(readingSentence(quantised, "threshold")).toBe(dropped(layersTo("2"), "0", "0"));
    expect(readingLayers(document, quantised, "clusters")[0].notes).toEqual({ WQK: ["nothing"], WVP: ["nothing"] });
  });
});
