/** Helpers of tests: encoders of random settings and weights, with sequences for them. */
import fc from "fast-check";
import { seesBothSides } from "../../../../platform/tensors/sequence-arithmetic";
import { arraysOf } from "../../../../platform/tensors/weight-row";
import { conventions } from "../decays";
import { scattered } from "../testing";
import { LionWorkspace } from "../workspace";
import type { SequenceBatch } from "./batch";
import { type EncoderSettings, type EncoderVariant, usualSettings } from "./settings";
import { encoderWeights, initialRow } from "./weights";

export interface RandomEncoder {
  readonly settings: EncoderSettings;
  /** All weights, in their order; decays differ much from token to token where they have gates. */
  readonly row: Float64Array;
  readonly batch: SequenceBatch;
  readonly chunk: number;
}

const workspace = new LionWorkspace();
const symbols = 6;

/** Small ones of any kind; of heads that see one side each only those of one scan. */
export function anyEncoder(): fc.Arbitrary<RandomEncoder> {
  return fc
    .record({
      variant: fc.constantFrom<EncoderVariant>("lit", "d", "s", "softmax"),
      layers: fc.integer({ min: 1, max: 2 }),
      positions: fc.constantFrom<EncoderSettings["positions"]>("none", "none", "sin", "learned"),
      readOut: fc.constantFrom<EncoderSettings["readOut"]>("token", "token", "mean", "first"),
      featureMap: fc.constantFrom<EncoderSettings["featureMap"]>("shifted-silu", "elu", "exp"),
      scaled: fc.boolean(),
      convention: fc.constantFrom(...conventions),
      directions: fc.constantFrom<EncoderSettings["directions"]>("both", "double", "split", "forward"),
      grid: fc.constantFrom<EncoderSettings["grid"]>(null, null, [2, 3], [3, 3], [1, 5]),
      outputNorm: fc.boolean(),
      length: fc.integer({ min: 1, max: 11 }),
      seed: fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }),
      gates: fc.constantFrom(1, 20),
      chunk: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ length: wished, seed, gates, chunk, ...drawn }) => {
      const directions = drawn.grid && !seesBothSides(drawn.directions) ? "both" : drawn.directions;
      const settings: EncoderSettings = {
        ...usualSettings,
        ...drawn,
        directions,
        width: 8,
        heads: 2,
        mlp: 1,
        symbols,
        outputs: 3,
        longest: 11,
      };
      const length = drawn.grid ? drawn.grid[0] * drawn.grid[1] : wished;
      return { settings, row: weightsOf(settings, seed, gates), batch: anyBatch(length, Number(seed)), chunk };
    });
}

/** As drawn for training; gates, and decays of LION-D, further apart. */
export function weightsOf(settings: EncoderSettings, seed: bigint, gates: number): Float64Array {
  const row = initialRow(workspace, encoderWeights(settings), seed);
  const weights = encoderWeights(settings);
  for (const [at, values] of arraysOf(weights, row).entries())
    if (weights[at].role === "gate") for (let e = 0; e < values.length; e++) values[e] *= gates;
  return row;
}

/** Two sequences of symbols that look random. */
export function anyBatch(length: number, start: number): SequenceBatch {
  const count = 2;
  return {
    count,
    length,
    symbols: Int32Array.from(scattered(count * length, (start % 97) / 97), (number) => Math.floor(((number + 1) / 2) * symbols)),
    secondSymbols: null,
    patches: null,
    answers: new Int32Array(count * length),
    counts: null,
  };
}
