/** What the panel draws of stored runs of Fig. 1, its captions and its table. */
import { headsColor, headsTextColor } from "../../../../platform/charts/colors";
import { formatCount, formatSetting, formatValue } from "../../../../platform/charts/format";
import type { LossData, LossLine } from "../../../../platform/charts/loss-data";
import { joinSentences } from "../../../../platform/ui/grammar";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { epochsOf, type Model, marksOf, type PanelOfFigure1, panelsOfFigure1, type Rate, seeds } from "../../engine/stored-runs/figure-1";
import { quartiles, type StoredCurve, type StoredPanel } from "../../engine/stored-runs/stored-runs";
import { deepText } from "../deep-words";
import { learnerText } from "../learner-words";
import { storedText } from "./words";

/** Test errors of one panel at one rate. */
export interface Shown {
  readonly panel: PanelOfFigure1;
  readonly stored: StoredPanel;
  readonly at: Rate;
}

export function modelName({ kind, heads, layers }: Model): string {
  if (kind === "gradient") return learnerText.heads(heads);
  return kind === "linear-layers" ? deepText.layers(layers) : storedText.transformer(heads, layers);
}

export function curvesShown({ stored, at }: Shown): readonly StoredCurve[] {
  return stored.curves.filter((curve) => curve.at === at);
}

function scheduleOf({ at, rate }: StoredCurve) {
  return { rate, schedule: at === "tuned" ? "cosine" : "constant" } as const;
}

export function storedLoss(shown: Shown): LossData {
  const { panel, stored } = shown;
  const lines = curvesShown(shown).map((curve, place) => lineOf(panel, curve, place));
  const [, closedForm] = quartiles(stored.closedForm);
  return {
    lines,
    levels: [
      {
        id: "closed-form",
        role: "closed-form",
        name: learnerText.inLabel(learnerText.closedForm),
        value: closedForm,
        note: formatValue(closedForm),
      },
    ],
    guides: [],
    marks: [],
    axis: { scale: "log", low: Math.min(...lines.map(({ x }) => x[0])), high: Math.max(...lines.map(({ x }) => x[x.length - 1])) },
  };
}

/** Shapes in the order of the models; with the stroke they tell curves apart without colour. */
const markers = [0, 5, 1, 4, 2, 5, 1, 0, 4, 7];

function lineOf(panel: PanelOfFigure1, curve: StoredCurve, place: number): LossLine {
  const { model, lower, median, upper } = curve;
  // Layers lie on the ramp as beside live curves; three Transformers share its end.
  const hue = model.kind === "gradient" ? model.heads : model.kind === "linear-layers" ? model.layers ** 2 : 64;
  const end = median[median.length - 1];
  return {
    id: modelName(model),
    name: modelName(model),
    color: headsColor(hue),
    textColor: headsTextColor(hue),
    marker: markers[place],
    stroke: model.kind === "gradient" ? "solid" : model.kind === "linear-layers" ? "dashed" : "dotted",
    x: marksOf(panel, model, scheduleOf(curve)),
    main: median.map(finite),
    thin: null,
    band: { low: Float64Array.from(lower, finite), high: Float64Array.from(upper, finite) },
    note: Number.isFinite(end) ? formatValue(end) : storedText.diverged,
    diverged: !Number.isFinite(end),
  };
}

/** A run that has diverged is a gap. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

/** Median error at an epoch. @throws {Error} where none was measured. */
function errorAt(panel: PanelOfFigure1, curve: StoredCurve, epoch: number): number {
  const index = marksOf(panel, curve.model, scheduleOf(curve)).indexOf(epoch);
  if (index < 0) throw new Error(`there is no error at epoch ${epoch}`);
  return curve.median[index];
}

/** The lowest median of a kind of models after the epochs that all curves have. */
function lowest({ panel, ...shown }: Shown, kind: Model["kind"]): number {
  const own = curvesShown({ panel, ...shown }).filter(({ model }) => model.kind === kind);
  return Math.min(...own.map((curve) => errorAt(panel, curve, panelsOfFigure1[panel].epochs)));
}

/** The learning rate of a curve, and what the three kinds of models reach after as many epochs. */
export function storedSentence(shown: Shown): string {
  const { panel, at } = shown;
  const { epochs, d } = panelsOfFigure1[panel];
  return joinSentences(
    storedText.origin(d, seeds.length, at === "tuned" ? storedText.tuned : storedText.rate(formatSetting(Number(at)))),
    storedText.reached(epochs, lowest(shown, "gradient"), lowest(shown, "linear-layers"), lowest(shown, "transformer")),
  );
}

/**
 * What came out otherwise than in the paper: there, more heads reach lower errors, more layers bring little, and no Transformer is
 * clearly better than one layer of linear attention.
 */
export function againstPaper(shown: Shown): string {
  const heads = curvesShown(shown).filter(({ model }) => model.kind === "gradient");
  const rise = largestRise(heads);
  const layers = lowest(shown, "linear-layers");
  const best = lowest(shown, "gradient");
  const one = errorAt(shown.panel, heads[0], panelsOfFigure1[shown.panel].epochs);
  const words = storedText.otherwise;
  const found = [
    rise && words.rise(modelName(rise.fewer.model), last(rise.fewer.median), modelName(rise.more.model), last(rise.more.median)),
    layers < best && words.layers,
    lowest(shown, "transformer") < one / clearly && words.transformer,
  ].filter((part) => typeof part === "string");
  return found.length === 0 ? words.none : words.some(found);
}

/** The two head counts of which more heads end at the most times the error of fewer; null where the error falls with the heads. */
function largestRise(heads: readonly StoredCurve[]) {
  const pairs = heads.flatMap((more, k) =>
    heads.slice(0, k).map((fewer) => ({ fewer, more, ratio: last(more.median) / last(fewer.median) })),
  );
  const [most] = pairs.filter(({ more, ratio }) => ratio > 1 && last(more.median) > rounding).sort((a, b) => b.ratio - a.ratio);
  return most ?? null;
}

/** Below it an error is rounding, and its order means nothing. */
const rounding = 1e-25;

/** Errors differ clearly by this factor. */
const clearly = 2;

function last(values: readonly number[]): number {
  return values[values.length - 1];
}

export function storedTable(shown: Shown): DataTable {
  const { panel } = shown;
  const { model, rate, epochs, lower, median, upper, seed } = storedText.columns;
  return {
    columns: [model, rate, epochs, lower, median, upper, ...seeds.map((one) => seed(formatCount(one)))],
    rows: curvesShown(shown).map((curve) => [
      modelName(curve.model),
      curve.rate,
      epochsOf(panel, curve.model, scheduleOf(curve)),
      last(curve.lower),
      last(curve.median),
      last(curve.upper),
      ...seeds.map((_, k) => curve.ends[k] ?? ""),
    ]),
  };
}
