import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import type { Experiment } from "../../document/document";
import { noisyNumerator } from "../../math/certificate/noisy-bound";
import { slowLambda } from "../../math/certificate/testing";
import { features } from "../../math/model/features";
import { attend, predict } from "../../math/model/forward";
import { coefficientsOfHeads } from "../../math/model/function-space";
import { sequenceOf } from "../../math/model/token-splits";
import type { OwnData } from "../../math/tasks/dataset";
import { datasetTokens } from "../../math/tasks/sources";
import { Workspace } from "../../math/workspace";
import { DataJob } from "../data-job";
import { datasetOf } from "../shared-dataset";
import { experimentOf } from "../testing";
import type { Answer, AnswerTo, StudyQuestion } from "./questions";
import { Study } from "./study";

const workspace = new Workspace();
const memory = { kind: "associative-memory", samples: 600, testSamples: 300 };
const unitary = experimentOf({ task: memory, learners: [{ kind: "closed-form" }] });
const full = experimentOf({ task: { ...memory, keyLaw: "gaussian" }, learners: [] });
const study = Study.of(unitary, null);

type Kind = StudyQuestion["kind"];
function ask<K extends Kind>(
  about: Study,
  question: Extract<StudyQuestion, { kind: K }>,
  onPartial?: (answer: Answer) => void,
): AnswerTo<K> {
  return finish(about.answer(question, onPartial)) as AnswerTo<K>;
}

function certificateOf(experiment: Experiment) {
  const learner = new DataJob(experiment, null);
  learner.advance(Number.POSITIVE_INFINITY);
  return learner.outcome().spectrum;
}

const point = { kind: "point", sample: 0, tokens: null, learners: [] } as const;
const null0 = { kind: "null", index: 0 } as const;
const first = { kind: "twin", direction: null0, output: 5 } as const;
const random = (size: number) => normals(workspace, { seed: 2n, purpose: 99, index: 0 }, size);

describe("a study of unitary memories", () => {
  it("certifies a test memory, and not random tokens", () => {
    const inside = ask(study, point);
    expect(inside.share).toBeLessThan(1e-10);
    expect(inside.certified).toBe(true);
    const outside = ask(study, { ...point, tokens: { Z: random(40), n: 5 } });
    expect(outside.share).toBeGreaterThan(0.03);
    expect(outside.certified).toBe(false);
  });

  it("bounds what a learner can be wrong by where it is certified, and says that there is no bound elsewhere", () => {
    const teacher = finish(datasetOf(unitary, null)).teacher;
    if (!teacher) throw new Error("memories have a teacher");
    const truth = coefficientsOfHeads(teacher);
    const noise = random(truth.length);
    const learners = [{ learner: 3, p: truth.map((value, i) => value + 0.01 * noise[i]) }];
    const [inside] = ask(study, { ...point, learners }).learners;
    expect(inside.learner).toBe(3);
    expect(inside.difference).toBeGreaterThan(0);
    expect(inside.difference).toBeLessThan(inside.bound);
    const [outside] = ask(study, { ...point, learners, tokens: { Z: random(40), n: 5 } }).learners;
    expect(outside.excess).toBe(inside.excess);
    expect(outside.bound).toBe(Number.POSITIVE_INFINITY);
  });

  it("has no bound by the norm, since the smallest eigenvalue is zero", () => {
    expect(ask(study, point).normFactor).toBe(Number.POSITIVE_INFINITY);
  });

  it("has twins that fit perfectly and are far off on the sample found", () => {
    const { nullity, twin, witness } = ask(study, first);
    expect([nullity, witness]).toEqual([40, true]);
    if (!twin) throw new Error("there must be a twin");
    const [train, test, shifted] = twin.errors;
    expect([train.name, test.name, shifted.name]).toEqual(["train", "test", "Gaussian keys"]);
    const errorAt = (c: number, { base, cross, square }: typeof train) => base + 2 * c * cross + c * c * square;
    expect(errorAt(1, train) / twin.labelVariance).toBeLessThan(1e-22);
    expect(errorAt(1, test) / twin.labelVariance).toBeLessThan(1e-22);
    expect(errorAt(1, shifted)).toBeGreaterThan(0.1 * twin.labelVariance);
    expect(twin.found.slope ** 2 / 8).toBeGreaterThan(twin.labelVariance);
    expect(twin.found.share).toBeGreaterThan(0.03);
    expect(twin.found.n).toBe(5);
  });

  it("has heads of the twin that are the twin: the closed form on memories, moved on the sample found", () => {
    const { twin } = ask(study, first);
    const { heads, singularValues } = ask(study, { kind: "twin-heads", direction: null0, output: 5, amplitude: 0.7 });
    expect(heads.count).toBeGreaterThan(1);
    expect(singularValues.length).toBe(64);
    if (!twin) throw new Error("there must be a twin");
    const { Z, n, answer, slope } = twin.found;
    attend(heads, Z, n).output.forEach((value, a) => {
      expect(value).toBeCloseTo(answer[a] + (a === 5 ? 0.7 * slope : 0), 9);
    });
    const { train } = finish(datasetOf(unitary, null));
    const wrong = predict(workspace, heads, train).map((value, i) => value - (train.labels?.[i] ?? Number.NaN));
    expect(wrong.reduce((sum, value) => sum + value * value, 0) / wrong.length).toBeLessThan(1e-22);
  });

  it("has the witness as the teacher's head and one more, on memories the same function", () => {
    const witness = { kind: "witness" } as const;
    const { heads, singularValues, local } = ask(study, { kind: "twin-heads", direction: witness, output: 4, amplitude: 3 * Math.SQRT2 });
    // The data show all directions of functions near the target with its one head, and not of those with two.
    expect(local[0]).toEqual({ heads: 1, parameters: 128, whole: 127, onData: 127 });
    expect(local[1].heads).toBe(2);
    expect(local[1].onData).toBeLessThan(local[1].whole);
    expect([heads.count, singularValues.length]).toEqual([2, 2]);
    expect(Math.max(...heads.V)).toBeCloseTo(3, 14);
    const { twin } = ask(study, { kind: "twin", direction: witness, output: 4 });
    const shifted = twin?.errors[2];
    // Near 6.75 for c = 3 in the head: the mean over 300 memories scatters.
    expect((shifted?.square ?? 0) * 18).toBeGreaterThan(4);
    expect((shifted?.square ?? 0) * 18).toBeLessThan(11);
  });

  it("takes the heads from W where the closed form is not the teacher", () => {
    // Tokens of six coordinates: the directions around the layer, which come with its heads, take a second with eight.
    const noisy = Study.of(experimentOf({ task: { ...memory, d: 3, pairs: 3, noise: 0.1 }, learners: [] }), null);
    const { heads } = ask(noisy, { kind: "twin-heads", direction: { kind: "witness" }, output: 3, amplitude: 1 });
    expect(heads.count).toBe(36);
  });

  it("names what cannot be asked", () => {
    const twin = (changes: object) => () => ask(study, { ...first, ...changes });
    expect(twin({ output: 8 })).toThrow("output 8 does not exist: there are 8, counted from 0");
    expect(twin({ direction: { kind: "null", index: 40 } })).toThrow("there is no free direction 40: the data leave 40");
    const tokens = { Z: new Float64Array(39), n: 5 };
    expect(() => ask(study, { ...point, tokens })).toThrow("the sample has 39 numbers, expected d x n = 8 x 5");
    expect(() => ask(study, { ...point, tokens: { Z: new Float64Array(40).fill(Number.NaN), n: 5 } })).toThrow("not finite");
    expect(() => ask(study, { kind: "added", law: "gaussian", count: -1 })).toThrow("whole number between 0 and 65536, got -1");
  });
});

describe("a study of data of full rank", () => {
  it("has no twin and no witness", () => {
    const about = Study.of(full, null);
    expect(ask(about, first)).toEqual({ kind: "twin", nullity: 0, twin: null, witness: false });
    expect(() => ask(about, { kind: "twin-heads", direction: { kind: "witness" }, output: 0, amplitude: 1 })).toThrow(
      "every head of the form of the witness changes the output on these data",
    );
    expect(ask(about, { ...point, tokens: { Z: random(40), n: 5 } }).share).toBe(0);
  });
});

describe("a sample of independent tokens", () => {
  const experiment = experimentOf({ task: { kind: "random-attention", d: 3, n: 5, samples: 200, testSamples: 20 }, learners: [] });

  it("has a leverage that the norm and the smallest eigenvalue bound (Lemma A.7)", () => {
    const rows = new Matrix(slowLambda(finish(datasetOf(experiment, null)).train));
    const smallest = Math.min(...new EigenvalueDecomposition(rows, { assumeSymmetric: true }).realEigenvalues);
    for (const scale of [1, 7]) {
      const Z = random(15).map((value) => scale * value);
      const { leverage, normFactor } = ask(Study.of(experiment, null), { ...point, tokens: { Z, n: 5 } });
      const square = Z.reduce((sum, value) => sum + value * value, 0);
      expect((normFactor * smallest) / square ** 3).toBeCloseTo(1, 8);
      expect(leverage).toBeGreaterThan(0);
      expect(normFactor).toBeGreaterThan(leverage);
    }
  });
});

describe("a sample of a target with label noise (Lemma E.2)", () => {
  const task = { kind: "random-attention", d: 3, n: 5, samples: 200, noise: 0.4 };

  it("has the training loss minus the noise, plus a term of the largest norm, in place of the excess risk", () => {
    const experiment = experimentOf({ task, learners: [] });
    const { train, teacher } = finish(datasetOf(experiment, null));
    const { train: tokens } = finish(datasetTokens(experiment.task, { seed: experiment.seed, data: null, workspace }));
    if (!teacher || !train.labels) throw new Error("the target has a teacher and labels");
    const learner = coefficientsOfHeads(teacher).map((value, i) => value + 0.1 * Math.sin(i));
    const { noisy, learners } = ask(Study.of(experiment, null), { ...point, learners: [{ learner: 0, p: learner }] });
    if (!noisy) throw new Error("the lemma applies");
    const norms = Array.from({ length: 200 }, (_, i) => Math.hypot(...sequenceOf(tokens, i)));
    const truth = predict(workspace, teacher, train);
    let [loss, noise] = [0, 0];
    for (let i = 0; i < 200; i++) {
      const H = features(train.gram.subarray(6 * i, 6 * i + 6), train.last.subarray(3 * i, 3 * i + 3));
      for (let a = 0; a < 3; a++) {
        const output = H.reduce((sum, value, k) => sum + value * learner[a * 18 + k], 0);
        loss += (output - train.labels[3 * i + a]) ** 2 / 200;
        noise += (truth[3 * i + a] - train.labels[3 * i + a]) ** 2 / 200;
      }
    }
    expect(noisy.largestNorm).toBeCloseTo(Math.max(...norms), 12);
    const expected = loss - noise + (Math.max(...norms) ** 2 / 200) * Math.log(10);
    expect(noisyNumerator(noisy, learners[0].excess)).toBeCloseTo(expected, 10);
    expect(noisy.followed).toBeGreaterThan(0);
  });

  it("has no such bound without noise, or where the labels are not those of its layer", () => {
    const softmax = { ...task, teacher: "softmax" };
    const printed = { kind: "associative-memory", keyLaw: "gaussian", d: 2, pairs: 2, samples: 300, noise: 0.4, labels: "equation-14" };
    for (const other of [{ ...task, noise: 0 }, softmax, printed])
      expect(ask(Study.of(experimentOf({ task: other, learners: [] }), null), point).noisy).toBeNull();
    expect(ask(Study.of(experimentOf({ task: { ...printed, labels: "attention" }, learners: [] }), null), point).noisy).not.toBeNull();
  });
});

describe("samples that may be added", () => {
  it("do what they do when they are really added, under every law", () => {
    for (const law of ["gaussian", "rademacher", "sphere"] as const) {
      const partial: AnswerTo<"added">[] = [];
      const answer = ask(study, { kind: "added", law, count: 50 }, (known) => void (known.kind === "added" && partial.push(known)));
      expect(partial.length).toBe(answer.counts.length);
      expect(partial.at(-1)).toEqual(answer);
      const at = answer.counts.indexOf(50);
      const real = certificateOf(experimentOf({ task: { ...memory, probes: 50, probeLaw: law }, learners: [] }));
      expect(answer.nullity[at]).toBe(real.nullity);
      expect(Math.abs(answer.lambdaMin[at] - real.lambdaMin)).toBeLessThan(1e-13 * real.lambdaMax);
    }
  });

  it("are all the prefixes of a sequence where every prefix is supervised", () => {
    const task = { kind: "random-attention", d: 4, n: 3, samples: 5, testSamples: 5, supervision: "causal" };
    const answer = ask(Study.of(experimentOf({ task, learners: [] }), null), { kind: "added", law: "sphere", count: 6 });
    const real = certificateOf(experimentOf({ task: { ...task, probes: 6, probeLaw: "sphere" }, learners: [] }));
    expect([answer.counts.at(-1), answer.nullity[0], answer.nullity.at(-1)]).toEqual([6, 25, real.nullity]);
  });

  it("are as long as the prompt of a machine, and single samples", () => {
    const task = { kind: "automaton", family: "one", form: "fixed", length: 3, traces: 5, testTraces: 2 };
    const answer = ask(Study.of(experimentOf({ task, learners: [] }), null), { kind: "added", law: "gaussian", count: 5 });
    const real = certificateOf(experimentOf({ task: { ...task, probes: 5 }, learners: [] }));
    expect([answer.counts.at(-1), answer.nullity.at(-1)]).toEqual([5, real.nullity]);
    expect(answer.nullity[0]).toBe(real.nullity + 5);
  });

  it("go on from those that the task adds already", () => {
    const some = Study.of(experimentOf({ task: { ...memory, probes: 20 }, learners: [] }), null);
    const answer = ask(some, { kind: "added", law: "gaussian", count: 30 });
    const real = certificateOf(experimentOf({ task: { ...memory, probes: 50 }, learners: [] }));
    expect([answer.nullity[0], answer.nullity.at(-1)]).toEqual([20, 0]);
    expect(Math.abs((answer.lambdaMin.at(-1) ?? 0) - real.lambdaMin)).toBeLessThan(1e-13 * real.lambdaMax);
  });
});

/** Sequences of 2, 3 and 4 tokens of dimension d with two labels. */
const labelled = (d: number, count: number) =>
  Array.from({ length: count }, (_, i) => sequence(d, i, 2 + (i % 3), Float64Array.of(i % 5, i)));
const own = (d: number, data: Partial<OwnData>): OwnData => ({ d, outputs: 2, train: labelled(d, 10), test: [], ...data });
const custom = experimentOf({ task: { kind: "custom" }, learners: [] });

function sequence(d: number, index: number, n: number, y: Float64Array | null) {
  return { n, Z: normals(workspace, { seed: 8n, purpose: 99, index }, d * n), y };
}

describe("a study beyond 2,200 features", () => {
  const large = Study.of(custom, own(18, { train: labelled(18, 60) }));
  const tokens = { Z: random(18 * 4), n: 4 };

  it("certifies by kernels, without learners", () => {
    const fresh = ask(large, { ...point, tokens, learners: [{ learner: 0, p: new Float64Array(3) }] });
    expect(fresh.share).toBeGreaterThan(0.5);
    expect(fresh.learners).toEqual([]);
    const { Z, n } = labelled(18, 60)[7];
    const seen = ask(large, { ...point, tokens: { Z, n } });
    expect(seen.share).toBeLessThan(2e-6);
    expect(seen.certified).toBe(true);
  });

  it("knows what more samples would do, and refuses to write a function down", () => {
    const { counts, nullity } = ask(large, { kind: "added", law: "sphere", count: 8 });
    expect([counts, nullity]).toEqual([
      [0, 1, 2, 4, 8],
      [3018, 3017, 3016, 3014, 3010],
    ]);
    expect(() => ask(large, first)).toThrow("the function has 3078 features, this view shows at most 2200");
  });
});

describe("traces of machines", () => {
  it("are certified where the last token is generated, once all 16 automata have been seen on every word", () => {
    const task = { kind: "automaton", traces: 120, testTraces: 8 };
    const about = Study.of(experimentOf({ task, learners: [] }), null);
    for (const sample of [0, 3, 7]) expect(ask(about, { ...point, sample }).share).toBeLessThan(1e-5);
    const few = Study.of(experimentOf({ task: { ...task, traces: 8 }, learners: [] }), null);
    expect([0, 3, 7].map((sample) => ask(few, { ...point, sample }).certified)).toContain(false);
  });
});

describe("own data", () => {
  it("have twins too: of the longest sequence up to 16 tokens, with unknown errors where labels are missing", () => {
    const test = [sequence(3, 50, 4, null), sequence(3, 51, 30, null)];
    const { nullity, twin } = ask(Study.of(custom, own(3, { test })), { ...first, output: 1 });
    expect([nullity, twin?.found.n]).toEqual([8, 16]);
    expect(twin?.errors.map(({ name }) => name)).toEqual(["train", "test"]);
    expect(twin?.errors[1].base).toBeNaN();
    expect(twin?.errors[1].square).toBeGreaterThan(0);
    expect(twin?.errors[0].base).toBeLessThan(1e-18);
    expect(twin?.labelVariance).toBeGreaterThan(0);
  });

  it("need no test sequences, and no labels to be certified", () => {
    expect(ask(Study.of(custom, own(3, {})), { ...first, output: 1 }).twin?.errors[1].square).toBeNaN();
    const unlabelled = Study.of(custom, own(3, { train: [sequence(3, 0, 2, null), sequence(3, 1, 2, null)] }));
    expect(ask(unlabelled, { kind: "added", law: "gaussian", count: 2 }).nullity).toEqual([16, 15, 14]);
    const Z = sequence(3, 0, 2, null).Z;
    expect(ask(unlabelled, { ...point, tokens: { Z, n: 2 } }).certified).toBe(true);
    expect(() => ask(unlabelled, { ...first, output: 1 })).toThrow("the training samples have no labels y");
  });
});

describe("what a study keeps", () => {
  it("is used again for an experiment with the same data and other learners, by content", () => {
    const again = Study.of(experimentOf({ task: memory, learners: [{ kind: "gradient" }] }), null, study);
    const turns = again.answer(point);
    let count = 0;
    while (!turns.next().done) count++;
    expect(count).toBeLessThan(20);
    const other = Study.of(experimentOf({ seed: 2, task: memory, learners: [] }), null, study).answer(point);
    let more = 0;
    while (!other.next().done) more++;
    expect(more).toBeGreaterThan(2 * count);
  });

  it("is not harmed by questions given up half way: the answers are the same afterwards", () => {
    const expected = [ask(Study.of(unitary, null), first), ask(Study.of(unitary, null), point)];
    for (const turns of [1, 20, 100]) {
      const about = Study.of(experimentOf({ task: memory, learners: [] }), null);
      for (const question of [first, { kind: "added", law: "gaussian", count: 9 }, point] as const) {
        const program = about.answer(question);
        for (let turn = 0; turn < turns; turn++) program.next();
        program.return(undefined as never);
      }
      expect([ask(about, first), ask(about, point)]).toEqual(expected);
    }
  });
});
