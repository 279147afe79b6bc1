/** How learners are called and coloured, the same in every panel. */
import { closedFormColor, headsColor, headsTextColor } from "../../charts/colors";
import { closedFormMarker, convexMarker } from "../../charts/Marker";
import { type Experiment, type LearnerSpec, learnerKinds, type TrainedSpec } from "../../experiment/learnability/document";
import type { Fields } from "../../fields/fields";
import { fields as convexFields } from "../../learners/convex/schema";
import type { DeepSpec } from "../../learners/deep/schema";
import { isDeep, isTrained } from "../../learners/specs";
import { translate } from "../../ui/language";
import { text } from "../../ui/text";

type ClosedFormSpec = Extract<LearnerSpec, { kind: "closed-form" }>;
type ConvexSpec = Extract<LearnerSpec, { kind: "convex" }>;

interface Named {
  /** Place in the experiment. */
  readonly index: number;
  /** "16 heads", with what tells it from others of as many heads. */
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  /** Number of the marker's shape. */
  readonly marker: number;
  readonly stroke: "solid" | "dashed";
}

/** A learner that takes gradient steps, whatever its model. */
export interface NamedGradient extends Named {
  readonly kind: "gradient";
  readonly spec: TrainedSpec;
}

export interface NamedClosedForm extends Named {
  readonly kind: "closed-form";
  readonly spec: ClosedFormSpec;
}

export interface NamedConvex extends Named {
  readonly kind: "convex";
  readonly spec: ConvexSpec;
}

export type NamedLearner = NamedGradient | NamedClosedForm | NamedConvex;

/** Shapes by the rounded log2 of the heads, like the colours. */
const markersByHeads = [0, 5, 1, 4, 2];

export function namedLearners({ learners }: Experiment): NamedLearner[] {
  const used = new Set<number>();
  return learners.map((spec, index) => {
    const name = nameOf(spec, learners);
    // They solve the same problem, so they have one hue; marker and stroke tell them apart.
    const solving = { index, name, color: closedFormColor, textColor: closedFormColor } as const;
    if (spec.kind === "closed-form") return { kind: spec.kind, spec, ...solving, marker: closedFormMarker, stroke: "solid" };
    if (spec.kind === "convex") return { kind: spec.kind, spec, ...solving, marker: convexMarker, stroke: "dashed" };
    const place = isDeep(spec) ? placeOf(spec) : spec.heads;
    const marker = freeMarker(place, used);
    used.add(marker);
    const [color, textColor] = [headsColor(place), headsTextColor(place)];
    return { kind: "gradient", spec, index, name, marker, color, textColor, stroke: isDeep(spec) ? "dashed" : "solid" };
  });
}

/** Where a dashed curve stands on the ramp of the heads: one, two and four layers are as far apart as 1, 4 and 16 heads. */
function placeOf(spec: DeepSpec): number {
  return spec.kind === "transformer" ? 64 : spec.heads * spec.layers ** 2;
}

/** The shape that belongs to so many heads, or the next one that no learner has yet. */
function freeMarker(heads: number, used: ReadonlySet<number>): number {
  const start = Math.round(Math.log2(heads));
  const candidates = markersByHeads.map((_, offset) => markersByHeads[(start + offset) % markersByHeads.length]);
  return candidates.find((marker) => !used.has(marker)) ?? candidates[0];
}

export function isGradient(learner: NamedLearner): learner is NamedGradient {
  return learner.kind === "gradient";
}

/** Whether it has layers of attention rather than heads like the teacher's. */
export function isLayered({ spec }: NamedLearner): boolean {
  return isDeep(spec);
}

export function isClosedForm(learner: NamedLearner): learner is NamedClosedForm {
  return learner.kind === "closed-form";
}

export function isConvex(learner: NamedLearner): learner is NamedConvex {
  return learner.kind === "convex";
}

function nameOf(spec: LearnerSpec, all: readonly LearnerSpec[]): string {
  if (spec.kind === "closed-form") {
    const others = all.filter((other): other is ClosedFormSpec => other.kind === "closed-form");
    const difference = others.length > 1 ? closedFormDifference(spec, others) : "";
    return difference ? text.learner.withDifference(text.learner.closedForm, difference) : text.learner.closedForm;
  }
  if (spec.kind === "convex") {
    const difference = convexDifference(spec, all);
    return difference ? text.learner.withDifference(text.convex.name, difference) : text.convex.name;
  }
  const name = isDeep(spec) ? deepName(spec) : text.learner.heads(spec.heads);
  const alike = all.filter(isTrained).filter((other) => other.kind === spec.kind && sameName(other, spec));
  const difference = alike.length > 1 ? firstDifference(spec, alike) : null;
  return difference ? text.learner.withDifference(name, difference) : name;
}

/** What tells a closed form from the others: its ridge, its number of heads, or both. */
function closedFormDifference({ ridge, compress }: ClosedFormSpec, others: readonly ClosedFormSpec[]): string {
  const byRidge = others.some((other) => other.ridge !== ridge) ? text.learner.ridge(ridge) : "";
  const byHeads = others.some((other) => other.compress !== compress) ? text.learner.compressed(compress) : "";
  return [byRidge, byHeads].filter(Boolean).join(", ");
}

/** The first setting in which learners of as many heads differ: "rate 0.01". */
function firstDifference(spec: TrainedSpec, alike: readonly TrainedSpec[]): string | null {
  const table: Fields = learnerKinds[spec.kind].fields;
  const settingOf = (one: TrainedSpec, field: string) => (one as unknown as Readonly<Record<string, unknown>>)[field];
  const order = ["rate", "optimizer", "schedule", "batch", "steps", ...Object.keys(table)];
  const differing = order.find((field) => alike.some((other) => settingOf(other, field) !== settingOf(spec, field)));
  if (!differing) return null;
  if (differing === "residual" && settingOf(spec, "residual") === "off") return text.deep.noResidual;
  return text.learner.setting(translate(table[differing].label), String(settingOf(spec, differing)));
}

/** "2 layers", "1 layer of 4 heads", "Transformer". */
function deepName(spec: DeepSpec): string {
  return spec.kind === "transformer" ? text.deep.transformer : text.deep.linearName(spec.layers, spec.heads);
}

function sameName(a: TrainedSpec, b: TrainedSpec): boolean {
  if (a.kind === "transformer") return true;
  return a.heads === b.heads && (!isDeep(a) || !isDeep(b) || a.layers === b.layers);
}

/** The settings that tell a convex learner from the others, as few as do: "from zero, rate 0.5 of the largest". */
function convexDifference(spec: ConvexSpec, all: readonly LearnerSpec[]): string {
  let alike = all.filter((other): other is ConvexSpec => other.kind === "convex" && other !== spec);
  const words: string[] = [];
  for (const field of ["start", ...Object.keys(convexFields)] as (keyof typeof convexFields)[]) {
    const others = alike.filter((other) => other[field] === spec[field]);
    if (others.length < alike.length) words.push(settingWords(spec, field));
    alike = others;
  }
  return words.join(", ");
}

function settingWords(spec: ConvexSpec, field: keyof typeof convexFields): string {
  const words = text.convex.differences;
  return field === "start" ? words.start(text.convex.starts[spec.start]) : words[field](spec[field]);
}
