import type { JobId } from "../../../../platform/engine/job";
import { RateLimiter } from "../../../../platform/engine/rate-limiter";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { hasLayers } from "../../math/learners/training-methods";
import { learnerOf } from "../job-plan";
import { CallPace } from "./call-pace";
import { HeadsGroup } from "./heads-group";
import { LayersGroup } from "./layers-group";
import type { GroupRequest } from "./learner-group";
import type { Device } from "./population";
import type { PopulationJob } from "./population-job";
import { SteppingGroup } from "./stepping-group";

/** The part of a job that the loop uses. */
export type LoopJob = Pick<PopulationJob<unknown>, "id" | "status" | "states" | "checkpoint" | "views">;

/** The part of a group that the loop uses. */
interface LoopGroup {
  readonly jobs: readonly LoopJob[];
  readonly trains: boolean;
  readonly untilRecorded: number;
  load(): LongComputation<void>;
  fillSlots(device: Device): Promise<void>;
  advance(count: number): Promise<readonly LoopJob[]>;
  release(ids: readonly JobId[]): void;
  dispose(): void;
}

/** Learners that step together at their own pace: the groups use the device in turn. */
export interface PacedGroup {
  readonly group: LoopGroup;
  readonly limiter: RateLimiter;
  readonly pace: CallPace;
  /** Requested single steps that are not taken yet. */
  singleSteps: number;
}

/** All gradient learners together, and every learner of several layers by itself. */
export function pacedGroupsOf(request: GroupRequest, now: number): readonly PacedGroup[] {
  const { experiment, jobs } = request;
  const isOfLayers = (id: JobId) => hasLayers(experiment.learners[learnerOf(id)]);
  const heads = jobs.filter((id) => !isOfLayers(id));
  const groups: LoopGroup[] = jobs.filter(isOfLayers).map((id) => new SteppingGroup(new LayersGroup(request, id)));
  if (heads.length > 0) groups.unshift(new SteppingGroup(new HeadsGroup({ ...request, jobs: heads })));
  return groups.map((group) => ({ group, limiter: new RateLimiter(now), pace: new CallPace(), singleSteps: 0 }));
}
