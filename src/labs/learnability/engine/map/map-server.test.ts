import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { mapOf } from "./cells";
import { MapData } from "./data-sets";
import { MapServer } from "./map-server";
import type { FromMapWorker } from "./messages";
import { forecast, type ProbedCost, probedPlaces, stepsOfMap } from "./probe";
import { mapped } from "./testing";
import { computeRun } from "./train";

/** A server whose slices are run by the test; its clock advances by ten milliseconds at every look. */
function harness() {
  const said: FromMapWorker[] = [];
  const turns: (() => void)[] = [];
  let time = 0;
  const server = new MapServer({
    post: (message) => said.push(message),
    defer: (turn) => turns.push(turn),
    now: () => {
      time += 10;
      return time;
    },
  });
  const work = (most = Number.POSITIVE_INFINITY) => {
    for (let k = 0; k < most && turns.length > 0; k++) turns.shift()?.();
  };
  return { server, said, work };
}

const experiment = mapped();
const place = { x: 1, y: 1, seed: 0 };

describe("a worker of a map", () => {
  it("computes its runs in order", () => {
    const { server, said, work } = harness();
    server.receive({ type: "map", map: 1, experiment, data: null });
    server.receive({ type: "run", map: 1, place, certify: true });
    server.receive({ type: "run", map: 1, place: { ...place, x: 2 }, certify: false });
    work();
    const reports = said.filter((message) => message.type === "report").map(({ report }) => report);
    expect(reports.map(({ run }) => run.place.x)).toEqual([1, 2]);
    expect(reports.map(({ certificate }) => certificate?.nullity ?? null)).toEqual([0, null]);
    const alone = finish(computeRun(new MapData(), { experiment, data: null, place, certify: false }));
    expect(reports[0].run.error).toBe(alone.run.error);
  });

  it("rests while it is paused, and forgets the map before", () => {
    const { server, said, work } = harness();
    server.receive({ type: "map", map: 1, experiment, data: null });
    server.receive({ type: "run", map: 1, place, certify: false });
    work(2);
    server.receive({ type: "pause", map: 1 });
    work();
    expect(said.filter(({ type }) => type === "report")).toEqual([]);
    server.receive({ type: "play", map: 1 });
    work();
    expect(said.filter(({ type }) => type === "report")).toHaveLength(1);
    server.receive({ type: "map", map: 2, experiment, data: null });
    server.receive({ type: "run", map: 1, place, certify: false });
    work();
    expect(said.filter(({ type }) => type === "report")).toHaveLength(1);
  });

  it("measures what runs would cost, and says nothing of those that cannot be computed", () => {
    const { server, said, work } = harness();
    server.receive({ type: "map", map: 1, experiment, data: null });
    server.receive({ type: "probe", map: 1, places: probedPlaces(mapOf(experiment)) });
    work();
    const [probed] = said.filter((message) => message.type === "probed");
    expect(probed.costs).toHaveLength(6);
    for (const cost of probed.costs) expect(cost?.step).toBeGreaterThan(0);
    server.receive({ type: "map", map: 2, experiment: { ...experiment, task: { kind: "custom", name: "", hash: "" } }, data: null });
    server.receive({ type: "probe", map: 2, places: [place] });
    work();
    expect(said.at(-1)).toEqual({ type: "probed", map: 2, costs: [null] });
  });
});

describe("the forecast of a map", () => {
  const wide = mapped({
    x: { fields: ["learner.heads"], points: [[1], [2], [3], [4], [5]] },
    y: { fields: ["learner.steps"], points: [[100], [1000]] },
  });

  it("counts every step of every seed", () => {
    expect(stepsOfMap(wide)).toBe(2 * 5 * 1100);
  });

  it("is what was measured where it was measured, and lies between elsewhere", () => {
    const costs: ProbedCost[] = [1, 4, 16, 1, 4, 16].map((step) => ({ step, look: 1e-9, work: 1 }));
    const milliseconds = forecast(wide, costs);
    const perStep = [1, 2, 4, 8, 16];
    for (const [k, value] of milliseconds.entries()) expect(value / ((k < 5 ? 100 : 1000) * perStep[k % 5])).toBeCloseTo(1, 4);
  });

  it("is there even where nothing could be measured", () => {
    for (const value of forecast(wide, [])) expect(value).toBeGreaterThan(0);
  });
});
