/** Eigenvalues of a large second moment in two stages: against one, on one thread and by a team of two. */
import { helpersOf } from "../../src/cli/threads";
import { datasetOf } from "../../src/labs/learnability/engine/shared-dataset";
import { usuallyWorth } from "../../src/labs/learnability/engine/sharing";
import { SharedData } from "../../src/labs/learnability/engine/split/shared-data";
import { dataTasks } from "../../src/labs/learnability/engine/split/tasks";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { load } from "../../src/labs/learnability/math/certificate/resident";
import { SecondMoment } from "../../src/labs/learnability/math/certificate/second-moment";
import { spectrumOfMoment } from "../../src/labs/learnability/math/certificate/spectrum";
import { openTileTeam } from "../../src/labs/learnability/math/eigenvalues/tile-team";
import { eigenvaluesInTwoStages } from "../../src/labs/learnability/math/eigenvalues/two-stages";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { featureCount } from "../../src/labs/learnability/math/model/samples";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { openPauses } from "../../src/platform/engine/pauses";
import { type Helpers, SplitWork } from "../../src/platform/engine/split-work";
import { gram } from "../../src/platform/numerics/gram";
import type { Pointer } from "../../src/platform/numerics/kernel-workspace";
import { finish, type LongComputation } from "../../src/platform/numerics/progress";
import { symmetricEigenvaluesInPlace } from "../../src/platform/numerics/symmetric-eigenvalues";
import { openThreadsGain, type ThreadsGain } from "../calibration/threads-gain";
import { compareInTurns } from "../measure";
import { gramPeer } from "../peers/gram-eigenvalues";
import { gaussian } from "../random";
import type { Measurement, Row } from "../row";

const sizes = [
  { d: 13, rounds: 9 },
  { d: 16, rounds: 5 },
] as const;

const threads = 2;
/** Of the certificate. */
const [d, samples, rounds] = [16, 8192, 3];

export const twoStages: Measurement = {
  id: "two-stages",
  kernels: kernelVersion,
  async measure() {
    const helpers = helpersOf("learnability", threads);
    if (!helpers) throw new Error("expected helpers");
    const gain = await openThreadsGain(threads);
    try {
      const rows: Row[] = [];
      for (const size of sizes) rows.push(...(await rowsOf(size, helpers)));
      rows.push(...(await certificateRows(helpers, gain)));
      return rows;
    } finally {
      await gain.close();
    }
  },
};

type Compute = (workspace: Workspace, matrix: Pointer, n: number) => LongComputation<Float64Array>;

async function rowsOf({ d, rounds }: (typeof sizes)[number], helpers: Helpers): Promise<Row[]> {
  const workspace = new Workspace();
  const split = new SplitWork({ tasks: dataTasks(new Workspace()), helpers });
  split.prepare();
  const psi = featureCount(d);
  const moment = gram(workspace, gaussian(2 * psi * psi), 2 * psi, psi).map((value) => value / (2 * psi));
  const run = (compute: Compute) => () => workspace.scope(() => void finish(compute(workspace, workspace.push(moment), psi)));
  const byTeam = async () => {
    const team = openTileTeam(psi);
    if (!team) throw new Error("expected Node to share memory");
    const help = split.begin("tilePasses", team);
    // Its message leaves, and it begins.
    await new Promise((resolve) => setImmediate(resolve));
    run((workspace, matrix, n) => eigenvaluesInTwoStages(workspace, matrix, n, team))();
    while (!help.outcome) await new Promise((resolve) => setImmediate(resolve));
  };
  const [ours, peer, together] = await compareInTurns(
    [
      { name: "band, then tridiagonal", run: run(eigenvaluesInTwoStages) },
      { name: "tridiagonal at once", run: run(symmetricEigenvaluesInPlace) },
      { name: `the same on ${threads} threads`, run: byTeam },
    ],
    { rounds, warmups: 1 },
  );
  split.dispose();
  const row = { id: "two-stages", relation: ">=", bound: null } as const;
  const work = `eigenvalues, ${psi} x ${psi}, float64`;
  return [
    {
      ...row,
      work: `${work}, one thread`,
      ours,
      peer,
      ratio: peer.milliseconds / ours.milliseconds,
      note: "the same values to rounding",
    },
    {
      ...row,
      work: `${work}, ${threads} threads`,
      ours: together,
      peer: ours,
      ratio: ours.milliseconds / together.milliseconds,
      note: "the same bits: the first of the two stages is shared",
    },
  ];
}

/** Gram matrix and eigenvalues of samples, which other libraries have too. */
async function certificateRows(helpers: Helpers, gain: ThreadsGain): Promise<Row[]> {
  const experiment = experimentOf({ seed: 7, task: { kind: "random-attention", d, n: 32, samples }, learners: [{ kind: "closed-form" }] });
  const dataset = finish(datasetOf(experiment, null));
  const workspace = new Workspace();
  const resident = load(workspace, dataset.train, "samples");
  const on = (helpers: Helpers | null) => async () => {
    const mark = workspace.mark();
    const moment = new SecondMoment(workspace, d, dataset.outputs);
    if (helpers) await byShared(new SharedData({ workspace, dataset, moment }, helpers, usuallyWorth), moment);
    else {
      finish(moment.extend(resident, samples));
      finish(spectrumOfMoment(workspace, moment));
    }
    workspace.release(mark);
  };
  const byShared = async (shared: SharedData, moment: SecondMoment) => {
    await inTurns(shared, shared.extend(moment, resident, samples));
    const spectrum = shared.certify();
    if (!spectrum) throw new Error("expected a spectrum that is worth sharing");
    await inTurns(shared, spectrum());
    shared.dispose();
  };
  const [alone, together] = await compareInTurns(
    [
      { name: "1 thread", run: on(null) },
      { name: `${threads} threads`, before: () => gain.look(), run: on(helpers) },
    ],
    { rounds, warmups: 1 },
  );
  const row = { id: "two-stages", work: `Gram matrix and eigenvalues, d ${d}, N ${samples}`, ours: together } as const;
  const rows: Row[] = [
    { ...row, peer: alone, ratio: alone.milliseconds / together.milliseconds, relation: ">=", bound: null, note: gain.words() },
  ];
  for (const core of ["own", "narrow"] as const) {
    const peer = gramPeer("numpy", { threads, rows: samples, columns: featureCount(d), rounds, core });
    if (!peer) continue;
    const ratio = together.milliseconds / peer.side.milliseconds;
    // Promised where threads share memory, as they do in Node, beside NumPy as it is.
    rows.push({ ...row, peer: peer.side, ratio, relation: "<", bound: core === "own" ? 1.5 : null });
  }
  return rows;
}

async function inTurns<Result>(shared: SharedData, computation: LongComputation<Result>): Promise<Result> {
  const pause = openPauses();
  for (;;) {
    const turn = computation.next();
    if (turn.done) return turn.value;
    await (shared.awaits ?? pause());
  }
}
