/** A map while it is being put together: what was chosen and typed, not yet checked. */
import { type Experiment, type ParsedExperiment, parseExperiment } from "../../../experiment/learnability/document";
import { type AxisValue, type LearnabilityMap, type MapAxis, mapFields, mappable } from "../../../experiment/learnability/map";
import { defaultsOf, type Field, type NumberField } from "../../../fields/fields";
import { type GradientSpec, fields as gradientFields } from "../../../learners/gradient/fields";
import { readEntry } from "../../../ui/controls/entry";
import { mapText } from "./words";

export interface AxisDraft {
  /** "task.samples"; null keeps an axis that sets several fields. */
  readonly field: string | null;
  readonly kept: MapAxis | null;
  /** As typed: "1, 2, 4". */
  readonly list: string;
}

export interface MapDraft {
  readonly x: AxisDraft;
  readonly y: AxisDraft;
  readonly learner: GradientSpec;
  readonly seeds: number;
  readonly seed: number;
  readonly draws: LearnabilityMap["draws"];
  readonly target: number;
}

/** From the map that is there, or else heads against samples (or the rate) with the first gradient learner. */
export function firstDraft({ task, learners, map }: Experiment): MapDraft {
  if (map) {
    const { x, y, learner, seeds, seed, draws, target } = map;
    return { x: axisDraft(x), y: axisDraft(y), learner, seeds, seed, draws, target };
  }
  const learner = learners.find((spec) => spec.kind === "gradient") ?? { kind: "gradient" as const, ...defaultsOf(gradientFields) };
  const known = mappable(task);
  const other = known.has("task.samples") ? "task.samples" : "learner.rate";
  return {
    x: { field: "learner.heads", kept: null, list: "1, 2, 4, 8, 16" },
    y: { field: other, kept: null, list: listed(proposal(known.get(other))) },
    learner: { ...learner, steps: Math.min(learner.steps, 10_000) },
    seeds: mapFields.seeds.default,
    seed: mapFields.seed.default,
    draws: mapFields.draws.default,
    target: mapFields.target.default,
  };
}

function axisDraft(axis: MapAxis): AxisDraft {
  const [field] = axis.fields;
  if (axis.fields.length > 1 || axis.names.length > 0) return { field: null, kept: axis, list: "" };
  return { field, kept: null, list: listed(axis.points.map(([value]) => value)) };
}

/** Another field, with values around its default. */
export function withField(draft: AxisDraft, field: string | null, table: Field | undefined): AxisDraft {
  return { ...draft, field, list: field === null ? "" : listed(proposal(table)) };
}

export function listed(values: readonly AxisValue[]): string {
  return values.join(", ");
}

/** Every option, or five numbers around the default: halves and doubles on a logarithmic field, even steps on a linear one. */
function proposal(field: Field | undefined): AxisValue[] {
  if (field?.kind === "choice") return Object.keys(field.options);
  if (field?.kind !== "integer" && field?.kind !== "number") return [];
  const { default: middle, scale } = field;
  const [from, to] = field.slider ?? [field.min, field.max];
  if (scale === "log") return between(field, Math.max(from, middle / 4 || from), Math.min(to, 4 * middle || to), 5, "log");
  return between(field, from, to, 5, "linear");
}

export type Spacing = "log" | "linear";

/** So many values from one number to another, ends included; whole where the field is, and each once. */
export function between(field: NumberField, from: number, to: number, count: number, spacing: Spacing): number[] {
  const log = spacing === "log" && from > 0 && to > 0;
  const values = Array.from({ length: count }, (_, k) => {
    const share = count > 1 ? k / (count - 1) : 0;
    const value = log ? from * (to / from) ** share : from + (to - from) * share;
    return field.kind === "integer" ? Math.round(value) : Number(value.toPrecision(3));
  });
  return [...new Set(values)];
}

/** The experiment with the map of a draft, or what is wrong with it. */
export function withDraft(experiment: Experiment, draft: MapDraft): ParsedExperiment {
  const known = mappable(experiment.task);
  const [x, y] = [draft.x, draft.y].map((axis) => axisOf(axis, axis.field === null ? undefined : known.get(axis.field)));
  for (const [name, axis] of Object.entries({ x, y }))
    if ("wrong" in axis) return { ok: false, problem: { field: `map.${name}`, message: mapText.form.notNumber(axis.wrong) } };
  const before: Partial<LearnabilityMap> = experiment.map ?? {};
  const { learner, seeds, seed, draws, target } = draft;
  return parseExperiment({ ...experiment, map: { ...before, learner, seeds, seed, draws, target, x, y } });
}

function axisOf({ field, kept, list }: AxisDraft, table: Field | undefined): MapAxis | { readonly wrong: string } {
  if (field === null && kept) return kept;
  const entries = list
    .split(/[,;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const values = entries.map((entry) => (table?.kind === "choice" ? entry : readEntry(entry)));
  const wrong = values.findIndex((value) => table?.kind !== "choice" && typeof value !== "number");
  if (wrong >= 0) return { wrong: entries[wrong] };
  return { fields: [field ?? ""], points: values.map((value) => [value as AxisValue]), names: [] };
}
