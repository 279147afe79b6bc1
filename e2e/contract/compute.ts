/** The labs there are and one more, as far as computing goes. */

import { firstLab, labs as shipped } from "../../src/labs/compute";
import type { LabCompute } from "../../src/platform/engine/lab-compute";
import { coins } from "./coins/compute";

export { firstLab };

export const labs: Readonly<Record<string, LabCompute>> = {
  ...shipped,
  coins,
};
