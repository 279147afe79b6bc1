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
 * Creates the job of that name.
 * @param late  code of learners that is fetched on demand.
 * @throws when it cannot be created.
 */
export function createJob(
  { document, data, id, checkpoint, choices, helpers = 0 }: JobContext<Learnability>,
  late?: LateLearners,
): LearnabilityJob {
  if (id === dataJob) {
    const options = { gpu: closedFormGpu(choices?.closedForms), sharing: sharingOfWorker(helpers), search: late?.search ?? null };
    const create = () => new DataJob(document, data, options);
    return data ? create() : keptOrNew(document, choices, create);
  }
  const index = learnerOf(id);
  const spec = document.learners[index];
  const learns = spec && trainingMethodOf(spec).name;
  if (learns === "convex") return new (fetched(late?.convex, "unfetched-convex").ConvexJob)(document, data, index);
  if (learns === "heads") return new GradientJob(document, data, index, checkpoint, late?.whole);
  if (learns === "layers") return new (fetched(late?.deep, "unfetched-layers").DeepJob)(document, data, index, checkpoint);
  throw new Error(`there is no job ${id}`);
}

/** Helper workers of the job's worker; the code that opens them is fetched at first use. */
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

/** A data job without own data, and the run that created or last used it. */
interface KeptJob {
  /** `dataKey` of its experiment. */
  readonly data: string;
  /** Its inputs besides the data: closed forms and where they are solved. */
  readonly key: string;
  readonly run: string;
  readonly job: DataJob;
}

/** Bytes that finished jobs except the newest may take together: at d = 16 none fits, at d = 8 a dozen. */
const mostKept = 2 ** 28;

/** The newest first; all others are finished. */
let kept: readonly KeptJob[] = [];

/** The newest job of these data, in any state. @param key  `dataKey` of the experiment. */
export function newestDataJob(key: string): DataJob | null {
  return kept.find(({ data }) => data === key)?.job ?? null;
}

/**
 * Reuses the data job of an earlier run whose certificate and closed forms are the same: after a change of other learners,
 * or an undone change of the data. A run equal to the last one is computed anew, since the user restarted it to watch it.
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
