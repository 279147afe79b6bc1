import { describe, expect, it } from "vitest";
import { begun } from "../../../../platform/fields/problem";
import { experimentOf } from "../testing";
import type { FromStudy, ToStudy } from "./messages";
import { QuestionServer } from "./question-server";
import type { StudyQuestion } from "./questions";

const memory = { kind: "associative-memory", samples: 600, testSamples: 100 };
const experiment = experimentOf({ task: memory, learners: [] });
const point = { kind: "point", sample: 0, tokens: null, learners: [] } as const;
const added = { kind: "added", law: "gaussian", count: 200 } as const;
const searched = experimentOf({ task: { kind: "random-attention", d: 3, samples: 50, testSamples: 5 }, learners: [] });

/** A server on a queue of turns, with a clock that a test may set. */
function harness(now: () => number = () => performance.now()) {
  const posted: FromStudy[] = [];
  const turns: (() => void)[] = [];
  const server = new QuestionServer({ post: (message) => void posted.push(message), defer: (turn) => void turns.push(turn), now });
  const turn = () => turns.shift()?.();
  const rest = () => {
    for (let taken = 0; turns.length > 0; taken++) {
      if (taken > 100_000) throw new Error("the server does not come to rest");
      turn();
    }
  };
  const ask = (id: number, question: StudyQuestion, about = experiment, asker = 1) =>
    server.receive({ type: "ask", id, asker, experiment: about, question });
  const answersTo = (id: number) => posted.filter((message) => message.type === "answer" && message.id === id);
  return { server, posted, turns, turn, rest, ask, answersTo, send: (message: ToStudy) => server.receive(message) };
}

describe("the server", () => {
  it("answers a question once, and rests", () => {
    const { ask, rest, answersTo, turns } = harness();
    ask(1, point);
    rest();
    expect(answersTo(1)).toMatchObject([{ last: true, answer: { kind: "point", certified: true } }]);
    expect(turns).toEqual([]);
  });

  it("answers long questions several times, the last answer knowing all", () => {
    // A clock that leaps: every piece of work is a slice of its own, and every slice due for a report.
    let time = 0;
    const { ask, rest, answersTo } = harness(() => (time += 100));
    ask(1, added);
    rest();
    const counts = answersTo(1).map((message) =>
      message.type === "answer" && message.answer.kind === "added" ? message.answer.counts.length : 0,
    );
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(answersTo(1).map((message) => message.type === "answer" && message.last)).toEqual(counts.map((_, i) => i === counts.length - 1));
  });

  it("drops a question that is given up, and one that a newer of its kind replaces", () => {
    const { ask, rest, turn, answersTo, send } = harness();
    ask(1, added);
    turn();
    ask(2, { ...added, count: 3 });
    ask(3, point);
    send({ type: "cancel", id: 3 });
    rest();
    expect([answersTo(1).length, answersTo(3).length]).toEqual([0, 0]);
    expect(answersTo(2).at(-1)).toMatchObject({ last: true });
  });

  it("looks at its clock between pieces of a long question, and stops it as soon as the slice is over", () => {
    let time = 0;
    const { ask, turn, turns, send, posted } = harness(() => (time += 4));
    ask(1, { kind: "fewest-heads", from: 1, to: 9, starts: 1000 }, searched);
    for (let taken = 0; taken < 20; taken++) turn();
    // Of 9,000 starts, no more than 20 slices of a few pieces each have been taken.
    expect(turns.length).toBe(1);
    const before = posted.length;
    send({ type: "cancel", id: 1 });
    turn();
    expect(turns).toEqual([]);
    expect(posted.length).toBe(before);
    expect(posted.some((message) => message.type === "answer" && message.last)).toBe(false);
  });

  it("lets a search step aside for questions of moments, and goes on with it", () => {
    // Every piece of work is a slice of its own, so that one slice does not end the search.
    let time = 0;
    const { ask, turn, rest, posted } = harness(() => {
      time += 100;
      return time;
    });
    ask(1, { kind: "fewest-heads", from: 1, to: 2, starts: 2 }, searched);
    turn();
    ask(2, point);
    ask(3, { kind: "twin", direction: { kind: "witness" }, output: 0 });
    rest();
    const last = posted.flatMap((message) => (message.type === "answer" && message.last ? [message.id] : []));
    expect(last).toEqual([2, 3, 1]);
  });

  it("says what went wrong in a sentence, and goes on with the next question", () => {
    const { ask, rest, posted } = harness();
    ask(1, { kind: "twin", direction: { kind: "null", index: 400 }, output: 0 });
    ask(2, { kind: "error-growth", steps: null });
    ask(3, { kind: "added", law: "gaussian", count: 0 }, experimentOf({ task: { kind: "custom" }, learners: [] }));
    ask(4, point);
    rest();
    const failures = posted.flatMap((message) => (message.type === "failed" ? [[message.id, begun(message.failure)]] : []));
    expect(failures).toEqual([
      [1, "there is no free direction 400: the data leave 40 of them, counted from 0"],
      [3, "this experiment uses own data, and no data file is open"],
      [2, "only targets of automata and Turing machines compute step by step"],
    ]);
    expect(posted.at(-1)).toMatchObject({ type: "failed", id: 2 });
    expect(posted.some((message) => message.type === "answer" && message.id === 4 && message.last)).toBe(true);
  });

  it("answers the same kind of question to everybody who asks, each about the newest of their own", () => {
    const { ask, rest, answersTo } = harness();
    ask(1, point, experiment, 1);
    ask(2, point, experiment, 2);
    ask(3, { ...point, sample: 1 }, experiment, 1);
    rest();
    expect([1, 2, 3].map((id) => answersTo(id).length)).toEqual([0, 1, 1]);
  });

  it("works on own data that came before the question", () => {
    const { ask, rest, send, answersTo } = harness();
    const Z = Float64Array.of(1, 2, 3, 4);
    send({ type: "data", data: { d: 2, outputs: 1, train: [{ n: 2, Z, y: Float64Array.of(1) }], test: [] } });
    ask(1, { ...point, tokens: { Z, n: 2 } }, experimentOf({ task: { kind: "custom" }, learners: [] }));
    rest();
    expect(answersTo(1)).toMatchObject([{ answer: { certified: true } }]);
  });
});
