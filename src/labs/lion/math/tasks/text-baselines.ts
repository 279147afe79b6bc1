/**
 * Baselines of filling in characters, by counts of neighbours in the first nine tenths of a text, 0.1 added to every count. A
 * neighbour that is masked, or outside the piece, is not used.
 */
import { logarithm } from "../../../../platform/numerics/logarithm";
import type { SequenceBatch } from "../encoder/batch";
import type { Baseline } from "./task";
import type { Corpus } from "./text";

const added = 0.1;

type Side = "left" | "right";
/** The neighbours that a rule uses, and whether it ignores their sides. */
interface Rule {
  readonly id: string;
  readonly sides: readonly Side[];
  readonly blind: boolean;
}

const rules: readonly Rule[] = [
  { id: "unigram", sides: [], blind: false },
  { id: "left", sides: ["left"], blind: false },
  { id: "blind", sides: ["left", "right"], blind: true },
  { id: "sides", sides: ["left", "right"], blind: false },
];

const opposite = { left: "right", right: "left" } as const;

export function textBaselines({ characters, train }: Corpus): (batch: SequenceBatch) => readonly Baseline[] {
  const classes = characters.length;
  const tables = new Map<string, Float64Array>();
  /** Counts of a character by the neighbours that are used. */
  const tableOf = (sides: readonly Side[]) => {
    const key = sides.join();
    const known = tables.get(key);
    if (known) return known;
    const table = new Float64Array(classes ** (sides.length + 1)).fill(added);
    for (let at = 1; at + 1 < train.length; at++) {
      const context = sides.reduce((place, side) => place * classes + train[side === "left" ? at - 1 : at + 1], 0);
      table[context * classes + train[at]]++;
    }
    tables.set(key, table);
    return table;
  };
  /** Counts of each character between such neighbours. */
  const between = (neighbours: readonly (readonly [Side, number])[]) => {
    const ordered = (["left", "right"] as const).flatMap((side) => neighbours.filter(([own]) => own === side));
    const context = ordered.reduce((place, [, symbol]) => place * classes + symbol, 0);
    return tableOf(ordered.map(([side]) => side)).subarray(context * classes, (context + 1) * classes);
  };
  const sharesAt = ({ symbols, length }: SequenceBatch, at: number, { sides, blind }: Rule): readonly number[] => {
    const neighbours = sides.flatMap((side) => {
      const place = (at % length) + (side === "left" ? -1 : 1);
      const symbol = place < 0 || place >= length ? classes : symbols[at - (at % length) + place];
      return symbol < classes ? [[side, symbol] as const] : [];
    });
    const counts = Array.from(between(neighbours));
    const turned = blind ? between(neighbours.map(([side, symbol]) => [opposite[side], symbol] as const)) : null;
    const all = turned ? counts.map((count, symbol) => count + turned[symbol]) : counts;
    const sum = all.reduce((total, count) => total + count, 0);
    return all.map((count) => count / sum);
  };
  return (batch) =>
    rules.map((rule) => {
      let [loss, hits, all] = [0, 0, 0];
      batch.answers.forEach((answer, at) => {
        if (batch.counts?.[at] === 0) return;
        const shares = sharesAt(batch, at, rule);
        all++;
        loss -= logarithm(shares[answer]);
        if (shares.indexOf(Math.max(...shares)) === answer) hits++;
      });
      return { id: rule.id, loss: loss / all, accuracy: hits / all };
    });
}
