/** Presentation of one kind of learner; its record in `learners` defines the kind itself. */

import type { solutionColors } from "../../../../platform/charts/colors";
import type { Activity } from "../../../../platform/state/store";
import type { AnySpec } from "../../math/tasks/task-kind";
import type { LearnerJobState } from "../session/series";

/** A setting that should correct a failed training. */
export interface Remedy {
  readonly field: string;
  readonly value: number;
  readonly words: string;
}

/** Colour and marker of a learner. */
export type Look =
  /** Learners that solve the whole problem have a hue of their own. */
  | { readonly hue: keyof typeof solutionColors; readonly marker: number; readonly stroke: "solid" | "dashed" }
  /** A place on the ramp from 1 to 64 heads, with the first unused marker from there. */
  | { readonly hue: "ramp"; readonly heads: number; readonly stroke: "solid" | "dashed" };

export interface LearnerView<Spec extends AnySpec = AnySpec> {
  readonly kind: Spec["kind"];
  /** Its entry in the list of learners that can be added. */
  add(): string;
  /** "16 heads". */
  name(spec: Spec): string;
  /** Its difference from others of its kind, "ridge 0.1"; empty where none is needed. */
  difference(spec: Spec, alike: readonly Spec[]): string;
  /** How it learns: "AdamW · rate 0.003". */
  method(spec: Spec): string;
  /** Its name in a sentence, spelled out, since sentences begin with it: "sixteen heads". */
  inText(spec: Spec, name: string): string;
  /** Whether that name is a plural. */
  isMany(spec: Spec): boolean;
  /** Its name beside a curve: "closed form". */
  inLabel(name: string): string;
  look(spec: Spec): Look;
  /** Its present status, while there is no problem. */
  standing(state: LearnerJobState, activity: Activity): string;
  /** The setting that corrects divergence; null where none is known. */
  remedy(spec: Spec): Remedy | null;
}
