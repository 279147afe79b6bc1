/** Closed form and certificate of a large experiment on two threads: against one thread, and against NumPy with as many. */
import { helpersOf } from "../../src/cli/threads";
import { runExperiment, runExperimentOnThreads } from "../../src/engine/learnability/run-experiment";
import { usuallyWorth } from "../../src/engine/learnability/sharing";
import { sharingWith } from "../../src/engine/learnability/split/shared-data";
import { experimentOf } from "../../src/engine/learnability/testing";
import { featureCount } from "../../src/model/samples";
import { kernelVersion } from "../../src/numerics/kernel-version";
import { summaryOf } from "../measure";
import { pythonWith, reportOf } from "../python";
import type { Measurement, Row, Side } from "../row";

const threads = 2;
const [d, samples] = [16, 8192];
/** Each takes ten seconds and more on one thread. */
const rounds = 3;

/** Gram matrix and eigenvalues alone, as NumPy computes them: one of each, where an experiment takes three spectra on its way. */
const numpyScript = `
import json, os, sys, time
options = dict(zip(sys.argv[1::2], sys.argv[2::2]))
# Before NumPy is there, which reads it then.
for name in ("OPENBLAS", "MKL", "OMP", "BLIS"):
    os.environ[name + "_NUM_THREADS"] = options["--threads"]
import numpy as np
rows, columns = int(options["--rows"]), int(options["--columns"])
features = np.random.default_rng(0).standard_normal((rows, columns))
times = []
for _ in range(int(options["--rounds"]) + 1):
    start = time.perf_counter()
    np.linalg.eigvalsh(features.T @ features)
    times.append(1000 * (time.perf_counter() - start))
try:
    libraries = {os.path.basename(line.split()[-1]) for line in open("/proc/self/maps") if "blas" in line or "mkl" in line}
except OSError:
    libraries = set()
with open(options["--json"], "w") as file:
    json.dump({"numpy": np.__version__, "blas": ", ".join(sorted(libraries)), "milliseconds": times[1:]}, file)
`;

export const threadsOfExperiment: Measurement = {
  id: "threads",
  kernels: kernelVersion,
  async measure(): Promise<Row[]> {
    const experiment = experimentOf({
      seed: 7,
      task: { kind: "random-attention", d, n: 32, samples },
      learners: [{ kind: "closed-form" }],
    });
    const helpers = helpersOf("learnability", threads);
    if (!helpers) throw new Error("expected helpers");
    const [alone, together] = await inTurns([
      { name: "1 thread", run: () => runExperiment(experiment, null) },
      { name: `${threads} threads`, run: () => runExperimentOnThreads(experiment, null, sharingWith(helpers, usuallyWorth)) },
    ]);
    const work = `closed form and certificate, d ${d}, N ${samples}, samples to verdict`;
    const peak = (process.resourceUsage().maxRSS / 1024).toFixed(0);
    const note = `the process that measured threads took at most ${peak} MB, all its threads together`;
    const rows: Row[] = [
      {
        id: "threads",
        work,
        ours: together,
        peer: alone,
        ratio: alone.milliseconds / together.milliseconds,
        relation: ">=",
        bound: 1.7,
        note,
      },
    ];
    const numpy = numpySide();
    if (numpy)
      rows.push({
        id: "threads",
        work,
        ours: together,
        peer: numpy,
        ratio: together.milliseconds / numpy.milliseconds,
        relation: "<",
        bound: 2,
      });
    else console.log("  NumPy is not installed (Debian: python3-numpy and libopenblas0-pthread): measured without it");
    return rows;
  },
};

/** Takes turns within every round, after one of each that counts for nothing: threads open their files then. */
async function inTurns(contestants: readonly { readonly name: string; readonly run: () => unknown }[]): Promise<Side[]> {
  const times = contestants.map((): number[] => []);
  for (let round = -1; round < rounds; round++)
    for (const [i, { run }] of contestants.entries()) {
      const start = performance.now();
      await run();
      if (round >= 0) times[i].push(performance.now() - start);
    }
  return contestants.map(({ name }, i) => ({ name, ...summaryOf(times[i]) }));
}

function numpySide(): Side | null {
  const python = pythonWith("numpy");
  if (python === null) return null;
  const options = { threads, rows: samples, columns: featureCount(d), rounds };
  const { numpy, blas, milliseconds } = reportOf<{ numpy: string; blas: string; milliseconds: number[] }>(
    python,
    numpyScript,
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
  );
  return { name: `NumPy ${numpy} (${blas || "its own BLAS"}), ${threads} threads, Gram and eigenvalues alone`, ...summaryOf(milliseconds) };
}
