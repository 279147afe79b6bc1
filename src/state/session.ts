/**
 * One sitting at the page: the experiment, the engine that runs it, the series it fills and the address that describes
 * it. Everything a person can do to a run is a method here.
 */
import type { Engine, EngineListener } from "../engine/client";
import type { Experiment } from "../experiment/document";
import { decodeLink, encodeLink } from "../experiment/link";
import type { Address } from "./address";
import { RunSeries } from "./series";
import { createPlaygroundStore, type PlaygroundStore, withNotice, withoutNotices } from "./store";

export interface SessionOptions {
  readonly openEngine: (listener: EngineListener) => Engine;
  readonly address: Address;
  /** What runs when the address says nothing, or nothing that can be read. */
  readonly fallback: Experiment;
  /** A number in [0, 1). */
  readonly random: () => number;
}

export interface Session {
  readonly store: PlaygroundStore;
  readonly series: RunSeries;
  /** Goes on, or runs again what has finished. */
  play(): void;
  pause(): void;
  step(): void;
  /** The same experiment from its initialisation. */
  reset(): void;
  newSeed(): void;
  /** Runs another experiment, and puts it into the address. */
  open(experiment: Experiment): void;
  dismiss(notice: number): void;
  dispose(): void;
}

/** Small enough to be read out in a class. */
const seeds = 10_000;

export function openSession(options: SessionOptions): Session {
  return new LiveSession(options);
}

class LiveSession implements Session {
  readonly store: PlaygroundStore;
  readonly series = new RunSeries();
  readonly #engine: Engine;
  readonly #address: Address;
  readonly #random: () => number;
  readonly #unsubscribe: () => void;

  constructor({ openEngine, address, fallback, random }: SessionOptions) {
    this.#address = address;
    this.#random = random;
    this.store = createPlaygroundStore(fallback);
    this.#engine = openEngine({
      onStates: (states) => this.series.accept(states),
      onRecovered: (step) => this.store.setState((state) => withNotice(state, { kind: "recovered", step })),
      onStopped: () => this.store.setState((state) => ({ ...withNotice(state, { kind: "stopped" }), activity: "stopped" })),
      onFinished: () => this.store.setState({ activity: "finished" }),
    });
    this.#unsubscribe = address.subscribe(() => this.#follow());
    this.#begin();
  }

  play(): void {
    const { activity } = this.store.getState();
    if (activity === "finished" || activity === "stopped") {
      this.#start(false);
      return;
    }
    this.#engine.play();
    this.store.setState({ activity: "running" });
  }

  pause(): void {
    if (this.store.getState().activity !== "running") return;
    this.#engine.pause();
    this.store.setState({ activity: "paused" });
  }

  step(): void {
    const { activity } = this.store.getState();
    if (activity !== "running" && activity !== "paused") return;
    this.store.setState({ activity: "paused" });
    this.#engine.step();
  }

  reset(): void {
    this.#start(this.store.getState().activity === "paused");
  }

  newSeed(): void {
    const { experiment } = this.store.getState();
    let seed = 1 + Math.floor(this.#random() * (seeds - 1));
    if (seed === experiment.seed) seed = (seed % (seeds - 1)) + 1;
    this.open({ ...experiment, seed });
  }

  open(experiment: Experiment): void {
    this.#address.push(encodeLink(experiment));
    this.#load(experiment);
  }

  dismiss(notice: number): void {
    this.store.setState(({ notices }) => ({ notices: notices.filter(({ id }) => id !== notice) }));
  }

  dispose(): void {
    this.#unsubscribe();
    this.#engine.dispose();
  }

  /** An unreadable address stays as it is, so that it can be mended or asked about; the default runs meanwhile. */
  #begin(): void {
    const text = this.#address.read();
    if (text !== "") {
      if (!this.#openLink(text, "default")) this.#start(false);
      return;
    }
    this.#address.replace(encodeLink(this.store.getState().experiment));
    this.#start(false);
  }

  #follow(): void {
    const text = this.#address.read();
    if (text === encodeLink(this.store.getState().experiment)) this.store.setState((state) => withoutNotices(state, "bad-link"));
    else this.#openLink(text, "current");
  }

  #openLink(text: string, runs: "default" | "current"): boolean {
    const link = decodeLink(text);
    if (link.ok) {
      this.#load(link.experiment);
      return true;
    }
    const { field, message, hint } = link.problem;
    const notice = { kind: "bad-link", message: field ? `${field} ${message}` : message, hint, runs } as const;
    this.store.setState((state) => withNotice(state, notice));
    return false;
  }

  #load(experiment: Experiment): void {
    const paused = this.store.getState().activity === "paused" && this.store.getState().runs > 0;
    this.store.setState((state) => ({ ...withoutNotices(state, "bad-link"), experiment }));
    this.#start(paused);
  }

  #start(paused: boolean): void {
    this.series.clear();
    this.store.setState((state) => ({
      ...withoutNotices(state, "stopped"),
      activity: paused ? "paused" : "running",
      runs: state.runs + 1,
    }));
    this.#engine.start(this.store.getState().experiment, null, paused);
  }
}
