/** From runs with sketches of several sizes to what is drawn and said of them. */

import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { GuideLine, LossData, LossLine } from "../../../../platform/charts/loss-data";
import type { Sweep } from "../../../../platform/engine/sweep";
import { joinSentences, sentenceCase } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { type Reached, type SketchRun, sketchRules, sketchSizes } from "../../engine/sketches/messages";
import { type Measure, type Part, type ShownTarget, shownTargets } from "./views";
import { sketchesText } from "./words";

export type SketchSweep = Sweep<object, SketchRun>;

export interface SketchChoice {
  readonly show: Measure;
  readonly to: ShownTarget;
  readonly part: Part;
}

interface RuleLook {
  readonly color: string;
  readonly textColor: string;
  readonly marker: number;
  readonly stroke: "solid" | "dashed";
}

const look = (place: number, marker: number, stroke: "solid" | "dashed"): RuleLook => ({
  color: `var(--ramp-${place})`,
  textColor: `var(--ramp-text-${place})`,
  marker,
  stroke,
});

/** By the order of `sketchRules`: the paper's warm, ours in the colour of EAGLE; dense sketches dashed. */
const looks = [look(1, 1, "solid"), look(2, 7, "dashed"), look(4, 2, "solid"), look(3, 5, "dashed")];

export function ruleName(rule: number): string {
  const { sketch, rescaled } = sketchRules[rule];
  return sketchesText.rules[rescaled ? "rescaled" : "paper"][sketch];
}

const amountOf = ({ iterations, operations, milliseconds }: Reached, show: Measure) =>
  show === "operations" ? operations : show === "seconds" ? milliseconds / 1000 : iterations;

export function reachedBy({ reached }: SketchRun, to: ShownTarget): Reached | null {
  return reached[shownTargets.indexOf(to)] ?? null;
}

/** r of the chosen part of n. */
export function sizeOfPart(n: number, part: Part): number {
  return Math.max(1, Math.round(n / Number(part)));
}

export function sketchLines(sweep: SketchSweep, choice: SketchChoice): LossData {
  return choice.show === "condition" ? conditionLines(sweep, choice) : sizeLines(sweep, choice);
}

/** Over n / r: what is saved by looking at fewer columns is to be weighed against what it costs. */
function sizeLines({ runs }: SketchSweep, { show, to }: SketchChoice): LossData {
  const all = runs[0]?.n ?? 1;
  const lines = sketchRules.flatMap((_, rule) => {
    const own = runs
      .filter((run) => run.rule === rule)
      .flatMap((run) => {
        const found = reachedBy(run, to);
        return found ? [{ part: all / run.r, value: amountOf(found, show) }] : [];
      })
      .sort((a, b) => a.part - b.part);
    const [parts, values] = [own.map(({ part }) => part), own.map(({ value }) => value)];
    return own.length === 0 ? [] : [lineOf(rule, parts, values, formatValue(values[values.length - 1]))];
  });
  const sizes = sketchSizes(all);
  const most = all / sizes[sizes.length - 1];
  const first = lines[0]?.x[0] === 1 && show === "iterations" ? lines[0].main[0] : null;
  const guides: readonly GuideLine[] =
    first === null || most <= 1
      ? []
      : [{ id: "in-proportion", role: "theory", name: sketchesText.inProportion, x: [1, most], main: [first, first * most] }];
  return { lines, levels: [], guides, marks: [], axis: { scale: "log", low: 1, high: Math.max(2, most) } };
}

function conditionLines({ runs }: SketchSweep, { part }: SketchChoice): LossData {
  const shown = runs.filter(({ r, n }) => r === sizeOfPart(n, part));
  const lines = shown.flatMap(({ rule, condition: { iteration, value } }) =>
    iteration.length < 2 ? [] : [lineOf(rule, iteration.slice(1), value.slice(1), formatValue(value[value.length - 1]))],
  );
  const high = Math.max(10, ...shown.map(({ iterations }) => iterations));
  return { lines, levels: [], guides: [], marks: [], axis: { scale: "log", low: 1, high } };
}

function lineOf(rule: number, x: readonly number[], main: readonly number[], note: string): LossLine {
  return { id: `rule-${rule}`, name: ruleName(rule), ...looks[rule], x, main, thin: null, band: null, note, diverged: false };
}

export function sketchesSentence(sweep: SketchSweep | null, choice: SketchChoice): string {
  const words = sketchesText;
  if (!sweep) return words.asleep;
  if (sweep.failure) return sentenceCase(failureSaid(sweep.failure));
  const { runs } = sweep;
  if (runs.length === 0) return sweep.status === "stopped" ? words.asleep : words.waiting;
  const [{ n }] = runs;
  const r = sizeOfPart(n, choice.show === "condition" ? choice.part : "4");
  const own = runs.filter((run) => run.r === r).sort((a, b) => a.rule - b.rule);
  if (own.length === 0) return words.waiting;
  if (choice.show === "condition") {
    const told = own.flatMap(({ rule, condition: { value } }) =>
      value.length < 2 ? [] : [words.conditionOf(ruleName(rule), formatValue(value[value.length - 1]))],
    );
    const start = own[0].condition.value[0];
    return told.length > 0
      ? words.conditions(words.conditionsFrom(formatCount(r), formatCount(n), formatValue(start)), told)
      : words.tooLarge;
  }
  if (runs.every(({ error }) => Number.isNaN(error))) return words.unknown;
  const told = own.map((run) => {
    const found = reachedBy(run, choice.to);
    if (found) return words.reached(ruleName(run.rule), words.amounts[choice.show](amountOf(found, choice.show)));
    return words.missed(ruleName(run.rule), formatCount(run.iterations), formatValue(run.error));
  });
  const whole = runs.find((run) => run.r === n && run.rule === 0);
  const all = whole ? reachedBy(whole, choice.to) : null;
  return joinSentences(
    all && r < n && words.withAll(formatCount(n), choice.to, words.amounts[choice.show](amountOf(all, choice.show))),
    words.withSome(formatCount(r), choice.to, told),
  );
}
