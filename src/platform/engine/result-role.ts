import { serializeResult } from "../documents/serialize-result";
import { knowSentences, type Sentences } from "../fields/problem";
import { askRole } from "./ask-role";
import type { FromAsked } from "./ask-worker";
import type { LabEngine, LabTypes } from "./lab-engine";
import type { ResultRequest } from "./result";
import type { Role } from "./role";
import { sentences } from "./sentences";
import type { Helpers } from "./split-work";

/** Milliseconds between two reports: some stages report a hundred times a second. */
const pause = 100;

function seldom(tell: (share: number) => void): (share: number) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (share) => {
    const now = performance.now();
    if (now - last < pause) return;
    last = now;
    tell(share);
  };
}

/**
 * The role of a worker that computes one result document, so that a long export never blocks the page.
 *
 * @param sentencesOfLab  its English ones, in which a result says what failed.
 * @param helpersOf  as many workers that it may open to lend it a hand.
 */
export function resultRole<Lab extends LabTypes>(
  engine: LabEngine<Lab>,
  sentencesOfLab: Sentences,
  helpersOf?: (count: number) => Helpers,
): Role<ResultRequest<Lab>, FromAsked<string>> {
  knowSentences(sentences, sentencesOfLab);
  return askRole(async ({ document, data }, tell, { helpers: count = 0 }) => {
    const prepared = await engine.prepare(document);
    const onProgress = seldom(tell);
    const helpers = count > 0 ? helpersOf?.(count) : undefined;
    const shared = helpers && prepared.resultShared?.(document, data, helpers, onProgress);
    return serializeResult(await (shared ?? prepared.result(document, data, onProgress)));
  });
}
