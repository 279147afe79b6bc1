import { serializeResult } from "../documents/serialize-result";
import { describeFailure } from "./failure";
import type { LabEngine, LabTypes } from "./lab-engine";
import type { FromResultWorker, ResultRequest } from "./result";
import type { Role } from "./role";
import type { Helpers } from "./split-work";

/** Milliseconds between two reports: some stages could tell of themselves a hundred times a second. */
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
 * The role of a worker that computes one result document beside the page, so that a long export never blocks it.
 *
 * @param helpersOf  as many workers that it may open to lend it a hand.
 */
export function resultRole<Lab extends LabTypes>(
  engine: LabEngine<Lab>,
  helpersOf?: (count: number) => Helpers,
): Role<ResultRequest<Lab>, FromResultWorker> {
  return (post, { helpers: count = 0 }) =>
    async ({ document, data }) => {
      try {
        await engine.prepare(
          document,
          engine.jobs(document).map(({ id }) => id),
        );
        const onProgress = seldom((share) => post({ type: "progress", share }));
        const helpers = count > 0 ? helpersOf?.(count) : undefined;
        const shared = helpers && engine.resultShared?.(document, data, helpers, onProgress);
        const result = await (shared ?? engine.result(document, data, onProgress));
        post({ type: "done", text: serializeResult(result) });
      } catch (error) {
        post({ type: "failed", failure: describeFailure(error) });
      }
    };
}
