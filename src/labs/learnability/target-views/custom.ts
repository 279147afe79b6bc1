import type { CustomSpec } from "../../../tasks/custom/schema";
import { railText } from "../rail/words";
import type { TargetView } from "./target-view";

export const customView: TargetView<CustomSpec> = {
  kind: "custom",
  name: () => railText.target.kinds.custom,
  lede: null,
};
