import { featureCount } from "../model/samples";
import type { TaskSpec } from "../tasks/registry";
import { dataSize } from "../tasks/size";
import { leastOrder } from "./least-order";

/**
 * Whether a result may have eigenvalues of large matrices: the order of its spectrum is the number of features, or that of
 * samples where they are fewer. Own data may: they are as large as their file.
 */
export function mayListLargeSpectra(task: TaskSpec): boolean {
  const size = dataSize(task, null);
  return !size || Math.min(featureCount(size.d), size.samples) >= leastOrder;
}
