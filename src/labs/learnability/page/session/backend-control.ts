/** The backend of gradient learners: the choice on this device, the measurement, and the state of the engine. */

import { poolSize } from "../../../../platform/engine/thread-plan";
import {
  type BackendActions,
  type BackendChoice,
  type BackendSetting,
  calibrationKey,
  choiceKey,
  readBackendChoice,
} from "../../../../platform/state/backend-setting";
import type { LabContext } from "../../../../platform/state/lab-session";
import { readJson } from "../../../../platform/state/preferences";
import type { Experiment } from "../../document/document";
import { readCalibration, stepTimes } from "../../engine/calibration";
import type { MeasureDevice } from "../../engine/gpu/measure";
import type { AnyJobState, Engine } from "../../engine/protocol";
import { hasLayers, suitsGpu } from "../../math/learners/training-methods";
import { calibrationOf } from "./calibration-of";

export interface BackendControlOptions extends Pick<LabContext, "preferences" | "cores" | "backend" | "setBackend" | "whilePaused"> {
  readonly engine: Engine;
  readonly measureDevice: MeasureDevice;
}

export class BackendControl implements BackendActions {
  readonly #options: BackendControlOptions;
  /** Multiply-adds of a step of each learner of the run that a GPU could train. */
  readonly #works = new Map<number, number>();
  #experiment: Experiment | null = null;

  constructor(options: BackendControlOptions) {
    this.#options = options;
    const { preferences } = options;
    const choice = readBackendChoice(preferences);
    this.#update({ choice, calibration: readCalibration(readJson(preferences, calibrationKey)) });
    if (choice === "WebGPU") options.engine.setBackend(choice);
    this.#tellClosedForms();
  }

  get #setting(): BackendSetting {
    return this.#options.backend();
  }

  choose(choice: BackendChoice): void {
    const { preferences, engine } = this.#options;
    preferences.write(choiceKey, choice === "auto" ? null : choice);
    this.#update({ choice });
    this.#tellClosedForms();
    if (choice === "auto") this.#decide();
    else engine.setBackend(choice);
  }

  /** A run of this experiment is about to begin. What its learners cost is not known before their data are there. */
  begin(experiment: Experiment): void {
    this.#experiment = experiment;
    this.#works.clear();
    this.#update({ estimate: null });
  }

  /** Looks for what the learners of the run cost. */
  accept(states: readonly AnyJobState[]): void {
    const { calibration, choice, estimate } = this.#setting;
    for (const state of states) if (state.kind === "gradient" && state.work !== undefined) this.#works.set(state.learner, state.work);
    if (calibration && choice === "auto" && !estimate) this.#decide();
  }

  async measure(): Promise<void> {
    if (this.#setting.measuring !== null) return;
    this.#update({ measuring: 0, unmeasured: null });
    await this.#options.whilePaused(() => this.#measure());
  }

  async #measure(): Promise<void> {
    const { measureDevice, preferences } = this.#options;
    const outcome = await measureDevice((share) => this.#update({ measuring: share }));
    this.#update({ measuring: null });
    if ("reason" in outcome) {
      this.#update({ unmeasured: outcome });
      return;
    }
    preferences.write(calibrationKey, JSON.stringify(outcome));
    this.#update({ calibration: outcome });
    this.#tellClosedForms();
    if (this.#setting.choice === "auto") this.#decide();
  }

  /** Closed forms decide by themselves under "auto": how large they are is known when their data are there. */
  #tellClosedForms(): void {
    const { choice } = this.#setting;
    const calibration = calibrationOf(this.#setting);
    this.#options.engine.setChoices({ closedForms: choice === "auto" ? (calibration?.closedForms ?? "WASM") : choice });
  }

  /** Under "auto": the faster one, once every learner has said what it costs. */
  #decide(): void {
    const { engine, cores } = this.#options;
    const { running } = this.#setting;
    const calibration = calibrationOf(this.#setting);
    const experiment = this.#experiment;
    const able = (experiment?.learners ?? []).flatMap((spec, id) => (suitsGpu(spec) ? [id] : []));
    const known = able.filter((id) => this.#works.has(id));
    const failed = running.backend === "WASM" && running.obstacle !== null;
    if (!calibration || failed || known.length === 0 || known.length < able.length) {
      if (!calibration) engine.setBackend("WASM");
      return;
    }
    const layeredAt = (id: number) => experiment !== null && hasLayers(experiment.learners[id]);
    const worksOf = (deep: boolean) => known.flatMap((id) => (layeredAt(id) === deep ? [this.#works.get(id) ?? 0] : []));
    const estimate = stepTimes(calibration, { heads: worksOf(false), layers: worksOf(true) }, poolSize(cores));
    this.#update({ estimate });
    engine.setBackend(estimate && estimate.WebGPU < estimate.WASM ? "WebGPU" : "WASM");
  }

  #update(change: Partial<BackendSetting>): void {
    this.#options.setBackend(change);
  }
}
