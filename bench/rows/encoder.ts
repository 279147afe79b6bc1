/** A training step of a small bidirectional encoder on our float32 kernels, against the same tape on TensorFlow.js, and PyTorch. */

import { Workspace } from "../../src/labs/learnability/math/workspace";
import type { SequenceBatch } from "../../src/labs/lion/math/encoder/batch";
import { type Encoder, newEncoder } from "../../src/labs/lion/math/encoder/encoder";
import { type EncoderSettings, usualSettings } from "../../src/labs/lion/math/encoder/settings";
import { testDraws } from "../../src/labs/lion/math/tasks/draws";
import { corpusOf, maskedPieces } from "../../src/labs/lion/math/tasks/text";
import { walls } from "../../src/labs/lion/math/tasks/walls";
import { kernelVersion } from "../../src/platform/kernels/tensors/generated/version";
import type { SequenceArithmetic } from "../../src/platform/tensors/sequence-arithmetic";
import { openSequences32 } from "../../src/platform/tensors/sequences32";
import type { Tensor } from "../../src/platform/tensors/tensorflow";
import { openTensorflow } from "../../src/platform/tensors/testing";
import { compare } from "../measure";
import { torchEncoder } from "../peers/encoder-torch";
import { besides, missingTorch } from "../peers/torch";
import { pythonWith } from "../python";
import type { Measurement, Row } from "../row";

const training = { rate: 0.003, steps: 1e6, warmup: 50, schedule: "constant" } as const;
const effort = { rounds: 7, warmups: 2 };
const workspace = new Workspace();

interface Task {
  readonly work: string;
  readonly settings: EncoderSettings;
  readonly batch: SequenceBatch;
}

export const encoderStep: Measurement = {
  id: "encoder",
  kernels: kernelVersion,
  async measure() {
    const tensorflow = await openTensorflow();
    const python = pythonWith("torch");
    if (!python) console.log(missingTorch);
    return [betweenWalls(), ofText()].flatMap((task) => rowsOf(task, tensorflow, python));
  },
};

function rowsOf({ work, settings, batch }: Task, tensorflow: SequenceArithmetic<Tensor>, python: string | null): Row[] {
  const [ours, theirs] = [stepOf(openSequences32(), settings), stepOf(tensorflow, settings)];
  const torch = python ? torchEncoder(python, settings, ours.weights(), batch, training.rate) : null;
  const { loss } = ours.gradient(batch);
  sameLoss(loss, theirs.gradient(batch).loss);
  if (torch) sameLoss(loss, torch.loss);
  const timings = compare(
    [
      { name: "float32 kernels under the tape", units: 5, run: () => repeat(5, () => ours.trainer.takeIfFinite(batch)) },
      { name: "the same tape, tfjs wasm", run: () => theirs.trainer.takeIfFinite(batch) },
      ...(torch ? [torch.contestant(5)] : []),
    ],
    effort,
  );
  theirs.trainer.dispose();
  torch?.close();
  const bounds = [4, 1];
  return besides(timings).map((sides, at) => ({ id: "encoder", work, ...sides, relation: ">=", bound: bounds[at] }));
}

function betweenWalls(): Task {
  const { symbols, outputs, usual } = walls;
  const batch = walls.generate(testDraws(workspace, 1n), usual.batch, usual.length);
  return {
    work: `LION-S between walls, 1 layer, ${usual.batch} x ${usual.length}`,
    settings: { ...usualSettings, variant: "s", layers: 1, symbols, outputs },
    batch,
  };
}

function ofText(): Task {
  const corpus = corpusOf("the quick brown fox jumps over the lazy dog, and what it finds there nobody knows. ".repeat(60));
  const batch = maskedPieces(corpus, corpus.train, testDraws(workspace, 1n), 16, 64);
  const classes = corpus.characters.length;
  return {
    work: "LION-S on text, width 48, 2 layers, 16 x 64",
    settings: { ...usualSettings, variant: "s", width: 48, symbols: classes + 2, outputs: classes },
    batch,
  };
}

function stepOf<T>(arithmetic: SequenceArithmetic<T>, settings: EncoderSettings): Encoder<T> {
  return newEncoder(arithmetic, settings, training, workspace, 1n);
}

/** What is timed on both sides must be the same thing. */
function sameLoss(mine: number, other: number): void {
  if (!(Math.abs(mine - other) < 1e-4)) throw new Error(`the losses of both sides are ${mine} and ${other}`);
}

function repeat(times: number, work: () => void): void {
  for (let i = 0; i < times; i++) work();
}
