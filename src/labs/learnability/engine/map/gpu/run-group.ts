/** Runs of a map that train together on a GPU: with the learners, batches, recorded steps and stop rules of the processor. */

import type { GradientSpec } from "../../../math/learners/gradient/fields";
import type { ErrorMeter } from "../../../math/learners/gradient/measure";
import type { StopRules } from "../../../math/learners/stop";
import type { TrainedState } from "../../../math/learners/trained";
import { GpuSlots } from "../../gpu/gpu-slots";
import { PopulationRun } from "../../gpu/seed-run";
import { headsOfState } from "../../gpu/state-heads";
import type { RunPlace } from "../cells";
import type { HeldData } from "../data-sets";
import type { DataBounds, MapReport } from "../report";
import { mapSteps, outcomeOf } from "../train";
import type { MapDevice } from "./device";

/** A run with its data. */
export interface PreparedRun {
  readonly place: RunPlace;
  readonly spec: GradientSpec;
  /** Of its experiment. */
  readonly seed: number;
  readonly held: HeldData;
  readonly certificate: DataBounds | null;
}

/** A run of the group, with its training. */
interface Member extends PreparedRun {
  readonly run: PopulationRun<GradientSpec>;
  milliseconds: number;
}

/** A population is created anew when less than this share of it still trains. */
const worthwhile = 0.5;

/** Runs on data of one shape, until the last of them has ended. */
export class RunGroup {
  readonly #device: MapDevice;
  readonly #rules: StopRules;
  readonly #slots = new GpuSlots<GradientSpec>();
  readonly #members: readonly Member[];
  /** Members already reported. */
  readonly #reported = new Set<Member>();

  /** @param meterOf  measures errors on a data set; it must support the widest of these learners. */
  constructor(device: MapDevice, rules: StopRules, runs: readonly PreparedRun[], meterOf: (held: HeldData) => ErrorMeter) {
    this.#device = device;
    this.#rules = rules;
    this.#members = runs.map((prepared) => {
      const { spec, held } = prepared;
      const shape = { d: held.dataset.d, outputs: held.dataset.outputs, count: spec.heads };
      const meter = { errors: (state: TrainedState) => meterOf(held).errors(headsOfState(state, shape)), distance: () => undefined };
      const recorded = mapSteps(spec.steps, this.#rules);
      return {
        ...prepared,
        run: new PopulationRun({ start: spec, spec, shiftedSets: 0, meter, from: undefined, recorded }),
        milliseconds: 0,
      };
    });
  }

  get trains(): boolean {
    return this.#training.length > 0;
  }

  /** Steps until the next recorded step of any run. */
  get untilRecorded(): number {
    return Math.min(...this.#training.map(({ run }) => run.untilRecorded));
  }

  /** Progress of the runs still in training, 0 to 1. */
  progress(): { readonly place: RunPlace; readonly share: number }[] {
    return this.#training.map(({ place, run, spec }) => ({ place, share: run.step / spec.steps }));
  }

  /** Takes `count` steps of every run; resolves to the runs that ended. Rejects when the device fails. */
  async advance(count: number): Promise<MapReport[]> {
    await this.#fillSlots();
    const training = this.#training;
    const each = (await this.#slots.advance(count)) / training.length;
    for (const member of training) this.#observe(member, each);
    const ended = this.#members.filter((member) => !member.run.trains && !this.#reported.has(member));
    for (const member of ended) this.#reported.add(member);
    return ended.map((member) => this.#report(member));
  }

  dispose(): void {
    this.#slots.clear();
  }

  get #training(): readonly Member[] {
    return this.#members.filter(({ run }) => run.trains);
  }

  async #fillSlots(): Promise<void> {
    const training = this.#training;
    const held = this.#slots.runs.length;
    if (held > 0 && training.length >= worthwhile * held) return;
    this.#slots.clear();
    const members = training.map(({ spec, seed, held, run }) => ({ dataset: held.dataset, spec, experimentSeed: seed, state: run.state }));
    const population = await this.#device.populate(members);
    this.#slots.take(
      population,
      training.map(({ run }) => run),
    );
  }

  #observe(member: Member, spent: number): void {
    const { run } = member;
    const start = performance.now();
    run.observe();
    member.milliseconds += spent + performance.now() - start;
    run.applyRules(this.#rules, member.milliseconds);
  }

  #report({ place, run, spec, held, certificate, milliseconds }: Member): MapReport {
    return { run: { place, ...outcomeOf(run, spec, held.dataset, milliseconds), gpu: this.#device.name }, certificate };
  }
}
