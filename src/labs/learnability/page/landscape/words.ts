/** Words on the loss landscape; loaded with its panel. */
import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

function percent(share: number): string {
  return share >= 0.9995 ? "100 %" : `${formatRounded(100 * share, 2)} %`;
}

const inWords = (count: number) =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count] ?? formatCount(count);

const english = {
  title: "Landscape of the loss",
  viewsLabel: "View of the landscape",
  views: { maps: "Two coordinates", between: "Between two solutions" },
  learner: "Learner whose path is shown",
  origin: "Origin of both planes",
  origins: { end: "current weights", start: "initial weights" },
  first: "First direction, a",
  second: "Second direction, b",
  firstIs: (direction: string) => `a: ${direction}`,
  secondIs: (direction: string) => `b: ${direction}`,
  zoom: "Extent of the maps",
  zooms: {
    "0.1": "a tenth of the path",
    "0.3": "a third of the path",
    "1": "the whole path",
    "2": "twice the path",
    "5": "five times the path",
  },
  directions: {
    path: "along the path",
    pathAgain: "along the path, second",
    teacher: "to the teacher",
    learner: (name: string) => `to ${name}`,
    sharpest: "sharpest",
    sharpestAgain: "second sharpest",
    downhill: "downhill",
    random: "random",
    randomAgain: "second random",
  },
  directionHelp:
    "Along the path: its principal directions. To a solution: heads matched and rescaled. Sharpest: leading eigenvectors of the Hessian. Downhill: negative gradient. Random: each matrix scaled to its norm.",

  none: "No learner trains by gradient descent. Add a gradient learner to see its landscape.",
  noData: "No data are loaded. Open a file or choose a preset.",
  tooLarge: (psi: number, limit: number) =>
    `The map over W needs the coefficients p, which are computed for up to ${formatCount(limit)} features (d = 16). These data have ${formatCount(psi)}.`,
  waiting: "The training set is still being sampled.",
  looking: "The target is being analysed.",
  ready: "The landscape needs a run. Press Run to start one.",
  tooEarly: "The path of this learner is too short to span a plane. Train it for a few more steps.",
  asking: "The learner trains again to record its path.",
  stopped: "The recorded path is incomplete. Press Follow the path to continue.",
  cancel: "Stop",
  resume: "Follow the path",
  progress: "Following the path",
  working: (share: number) => `${formatCount(100 * share)} %`,
  failed: (reason: string) => `This could not be computed: ${reason.endsWith(".") ? reason : `${reason}.`}`,

  maps: {
    explain: [
      "The maps show the training loss of one learner in two planes with one colour scale. The left plane lies in the space of the weights (V, Q). There the loss is a polynomial of degree four and can have several local minima.",
      "The right plane lies in the space of W, the matrix of the function that the weights compute. There the loss is a quadratic bowl, or a trough along undetermined directions. The coordinates a and b are distances.",
      "The line is the training path, projected onto each plane; hollow marks lie outside the plane. Gradient learners train in (V, Q). The closed form minimises the loss over W; without ridge it is the minimum of smallest norm.",
    ],
    formula: "L(V, Q) = mean ‖y − Σ V_h G Q_h z‖²  =  L(p) = c − 2⟨b, p⟩ + p Λ pᵀ,  p bilinear in V and Q",
    chart: "Two maps of the training loss",
    read: "Read the loss off the maps",
    weights: (own: number, space: number) =>
      `Over (V, Q) of ${inWords(own)} ${own === 1 ? "head" : "heads"}${own === space ? "" : `, padded to ${inWords(space)}`}: degree four`,
    functions: { bowl: "Over W: a bowl", trough: "Over W: a trough" },
    axis: (letter: string, direction: string) => `${letter}, ${direction}`,
    images: {
      path: "along the path of W",
      pathAgain: "along the path of W, second",
      image: (direction: string) => `image of the ${direction} direction in W`,
      solution: (direction: string) => direction,
    },
    loss: "loss",
    minimum: "minimum of the slice",
    shadow: "hollow: outside the plane",
    beside: (name: string) => `${name}, outside the plane`,
    step: (step: number) => `the path at step ${formatCount(step)}`,
    place: (map: string, a: string, b: string) => `${map.split(":")[0]}, a = ${a}, b = ${b}`,
    marks: { start: "start", end: "now", finished: "end", teacher: "teacher", closedForm: "closed form" },
    minimaOf: (losses: readonly number[]) => {
      if (losses.length === 0) return "no local minimum";
      const [lowest, ...rest] = losses.slice(0, 3).map(formatValue);
      if (losses.length === 1) return `one local minimum, at loss ${lowest}`;
      const listed =
        losses.length > 3 ? `${[lowest, ...rest].join(", ")} and more` : `${[lowest, ...rest.slice(0, -1)].join(", ")} and ${rest.at(-1)}`;
      return `${inWords(losses.length)} local minima, at losses ${listed}`;
    },
    sentence: (step: number, left: string, right: string) =>
      `At step ${formatCount(step)} the (V, Q) slice near the path has ${left}; over W the loss is ${right}.`,
    bowl: (bottom: number | null) => `a bowl${bottom === null ? "" : ` with minimum ${formatValue(bottom)}`}`,
    trough: "a trough along an undetermined direction",
    shares: (left: number, right: number) =>
      ` The left plane contains ${percent(left)} of the path’s length, the right plane ${percent(right)}.`,
    curvature: (values: readonly number[]) =>
      ` The largest ${values.length === 1 ? "curvature is" : "curvatures are"} ${values.map(formatValue).join(" and ")}.`,
    replaced: (both: boolean) =>
      both
        ? " Neither direction changes the function, so the map over W uses directions of the path."
        : " One direction does not change the function, so the map over W uses a direction of the path instead.",
    columns: ["point", "step", "loss", "a in (V, Q)", "b in (V, Q)", "outside (V, Q)", "a in W", "b in W", "outside W"],
    pathPoint: "path",
  },

  between: {
    other: "Other solution",
    teacher: "the teacher",
    otherIs: (name: string) => `and ${name}`,
    none: "This target has no teacher, and no other learner trains by gradient descent. Add a second gradient learner.",
    explain: [
      "The curves show the training loss on the straight line between two solutions. Heads have no fixed order or scale, so two learners with the same function can be far apart in (V, Q). The loss between them can then rise above both ends.",
      "For the aligned curve, the heads of the other solution are matched and rescaled (V → c V, Q → Q / c). This does not change its function. In W the loss is convex, so its barrier is zero.",
    ],
    formula: "barrier = max L((1 − t) A + t B) − max(L(A), L(B)),  0 ≤ t ≤ 1,  from a polynomial of degree 4 in t",
    chart: "Loss between two solutions",
    read: "Read the loss between the two solutions",
    upward: "training loss",
    across: "fraction of the line",
    floor: "lower",
    place: (percentage: number) => `${formatCount(percentage)} % of the line`,
    curves: { unaligned: "(V, Q), as found", aligned: "(V, Q), aligned", functions: "W" },
    note: (height: number) => (height > 0 ? `barrier ${formatValue(height)}` : "no barrier"),
    sentence: (from: string, to: string, unaligned: number, aligned: number, functions: number) =>
      `The loss barrier from ${from} to ${to} is ${formatValue(unaligned)} in (V, Q), ${formatValue(aligned)} with aligned heads and ${formatValue(functions)} in W.`,
    columns: ["fraction of the line", "(V, Q), as found", "(V, Q), aligned", "W"],
  },
} as const;

export const landscapeText = inLanguage("landscape/words", english);
