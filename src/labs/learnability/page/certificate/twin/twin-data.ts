/** Questions, sentence, table and picture of a twin. Errors follow the slider without a new computation. */

import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { ErrorParabola, Question, Twin, TwinDirection } from "../../../engine/study/questions";
import { shiftNames } from "../../panels/loss-choice";
import { failed, type Moment, nullityOf, outputsOf, psiOf, standing, withoutCoefficients } from "../moment";
import { certificateText } from "../words";

/** Number of the witness among the directions in the document. */
export const witnessNumber = -1;

/** The reason why there is no twin: no data yet, too many features, or no undetermined direction. */
export function noTwin(moment: Moment): SentenceParts | null {
  const stands = standing(moment) ?? withoutCoefficients(moment, "twin");
  if (stands) return stands;
  const psi = psiOf(moment);
  return nullityOf(moment) === 0 ? [certificateText.twin.none(psi, psi)] : null;
}

/** The direction of the document, or the nearest one of these data. */
export function directionOf(moment: Moment): TwinDirection {
  const { direction } = moment.shown;
  if (direction === witnessNumber && moment.entry("twin")?.answer?.witness !== false) return { kind: "witness" };
  return { kind: "null", index: Math.max(0, Math.min(direction, nullityOf(moment) - 1)) };
}

export function outputOf(moment: Moment): number {
  return Math.min(moment.shown.output, outputsOf(moment) - 1);
}

export function twinQuestions(moment: Moment): readonly Question[] {
  if (noTwin(moment)) return [];
  const asked = { direction: directionOf(moment), output: outputOf(moment) };
  const { amplitude } = moment.experiment.laboratory;
  return [
    { kind: "twin", ...asked },
    { kind: "twin-heads", ...asked, amplitude },
  ];
}

export function twinOf(moment: Moment): Twin | null {
  return noTwin(moment) ? null : (moment.entry("twin")?.answer?.twin ?? null);
}

/** Mean squared error at an amplitude. Without labels only the change is known. */
export function errorAt({ base, cross, square }: ErrorParabola, amplitude: number): number {
  const change = amplitude * amplitude * square;
  return Number.isNaN(base) ? change : base + 2 * amplitude * cross + change;
}

/** Mean squared difference of the two functions on the found sample. */
export function foundAt({ found: { slope, answer } }: Twin, amplitude: number): number {
  return (amplitude * slope) ** 2 / answer.length;
}

/** The line shown instead of the picture; null when there is a picture. */
export function noPicture(moment: Moment): SentenceParts | null {
  const none = noTwin(moment);
  if (none) return none;
  const entry = moment.entry("twin");
  if (entry?.failure) return failed(entry.failure);
  return entry?.answer?.twin ? null : [certificateText.twin.asking];
}

export function twinSentence(moment: Moment): SentenceParts {
  const twin = twinOf(moment);
  if (!twin) return [];
  const { amplitude } = moment.shown;
  return [amplitude === 0 ? certificateText.twin.still : movedSentence(twin, amplitude, setNames(twin, moment))];
}

function movedSentence(twin: Twin, amplitude: number, names: readonly string[]): string {
  const words = certificateText.twin;
  const { answer, slope } = twin.found;
  const before = answer[twin.output];
  return [
    words.fits(errorAt(twin.errors[0], amplitude)),
    freshWords(twin, amplitude, names),
    words.answers(before, before + amplitude * slope),
  ].join("");
}

/** Share of the labels' variance below which an error counts as zero. */
const unseenBelow = 1e-6;

/** The error on fresh samples; where that is negligible, too, the largest error on a shifted set. */
function freshWords({ errors, labelVariance }: Twin, amplitude: number, names: readonly string[]): string {
  const words = certificateText.twin;
  const [, test, ...shifted] = errors;
  const fresh = errorAt(test, amplitude);
  const known = shifted.filter(({ square }) => Number.isFinite(square));
  const worst = known.toSorted((a, b) => errorAt(b, amplitude) - errorAt(a, amplitude)).at(0);
  if (worst && !(fresh > unseenBelow * labelVariance)) return words.blind(fresh, names[errors.indexOf(worst)], errorAt(worst, amplitude));
  if (Number.isNaN(fresh)) return "";
  if (fresh <= unseenBelow * labelVariance) return words.unseen(fresh);
  return Number.isNaN(test.base) ? words.freshUnknown(fresh) : words.fresh(fresh, labelVariance);
}

/** One row for each set at the present amplitude, with its parabola for other amplitudes. */
export function twinTable(moment: Moment): DataTable {
  const twin = twinOf(moment);
  const { columns, errors } = certificateText.twin;
  const { amplitude } = moment.shown;
  const names = twin ? setNames(twin, moment) : [];
  return {
    columns: [columns.set, columns.amplitude, columns.error, columns.base, columns.cross, columns.square],
    rows: twin
      ? [
          ...twin.errors.map((set, at) => [names[at], amplitude, errorAt(set, amplitude), set.base, set.cross, set.square]),
          [errors.found, amplitude, foundAt(twin, amplitude), 0, 0, foundAt(twin, 1)],
        ]
      : [],
  };
}

/** "training", "test", and the names of shifted sets, in the order of the errors. */
export function setNames({ errors }: Twin, { experiment }: Pick<Moment, "experiment">): readonly string[] {
  const { train, test } = certificateText.twin.errors;
  const names = [train, test, ...shiftNames(experiment)];
  return errors.map(({ name }, at) => names[at] ?? name);
}
