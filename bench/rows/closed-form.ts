/** The whole of Algorithm 1, from samples to heads, over the Gram matrix that it cannot do without. */

import { SecondMoment } from "../../src/labs/learnability/math/certificate/second-moment";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { headsOf } from "../../src/labs/learnability/math/learners/closed-form/heads";
import { type ClosedFormData, loadClosedFormData } from "../../src/labs/learnability/math/learners/closed-form/learner";
import { solve } from "../../src/labs/learnability/math/learners/closed-form/solve";
import { featureCount } from "../../src/labs/learnability/math/model/samples";
import { fields } from "../../src/labs/learnability/math/tasks/random-attention/schema";
import { linearAttentionSource } from "../../src/labs/learnability/math/tasks/random-attention/source";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { defaultsOf } from "../../src/platform/fields/fields";
import { accumulateGram, completeGram } from "../../src/platform/numerics/gram";
import { finish } from "../../src/platform/numerics/progress";
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
    const dataset = finish(
      linearAttentionSource.generate({ kind: "random-attention", ...defaultsOf(fields), d, samples }, { seed: 1, data: null, workspace }),
    );
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
