import type { CustomSpec } from "../../math/tasks/custom/schema";
import type { TargetView } from "./target-view";
import { targetText } from "./words";

export const customView: TargetView<CustomSpec> = {
  kind: "custom",
  name: () => targetText.names.custom,
  lede: null,
};
