import { describe, expect, it } from "vitest";
import { helpersOnPage, poolSize, setCompanion, shareJobs, spareThread } from "./thread-plan";

describe("the page", () => {
  it("keeps one core for itself, unless every core or one thread is wanted", () => {
    expect([1, 2, 4, 16].map((cores) => poolSize(cores))).toEqual([1, 1, 3, 15]);
    expect([1, 2, 4, 16].map((cores) => poolSize(cores, "all"))).toEqual([1, 2, 4, 16]);
    expect([1, 2, 4, 16].map((cores) => poolSize(cores, "one"))).toEqual([1, 1, 1, 1]);
  });

  it("lets a worker open as many helpers as the pool has left, one where there are two cores, and none where one thread is wanted", () => {
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1))).toEqual([0, 1, 2, 14]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 3))).toEqual([0, 1, 1, 12]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1, "one"))).toEqual([0, 0, 0, 0]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1, "all"))).toEqual([0, 1, 3, 15]);
  });

  it("keeps another core where it does not keep up with drawing, unless every core is wanted", () => {
    spareThread();
    expect([1, 2, 4, 16].map((cores) => poolSize(cores))).toEqual([1, 1, 2, 14]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1))).toEqual([0, 0, 1, 13]);
    expect([1, 2, 4, 16].map((cores) => poolSize(cores, "all"))).toEqual([1, 2, 4, 16]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1, "all"))).toEqual([0, 1, 3, 15]);
    spareThread(false);
    expect(poolSize(4)).toBe(3);
  });

  it("lends no helper where there are two cores and a map computes, unless every core is wanted", () => {
    const map = {};
    setCompanion(map, true);
    setCompanion(map, true);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1))).toEqual([0, 0, 2, 14]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1, "all"))).toEqual([0, 1, 3, 15]);
    setCompanion(map, false);
    expect(helpersOnPage(2, 1)).toBe(1);
  });

  it("deals jobs out in turn, and to no worker without one", () => {
    expect(shareJobs(["a", "b", "c", "d"], 3)).toEqual([["a", "d"], ["b"], ["c"]]);
    expect(shareJobs(["a"], 4)).toEqual([["a"]]);
  });
});
