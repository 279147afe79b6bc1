import type { SecondMoment } from "../../certificate/second-moment";
import type { Workspace } from "../../workspace";
import { type SampleMeans, sampleMeans } from "./quadratic";

/** Means of the training samples for a fit. @param labels  of the moment's samples, count x outputs. */
export function meansOf(workspace: Workspace, moment: SecondMoment, labels: Float64Array): SampleMeans {
  const { d, psi, outputs, count } = moment;
  const cross = workspace.f64(moment.cross, psi * outputs).map((value) => value / count);
  let squares = 0;
  for (let i = 0; i < count * outputs; i++) squares += labels[i] * labels[i];
  return sampleMeans(d, outputs, moment.lambda(), cross, squares / count);
}
