/** A map while it is being put together: what was chosen and typed, not yet checked. */

import { defaultsOf, type Field } from "../../../../platform/fields/fields";
import { type Experiment, type ParsedExperiment, parseExperiment } from "../../document/document";
import { experimentProblem } from "../../document/experiment-problem";
import { type LearnabilityMap, type MapAxis, mapFields, mappable } from "../../document/map";
import { type GradientSpec, fields as gradientFields } from "../../math/learners/gradient/fields";
import { entriesOf, listed, proposedValues, readValue, wordsOf } from "../value-lists";

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
    const known = mappable(task);
    return { x: axisDraft(x, known), y: axisDraft(y, known), learner, seeds, seed, draws, target };
  }
  const learner = learners.find((spec) => spec.kind === "gradient") ?? { kind: "gradient" as const, ...defaultsOf(gradientFields) };
  const known = mappable(task);
  const other = known.has("task.samples") ? "task.samples" : "learner.rate";
  return {
    x: { field: "learner.heads", kept: null, list: listed([1, 2, 4, 8, 16]) },
    y: { field: other, kept: null, list: proposedList(known.get(other)) },
    learner: { ...learner, steps: Math.min(learner.steps, 10_000) },
    seeds: mapFields.seeds.default,
    seed: mapFields.seed.default,
    draws: mapFields.draws.default,
    target: mapFields.target.default,
  };
}

function axisDraft(axis: MapAxis, known: ReadonlyMap<string, Field>): AxisDraft {
  const [field] = axis.fields;
  if (axis.fields.length > 1 || axis.names.length > 0) return { field: null, kept: axis, list: "" };
  return {
    field,
    kept: null,
    list: listed(
      axis.points.map(([value]) => value),
      known.get(field),
    ),
  };
}

/** Another field, with values around its default. */
export function withField(draft: AxisDraft, field: string | null, table: Field | undefined): AxisDraft {
  return { ...draft, field, list: field === null ? "" : proposedList(table) };
}

function proposedList(table: Field | undefined): string {
  return listed(proposedValues(table), table);
}

/** The experiment with the map of a draft, or what is wrong with it. */
export function withDraft(experiment: Experiment, draft: MapDraft): ParsedExperiment {
  const known = mappable(experiment.task);
  const [x, y] = [draft.x, draft.y].map((axis) => axisOf(axis, axis.field === null ? undefined : known.get(axis.field)));
  for (const [name, axis] of Object.entries({ x, y }))
    if ("wrong" in axis) return { ok: false, problem: experimentProblem("map-no-number", { entry: axis.wrong }, `map.${name}`) };
  const before: Partial<LearnabilityMap> = experiment.map ?? {};
  const { learner, seeds, seed, draws, target } = draft;
  return parseExperiment({ ...experiment, map: { ...before, learner, seeds, seed, draws, target, x, y } });
}

function axisOf({ field, kept, list }: AxisDraft, table: Field | undefined): MapAxis | { readonly wrong: string } {
  if (field === null && kept) return kept;
  const entries = entriesOf(list);
  const values = entries.map((entry) => readValue(entry, table));
  const words = wordsOf(table);
  const wrong = values.findIndex((value) => table?.kind !== "choice" && typeof value !== "number" && !(String(value) in words));
  if (wrong >= 0) return { wrong: entries[wrong] };
  return { fields: [field ?? ""], points: values.map((value) => [value]), names: [] };
}
