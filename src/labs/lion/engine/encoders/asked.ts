/** The encoder of a page's question, opened in a worker. */
import type { SequenceBatch } from "../../math/encoder/batch";
import type { EncoderSettings } from "../../math/encoder/settings";
import { encoderWeights, initialRow } from "../../math/encoder/weights";
import { type Glyphs, glyphsOf } from "../../math/tasks/glyphs";
import { charactersOf } from "../../math/tasks/tasks";
import { LionWorkspace } from "../../math/workspace";
import { partOf, taskSpecOf, testSequences, trainingPlan } from "../training/plan";
import { fetchSource, needsSource, sourceOf } from "../training/source";
import type { AskedEncoder } from "./messages";

export interface OpenedEncoder {
  readonly settings: EncoderSettings;
  /** All weights, in the order of `encoderWeights`. */
  readonly row: Float64Array;
  /** One of the sequences that encoders are tested on, at the length of training. */
  readonly sequence: (index: number) => SequenceBatch;
  readonly glyphs: Glyphs;
}

export async function openAsked({ document, learner, weights }: AskedEncoder): Promise<OpenedEncoder> {
  if (needsSource(document)) await fetchSource(document);
  const source = sourceOf(document);
  const { settings, seeds, task, length } = trainingPlan(document, learner, source);
  const workspace = new LionWorkspace();
  return {
    settings,
    row: weights ? Float64Array.from(weights) : initialRow(workspace, encoderWeights(settings), seeds[0]),
    glyphs: glyphsOf(taskSpecOf(document).task, settings.outputs, charactersOf(source)),
    sequence: (index) => partOf(testSequences(workspace, task, document.seed, length), index, 1),
  };
}
