import type { CustomSpec } from "../../math/tasks/custom/schema";
import { viewOf } from "./target-view";

export const view = viewOf<CustomSpec>("custom", { name: "Own data", lede: null });
