import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Problem, problemLine, type Sentences } from "../../../platform/fields/problem";
import { type Experiment, parseExperiment } from "./document";
import { encodeLink } from "./link";
import { decodeLink } from "./link-testing";
import { experimentSentences } from "./problems";
import { experimentSentencesDe } from "./problems.de";
import { mostSizes, sampleComplexityProblem, sizesFor } from "./sample-complexity";
import { sameRun } from "./shown";
import { sparse } from "./sparse";

function document(sampleComplexity: unknown, task: object = {}) {
  return { format: "learnability-experiment", version: 1, task: { kind: "random-attention", d: 2, ...task }, sampleComplexity };
}

function withSizes(fields: object, task: object = {}): Experiment {
  const parsed = parseExperiment(document({ samples: [12, 96], ...fields }, task));
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

const complaint = (fields: unknown, task: object = {}) => complaintOf(document(fields, task));

function complaintOf(value: unknown): string {
  const parsed = parseExperiment(value);
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

describe("the sample complexity of a document", () => {
  it("is absent unless asked for, also from the document without its defaults", () => {
    const { format, version, task } = document(undefined);
    const parsed = parseExperiment({ format, version, task });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    expect(parsed.experiment).not.toHaveProperty("sampleComplexity");
    expect(Object.keys(sparse(parsed.experiment))).not.toContain("sampleComplexity");
  });

  it("takes 100 data sets, epsilon = 0.05 and delta = 0.05 by default", () => {
    expect(withSizes({}).sampleComplexity).toEqual({ samples: [12, 96], draws: 100, epsilon: 0.05, delta: 0.05 });
  });

  it("keeps no default but the list of numbers when a document is shortened, and gets all back", () => {
    const experiment = withSizes({ epsilon: 0.2 });
    expect(sparse(experiment).sampleComplexity).toEqual({ samples: [12, 96], epsilon: 0.2 });
    const { format, version } = experiment;
    expect(parseExperiment({ format, version, ...sparse(experiment) })).toMatchObject({ ok: true, experiment });
  });

  it("travels in the link", () => {
    const lists = fc.uniqueArray(fc.integer({ min: 1, max: 65_536 }), { minLength: 1, maxLength: mostSizes });
    fc.assert(
      fc.property(lists, fc.integer({ min: 20, max: 1000 }), fc.double({ min: 1e-30, max: 1e6, noNaN: true }), (list, draws, epsilon) => {
        const experiment = withSizes({ samples: list.toSorted((a, b) => a - b), draws, epsilon, delta: 0.1 });
        const decoded = decodeLink(encodeLink(experiment));
        expect(decoded.ok && decoded.experiment).toEqual(experiment);
      }),
    );
  });

  it("changes the link, which stays as it was without it", () => {
    const { sampleComplexity, ...without } = withSizes({});
    expect(encodeLink(without)).not.toBe(encodeLink({ ...without, ...(sampleComplexity && { sampleComplexity }) }));
    const parsed = parseExperiment(document(undefined));
    expect(parsed.ok && encodeLink(parsed.experiment)).toBe(encodeLink(without));
  });

  it("is no part of the run of the learners", () => {
    const experiment = withSizes({});
    const { sampleComplexity, ...without } = experiment;
    expect(sampleComplexity).toBeDefined();
    expect(sameRun(experiment, without)).toBe(true);
  });

  it("accepts exactly one failing data set", () => {
    expect(complaint({ samples: [12], draws: 10, delta: 0.1 })).toBe("accepted");
    expect(complaint({ samples: [12], draws: 20, delta: 0.05 })).toBe("accepted");
    for (let draws = 10; draws <= 1000; draws++) expect(complaint({ samples: [12], draws, delta: 1 / draws })).toBe("accepted");
  });

  it("proposes numbers of samples from half of the features to sixteen times as many", () => {
    expect(sizesFor(40)).toEqual([20, 40, 80, 160, 320, 640]);
    for (const psi of [1, 6, 18, 75, 2176]) expect(complaint({ samples: sizesFor(psi) })).toBe("accepted");
    expect(sizesFor(1)[0]).toBe(1);
  });
});

describe("a sample complexity that cannot be computed", () => {
  const cases: readonly [string, string, string][] = [
    ["no object", complaint(3), "sampleComplexity must be an object, got 3"],
    ["no numbers of samples", complaint({}), "sampleComplexity.samples is missing, it must be a list"],
    ["an empty list", complaint({ samples: [] }), "sampleComplexity.samples must have at least one entry"],
    [
      "too many numbers",
      complaint({ samples: Array.from({ length: 25 }, (_, k) => k + 1) }),
      "sampleComplexity.samples must have at most 24 entries, got 25",
    ],
    ["no sample", complaint({ samples: [0, 12] }), "sampleComplexity.samples[0] must be "],
    ["half a sample", complaint({ samples: [1.5] }), "sampleComplexity.samples[0] must be "],
    ["too many samples", complaint({ samples: [65_537] }), "sampleComplexity.samples[0] must be "],
    [
      "numbers in another order",
      complaint({ samples: [12, 96, 48] }),
      "sampleComplexity.samples[2] must be larger than the number before, 96, got 48 (list the numbers in ascending order)",
    ],
    [
      "the same number twice",
      complaint({ samples: [12, 12] }),
      "sampleComplexity.samples[1] must be larger than the number before, 12, got 12 (list the numbers in ascending order)",
    ],
    [
      "too few data sets",
      complaint({ samples: [12], draws: 9 }),
      "sampleComplexity.draws must be a whole number between 10 and 1000, got 9",
    ],
    ["no tolerance", complaint({ samples: [12], epsilon: 0 }), "sampleComplexity.epsilon must be between 1e-30 and 1000000, got 0"],
    ["more than half failing", complaint({ samples: [12], delta: 0.6 }), "sampleComplexity.delta must be between 0.001 and 0.5, got 0.6"],
    [
      "less than one failing data set",
      complaint({ samples: [12], draws: 99, delta: 0.01 }),
      "sampleComplexity.delta must be at least one data set of 99, got a share of 0.01 (take at least 100 data sets or a larger delta)",
    ],
    ["a misspelt field", complaint({ samples: [12], drawz: 20 }), "sampleComplexity.drawz is not a known field (did you mean draws?)"],
    [
      "more traces than a machine has",
      complaintOf({ ...document({ samples: [12, 129] }), task: { kind: "automaton" } }),
      "sampleComplexity.samples[1] must be at most 128, the number of different traces, got 129",
    ],
    [
      "a machine with too many traces",
      complaintOf({ ...document({ samples: [12] }), task: { kind: "automaton", states: 3 } }),
      "sampleComplexity the 5832 traces of this target have 34992 tokens, at most 2048 are possible (choose a smaller machine or a shorter input)",
    ],
  ];
  it.each(cases)("is refused with the field and the fault: %s", (_, line, expected) => {
    expect(line.slice(0, expected.length)).toBe(expected);
  });

  it("is refused for own data of too many features", () => {
    const parsed = parseExperiment({ ...document({ samples: [12] }), task: { kind: "custom" } });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    const problem = (d: number) => sampleComplexityProblem(parsed.experiment, { d, outputs: 1, train: 100, test: 0 });
    expect(problem(16)).toBeNull();
    expect(problemLine(problem(17) as Problem)).toBe(
      "sampleComplexity the second moment of 2601 features is not stored, at most 2200 are possible (lower the dimension)",
    );
  });

  it("is refused beyond half of the file, whose subsets overlap", () => {
    const parsed = parseExperiment({ ...document({ samples: [4, 20, 21, 40] }), task: { kind: "custom" } });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    const problem = (train: number) => sampleComplexityProblem(parsed.experiment, { d: 2, outputs: 1, train, test: 0 });
    expect(problem(80)).toBeNull();
    expect(problemLine(problem(41) as Problem)).toBe(
      "sampleComplexity.samples[2] must be at most 20, half of the 41 training rows of the file (remove the largest numbers of samples)",
    );
  });

  it("is refused in German as well, with the same values", () => {
    const codes = [
      "sizes-not-ascending",
      "delta-too-small",
      "excess-of-too-many-features",
      "excess-of-too-many-traces",
      "more-than-all-traces",
      "subsets-too-large",
    ] as const;
    const values = (sentences: Sentences[string]) =>
      [...JSON.stringify(sentences).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
    for (const code of codes) expect(values(experimentSentencesDe[code])).toEqual(values(experimentSentences[code]));
  });
});
