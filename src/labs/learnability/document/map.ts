/**
 * A learnability map: one gradient learner trained on every point of a grid over two settings, or two groups of settings,
 * with several seeds per cell. A point of an axis sets one or more fields of the task or of the learner, so that a panel
 * of a figure that differs in several settings is one point.
 */
import * as z from "zod/mini";
import { fieldSchema, schemaOf, valueProblem } from "../../../platform/fields/field-schema";
import { choice, type Field, type Fields, fieldTable, integer, real, type ValuesOf } from "../../../platform/fields/fields";
import { atLeast, atMost } from "../../../platform/fields/lengths";
import type { Problem } from "../../../platform/fields/problem";
import { expects, raisedBy } from "../../../platform/fields/schema-problem";
import { type GradientSpec, fields as gradientFields } from "../math/learners/gradient/fields";
import { type TaskSpec, tasks } from "../math/tasks/registry";
import { experimentProblem } from "./experiment-problem";

const gradientSchema = schemaOf("gradient", gradientFields);

/** Value of a field at a point: a number, the name of an option, or null where the field takes it. */
export type AxisValue = number | string | null;

export interface MapAxis {
  /** "task.samples" or "learner.rate"; several are set together. */
  readonly fields: readonly string[];
  /** In the order of the picture: one value for every field. */
  readonly points: readonly (readonly AxisValue[])[];
  /** Names of the points; empty where their values serve as names. */
  readonly names: readonly string[];
}

export const mapFields = fieldTable("map", {
  seeds: integer({
    label: "Seeds",
    help: "runs per cell, each with its own seed; more runs give a steadier median",
    min: 1,
    max: 16,
    default: 3,
  }),
  seed: integer({
    label: "First seed",
    help: "seed of the first run of each cell; the other runs take the seeds after it",
    min: 0,
    max: 2 ** 32 - 1,
    default: 1,
  }),
  draws: choice({
    label: "Varied by the seed",
    help: "difference between the runs of a cell",
    options: { data: "target, data and initial weights", start: "initial weights only" },
    default: "data",
  }),
  measure: choice({
    label: "Measure",
    help: "quantity that the colours show",
    options: { error: "median error", success: "success rate", steps: "steps to the target" },
    default: "error",
  }),
  target: real({
    label: "Target error",
    help: "largest test error at which a run counts as a success",
    min: 1e-32,
    max: 1e6,
    default: 1e-6,
    scale: "log",
  }),
} as const);

export interface LearnabilityMap extends ValuesOf<typeof mapFields> {
  /** The trained learner; an axis may replace its settings, and its repeats are ignored. */
  readonly learner: GradientSpec;
  readonly x: MapAxis;
  readonly y: MapAxis;
}

/** The part of an experiment that a map is about. */
export interface Mapped {
  readonly task: TaskSpec;
  readonly map: LearnabilityMap | null;
}

export const mostPoints = 40;
export const mostRuns = 4000;
const mostFields = 8;

const axisSchema = z.strictObject({
  fields: z.array(z.string(expects(experimentProblem("map-field")))).check(atLeast(1), atMost(mostFields)),
  points: z.array(z.array(z.any())).check(atLeast(1), atMost(mostPoints)),
  names: z._default(z.array(z.string().check(atLeast(1), atMost(60))), []),
});

const { seeds, seed, draws, measure, target } = mapFields;

export const mapSchema = z._default(
  z.nullable(
    z.strictObject({
      learner: gradientSchema,
      x: axisSchema,
      y: axisSchema,
      seeds: z._default(fieldSchema(seeds), seeds.default),
      seed: z._default(fieldSchema(seed), seed.default),
      draws: z._default(fieldSchema(draws), draws.default),
      measure: z._default(fieldSchema(measure), measure.default),
      target: z._default(fieldSchema(target), target.default),
    }),
  ),
  null,
) as unknown as z.ZodMiniType<LearnabilityMap | null>;

/** The fields an axis can set, by their name in a document, in the order of their tables. */
export function mappable(task: TaskSpec): ReadonlyMap<string, Field> {
  const named = (prefix: string, fields: Fields) =>
    Object.entries(fields)
      .filter(([name, field]) => field.kind !== "structured" && !field.shown && name !== "repeats")
      .map(([name, field]) => [`${prefix}.${name}`, field] as const);
  return new Map([...named("task", tasks[task.kind].fields), ...named("learner", gradientFields)]);
}

/** The first problem of the map of an otherwise valid experiment; null when there is none. */
export function mapProblem({ task, map }: Mapped): Problem | null {
  if (!map) return null;
  const runs = map.x.points.length * map.y.points.length * map.seeds;
  if (runs > mostRuns) return experimentProblem("map-runs", { most: mostRuns, runs }, "map.seeds");
  return axisProblem(task, map.x, "map.x") ?? axisProblem(task, map.y, "map.y") ?? sharedField(map) ?? cellProblem(task, map);
}

function axisProblem(task: TaskSpec, { fields, points, names }: MapAxis, at: string): Problem | null {
  const known = mappable(task);
  for (const [k, name] of fields.entries()) {
    const field = `${at}.fields[${k}]`;
    if (!known.has(name)) return experimentProblem("one-of-got", { names: [...known.keys()].join(", "), value: `"${name}"` }, field);
    if (fields.indexOf(name) < k) return experimentProblem("map-field-twice", { name: `"${name}"` }, field);
  }
  if (names.length > 0 && names.length !== points.length)
    return experimentProblem("map-names", { points: points.length, count: names.length }, `${at}.names`);
  for (const [k, point] of points.entries()) {
    if (point.length !== fields.length)
      return experimentProblem("map-point", { fields: fields.length, count: point.length }, `${at}.points[${k}]`);
    for (const [j, value] of point.entries()) {
      const problem = valueProblem(known.get(fields[j]) as Field, value);
      if (problem) return { ...problem, field: `${at}.points[${k}][${j}]` };
    }
  }
  return null;
}

function sharedField({ x, y }: LearnabilityMap): Problem | null {
  const k = y.fields.findIndex((name) => x.fields.includes(name));
  return k < 0 ? null : experimentProblem("map-field-of-other-axis", { name: `"${y.fields[k]}"` }, `map.y.fields[${k}]`);
}

/** Values that are valid alone may be too large together: every distinct task of the map must be a valid one. */
function cellProblem(task: TaskSpec, map: LearnabilityMap): Problem | null {
  const ofTask = ({ fields }: MapAxis) => fields.some((name) => name.startsWith("task."));
  const columns = ofTask(map.x) ? map.x.points.length : 1;
  const rows = ofTask(map.y) ? map.y.points.length : 1;
  for (let x = 0; x < columns; x++)
    for (let y = 0; y < rows; y++) {
      const parsed = tasks[task.kind].schema.safeParse(at(task, map, { x, y }).task);
      const issue = parsed.error?.issues[0];
      if (!issue) continue;
      const values = { row: `map.y.points[${y}]`, place: `task.${issue.path.join(".")}`, problem: raisedBy(issue) };
      return experimentProblem("map-cell", values, `map.x.points[${x}]`);
    }
  return null;
}

/** A place of the grid: a point of either axis. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

/** The task and the learner of a cell. */
export function at(task: TaskSpec, map: LearnabilityMap, { x, y }: MapPlace): { readonly task: TaskSpec; readonly learner: GradientSpec } {
  const assigned = (prefix: string) =>
    Object.fromEntries(
      [
        { axis: map.x, point: x },
        { axis: map.y, point: y },
      ].flatMap(({ axis: { fields, points }, point }) =>
        fields.flatMap((name, k) => (name.startsWith(prefix) ? [[name.slice(prefix.length), points[point][k]]] : [])),
      ),
    );
  return { task: { ...task, ...assigned("task.") }, learner: { ...map.learner, repeats: 1, ...assigned("learner.") } };
}
