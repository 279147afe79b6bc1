/**
 * Baselines of filling in the chain. They have its transition probabilities and differ in the part of a sequence that they use:
 * nothing, the past, neighbours, or all visible states; with the direction of the sequence or without it.
 */
import { exponential } from "../../../../platform/numerics/exponential";
import { logarithm } from "../../../../platform/numerics/logarithm";
import type { SequenceBatch } from "../encoder/batch";
import { chain } from "./chain";
import type { Baseline } from "./task";

const states = chain.length;

type Row = readonly number[];

/** The stationary distribution: the row that the transition matrix maps to itself. */
export const stationary: Row = (() => {
  let row: Row = new Array<number>(states).fill(1 / states);
  for (let i = 0; i < 500; i++) row = stepped(row);
  return row;
})();

/** Probabilities of the next state. */
function stepped(row: Row): number[] {
  return row.map((_, to) => row.reduce((sum, share, from) => sum + share * chain[from][to], 0));
}

const powers: (readonly Row[])[] = [chain.map((_, from) => chain.map((__, to) => (from === to ? 1 : 0)))];

/** P^steps: row, the state now; column, the one `steps` tokens later. */
function chainPower(steps: number): readonly Row[] {
  while (powers.length <= steps) powers.push(powers[powers.length - 1].map(stepped));
  return powers[steps];
}

interface Posteriors {
  /** For each token the probabilities of the states, from the visible states before it. */
  readonly left: readonly Row[];
  /** From all visible states. */
  readonly both: readonly Row[];
  /** ln of the probability of the visible states. */
  readonly evidence: number;
}

/** By the forward-backward algorithm. @param symbols  of one sequence; symbols other than states are hidden states. */
function posteriorsOf(symbols: ArrayLike<number>): Posteriors {
  const seen = Array.from(symbols, (symbol) => chain.map((_, state) => (symbol >= states || symbol === state ? 1 : 0)));
  const left: Row[] = [];
  let ahead: Row = stationary;
  let evidence = 0;
  for (const here of seen) {
    left.push(normalised(ahead));
    const met = ahead.map((share, state) => share * here[state]);
    evidence += logarithm(met.reduce((sum, share) => sum + share, 0));
    ahead = stepped(normalised(met));
  }
  const both: Row[] = new Array(symbols.length);
  let behind: Row = new Array<number>(states).fill(1);
  for (let t = symbols.length - 1; t >= 0; t--) {
    both[t] = normalised(left[t].map((share, state) => share * seen[t][state] * behind[state]));
    const here = normalised(behind.map((share, state) => share * seen[t][state]));
    behind = here.map((_, from) => chain[from].reduce((sum, share, to) => sum + share * here[to], 0));
  }
  return { left, both, evidence };
}

/** A visible state, so many tokens away. */
interface Neighbour {
  readonly state: number;
  readonly steps: number;
}

/** The nearest visible state on one side, at most `reach` tokens away; null where there is none. */
function visibleFrom(symbols: Int32Array, token: number, side: -1 | 1, reach: number): Neighbour | null {
  for (let steps = 1; steps <= reach; steps++) {
    const symbol = symbols[token + side * steps];
    if (symbol === undefined) return null;
    if (symbol < states) return { state: symbol, steps };
  }
  return null;
}

/** pi_l P^a(l, s) P^b(s, r) for every state s, of neighbours l and r that are a and b tokens away. */
function between(left: Neighbour | null, right: Neighbour | null): Row {
  return stationary.map(
    (share, state) =>
      (left ? stationary[left.state] * chainPower(left.steps)[left.state][state] : share) *
      (right ? chainPower(right.steps)[state][right.state] : 1),
  );
}

/** From two neighbours of which it is not known which one is on the left: both orders count, each as likely as it is. */
function withoutSides(symbols: Int32Array, token: number, reach: number): Row {
  const [one, other] = ([-1, 1] as const).map((side) => visibleFrom(symbols, token, side, reach));
  const [ahead, behind] = [between(one, other), between(other, one)];
  return normalised(ahead.map((share, state) => share + behind[state]));
}

/** From all visible states of a sequence that was read forwards or backwards, it is not known which: each weighs as likely as it is. */
function withoutDirection(straight: Posteriors, turned: Posteriors, token: number): Row {
  const weight = 1 / (1 + exponential(turned.evidence - straight.evidence));
  const other = turned.both[turned.both.length - 1 - token];
  return straight.both[token].map((share, state) => weight * share + (1 - weight) * other[state]);
}

function normalised(shares: Row): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** One sequence, and what the readers share. */
interface Known {
  readonly symbols: Int32Array;
  readonly straight: Posteriors;
  /** Of the reversed sequence. */
  readonly turned: Posteriors;
}

/** Probabilities of the states at a token. */
const readers: Readonly<Record<string, (known: Known, token: number) => Row>> = {
  unigram: () => stationary,
  left: ({ straight }, token) => straight.left[token],
  blind: ({ symbols }, token) => withoutSides(symbols, token, 1),
  visible: ({ symbols }, token) => withoutSides(symbols, token, symbols.length),
  unsided: ({ straight, turned }, token) => withoutDirection(straight, turned, token),
  bayes: ({ straight }, token) => straight.both[token],
};

export function chainBaselines({ count, length, symbols, answers, counts }: SequenceBatch): readonly Baseline[] {
  const found = Object.entries(readers).map(([id, read]) => ({ id, read, loss: 0, hits: 0 }));
  let all = 0;
  for (let s = 0; s < count; s++) {
    const row = symbols.subarray(s * length, (s + 1) * length);
    const known: Known = { symbols: row, straight: posteriorsOf(row), turned: posteriorsOf(row.toReversed()) };
    for (let t = 0; t < length; t++) {
      const at = s * length + t;
      if (counts && counts[at] === 0) continue;
      all++;
      for (const one of found) {
        const shares = one.read(known, t);
        one.loss -= logarithm(shares[answers[at]]);
        if (shares.indexOf(Math.max(...shares)) === answers[at]) one.hits++;
      }
    }
  }
  return found.map(({ id, loss, hits }) => ({ id, loss: loss / all, accuracy: hits / all }));
}
