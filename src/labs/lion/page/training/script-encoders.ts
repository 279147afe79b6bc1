/** The page's encoders and scores, with which an exported script is compared. Loaded when one is made. */

import { sequences64 } from "../../../../platform/tensors/sequences64";
import type { LionDocument } from "../../document/document";
import type { PageEncoder } from "../../document/python/encoder";
import { partOf, testSequences } from "../../engine/training/plan";
import type { EncoderState } from "../../engine/training/protocol";
import { sourceOf } from "../../engine/training/source";
import { openTrained, trainedEncoder } from "../../engine/training/trained";
import { LionWorkspace } from "../../math/workspace";

/** Sequences in a script. */
const carried = 2;

/** The first encoder of every learner that has weights. */
export function encodersForScript(document: LionDocument, states: readonly (EncoderState | undefined)[]): readonly PageEncoder[] {
  const source = sourceOf(document);
  return states.flatMap((state) => {
    const weights = state?.runs[0]?.weights;
    if (!state || !weights) return [];
    const trained = trainedEncoder(document, state.learner, 0, weights, source);
    const sequences = partOf(testSequences(new LionWorkspace(), trained.task, document.seed, trained.length), 0, carried);
    const { count, length, symbols, secondSymbols, patches } = sequences;
    const scores = openTrained(sequences64, trained).scores(sequences);
    return [
      {
        prefix: `learner${state.learner + 1}_seed${trained.seed}_`,
        settings: trained.settings,
        symbols: patches ? grouped(rowsOf(patches, patches.length / (count * length)), length) : rowsOf(symbols, length),
        secondSymbols: secondSymbols && rowsOf(secondSymbols, length),
        scores: rowsOf(scores, trained.settings.outputs),
      },
    ];
  });
}

function rowsOf(values: Int32Array | Float64Array, columns: number): number[][] {
  return Array.from({ length: values.length / columns }, (_, row) => Array.from(values.subarray(row * columns, (row + 1) * columns)));
}

/** Rows of a batch by their sequences. */
function grouped(rows: readonly number[][], length: number): number[][][] {
  return Array.from({ length: rows.length / length }, (_, sequence) => rows.slice(sequence * length, (sequence + 1) * length));
}
