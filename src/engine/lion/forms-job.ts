import type { LionDocument } from "../../experiment/lion/document";
import type { LionData } from "../../lion/own-data";
import type { LongComputation } from "../../numerics/progress";
import type { JobId } from "../core/job";
import { LongJob } from "../core/long-job";
import type { Ending } from "../core/sliced-work";
import { differenceOf, type FormOutputs, runForms } from "./forms-run";
import type { FormsState } from "./protocol";

export const formsJob: JobId = "forms";

/** The job that computes the forms of a document. */
export function createFormsJob(document: LionDocument, data: LionData | null): LongJob<FormsState> {
  const forms: FormOutputs[] = [];
  let maxDifference = 0;
  let largestOutput = 0;
  function* compute(): LongComputation<Ending> {
    yield* runForms(document, data, (done) => {
      forms.push(done);
      maxDifference = differenceOf(forms);
      for (const output of done.outputs) for (const value of output) if (Math.abs(value) > largestOutput) largestOutput = Math.abs(value);
    });
    return "done";
  }
  return new LongJob(formsJob, compute(), (report) => ({
    kind: "forms",
    ...report,
    forms: forms.map(({ form, milliseconds }) => ({ form, milliseconds })),
    maxDifference,
    largestOutput,
  }));
}
