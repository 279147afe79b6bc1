/** A session without a browser: an address, an engine and a store of the test's own. */
import type { Backend } from "../engine/core/backend";
import type { Engine, EngineListener, Origin } from "../engine/learnability/client";
import type { MeasureDevice } from "../engine/learnability/gpu/measure";
import type { GradientJobState, LearnabilityChoices } from "../engine/learnability/protocol";
import type { Experiment } from "../experiment/learnability/document";
import { defaultPreset } from "../experiment/learnability/presets";
import type { OwnData } from "../tasks/dataset";
import type { Address } from "./address";
import type { Preferences } from "./preferences";
import { openSession, type SessionOptions } from "./session";
import type { Area, Storage } from "./storage";

/** A browser's history, without the browser. */
export class FakeAddress implements Address {
  entries: string[];
  place = 0;
  #listener: (() => void) | null = null;

  constructor(text: string) {
    this.entries = [text];
  }
  read(): string {
    return this.entries[this.place];
  }
  push(text: string): void {
    this.entries = [...this.entries.slice(0, this.place + 1), text];
    this.place++;
  }
  replace(text: string): void {
    this.entries[this.place] = text;
  }
  subscribe(listener: () => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }
  go(steps: number): void {
    this.place += steps;
    this.#listener?.();
  }
  edit(text: string): void {
    this.push(text);
    this.#listener?.();
  }
}

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

/** Keeps structured clones, as a database does. */
export class MemoryStorage implements Storage {
  readonly areas = new Map<Area, Map<string, unknown>>();
  /** What every request fails with, when it does. */
  failure: Error | null = null;

  async read(area: Area, key: string): Promise<unknown> {
    return structuredClone(this.#area(area).get(key));
  }
  async readAll(area: Area): Promise<readonly unknown[]> {
    return structuredClone([...this.#area(area).values()]);
  }
  async keys(area: Area): Promise<readonly string[]> {
    return [...this.#area(area).keys()];
  }
  async write(area: Area, key: string, value: unknown): Promise<void> {
    this.#area(area).set(key, structuredClone(value));
  }
  async remove(area: Area, key: string): Promise<void> {
    this.#area(area).delete(key);
  }
  #area(area: Area): Map<string, unknown> {
    if (this.failure) throw this.failure;
    const known = this.areas.get(area) ?? new Map<string, unknown>();
    this.areas.set(area, known);
    return known;
  }
}

export interface HarnessOptions {
  readonly storage?: Storage;
  /** The identity that the tab had before it was reloaded. */
  readonly tab?: string;
  readonly computeResult?: NonNullable<SessionOptions["computeResult"]>;
  readonly speeds?: NonNullable<SessionOptions["speeds"]>;
  readonly preferences?: Preferences;
  readonly measureDevice?: MeasureDevice;
}

export function harness(text = "", { storage, tab, ...others }: HarnessOptions = {}) {
  const engine = new FakeEngine();
  const address = new FakeAddress(text);
  const clock = { now: 1_000_000 };
  const session = openSession({
    openEngine: (listener) => {
      engine.listener = listener;
      return engine;
    },
    address,
    fallback: defaultPreset.experiment,
    random: () => 0.5,
    now: () => clock.now,
    ...(storage ? { persistence: { storage, tab: Promise.resolve({ id: tab ?? "new", previous: tab ?? null }) } } : {}),
    ...others,
  });
  return { engine, address, session, clock, state: session.store.getState };
}

/** Lets promises that are already settled have their say. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
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
