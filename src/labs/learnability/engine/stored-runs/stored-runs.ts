/**
 * Runs that were trained beforehand, beyond the patience of a reader: quartiles over the seeds for drawing, rounded to two digits, and the
 * end of every seed in full. scripts/stored-figures.ts makes them.
 */

import { type Model, models, type PanelOfFigure1, panelsOfFigure1, type Rate, rates } from "./figure-1";
import { automataSeeds, type Varied, varied } from "./figure-4";

/** A model at one of the rates. */
export interface StoredCurve {
  readonly model: Model;
  readonly at: Rate;
  /** The learning rate itself. */
  readonly rate: number;
  /** Over the seeds, at the marks of the panel; infinite where a run has diverged. */
  readonly lower: readonly number[];
  readonly median: readonly number[];
  readonly upper: readonly number[];
  /** Of every seed, at the last step. */
  readonly ends: readonly number[];
}

export interface StoredPanel {
  readonly curves: readonly StoredCurve[];
  /** Test error of the closed form for every seed. */
  readonly closedForm: readonly number[];
}

/** For each value of the varied size, in their order, and each seed: the fewest traces that suffice; infinite where none does. */
export type StoredCounts = Readonly<Record<Varied, readonly (readonly number[])[]>>;

export interface StoredFigures {
  /** Versions of the kernels that trained them. */
  readonly kernels: string;
  readonly machine: string;
  /** Processor time of all runs. */
  readonly seconds: number;
  readonly figure1: Readonly<Record<PanelOfFigure1, StoredPanel>>;
  readonly figure4: StoredCounts;
}

const format = "learnability-stored-runs";

/**
 * The quartiles of positive values: those at a quarter, a half and three quarters of the way through them. Between two values they
 * are interpolated geometrically, as errors are drawn on a logarithmic axis; infinite if one of the two is.
 */
export function quartiles(values: readonly number[]): readonly [lower: number, median: number, upper: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => {
    const below = Math.floor(place);
    return place === below ? sorted[below] : sorted[below] ** (below + 1 - place) * sorted[below + 1] ** (place - below);
  };
  const last = sorted.length - 1;
  return [at(last / 4), at(last / 2), at((3 * last) / 4)];
}

/** @param runs  errors of every seed at the marks. */
export function curveOf(model: Model, at: Rate, rate: number, runs: readonly (readonly number[])[]): StoredCurve {
  const bands = runs[0].map((_, mark) => quartiles(runs.map((run) => run[mark])));
  const rounded = (which: 0 | 1 | 2) => bands.map((band) => Number(band[which].toPrecision(2)));
  return { model, at, rate, lower: rounded(0), median: rounded(1), upper: rounded(2), ends: runs.map((run) => run[run.length - 1]) };
}

/** Infinite numbers are null, as everywhere in JSON. */
export function writeStoredFigures(figures: StoredFigures): string {
  const { figure1, figure4, ...about } = figures;
  const curves = (panel: PanelOfFigure1) =>
    figure1[panel].curves.map(({ rate, lower, median, upper, ends }) => JSON.stringify([rate, lower, median, upper, ends])).join(",\n");
  const panels = panelNames.map(
    (name) => `"${name}":{"closedForm":${JSON.stringify(figure1[name].closedForm)},"curves":[\n${curves(name)}\n]}`,
  );
  return `${JSON.stringify({ format, version: 1, ...about }).slice(0, -1)},"figure1":{\n${panels.join(",\n")}\n},\n"figure4":${JSON.stringify(figure4)}}\n`;
}

const panelNames = Object.keys(panelsOfFigure1) as PanelOfFigure1[];

/** Curves by rate, then by model. */
export const curvesOfPanel: readonly { readonly at: Rate; readonly model: Model }[] = rates.flatMap((at) =>
  models.map((model) => ({ at, model })),
);

type Written = readonly (number | null)[];

/** @throws {Error} for a text that is none of `writeStoredFigures`. */
export function readStoredFigures(text: string): StoredFigures {
  const read = JSON.parse(text);
  if (read.format !== format) throw new Error("these are no stored runs");
  const infinite = (values: Written) => values.map((value) => value ?? Number.POSITIVE_INFINITY);
  const panel = (name: PanelOfFigure1): StoredPanel => {
    const { closedForm, curves } = read.figure1[name] as { closedForm: number[]; curves: [number, Written, Written, Written, Written][] };
    if (curves.length !== curvesOfPanel.length) throw new Error(`${name} has ${curves.length} curves`);
    return {
      closedForm,
      curves: curves.map(([rate, lower, median, upper, ends], k) => ({
        ...curvesOfPanel[k],
        rate,
        lower: infinite(lower),
        median: infinite(median),
        upper: infinite(upper),
        ends: infinite(ends),
      })),
    };
  };
  const counts = (name: Varied) => {
    const rows = (read.figure4 as Readonly<Record<Varied, readonly Written[]>>)[name].map(infinite);
    if (rows.length !== varied[name].length || rows.some((row) => row.length !== automataSeeds.length))
      throw new Error(`${name} has not every value and seed`);
    return rows;
  };
  const { kernels, machine, seconds } = read as Pick<StoredFigures, "kernels" | "machine" | "seconds">;
  return {
    kernels,
    machine,
    seconds,
    figure1: { "figure-1a": panel("figure-1a"), "figure-1b": panel("figure-1b") },
    figure4: { states: counts("states"), letters: counts("letters"), length: counts("length") },
  };
}
