import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nameWorkerScript } from "../../../../platform/engine/open-worker";
import { problemLine } from "../../../../platform/fields/problem";
import { parseLion } from "../../document/document";
import { GpuComparison } from "./gpu-comparison";

function documentOf(seed: number) {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", seed, problem: { kind: "random" } });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the comparison with the GPU", () => {
  it("says at once where the browser has no WebGPU, for the document that was asked about and for no other", () => {
    vi.stubGlobal("navigator", {});
    const comparison = new GpuComparison();
    const told = vi.fn();
    comparison.subscribe(told);
    const [first, second] = [documentOf(1), documentOf(2)];
    void comparison.ask(first, null);
    expect(comparison.answerFor(first)).toMatchObject({ kind: "failed", failure: { reason: "no-webgpu" } });
    expect(comparison.answerFor(second)).toBeNull();
    expect([told.mock.calls.length, comparison.version]).toEqual([1, 1]);
    // The same question again changes nothing.
    void comparison.ask(first, null);
    expect(comparison.version).toBe(1);
  });

  it("takes the answer of its worker, ends that of an earlier document, and opens none for one that is soon replaced", async () => {
    const opened: FakeWorker[] = [];
    class FakeWorker {
      onmessage = (_: { data: unknown }) => {};
      readonly postMessage = vi.fn();
      readonly terminate = vi.fn();
      constructor() {
        opened.push(this);
      }
    }
    vi.stubGlobal("navigator", { gpu: {} });
    vi.stubGlobal("window", {});
    nameWorkerScript(() => new FakeWorker() as unknown as Worker);
    const comparison = new GpuComparison();
    const [first, passing, second] = [documentOf(1), documentOf(2), documentOf(3)];
    const answer = { kind: "compared", device: "apple", forms: [{ form: "full", difference: 1e-7 }] };
    const dropped = comparison.ask(first, null);
    expect(opened.length).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened.length).toBe(1);
    const passed = comparison.ask(passing, null);
    expect(opened[0].terminate).toHaveBeenCalled();
    const asked = comparison.ask(second, null);
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all([dropped, passed]);
    expect(opened.length).toBe(2);
    expect(comparison.answerFor(second)).toBeNull();
    opened[1].onmessage({ data: { type: "done", answer } });
    await asked;
    expect(comparison.answerFor(second)).toMatchObject({ kind: "compared", forms: [{ form: "full", difference: 1e-7 }] });
    expect([comparison.answerFor(first), comparison.compared]).toEqual([null, ["full"]]);
    expect(opened[1].terminate).toHaveBeenCalled();
  });
});
