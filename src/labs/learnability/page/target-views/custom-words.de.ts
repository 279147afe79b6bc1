import type { CustomSpec } from "../../math/tasks/custom/schema";
import type { TargetView } from "./target-view";

export default { name: "Eigene Daten", lede: null } satisfies TargetView<CustomSpec>;
