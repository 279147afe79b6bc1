/** What this lab gives the session. */
import { resultInWorker } from "../../../engine/core/result";
import { WorkerPool } from "../../../engine/core/worker-pool";
import { formsJob, jobsOf } from "../../../engine/lion/job-plan";
import type { Lion, LionState, SweepJobCheckpoint } from "../../../engine/lion/protocol";
import { openWorker } from "../../../engine/open-worker";
import type { LionDocument } from "../../../experiment/lion/document";
import { lionKind } from "../../../experiment/lion/kind";
import type { LionData } from "../../../lion/own-data";
import type { LabSession, OpenLab, SessionEngine } from "../../../state/lab-session";
import { lionData } from "./own-data";
import { readSummary, summaryOf } from "./run-record";
import { LionSeries } from "./series";
import { whatChanged } from "./what-changed";

const createWorker = () => openWorker("lion", "run");
const pingMilliseconds = 5000;

export interface OpenLion extends OpenLab<LionDocument, LionData> {
  readonly series: LionSeries;
}

export const lionSession: LabSession<LionDocument, LionData> = {
  kind: lionKind,
  ownData: lionData,
  intoDocument: (file, document) =>
    isPicture(file) ? import("./picture-file").then(({ readPicture }) => readPicture(file, document)) : null,
  open({ listener, cores }): OpenLion {
    const series = new LionSeries();
    const options = { jobs: jobsOf, createWorker, createGpuWorker: createWorker, cores, pingMilliseconds };
    return {
      engine: new WorkerPool<Lion>(listener, options) as SessionEngine<LionDocument, LionData>,
      series,
      backend: null,
      learnSpeed: () => {},
      summary: (_, finished) => summaryOf(series, finished),
      // Answers are numbers, not curves.
      curves: () => [],
      inspect: () => ({ forms: series.forms, sweep: series.sweep }),
    };
  },
  computeResult: (document, data, options) => resultInWorker<Lion>(() => openWorker("lion", "result"), { document, data }, options),
  learners: ({ forms }) => forms.length,
  whatChanged,
  readSummary,
  archiveChecks: async () => (await import("./archive-checks")).archiveChecks,
  keptJobs: (document) => jobsOf(document).map(({ id }) => id),
  statesToKeep: (states) =>
    (states as readonly LionState[])
      .filter(({ job, status }) => job === formsJob && status === "done")
      .map((state) => ({ job: state.job, states: [state] })),
  readCheckpoint,
};

/** By what the system says of it, or by its name. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith("image/") || /\.(png|jpe?g|webp|gif|bmp|avif|svg|heic|tiff?)$/i.test(name);
}

/** A kept checkpoint; null when it is not whole. */
function readCheckpoint(value: unknown): SweepJobCheckpoint | null {
  const { job, step, milliseconds, sweeps } = (value ?? {}) as Partial<SweepJobCheckpoint>;
  const whole =
    typeof job === "string" &&
    Number.isSafeInteger(step) &&
    typeof milliseconds === "number" &&
    Array.isArray(sweeps) &&
    sweeps.length > 0 &&
    sweeps.every(
      (sweep) => sweep.step === step && [sweep.forward, sweep.backward, sweep.sums].every((values) => values instanceof Float64Array),
    );
  return whole ? (value as SweepJobCheckpoint) : null;
}
