import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { parseExperiment } from "../../../document/document";
import type { LearnerView } from "../../../engine/view";
import { coefficientsOfHeads } from "../../../math/model/function-space";
import { memoryTeacher } from "../../../math/tasks/associative-memory/memory";
import type { MemoryTable } from "../../../math/tasks/associative-memory/table";
import { namedLearners } from "../../learners";
import { answerRows } from "./answer-rows";
import { type LearnerAnswer, learnerAnswers } from "./memory-answers";
import { memoryTable } from "./memory-data";
import { memorySentence } from "./memory-sentence";
import { retrieve } from "./retrieval";

const orthonormal: MemoryTable = {
  keys: [
    [1, 0],
    [0, 1],
  ],
  values: [
    [2, 3],
    [4, 5],
  ],
  query: [0, 1],
  noise: [0.5, 0],
};

const sentenceOf = (changes: Partial<MemoryTable>, labels: "attention" | "equation-14" = "attention") =>
  memorySentence(retrieve({ ...orthonormal, ...changes }, 2, labels), []);

describe("the sentence about a memory", () => {
  it("adds the query's own noise to the value of the queried key", () => {
    expect(sentenceOf({})).toBe(
      "The query is key 2; its score is 1.00, that of the others 0.00, so the output is value 2 plus the query’s own noise.",
    );
    expect(sentenceOf({ noise: [0, 0] })).toBe("The query is key 2; its score is 1.00, that of the others 0.00, so the output is value 2.");
    expect(sentenceOf({}, "equation-14")).toBe("The query is key 2; its score is 1.00, that of the others 0.00, so the output is value 2.");
  });

  it("gives factors of the value and the noise where the key is no unit vector", () => {
    expect(
      sentenceOf({
        keys: [
          [1, 0],
          [0, 2],
        ],
        query: [0, 2],
      }),
    ).toBe(
      // biome-ignore format: rows of a table
      "The query is key 2; its score is 4.00, that of the others 0.00, so the output is 4.00 times value 2 plus 4.00 times the query’s own noise.",
    );
    expect(sentenceOf({ keys: [[0, 1]], values: [[4, 5]] })).toContain("its score is 1.00, so the output is value 1");
  });

  it("names the queried key first where keys are not orthogonal", () => {
    const keys = [
      [3, 0.41],
      [0, 1],
      [1, -0.2],
    ];
    expect(sentenceOf({ keys, values: [...orthonormal.values, [6, 7]] })).toBe(
      "The keys are not orthogonal: the output is value 2 plus 0.41 of value 1 plus a share of another value plus the query’s own noise.",
    );
  });

  it("covers a query that is no key, that is orthogonal to all, or that is zero", () => {
    expect(sentenceOf({ query: [2, -1] })).toBe(
      "The query is none of the keys: the output is 2.00 times value 1 plus −1.00 times value 2 plus 5.00 times the query’s own noise.",
    );
    expect(sentenceOf({ keys: [[1, 0]], values: [[2, 3]], query: [0, 2] })).toBe(
      "All keys have scores near zero, so the output is 4.00 times the query’s own noise.",
    );
    expect(sentenceOf({ keys: [[1, 0]], values: [[2, 3]], noise: [0, 0] })).toBe("All keys have scores near zero, so the output is zero.");
    expect(sentenceOf({ query: [0, 0] })).toBe("The query is zero, so every score and the output are zero.");
  });
});

const parsed = parseExperiment({
  format: "learnability-experiment",
  version: 1,
  task: { kind: "associative-memory", d: 2, pairs: 2 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 4 }],
});
if (!parsed.ok) throw new Error(problemLine(parsed.problem));
const learners = namedLearners(parsed.experiment);

/** A learner whose function is the teacher's times `factor`. */
function viewOf(learner: number, factor: number): LearnerView {
  const teacher = memoryTeacher(2);
  const p = coefficientsOfHeads(teacher).map((entry) => factor * entry);
  const Q = teacher.Q.map((entry) => factor * entry);
  const attention = { heads: 1, Q, matrices: new Float64Array(9), aligned: true, unexplained: 0 };
  return { learner, step: 1, p, distance: 0, singularValues: new Float64Array(0), attention, traces: null };
}

function answersOf(table: MemoryTable, ...factors: readonly number[]): LearnerAnswer[] {
  const compared = factors.map((factor, job) => ({ learner: learners[job], view: viewOf(job, factor) }));
  return learnerAnswers(retrieve(table, 2, "attention"), compared);
}

describe("the answers of learners", () => {
  it("are measured against the truth, scores and answers alike", () => {
    const [exact, half] = answersOf(orthonormal, 1, 0.5);
    expect([exact.error, Array.from(exact.answer ?? []), Array.from(exact.scores ?? [])]).toEqual([0, [0, 0, 4.5, 5], [0, 1, 1]]);
    expect([half.error, Array.from(half.scores ?? [])]).toEqual([Math.sqrt(2.25 ** 2 + 2.5 ** 2), [0, 0.5, 0.5]]);
  });

  it("are told with their errors", () => {
    const sentence = memorySentence(retrieve(orthonormal, 2, "attention"), answersOf(orthonormal, 1, 0.5));
    expect(sentence).toMatch(/own noise\. The closed form has an error of 0 and four heads have an error of 3\.36\.$/);
  });

  it("stand under the sum, beside the value that is stored", () => {
    const retrieval = retrieve(orthonormal, 2, "attention");
    const rows = answerRows(orthonormal, retrieval, answersOf(orthonormal, 0.5), 3);
    expect(rows.map(({ name, answer, error }) => [name, answer, error])).toEqual([
      ["Sum", [4.5, 5], null],
      ["Value 2", [4, 5], 0.5],
      ["Closed form", [2.25, 2.5], Math.sqrt(2.25 ** 2 + 2.5 ** 2)],
    ]);
    expect(answerRows(orthonormal, retrieval, [], 1)[0]).toMatchObject({ name: "Sum of 1 of 3", answer: [0, 0] });
  });

  it("of equation 14 are measured without the query's own column, and so is attention itself", () => {
    const retrieval = retrieve(orthonormal, 2, "equation-14");
    const rows = answerRows(orthonormal, retrieval, [], 2);
    expect(rows.map(({ name, answer, error }) => [name, answer, error])).toEqual([
      ["Label", [4, 5], null],
      ["Teacher", [4.5, 5], 0.5],
      ["Value 2", [4, 5], 0],
    ]);
  });

  it("of a learner of another dimension are not asked for", () => {
    const wide = { keys: [[1, 0, 0]], values: [[1, 2, 3]], query: [1, 0, 0], noise: [0, 0, 0] };
    const compared = [{ learner: learners[0], view: viewOf(0, 1) }];
    expect(learnerAnswers(retrieve(wide, 3, "attention"), compared)).toEqual([]);
  });

  it("make a table of every column and every answer, whose columns all have names of their own", () => {
    const retrieval = retrieve(orthonormal, 2, "attention");
    const { columns, rows } = memoryTable(orthonormal, retrieval, answersOf(orthonormal, 1, 0.5));
    expect(new Set(columns).size).toBe(columns.length);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(rows.map(([name]) => name)).toEqual(["key 1", "key 2", "query", "Sum", "Value 2", "Closed form", "4 heads"]);
    expect(rows[1]).toEqual(["key 2", 0, 1, 4, 5, 1, 1, 0.5, 4, 5, ""]);
  });
});
