import { describe, expect, it, vi } from "vitest";
import { describeFailure } from "../../../../../platform/engine/failure";
import type { Experiment } from "../../../document/document";
import { GradientLearner, loadTraining } from "../../../math/learners/gradient/learner";
import type { Population } from "../../gpu/population";
import { dataKey, experimentAt, mapOf, placeIndex } from "../cells";
import type { FromMapWorker } from "../messages";
import { workOrder } from "../order";
import type { MapReport } from "../report";
import { runMap } from "../run-map";
import { mapped } from "../testing";
import type { MapDevice } from "./device";
import { GpuMapServer } from "./gpu-map-server";

/** A simulated GPU: its learners train on the CPU, so their results equal those of the CPU server to the bit. */
class FakeDevice implements MapDevice {
  readonly name = "a pretended GPU";
  readonly populations: number[] = [];
  advances = 0;
  lostAfter = Number.POSITIVE_INFINITY;
  open = 0;
  closed = false;
  widest = Number.POSITIVE_INFINITY;

  holds: MapDevice["holds"] = (spec) => spec.heads <= this.widest;
  close(): void {
    this.closed = true;
  }
  async populate(members: Parameters<MapDevice["populate"]>[0]): Promise<Population> {
    this.populations.push(members.length);
    this.open++;
    const learners = members.map(({ dataset, spec, experimentSeed, state }) => {
      const learner = new GradientLearner(dataset, spec, experimentSeed, undefined, loadTraining(dataset));
      if (state) learner.restore(state);
      return { learner, spec };
    });
    return {
      step: (k) => learners[k].learner.step,
      lastLoss: (k) => learners[k].learner.lastLoss,
      state: (k) => learners[k].learner.state(),
      advance: async (count) => {
        if (this.advances >= this.lostAfter) throw new Error("the GPU was lost");
        this.advances++;
        for (const { learner, spec } of learners) learner.advance(Math.min(count, spec.steps - learner.step));
      },
      dispose: () => {
        this.open--;
      },
    };
  }
}

function drawn(experiment: Experiment, change: Partial<FakeDevice> = {}) {
  const device = Object.assign(new FakeDevice(), change);
  const posted: FromMapWorker[] = [];
  const server = new GpuMapServer({
    openDevice: async () => device,
    failureOf: (error) => ({ reason: "lost", problem: describeFailure(error) }),
    post: (message) => posted.push(structuredClone(message)),
    breathe: () => Promise.resolve(),
    now: () => performance.now(),
  });
  server.receive({ type: "map", map: 1, experiment, data: null });
  const seen = new Set<string>();
  const runs = workOrder(mapOf(experiment)).map((place) => {
    const key = dataKey(experimentAt(experiment, place));
    const certify = !seen.has(key);
    seen.add(key);
    return { place, certify };
  });
  server.receive({ type: "batch", map: 1, runs });
  const reports = (): MapReport[] => posted.flatMap((message) => (message.type === "report" ? [message.report] : []));
  return { device, server, posted, runs, reports };
}

/** A run as the CPU server reports it, without times and the name of the device. */
const bare = ({ milliseconds: _, gpu: __, ...run }: MapReport["run"]) => run;

describe("the GPU's share of a map", () => {
  it("reports every run with the recorded steps and errors of the processor's, together, and says where it was trained", async () => {
    const steps = {
      fields: ["learner.heads", "learner.steps"],
      points: [
        [1, 60],
        [2, 150],
        [4, 150],
      ],
    };
    const experiment = mapped({ x: steps });
    const { reports, posted, device, runs } = drawn(experiment);
    await vi.waitFor(() => expect(reports()).toHaveLength(runs.length), { timeout: 60_000 });
    const expected = runMap(experiment, null);
    const index = (run: MapReport["run"]) => placeIndex(mapOf(experiment), run.place);
    const byPlace = (a: MapReport["run"], b: MapReport["run"]) => index(a) - index(b);
    const found = reports().map(({ run }) => run);
    expect(found.toSorted(byPlace).map(bare)).toEqual(expected.runs.toSorted(byPlace).map(bare));
    expect(found.every(({ gpu }) => gpu === "a pretended GPU")).toBe(true);
    const certificates = reports().flatMap(({ certificate }) => certificate ?? []);
    expect(new Map(certificates.map((one) => [one.key, one]))).toEqual(expected.certificates);
    expect(posted[0]).toEqual({ type: "device", map: 1, name: "a pretended GPU" });
    expect(device.populations[0]).toBe(runs.length);
    expect(device.open).toBe(0);
  });

  it("ends runs by the rules of the experiment, where the processor ends them", async () => {
    const errors = runMap(mapped(), null).runs.map(({ error }) => error);
    const targetError = errors.toSorted((a, b) => a - b)[errors.length / 2];
    const experiment = mapped({}, {}, { stop: { targetError } });
    const { reports, runs } = drawn(experiment);
    await vi.waitFor(() => expect(reports()).toHaveLength(runs.length), { timeout: 60_000 });
    const expected = new Map(runMap(experiment, null).runs.map((run) => [placeIndex(mapOf(experiment), run.place), run]));
    expect([...expected.values()].some(({ stopped }) => stopped === "target error")).toBe(true);
    for (const { run } of reports()) expect(bare(run)).toEqual(bare(expected.get(placeIndex(mapOf(experiment), run.place)) ?? run));
  });

  it("leaves what the device cannot hold to others, and gives up when it is lost, closing it", async () => {
    const { posted, runs, reports } = drawn(mapped(), { widest: 2 });
    await vi.waitFor(() => expect(reports()).toHaveLength((2 / 3) * runs.length), { timeout: 60_000 });
    expect(posted.filter(({ type }) => type === "refused")).toHaveLength(runs.length / 3);
    const lost = drawn(mapped(), { lostAfter: 3 });
    await vi.waitFor(() =>
      expect(lost.posted.at(-1)).toMatchObject({
        type: "gave-up",
        failure: { problem: expect.problemSaying({ message: "the GPU was lost" }) },
      }),
    );
    await vi.waitFor(() => expect(lost.device).toMatchObject({ closed: true, open: 0 }));
  });

  it("stands still while paused", async () => {
    const { server, posted, reports, runs, device } = drawn(mapped());
    server.receive({ type: "pause", map: 1 });
    await vi.waitFor(() => expect(posted.length).toBeGreaterThan(0));
    for (let k = 0; k < 50; k++) await new Promise((go) => setTimeout(go));
    const before = device.advances;
    for (let k = 0; k < 20; k++) await new Promise((go) => setTimeout(go));
    expect(device.advances).toBe(before);
    expect(reports().length).toBeLessThan(runs.length);
    server.receive({ type: "play", map: 1 });
    await vi.waitFor(() => expect(reports()).toHaveLength(runs.length), { timeout: 60_000 });
  });
});
