/** How learners are called and coloured, the same in every panel. */
import { headsColor, headsTextColor, solutionColors } from "../../../platform/charts/colors";
import type { Experiment, LearnerSpec, TrainedSpec } from "../document/document";
import {
  type ConvexSpec,
  hasLayers,
  isSolved,
  isTrained,
  type SolvedSpec,
  isConvex as solvesConvexly,
} from "../math/learners/training-methods";
import type { Look } from "./learner-views/learner-view";
import { learnerView } from "./learner-views/registry";
import { learnerText } from "./learner-words";

interface Marks {
  readonly color: string;
  readonly textColor: string;
  /** Number of the marker's shape. */
  readonly marker: number;
  readonly stroke: "solid" | "dashed";
}

export interface NamedLearner<Spec extends LearnerSpec = LearnerSpec> extends Marks {
  readonly spec: Spec;
  /** Place in the experiment. */
  readonly index: number;
  /** "16 heads", with its difference from others with the same number of heads. */
  readonly name: string;
}

/** A learner that takes gradient steps, whatever its model. */
export type NamedGradient = NamedLearner<TrainedSpec>;
export type NamedClosedForm = NamedLearner<SolvedSpec>;
export type NamedConvex = NamedLearner<ConvexSpec>;

export function namedLearners({ learners }: Experiment): NamedLearner[] {
  const used = new Set<number>();
  return learners.map((spec, index) => ({ spec, index, name: nameOf(spec, learners), ...marksOf(learnerView(spec).look(spec), used) }));
}

function nameOf(spec: LearnerSpec, all: readonly LearnerSpec[]): string {
  const view = learnerView(spec);
  const name = view.name(spec);
  const difference = view.difference(
    spec,
    all.filter(({ kind }) => kind === spec.kind),
  );
  return difference ? learnerText.withDifference(name, difference) : name;
}

/** @param used  markers of learners on the ramp so far. */
function marksOf(look: Look, used: Set<number>): Marks {
  const { stroke } = look;
  if (look.hue !== "ramp") return { color: solutionColors[look.hue], textColor: solutionColors[look.hue], marker: look.marker, stroke };
  const marker = freeMarker(look.heads, used);
  used.add(marker);
  return { color: headsColor(look.heads), textColor: headsTextColor(look.heads), marker, stroke };
}

/** Shapes by the rounded log2 of the heads, like the colours. */
const markersByHeads = [0, 5, 1, 4, 2];

/** The shape that belongs to so many heads, or the next one that no learner has yet. */
function freeMarker(heads: number, used: ReadonlySet<number>): number {
  const start = Math.round(Math.log2(heads));
  const candidates = markersByHeads.map((_, offset) => markersByHeads[(start + offset) % markersByHeads.length]);
  return candidates.find((marker) => !used.has(marker)) ?? candidates[0];
}

export function isGradient(learner: NamedLearner): learner is NamedGradient {
  return isTrained(learner.spec);
}

/** Whether it has layers of attention rather than heads like the teacher's. */
export function isLayered({ spec }: NamedLearner): boolean {
  return hasLayers(spec);
}

export function isClosedForm(learner: NamedLearner): learner is NamedClosedForm {
  return isSolved(learner.spec);
}

export function isConvex(learner: NamedLearner): learner is NamedConvex {
  return solvesConvexly(learner.spec);
}

/** How it learns: "AdamW · rate 0.003". */
export function methodOf({ spec }: NamedLearner): string {
  return learnerView(spec).method(spec);
}

/** "sixteen heads" or "the closed form": words, since sentences begin with them. */
export function nameInText({ spec, name }: NamedLearner): string {
  return learnerView(spec).inText(spec, name);
}

/** Whether that is a plural. */
export function isMany({ spec }: NamedLearner): boolean {
  return learnerView(spec).isMany(spec);
}

/** Its name beside a curve. */
export function nameInLabel({ spec, name }: NamedLearner): string {
  return learnerView(spec).inLabel(name);
}
