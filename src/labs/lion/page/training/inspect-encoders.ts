/** Outputs of trained encoders on their test sequences, computed when a panel shows them. */
import { useEffect, useMemo, useReducer } from "react";
import { sequences64 } from "../../../../platform/tensors/sequences64";
import type { LionDocument } from "../../document/document";
import { partOf, sequenceTask, taskSpecOf, testSequences } from "../../engine/training/plan";
import { fetchSource, needsSource, sourceOf } from "../../engine/training/source";
import { openTrained, trainedEncoder } from "../../engine/training/trained";
import type { SequenceBatch } from "../../math/encoder/batch";
import type { LayerSeen } from "../../math/encoder/forward";
import type { EncoderSettings } from "../../math/encoder/settings";
import { type Glyphs, glyphsOf } from "../../math/tasks/glyphs";
import { charactersOf, type TaskSource } from "../../math/tasks/tasks";
import { LionWorkspace } from "../../math/workspace";

/** Test sequences that can be shown. */
export const shownSequences = 128;

/** The test sequences of a document's encoders, with the glyphs of its tokens. */
export interface Tests {
  readonly source: TaskSource;
  readonly sequences: SequenceBatch;
  readonly glyphs: Glyphs;
}

/** Null while the data of the task are being fetched, and for a document without a task. */
export function useTests(document: LionDocument): Tests | null {
  const missing = needsSource(document);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (missing) void fetchSource(document).then(drawAgain);
  }, [missing, document]);
  const { problem, seed } = document;
  // They do not depend on learners.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tests follow from problem and seed alone
  return useMemo(() => (problem.kind === "task" && !missing ? testsOf(document) : null), [problem, seed, missing]);
}

export function testsOf(document: LionDocument): Tests {
  const { task, length } = taskSpecOf(document);
  const source = sourceOf(document);
  const made = sequenceTask(document, source);
  const sequences = partOf(testSequences(new LionWorkspace(), made, document.seed, length), 0, shownSequences);
  return { source, sequences, glyphs: glyphsOf(task, made.outputs, charactersOf(source)) };
}

/** Outputs of an encoder on some sequences. */
export interface InspectedEncoder {
  readonly settings: EncoderSettings;
  readonly sequences: SequenceBatch;
  /** Class with the largest score, of every token or of every sequence. */
  readonly given: Int32Array;
  readonly layers: readonly LayerSeen<Float64Array>[];
}

/** Outputs of the first encoder of a learner. @param weights  of this encoder, as one row. */
export function inspectEncoder(
  document: LionDocument,
  learner: number,
  weights: Float32Array,
  { source }: Tests,
  sequences: SequenceBatch,
): InspectedEncoder {
  const trained = trainedEncoder(document, learner, 0, weights, source);
  const encoder = openTrained(sequences64, trained);
  const scores = encoder.scores(sequences);
  const classes = trained.settings.outputs;
  const given = Int32Array.from({ length: scores.length / classes }, (_, row) => {
    const own = scores.subarray(row * classes, (row + 1) * classes);
    return own.indexOf(Math.max(...own));
  });
  return { settings: trained.settings, sequences, given, layers: encoder.layers(sequences) };
}

/** Outputs of the encoder of the first seed on one test sequence. */
export function inspectSequence(
  document: LionDocument,
  learner: number,
  weights: Float32Array,
  tests: Tests,
  sequence: number,
): InspectedEncoder {
  return inspectEncoder(document, learner, weights, tests, partOf(tests.sequences, sequence, 1));
}
