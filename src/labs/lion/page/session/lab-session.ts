/** What this lab gives the session. */

import { openWorker } from "../../../../platform/engine/open-worker";
import { resultInWorker } from "../../../../platform/engine/result";
import { WorkerPool } from "../../../../platform/engine/worker-pool";
import type { LabSession, OpenLab, SessionEngine } from "../../../../platform/state/lab-session";
import type { LionDocument } from "../../document/document";
import { lionKind } from "../../document/kind";
import { baselinesJob, formsJob, jobsOf } from "../../engine/job-plan";
import type { Lion, LionState, SweepJobCheckpoint } from "../../engine/protocol";
import type { EncoderCheckpoint } from "../../engine/training/protocol";
import type { LionData } from "../../math/own-data";
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
  intoDocument: (file, document) => {
    if (isPicture(file)) return import("./picture-file").then(({ readPicture }) => readPicture(file, document));
    if (isFilledText(file, document)) return import("./text-file").then(({ readText }) => readText(file, document));
    return null;
  },
  open({ listener, cores }): OpenLion {
    const series = new LionSeries();
    const options = { jobs: jobsOf, createWorker, createGpuWorker: createWorker, cores, pingMilliseconds };
    return {
      engine: new WorkerPool<Lion>(listener, options) as SessionEngine<LionDocument, LionData>,
      series,
      backend: null,
      learnSpeed: () => {},
      summary: (document, finished) => summaryOf(document, series, finished),
      // Answers are numbers, not curves.
      curves: () => [],
      inspect: ({ learners }) => ({
        forms: series.forms,
        sweep: series.sweep,
        baselines: series.baselines,
        encoders: learners.map((_, index) => series.encoder(index) ?? null),
      }),
    };
  },
  computeResult: (document, data, options) => resultInWorker<Lion>(() => openWorker("lion", "result"), { document, data }, options),
  learners: ({ problem, forms, learners }) => (problem.kind === "task" ? learners.length : forms.length),
  whatChanged,
  readSummary,
  archiveChecks: async () => (await import("./archive-checks")).archiveChecks,
  keptJobs: (document) => jobsOf(document).map(({ id }) => id),
  statesToKeep: (states) =>
    (states as readonly LionState[])
      .filter(({ job, status }) => (job === formsJob || job === baselinesJob) && status === "done")
      .map((state) => ({ job: state.job, states: [state] })),
  readCheckpoint,
};

/** A text, while a text is what is filled in; own data may be in text files, too. */
function isFilledText({ name }: File, { problem }: LionDocument): boolean {
  return problem.kind === "task" && problem.task === "text-infilling" && /\.(txt|md)$/i.test(name);
}

/** By what the system says of it, or by its name. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith("image/") || /\.(png|jpe?g|webp|gif|bmp|avif|svg|heic|tiff?)$/i.test(name);
}

/** A kept checkpoint; null when it is not whole. */
function readCheckpoint(value: unknown): SweepJobCheckpoint | EncoderCheckpoint | null {
  const { runs } = (value ?? {}) as Partial<EncoderCheckpoint>;
  return runs ? readEncoders(value as Partial<EncoderCheckpoint>) : readSweeps(value);
}

function readEncoders({ job, step, milliseconds, runs, ...rest }: Partial<EncoderCheckpoint>): EncoderCheckpoint | null {
  const columns = (curve: object | undefined) => Object.values(curve ?? {}) as unknown[];
  const whole =
    typeof job === "string" &&
    Number.isSafeInteger(step) &&
    typeof milliseconds === "number" &&
    Array.isArray(runs) &&
    runs.length > 0 &&
    runs.every(
      ({ steps, losses, looks, tests, weights }) =>
        [steps?.weights, steps?.first, steps?.second].every((row) => row instanceof Float32Array) &&
        [...columns(losses), ...columns(looks)].every((column) => column instanceof Float64Array) &&
        columns(losses).length === 2 &&
        columns(looks).length === 3 &&
        Array.isArray(tests) &&
        (weights === null || weights instanceof Float32Array),
    );
  return whole ? ({ job, step, milliseconds, runs, ...rest } as EncoderCheckpoint) : null;
}

function readSweeps(value: unknown): SweepJobCheckpoint | null {
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
