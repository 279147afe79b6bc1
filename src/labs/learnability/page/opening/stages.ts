/** Opening parts of a first visit to this lab, by stage; each is fetched when it is shown. */
import { lazy } from "react";
import type { Opening } from "../../../../platform/shell/lab-entry";

export const learnabilityOpening: Opening = {
  question: lazy(() => import("./FirstQuestion").then((module) => ({ default: module.FirstQuestion }))),
  mechanism: lazy(async () => (await import("./later")).mechanism()),
  few: lazy(async () => (await import("./later")).few()),
  line: async () => (await import("./later")).line(),
};
