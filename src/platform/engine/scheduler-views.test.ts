import { describe, expect, it } from "vitest";
import { countingHarness as harness } from "./counting-harness";

describe("views", () => {
  it("are reported only when asked for, at most eight times a second", () => {
    const { scheduler, clock, run, start, views } = harness(4000);
    start({ jobs: ["first"] });
    run(50);
    expect(views()).toEqual([]);
    const from = clock.now;
    scheduler.receive({ type: "look", run: 1, sample: 3 });
    run(200);
    const elapsed = (clock.now - from) / 1000;
    expect(views().length).toBeGreaterThan(8 * elapsed - 3);
    expect(views().length).toBeLessThanOrEqual(8 * elapsed + 1);
    expect(views()[0].shown).toMatchObject([{ job: "first", sample: 3 }]);
    scheduler.receive({ type: "look", run: 1, sample: null });
    const before = views().length;
    run(100);
    expect(views()).toHaveLength(before);
  });

  it("take a tenth of the time at most, however costly they are", () => {
    const { scheduler, clock, run, start, views } = harness(20_000);
    clock.viewCost = 100;
    start({ jobs: ["first"] });
    scheduler.receive({ type: "look", run: 1, sample: 0 });
    run(1000);
    expect(views().length * 100).toBeLessThanOrEqual(0.1 * clock.now + 100);
    expect(views().length).toBeGreaterThan(5);
  });

  it("come once when the run is paused, when another sample is looked at, and when a job has ended", () => {
    const { scheduler, run, start, views } = harness(5000);
    start({ jobs: ["first", "second"] });
    scheduler.receive({ type: "look", run: 1, sample: 0 });
    run(5);
    scheduler.receive({ type: "pause", run: 1 });
    run();
    const paused = views().length;
    run();
    expect(views()).toHaveLength(paused);
    scheduler.receive({ type: "look", run: 1, sample: 1 });
    run();
    expect(views()).toHaveLength(paused + 1);
    expect(
      views()
        .at(-1)
        ?.shown.map(({ job, sample }) => [job, sample]),
    ).toEqual([
      ["first", 1],
      ["second", 1],
    ]);
    scheduler.receive({ type: "play", run: 1 });
    run();
    const last = views()
      .flatMap(({ shown }) => shown)
      .findLast(({ job }) => job === "first");
    expect(last?.step).toBe(5000);
  });

  it("of a run that has finished answer to another sample", () => {
    const { scheduler, run, start, views } = harness(10);
    start({ jobs: ["first"] });
    run();
    expect(views()).toEqual([]);
    scheduler.receive({ type: "look", run: 1, sample: 2 });
    run();
    expect(views()).toHaveLength(1);
  });

  it("leave out jobs that have not changed", () => {
    const { scheduler, run, start, views } = harness(10);
    start({ paused: true, jobs: ["first", "second"] });
    scheduler.receive({ type: "look", run: 1, sample: 0 });
    run();
    const before = views().length;
    scheduler.receive({ type: "pause", run: 1 });
    run();
    expect(views()).toHaveLength(before);
  });
});
