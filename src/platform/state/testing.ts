/** The environment of a session in tests, without a browser. */
import { labByDefault } from "../documents/format";
import { type ToyDocument, toyDocument, toyKind } from "../documents/testing";
import type { JobId, JobState, JobStatus } from "../engine/job";
import type { Address } from "./address";
import { atOnce, type Later } from "./address-writer";
import type { EngineListener, LabSession, Origin, Series } from "./lab-session";
import type { Overlay } from "./run-record";
import { openSession } from "./session";
import type { Session } from "./session-api";
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
  showsOpening(): boolean {
    return false;
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

/** Keeps structured clones, as a database does. */
export class MemoryStorage implements Storage {
  readonly areas = new Map<Area, Map<string, unknown>>();
  /** Error of every request, if set. */
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

/** Lets settled promises run their callbacks. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Calls of the engine of a made-up lab. */
export class ToyEngine {
  readonly calls: string[] = [];
  started: ToyDocument | null = null;
  data: object | null = null;
  paused = false;
  from: Origin | undefined;
  speed: number | null = null;
  listener!: EngineListener;
}

/** States of made-up labs; a job named "parts[2]" is stored once it is done. */
export interface ToyState extends JobState {
  readonly kind: "toy";
  readonly step: number;
}

export function toyState(job: JobId, step: number, status: JobStatus = "running"): ToyState {
  return { kind: "toy", job, step, status, progress: 0, milliseconds: 0 };
}

class ToySeries implements Series {
  version = 0;
  readonly states = new Map<string, ToyState>();
  overlays: readonly Overlay[] = [];
  readonly #listeners = new Set<() => void>();

  get totalSteps(): number {
    return [...this.states.values()].reduce((sum, { step }) => sum + step, 0);
  }
  get hasMoved(): boolean {
    return this.totalSteps > 0;
  }
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
  accept(states: readonly ToyState[]): void {
    for (const state of states) this.states.set(state.job, state);
    this.#changed();
  }
  acceptViews(): void {}
  clearViews(): void {}
  clear(): void {
    this.states.clear();
    this.#changed();
  }
  setOverlays(overlays: readonly Overlay[]): void {
    this.overlays = overlays;
    this.#changed();
  }
  #changed(): void {
    this.version++;
    for (const listener of this.#listeners) listener();
  }
}

export interface ToyLab extends LabSession<ToyDocument> {
  /** One for each opening of the lab. */
  readonly engines: ToyEngine[];
}

/** A made-up lab, with an engine that only records calls. */
export function toyLab(name: string): ToyLab {
  const engines: ToyEngine[] = [];
  return {
    engines,
    kind: toyKind(name),
    ownData: null,
    open({ listener }) {
      const engine = new ToyEngine();
      engine.listener = listener;
      engines.push(engine);
      const series = new ToySeries();
      const note = (call: string) => void engine.calls.push(call);
      return {
        series,
        backend: null,
        engine: {
          start(document, data, paused, from) {
            note("start");
            Object.assign(engine, { started: document, data, paused, from });
          },
          halt: () => note("halt"),
          play: () => note("play"),
          pause: () => note("pause"),
          step: () => note("step"),
          setSpeed: (speed) => void Object.assign(engine, { speed }),
          look: () => {},
          dispose: () => note("dispose"),
        },
        learnSpeed: () => {},
        summary: (_, finished) => ({ finished }),
        curves: ({ parts }) => parts.map(() => null),
        inspect: () => ({ states: [...series.states.values()] }),
      };
    },
    computeResult: async (document) => JSON.stringify({ experiment: document }),
    learners: ({ parts }) => parts.length,
    nameOfRun: async (before, after) => (before ? `seed ${before.seed} to ${after.seed}` : `toy ${after.seed}`),
    readSummary: (value) => ({ finished: (value as { finished?: boolean } | undefined)?.finished === true }),
    archiveChecks: async () => ({ data: () => "", curve: () => null }),
    jobs: ({ parts }) => parts.map((_, index) => ({ id: `parts[${index}]`, stepwise: false, suitsGpu: false })),
    readCheckpoint: (value) => (value as ToyState | undefined) ?? null,
  };
}

export interface ToyOptions {
  readonly text?: string;
  readonly storage?: Storage;
  /** The identity of the tab before the reload. */
  readonly tab?: string;
  /** The lab of the default document. */
  readonly first?: ToyLab;
  readonly others?: Readonly<Record<string, LabSession | Promise<LabSession>>>;
  /** Delays writes of the address; none by default. */
  readonly writeAddress?: Later;
}

/** A session of made-up labs. */
export function toyHarness({ text = "", storage, tab, first = toyLab(labByDefault), others = {}, writeAddress = atOnce }: ToyOptions = {}) {
  const address = new FakeAddress(text);
  const clock = { now: 1_000_000 };
  const session = openSession({
    labs: (name) => (name === first.kind.lab ? first : (others[name] ?? null)),
    address,
    fallback: toyDocument(first.kind.lab),
    random: () => 0.5,
    now: () => clock.now,
    writeAddress,
    ...(storage ? { persistence: { storage, tab: Promise.resolve({ id: tab ?? "new", previous: tab ?? null }) } } : {}),
  });
  return { session: session as Session<ToyDocument>, address, clock, first, state: session.store.getState };
}
