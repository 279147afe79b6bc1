/**
 * Every number in a lesson is a setting of its experiments, or computed here from the subject of its sentence, or listed as
 * chosen: counts that the text itself fixes. In both languages, digits and words alike.
 */
import { expect, it } from "vitest";
import type { EagleDocument } from "../labs/eagle/document/document";
import { measures as trainingMeasures } from "../labs/eagle/page/lesson-api/measures";
import { momentBefore as momentBeforeTraining } from "../labs/eagle/page/lesson-api/testing";
import type { Experiment } from "../labs/learnability/document/document";
import { featureCount } from "../labs/learnability/math/model/samples";
import { logSlope } from "../labs/learnability/math/sample-complexity/needed";
import { instanceCount } from "../labs/learnability/math/tasks/automaton/instance-count";
import type { AutomatonSpec } from "../labs/learnability/math/tasks/automaton/schema";
import type { InContextRegressionSpec } from "../labs/learnability/math/tasks/in-context-regression/schema";
import { inputSpectrum } from "../labs/learnability/math/tasks/in-context-regression/theory";
import { instanceCount as tapeCount } from "../labs/learnability/math/tasks/turing-machine/instance-count";
import type { TuringMachineSpec } from "../labs/learnability/math/tasks/turing-machine/schema";
import { simulate } from "../labs/learnability/math/tasks/turing-machine/simulate";
import { askedOf } from "../labs/learnability/page/guarantee/asked";
import { dimensions, inDimension } from "../labs/learnability/page/guarantee/needed-data";
import { measures } from "../labs/learnability/page/lesson-api/measures";
import { firstSample, length, stepsOf } from "../labs/learnability/page/lesson-api/one-sample";
import { experimentOf, momentAfter, tracesAfter } from "../labs/learnability/page/lesson-api/testing";
import "../labs/learnability/math/tasks/generators";
import { numeralsIn } from "../platform/ui/numerals";
import type { Lesson } from "./lesson";
import { lessonText } from "./lesson-text";

interface Known {
  /** A sentence's claim about a run: the sentence in each language with # for the number, and the computation of the number. */
  readonly claims?: readonly { readonly en: string; readonly de: string; readonly computed: () => number }[];
  /** Consequences of the settings, wherever the text names them. */
  readonly computed?: readonly (() => number)[];
  /** Numbers that the text chooses: counts of its parts, numbers of lessons, bounds of choices and goals, examples. */
  readonly chosen: readonly number[];
}

type Experiments = Readonly<Record<string, Experiment>>;
const read = (name: keyof typeof measures, experiment: Experiment) => measures[name].read(momentAfter(experiment), {}) ?? Number.NaN;
const noiseTheory = (sigma: number, psi: number, samples: number) => Number(((sigma ** 2 * psi) / (samples - psi - 1)).toPrecision(3));
const signs = (first: number) => stepsOf({ ...firstSample, Z: [first, -1, 1, 1, 1, -1] });

const known: Readonly<Record<string, (experiments: Experiments) => Known>> = {
  "one-sample": ({ opening }) => ({
    claims: [
      { en: "# times as long", de: "# so lang", computed: () => (opening.task as { shifts: { n: number }[] }).shifts[0].n / length },
      { en: "at first, # and", de: "am Anfang, # und", computed: () => stepsOf(firstSample).answer[0] },
      { en: "and #. Leave", de: "und #. ", computed: () => stepsOf(firstSample).answer[1] },
    ],
    chosen: [2, 3, 3000, 1],
  }),
  "cubic-trick": ({ opening, "twenty-five": few }) => ({
    claims: [
      { en: "each feature is # times what", de: "jedes Merkmal ist # so groß", computed: () => doubled() },
      { en: "features: # for", de: "Merkmale: # für", computed: () => featureCount(2) },
      { en: ", # for d = 3", de: ", # für d = 3", computed: () => featureCount(3) },
      { en: "How many of the # directions", de: "Wie viele der # Richtungen", computed: () => read("features", opening) },
      { en: "there are only # samples", de: "es gibt nur # zufällig", computed: () => read("samples", few) },
    ],
    computed: [() => stepsOf(firstSample).features.length],
    chosen: [-1, 1, 2, 3, 4, 12],
  }),
  "one-shot": ({ "learning-curve": curve, threshold, noisy }) => ({
    claims: [
      { en: "least # of the 100", de: "mindestens # der 100", computed: () => (threshold.sampleComplexity?.draws ?? Number.NaN) * 0.95 },
      { en: "has # rows of", de: "hat # Zeilen mit", computed: () => (threshold.task as { d: number }).d },
      { en: "so # samples have as many", de: "also haben # Beispiele so viele", computed: () => read("features", threshold) / 4 },
      { en: "and # is the first of them", de: "und # ist die erste", computed: () => read("samples-until-exact", curve) },
      { en: "here #. It is the same", de: "hier #. Es ist dieselbe", computed: () => 4 ** 2 },
      {
        en: "that is #; this run",
        de: "ist das #; dieser Lauf",
        computed: () => noiseTheory(0.5, read("features", noisy), read("samples", noisy)),
      },
    ],
    computed: [() => read("features", threshold)],
    // Points of a curve over powers of two, and the goal of the exercise.
    chosen: [2, 4, 8, 32, 0.01],
  }),
  "enough-samples": ({ two, noisy }) => ({
    claims: [
      { en: "numbers have # unknowns", de: "Zahlen haben # Unbekannte", computed: () => read("features", two) },
      { en: "Here the slope is about #.", de: "Hier ist die Steigung etwa #.", computed: () => slopeOfNeed(noisy, "scalar") },
      { en: "the slope is about #: the excess", de: "die Steigung etwa #: Der Überschuss", computed: () => slopeOfNeed(noisy, "vector") },
      { en: "at most # of them", de: "höchstens # davon", computed: () => (noisy.sampleComplexity?.draws ?? Number.NaN) * 0.05 },
      { en: "below which # of", de: "unter dem # ihrer", computed: () => (noisy.sampleComplexity?.draws ?? Number.NaN) * 0.95 },
    ],
    computed: [() => read("features", two)],
    // Half of a tolerance, another factor to choose, a slope, the number of a theorem, and the goal of the exercise.
    chosen: [0.025, 1.4, -1, 2.2, 450, 0.2],
  }),
  "more-heads": ({ race, tuned }) => ({
    claims: [
      { en: "here #, every", de: "hier #, lässt", computed: () => (race.task as { d: number }).d ** 2 },
      { en: "# learners with four heads begin", de: "beginnen # Lerner mit vier", computed: () => headsTrained(tuned, 4) },
      { en: "and # learners with sixteen", de: "ebenso # Lerner mit sechzehn", computed: () => headsTrained(tuned, 16) },
    ],
    // Rates and starts that `npm run verify -- lessons` tries on twenty targets, bounds of choices, and the goal of the exercise.
    chosen: [5, 0.001, 0.1, 20, 30, 100, 60, 1e-6],
  }),
  "in-context": ({ opening, one }) => ({
    computed: [
      ...inputSpectrum(opening.task as InContextRegressionSpec),
      () => (opening.task as InContextRegressionSpec).context,
      () => one.learners.length,
    ].map((value) => (typeof value === "number" ? () => Number(value.toPrecision(3)) : value)),
    // The error of answering zero, the rank of a head, and the bounds of choices and of the exercise.
    chosen: [1, 0.3, 4],
  }),
  identifiability: ({ opening }) => ({
    claims: [
      { en: "they are #. The feature", de: "Sie sind #. Das Merkmal", computed: () => signs(1).gram[0] },
      { en: "outputs # and", de: "erste Funktion # aus", computed: () => signs(2).gram[0] },
      { en: "second one #. Sequences", de: "die zweite #. Folgen", computed: () => signs(2).gram[3] },
      { en: "= # directions", de: "= # Richtungen", computed: () => read("nullity", opening) },
      { en: "# directions are undetermined. Now", de: "# Richtungen sind unbestimmt. Zu", computed: () => read("nullity", opening) },
    ],
    computed: [() => read("nullity", opening)],
    chosen: [-1, 0, 1, 2, 3, 4, 5, 4000, 20],
  }),
  memories: () => ({
    claims: [
      { en: "= (# -2)", de: "= (# -2)", computed: () => 3 + 0.6 * 5 },
      { en: "= (6 #)", de: "= (6 #)", computed: () => 1 + 0.6 * -5 },
    ],
    chosen: [31, 12, 0, 1, 2, 3, 4, 6, 0.6, 0.8, 5, -5],
  }),
  automata: ({ opening, "longer-words": longer }) => ({
    claims: [
      { en: "heads does it have? #, as many", de: "Köpfe hat sie? #, so viele", computed: () => read("layer-heads", opening) },
      { en: "More than #, but", de: "Mehr als #, aber", computed: () => read("layer-heads", opening) },
      {
        en: "for words of # letters, with",
        de: "für Wörter aus # Buchstaben gebaut, mit",
        computed: () => (longer.task as AutomatonSpec).length,
      },
    ],
    chosen: [2, 7, 8],
  }),
  traces: ({ opening, "all-but-eight": most }) => ({
    claims: [
      { en: "There are # such pairs", de: "Es gibt # solche Paare", computed: () => instanceCount(opening.task as AutomatonSpec) },
      {
        en: "of them, # samples each",
        de: "davon, je # Beispiele",
        computed: () => read("samples", opening) / (opening.task as AutomatonSpec).traces,
      },
      { en: "56 of the # traces", de: "56 der # Abläufe", computed: () => instanceCount(most.task as AutomatonSpec) },
      { en: "all but #. Nearly", de: "allen bis auf #. Auch", computed: () => read("unseen", most) },
      { en: "words together span # directions", de: "Buchstaben spannen zusammen # Richtungen", computed: () => read("rank", most) },
      {
        en: "after about # there",
        de: "nach etwa # kaum",
        // Rare, but possible: without seven particular traces a direction is lost.
        computed: () => {
          const all = read("rank", withTraces(most, 63));
          const complete = Array.from({ length: 10 }, (_, draw) => read("rank", { ...withTraces(most, 52), seed: draw + 1 }) === all);
          return complete.filter(Boolean).length >= 9 ? 50 : Number.NaN;
        },
      },
    ],
    computed: [() => read("unseen", most), () => instanceCount(most.task as AutomatonSpec)],
    chosen: [2, 8],
  }),
  tape: ({ inverting }) => ({
    claims: [
      { en: "which is #, since", de: "das ist #, denn", computed: () => lowestFirst("1110") },
      { en: "0001, which is #. Try", de: "0001, das ist #. ", computed: () => lowestFirst("0001") },
      { en: "Try #, or", de: "# versuchen", computed: () => lowestFirst("0110") },
      { en: ", or #.", de: "oder #.", computed: () => lowestFirst("1010") },
      { en: "In # steps it appends", de: "In # Schritten hängt", computed: () => (inverting.task as TuringMachineSpec).steps },
      { en: "it appends # changes", de: "hängt sie # Änderungen", computed: () => changesIn(inverting.task as TuringMachineSpec) },
      { en: "a tape of # cells", de: "ein Band aus # Zellen", computed: () => (inverting.task as TuringMachineSpec).cells },
    ],
    // Digits of tapes, coordinates of symbols, the number of a lesson, and bounds of choices.
    chosen: [-1, 0, 1, 2, 3, 4, 5, 7, 16, 1110, 111],
  }),
  "turing-machine": ({ opening, longer, "five-cells": five }) => ({
    claims: [
      { en: "they span? #, as many", de: "spannen sie auf? #, so viele", computed: () => read("rank", longer) },
      {
        en: "as many as those of # steps",
        de: "so viele wie die mit # Schritten",
        computed: () => (opening.task as TuringMachineSpec).steps,
      },
      { en: "After # steps at most", de: "Nach höchstens # Schritten", computed: () => longestRun(opening.task as TuringMachineSpec) },
      {
        en: "of the # tapes are for training. The",
        de: "Acht der # Bänder dienen",
        computed: () => tapeCount(opening.task as TuringMachineSpec),
      },
      { en: "The other # are the test", de: "Die anderen # sind der Test", computed: () => read("unseen", opening) },
      {
        en: "right on more of them, # in all",
        de: "insgesamt auf #.",
        computed: () => tracesAfter(opening).rounded,
      },
      { en: "Only # of 32", de: "Nur # von 32", computed: () => toTheLastCell(five.task as TuringMachineSpec) },
    ],
    computed: [
      () => read("rank", opening),
      () => tapeCount(five.task as TuringMachineSpec),
      () => longestRun(opening.task as TuringMachineSpec),
    ],
    // Digits of tapes, tokens of a step, bounds of choices and goals, and the number of a theorem.
    chosen: [0, 2, 3, 4, 5, 6, 7, 1000, 3000, 120, 12, 10],
  }),
  discovered: ({ opening }) => ({
    claims: [
      {
        en: "each layer, # in all",
        de: "je Schicht, # im Ganzen",
        computed: () => numbersOfReading(opening as unknown as EagleDocument),
      },
    ],
    // Blocks of the matrix, bounds of choices and of the goal, and ranges that `npm run verify -- lessons` finds in twenty networks.
    chosen: [4, 70, 35, 10, 30, 75, 0.5, 20, 18, 32, 9, 60, 1.5, 17],
  }),
  decay: () => ({
    // Bounds of a decay, counts of the text, and the goal of the exercise.
    chosen: [0, 1, 2, 3, 4, 0.98],
  }),
  "both-ways": () => ({
    // Marks, the number of a lesson, and the goal of the exercise.
    chosen: [2, 14, 0.9],
  }),
};

/** The common factor by which all features grow when every number of Z is doubled; NaN without one. */
function doubled(): number {
  const twice = stepsOf({ ...firstSample, Z: firstSample.Z.map((value) => 2 * value) }).features;
  const ratios = twice.flatMap((value, index) => (value === 0 ? [] : [value / stepsOf(firstSample).features[index]]));
  return new Set(ratios).size === 1 ? ratios[0] : Number.NaN;
}

/** The slope of the number of samples needed against d = 2 ... 6, to a whole number. */
function slopeOfNeed({ seed, task, sampleComplexity }: Experiment, output: "scalar" | "vector"): number {
  if (!sampleComplexity) return Number.NaN;
  const asked = askedOf({ ...experimentOf({ seed, task: { ...task, output } as never, learners: [] }), sampleComplexity }, null);
  const needs = dimensions.map((d) => {
    const other = inDimension(asked, d, 0);
    if (!other) return Number.NaN;
    // These data sets suffice for a slope to a whole number. Those of several outputs scatter less, and take most of the time.
    const fewer = { ...other.asked.sampleComplexity, draws: output === "scalar" ? 40 : 20 };
    return read("samples-needed", experimentOf({ seed, task: other.asked.task as never, learners: [], sampleComplexity: fewer as never }));
  });
  return Math.round(logSlope(dimensions, needs));
}

function headsTrained({ learners }: Experiment, heads: number): number {
  return learners.filter((spec) => spec.kind === "gradient" && spec.heads === heads).length;
}

function numbersOfReading(experiment: EagleDocument): number {
  return trainingMeasures.numbers.read(momentBeforeTraining(experiment), {}) ?? Number.NaN;
}

/** The same computations with another number of traces and without learners. */
function withTraces(experiment: Experiment, traces: number): Experiment {
  return experimentOf({ ...experiment, task: { ...experiment.task, traces } as never, learners: [] });
}

function lowestFirst(tape: string): number {
  return Number.parseInt([...tape].reverse().join(""), 2);
}

/** Every tape of the machine of a spec, run until it halts. */
function runsOf({ machine, cells, head }: TuringMachineSpec) {
  const digits = Array.from({ length: 2 ** cells }, (_, number) => Uint8Array.from({ length: cells }, (_, cell) => (number >> cell) & 1));
  return digits.map((tape) => simulate(machine, tape, head, 50));
}

/** Steps in which the head replaces a symbol by another one, on the tape that is shown. */
function changesIn({ machine, cells, head, steps, tape }: TuringMachineSpec): number {
  const digits = Uint8Array.from({ length: cells }, (_, cell) => machine.alphabet.indexOf(tape[cell]));
  const { history } = simulate(machine, digits, head, steps);
  return history.slice(1).filter((after, step) => after.tape.join() !== history[step].tape.join()).length;
}

function longestRun(spec: TuringMachineSpec): number {
  return Math.max(...runsOf(spec).map(({ haltedAt }) => haltedAt ?? Number.NaN));
}

/** Number of tapes on which the head reaches the last cell. */
function toTheLastCell(spec: TuringMachineSpec): number {
  return runsOf(spec).filter(({ history }) => history.some(({ head }) => head === spec.cells - 1)).length;
}

/** All numbers in a document, at any depth. */
function numbersOf(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

/** The tests of a lesson's numbers. They run beside its other tests, which use the same runs. */
export function testNumbers(lesson: Lesson): void {
  const { id } = lesson.facts;
  const { claims = [], computed = [], chosen } = known[id](lesson.experiments as Experiments);

  it.each(["en", "de"] as const)("are what is computed, or chosen by the text (%s)", (language) => {
    const text = lessonText(id, language);
    const numerals = numeralsIn(text, language);
    const claimed = new Set<number>();
    for (const claim of claims) {
      const [before, behind] = claim[language].split("#");
      const said = numerals.filter(
        ({ at, text: written }) => text.slice(0, at).endsWith(before) && text.slice(at + written.length).startsWith(behind),
      );
      expect(said, claim[language]).toHaveLength(1);
      expect(said[0].value, claim[language]).toBe(claim.computed());
      claimed.add(said[0].at);
    }
    const allowed = new Set([...numbersOf(lesson.experiments), ...computed.map((compute) => compute()), ...chosen]);
    const others = numerals.filter(({ at, value }) => !claimed.has(at) && !allowed.has(value));
    expect(others.map(({ at }) => text.slice(Math.max(0, at - 30), at + 30))).toEqual([]);
  });

  it("are listed only as long as the text has them", () => {
    const said = numeralsIn(lessonText(id, "en"), "en").map(({ value }) => value);
    expect(chosen.filter((value) => !said.includes(value))).toEqual([]);
  });
}
