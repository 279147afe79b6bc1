import { beforeAll, describe, expect, it } from "vitest";
import { randomMatrix } from "../../../../../platform/numerics/test-matrices";
import type { Arithmetic } from "../../../../../platform/tensors/arithmetic";
import { float64 } from "../../../../../platform/tensors/float64";
import { openSequences32 } from "../../../../../platform/tensors/sequences32";
import { Tape } from "../../../../../platform/tensors/tape";
import type { Tensor } from "../../../../../platform/tensors/tensorflow";
import { openTensorflow } from "../../../../../platform/tensors/testing";
import { emptyTokens, pickSequences, sequenceOf, type TokenSplit, writeSequence } from "../../model/token-splits";
import { architectureOf } from "./create";
import type { DeepSpec } from "./fields";
import { hiddenTokens, visibleTokens } from "./masks";
import { linearSpec, transformerSpec } from "./testing";

const [d, outputs] = [3, 2];
const lengths = [5, 2, 4, 3];

/** Sequences of several lengths, supervised at their last two tokens. */
const ragged = sequencesOf(lengths);
const uniform = sequencesOf([5, 5, 5]);

function sequencesOf(list: readonly number[]): TokenSplit {
  const split = emptyTokens(d, 5, list.length, 2);
  list.forEach((length, i) => {
    writeSequence(split, i, randomMatrix(length * d, i + 1));
  });
  return split;
}

let tensorflow: Arithmetic<Tensor>;
beforeAll(async () => {
  tensorflow = await openTensorflow();
});

function weightsOf(spec: DeepSpec): Float64Array[] {
  return architectureOf(spec, d, outputs).weights.map(({ shape }, k) =>
    randomMatrix(
      shape.reduce((product, length) => product * length, 1),
      k + 10,
    ),
  );
}

/** The answers of the program that is differentiated. */
function answersOnTape<T>(arithmetic: Arithmetic<T>, spec: DeepSpec, split: TokenSplit): Float64Array {
  const { n, count, prefixes, tokens } = split;
  const tape = new Tape(arithmetic);
  const { array, values } = arithmetic;
  const architecture = architectureOf(spec, d, outputs);
  const weights = weightsOf(spec).map((entries, k) => tape.leaf(array(entries, architecture.weights[k].shape)));
  const output = architecture.forward(tape, weights, {
    d,
    n,
    count,
    prefixes,
    tokens: tape.leaf(array(tokens, [count * n, d])),
    visible: (rows) => array(visibleTokens(n, rows), [rows, n]),
    hidden: (rows, heads) => {
      const mask = hiddenTokens(split, rows, heads);
      return array(mask.values, mask.shape);
    },
  });
  return values(output.value);
}

const specs: [string, DeepSpec][] = [
  ["three linear layers with a residual", linearSpec({ layers: 3, heads: 2 })],
  ["two linear layers without a residual", linearSpec({ layers: 2, heads: 3, residual: "off" })],
  ["a Transformer of two layers", transformerSpec({ layers: 2, heads: 2 })],
  ["a Transformer whose heads do not divide its width, without MLP", transformerSpec({ heads: 4, mlpRatio: 0 })],
];

describe.each(specs)("%s", (_, spec) => {
  const plain = (split: TokenSplit) => architectureOf(spec, d, outputs).answers(weightsOf(spec), split);

  it("answers like the plain model, sequences of one length or of several", () => {
    for (const split of [uniform, ragged]) {
      expect(answersOnTape(float64, spec, split)).toBeAllclose(plain(split), { ofLargest: 1e-12 });
      expect(answersOnTape(openSequences32(), spec, split)).toBeAllclose(plain(split), { ofLargest: 1e-5 });
      expect(onTensorflow(spec, split)).toBeAllclose(plain(split), { ofLargest: 1e-4 });
    }
  });

  it("does not look ahead: what follows a token does not change its answer", () => {
    const whole = plain(pickSequences(uniform, Int32Array.of(0)));
    const cut = emptyTokens(d, 5, 1, 1);
    writeSequence(cut, 0, sequenceOf(uniform, 0).subarray(0, 4 * d));
    expect(whole.subarray(0, outputs)).toBeAllclose(plain(cut), { ofLargest: 1e-14 });
  });

  it("shows the attention of every layer and head, later tokens unseen", () => {
    const { layers, heads, matrices, normalised } = architectureOf(spec, d, outputs).attention(weightsOf(spec), sequenceOf(uniform, 0), 5);
    expect([layers, heads]).toEqual([spec.layers, spec.heads]);
    expect(matrices).toHaveLength(layers * heads * 25);
    for (let m = 0; m < layers * heads; m++)
      for (let t = 0; t < 5; t++) {
        const column = Array.from({ length: 5 }, (_, s) => matrices[(m * 5 + s) * 5 + t]);
        expect(column.slice(t + 1).every((value) => value === 0)).toBe(true);
        if (normalised) expect(column.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
      }
  });
});

function onTensorflow(spec: DeepSpec, split: TokenSplit): Float64Array {
  let answers: Float64Array = new Float64Array();
  tensorflow.tidy(() => {
    answers = answersOnTape(tensorflow, spec, split);
    return 0;
  });
  return answers;
}
