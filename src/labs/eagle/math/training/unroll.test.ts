import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { eagleScalars } from "../attention";
import { largestEntry } from "../testing";
import type { LayerProducts } from "./network";
import { hiddenOf } from "./oracle";
import { promptsOf, testStream } from "./prompts";
import { quantisedLayer } from "./quantisation";
import { blockScalarLayer, reducedErrors, reducedLayer } from "./reduction";
import { readSent } from "./sent-reading";
import { readSketch } from "./sketch-reading";
import { everyRegime, someSettings } from "./testing";
import { compare, differences, eagleStates, readingAnswer, unrollers } from "./unroll";

const { shape, prompts: settings } = someSettings;
const prompts = promptsOf(shape, settings, testStream(0), 12);
const scalars = eagleScalars(0.02, 0.05, 1);
const network = Array.from({ length: shape.layers }, () => blockScalarLayer(shape, scalars));
const regime = (name: string) => everyRegime.find(([one]) => one === name)![1];

describe("a network of three numbers a layer", () => {
  it("is what it is read as, state by state, and its clusters are the numbers again", () => {
    const { readings, medianError } = finish(compare(shape, network, prompts));
    expect(largestEntry(readings.numbers.mean)).toBeLessThan(1e-28);
    expect(largestEntry(readings.clusters.mean)).toBeLessThan(1e-28);
    expect(readings.numbers.medianError).toBeCloseTo(medianError, 14);
    expect(largestEntry(readings.theory.mean)).toBeGreaterThan(1e-6);
    const [{ WQK, WVP }] = network.map((layer) => quantisedLayer(shape, layer));
    expect(WQK.centres).toHaveLength(1);
    expect(WQK.centres[0]).toBeCloseTo(scalars[0], 14);
    expect(WQK).toMatchObject({ kept: shape.n, keptInPlace: shape.n, places: shape.n });
    expect(WVP).toMatchObject({ kept: shape.n + shape.nPrime, keptInPlace: shape.n + shape.nPrime, all: (shape.n + shape.nPrime) ** 2 });
    expect(Math.max(WQK.leftOut, WVP.leftOut)).toBeLessThan(1e-14);
    expect(WVP.centres.map((value) => value.toFixed(9))).toEqual([scalars[2], scalars[1]].map((value) => value.toFixed(9)));
  });

  it("errs as its reading does", () => {
    const { whole, reduced } = reducedErrors(shape, network, prompts);
    expect(largestEntry(whole.map((error, at) => error - reduced[at]))).toBeLessThan(1e-14);
  });
});

describe("a reading that leaves something out", () => {
  it("differs from the network from the layer on in which it does, by the mean square of the entries", () => {
    const disturbed = network.map(
      ({ WQK, WVP }, at): LayerProducts => ({
        WQK: at === 1 ? WQK.map((value, entry) => value + (entry === 1 ? 0.1 : 0)) : WQK,
        WVP,
      }),
    );
    const unroll = unrollers(shape, disturbed);
    const [whole, numbers] = [unroll.network(prompts[0]), unroll.numbers(prompts[0])];
    const found = differences(whole, numbers);
    expect([...found.slice(0, 2)]).toEqual([0, 0]);
    const squares = whole[2][0].reduce((sum, value, at) => sum + (value - numbers[2][0][at]) ** 2, 0);
    expect(found[2]).toBeCloseTo(squares / whole[2][0].length, 15);
    expect(found[2]).toBeGreaterThan(0);
  });

  it("is left out where one of the two diverges, and counted", () => {
    const wild = network.map(() => blockScalarLayer(shape, [1, 1000, 1000]));
    const { readings } = finish(compare(shape, wild, prompts));
    expect(readings.numbers.leftOut).toBeGreaterThan(6);
  });
});

describe("EAGLE by theory, as a network would carry it", () => {
  it.each(everyRegime.filter(([name]) => name !== "limited"))("comes to D, whatever the sign of the network (%s)", (_, some) => {
    const long = { ...some, layers: 60, sign: 1 } as const;
    const [prompt] = promptsOf(some, { seed: 5n, rank: 2, decay: 0.9 }, testStream(0), 1);
    const truth = hiddenOf(some, prompt);
    const answer = readingAnswer(long, "theory", eagleStates({ ...long, layers: 20 }, prompt));
    expect(largestEntry(answer.map((value, at) => value - truth[at]))).toBeLessThan(1e-3 * Math.max(1, largestEntry(truth)));
  });
});

describe("what machines send one another", () => {
  const distributed = regime("distributed");

  it("is C and D alone for three numbers, and is told block by block", () => {
    const layer = blockScalarLayer(distributed, [1, -2, -3]);
    const reading = readSent(distributed, layer);
    expect(reading.hidden).toBe(1);
    expect(reading.sent).toMatchObject({ known: 0, knownToHidden: 0, hiddenToKnown: 0 });
    expect(reading.sent.hidden).toBeCloseTo(3 * Math.sqrt(distributed.nPrime), 14);
    expect(reading.own.known).toBeCloseTo(2 * Math.sqrt(distributed.n / distributed.machines), 14);
    // One entry of what the first machine makes of its own A and sends to the second.
    const features = distributed.n / distributed.machines + distributed.nPrime;
    layer.WVP[0][features] = 4;
    const { hidden, sent } = readSent(distributed, layer);
    const pairs = distributed.machines * (distributed.machines - 1);
    expect(sent.known).toBeCloseTo(4 / Math.sqrt(pairs), 14);
    expect(hidden).toBeCloseTo((pairs * 9 * distributed.nPrime) / (pairs * 9 * distributed.nPrime + 16), 14);
  });

  it("is nothing where there is one", () => {
    expect(() => readSent(shape, network[0])).toThrow(TypeError);
  });
});

describe("narrow weights", () => {
  const limited = { ...regime("limited"), n: 4, d: 4, nPrime: 1 };
  // Two orthonormal columns of four.
  const S = [0.5, 0.5, 0.5, 0.5, 0.5, -0.5, 0.5, -0.5];
  const projector = (i: number, j: number) => S[i] * S[j] + S[4 + i] * S[4 + j];
  const matrix = (known: number, hidden: number) =>
    Float64Array.from({ length: 25 }, (_, at) => {
      const [i, j] = [Math.floor(at / 5), at % 5];
      return i < 4 && j < 4 ? known * projector(i, j) : i === j ? hidden : 0;
    });

  it("are read as the sketch and the numbers that they were made of, with signs turned", () => {
    const reading = readSketch(limited, { WQK: matrix(-2, 0), WVP: [matrix(0.5, 3)] });
    expect(reading.scalars.map((value) => Number(value.toFixed(12)))).toEqual([2, -0.5, -3]);
    expect(reading.deviation).toBeLessThan(1e-12);
    expect(reading.WQK.asymmetry).toBeLessThan(1e-14);
    expect(Math.min(...reading.cosines)).toBeGreaterThan(1 - 1e-12);
    expect(reading.WQK.eigenvalues.map((value) => Number(value.toFixed(12)))).toEqual([2, 2, 0, 0]);
  });

  it("become themselves again from that reading, up to the sign that changes nothing", () => {
    const { WQK, WVP } = reducedLayer(limited, { WQK: matrix(-2, 0), WVP: [matrix(0.5, 3)] });
    expect(largestEntry(WQK.map((value, at) => value - matrix(2, 0)[at]))).toBeLessThan(1e-12);
    expect(largestEntry(WVP[0].map((value, at) => value - matrix(-0.5, -3)[at]))).toBeLessThan(1e-12);
  });

  it("have the share that is not symmetric", () => {
    const skew = matrix(1, 0);
    skew[1] += 1;
    skew[5] -= 1;
    const { asymmetry } = readSketch(limited, { WQK: skew, WVP: [matrix(-1, 1)] }).WQK;
    // Half the difference from the transpose: two entries of 1 over a norm of sqrt(2 + 2).
    expect(asymmetry).toBeCloseTo(Math.sqrt(2) / 2, 12);
  });

  it("are the only ones with such a reading", () => {
    expect(() => readSketch(shape, network[0])).toThrow(TypeError);
  });
});
