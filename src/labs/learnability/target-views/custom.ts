import type { CustomSpec } from "../../../tasks/custom/schema";
import { text } from "../../../ui/text";
import type { TargetView } from "./target-view";

export const customView: TargetView<CustomSpec> = {
  kind: "custom",
  name: () => text.target.kinds.custom,
  lede: null,
};
