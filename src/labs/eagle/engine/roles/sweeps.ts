import { sweepRole } from "../../../../platform/engine/sweep-role";
import type { DiversityRun, ToDiversity } from "../diversity/messages";
import { sweepDiversity } from "../diversity/sweep";
import type { SketchRun, ToSketches } from "../sketches/messages";
import { sweepSketches } from "../sketches/sweep";

/** Tries sketches of several sizes, or machines whose ranges lie at several angles. */
export const role = sweepRole<ToSketches | ToDiversity, SketchRun | DiversityRun>((question, post) =>
  question.sweep === "sketches" ? sweepSketches(question, post) : sweepDiversity(question, post),
);
