/** Curves of the cost panel, from the cost model, measured times and published figures. */
import { formatCount, formatDuration, formatFixed, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import type { GuideLine, LossData, LossLine, LossMark } from "../../../../platform/charts/loss-data";
import type { CostSourceId } from "../../engine/cost/messages";
import {
  breakEvenLength,
  breakEvenWithCarriedStates,
  type HeldShape,
  numbersHeld,
  operationsOf,
  type Shape,
  sumsWithoutDecay,
} from "../../math/cost";
import type { FormName } from "../../math/forms/form";
import { formNames } from "../../math/forms/forms";
import { crossing, fittedGrowth } from "../../math/measured-cost";
import { type PublishedPoint, publishedForms, publishedModels } from "../../math/published-costs";
import { lionPanelText } from "../panels/words";
import type { MeasuredForm } from "./shape";
import { costText } from "./words";

interface Look {
  readonly color: string;
  readonly textColor: string;
  readonly marker: number;
  readonly stroke: LossLine["stroke"];
}

const look = (place: number, marker: number, stroke: LossLine["stroke"]): Look => ({
  color: `var(--ramp-${place})`,
  textColor: `var(--ramp-text-${place})`,
  marker,
  stroke,
});

/** The paper's chunks cost as much as full attention: dashed, so that both are visible where one lies on the other. */
const looks: Readonly<Record<FormName, Look>> = {
  full: look(2, 1, "solid"),
  recurrent: look(0, 0, "solid"),
  chunk: look(1, 7, "dashed"),
  "state-chunk": look(4, 2, "solid"),
};

const others: Look = { color: "var(--muted)", textColor: "var(--muted)", marker: 4, stroke: "dotted" };

/** Lengths of the axis: from those of a sentence to those of a book. */
const [shortest, longest] = [64, 131_072];
const stepsPerDoubling = 2;

const line = (id: string, name: string, its: Look, x: readonly number[], main: readonly number[], note: string): LossLine => ({
  id,
  name,
  ...its,
  x,
  main,
  thin: null,
  band: null,
  note,
  diverged: false,
});

/** Operations, or numbers held, of every form at lengths that include that of the run. */
export function modelLines(show: "operations" | "numbers", shape: HeldShape): LossData {
  const costOf = (form: FormName, of: HeldShape) => (show === "operations" ? operationsOf(form, of) : numbersHeld(form, of));
  const [low, high] = [Math.min(shortest, Math.max(1, shape.length)), Math.max(longest, shape.length)];
  const count = Math.ceil(Math.log2(high / low) * stepsPerDoubling);
  const x = [
    ...new Set([...Array.from({ length: count + 1 }, (_, i) => Math.round(low * (high / low) ** (i / count))), shape.length]),
  ].sort((a, b) => a - b);
  const lines = formNames.map((form) => {
    const main = x.map((length) => costOf(form, { ...shape, length }));
    return line(form, lionPanelText.forms[form], looks[form], x, main, costText.atRun(formatValue(costOf(form, shape))));
  });
  const marks = show === "operations" ? breakEvens(shape, low, high) : [];
  return { lines, levels: [], guides: sumsGuide(show, shape, x), marks: [...marks, runMark(shape)], axis: { scale: "log", low, high } };
}

/** Cost of the same outputs without any sweep, where nothing decays. */
function sumsGuide(show: "operations" | "numbers", shape: HeldShape, x: readonly number[]): readonly GuideLine[] {
  if (shape.decays) return [];
  const main = x.map((length) => sumsWithoutDecay({ ...shape, length })[show]);
  return [{ id: "sums", role: "theory", name: costText.sums, x, main }];
}

function breakEvens(shape: Shape, low: number, high: number): readonly LossMark[] {
  return (["recurrent", "state-chunk"] as const).flatMap((form) => {
    const at = breakEvenOf(form, shape);
    return at < low || at > high ? [] : [{ id: form, name: costText.overtakes[form](formatCount(at)), x: at }];
  });
}

/** The first whole length at which a form takes fewer operations than full attention. */
export function breakEvenOf(form: "recurrent" | "state-chunk", shape: Shape): number {
  return Math.floor(form === "recurrent" ? breakEvenLength(shape) : breakEvenWithCarriedStates(shape)) + 1;
}

const runMark = ({ length }: Shape): LossMark => ({ id: "run", name: costText.run(formatCount(length)), x: Math.max(1, length) });

/** Times of measured forms, and those that the model expects at the fastest measured rate. */
export function timeLines(shape: Shape, measured: readonly MeasuredForm[]): LossData {
  const lengths = measured.flatMap(({ times }) => times.map(({ length }) => length));
  const [low, high] = [Math.min(...lengths), Math.max(...lengths)];
  const severalSources = new Set(measured.map(({ source }) => source)).size > 1;
  const lines = measured.map(({ source, form, times }) => {
    const growth = fittedGrowth(form, shape.chunk, times);
    const note = growth ? costText.power(formatFixed(growth.power, 2)) : "";
    const name = severalSources ? costText.ofSource(lionPanelText.forms[form], costText.sources[source]) : lionPanelText.forms[form];
    return line(
      `${source} ${form}`,
      name,
      { ...looks[form], stroke: source === "wasm" ? looks[form].stroke : "dotted" },
      times.map(({ length }) => length),
      times.map(({ milliseconds }) => milliseconds),
      note,
    );
  });
  const sources = [...new Set(measured.map(({ source }) => source))];
  const guides = sources.flatMap((source) => guidesOf(source, shape, measured, low, high));
  const run = shape.length < low || shape.length > high ? [] : [runMark(shape)];
  return { lines, levels: [], guides, marks: [...crossings(measured), ...run], axis: { scale: "log", low, high: Math.max(high, 2 * low) } };
}

/** Measured lengths from which a form is faster than full attention. */
function crossings(measured: readonly MeasuredForm[]): readonly LossMark[] {
  const timesOf = (form: FormName) => measured.find((one) => one.source === "wasm" && one.form === form)?.times ?? [];
  return (["recurrent", "state-chunk"] as const).flatMap((form) => {
    const at = crossing(timesOf("full"), timesOf(form));
    return at === null ? [] : [{ id: form, name: costText.overtakes[form](formatRounded(at, 2)), x: at }];
  });
}

/** Largest operations per millisecond of all measured times of this source. */
export function fastestRate(source: CostSourceId, shape: Shape, measured: readonly MeasuredForm[]): number {
  const rates = measured
    .filter((one) => one.source === source)
    .flatMap(({ form, times }) => times.map(({ length, milliseconds }) => operationsOf(form, { ...shape, length }) / milliseconds));
  return Math.max(...rates);
}

function guidesOf(source: CostSourceId, shape: Shape, measured: readonly MeasuredForm[], low: number, high: number): readonly GuideLine[] {
  const rate = fastestRate(source, shape, measured);
  const x = Array.from({ length: 33 }, (_, i) => low * (high / low) ** (i / 32));
  return (["full", "recurrent", "state-chunk"] as const).map((form) => ({
    id: `model ${source} ${form}`,
    role: "theory",
    name: "",
    x,
    main: x.map((length) => operationsOf(form, { ...shape, length }) / rate),
  }));
}

/** The paper's figures for this variant, and for the models compared with it where those are known. */
export function paperLines(show: "paper-memory" | "paper-time", variant: "LIT" | "D" | "S"): LossData {
  const amount = ({ gigabytes, seconds }: PublishedPoint) => (show === "paper-memory" ? gigabytes : seconds);
  const known = (points: readonly PublishedPoint[]) => points.filter((point) => amount(point) !== null);
  const drawn = (id: string, name: string, its: Look, points: readonly PublishedPoint[]) => {
    const own = known(points);
    const values = own.map((point) => amount(point) ?? Number.NaN);
    const last = values[values.length - 1];
    const isOut = points.some(({ gigabytes }) => gigabytes === null);
    return line(
      id,
      name,
      its,
      own.map(({ tokens }) => tokens),
      values,
      show === "paper-time" ? formatDuration(1000 * last) : costText[isOut ? "thenOut" : "gigabytes"](formatSetting(last)),
    );
  };
  const forms = publishedForms
    .filter((one) => one.variant === variant)
    .map(({ form, points }) => drawn(form, costText.paperForms[form], looks[form], points));
  const models =
    show === "paper-memory" ? publishedModels.map(({ name, points }, at) => drawn(name, name, { ...others, marker: 3 + at }, points)) : [];
  return { lines: [...forms, ...models], levels: [], guides: [], marks: [], axis: { scale: "log", low: 150, high: 30_000 } };
}
