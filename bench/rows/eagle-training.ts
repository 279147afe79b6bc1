/** A step of training at the paper's size: on one thread and on two, beside autodiff in TensorFlow.js and beside PyTorch. */
import { helpersOf } from "../../src/cli/threads";
import { SharedBatches } from "../../src/labs/eagle/engine/training/shared-batches";
import { initialWeights } from "../../src/labs/eagle/math/training/initial-weights";
import { promptsOf, trainingStream } from "../../src/labs/eagle/math/training/prompts";
import type { TrainingSettings } from "../../src/labs/eagle/math/training/settings";
import { Trainer } from "../../src/labs/eagle/math/training/trainer";
import { trainingKernelVersion } from "../../src/labs/eagle/math/training/workspace";
import { openPauses } from "../../src/platform/engine/pauses";
import { openThreadsGain, type ThreadsGain } from "../calibration/threads-gain";
import { summaryOf } from "../measure";
import { TensorflowNetwork } from "../peers/eagle-training";
import { startTensorflow } from "../peers/tensorflow";
import { inTurns as askedInTurns, missingTorch, onOneThread, TorchPeer } from "../peers/torch";
import { pythonWith } from "../python";
import type { Measurement, Row, Side } from "../row";

const settings: TrainingSettings = {
  shape: { d: 18, n: 18, dPrime: 2, nPrime: 2, machines: 1, rank: null, layers: 4, sign: -1 },
  prompts: { seed: 1n, rank: 10, decay: 0.7 },
  start: "gaussian",
  batch: 1024,
  rate: 0.001,
  clip: 0.1,
};
const threads = 2;
/** Steps to a round of ours, of TensorFlow.js and of PyTorch, and rounds. */
const [ourSteps, tensorflowSteps, torchSteps, rounds] = [20, 2, 20, 7];

const torchScript = `${onOneThread}
n = d = 18; extra = 2; s = 10; N = n + extra; batch = 1024
scale = (0.7 ** torch.arange(1, s + 1)) ** 0.5
mask = torch.cat([torch.ones(N, d), torch.zeros(N, extra)], 1)
weights = [[torch.nn.Parameter(torch.randn(N, N) * 0.1) for _ in range(4)] for _ in range(4)]
flat = [w for layer in weights for w in layer]
optimizer = torch.optim.Adam(flat, lr=0.001)

def prompts():
    return (torch.randn(batch, N, s) * scale) @ (torch.randn(batch, N, s) * scale).transpose(1, 2) / s**0.5

def step():
    X = prompts()
    Z = X.clone()
    Z[:, d:, n:] = 0
    for Q, K, V, P in weights:
        Z = Z + ((Z @ (Q @ K.T)) @ Z.transpose(1, 2) * mask) @ (Z @ (V @ P.T))
    loss = ((-Z[:, d:, n:] - X[:, d:, n:]) ** 2).mean()
    optimizer.zero_grad()
    loss.backward()
    norm = torch.nn.utils.clip_grad_norm_(flat, 0.1)
    if torch.isfinite(norm):
        optimizer.step()

begun = 0
${askedInTurns}`;

export const eagleTraining: Measurement = {
  id: "eagle-training",
  kernels: trainingKernelVersion,
  async measure(): Promise<Row[]> {
    const backend = await startTensorflow();
    const helpers = helpersOf("eagle", threads);
    if (!helpers) throw new Error("expected helpers");
    const gain = await openThreadsGain(threads);
    const shared = new SharedBatches(settings, helpers);
    const python = pythonWith("torch");
    const pytorch = python ? new TorchPeer(python, torchScript) : null;
    try {
      const [alone, together, tensorflow, torch] = await inTurns(shared, backend, gain, pytorch);
      const work = "a step, 1,024 matrices of 20 x 20 and rank 10, 4 layers";
      const row = (ours: Side, peer: Side, bounded: Pick<Row, "relation" | "bound" | "note">): Row => {
        const ratio = bounded.relation === "<" ? ours.milliseconds / peer.milliseconds : peer.milliseconds / ours.milliseconds;
        return { id: "eagle-training", work, ours, peer, ratio, ...bounded };
      };
      const rows = [row(alone, tensorflow, { relation: ">=", bound: 4 }), row(together, alone, { relation: ">=", ...gain.bound() })];
      if (!torch) {
        console.log(missingTorch);
        return rows;
      }
      return [...rows, row(alone, torch, { relation: "<", bound: 1.6 }), row(together, torch, { relation: "<", bound: 1 })];
    } finally {
      pytorch?.close();
      shared.dispose();
      await gain.close();
    }
  },
};

/** Takes turns within every round, after one of each that counts for nothing: threads open their files then. */
async function inTurns(shared: SharedBatches, backend: string, gain: ThreadsGain, pytorch: TorchPeer | null): Promise<Side[]> {
  const [alone, together] = [new Trainer(settings), new Trainer(settings)];
  together.shareWith(shared);
  const network = new TensorflowNetwork(settings.shape, initialWeights(settings.shape, settings.prompts.seed));
  const batch = network.batch(promptsOf(settings.shape, settings.prompts, trainingStream(1, 0), settings.batch));
  const contestants = [
    { name: "WASM kernels, 1 thread", steps: ourSteps, run: async () => void times(ourSteps, () => alone.step()) },
    { name: `WASM kernels, ${threads} threads`, steps: ourSteps, run: () => stepsTogether(together, shared) },
    {
      name: `${backend}, batch given`,
      steps: tensorflowSteps,
      run: async () => times(tensorflowSteps, () => network.step(batch, settings)),
    },
    ...(pytorch ? [{ name: pytorch.name, steps: torchSteps, run: async () => pytorch.take(torchSteps) }] : []),
  ];
  const taken = contestants.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    await gain.look();
    for (const [i, { run, steps }] of contestants.entries()) {
      const start = performance.now();
      await run();
      if (round >= 0) taken[i].push((performance.now() - start) / steps);
    }
  }
  batch.dispose();
  network.dispose();
  return contestants.map(({ name }, i) => ({ name, ...summaryOf(taken[i]) }));
}

async function stepsTogether(trainer: Trainer, shared: SharedBatches): Promise<void> {
  const pause = openPauses();
  const work = trainer.steps(ourSteps);
  while (!work.next().done) if (shared.awaits) await shared.awaits;
  await pause();
}

function times(count: number, work: () => unknown): void {
  for (let i = 0; i < count; i++) work();
}
