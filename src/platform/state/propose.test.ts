import { expect, it, vi } from "vitest";
import { labByDefault } from "../documents/format";
import type { DocumentKind } from "../documents/kind";
import { type ToyDocument, toyKind } from "../documents/testing";
import { fieldProblem } from "../fields/field-problem";
import { toyHarness, toyLab } from "./testing";

const tooLarge = fieldProblem("field-at-most", { max: 100 }, "seed");

/** A session of a lab whose seeds are too large beyond 100, with a count of what it parses. */
function counting(limit: (problem: typeof tooLarge | null) => ReturnType<DocumentKind["tooLarge"]> = (problem) => problem) {
  const kind = toyKind(labByDefault);
  const parse = vi.fn(kind.parse);
  const first = {
    ...toyLab(labByDefault),
    kind: { ...kind, parse, tooLarge: ({ seed }: ToyDocument) => limit(seed > 100 ? tooLarge : null) },
  };
  // A link is made of the document later: that is not waited for.
  const harness = toyHarness({ first, writeAddress: () => {} });
  const propose = (seed: number) => {
    const change = vi.fn((document: ToyDocument) => ({ ...document, seed }));
    parse.mockClear();
    const problem = harness.session.propose("seed", change);
    return { problem, changes: change.mock.calls.length, parses: parse.mock.calls.length };
  };
  return { ...harness, propose };
}

it("a proposal is changed once and parsed once, whether it is made or refused", () => {
  const { propose, state, first } = counting();
  expect(propose(5)).toEqual({ problem: null, changes: 1, parses: 1 });
  expect(first.engines[0].started).toMatchObject({ seed: 5 });
  expect(propose(-1)).toMatchObject({ problem: { field: "seed", code: "field-got" }, changes: 1, parses: 1 });
  expect(propose(101)).toMatchObject({ problem: tooLarge, changes: 1, parses: 1 });
  expect(state().experiment).toMatchObject({ seed: 5 });
  expect(state().notices).toEqual([]);
});

it("a document that was too large may be changed in anything, until it fits", () => {
  const { propose, session } = counting();
  session.edit((document) => ({ ...document, seed: 300 }));
  expect(propose(200).problem).toBeNull();
  expect(propose(50).problem).toBeNull();
  expect(propose(101).problem).toBe(tooLarge);
});

it("a size that is not known at once refuses no proposal", () => {
  expect(counting((problem) => Promise.resolve(problem)).propose(101).problem).toBeNull();
});

it("proposals of one field that follow each other are one step of undo", () => {
  const { propose, session, state } = counting();
  for (const seed of [5, 6, 7]) propose(seed);
  session.undo();
  expect(state().experiment).toMatchObject({ seed: 1 });
});
