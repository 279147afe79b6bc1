/** Runs of a map that train together on a GPU: the learners, batches, recorded steps and stop rules of the processor's. */
import type { ErrorMeter } from "../../../learners/gradient/measure";
import type { GradientSpec } from "../../../learners/gradient/schema";
import { type StopRules, stopReason } from "../../../learners/stop";
import type { TrainedState } from "../../../learners/trained";
import type { Population } from "../../gpu/population";
import { PopulationRun } from "../../gpu/seed-run";
import { headsOfState } from "../../gpu/state-heads";
import type { RunPlace } from "../cells";
import type { HeldData } from "../data-sets";
import type { DataCertificate, MapReport } from "../report";
import { mapSteps, outcomeOf } from "../train";
import type { MapDevice } from "./device";

/** A run that is ready to train. */
export interface Recruit {
  readonly place: RunPlace;
  readonly spec: GradientSpec;
  /** Of its experiment. */
  readonly seed: number;
  readonly held: HeldData;
  readonly certificate: DataCertificate | null;
}

interface Trainee extends Recruit {
  readonly run: PopulationRun<GradientSpec>;
  milliseconds: number;
}

/** A population is made anew when less than this share of it still trains. */
const worthwhile = 0.5;

/** Runs on data of one shape, until the last of them has ended. */
export class Crew {
  readonly #device: MapDevice;
  readonly #rules: StopRules;
  readonly #trainees: readonly Trainee[];
  /** Those that have been told of. */
  readonly #reported = new Set<Trainee>();
  #population: Population | null = null;
  #seated: readonly Trainee[] = [];

  /** @param meterOf  measures on a data set; it must have room for the widest of these learners. */
  constructor(device: MapDevice, rules: StopRules, recruits: readonly Recruit[], meterOf: (held: HeldData) => ErrorMeter) {
    this.#device = device;
    this.#rules = rules;
    this.#trainees = recruits.map((recruit) => {
      const { spec, held } = recruit;
      const shape = { d: held.dataset.d, outputs: held.dataset.outputs, count: spec.heads };
      const meter = { errors: (state: TrainedState) => meterOf(held).errors(headsOfState(state, shape)), distance: () => undefined };
      const recorded = mapSteps(spec.steps, this.#rules);
      return {
        ...recruit,
        run: new PopulationRun({ start: spec, spec, shiftedSets: 0, meter, from: undefined, recorded }),
        milliseconds: 0,
      };
    });
  }

  get trains(): boolean {
    return this.#training.length > 0;
  }

  /** Most steps that all can take before one of them is to be recorded. */
  get untilRecorded(): number {
    return Math.min(...this.#training.map(({ run }) => run.untilRecorded));
  }

  /** How far the runs that still train have come, 0 to 1. */
  progress(): { readonly place: RunPlace; readonly share: number }[] {
    return this.#training.map(({ place, run, spec }) => ({ place, share: run.step / spec.steps }));
  }

  /** Takes so many steps of everybody; answers with the runs that ended. Rejects when the device cannot go on. */
  async advance(count: number): Promise<MapReport[]> {
    await this.#seat();
    const training = this.#training;
    const start = performance.now();
    await this.#population?.advance(count);
    const each = (performance.now() - start) / training.length;
    for (const trainee of training) this.#observe(trainee, each);
    const ended = this.#trainees.filter((trainee) => !trainee.run.trains && !this.#reported.has(trainee));
    for (const trainee of ended) this.#reported.add(trainee);
    return ended.map((trainee) => this.#report(trainee));
  }

  dispose(): void {
    for (const { run } of this.#seated) run.rise();
    this.#population?.dispose();
    this.#population = null;
    this.#seated = [];
  }

  get #training(): readonly Trainee[] {
    return this.#trainees.filter(({ run }) => run.trains);
  }

  async #seat(): Promise<void> {
    const training = this.#training;
    if (this.#population && training.length >= worthwhile * this.#seated.length) return;
    this.dispose();
    const members = training.map(({ spec, seed, held, run }) => ({ dataset: held.dataset, spec, experimentSeed: seed, state: run.state }));
    const population = await this.#device.populate(members);
    training.forEach(({ run }, k) => {
      run.sit(population, k);
    });
    this.#population = population;
    this.#seated = training;
  }

  #observe(trainee: Trainee, spent: number): void {
    const { run } = trainee;
    const start = performance.now();
    run.observe();
    trainee.milliseconds += spent + performance.now() - start;
    const reason = run.ended ? null : stopReason(this.#rules, run.recorder, trainee.milliseconds);
    // Between recorded steps only the clock may end a run.
    if (reason && (reason === "time" || run.isRecorded)) run.stop(reason);
  }

  #report({ place, run, spec, held, certificate, milliseconds }: Trainee): MapReport {
    return { run: { place, ...outcomeOf(run, spec, held.dataset, milliseconds), gpu: this.#device.name }, certificate };
  }
}
