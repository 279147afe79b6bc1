/** A Markov chain with a quarter of its symbols masked, which are to be filled in. What a perfect reader gets is computed. */
import { logarithm } from "../../numerics/logarithm";
import type { SequenceBatch } from "../encoder/batch";
import { chain } from "./chain";
import type { Draws } from "./draws";
import { type Baseline, emptyBatch, type SequenceTask } from "./task";

const states = chain.length;
const mask = states;
const start = states + 1;
const rate = 0.25;

/** How often each state occurs in the long run: the row that the chain leaves as it is. */
export const stationary = (() => {
  let row = new Array<number>(states).fill(1 / states);
  for (let i = 0; i < 500; i++) row = row.map((_, to) => row.reduce((sum, share, from) => sum + share * chain[from][to], 0));
  return row;
})();

export const infilling: SequenceTask = {
  symbols: states + 2,
  secondSymbols: 0,
  outputs: states,
  readOut: "token",
  grid: null,
  usual: { length: 32, batch: 32, steps: 400, layers: 2 },
  generate,
  baselines,
};

function generate(draws: Draws, count: number, length: number): SequenceBatch {
  const batch = emptyBatch(count, length);
  for (let s = 0; s < count; s++) {
    const from = s * length;
    for (let t = 0; t < length; t++) {
      batch.answers[from + t] = draws.weighted(t === 0 ? stationary : chain[batch.answers[from + t - 1]]);
      const masked = t > 0 && draws.uniform() < rate;
      batch.counts[from + t] = masked ? 1 : 0;
    }
    // Every sequence has something to fill in.
    batch.counts[from + draws.integer(1, length)] = 1;
    for (let t = 0; t < length; t++) batch.symbols[from + t] = batch.counts[from + t] === 1 ? mask : batch.answers[from + t];
    batch.symbols[from] = start;
  }
  return batch;
}

interface Posteriors {
  /** For each token the probabilities of the states, from what stands before it. */
  readonly left: readonly (readonly number[])[];
  /** From everything that is seen. */
  readonly both: readonly (readonly number[])[];
}

/** By the forward-backward algorithm. */
function posteriorsOf(symbols: Int32Array): Posteriors {
  const seen = Array.from(symbols, (symbol) =>
    Array.from({ length: states }, (_, state) => (symbol >= states || symbol === state ? 1 : 0)),
  );
  const left: number[][] = [];
  let ahead = stationary;
  for (const evidence of seen) {
    left.push(normalised(ahead));
    const here = normalised(ahead.map((share, state) => share * evidence[state]));
    ahead = here.map((_, to) => here.reduce((sum, share, from) => sum + share * chain[from][to], 0));
  }
  const both: number[][] = new Array(symbols.length);
  let behind = new Array<number>(states).fill(1);
  for (let t = symbols.length - 1; t >= 0; t--) {
    both[t] = normalised(left[t].map((share, state) => share * seen[t][state] * behind[state]));
    const here = normalised(behind.map((share, state) => share * seen[t][state]));
    behind = here.map((_, from) => chain[from].reduce((sum, share, to) => sum + share * here[to], 0));
  }
  return { left, both };
}

/** From both neighbours, for somebody who cannot tell which of them is on the left. */
function sideBlind(symbols: Int32Array, token: number): readonly number[] {
  const [one, other] = [symbols[token - 1], symbols[token + 1]].map((symbol) => (symbol < states ? symbol : null));
  const seen = (left: number | null, right: number | null) =>
    chain.map(
      (row, state) => (left === null ? stationary[state] : stationary[left] * chain[left][state]) * (right === null ? 1 : row[right]),
    );
  const [ahead, behind] = [seen(one, other), seen(other, one)];
  return normalised(ahead.map((share, state) => share + behind[state]));
}

function normalised(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** What each of those who know the chain, but not all that is seen, says of a token. */
const readers: Readonly<Record<string, (posteriors: Posteriors, token: number, symbols: Int32Array) => readonly number[]>> = {
  unigram: () => stationary,
  left: ({ left }, token) => left[token],
  blind: (_, token, symbols) => sideBlind(symbols, token),
  bayes: ({ both }, token) => both[token],
};

function baselines({ count, length, symbols, answers, counts }: SequenceBatch): readonly Baseline[] {
  const found = Object.entries(readers).map(([id, read]) => ({ id, read, loss: 0, hits: 0 }));
  let all = 0;
  for (let s = 0; s < count; s++) {
    const row = symbols.subarray(s * length, (s + 1) * length);
    const posteriors = posteriorsOf(row);
    for (let t = 0; t < length; t++) {
      const at = s * length + t;
      if (counts && counts[at] === 0) continue;
      all++;
      for (const one of found) {
        const shares = one.read(posteriors, t, row);
        one.loss -= logarithm(shares[answers[at]]);
        if (shares.indexOf(Math.max(...shares)) === answers[at]) one.hits++;
      }
    }
  }
  return found.map(({ id, loss, hits }) => ({ id, loss: loss / all, accuracy: hits / all }));
}
