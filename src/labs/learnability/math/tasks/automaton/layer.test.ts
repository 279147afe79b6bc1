import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { attend } from "../../model/forward";
import { denseHeads, TokenGenerator } from "../machine/sparse-heads";
import { denseToken, denseTokens } from "../machine/tokens";
import { run } from "./automaton";
import { type AutomatonLayer, encode, fixedLayer, stateToken, tokensPerStep, traceOf, universalLayer } from "./layer";
import { describeToken, meaningOf, stateOf } from "./meaning";
import { parity } from "./parity";
import { drawCase } from "./testing";

const word = [0, 1, 0];
const universal = universalLayer({ states: 2, letters: 2, length: 3 });
const fixed = fixedLayer(parity, 3);

/** Compares every state token of a computation with the states that the automaton visits. */
function expectExact(layer: AutomatonLayer, { automaton, word }: Pick<ReturnType<typeof drawCase>, "automaton" | "word">) {
  const { tokens, prompt } = traceOf(layer, automaton, word);
  const stateTokens = tokens.filter((_, t) => t >= prompt - 1 && (t - prompt + 1) % tokensPerStep(layer) === 0);
  expect(stateTokens).toEqual(run(automaton, word).map((state, position) => stateToken(layer, state, position)));
}

describe("the universal layer", () => {
  it("runs 200 random automata without a wrong number, sizes up to 5 states, 3 letters and words of 8", () => {
    for (let index = 0; index < 200; index++) {
      const drawn = drawCase(index, { states: 5, letters: 3, length: 8 });
      expectExact(universalLayer(drawn.sizes), drawn);
    }
  });

  it("has |letters| + 2 heads and d = 2Q + 2QS + 2L + 2LS + 1", () => {
    expect(universal.heads).toHaveLength(4);
    expect(universal.layout.d).toBe(31);
    expect(universalLayer({ states: 8, letters: 4, length: 12 }).layout.d).toBe(201);
  });

  it("reads words shorter than those it is made for, and refuses longer ones and other machines", () => {
    expectExact(universal, { automaton: parity, word: [0] });
    expect(() => encode(universal, parity, [0, 0, 0, 0])).toThrow("the word has 4 letters, the layer is made for 3");
    expect(() => encode(universalLayer({ states: 3, letters: 2, length: 3 }), parity, word)).toThrow(
      "the automaton has 2 states and 2 letters, the layer is made for 3 and 2",
    );
  });

  it("says what each of its tokens means", () => {
    const { tokens } = traceOf(universal, parity, word);
    expect(tokens.slice(0, 11).map((token) => problemLine(describeToken(universal, parity, token)))).toEqual([
      "table entry: in even, a leads to odd",
      "table entry: in even, b leads to even",
      "table entry: in odd, a leads to even",
      "table entry: in odd, b leads to odd",
      "letter 1: a",
      "letter 2: b",
      "letter 3: a",
      "A: state even, position 0",
      "B: a leads to odd, b leads to even; letter 1: a",
      "A: state odd, position 1",
      "B: a leads to even, b leads to odd; letter 2: b",
    ]);
  });

  it("fires at the whole row of the state and at the letter", () => {
    const { fired } = new TokenGenerator(universal.heads, encode(universal, parity, word)).next();
    expect(fired).toEqual([
      { head: 0, token: 0, score: 1 },
      { head: 0, token: 1, score: 1 },
      { head: 1, token: 4, score: 1 },
    ]);
  });
});

describe("the fixed layer", () => {
  it("runs 100 random automata without a wrong number", () => {
    for (let index = 0; index < 100; index++) {
      const drawn = drawCase(1000 + index, { states: 4, letters: 3, length: 7 });
      expectExact(fixedLayer(drawn.automaton, drawn.sizes.length), drawn);
    }
  });

  it("has a head for each state and one token a step", () => {
    const { tokens, prompt } = traceOf(fixed, parity, word);
    expect([fixed.heads.length, fixed.layout.d, prompt, tokens.length]).toEqual([2, 17, 4, 7]);
    expect(tokens.map((token) => problemLine(describeToken(fixed, parity, token)))).toEqual([
      "letter 1: a",
      "letter 2: b",
      "letter 3: a",
      "A: state even, position 0",
      "A: state odd, position 1",
      "A: state odd, position 2",
      "A: state even, position 3",
    ]);
  });
});

describe.each([universal, fixed])("the $form layer", (layer) => {
  it("is linear attention: its dense heads give the same next token", () => {
    const { tokens, prompt } = traceOf(layer, parity, word);
    const { d } = layer.layout;
    const { output } = attend(denseHeads(layer.heads, d), denseTokens(tokens.slice(0, prompt), d), prompt);
    expect(output).toEqual(denseToken(tokens[prompt], d));
  });

  it("finds the state in a token that is somewhat off, and calls it no token", () => {
    const off = denseToken(stateToken(layer, 1, 2), layer.layout.d).map((value, i) => value + 0.3 * Math.sin(i));
    expect(stateOf(layer, off)).toEqual({ kind: "state", state: 1, position: 2 });
    expect(
      meaningOf(
        layer,
        Array.from(off, (value, i) => [i, value] as const),
      ),
    ).toBeNull();
    expect(problemLine(describeToken(layer, parity, []))).toBe("not a token of this layer");
  });
});
