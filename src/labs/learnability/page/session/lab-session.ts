/** This lab's part of the session. */

import { resultInWorker } from "../../../../platform/engine/result";
import type { LabSession } from "../../../../platform/state/lab-session";
import { checkpointReader, has, isListOf } from "../../../../platform/state/whole-checkpoint";
import type { Experiment } from "../../document/document";
import { learnabilityKind } from "../../document/kind";
import { jobsOf } from "../../engine/job-plan";
import type { GradientCheckpoint, Learnability } from "../../engine/protocol";
import type { OwnData } from "../../math/tasks/dataset";
import { type OpenOptions, openLearnability } from "./open-lab";
import { learnabilityData } from "./own-data";
import { readSummary } from "./run-record";

/** Replacements of workers and device in tests. */
export interface LearnabilityOptions extends OpenOptions {
  readonly computeResult?: LabSession<Experiment, OwnData>["computeResult"];
}

const readCheckpoint = checkpointReader<GradientCheckpoint>({
  runs: isListOf(has({ arrays: (arrays) => arrays instanceof Uint8Array })),
});

export function learnabilitySession({
  computeResult = resultInWorker<Learnability>("learnability"),
  ...options
}: LearnabilityOptions = {}): LabSession<Experiment, OwnData> {
  return {
    kind: learnabilityKind,
    ownData: learnabilityData,
    open: (context) => openLearnability(context, options),
    computeResult,
    learners: ({ learners }) => learners.length,
    nameOfRun: (before, after) => import("./what-changed").then(({ whatChanged }) => whatChanged(before, after)),
    readSummary,
    archiveChecks: async () => (await import("./archive-checks")).archiveChecks,
    jobs: jobsOf,
    readCheckpoint,
  };
}

/** The lab session of the page. */
export const learnabilityLab = learnabilitySession();
