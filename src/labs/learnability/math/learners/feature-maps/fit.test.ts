import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { normals } from "../../../../../platform/numerics/random";
import {
  attendMapped,
  type FeatureMap,
  featureMaps,
  independentFeatures,
  type MappedHeads,
  mappedW,
  mapSize,
} from "../../model/feature-maps";
import { predict } from "../../model/forward";
import { coefficientsOfHeads, minimumNormW } from "../../model/function-space";
import { packedSize } from "../../model/samples";
import { emptyTokens, sequenceOf, type TokenSplit, writeSequence } from "../../model/token-splits";
import { Workspace } from "../../workspace";
import { fitMapped, type MappedData, mappedError, mappedHeadsOf } from "./fit";
import fixture from "./fixtures/feature-maps.json";

const workspace = new Workspace();
const random = (size: number, index: number) => normals(workspace, { seed: 4n, purpose: 98, index }, size);

function tokensOf(values: Float64Array, d: number, n: number, prefixes = 1): TokenSplit {
  const split = emptyTokens(d, n, values.length / (n * d), prefixes);
  for (let i = 0; i < split.count; i++) writeSequence(split, i, values.subarray(i * n * d, (i + 1) * n * d));
  return split;
}

function layerOf(map: FeatureMap, d: number, outputs: number, count: number): MappedHeads {
  return { map, d, outputs, count, V: random(count * outputs * d, 1), Q: random(count * mapSize(map, d) ** 2, 2) };
}

function labelled(layer: MappedHeads, split: TokenSplit, divisor = 1): MappedData {
  const labels = Array.from({ length: split.count }, (_, i) => [...attendMapped(layer, sequenceOf(split, i), split.prefixes)]).flat();
  return { split, labels: Float64Array.from(labels, (value) => value / divisor), outputs: layer.outputs, divisor };
}

describe.each(fixture.cases)("the fit of a layer with $map, $outputs outputs, to random labels", (given) => {
  const map = given.map as FeatureMap;
  const { d, n, outputs } = given;
  const data = { split: tokensOf(Float64Array.from(given.Z), d, n), labels: Float64Array.from(given.y), outputs, divisor: 1 };
  const { spectrum, W } = finish(fitMapped(workspace, map, data));

  it("is that of LAPACK, with its spectrum, rank, error and singular values", () => {
    const largest = given.eigenvalues[given.eigenvalues.length - 1];
    expect(spectrum.eigenvalues).toBeAllclose(Float64Array.from(given.eigenvalues), { atol: 1e-13 * largest });
    expect(spectrum.rank).toBe(given.rank);
    expect(W).toBeAllclose(Float64Array.from(given.W), { rtol: 1e-9, atol: 1e-9 });
    expect(finish(mappedError(map, W ?? new Float64Array(), data))).toBeCloseTo(given.mse, 12);
    const { singularValues } = finish(mappedHeadsOf(workspace, map, W ?? new Float64Array(), d, outputs));
    expect(singularValues).toBeAllclose(Float64Array.from(given.singularValues), { rtol: 1e-9, atol: 1e-9 });
  });
});

describe.each(featureMaps)("a layer with %s", (map) => {
  const [d, n, outputs] = [3, 6, 3];
  const split = tokensOf(random(200 * n * d, 3), d, n);
  const layer = layerOf(map, d, outputs, 2);
  const data = labelled(layer, split, 5);
  const { spectrum, W } = finish(fitMapped(workspace, map, data));
  const extracted = finish(mappedHeadsOf(workspace, map, W ?? new Float64Array(), d, outputs));

  it("is recovered from its own labels, also on longer sequences", () => {
    const longer = labelled(layer, tokensOf(random(50 * 11 * d, 5), d, 11), 5);
    const size = longer.labels!.reduce((sum, value) => sum + value * value, 0) / longer.labels!.length;
    expect(finish(mappedError(map, W!, longer)) / size).toBeLessThan(1e-22);
  });

  it("has the features it should, redundant ones where Z Z^T is symmetric, and exactly this W where there are none", () => {
    expect(spectrum.psi).toBe({ identity: 27, relu: 27, elu: 27, both: 108 }[map]);
    expect(spectrum.rank).toBe({ identity: 18, relu: 27, elu: 27, both: 90 }[map]);
    expect(spectrum.rank).toBe(independentFeatures(map, d));
    if (spectrum.nullity === 0) expect(W).toBeAllclose(mappedW(layer), { rtol: 1e-9, atol: 1e-10 });
  });

  it("gives heads that compute the same, as many as the teacher has unless W is not unique", () => {
    const { singularValues } = extracted;
    const heads = { map, ...extracted.heads };
    expect(singularValues).toHaveLength(Math.min(outputs * d, mapSize(map, d) ** 2));
    if (spectrum.nullity === 0) expect(heads.count).toBe(2);
    for (let i = 0; i < 20; i++)
      expect(attendMapped(heads, sequenceOf(split, i), 1)).toBeAllclose(
        data.labels!.slice(3 * i, 3 * i + 3).map((y) => 5 * y),
        {
          rtol: 1e-8,
          atol: 1e-8,
        },
      );
  });
});

describe("the identity", () => {
  const [d, n] = [3, 5];

  it("is the layer without a map: the same outputs, and the W of smallest norm of its coefficients", () => {
    const layer = layerOf("identity", d, 3, 2);
    const split = tokensOf(random(80 * n * d, 7), d, n);
    const data = labelled(layer, split);
    const heads = { ...layer };
    const size = packedSize(d);
    const [gram, last] = [new Float64Array(80 * size), new Float64Array(80 * d)];
    for (let i = 0; i < 80; i++) {
      const tokens = sequenceOf(split, i);
      last.set(tokens.subarray(tokens.length - d), i * d);
      for (let t = 0; t < n; t++)
        for (let j = 0, at = 0; j < d; j++) for (let k = j; k < d; k++) gram[i * size + at++] += tokens[t * d + j] * tokens[t * d + k];
    }
    expect(data.labels).toBeAllclose(predict(workspace, heads, { d, count: 80, gram, last }), { rtol: 1e-12, atol: 1e-12 });
    const { W } = finish(fitMapped(workspace, "identity", data));
    expect(W).toBeAllclose(minimumNormW(coefficientsOfHeads(heads), d, 3), { rtol: 1e-9, atol: 1e-10 });
  });
});

describe("both signs of ReLU", () => {
  it("contain the layer without a map", () => {
    const split = tokensOf(random(300 * 5 * 2, 8), 2, 5);
    const data = labelled(layerOf("identity", 2, 2, 2), split);
    expect(finish(mappedError("both", finish(fitMapped(workspace, "both", data)).W!, data))).toBeLessThan(1e-22);
    expect(finish(mappedError("relu", finish(fitMapped(workspace, "relu", data)).W!, data))).toBeGreaterThan(1e-3);
  });
});

describe("supervision of every prefix", () => {
  it("gives the rows of the prefixes as sequences of their own", () => {
    const [d, n, count] = [2, 4, 30];
    const layer = layerOf("elu", d, 1, 2);
    const causal = labelled(layer, tokensOf(random(count * n * d, 9), d, n, n));
    const alone = emptyTokens(d, n, count * n, 1);
    for (let i = 0; i < count; i++)
      for (let t = 0; t < n; t++) writeSequence(alone, i * n + t, sequenceOf(causal.split, i).slice(0, (t + 1) * d));
    expect(labelled(layer, alone).labels).toEqual(causal.labels);
    const [together, apart] = [causal, { ...causal, split: alone }].map((data) => finish(fitMapped(workspace, "elu", data)));
    expect(together.W).toBeAllclose(apart.W!, { rtol: 1e-9, atol: 1e-10 });
  });

  it("needs no labels for the spectrum", () => {
    const unlabelled = { split: tokensOf(random(40 * 3 * 2, 6), 2, 3), labels: null, outputs: 1, divisor: 1 };
    const { W, spectrum } = finish(fitMapped(workspace, "relu", unlabelled));
    expect(W).toBeNull();
    expect(spectrum.rank).toBe(8);
  });
});
