import { LongJob } from "../../../platform/engine/long-job";
import type { Ending } from "../../../platform/engine/sliced-work";
import type { LongComputation } from "../../../platform/numerics/progress";
import type { LionDocument } from "../document/document";
import type { LionData } from "../math/own-data";
import { agreementOf, isInfinite } from "./agreement";
import { type FormOutputs, runForms } from "./forms-run";
import type { Head } from "./heads";
import { formsJob } from "./job-plan";
import { type DrawnHead, type FormRun, type FormsState, mostDrawn } from "./protocol";

/** The job that computes the forms of a document. */
export function createFormsJob(document: LionDocument, data: LionData | null): LongJob<FormsState> {
  const done: FormOutputs[] = [];
  const forms: FormRun[] = [];
  let head: Head | null = null;
  let agreement = agreementOf([]);
  let largestOutput = 0;
  function* compute(): LongComputation<Ending> {
    yield* runForms(document, data, (outputs, [first]) => {
      head = first;
      done.push(outputs);
      forms.push({ form: outputs.form, milliseconds: outputs.milliseconds, difference: agreementOf([done[0], outputs]).maxDifference });
      agreement = agreementOf(done);
      for (const output of outputs.outputs)
        for (const value of output) if (Math.abs(value) > largestOutput && !isInfinite(value)) largestOutput = Math.abs(value);
    });
    return "done";
  }
  return new LongJob(formsJob, compute(), (report) => ({
    kind: "forms",
    ...report,
    forms: [...forms],
    ...agreement,
    largestOutput,
    head: head && drawn(head),
    patchDecays: head && document.problem.kind === "image" ? head.decays : null,
  }));
}

/** Null for a head that is too long, or too wide, to be drawn. */
function drawn({ sequence, decays }: Head): DrawnHead | null {
  const { length, d, dv } = sequence;
  return length > mostDrawn.length || Math.max(d, dv) > mostDrawn.width ? null : { sequence, decays };
}
