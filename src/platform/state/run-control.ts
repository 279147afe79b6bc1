/** The run of the current document: the lab that computes it, its reports, and its speed limit. */
import type { LabDocument, OwnDataReference } from "../documents/kind";
import { isUnderWay, type JobCheckpoint, type JobId, type JobState } from "../engine/job";
import type { Problem } from "../fields/problem";
import type { Autosave } from "./autosave";
import { noBackendSetting } from "./backend-setting";
import type { EngineListener, LabContext, LabSession, OpenLab } from "./lab-session";
import type { OwnDataStore, StoredData } from "./own-data-store";
import type { RunHistory } from "./run-history";
import { type OwnDataSummary, type PlaygroundState, type PlaygroundStore, withNotice, withoutNotices } from "./store";

/** Milliseconds after which a run that is left before its end is remembered. */
const worthRemembering = 3000;

/** The state from which a run resumes after a reload. */
export interface Resumption {
  readonly checkpoints: readonly JobCheckpoint[];
  readonly states: readonly JobState[];
}

export interface RunControlOptions extends Pick<LabContext, "preferences" | "cores" | "speeds" | "storage" | "now"> {
  /** The lab opened first. */
  readonly lab: LabSession;
  readonly store: PlaygroundStore;
  readonly ownData: OwnDataStore;
  readonly autosave: Autosave;
  readonly history: RunHistory;
}

export class RunControl {
  readonly #options: RunControlOptions;
  #lab: LabSession;
  #open: OpenLab;
  #startedAt = 0;
  /** The running document, which may be about to be replaced. */
  #running: LabDocument | null = null;
  #looking = false;
  /** Jobs that had finished before a reload: their known states stay until they are computed again. */
  #done: ReadonlySet<JobId> = new Set();

  constructor(options: RunControlOptions) {
    this.#options = options;
    this.#lab = options.lab;
    this.#open = this.#opened(options.lab);
  }

  /** The lab of the present document. */
  get lab(): LabSession {
    return this.#lab;
  }

  get open(): OpenLab {
    return this.#open;
  }

  get #state(): PlaygroundState {
    return this.#options.store.getState();
  }

  /** Replaces the open lab, before its first document is shown. */
  use(lab: LabSession): void {
    if (lab === this.#lab) return;
    this.#leave();
    this.#running = null;
    this.#looking = false;
    this.#open.engine.dispose();
    this.#options.store.setState({ backend: noBackendSetting, ownData: null });
    this.#lab = lab;
    this.#open = this.#opened(lab);
    this.#open.engine.setSpeed(this.#state.speed);
  }

  play(): void {
    const { activity } = this.#state;
    if (activity === "finished" || activity === "stopped") {
      this.start(false);
      return;
    }
    this.#open.engine.play();
    this.#update({ activity: "running" });
  }

  pause(): void {
    if (this.#state.activity !== "running") return;
    this.#open.engine.pause();
    this.#update({ activity: "paused" });
  }

  step(): void {
    const { activity } = this.#state;
    if (activity !== "running" && activity !== "paused") return;
    this.#update({ activity: "paused" });
    this.#open.engine.step();
  }

  /** Runs the current document from its initialisation or a checkpoint; asks for its data when they are missing. */
  start(paused: boolean, from: Resumption | null = null): void {
    const { autosave, ownData } = this.#options;
    this.#leave();
    this.#open.series.clear();
    const { experiment } = this.#state;
    autosave.begin(this.#lab, experiment, from);
    const named = this.#lab.kind.ownData(experiment);
    const stored = named && ownData.get(named.hash);
    if (named && !stored) this.#wait(paused, named);
    else this.#begin(paused, stored, from);
  }

  /** Restarts, paused if it was paused. */
  restart(): void {
    this.start(this.#state.activity === "paused");
  }

  /** Continues when the run does not depend on the change and returns true; otherwise returns false. */
  goOnWith(experiment: LabDocument): boolean {
    const { kind } = this.#lab;
    const running = this.#running;
    if (!running || JSON.stringify(kind.run(running)) !== JSON.stringify(kind.run(experiment))) return false;
    this.#running = experiment;
    this.#options.autosave.touch();
    return true;
  }

  setSpeed(stepsPerSecond: number | null): void {
    this.#open.engine.setSpeed(stepsPerSecond);
    this.#update({ speed: stepsPerSecond });
  }

  look(sample: number | null): void {
    this.#looking = sample !== null;
    if (sample === null) this.#open.series.clearViews();
    else this.#options.store.setState({ sample });
    this.#open.engine.look(sample);
  }

  setSample(sample: number): void {
    this.#update({ sample });
    if (this.#looking) this.#open.engine.look(sample);
  }

  dispose(): void {
    this.#open.engine.dispose();
  }

  #opened(lab: LabSession): OpenLab {
    const { store, preferences, cores, speeds, storage, now } = this.#options;
    const open: OpenLab = lab.open({
      listener: this.#listener(() => open),
      preferences,
      cores,
      speeds,
      storage,
      now,
      backend: () => this.#state.backend,
      setBackend: (change) => store.setState(({ backend }) => ({ backend: { ...backend, ...change } })),
      whilePaused: (work) => this.#whilePaused(work),
    });
    this.#options.history.follow(lab.kind.lab, open);
    return open;
  }

  #begin(paused: boolean, stored: StoredData | null, from: Resumption | null): void {
    const { experiment } = this.#state;
    const own = stored && this.#summaryOf(stored);
    const problem = this.#lab.kind.tooLarge(experiment, own);
    if (problem) this.#beginUnless(problem, own, () => this.#launch(paused, stored, from));
    else this.#launch(paused, stored, from);
  }

  /** Does not start a run that is too large, which would fail later. Where this is not known in advance the run itself fails. */
  #beginUnless(problem: Problem | Promise<Problem | null>, ownData: OwnDataSummary | null, launch: () => void): void {
    const { store } = this.#options;
    const { experiment } = this.#state;
    this.#running = null;
    this.#open.engine.halt();
    void Promise.resolve(problem)
      .catch(() => null)
      .then((found) => {
        if (this.#state.experiment !== experiment || this.#running) return;
        if (!found) launch();
        else store.setState((state) => ({ ...withNotice(state, { kind: "too-large", problem: found }), activity: "stopped", ownData }));
      });
  }

  #launch(paused: boolean, stored: StoredData | null, from: Resumption | null): void {
    const { store, now } = this.#options;
    const { experiment } = this.#state;
    this.#startedAt = now();
    this.#running = experiment;
    store.setState((state) => ({
      ...withoutNotices(state, "stopped", "gpu-failed", "missing-data", "too-large"),
      activity: paused ? "paused" : "running",
      runs: state.runs + 1,
      ownData: stored && this.#summaryOf(stored),
    }));
    this.#done = new Set(from?.states.map(({ job }) => job));
    if (from && this.#done.size > 0) this.#open.series.accept(from.states);
    const origin = from ? { checkpoints: from.checkpoints, done: [...this.#done] } : undefined;
    this.#open.engine.start(experiment, stored?.data ?? null, paused, origin);
  }

  /** Waits for the data, which may still be stored from an earlier session. */
  #wait(paused: boolean, { name, hash }: OwnDataReference): void {
    const { ownData, store } = this.#options;
    this.#running = null;
    this.#open.engine.halt();
    store.setState({ activity: "stopped", ownData: null });
    const { experiment } = this.#state;
    const kind = this.#lab.ownData;
    if (!kind) return;
    void ownData.load(kind, hash).then((stored) => {
      if (this.#state.experiment !== experiment || this.#running) return;
      if (stored) this.#begin(paused, stored, null);
      else store.setState((state) => withNotice(state, { kind: "missing-data", name, hash }));
    });
  }

  /** Remembers the run, unless it was left early. */
  #leave(): void {
    const { history, now } = this.#options;
    const running = this.#running;
    if (!running || this.#state.activity === "finished" || this.#open.series.totalSteps === 0) return;
    this.#open.learnSpeed(running, this.#state.ownData);
    if (now() - this.#startedAt >= worthRemembering) history.note(this.#lab, running, false);
  }

  #summaryOf({ name, hash, data }: StoredData): OwnDataSummary {
    return { name, hash, ...this.#lab.ownData?.summary(data) };
  }

  async #whilePaused(work: () => Promise<void>): Promise<void> {
    const before = this.#state;
    this.pause();
    await work();
    if (before.activity === "running" && this.#state.runs === before.runs) this.play();
  }

  #update(change: Partial<PlaygroundState>): void {
    this.#options.store.setState(change);
    this.#options.autosave.touch();
  }

  /** @param open  the lab of the engine. */
  #listener(open: () => OpenLab): EngineListener {
    const { store, autosave, history } = this.#options;
    const lab = this.#lab;
    return {
      onStates: (states) => {
        open().series.accept(states.filter((state) => !this.#done.has(state.job) || !isUnderWay(state.status)));
        autosave.keepStates(states);
      },
      onViews: (views) => open().series.acceptViews(views),
      onCheckpoints: (checkpoints) => autosave.keepCheckpoints(checkpoints),
      onRecovered: (step) => store.setState((state) => withNotice(state, { kind: "recovered", step })),
      onBackend: (running) => store.setState(({ backend }) => ({ backend: { ...backend, running } })),
      onGpuFailed: (failure, step) => store.setState((state) => withNotice(state, { kind: "gpu-failed", failure, step })),
      onStopped: () => store.setState((state) => ({ ...withNotice(state, { kind: "stopped" }), activity: "stopped" })),
      onFinished: () => {
        store.setState({ activity: "finished" });
        const running = this.#running;
        if (!running) return;
        open().learnSpeed(running, this.#state.ownData);
        history.note(lab, running, true);
      },
    };
  }
}
