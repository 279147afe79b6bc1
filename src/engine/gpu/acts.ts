import { isDeep } from "../../learners/deep/schema";
import type { LongComputation } from "../../numerics/progress";
import { Allowance } from "../allowance";
import { CallPace } from "./call-pace";
import type { Engagement } from "./company";
import { HeadsCompany } from "./heads-company";
import { LayersCompany } from "./layers-company";
import type { Device } from "./population";
import type { PopulationJob } from "./population-job";
import { Troupe } from "./troupe";

/** A job as the loop sees it, whatever its population is made from. */
export type StageJob = Pick<PopulationJob<unknown>, "id" | "status" | "states" | "checkpoint" | "views">;

/** A troupe as the loop sees it. */
interface Performing {
  readonly jobs: readonly StageJob[];
  readonly trains: boolean;
  readonly untilRecorded: number;
  load(): LongComputation<void>;
  seat(device: Device): Promise<void>;
  advance(count: number): Promise<readonly StageJob[]>;
  release(ids: readonly number[]): void;
  dispose(): void;
}

/** Learners that step together, at their own pace: the device is lent to one act after the other. */
export interface Act {
  readonly troupe: Performing;
  readonly allowance: Allowance;
  readonly pace: CallPace;
  /** Single steps that were asked for and not taken yet. */
  singleSteps: number;
}

/** All gradient learners together, and every learner of several layers by itself. */
export function actsOf(engagement: Engagement, now: number): readonly Act[] {
  const { experiment, jobs } = engagement;
  const isOfLayers = (id: number) => experiment.learners[id] !== undefined && isDeep(experiment.learners[id]);
  const heads = jobs.filter((id) => !isOfLayers(id));
  const troupes: Performing[] = jobs.filter(isOfLayers).map((id) => new Troupe(new LayersCompany(engagement, id)));
  if (heads.length > 0) troupes.unshift(new Troupe(new HeadsCompany({ ...engagement, jobs: heads })));
  return troupes.map((troupe) => ({ troupe, allowance: new Allowance(now), pace: new CallPace(), singleSteps: 0 }));
}
