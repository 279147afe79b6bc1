/**
 * Where the numbers in the texts of presets come from, and how they are compared. For tests and for `npm run verify`.
 */
import { readFileSync } from "node:fs";
import { type Numeral, numeralsIn } from "../../../../platform/ui/numerals";
import type { Experiment } from "../../document/document";
import { type Preset, presets } from "../../document/presets";
import { plainCommentary } from "../../document/presets/commentary";
import { paperNotes } from "../../document/presets/paper-notes";
import { presetsDe } from "../../document/presets.de";
import type { ResultDigest, RollOutDigest } from "../../engine/result-digest";
import { featureCount } from "../../math/model/samples";
import { dataSize } from "../../math/tasks/size";

/** The texts of a preset, in the order in which the page has them. */
export const textNames = ["title", "commentary", "setting", "reproduced", "differs"] as const;
export type TextName = (typeof textNames)[number];

/** What a preset is and what it results in: `preset-results.json` is held to the bit, here and by verify. */
export interface Facts extends Pick<Experiment, "learners" | "sweep" | "map"> {
  // Which fields a target has depends on its kind; a field that is not there is no number, and no number is equal to it.
  // biome-ignore lint/suspicious/noExplicitAny: paths lead into documents of every kind
  readonly task: any;
  readonly psi: number;
  readonly d: number;
  readonly outputs: number;
  readonly reference: number;
  readonly rank: number;
  readonly nullity: number;
  /** Errors at the end, by learner. */
  readonly ends: ResultDigest["learners"];
  readonly cells: readonly (number | null)[];
  /** What learners make of unseen computations on their own output. */
  readonly rollOuts: readonly RollOutDigest[];
  /** The head that the laboratory opens with, and the expectation of its squared error on memories of Gaussian keys. */
  readonly laboratory: { readonly size: number; readonly error: number };
}

/** A number that the text itself makes so: of a formula, of a figure's name. */
export interface Chosen {
  readonly chosen: number;
  readonly because: string;
}

/** What only a run can tell that is not among the results kept: by its name in what a test or a check measures. */
export interface Measured {
  readonly measured: string;
}

/** A path into the facts, a way to compute it from them, something chosen, or something measured. */
export type Source = string | ((facts: Facts) => number) | Chosen | Measured;

export const chosen = (value: number, because: string): Chosen => ({ chosen: value, because });
export const measured = (name: string): Measured => ({ measured: name });
export const isChosen = (source: Source): source is Chosen => typeof source === "object" && "chosen" in source;
export const isMeasured = (source: Source): source is Measured => typeof source === "object" && "measured" in source;

/** The power of ten next to what a path leads to: for "near 1e-12". */
export const near =
  (path: string) =>
  (facts: Facts): number =>
    Number(`1e${Math.round(Math.log10(at(facts, path)))}`);

/** A bound of which the text says that something keeps it. */
export const bound =
  (value: number, kept: (facts: Facts) => boolean) =>
  (facts: Facts): number =>
    kept(facts) ? value : Number.NaN;

export function presetOf(id: string): Preset {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return preset;
}

function fixture<Entry>(name: string): Readonly<Record<string, Entry>> {
  return JSON.parse(readFileSync(new URL(`../../document/fixtures/${name}`, import.meta.url), "utf8"));
}

const results = fixture<ResultDigest>("preset-results.json");
/** What was meant to change since, with the errors where these changed. */
const since = fixture<Partial<ResultDigest>>("preset-results-since.json");
const rollOuts = fixture<readonly RollOutDigest[]>("preset-roll-outs.json");

export function factsOf(id: string): Facts {
  const { task, learners, sweep, map, laboratory } = presetOf(id).document;
  const size = dataSize(task, null);
  const { rank, nullity, learners: ends, cells = [] } = { ...results[id], ...since[id] };
  if (!size) throw new Error(`the data of ${id} have no size`);
  const { d, outputs, reference = 0 } = size;
  return {
    ...{ task, learners, sweep, map, d, outputs, reference, psi: featureCount(d) },
    ...{ rank, nullity, ends, cells, rollOuts: rollOuts[id] ?? [] },
    laboratory: witnessOf(laboratory.amplitude, outputs, "pairs" in task ? Number(task.pairs) : Number.NaN),
  };
}

/**
 * A witness of amplitude a is a head with V = s E_aj and Q = E_kl - E_lk, s = a / sqrt 2 (`withWitness`). What it adds to its one
 * output is s sum_i k_ij (k_ik q_l - k_il q_k): nothing for the key that is asked for, and for each of the others 2 s^2 in the mean
 * square where all keys are N(0, I).
 */
function witnessOf(amplitude: number, outputs: number, pairs: number): Facts["laboratory"] {
  const size = amplitude / Math.SQRT2;
  return { size, error: (2 * (pairs - 1) * size ** 2) / outputs };
}

/** What a path leads to; not a number where it leads to none. */
function at(facts: Facts, path: string): number {
  const value = path.split(".").reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], facts);
  return typeof value === "number" ? value : Number.NaN;
}

export function numberOf(source: Exclude<Source, Measured>, facts: Facts): number {
  if (typeof source === "string") return at(facts, source);
  return typeof source === "function" ? source(facts) : source.chosen;
}

/** The numbers of a text as they are read. */
export function numbersSaid(id: string, text: TextName, language: "en" | "de"): readonly Numeral[] {
  const preset = presetOf(id);
  const notes = text === "title" || text === "commentary" ? null : text;
  const english = notes ? paperNotes[id]?.[notes] : preset[text as "title" | "commentary"];
  const said = language === "en" ? english : presetsDe[id][text];
  return numeralsIn(plainCommentary(said ?? ""), language);
}
