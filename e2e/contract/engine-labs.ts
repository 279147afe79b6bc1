/** The labs there are and one more, as far as computing goes. */
import type { LabEntry } from "../../src/engine/core/lab-entry";
import { firstLab, labs as shipped } from "../../src/engine/labs";
import { coins } from "./coins/entry";

export { firstLab };

export const labs: Readonly<Record<string, LabEntry>> = {
  ...shipped,
  coins,
};
