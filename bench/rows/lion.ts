/** Bidirectional linear attention: the chunk form of linear time against full attention, by our kernels and by TensorFlow.js. */
import { usualSettings } from "../../src/labs/lion/math/attention";
import { fittedExponent } from "../../src/labs/lion/math/cost";
import { selectiveDecay, stepDecays } from "../../src/labs/lion/math/decays";
import type { FormName } from "../../src/labs/lion/math/forms/form";
import { kernelAttention } from "../../src/labs/lion/math/kernel-forms";
import type { Sequence } from "../../src/labs/lion/math/sequence";
import { kernelVersion, LionWorkspace } from "../../src/labs/lion/math/workspace";
import { compare, type Timing } from "../measure";
import { FullAttention } from "../peers/full-attention";
import { startTensorflow } from "../peers/tensorflow";
import { gaussian } from "../random";
import type { Measurement, Row } from "../row";

const d = 64;
const length = 4096;
const workspace = new LionWorkspace();
/** With half of the usual 64 tokens a block on the diagonal costs half, and carrying the states no more. */
const settings = { ...usualSettings, chunk: 32 };
const effort = { rounds: 5, warmups: 1 };

export const bidirectional: Measurement = {
  id: "lion",
  kernels: kernelVersion,
  async measure() {
    const name = await startTensorflow();
    const { sequence, decays } = head(length);
    const peer = new FullAttention(sequence, stepDecays(selectiveDecay(decays), usualSettings.convention));
    sameAnswer(peer.run(), ours("state-chunk", sequence, decays));
    const [states, full, theirs] = compare(
      [
        {
          name: `carried states, chunks of ${settings.chunk}`,
          units: 4,
          run: () => repeat(4, () => ours("state-chunk", sequence, decays)),
        },
        { name: "full attention, same kernels", run: () => ours("full", sequence, decays) },
        { name: `full attention, ${name}`, run: () => peer.run() },
      ],
      effort,
    );
    peer.dispose();
    const row = (other: Timing, bound: number): Row => ({
      id: "lion",
      work: `LION-S, L ${length}, d ${d}, float32, scaled, one head`,
      ours: states,
      peer: other,
      ratio: other.milliseconds / states.milliseconds,
      relation: ">=",
      bound,
    });
    const growths = [growthOf("full", [512, 1024, 2048, 4096], 2), growthOf("state-chunk", [2048, 4096, 8192, 16_384], 1)];
    return [row(full, 8), row(theirs, 15), ...growths];
  },
};

function ours(form: FormName, sequence: Sequence, decays: Float64Array): Float64Array {
  return kernelAttention(workspace, form, "float32")(sequence, selectiveDecay(decays), settings);
}

/** What is timed on both sides must be the same thing. */
function sameAnswer(theirs: Float32Array, our: Float64Array): void {
  const largest = theirs.reduce((most, y, e) => Math.max(most, Math.abs(y - our[e])), 0);
  if (!(largest < 1e-4)) throw new Error(`the outputs of both sides differ by ${largest}`);
}

function repeat(times: number, work: () => unknown): void {
  for (let i = 0; i < times; i++) work();
}

/** How far the power of the length with which the time of a form grows, at its least disturbed, is from what it should be. */
function growthOf(form: FormName, lengths: readonly number[], expected: number): Row {
  const timings = compare(
    lengths.map((count) => {
      const { sequence, decays } = head(count);
      return { name: `${form}, L ${count}`, run: () => ours(form, sequence, decays) };
    }),
    effort,
  );
  const power = fittedExponent(timings.map(({ fastest }, i) => [lengths[i], fastest]));
  return {
    id: "lion",
    work: `time over L grows as L^${power.toFixed(2)}; how far that is from L^${expected}`,
    ours: timings[0],
    peer: timings[timings.length - 1],
    ratio: Math.abs(power - expected),
    relation: "<",
    bound: 0.15,
  };
}

/** Positive features, and decays that forget within some tens of tokens. */
function head(tokens: number): { readonly sequence: Sequence; readonly decays: Float64Array } {
  const numbers = gaussian(3 * tokens * d);
  const part = (index: number) => numbers.slice(index * tokens * d, (index + 1) * tokens * d);
  const positive = (index: number) => part(index).map((x) => Math.abs(x) + 0.1);
  const sequence = { length: tokens, d, dv: d, q: positive(0), k: positive(1), v: part(2), padding: null };
  return { sequence, decays: gaussian(tokens).map((x) => 1 / (1 + Math.exp(-3 - x))) };
}
