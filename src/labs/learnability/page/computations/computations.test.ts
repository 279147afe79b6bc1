import { describe, expect, it } from "vitest";
import { plain } from "../../../../platform/ui/Sentence";
import type { TraceCurvePoint } from "../../engine/study/questions";
import { experimentOf } from "../../engine/testing";
import type { OwnWay } from "../../engine/trace-outcomes";
import { sequence } from "../../math/tasks/automaton/generate";
import type { AutomatonSpec } from "../../math/tasks/automaton/schema";
import type { ComputingSpec } from "../../math/tasks/registry";
import { sequence as turingSequence } from "../../math/tasks/turing-machine/generate";
import type { TuringMachineSpec } from "../../math/tasks/turing-machine/schema";
import { Workspace } from "../../math/workspace";
import { namedLearners } from "../learners";
import { curveSentence } from "./curve-data";
import { alikeCells, areAlike, cellWords, eachSentence, traceGroups } from "./each-data";
import { machineWords } from "./machine-names";
import type { Moment } from "./moment";
import type { Fared, Unseen } from "./outcomes";
import { firstWrong, historiesOf, rolloutSentence, type ShownTrace, saidTokens, shownTraceOf } from "./rollout-data";

const experiment = experimentOf({
  task: { kind: "automaton" },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 8 }],
});
const [closedForm, eight] = namedLearners(experiment);

const flags = (...values: number[]) => Uint8Array.from(values);
const unseen: Unseen = { count: 4, tokens: 6, shown: 0, certified: flags(1, 0, 0, 1) };
/** Right tokens of the first computations, both ways; and what is generated on the one that is looked at. */
function ownOf(rolled: Readonly<Record<OwnWay, readonly number[]>>, generated: Partial<Record<OwnWay, Float64Array>> = {}): Fared["own"] {
  const way = (own: OwnWay) => {
    const empty = new Float64Array(0);
    return { rolled: Uint16Array.from(rolled[own]), errors: empty, generated: generated[own] ?? empty };
  };
  return { computed: way("computed"), rounded: way("rounded") };
}
const solved: Fared = {
  learner: closedForm,
  exact: flags(1, 0, 0, 1),
  rounded: flags(1, 1, 1, 1),
  own: ownOf({ computed: [6, 6], rounded: [6, 6] }),
};
const descended: Fared = {
  learner: eight,
  exact: flags(0, 0, 0, 0),
  rounded: flags(1, 0, 0, 1),
  own: ownOf({ computed: [2, 6, 0, 3], rounded: [6, 4, 2, 6] }),
};

describe("equal results of every unseen computation", () => {
  const all = (value: number) => flags(value, value, value, value);
  const certified = { ...unseen, certified: all(1) };
  const own = (right: readonly number[]) => ownOf({ computed: right, rounded: right });
  const fared = (right: readonly number[]): Fared => ({ learner: eight, exact: all(0), rounded: all(1), own: own(right) });
  const alike = (...right: number[]) => areAlike(traceGroups(certified, [fared(right)]));

  it("are numbers, also where some computations were not rolled out", () => {
    expect([alike(6, 6, 6, 6), alike(6, 6), alike(3, 3, 3), alike()]).toEqual([true, true, true, true]);
    expect(areAlike(traceGroups({ ...certified, certified: null }, [fared([])]))).toBe(true);
  });

  it("are a grid as soon as one cell differs", () => {
    expect([alike(6, 6, 6, 5), alike(0, 1)]).toEqual([false, false]);
    expect(areAlike(traceGroups(unseen, [fared([6])]))).toBe(false);
  });

  it("tell how many tokens precede the first wrong one where no computation is completed", () => {
    const [, { rows }] = traceGroups(certified, [fared([3, 3])]);
    expect(rows.map((row) => alikeCells(row, certified.tokens))).toEqual([
      "0 of 4",
      "4 of 4",
      "0 of 2; in each, 3 of 6 tokens",
      "0 of 2; in each, 3 of 6 tokens",
    ]);
  });
});

describe("the sentence about every unseen computation", () => {
  it("says what is certified, exact, right after rounding and right on its own output", () => {
    expect(eachSentence(unseen, [solved, descended])).toBe(
      "The data certify 2 of 4 unseen computations, and the closed form is exact on those 2; after rounding it is correct on all 4. Eight heads are correct on 2 after rounding; on their own output they complete 1 without rounding and 2 with rounding.",
    );
  });

  it("tells luck from a certificate, looking at each computation", () => {
    const lucky = { ...solved, exact: flags(1, 1, 0, 1) };
    expect(eachSentence(unseen, [lucky])).toContain("the closed form is exact on 3, 1 of them without a certificate");
    const other = { ...solved, exact: flags(1, 1, 0, 0) };
    expect(eachSentence(unseen, [other])).toContain("the closed form is exact on 2, 1 of them without a certificate");
  });

  it("knows all and none", () => {
    const all = { ...unseen, certified: flags(1, 1, 1, 1) };
    expect(eachSentence(all, [{ ...solved, exact: flags(1, 1, 1, 1) }])).toMatch(
      /certify all 4 unseen computations, and the closed form is exact on every one/,
    );
    const nothing = { ...unseen, certified: flags(0, 0, 0, 0) };
    expect(eachSentence(nothing, [{ ...solved, exact: flags(0, 0, 0, 0) }])).toMatch(
      /certify none of 4 unseen computations, and the closed form is exact on none/,
    );
  });

  it("proposes what to do where nothing is certified, and nothing where something is", () => {
    const proposal =
      "The data certify none of 4 unseen computations. More or longer traces may certify some. Eight heads are correct on 2 after rounding; on their own output they complete 1 without rounding and 2 with rounding.";
    expect(eachSentence({ ...unseen, certified: flags(0, 0, 0, 0) }, [descended])).toContain(proposal);
    expect(eachSentence(unseen, [descended])).not.toContain(proposal);
    expect(eachSentence({ ...unseen, certified: null }, [descended])).not.toContain(proposal);
  });

  it("speaks of a single unseen computation as of one", () => {
    const one = { ...unseen, count: 1, certified: flags(1) };
    const right = { ...solved, exact: flags(1), rounded: flags(1), own: ownOf({ computed: [6], rounded: [6] }) };
    expect(eachSentence(one, [right])).toBe(
      "The data certify the one unseen computation, and the closed form is exact on it; after rounding it is correct on this one.",
    );
    expect(eachSentence({ ...one, certified: flags(0) }, [{ ...right, exact: flags(0), rounded: flags(0) }])).toBe(
      "The data do not certify the one unseen computation, and the closed form is exact on none; after rounding it is correct on none. More or longer traces may certify some.",
    );
  });

  it("claims nothing before the certificate is there", () => {
    expect(eachSentence({ ...unseen, certified: null }, [])).toBe("The certificates are still being computed.");
  });
});

describe("the sentence about more and more traces", () => {
  const sentenceOf = (points: readonly TraceCurvePoint[]) => {
    const answer = { kind: "trace-curve", done: true, splits: 8, points } as const;
    return plain(curveSentence({ entry: () => ({ answer, failure: null }) } as unknown as Moment));
  };
  const point = (traces: number, certified: number, exact: number) => ({
    ...{ traces, certified, exact, rounded: 0.5 },
    ...{ least: certified, greatest: certified },
  });

  it("does not call two shares the same of which there is nothing", () => {
    expect(sentenceOf([point(1, 0, 0), point(2, 0, 0)])).toMatch(/no computation is certified or exact/);
    expect(sentenceOf([point(1, 0, 0), point(2, 0.5, 0.5)])).toContain(
      "Means over 8 draws: the certified and the exact fraction agree at every number of traces. With 2 traces 50 % of the unseen computations are certified and 50 % are correct after rounding.",
    );
    expect(sentenceOf([point(1, 0, 0.25), point(2, 0, 0)])).toContain("with 1 trace 25 % are exact and 0 % are certified");
  });
});

describe("the rows of the grid", () => {
  it("are the certificate, then four for each learner, with their counts", () => {
    const groups = traceGroups(unseen, [solved, descended]);
    expect(groups.map(({ rows }) => rows.map(({ count }) => count))).toEqual([
      ["2 of 4"],
      ["2 of 4", "4 of 4", "2 of 2", "2 of 2"],
      ["0 of 4", "2 of 4", "1 of 4", "2 of 4"],
    ]);
    expect([...groups[1].rows[2].shares]).toEqual([1, 1, Number.NaN, Number.NaN]);
    expect([...groups[2].rows[2].shares]).toEqual([2 / 6, 1, 0, 0.5]);
    expect([cellWords("ownComputed", 0.5, 6), cellWords("ownRounded", Number.NaN, 6), cellWords("exact", 1, 6)]).toEqual([
      "3 of 6 tokens",
      "not rolled out",
      "yes",
    ]);
  });
});

/** The true history of a test trace. */
function traceOf(task: ComputingSpec, prompt: number, Z: Float64Array, n: number): ShownTrace {
  const d = machineWords(task, 1).layout.d;
  const traces = { prompt, prefixes: n - prompt, certified: null, seen: new Uint8Array(d) };
  const made = shownTraceOf({ d, outputs: d, psi: 0, n, Z, sample: 0, samples: 1, training: 0, teacher: null, traces });
  if (!made) throw new Error("the target is a machine");
  return made;
}

describe("a roll-out", () => {
  const task = experiment.task as AutomatonSpec & { kind: "automaton" };
  const { Z, n } = sequence(task, 1, 0, new Workspace());
  const machines = machineWords(task, 1);
  const history = traceOf(task, n - 6, Z, n);
  const astray = history.truth.slice();
  // The position is lost at the second token A.
  for (let j = 0; j < history.d; j++) if (astray[3 * history.d + j] !== 0) astray[3 * history.d + j] = 0.4;
  const generating = (computed: Float64Array) => ownOf({ computed: [], rounded: [] }, { computed, rounded: history.truth });
  const fared: Fared[] = [
    { ...solved, own: generating(history.truth.map((value) => value + 1e-3)) },
    { ...descended, own: generating(astray) },
  ];

  it("is wrong from the first token that rounds to another one", () => {
    expect(firstWrong(history, fared[0].own.computed.generated)).toBeNull();
    expect(firstWrong(history, astray)).toBe(3);
    expect(firstWrong(history, new Float64Array(history.truth.length).fill(Number.NaN))).toBe(0);
  });

  it("is told in a sentence", () => {
    expect(rolloutSentence(history, fared, "computed", machines)).toMatch(
      /^On its own output without rounding, the closed form computes all 6 tokens correctly; the first wrong token of eight heads is A₂, number 4 of 6: “not a token of this layer, nearest to state q\d, position 2” instead of “A: state q\d, position 2”\.$/,
    );
  });

  it("is told of the way that is chosen, and of that alone", () => {
    expect(rolloutSentence(history, fared, "rounded", machines)).toMatch(
      /^On its own output rounded to whole numbers, the closed form computes all 6 tokens correctly; eight heads compute all 6 tokens correctly\.$/,
    );
    const wrongAt = (way: OwnWay) => historiesOf(history, fared, way, machines).map((one) => one.wrongAt);
    expect([wrongAt("computed"), wrongAt("rounded")]).toEqual([
      [null, null, 3],
      [null, null, null],
    ]);
  });

  it("is told token by token", () => {
    const said = saidTokens(history, historiesOf(history, fared, "computed", machines), machines);
    expect(said.map(({ role }) => role)).toEqual(["B₀", "A₁", "B₁", "A₂", "B₂", "A₃"]);
    expect(said[1].truth).toMatch(/^A: state q\d, position 1$/);
    expect(said.map(({ learners }) => learners.map(({ right }) => right))).toEqual([0, 1, 2, 3, 4, 5].map((step) => [true, step !== 3]));
  });
});

describe("a computation in words", () => {
  it("names the word, and the machine where each has its own", () => {
    const random = machineWords(experiment.task as ComputingSpec, 1);
    expect(random.count).toBe(64);
    expect(random.computation(0)).toMatch(/^word [ab]{3} on q0 a to q\d and b to q\d; q1 a to q\d and b to q\d$/);
    const one = experimentOf({ task: { kind: "automaton", family: "one", length: 4, traces: 8 }, learners: [] });
    expect(machineWords(one.task as ComputingSpec, 1).computation(0)).toMatch(/^word [ab]{4}$/);
  });

  it("follows a Turing machine's state, head and tape", () => {
    const { task } = experimentOf({ task: { kind: "turing-machine", family: "one", cells: 4, steps: 2, traces: 12 }, learners: [] });
    const spec = task as TuringMachineSpec & { kind: "turing-machine" };
    const { Z, n } = turingSequence(spec, 1, 0, new Workspace());
    const machines = machineWords(spec, 1);
    const history = traceOf(spec, n - 6, Z, n);
    const said = saidTokens(history, historiesOf(history, [], "computed", machines), machines);
    expect(said.map(({ role }) => role)).toEqual(["B₀", "C₀", "A₁", "B₁", "C₁", "A₂"]);
    expect(said[2].truth).toMatch(/^A: state \w+, head at cell \d.*; tape [01]{4}$/);
    expect(machines.computation(0)).toMatch(/^tape [01]{4}$/);
  });
});
