/** A session of this lab without a browser: an address, an engine and a store of the test's own. */
import type { Backend } from "../../../../platform/engine/backend";
import type { KeyValueStore, Preferences } from "../../../../platform/state/preferences";
import { openSession } from "../../../../platform/state/session";
import type { Session } from "../../../../platform/state/session-api";
import type { Storage } from "../../../../platform/state/storage";
import { FakeAddress } from "../../../../platform/state/testing";
import type { Experiment } from "../../document/document";
import { defaultPreset } from "../../document/presets";
import type { MeasureDevice } from "../../engine/gpu/measure";
import type { Engine, EngineListener, GradientJobState, LearnabilityChoices, Origin } from "../../engine/protocol";
import type { OwnData } from "../../math/tasks/dataset";
import type { LearnabilityOptions } from "./lab-session";
import { learnabilitySession } from "./lab-session";
import type { LearnabilitySession } from "./react";

export class FakeEngine implements Engine {
  readonly calls: string[] = [];
  started: Experiment | null = null;
  data: OwnData | null = null;
  from: Origin | undefined;
  paused = false;
  speed: number | null = null;
  sample: number | null = null;
  backend: Backend = "WASM";
  closedForms: LearnabilityChoices["closedForms"] = "WASM";
  listener!: EngineListener;

  start(experiment: Experiment, data: OwnData | null, paused: boolean, from?: Origin): void {
    this.calls.push("start");
    this.started = experiment;
    this.data = data;
    this.paused = paused;
    this.from = from;
  }
  play(): void {
    this.calls.push("play");
  }
  pause(): void {
    this.calls.push("pause");
  }
  step(): void {
    this.calls.push("step");
  }
  halt(): void {
    this.calls.push("halt");
  }
  setSpeed(stepsPerSecond: number | null): void {
    this.speed = stepsPerSecond;
  }
  look(sample: number | null): void {
    this.sample = sample;
  }
  connect(): boolean {
    return false;
  }
  setBackend(backend: Backend): void {
    this.backend = backend;
    this.listener.onBackend(backend === "WASM" ? { backend, obstacle: null } : { backend, device: null });
  }
  setChoices({ closedForms: choice }: LearnabilityChoices): void {
    this.closedForms = choice;
  }
  dispose(): void {
    this.calls.push("dispose");
  }
}

export interface HarnessOptions {
  readonly storage?: Storage;
  /** The identity that the tab had before it was reloaded. */
  readonly tab?: string;
  readonly computeResult?: LearnabilityOptions["computeResult"];
  readonly speeds?: KeyValueStore;
  readonly preferences?: Preferences;
  readonly measureDevice?: MeasureDevice;
}

export function harness(text = "", { storage, tab, computeResult, measureDevice, ...others }: HarnessOptions = {}) {
  const engine = new FakeEngine();
  const address = new FakeAddress(text);
  const clock = { now: 1_000_000 };
  const lab = learnabilitySession({
    openEngine: (listener) => {
      engine.listener = listener;
      return engine;
    },
    ...(computeResult ? { computeResult } : {}),
    ...(measureDevice ? { measureDevice } : {}),
  });
  const opened: Session = openSession({
    labs: (name) => (name === lab.kind.lab ? lab : null),
    address,
    fallback: defaultPreset.document,
    random: () => 0.5,
    now: () => clock.now,
    ...(storage ? { persistence: { storage, tab: Promise.resolve({ id: tab ?? "new", previous: tab ?? null }) } } : {}),
    ...others,
  });
  const session = opened as LearnabilitySession;
  return { engine, address, session, clock, state: session.store.getState };
}

/** The state of a gradient learner that has come so far. */
export function gradientState(learner: number, step: number, error = 0.5): GradientJobState {
  const curve = { step: Float64Array.of(step), train: Float64Array.of(error), test: Float64Array.of(error), shifted: [] };
  return {
    kind: "gradient",
    job: `learners[${learner}]`,
    learner,
    status: "running",
    progress: 0,
    milliseconds: 0,
    step,
    steps: 20_000,
    curve,
    repeats: [],
  };
}
