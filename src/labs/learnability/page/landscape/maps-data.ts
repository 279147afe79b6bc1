/** Both maps as data for the chart, and what they are in words and numbers. */

import { closedFormColor } from "../../../../platform/charts/colors";
import { closedFormMarker } from "../../../../platform/charts/Marker";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { LandscapeAnswer, LandscapeDirection, PlaneMark, PlaneView } from "../../engine/study/landscape/questions";
import { minimaOf, type PlanePoint } from "../../math/learners/landscape/minima";
import { derivativesAt, lossAt, lossGrid } from "../../math/learners/landscape/surface";
import type { LandscapeMap, LandscapeMark } from "../charts/landscape-layout";
import { directionName, learnerNamed } from "./choices";
import type { DirectionName, Moment } from "./moment";
import { landscapeText } from "./words";

const words = landscapeText.maps;

/** Shapes of marks that belong to no learner: a circle for the start, a star for the teacher. */
const startMarker = 0;
const teacherMarker = 4;

export function landscapeAnswer(moment: Moment): LandscapeAnswer | null {
  return moment.entry("landscape")?.answer ?? null;
}

export function mapsOf(moment: Moment, answer: LandscapeAnswer): readonly LandscapeMap[] {
  const [first, second] = [answer.first, answer.second].map(nameOf);
  const names = [directionName(moment, first, false), directionName(moment, second, first === second)];
  const [across, upward] = names.map((name, k) => words.axis("ab"[k], name));
  const images = [first, second].map((name, k) => imageName(name, names[k], answer.replaced[k], k === 1 && first === "path"));
  const finished = moment.series.gradients.get(answer.learner)?.status !== "running";
  const mapOf = (id: string, title: string, view: PlaneView, axes: readonly string[]): LandscapeMap => ({
    id,
    title,
    across: axes[0],
    upward: axes[1],
    lossAt: (a, b) => lossAt(view.surface, a, b),
    lossGrid: (a, b) => lossGrid(view.surface, a, b),
    path: view.path,
    marks: view.marks.map((mark) => markOf(moment, mark, answer.learner, finished)).toSorted((one, other) => other.size - one.size),
    minima: (centre, reach) => (id === "functions" && isTrough(view) ? [] : minimaOf(view.surface, centre, reach)),
  });
  return [
    mapOf("weights", words.weights(answer.ownHeads, answer.heads), answer.weights, [across, upward]),
    mapOf(
      "functions",
      words.functions[isTrough(answer.functions) ? "trough" : "bowl"],
      answer.functions,
      images.map((name, k) => words.axis("ab"[k], name)),
    ),
  ];
}

function nameOf(direction: LandscapeDirection): DirectionName {
  return direction.kind === "learner" ? `learner-${direction.learner}` : direction.kind;
}

function imageName(name: DirectionName, shown: string, replaced: boolean, isNext: boolean): string {
  const { path, pathAgain, image, solution } = words.images;
  if (name === "path" || replaced) return isNext ? pathAgain : path;
  return name === "teacher" || name.startsWith("learner-") ? solution(shown) : image(shown);
}

/** Square pixels of the marks: solutions that coincide lie in each other, the teacher on top. */
const sizes = { start: 84, learner: 150, closedForm: 90, teacher: 60 };

function markOf(moment: Moment, mark: PlaneMark, index: number, finished: boolean): LandscapeMark {
  const { what } = mark;
  const place = { a: mark.a, b: mark.b, off: mark.off, loss: mark.loss };
  const { start, teacher, closedForm } = words.marks;
  if (what === "teacher") return { id: what, name: teacher, color: "var(--ink)", marker: teacherMarker, size: sizes.teacher, ...place };
  if (what === "closed-form")
    return { id: what, name: closedForm, color: closedFormColor, marker: closedFormMarker, size: sizes.closedForm, ...place };
  if (what === "start") return { id: what, name: start, color: "var(--muted)", marker: startMarker, size: sizes.start, ...place };
  const learner = learnerNamed(moment, what === "end" ? index : (mark.learner ?? Number.NaN));
  const name = what === "end" ? words.marks[finished ? "finished" : "end"] : (learner?.name ?? "");
  const look = { color: learner?.color ?? "var(--ink)", marker: learner?.marker ?? startMarker, size: sizes.learner };
  return { id: mark.learner === null ? what : `${what}-${mark.learner}`, name, ...look, ...place };
}

/** Valleys are looked for as far from the path as it is long. */
const searchedAround = 1.5;

export function mapsSentence(moment: Moment): SentenceParts {
  const answer = landscapeAnswer(moment);
  if (!answer) return [];
  const { weights, functions, step, replaced, curvatures } = answer;
  const left = words.minimaOf(valleysOf(weights).map(({ loss }) => loss));
  const right = isTrough(functions) ? words.trough : words.bowl(valleysOf(functions).at(0)?.loss ?? null);
  return [
    words.sentence(step, left, right),
    words.shares(weights.share, functions.share),
    curvatures.length > 0 ? words.curvature(curvatures) : "",
    replaced[0] || replaced[1] ? words.replaced(replaced[0] && replaced[1]) : "",
  ];
}

/** Curvature below this share of the sharpest is rounding, or as little as what Lambda counts as free. */
const level = 1e-13;

/** Over W the loss is quadratic: a bowl, or a trough where some direction of the plane changes nothing on the data. */
export function isTrough({ surface }: Pick<PlaneView, "surface">): boolean {
  const [aa, ab, bb] = derivativesAt(surface, 0, 0).hessian;
  return !(aa * bb - ab * ab > level * (aa + bb) ** 2);
}

/** Found once for every answer: words are said again several times a second. */
const known = new WeakMap<PlaneView, readonly PlanePoint[]>();

function valleysOf(view: PlaneView): readonly PlanePoint[] {
  const found = known.get(view) ?? findValleys(view);
  known.set(view, found);
  return found;
}

/** Minima of a slice in a square around the path and the marks in it. */
function findValleys({ surface, path, marks }: PlaneView): PlanePoint[] {
  const inside = marks.filter(({ a, b, off }) => off <= 0.01 * Math.hypot(a, b));
  const as = [...path.a, ...inside.map(({ a }) => a)];
  const bs = [...path.b, ...inside.map(({ b }) => b)];
  const centre = { a: (Math.min(...as) + Math.max(...as)) / 2, b: (Math.min(...bs) + Math.max(...bs)) / 2 };
  const reach = Math.max(...as.map((a) => Math.abs(a - centre.a)), ...bs.map((b) => Math.abs(b - centre.b)));
  return minimaOf(surface, centre, reach * searchedAround);
}

export function mapsTable(moment: Moment): DataTable {
  const answer = landscapeAnswer(moment);
  if (!answer) return { columns: words.columns, rows: [] };
  const { weights, functions, steps, losses } = answer;
  const path = Array.from(steps, (step, k) => [
    words.pathPoint,
    step,
    losses[k],
    ...[weights.path, functions.path].flatMap(({ a, b, off }) => [a[k], b[k], off[k]]),
  ]);
  const marked = functions.marks.map((mark) => {
    const inWeights = weights.marks.find(({ what, learner }) => what === mark.what && learner === mark.learner);
    const { name } = markOf(moment, mark, answer.learner, true);
    const own = inWeights ? [inWeights.a, inWeights.b, inWeights.off] : ["", "", ""];
    return [name, "", mark.loss, ...own, mark.a, mark.b, mark.off];
  });
  return { columns: words.columns, rows: [...marked, ...path] };
}
