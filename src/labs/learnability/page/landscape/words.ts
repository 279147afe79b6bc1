/** Words on the loss landscape; loaded with its panel. */
import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

function percent(share: number): string {
  if (share >= 0.9995) return "all";
  return `${formatRounded(100 * share, 2)} %`;
}

const inWords = (count: number) =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count] ?? formatCount(count);

/** "climbs by 4.33", or that there is nothing to climb. */
const climb = (height: number) => (height > 0 ? `by ${formatValue(height)}` : "not at all");

const english = {
  title: "Landscape of the loss",
  viewsLabel: "View of the landscape",
  views: { maps: "Two coordinates", between: "Between two solutions" },
  learner: "Learner whose path is shown",
  origin: "Origin of both planes",
  origins: { end: "from where it is", start: "from its start" },
  first: "First direction, a",
  second: "Second direction, b",
  firstIs: (direction: string) => `a: ${direction}`,
  secondIs: (direction: string) => `b: ${direction}`,
  zoom: "How far the maps reach",
  zooms: {
    "0.1": "a tenth of the path",
    "0.3": "a third of the path",
    "1": "the whole path",
    "2": "twice as far",
    "5": "five times as far",
  },
  directions: {
    path: "along the path",
    pathAgain: "along the path, next",
    teacher: "to the teacher",
    learner: (name: string) => `to ${name}`,
    sharpest: "sharpest",
    sharpestAgain: "next sharpest",
    downhill: "downhill",
    random: "random",
    randomAgain: "second random",
  },
  directionHelp:
    "Along the path: its principal directions. To a solution: its heads matched and rescaled. Sharpest: the top eigenvectors of the Hessian. Downhill: minus the gradient. Random: each matrix in proportion to its size.",

  none: "No learner trains by gradient descent here, so none has a path through weight space. Add a gradient learner to see its landscape.",
  noData: "There are no data yet. Open a file, or choose a preset.",
  tooLarge: (psi: number, limit: number) =>
    `With ${formatCount(psi)} features the function has too many coefficients to write down, so the map over W is not drawn. It is shown up to ${formatCount(limit)} features, which is d = 16: choose a smaller target.`,
  waiting: "The training set is still being drawn.",
  looking: "The target is being looked at.",
  ready: "The landscape belongs to a run. Press Play to start it.",
  tooEarly: "The path of this learner is too short to span a plane. Let it take a few more steps.",
  asking: "The learner is run again to find its path; the maps come next.",
  stopped: "The path was not followed to its end. Press Follow the path to go on.",
  cancel: "Stop",
  resume: "Follow the path",
  progress: "Following the path",
  working: (share: number) => `${formatCount(100 * share)} %`,
  failed: (reason: string) => `This could not be computed: ${reason.endsWith(".") ? reason : `${reason}.`}`,

  maps: {
    explain: [
      "The training loss of one learner, seen in two coordinates. At the left it is cut along a plane through the learner’s own weights (V, Q), where it is a polynomial of degree four and may have hills and several valleys; at the right along a plane of W, the coefficients of the function that the same weights compute, where it is a quadratic bowl, or a trough along what the data leave free. Both have one colour scale, and a and b are distances.",
      "The line is the way training took, projected onto each plane; a hollow mark lies beside the plane, and only its shadow is drawn. Gradient descent walks at the left. The closed form solves at the right, where there is only one valley: without ridge it is the lowest point there or, where the floor is level, the point of smallest W.",
    ],
    formula: "L(V, Q) = mean ‖y − Σ V_h G Q_h z‖²  =  L(p) = c − 2⟨b, p⟩ + p Λ pᵀ,  p bilinear in V and Q",
    chart: "Two maps of the training loss",
    read: "Read the loss off the maps",
    weights: (own: number, space: number) =>
      `Over (V, Q) of ${inWords(own)} ${own === 1 ? "head" : "heads"}${own === space ? "" : `, with room for ${inWords(space)}`}: degree four`,
    functions: { bowl: "Over W, the function itself: a bowl", trough: "Over W, the function itself: a trough" },
    axis: (letter: string, direction: string) => `${letter}, ${direction}`,
    images: {
      path: "along the path of W",
      pathAgain: "along the path of W, next",
      image: (direction: string) => `what the ${direction} direction does to W`,
      solution: (direction: string) => direction,
    },
    loss: "loss",
    minimum: "minimum of the slice",
    shadow: "hollow: beside the plane",
    beside: (name: string) => `${name}, beside the plane`,
    step: (step: number) => `the path at step ${formatCount(step)}`,
    place: (map: string, a: string, b: string) => `${map.split(":")[0]}, a = ${a}, b = ${b}`,
    marks: { start: "start", end: "now", finished: "end", teacher: "teacher", closedForm: "closed form" },
    minimaOf: (losses: readonly number[]) => {
      if (losses.length === 0) return "no valley bottom";
      const [lowest, ...rest] = losses.slice(0, 3).map(formatValue);
      if (losses.length === 1) return `one valley, with its bottom at ${lowest}`;
      const listed =
        losses.length > 3 ? `${[lowest, ...rest].join(", ")} and more` : `${[lowest, ...rest.slice(0, -1)].join(", ")} and ${rest.at(-1)}`;
      return `${inWords(losses.length)} valleys, with their bottoms at ${listed}`;
    },
    sentence: (step: number, left: string, right: string) =>
      `At step ${formatCount(step)} and near the path the slice of (V, Q) has ${left}; over W the same loss is ${right}.`,
    bowl: (bottom: number | null) => `one bowl${bottom === null ? "" : ` with its bottom at ${formatValue(bottom)}`}`,
    trough: "a trough, level along its floor: the data leave a direction of this plane free",
    shares: (left: number, right: number) =>
      ` Of the path’s length ${percent(left)} lies in the left plane and ${percent(right)} in the right one.`,
    curvature: (values: readonly number[]) => ` The sharpest curvature is ${values.map(formatValue).join(", then ")}.`,
    replaced: (both: boolean) =>
      both
        ? " Over W both directions end at the same function, so the path’s own directions stand in."
        : " Over W one direction ends where it began, at the same function, so a direction of the path stands in.",
    columns: ["point", "step", "loss", "a in (V, Q)", "b in (V, Q)", "off (V, Q)", "a in W", "b in W", "off W"],
    pathPoint: "path",
  },

  between: {
    other: "Other solution",
    otherIs: (name: string) => `and ${name}`,
    none: "There is nothing to go to: this target has no teacher, and no other learner trains by gradient descent. Add a second gradient learner.",
    explain: [
      "The training loss on the straight way between two solutions. Heads have no fixed order or scale, so two learners that compute the same function can be far apart in (V, Q), and the way between them may lead over a hill. Aligned: the other’s heads are matched to the learner’s by the best assignment and rescaled (V → c V, Q → Q / c), which changes neither function and makes the way no longer.",
      "In W the loss is convex, so that between two functions it never rises above the higher end.",
    ],
    formula: "barrier = max L((1 − t) A + t B) − max(L(A), L(B)),  0 ≤ t ≤ 1,  from a polynomial of degree 4 in t",
    chart: "Loss between two solutions",
    read: "Read the loss between the two solutions",
    upward: "training loss",
    across: "share of the way",
    floor: "less",
    place: (percentage: number) => `${formatCount(percentage)} % of the way`,
    curves: { unaligned: "(V, Q), as found", aligned: "(V, Q), aligned", functions: "W" },
    note: (height: number) => (height > 0 ? `climbs by ${formatValue(height)}` : "never climbs"),
    sentence: (from: string, to: string, unaligned: number, aligned: number, functions: number) =>
      `On the straight way from ${from} to ${to} the loss climbs ${climb(unaligned)} through (V, Q), ${climb(aligned)} once the heads are aligned, and ${climb(functions)} through W.`,
    columns: ["share of the way", "(V, Q), as found", "(V, Q), aligned", "W"],
  },
} as const;

export const landscapeText = inLanguage("landscape/words", english);
