/** The labs there are and one more. */
import { labs as shipped } from "../../src/labs/page";
import type { LabEntry } from "../../src/platform/shell/lab-entry";

export const labs: readonly LabEntry[] = [
  ...shipped,
  { id: "coins", title: () => "Coins", load: () => import("./coins/lab").then(({ coins }) => coins) },
];

export { firstDocument } from "../../src/labs/page";
