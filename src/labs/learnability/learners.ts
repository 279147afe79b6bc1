/** How learners are called and coloured, the same in every panel. */
import { closedFormColor, headsColor, headsTextColor } from "../../charts/colors";
import { closedFormMarker } from "../../charts/Marker";
import type { Experiment, LearnerSpec } from "../../experiment/document";
import { fields as gradientFields } from "../../learners/gradient/schema";
import { text } from "../../ui/text";

type GradientSpec = Extract<LearnerSpec, { kind: "gradient" }>;
type ClosedFormSpec = Extract<LearnerSpec, { kind: "closed-form" }>;

interface Named {
  /** Place in the experiment. */
  readonly index: number;
  /** "16 heads", with what tells it from others of as many heads. */
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  /** Number of the marker's shape. */
  readonly marker: number;
}

export interface NamedGradient extends Named {
  readonly kind: "gradient";
  readonly spec: GradientSpec;
}

export interface NamedClosedForm extends Named {
  readonly kind: "closed-form";
  readonly spec: ClosedFormSpec;
}

export type NamedLearner = NamedGradient | NamedClosedForm;

/** Shapes by the rounded log2 of the heads, like the colours. */
const markersByHeads = [0, 5, 1, 4, 2];

export function namedLearners({ learners }: Experiment): NamedLearner[] {
  const used = new Set<number>();
  return learners.map((spec, index) => {
    const name = nameOf(spec, learners);
    if (spec.kind === "closed-form")
      return { kind: spec.kind, spec, index, name, marker: closedFormMarker, color: closedFormColor, textColor: closedFormColor };
    const marker = freeMarker(spec.heads, used);
    used.add(marker);
    return { kind: spec.kind, spec, index, name, marker, color: headsColor(spec.heads), textColor: headsTextColor(spec.heads) };
  });
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

export function isClosedForm(learner: NamedLearner): learner is NamedClosedForm {
  return learner.kind === "closed-form";
}

function nameOf(spec: LearnerSpec, all: readonly LearnerSpec[]): string {
  if (spec.kind === "closed-form") {
    const others = all.filter(({ kind }) => kind === "closed-form");
    return others.length > 1 ? text.learner.withDifference(text.learner.closedForm, `ridge ${spec.ridge}`) : text.learner.closedForm;
  }
  const name = text.learner.heads(spec.heads);
  const alike = all.filter((other): other is GradientSpec => other.kind === "gradient" && other.heads === spec.heads);
  const difference = alike.length > 1 ? firstDifference(spec, alike) : null;
  return difference ? text.learner.withDifference(name, difference) : name;
}

/** The first setting in which learners of as many heads differ: "rate 0.01". */
function firstDifference(spec: GradientSpec, alike: readonly GradientSpec[]): string | null {
  const order = ["rate", "optimizer", "schedule", "batch", "steps", ...Object.keys(gradientFields)] as (keyof typeof gradientFields)[];
  const differing = order.find((field) => alike.some((other) => other[field] !== spec[field]));
  if (!differing) return null;
  return `${gradientFields[differing].label.toLowerCase()} ${spec[differing]}`;
}
