/** The lab in operation: its engine, its series, and its measurements of this device. */

import { openPool } from "../../../../platform/engine/open-pool";
import type { LabContext, OpenLab, SessionEngine } from "../../../../platform/state/lab-session";
import type { Experiment } from "../../document/document";
import { type MeasureDevice, measureDevice } from "../../engine/gpu/measure";
import { dataJob, jobsOf } from "../../engine/job-plan";
import type { Engine, EngineListener, Learnability, Origin } from "../../engine/protocol";
import type { OwnData } from "../../math/tasks/dataset";
import { BackendControl } from "./backend-control";
import { Calibration } from "./calibration";
import { calibrate, computeOf } from "./compute";
import { type InspectedSeries, inspected } from "./inspected";
import type { OwnDataSummary } from "./own-data";
import type { FinalErrors, RunCurves, RunSummary } from "./run-record";
import { RunSeries } from "./series";
import { sizeOf } from "./work";

export interface OpenLearnability extends OpenLab<Experiment, OwnData> {
  readonly series: RunSeries;
  readonly backend: BackendControl;
  /** Speed of this device. */
  readonly calibration: Calibration;
  /** Storage for runs of learnability maps across reloads; the map's module implements it. */
  readonly maps: Pick<LabContext, "storage" | "now">;
  /** A port to the worker with the data of the present run; null where no worker has them. */
  portToRun(): MessagePort | null;
  summary(experiment: Experiment, finished: boolean, data: OwnDataSummary | null): RunSummary;
  curves(experiment: Experiment): RunCurves;
  inspect(experiment: Experiment): InspectedSeries;
}

/** Replacements of workers and device in tests. */
export interface OpenOptions {
  readonly openEngine?: (listener: EngineListener) => Engine;
  readonly measureDevice?: MeasureDevice;
}

export function openLearnability(
  context: LabContext,
  {
    openEngine = (listener) => openPool<Learnability>("learnability", { jobs: jobsOf, cores: context.cores }, listener),
    measureDevice: measure = measureDevice,
  }: OpenOptions,
): OpenLearnability {
  const series = new RunSeries();
  const calibration = new Calibration(context.speeds);
  const { listener } = context;
  let backend: BackendControl | null = null;
  const engine = openEngine({
    ...listener,
    onStates: (states) => {
      listener.onStates(states);
      backend?.accept(states);
    },
  });
  const control = new BackendControl({ ...context, engine, measureDevice: measure });
  backend = control;
  return {
    engine: sessionEngine(engine, control),
    series,
    backend: control,
    calibration,
    maps: context,
    portToRun: () => {
      const { port1, port2 } = new MessageChannel();
      return engine.connect(dataJob, port2) ? port1 : null;
    },
    learnSpeed: (experiment, data) => calibrate(calibration, experiment, series, sizeOf(experiment, data as OwnDataSummary | null)),
    summary: (experiment, finished, data) => summaryOf(experiment, series, finished, data),
    curves: (experiment) => curvesOf(experiment, series),
    // If the module cannot be fetched, the map has to be computed.
    takeResult: (experiment, result) =>
      void import("./imported-runs").then(
        ({ importRuns }) => importRuns(experiment, result),
        () => {},
      ),
    inspect: (experiment) => inspected(experiment, series),
  };
}

/** The engine as the session drives it: each run receives the backend of its learners before it begins. */
function sessionEngine(engine: Engine, backend: BackendControl): SessionEngine<Experiment, OwnData> {
  return {
    start(experiment, data, paused, from) {
      backend.begin(experiment);
      engine.start(experiment, data, paused, from as Origin | undefined);
    },
    halt: () => engine.halt(),
    play: () => engine.play(),
    pause: () => engine.pause(),
    step: () => engine.step(),
    setSpeed: (stepsPerSecond) => engine.setSpeed(stepsPerSecond),
    look: (sample) => engine.look(sample),
    dispose: () => engine.dispose(),
  };
}

function curvesOf({ learners }: Experiment, series: RunSeries): RunCurves {
  return learners.map((_, index) => series.learner(index)?.curve ?? null);
}

/** Summary of a run for the history. */
function summaryOf(experiment: Experiment, series: RunSeries, finished: boolean, data: OwnDataSummary | null): RunSummary {
  const learners = curvesOf(experiment, series).map((curve): FinalErrors | null => {
    const last = (curve?.step.length ?? 0) - 1;
    return curve && last >= 0 ? { train: known(curve.train[last]), test: known(curve.test[last]) } : null;
  });
  return { finished, learners, compute: computeOf(experiment, series, sizeOf(experiment, data)) };
}

function known(error: number): number | null {
  return Number.isFinite(error) ? error : null;
}
