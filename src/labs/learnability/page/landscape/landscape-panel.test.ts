import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { plain, type SentenceParts } from "../../../../platform/ui/Sentence";
import type { Experiment } from "../../document/document";
import type { GradientJobState } from "../../engine/protocol";
import type { Answer, StudyQuestion } from "../../engine/study/questions";
import { Study } from "../../engine/study/study";
import type { TargetView } from "../../engine/view";
import { surfaceOf } from "../../math/learners/landscape/surface";
import type { Entry } from "../asking/study-inquiries";
import { experimentOf } from "../certificate/testing";
import { RunSeries } from "../session/series";
import { barrierCurves, betweenSentence, betweenTable } from "./between-data";
import { chosenDirections, chosenOther, directionName, offeredDirections, offeredOthers } from "./choices";
import { isTrough, mapsOf, mapsSentence, mapsTable } from "./maps-data";
import { type Choices, firstChoices, type Moment } from "./moment";
import { placeOf } from "./place";
import { questionsOf } from "./questions";
import { instead, unanswered } from "./standing";
import { landscapeText } from "./words";
import german from "./words.de";

const gradient = { kind: "gradient", heads: 2, steps: 400, rate: 0.01, precision: "float64" };
const task = { d: 3, heads: 2, samples: 100, testSamples: 10 };
const experiment = experimentOf(task, [{ kind: "closed-form" }, gradient, { ...gradient, seed: 2 }, { ...gradient, heads: 1 }]);
const alone = experimentOf(task, [gradient]);

const empty = { step: new Float64Array(), train: new Float64Array(), test: new Float64Array(), shifted: [] };

function stateOf(learner: number, step: number, changes: Partial<GradientJobState> = {}): GradientJobState {
  const base = {
    kind: "gradient",
    job: `learners[${learner}]`,
    learner,
    status: "done",
    progress: 1,
    milliseconds: 0,
    step,
    steps: 400,
    curve: empty,
    repeats: [],
  } as const;
  return { ...base, ...changes };
}

const teacher = { heads: 2, V: new Float64Array(), Q: new Float64Array(), attention: new Float64Array(), p: null };

function seriesOf(states: readonly GradientJobState[], hasTeacher = true): RunSeries {
  const series = new RunSeries();
  series.accept(states);
  const target = { d: 3, outputs: 3, psi: 18, n: 1, Z: new Float64Array(3), sample: 0, samples: 10, training: 0, traces: null };
  series.acceptViews({ target: { ...target, teacher: hasTeacher ? teacher : null } satisfies TargetView, learners: [] });
  return series;
}

const finished = (about: Experiment) =>
  seriesOf(about.learners.flatMap(({ kind }, job) => (kind === "gradient" ? [stateOf(job, 400)] : [])));

function momentOf(choices: Partial<Choices> = {}, changes: Partial<Moment> = {}): Moment {
  const about = changes.experiment ?? experiment;
  const base = { activity: "finished", ownData: null, series: finished(about), entry: () => null } as const;
  return { ...base, experiment: about, choices: { ...firstChoices, ...choices }, ...changes };
}

/** The moment after the study has answered what it asks. */
function answered(moment: Moment): Moment {
  const [question] = questionsOf(moment) as readonly StudyQuestion[];
  const answer: Answer = finish(Study.of(moment.experiment, null).answer(question));
  const entry = { question, answer, failure: null, pending: false, progress: 1, stopped: false };
  return { ...moment, entry: (kind) => (kind === question.kind ? (entry as unknown as Entry<typeof kind>) : null) };
}

const said = (parts: SentenceParts | null) => (parts ? plain(parts) : null);

describe("the choices of the landscape", () => {
  it("lead to the teacher first, and along the path where there is none", () => {
    expect(chosenDirections(momentOf())).toEqual(["teacher", "path"]);
    const without = momentOf({}, { series: seriesOf([stateOf(1, 400)], false) });
    expect(chosenDirections(without)).toEqual(["path", "path"]);
    expect(chosenDirections(momentOf({ first: "teacher" }, { series: seriesOf([stateOf(1, 400)], false) }))[0]).toBe("path");
  });

  it("offer every other learner, and a kind twice only where it has two directions", () => {
    const all = ["path", "teacher", "learner-2", "learner-3", "sharpest", "downhill", "random"];
    expect(offeredDirections(momentOf(), null)).toEqual(all);
    expect(offeredDirections(momentOf(), "teacher")).not.toContain("teacher");
    expect(offeredDirections(momentOf(), "random")).toContain("random");
    expect(chosenDirections(momentOf({ first: "downhill", second: "downhill" }))).toEqual(["downhill", "path"]);
    expect(directionName(momentOf(), "random", true)).toBe("second random");
    expect(directionName(momentOf(), "learner-3", false)).toBe("to 1 head");
    expect(offeredOthers(momentOf())).toEqual(["learner-2", "learner-3", "teacher"]);
    expect(chosenOther(momentOf({}, { experiment: alone }))).toBe("teacher");
  });

  it("are the questions that are asked", () => {
    expect(questionsOf(momentOf())).toEqual([
      { kind: "landscape", learner: 1, step: 400, origin: "end", first: { kind: "teacher" }, second: { kind: "path" } },
    ]);
    expect(questionsOf(momentOf({ learner: 3, first: "learner-1", origin: "start" }))).toEqual([
      {
        kind: "landscape",
        learner: 3,
        step: 400,
        origin: "start",
        first: { kind: "learner", learner: 1, step: 400 },
        second: { kind: "path" },
      },
    ]);
    expect(questionsOf(momentOf({ view: "between" }))).toEqual([
      { kind: "barrier", learner: 1, step: 400, other: { kind: "learner", learner: 2, step: 400 } },
    ]);
    expect(questionsOf(momentOf({ stopped: true }))).toEqual([]);
  });

  it("follow a run that goes on from mark to mark, and an ended one to where it ended", () => {
    const at = (state: GradientJobState, activity: Moment["activity"] = "running") =>
      placeOf(momentOf({}, { series: seriesOf([state]), activity }), 1)?.step ?? null;
    const running = (step: number) => at(stateOf(1, step, { status: "running" }));
    expect([running(9), running(10), running(17), running(19)]).toEqual([null, 10, 10, 19]);
    expect(at(stateOf(1, 17, { status: "running" }), "paused")).toBe(17);
    expect(at(stateOf(1, 233))).toBe(233);
    const curve = { ...empty, step: Float64Array.of(1, 50) };
    expect(at(stateOf(1, 400, { curve, stopped: "plateau" }))).toBe(50);
  });
});

describe("in place of the maps", () => {
  it("stands what is missing and what to do", () => {
    expect(said(instead(momentOf({}, { experiment: experimentOf(task, [{ kind: "closed-form" }]) })))).toMatch(/Add a gradient learner/);
    expect(said(instead(momentOf({}, { experiment: experimentOf({ kind: "custom" }, [gradient]) })))).toMatch(/Open a file/);
    expect(said(instead(momentOf({}, { series: seriesOf([]), activity: "paused" })))).toMatch(/Press Run/);
    expect(said(instead(momentOf({}, { series: seriesOf([stateOf(1, 4)]) })))).toMatch(/a few more steps/);
    const lonely = { experiment: alone, series: seriesOf([stateOf(0, 400)], false) };
    expect(said(instead(momentOf({ view: "between" }, lonely)))).toMatch(/Add a second gradient learner/);
    expect(instead(momentOf({}, lonely))).toBeNull();
    expect(said(unanswered(momentOf()))).toMatch(/^The learner trains again/);
    expect(said(unanswered(momentOf({ stopped: true })))).toMatch(/Press Follow the path/);
  });
});

describe("the maps", () => {
  const moment = answered(momentOf());
  const answer = moment.entry("landscape")?.answer;
  if (!answer) throw new Error("the study has answered");

  it("say what they show, in one sentence of numbers", () => {
    expect(plain(mapsSentence(moment))).toMatch(
      /^At step 400 the \(V, Q\) slice near the path has (one local minimum|two local minima|three local minima|no local minimum).*; over W the loss is a bowl with minimum [\de.-]+\. The left plane contains \d+ % of the path’s length, the right plane \d+ %\./,
    );
    expect(mapsSentence(momentOf())).toEqual([]);
  });

  it("name their axes and mark both ends, the teacher and, over W, the closed form", () => {
    const [weights, functions] = mapsOf(moment, answer);
    expect([weights.across, weights.upward]).toEqual(["a, to the teacher", "b, along the path"]);
    expect([functions.across, functions.upward]).toEqual(["a, to the teacher", "b, along the path of W"]);
    expect(weights.marks.map(({ name }) => name).toSorted()).toEqual(["end", "start", "teacher"]);
    expect(functions.marks.map(({ name }) => name).toSorted()).toEqual(["closed form", "end", "start", "teacher"]);
    expect(functions.minima({ a: 0, b: 0 }, 100)).toHaveLength(1);
  });

  it("list the marks and every kept step with its loss and both places", () => {
    const { columns, rows } = mapsTable(moment);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(rows).toHaveLength(4 + answer.steps.length);
    expect(rows.at(-1)?.slice(0, 2)).toEqual(["path", 400]);
    expect(mapsTable(momentOf()).rows).toEqual([]);
  });
});

describe("what the maps are called", () => {
  it("is told by the learner's own heads, and by the room for those of the layer that it leads to", () => {
    const narrow = answered(momentOf({ learner: 3 }));
    const answer = narrow.entry("landscape")?.answer;
    if (!answer) throw new Error("the study has answered");
    expect([answer.ownHeads, answer.heads]).toEqual([1, 2]);
    expect(mapsOf(narrow, answer)[0].title).toBe("Over (V, Q) of one head, padded to two: degree four");
    const { weights } = landscapeText.maps;
    expect([weights(1, 1), weights(2, 2)]).toEqual(["Over (V, Q) of one head: degree four", "Over (V, Q) of two heads: degree four"]);
    expect([german.maps.weights(1, 1), german.maps.weights(1, 2), german.maps.weights(16, 16)]).toEqual([
      "Über (V, Q) von einem Kopf: vierter Grad",
      "Über (V, Q) von einem Kopf, aufgefüllt auf zwei: vierter Grad",
      "Über (V, Q) von sechzehn Köpfen: vierter Grad",
    ]);
  });

  it("is a bowl where both directions change the loss, and a trough without a single bottom where one does not", () => {
    const residuals = (b: readonly number[] | null) =>
      surfaceOf([[1, 2, 3], [1, 0, 0], b, null, null, null].map((column) => column && Float64Array.from(column)));
    const shape = (b: readonly number[] | null) => isTrough({ surface: residuals(b) });
    expect([shape([0, 1, 0]), shape([0, 1e-5, 0]), shape([1, 1, 0])]).toEqual([false, false, false]);
    expect([shape([1, 0, 0]), shape(null), shape([0, 0, 0]), shape([0, 1e-16, 0])]).toEqual([true, true, true, true]);
    const { sentence, bowl, trough } = landscapeText.maps;
    expect(sentence(3, "one valley", bowl(0.5))).toMatch(/over W the loss is a bowl with minimum 0.500\.$/);
    expect(sentence(3, "one valley", bowl(null))).toMatch(/is a bowl\.$/);
    expect(sentence(3, "one valley", trough)).toMatch(/is a trough along an undetermined direction\.$/);
    expect(german.maps.sentence(3, "ein Tal", german.maps.trough)).toMatch(
      /ist der Verlust eine Rinne entlang einer unbestimmten Richtung\.$/,
    );
  });
});

describe("the way between two solutions", () => {
  const moment = answered(momentOf({ view: "between" }));
  const answer = moment.entry("barrier")?.answer;
  if (!answer) throw new Error("the study has answered");

  it("is told by how much the loss climbs on it", () => {
    expect(plain(betweenSentence(moment))).toMatch(
      /^The loss barrier from 2 heads, seed 1 to 2 heads, seed 2 is [\d.]+ in \(V, Q\), [\d.]+ with aligned heads and 0 in W\.$/,
    );
  });

  it("is drawn and listed three times over, with the same ends", () => {
    const curves = barrierCurves(moment, answer);
    expect(curves.map(({ id, stroke }) => [id, stroke])).toEqual([
      ["unaligned", "dashed"],
      ["aligned", "solid"],
      ["functions", "dotted"],
    ]);
    expect(curves[2].note).toBe("no barrier");
    const { columns, rows } = betweenTable(moment);
    expect([columns.length, rows.length]).toEqual([4, 21]);
    for (const row of [rows[0], rows[20]]) for (const loss of row.slice(2)) expect(Number(loss) / Number(row[1])).toBeCloseTo(1, 6);
  });
});
