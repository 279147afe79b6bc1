import { formatDuration } from "../../../../platform/charts/format";
import { convexMarker } from "../../../../platform/charts/Marker";
import { type ConvexSpec, fields } from "../../math/learners/convex/fields";
import { convexText } from "../convex-words";
import type { LearnerView } from "./learner-view";

type Setting = keyof typeof fields;

export const convexView: LearnerView<ConvexSpec> = {
  kind: "convex",
  add: () => convexText.add,
  name: () => convexText.name,
  difference,
  method: ({ start }) => convexText.method(convexText.starts[start]),
  inText: (_, name) => convexText.inText(name),
  isMany: () => false,
  inLabel: (name) => convexText.inLabel(name),
  look: () => ({ hue: "convex", marker: convexMarker, stroke: "dashed" }),
  standing(state) {
    if (state.kind !== "convex" || state.step === 0 || state.time === null) return convexText.working;
    const { status, step, steps, time, milliseconds } = state;
    if (status !== "done") return convexText.computed(step, steps);
    return `${convexText.done(steps, formatDuration(milliseconds))} · ${convexText.time(time)}`;
  },
  remedy() {
    const value = fields.relativeRate.default;
    return { field: "relativeRate", value, words: convexText.tryRate(value) };
  },
};

/** The fewest settings that distinguish it from the others: "from zero, rate 0.5 × bound". */
function difference(spec: ConvexSpec, all: readonly ConvexSpec[]): string {
  let alike = all.filter((other) => other !== spec);
  const words: string[] = [];
  for (const field of ["start", ...Object.keys(fields)] as Setting[]) {
    const others = alike.filter((other) => other[field] === spec[field]);
    if (others.length < alike.length) words.push(settingWords(spec, field));
    alike = others;
  }
  return words.join(", ");
}

function settingWords(spec: ConvexSpec, field: Setting): string {
  const words = convexText.differences;
  return field === "start" ? words.start(convexText.starts[spec.start]) : words[field](spec[field]);
}
