/** This lab's part of the session. */

import { openPool } from "../../../../platform/engine/open-pool";
import { resultInWorker } from "../../../../platform/engine/result";
import type { LabSession, OpenLab, SessionEngine } from "../../../../platform/state/lab-session";
import { checkpointReader, has, hasArrays, isFloat32, isFloat64, isListOf, isNumber } from "../../../../platform/state/whole-checkpoint";
import type { LionDocument } from "../../document/document";
import { lionKind } from "../../document/kind";
import { jobsOf } from "../../engine/job-plan";
import type { Lion, SweepJobCheckpoint } from "../../engine/protocol";
import type { EncoderCheckpoint } from "../../engine/training/protocol";
import type { LionData } from "../../math/own-data";
import { lionData } from "./own-data";
import { readSummary, summaryOf } from "./run-record";
import { LionSeries } from "./series";

export interface OpenLion extends OpenLab<LionDocument, LionData> {
  readonly series: LionSeries;
}

export const lionSession: LabSession<LionDocument, LionData> = {
  kind: lionKind,
  ownData: lionData,
  intoDocument: (file, document) => {
    if (isPicture(file)) return import("./picture-file").then(({ readPicture }) => readPicture(file, document));
    if (isFilledText(file, document)) return import("./text-file").then(({ readText }) => readText(file, document));
    return null;
  },
  open({ listener, cores }): OpenLion {
    const series = new LionSeries();
    return {
      engine: openPool<Lion>("lion", { jobs: jobsOf, cores }, listener) as SessionEngine<LionDocument, LionData>,
      series,
      backend: null,
      learnSpeed: () => {},
      summary: (document, finished) => summaryOf(document, series, finished),
      // Results are numbers, not curves.
      curves: () => [],
      inspect: ({ learners }) => ({
        forms: series.forms,
        sweep: series.sweep,
        baselines: series.baselines,
        encoders: learners.map((_, index) => series.encoder(index) ?? null),
      }),
    };
  },
  computeResult: resultInWorker<Lion>("lion"),
  learners: ({ problem, forms, learners }) => (problem.kind === "task" ? learners.length : forms.length),
  nameOfRun: (before, after) => import("./what-changed").then(({ whatChanged }) => whatChanged(before, after)),
  readSummary,
  archiveChecks: async () => (await import("./archive-checks")).archiveChecks,
  jobs: jobsOf,
  readCheckpoint,
};

/** A text file while the task fills in a text; own data may be in text files, too. */
function isFilledText({ name }: File, { problem }: LionDocument): boolean {
  return problem.kind === "task" && problem.task === "text-infilling" && /\.(txt|md)$/i.test(name);
}

/** By its media type, or by its name. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith("image/") || /\.(png|jpe?g|webp|gif|bmp|avif|svg|heic|tiff?)$/i.test(name);
}

const readEncoders = checkpointReader<EncoderCheckpoint>({
  milliseconds: isNumber,
  runs: isListOf(
    has({
      steps: has({ weights: isFloat32, first: isFloat32, second: isFloat32 }),
      losses: hasArrays("step", "loss"),
      looks: hasArrays("step", "loss", "accuracy"),
      tests: Array.isArray,
      weights: (weights) => weights === null || isFloat32(weights),
    }),
    1,
  ),
});

const readSweeps = checkpointReader<SweepJobCheckpoint>({
  milliseconds: isNumber,
  sweeps: isListOf(has({ forward: isFloat64, backward: isFloat64, sums: isFloat64 }), 1),
});

/** A kept checkpoint; null when it is not whole. */
function readCheckpoint(value: unknown): SweepJobCheckpoint | EncoderCheckpoint | null {
  const sweeps = readSweeps(value);
  return sweeps?.sweeps.every(({ step }) => step === sweeps.step) ? sweeps : readEncoders(value);
}
