/** The weights of all learners as a file. Loaded when one is saved. */
import { npzOf } from "../../../../platform/documents/named-arrays";
import type { ResultDocument } from "../../document/result";
import { weightsDocument, weightsOf } from "../../document/weights";

export type WeightsFormat = "json" | "npz";

export function weightsFile(result: ResultDocument, format: WeightsFormat): Blob {
  if (format === "json") return new Blob([weightsDocument(result)], { type: "application/json" });
  return new Blob([npzOf(weightsOf(result))], { type: "application/octet-stream" });
}
