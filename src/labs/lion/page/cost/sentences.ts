/** Captions of the panel on cost. */
import { formatCount, formatDuration, formatFixed, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import type { Sweep } from "../../../../platform/engine/sweep";
import { joinSentences, sentenceCase } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { LionDocument } from "../../document/document";
import type { MeasuredCost } from "../../engine/cost/messages";
import { cheapestForm, type HeldShape, numbersHeld, operationsOf, type Shape, sumsWithoutDecay } from "../../math/cost";
import type { FormName } from "../../math/forms/form";
import { formNames } from "../../math/forms/forms";
import { type Expected, expectedTime } from "../../math/measured-cost";
import { type PublishedForm, publishedForms } from "../../math/published-costs";
import { lionPanelText } from "../panels/words";
import { breakEvenOf, fastestRate } from "./cost-lines";
import { type MeasuredForm, measuredForms } from "./shape";
import type { CostShows } from "./views";
import { costText } from "./words";

export type CostSweep = Sweep<object, MeasuredCost>;

export function costSentence(show: CostShows, shape: HeldShape | null, document: LionDocument, sweep: CostSweep | null): string {
  if (show === "paper-memory" || show === "paper-time") return paperSentence(document.variant);
  if (!shape) return costText.noData;
  const measured = measuredForms(sweep?.runs ?? []);
  const first =
    show === "operations"
      ? breakEvenSentence(shape)
      : show === "numbers"
        ? memorySentence(shape)
        : timeSentence(shape, document, sweep, measured);
  return joinSentences(first, shape.decays ? adviceSentence(shape, measured) : sumsSentence(shape));
}

function breakEvenSentence(shape: Shape): string {
  return costText.breakEven(formatCount(breakEvenOf("recurrent", shape)), formatCount(breakEvenOf("state-chunk", shape)));
}

/** LION-LIT needs none of the four forms. */
function sumsSentence(shape: HeldShape): string {
  const { operations, numbers } = sumsWithoutDecay(shape);
  return costText.withoutSweeps(formatValue(operations), formatValue(numbers));
}

function memorySentence(shape: HeldShape): string {
  const held = (form: FormName) => numbersHeld(form, shape);
  const leanest = formNames.reduce((best, form) => (held(form) < held(best) ? form : best));
  return costText.memory(formatCount(shape.length), formatValue(held("full")), lionPanelText.forms[leanest], formatValue(held(leanest)));
}

/** The fastest form: by times measured on this device, or by the cost model where nothing was measured. */
export function adviceSentence(shape: Shape, measured: readonly MeasuredForm[]): string {
  const words = costText.take;
  const tokens = words.tokens(formatCount(shape.length), widthOf(shape));
  const [best, next] = measured
    .map(({ source, form, times }) => ({ source, form, expected: expectedTime(form, shape, times) }))
    .sort((a, b) => a.expected.milliseconds - b.expected.milliseconds);
  if (best && next) {
    const named = (one: typeof best) =>
      `${lionPanelText.forms[one.form]}${one.source === "wasm" ? "" : ` (${costText.sources[one.source]})`}`;
    return words.measured(tokens, named(best), timeOf(best.expected), named(next), timeOf(next.expected));
  }
  const cheapest = cheapestForm(shape);
  const compared = cheapest === "full" ? cheapestBeside(shape) : "full";
  const ratio = operationsOf(compared, shape) / operationsOf(cheapest, shape);
  return words.model(
    tokens,
    lionPanelText.forms[cheapest],
    formatValue(operationsOf(cheapest, shape)),
    lionPanelText.forms[compared],
    times(ratio),
  );
}

/** Of the forms that do not visit every pair. */
function cheapestBeside(shape: Shape): FormName {
  return operationsOf("recurrent", shape) <= operationsOf("state-chunk", shape) ? "recurrent" : "state-chunk";
}

const times = (ratio: number) => (ratio < 10 ? formatFixed(ratio, 1) : formatRounded(ratio, 2));

const timeOf = ({ milliseconds, from }: Expected) =>
  from === "between" ? formatDuration(milliseconds) : costText.take.continued(formatDuration(milliseconds));

const widthOf = ({ d, dv }: Shape) => (d === dv ? formatCount(d) : costText.take.widths(formatCount(d), formatCount(dv)));

/** The device, the precision and the fastest rate of the measurement. */
function timeSentence(shape: Shape, { precision }: LionDocument, sweep: CostSweep | null, measured: readonly MeasuredForm[]): string {
  const words = costText.time;
  if (sweep?.failure) return sentenceCase(failureSaid(sweep.failure));
  if (!sweep || measured.length === 0) return sweep?.status === "running" ? words.waiting : words.asleep;
  const rate = formatSetting(Number((fastestRate("wasm", shape, measured) / 1e6).toPrecision(2)));
  return words.measured(precision, rate);
}

/** At the longest sequence at which the recurrence and full attention were both timed. */
function paperSentence(variant: PublishedForm["variant"]): string {
  const of = (form: PublishedForm["form"]) =>
    publishedForms.find((one) => one.variant === variant && one.form === form)?.points.filter(({ seconds }) => seconds !== null) ?? [];
  const [full, recurrent] = [of("full"), of("recurrent")];
  const last = full.findLast(({ tokens }) => recurrent.some((point) => point.tokens === tokens));
  const beside = recurrent.find(({ tokens }) => tokens === last?.tokens);
  if (!last || !beside) throw new RangeError(`nothing was published of LION-${variant}`);
  const gigabytes = (value: number | null) => formatSetting(value ?? Number.NaN);
  return costText.paper(
    `LION-${variant}`,
    formatCount(last.tokens),
    [gigabytes(last.gigabytes), gigabytes(last.seconds)],
    [gigabytes(beside.gigabytes), gigabytes(beside.seconds)],
  );
}
