import type { JobContext } from "../../../platform/engine/lab-engine";
import type { Experiment } from "../document/document";
import { isSolved, trainingMethodOf } from "../math/learners/training-methods";
import { DataJob } from "./data-job";
import { closedFormGpu } from "./gpu/closed-form-gpu";
import { GradientJob } from "./gradient-job";
import { dataJob, learnerOf } from "./job-plan";
import { fetched, type LateLearners } from "./late-learners";
import type { Learnability, LearnabilityChoices, LearnabilityJob } from "./protocol";
import { dataKey } from "./shared-dataset";
import { type Sharing, usuallyWorth } from "./sharing";

/**
 * The job of that name.
 * @param late  what learners of other kinds than heads need.
 * @throws when it cannot be made.
 */
export function createJob(
  { document, data, id, checkpoint, choices, helpers = 0 }: JobContext<Learnability>,
  late?: LateLearners,
): LearnabilityJob {
  if (id === dataJob) {
    const options = { gpu: closedFormGpu(choices?.closedForms), sharing: sharingOfWorker(helpers) };
    const create = () => new DataJob(document, data, options);
    return data ? create() : keptOrNew(document, choices, create);
  }
  const index = learnerOf(id);
  const spec = document.learners[index];
  const learns = spec && trainingMethodOf(spec).name;
  if (learns === "convex") return new (fetched(late?.convex, "unfetched-convex").ConvexJob)(document, data, index);
  if (learns === "heads") return new GradientJob(document, data, index, checkpoint);
  if (learns === "layers") return new (fetched(late?.deep, "unfetched-layers").DeepJob)(document, data, index, checkpoint);
  throw new Error(`there is no job ${id}`);
}

/** With workers beside that of the job; what opens them is fetched when there is something to share. */
function sharingOfWorker(helpers: number): Sharing | null {
  if (helpers === 0) return null;
  return {
    worth: usuallyWorth,
    open: (context) =>
      import("./split/beside-worker").then(
        ({ SharedData, helpersBesideWorker }) => new SharedData(context, helpersBesideWorker("learnability", helpers), usuallyWorth),
      ),
  };
}

/** A job of data that nobody brought, and the run that it was made or last used for. */
interface KeptJob {
  /** `dataKey` of its experiment. */
  readonly data: string;
  /** What it depends on beside the data: closed forms and where they are solved. */
  readonly key: string;
  readonly run: string;
  readonly job: DataJob;
}

/** Bytes that finished jobs behind the newest one may take together: at d = 16 none has room, at d = 8 a dozen. */
const mostKept = 2 ** 28;

/** The newest first; all others have finished. */
let kept: readonly KeptJob[] = [];

/** The newest job of these data, in whatever state. @param key  `dataKey` of the experiment. */
export function newestDataJob(key: string): DataJob | null {
  return kept.find(({ data }) => data === key)?.job ?? null;
}

/**
 * A run that differs from one before in learners that take steps has the same certificate and closed forms: once computed, they are
 * not computed again, nor where a change of the data was undone. A run that does not differ from the last one was begun again to
 * be seen from its beginning.
 */
function keptOrNew(document: Experiment, choices: LearnabilityChoices | undefined, create: () => DataJob): DataJob {
  const solved = document.learners.flatMap((spec, index) => (isSolved(spec) ? [[index, spec]] : []));
  const data = dataKey(document);
  const key = JSON.stringify([data, solved, choices]);
  const run = JSON.stringify(document);
  const found = kept[0]?.run === run ? undefined : kept.find((one) => one.key === key && one.job.status === "done");
  const job = found?.job ?? create();
  const others = kept.filter((one) => one.key !== key && one.job.status === "done");
  kept = [{ data, key, run, job }, ...withinMemory(others)];
  return job;
}

function withinMemory(jobs: readonly KeptJob[]): readonly KeptJob[] {
  let bytes = 0;
  return jobs.filter(({ job }) => {
    bytes += job.bytes;
    return bytes <= mostKept;
  });
}
