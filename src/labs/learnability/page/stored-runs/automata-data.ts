/** What the panel draws of stored runs of Fig. 4: tokens until 99 % accuracy against one of the sizes of an automaton. */
import type { LossData, LossLine } from "../../../../platform/charts/loss-data";
import { middle } from "../../../../platform/charts/seeds";
import { joinSentences } from "../../../../platform/ui/grammar";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { automataSeeds, center, sizesAt, traceCounts, type Varied, varied, variedNames } from "../../engine/stored-runs/figure-4";
import type { StoredCounts } from "../../engine/stored-runs/stored-runs";
import { storedText } from "./words";

/** Tokens of so many traces, as the paper counts them: traces times letters of a word. */
function tokensOf(name: Varied, value: number, traces: number): number {
  return traces * sizesAt(name, value).length;
}

/** Least, median and greatest of the seeds. */
function spread(counts: readonly number[]): readonly [least: number, median: number, greatest: number] {
  const sorted = counts.toSorted((a, b) => a - b);
  return [sorted[0], Math.round(middle(sorted)), sorted[sorted.length - 1]];
}

const looks = {
  states: { hue: 0, marker: 0, stroke: "solid" },
  letters: { hue: 2, marker: 1, stroke: "dashed" },
  length: { hue: 4, marker: 2, stroke: "dotted" },
} as const;

export function storedAutomata(counts: StoredCounts): LossData {
  const lines = variedNames.map((name): LossLine => {
    const bands = varied[name].map((value, k) => spread(counts[name][k]).map((traces) => tokensOf(name, value, traces)));
    const [lower, median, upper] = [0, 1, 2].map((which) => bands.map((band) => (Number.isFinite(band[which]) ? band[which] : Number.NaN)));
    const { hue, ...look } = looks[name];
    return {
      id: name,
      name: storedText.automata.sizes[name],
      color: `var(--ramp-${hue})`,
      textColor: `var(--ramp-text-${hue})`,
      ...look,
      x: varied[name],
      main: median,
      thin: null,
      band: { low: Float64Array.from(lower), high: Float64Array.from(upper) },
      note: "",
      diverged: false,
    };
  });
  const high = Math.max(...variedNames.flatMap((name) => varied[name]));
  return { lines, levels: [], guides: [], marks: [], axis: { scale: "linear", low: 0, high, whole: true } };
}

/** The median number of tokens over the seeds. */
function medianAt(counts: StoredCounts, name: Varied, index: number): number {
  return tokensOf(name, varied[name][index], spread(counts[name][index])[1]);
}

/** The factor by which the tokens grow from the first value of a size to its last. */
function growthOf(counts: StoredCounts, name: Varied) {
  const last = varied[name].length - 1;
  return { from: varied[name][0], to: varied[name][last], factor: medianAt(counts, name, last) / medianAt(counts, name, 0) };
}

export function automataSentence(counts: StoredCounts): string {
  const [states, letters, length] = variedNames.map((name) => growthOf(counts, name));
  return joinSentences(
    storedText.automata.origin(automataSeeds.length, center.states),
    storedText.automata.growth(states, letters, length),
  );
}

export function automataTable(counts: StoredCounts): DataTable {
  const { size, value, traces, tokens, seed } = storedText.automata.columns;
  return {
    columns: [size, value, traces, tokens, ...automataSeeds.map((one) => seed(one))],
    rows: variedNames.flatMap((name) =>
      varied[name].map((one, k) => [
        storedText.automata.sizes[name],
        one,
        spread(counts[name][k])[1],
        medianAt(counts, name, k),
        ...counts[name][k],
      ]),
    ),
  };
}

/** Most traces that were tried. */
export const mostTraces = traceCounts[traceCounts.length - 1];
