/** Words on where gradient learners train: what the page needs before the choice is opened. */

import { formatCount } from "../../../../platform/charts/format";
import type { BackendState, GpuFailure } from "../../../../platform/engine/backend";
import { withStop } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { inLanguage } from "../in-language";

const english = {
  /** In the menu of the page. */
  entry: ({ backend }: BackendState) => `Backend: ${backend}`,
  failed: ({ problem }: GpuFailure, step: number) =>
    `No training on the GPU: ${withStop(failureSaid(problem))} ${step > 0 ? `Training continues in WebAssembly from step ${formatCount(step)} and keeps the curves.` : "The learners train in WebAssembly instead."}`,
} as const;

export const backendText = inLanguage("header/backend-words", english);
