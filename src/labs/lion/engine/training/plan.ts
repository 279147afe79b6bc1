import type { KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import type { LionDocument } from "../../document/document";
import type { EncoderSpec } from "../../document/encoder-fields";
import type { TaskSpec } from "../../document/task-fields";
import type { SequenceBatch } from "../../math/encoder/batch";
import type { EncoderTraining } from "../../math/encoder/encoder";
import { type EncoderSettings, type EncoderVariant, usualSettings } from "../../math/encoder/settings";
import { testDraws } from "../../math/tasks/draws";
import type { SequenceTask } from "../../math/tasks/task";
import { type TaskSource, taskOf } from "../../math/tasks/tasks";

/** A learner's training as the code in `math` describes it. */
export interface TrainingPlan {
  readonly task: SequenceTask;
  readonly settings: EncoderSettings;
  readonly training: EncoderTraining;
  readonly batch: number;
  readonly length: number;
  readonly testLengths: readonly number[];
  /** Seeds of first weights and of the sequences of every step: one for each encoder that is trained. */
  readonly seeds: readonly bigint[];
}

const variants: Readonly<Record<EncoderSpec["variant"], EncoderVariant>> = { LIT: "lit", D: "d", S: "s", softmax: "softmax" };
/** Steps in which the learning rate grows to its full size. */
const warmup = 50;

/** Sequences of every length that encoders are tested on: always the same ones for a document. */
export const testedSequences = 1024;

/** The task of a document. @throws {TypeError} for a document that has none. */
export function taskSpecOf({ problem }: LionDocument): TaskSpec {
  if (problem.kind !== "task") throw new TypeError("this document has no task");
  return problem;
}

export function sequenceTask(document: LionDocument, source: TaskSource): SequenceTask {
  const { task, readOut } = taskSpecOf(document);
  return taskOf(task, readOut, source);
}

export function trainingPlan(document: LionDocument, index: number, source: TaskSource): TrainingPlan {
  const { length, testLengths } = taskSpecOf(document);
  const spec = document.learners[index];
  if (!spec) throw new TypeError(`there is no learners[${index}]`);
  const task = sequenceTask(document, source);
  const { symbols, secondSymbols, pixels = 0, outputs, readOut, grid } = task;
  const { width, heads, layers, positions, featureMap, convention, directions, scans, steps, rate, batch, seeds } = spec;
  const settings: EncoderSettings = {
    ...usualSettings,
    variant: variants[spec.variant],
    ...{ width, heads, layers, positions, featureMap, convention, directions },
    ...{ symbols, secondSymbols, pixels, outputs, readOut },
    longest: Math.max(length, ...testLengths),
    grid: scans === 2 ? grid : null,
  };
  return {
    ...{ task, settings, batch, length, testLengths },
    training: { rate, steps, warmup, schedule: "cosine" },
    seeds: Array.from({ length: seeds }, (_, seed) => BigInt(document.seed) + BigInt(seed)),
  };
}

/** The sequences that encoders of a document are tested on; fewer where there are no more. @param seed  of the document. */
export function testSequences(workspace: KernelWorkspace, task: SequenceTask, seed: number, length: number): SequenceBatch {
  const generate = task.generateTests ?? task.generate;
  return generate(testDraws(workspace, BigInt(seed)), testedSequences, length);
}

/** Some sequences of a batch. */
export function partOf(batch: SequenceBatch, from: number, count: number): SequenceBatch {
  const { length, symbols, secondSymbols, patches, answers, counts } = batch;
  const perSequence = answers.length / batch.count;
  const tokens = (values: Int32Array) => values.subarray(from * length, (from + count) * length);
  const numbers = (patches?.length ?? 0) / batch.count;
  const asked = [from * perSequence, (from + count) * perSequence] as const;
  return {
    count,
    length,
    symbols: tokens(symbols),
    secondSymbols: secondSymbols && tokens(secondSymbols),
    patches: patches?.subarray(from * numbers, (from + count) * numbers) ?? null,
    answers: answers.subarray(...asked),
    counts: counts?.subarray(...asked) ?? null,
  };
}
