/** Baselines without learning, computed once for all learners of a document. */

import { LongJob } from "../../../../platform/engine/long-job";
import type { Ending } from "../../../../platform/engine/sliced-work";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { LionDocument } from "../../document/document";
import { LionWorkspace } from "../../math/workspace";
import { baselinesJob } from "../job-plan";
import { sequenceTask, taskSpecOf, testSequences } from "./plan";
import type { BaselinesState, LengthBaselines } from "./protocol";
import { sourceOf } from "./source";

export function createBaselinesJob(document: LionDocument): LongJob<BaselinesState> {
  const lengths: LengthBaselines[] = [];
  return new LongJob(baselinesJob, compute(document, lengths), (report) => ({ kind: "baselines", ...report, lengths: [...lengths] }));
}

/** Baselines at the length of training and at every other test length. */
export function* compute(document: LionDocument, done: LengthBaselines[]): LongComputation<Ending> {
  const { length, testLengths } = taskSpecOf(document);
  const all = [...new Set([length, ...testLengths])];
  const workspace = new LionWorkspace();
  const task = sequenceTask(document, sourceOf(document));
  for (const tokens of all) {
    yield done.length / all.length;
    done.push({ length: tokens, baselines: task.baselines(testSequences(workspace, task, document.seed, tokens)) });
  }
  return "done";
}
