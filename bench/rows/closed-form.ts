/** The whole of Algorithm 1, from samples to heads, over the Gram matrix that it cannot do without. */

import { SecondMoment } from "../../src/certificate/second-moment";
import { defaultsOf } from "../../src/fields/fields";
import { headsOf } from "../../src/learners/closed-form/heads";
import { type ClosedFormData, loadClosedFormData } from "../../src/learners/closed-form/learner";
import { solve } from "../../src/learners/closed-form/solve";
import { featureCount } from "../../src/model/samples";
import { accumulateGram, completeGram } from "../../src/numerics/gram";
import { kernelVersion } from "../../src/numerics/kernel-version";
import { finish } from "../../src/numerics/progress";
import { Workspace } from "../../src/numerics/workspace";
import { generate } from "../../src/tasks/random-attention/generate";
import { fields } from "../../src/tasks/random-attention/schema";
import { compare } from "../measure";
import { gaussian } from "../random";
import type { Measurement } from "../row";

const [d, samples] = [8, 4096];
const psi = featureCount(d);

export const closedForm: Measurement = {
  id: "closed-form",
  kernels: kernelVersion,
  measure() {
    const workspace = new Workspace();
    const dataset = finish(generate({ kind: "random-attention", ...defaultsOf(fields), d, samples }, 1, workspace));
    const data = loadClosedFormData(workspace, dataset);
    const features = workspace.push(gaussian(samples * psi));
    const [ours, gram] = compare([
      { name: "samples to heads", run: () => workspace.scope(() => learn(workspace, data)) },
      { name: "Gram alone", run: () => workspace.scope(() => formGram(workspace, features)) },
    ]);
    const work = `closed form end to end, d ${d}, N ${samples}`;
    return [{ id: "closed-form", work, ours, peer: gram, ratio: ours.milliseconds / gram.milliseconds, relation: "<", bound: 2.5 }];
  },
};

function learn(workspace: Workspace, { training, dataset }: ClosedFormData): void {
  const moment = new SecondMoment(workspace, d, dataset.outputs);
  finish(moment.extend(training.resident, samples));
  const fit = finish(solve(workspace, training, moment, samples, 0));
  if (fit.form !== "primal") throw new Error("expected the coefficients themselves");
  finish(headsOf(workspace, fit.p, d, dataset.outputs));
}

function formGram(workspace: Workspace, features: number): void {
  const gram = workspace.zeros(psi * psi);
  finish(accumulateGram(workspace, features, samples, psi, gram));
  completeGram(workspace, gram, psi);
}
