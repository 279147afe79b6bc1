import { describe, expect, it } from "vitest";
import type { SequenceBatch } from "../encoder/batch";
import { LionWorkspace } from "../workspace";
import { chain } from "./chain";
import writtenDigits from "./digit-images.json";
import { digitImagesOf, digits } from "./digits";
import { testDraws } from "./draws";
import { infilling, stationary } from "./infilling";
import { listops } from "./listops";
import { markers } from "./markers";
import { neighbours } from "./neighbours";
import { recall } from "./recall";
import type { Baseline, SequenceTask } from "./task";
import { corpusOf, maskedPieces } from "./text";
import { walls } from "./walls";
import { whichFirst, whichFirstFromMean } from "./which-first";

const images = digitImagesOf(writtenDigits);
const draws = () => testDraws(new LionWorkspace(), 5n);
const drawn = (task: SequenceTask, count = 400): SequenceBatch => task.generate(draws(), count, task.usual.length);
const of = (baselines: readonly Baseline[], id: string) => baselines.find((one) => one.id === id)!;

/** All baselines of a task come at once, and several tests ask for one each: they are computed once. */
const known = new Map<SequenceTask, readonly Baseline[]>();
function baseline(task: SequenceTask, id: string): Baseline {
  const all = known.get(task) ?? task.baselines(drawn(task));
  known.set(task, all);
  return of(all, id);
}

/** Of the notes on LION in small, section 3, over other draws; 400 sequences are good for about a hundredth. */
describe("what no learner needs", () => {
  it.each([
    ["the nearest letter between walls", walls, "nearest", 0.876],
    ["the commonest letter between walls", walls, "bag", 0.413],
    ["the number of markers alone", markers, "bag", 0.337],
    ["the commonest number of neighbours", neighbours, "commonest", 0.424],
    ["the commonest value", recall, "bag", 0.221],
  ])("%s is right as often as in the notes", (_, task, id, share) => {
    expect(Math.abs(baseline(task, id).accuracy - share)).toBeLessThan(0.02);
  });

  it.each([
    ["how often states occur", "unigram", 1.812],
    ["what stands before", "left", 1.114],
    ["everything that is seen", "bayes", 0.661],
  ])("filling in from %s costs as many nats as in the notes", (_, id, nats) => {
    expect(Math.abs(baseline(infilling, id).loss! - nats)).toBeLessThan(0.04);
  });
});

/** Of a hidden state given the visible ones, by adding up all completions of a short sequence; read backwards too where its direction is unknown. */
function byAllCompletions(symbols: readonly number[], token: number, directions: readonly (1 | -1)[]): readonly number[] {
  const hidden = symbols.flatMap((symbol, at) => (symbol >= chain.length ? [at] : []));
  const sums = new Array<number>(chain.length).fill(0);
  for (let code = 0; code < chain.length ** hidden.length; code++) {
    const whole = [...symbols];
    for (const [digit, at] of hidden.entries()) whole[at] = Math.floor(code / chain.length ** digit) % chain.length;
    for (const direction of directions) {
      const read = direction === 1 ? whole : whole.toReversed();
      sums[whole[token]] += read.reduce((chance, state, at) => chance * (at === 0 ? stationary[state] : chain[read[at - 1]][state]), 1);
    }
  }
  const all = sums.reduce((total, sum) => total + sum, 0);
  return sums.map((sum) => sum / all);
}

describe("the baselines of the chain", () => {
  const onTests = (seed: bigint) => infilling.baselines(infilling.generate(testDraws(new LionWorkspace(), seed), 1024, 32));
  // Computed by the first test that asks, for all of them.
  let ofSeed9001: readonly Baseline[] | null = null;

  it.each([
    ["blind", 1.0259],
    ["visible", 0.9248],
    ["unsided", 0.6781],
    ["bayes", 0.6763],
  ])("%s costs the nats that NumPy gives with powers of the transition matrix, on the tests of seed 9001", (id, nats) => {
    ofSeed9001 ??= onTests(9001n);
    expect(of(ofSeed9001, id).loss).toBeCloseTo(nats, 4);
  });

  it("ignoring sides costs 0.87 to 0.93 nats by the nearest visible neighbours, more by adjacent ones alone", () => {
    for (const seed of [1n, 2n]) {
      const baselines = onTests(seed);
      const visible = of(baselines, "visible").loss!;
      expect(visible).toBeGreaterThan(0.87);
      expect(visible).toBeLessThan(0.93);
      expect(of(baselines, "blind").loss! - visible).toBeGreaterThan(0.08);
      expect(of(baselines, "unsided").loss).toBeGreaterThan(of(baselines, "bayes").loss!);
    }
  });

  it("with and without the direction are sums over all completions of what is hidden", () => {
    const [mask, start] = [chain.length, chain.length + 1];
    for (const symbols of [
      [start, 3, mask, 9, 6, mask],
      [start, mask, mask, 1, 4],
    ]) {
      for (const [token, symbol] of symbols.entries()) {
        if (symbol !== mask) continue;
        for (const [id, directions] of [
          ["bayes", [1]],
          ["unsided", [1, -1]],
        ] as const) {
          const shares = byAllCompletions(symbols, token, directions);
          for (const answer of [0, 4, 7]) {
            const only = (at: number, value: number) => Int32Array.from(symbols, (_, other) => (other === at ? value : 0));
            const counts = Float64Array.from(only(token, 1));
            const batch = { count: 1, length: symbols.length, symbols: Int32Array.from(symbols), secondSymbols: null, patches: null };
            const { loss } = of(infilling.baselines({ ...batch, answers: only(token, answer), counts }), id);
            expect(loss).toBeCloseTo(-Math.log(shares[answer]), 10);
          }
        }
      }
    }
  });
});

/** Reads a list by a stack: the items between an operation and its end are evaluated at the end. */
function workedOut(symbols: Iterable<number>): number {
  const open: number[][] = [[]];
  for (const symbol of symbols) {
    if (symbol < 10) open.at(-1)!.push(symbol);
    else if (symbol < 13) open.push([symbol]);
    else {
      const [operation, ...values] = open.pop()!;
      values.sort((a, b) => a - b);
      open.at(-1)!.push([values[0], values.at(-1)!, values[values.length >> 1]][operation - 10]);
    }
  }
  return open[0][0];
}

describe("the tasks", () => {
  it("answers a list with its value, at any length that lists fit into", () => {
    for (const length of [8, 20, 40]) {
      const { symbols, answers, count } = listops.generate(draws(), 100, length);
      for (let s = 0; s < count; s++) {
        const list = symbols.subarray(s * length + 1, (s + 1) * length).filter((symbol) => symbol < 14);
        expect(list.length).toBeGreaterThanOrEqual(6);
        expect(answers[s]).toBe(workedOut(list));
      }
    }
  });

  it("asks which comes first without a start token at both ends alike: nothing but the order of the marks has a direction", () => {
    const { count, length, symbols } = drawn(whichFirstFromMean, 2000);
    const marksAt = (token: number) =>
      Array.from({ length: count }, (_, s) => symbols[s * length + token]).filter((one) => one >= 8).length;
    for (const token of [0, length - 1]) expect(Math.abs(marksAt(token) / count - 2 / length)).toBeLessThan(0.02);
    expect(new Set(Array.from({ length: count }, (_, s) => symbols[s * length])).size).toBe(10);
  });

  it.each([
    ["walls", walls],
    ["markers", markers],
    ["which first", whichFirst],
    ["infilling", infilling],
    ["neighbours", neighbours],
    ["recall", recall],
    ["lists", listops],
    ["digits", digits(images)],
  ])("%s keep to their alphabets, ask something in every sequence, and come again the same", (_, task) => {
    const batch = drawn(task, 20);
    const answers = batch.answers.length / batch.count;
    for (const symbol of batch.symbols) expect(symbol >= 0 && symbol < task.symbols).toBe(true);
    for (const answer of batch.answers) expect(answer >= 0 && answer < task.outputs).toBe(true);
    for (let s = 0; s < batch.count; s++)
      expect(batch.counts === null || batch.counts.subarray(s * answers, (s + 1) * answers).includes(1)).toBe(true);
    expect(drawn(task, 20)).toEqual(batch);
  });

  /** The image that a sequence of patches was cut from, as it is shipped: patch by patch and pixel by pixel put back in its place. */
  function imageOf(patches: Float64Array): string {
    const rows = Array.from({ length: 8 }, () => new Array<string>(8));
    let at = 0;
    for (const top of [0, 2, 4, 6])
      for (const left of [0, 2, 4, 6])
        for (const [down, right] of [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ])
          rows[top + down][left + right] = Math.round((patches[at++] / 2 + 0.3) * 16).toString(17);
    return rows.flat().join("");
  }

  it("digits: patches are those of an image, row by row; tests are all images that are kept back, once", () => {
    const { pixels, digits: answers } = writtenDigits;
    const known = new Map(Array.from(answers, (answer, image) => [pixels.slice(64 * image, 64 * (image + 1)), { image, answer }]));
    const task = digits(images);
    const seen = (batch: SequenceBatch) =>
      Array.from({ length: batch.count }, (_, s) => {
        const found = known.get(imageOf(batch.patches!.subarray(64 * s, 64 * (s + 1))));
        expect(found?.answer).toBe(String(batch.answers[s]));
        return found!.image;
      });
    for (const image of seen(task.generate(draws(), 100, 16))) expect(image).toBeLessThan(1437);
    const tests = seen(task.generateTests!(draws(), 1024, 16));
    expect(tests.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 360 }, (_, at) => 1437 + at));
  });

  it("digits: marks of ink are those of the patch", () => {
    const { symbols, patches } = drawn(digits(images), 5);
    symbols.forEach((level, token) => {
      const ink = patches!.subarray(4 * token, 4 * token + 4).reduce((sum, value) => sum + value / 2 + 0.3, 0);
      expect(level).toBe(ink < 1e-9 ? 0 : ink < 2 - 1e-9 ? 1 : 2);
    });
  });

  it("walls: every filler has the letter of its own segment", () => {
    const { symbols, answers, counts, length, count } = drawn(walls, 50);
    for (let s = 0; s < count; s++) {
      const [row, right] = [symbols, answers].map((all) => all.subarray(s * length, (s + 1) * length));
      for (let t = 0; t < length; t++) {
        if (counts![s * length + t] === 0) continue;
        const from = row.subarray(0, t).lastIndexOf(6) + 1;
        const wall = row.indexOf(6, t);
        const segment = Array.from(row.subarray(from, wall < 0 ? length : wall));
        expect(segment.filter((symbol) => symbol < 6)).toEqual([right[t]]);
      }
    }
  });

  it("markers: distances are those of the nearest one", () => {
    const { symbols, answers, length } = drawn(markers, 1);
    for (let t = 0; t < length; t++) {
      const distances = Array.from(symbols.keys()).flatMap((other) => (symbols[other] === 4 ? [Math.abs(other - t)] : []));
      expect(answers[t]).toBe(Math.min(7, ...distances));
    }
  });

  it("the rows of the chain sum to one", () => {
    for (const row of chain) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it("text keeps letters and signs alone, and every piece is the text where it is seen", () => {
    const corpus = corpusOf("It was; the BEST of -- times,\n\nit was the worst: ".repeat(30));
    expect(corpus.characters).toBe(" ,abefhimorstw");
    const { symbols, answers, counts, length } = maskedPieces(corpus, corpus.train, draws(), 8, 24);
    const whole = Array.from(corpus.train).join(",");
    for (let s = 0; s < 8; s++) {
      expect(whole).toContain(Array.from(answers.subarray(s * length, (s + 1) * length)).join(","));
      expect(symbols[s * length]).toBe(corpus.characters.length + 1);
    }
    symbols.forEach((symbol, at) => {
      if (at % length === 0) return;
      expect(symbol).toBe(counts![at] === 1 ? corpus.characters.length : answers[at]);
    });
  });
});
