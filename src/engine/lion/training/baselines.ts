/** What is got without learning, computed once for all learners of a document. */
import type { LionDocument } from "../../../experiment/lion/document";
import { LionWorkspace } from "../../../lion/workspace";
import type { LongComputation } from "../../../numerics/progress";
import { LongJob } from "../../core/long-job";
import type { Ending } from "../../core/sliced-work";
import { baselinesJob } from "../job-plan";
import { sequenceTask, taskSpecOf, testSequences } from "./plan";
import type { BaselinesState, LengthBaselines } from "./protocol";
import { sourceOf } from "./source";

export function createBaselinesJob(document: LionDocument): LongJob<BaselinesState> {
  const lengths: LengthBaselines[] = [];
  return new LongJob(baselinesJob, compute(document, lengths), (report) => ({ kind: "baselines", ...report, lengths: [...lengths] }));
}

/** At the length of training and at every other that is tested. */
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
