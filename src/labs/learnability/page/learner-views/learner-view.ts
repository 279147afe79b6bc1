/** How the page shows one kind of learner; what it is stands in its record in `learners`. */

import type { solutionColors } from "../../../../platform/charts/colors";
import type { Activity } from "../../../../platform/state/store";
import type { AnySpec } from "../../math/tasks/task-kind";
import type { LearnerJobState } from "../session/series";

/** A setting that should mend what went wrong. */
export interface Remedy {
  readonly field: string;
  readonly value: number;
  readonly words: string;
}

/** Colour and marker of a learner. */
export type Look =
  /** Those that solve the whole problem have a hue of their own. */
  | { readonly hue: keyof typeof solutionColors; readonly marker: number; readonly stroke: "solid" | "dashed" }
  /** A place on the ramp from 1 to 64 heads, with the first unused marker from there. */
  | { readonly hue: "ramp"; readonly heads: number; readonly stroke: "solid" | "dashed" };

export interface LearnerView<Spec extends AnySpec = AnySpec> {
  readonly kind: Spec["kind"];
  /** In the list of learners that can be added. */
  add(): string;
  /** "16 heads". */
  name(spec: Spec): string;
  /** Its difference from the others of its kind; empty where none is needed: "ridge 0.1". */
  difference(spec: Spec, alike: readonly Spec[]): string;
  /** How it learns: "AdamW · rate 0.003". */
  method(spec: Spec): string;
  /** Its name within a sentence, in words, since sentences begin with it: "sixteen heads". */
  inText(spec: Spec, name: string): string;
  /** Whether that is a plural. */
  isMany(spec: Spec): boolean;
  /** Its name beside a curve: "closed form". */
  inLabel(name: string): string;
  look(spec: Spec): Look;
  /** Where it stands, while nothing is wrong. */
  standing(state: LearnerJobState, activity: Activity): string;
  /** What mends one that diverged; null where nothing is known to. */
  remedy(spec: Spec): Remedy | null;
}
