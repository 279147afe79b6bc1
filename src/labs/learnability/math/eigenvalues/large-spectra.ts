import { featureCount } from "../model/samples";
import type { TaskSpec } from "../tasks/registry";
import { dataSize } from "../tasks/size";
import { leastOrder } from "./symmetric-eigenvalues";

/** Whether an experiment may need eigenvalues of large matrices. Own data may: they are as large as their file. */
export function mayHaveLargeSpectra(task: TaskSpec): boolean {
  const size = dataSize(task, null);
  return !size || featureCount(size.d) >= leastOrder;
}

/** Whether a result may have them: the order of its spectrum is the number of features, or that of samples where they are fewer. */
export function mayListLargeSpectra(task: TaskSpec): boolean {
  const size = dataSize(task, null);
  return !size || Math.min(featureCount(size.d), size.samples) >= leastOrder;
}
