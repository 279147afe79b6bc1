/** A task on which encoders differ. */
import type { SequenceBatch } from "../encoder/batch";
import type { Draws } from "./draws";

/** The result of a rule without learning, or of the best possible rule. */
export interface Baseline {
  readonly id: string;
  readonly accuracy: number;
  /** In nats; null for an answer that gives no probabilities. */
  readonly loss: number | null;
}

export interface SequenceTask {
  readonly symbols: number;
  readonly secondSymbols: number;
  /** Of a token, where tokens are patches of an image. */
  readonly pixels?: number;
  readonly outputs: number;
  readonly readOut: "token" | "mean" | "first";
  /** Rows and columns where sequences are grids. */
  readonly grid: readonly [number, number] | null;
  /** Settings of its training, by default. */
  readonly usual: { readonly length: number; readonly batch: number; readonly steps: number; readonly layers: number };
  readonly generate: (draws: Draws, count: number, length: number) => SequenceBatch;
  /**
   * Generates test sequences, where they have another source than training sequences; fewer than `count` where the source has no
   * more.
   */
  readonly generateTests?: (draws: Draws, count: number, length: number) => SequenceBatch;
  readonly baselines: (batch: SequenceBatch) => readonly Baseline[];
}

/** A batch that is written token by token. */
export function emptyBatch(count: number, length: number): SequenceBatch & { readonly counts: Float64Array } {
  const all = count * length;
  return {
    count,
    length,
    symbols: new Int32Array(all),
    secondSymbols: null,
    patches: null,
    answers: new Int32Array(all),
    counts: new Float64Array(all),
  };
}

/** The share of counted answers that a rule gets right. @param guess  of the sequence and the token. */
export function accuracyOfRule(
  { count, length, answers, counts }: SequenceBatch,
  guess: (sequence: number, token: number) => number,
): number {
  let [hits, all] = [0, 0];
  for (let s = 0; s < count; s++)
    for (let t = 0; t < length; t++) {
      const weight = counts ? counts[s * length + t] : 1;
      if (weight === 0) continue;
      all += weight;
      if (guess(s, t) === answers[s * length + t]) hits += weight;
    }
  return hits / all;
}

/** The answer that most of the counted tokens have. */
export function commonest({ answers, counts }: Pick<SequenceBatch, "answers" | "counts">): {
  readonly answer: number;
  readonly share: number;
} {
  const tally = new Map<number, number>();
  let all = 0;
  answers.forEach((answer, at) => {
    const weight = counts ? counts[at] : 1;
    all += weight;
    tally.set(answer, (tally.get(answer) ?? 0) + weight);
  });
  const [answer, most] = [...tally].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  return { answer, share: most / all };
}
