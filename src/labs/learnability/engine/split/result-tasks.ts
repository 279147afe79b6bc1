/** The tasks of a result document for any thread: see platform/engine/task.ts. */

import { bytesOf, type Task } from "../../../../platform/engine/task";
import type { Experiment } from "../../document/document";
import type { LearnerResult } from "../../document/result";
import { packedSize } from "../../math/model/samples";
import { type OwnData, sizeOfOwnData } from "../../math/tasks/dataset";
import { dataSize } from "../../math/tasks/size";
import { trainedResult } from "../learner-results";
import type { MapReport } from "../map/report";
import { type MapRequest, reportsOf } from "../map/run-map";

interface OfExperiment {
  readonly experiment: Experiment;
  readonly ownData: OwnData | null;
}

/** A learner that is trained. */
interface OneLearner extends OfExperiment {
  readonly index: number;
}

/** Some runs of the map. */
interface SomeRuns extends OfExperiment {
  readonly requests: readonly MapRequest[];
}

export interface ResultTasks extends Readonly<Record<string, Task>> {
  readonly learner: Task<OneLearner, LearnerResult>;
  readonly mapRuns: Task<SomeRuns, readonly MapReport[]>;
}

/** Milliseconds between two pauses for messages. */
const slice = 100;

export const resultTasks: ResultTasks = {
  learner: {
    compute: (input) => trainedResult({ ...input, slice }),
    bytes: dataBytes,
  },
  mapRuns: {
    compute: ({ experiment, ownData, requests }) => reportsOf(experiment, ownData, requests),
    bytes: dataBytes,
  },
};

/** Bytes of own data in the message and in the workspace, and of three copies of the generated data. */
function dataBytes({ experiment, ownData }: OfExperiment): number {
  const own = bytesOf(ownData);
  const size = dataSize(experiment.task, ownData && sizeOfOwnData(ownData));
  return 2 * own + (size ? 3 * 8 * size.samples * (packedSize(size.d) + 2 * size.d) : 0);
}
