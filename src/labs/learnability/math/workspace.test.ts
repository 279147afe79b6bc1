import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryLimit, TooLargeError } from "../../../platform/numerics/errors";
import { finish, within } from "../../../platform/numerics/progress";
import { Workspace } from "./workspace";

describe("a workspace", () => {
  it("hands memory out as a stack, aligned, and takes it back also after an error", () => {
    const workspace = new Workspace();
    const before = workspace.mark();
    expect(() =>
      workspace.scope(() => {
        for (const bytes of [1, 17, 24]) expect(workspace.allocate(bytes) % 16).toBe(0);
        throw new Error("in the middle");
      }),
    ).toThrow("in the middle");
    expect(workspace.mark()).toBe(before);
  });

  it("keeps what it was given when the memory grows", () => {
    const workspace = new Workspace();
    const pointer = workspace.push(Float64Array.of(1, 2, 3));
    workspace.allocate(50_000_000);
    expect([...workspace.f64(pointer, 3)]).toEqual([1, 2, 3]);
  });

  it("refuses what does not fit, with the estimate and the limit, and stays usable", () => {
    const workspace = new Workspace();
    const before = workspace.mark();
    expect(() => workspace.allocate(3 * 1024 ** 3, "a kernel matrix")).toThrow(TooLargeError);
    expect(() => workspace.allocate(3 * 1024 ** 3, "a kernel matrix")).toThrow("a kernel matrix needs 3.0 GB, the limit is 2 GB");
    expect(memoryLimit).toBe(2 ** 31);
    expect(workspace.mark()).toBe(before);
    expect(workspace.push(Float64Array.of(4))).toBe(before);
  });
});

describe("a runtime that lacks what the kernels need", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("is told that WASM SIMD is missing and which browsers have it", async () => {
    vi.resetModules();
    vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
    const fresh = await import("./workspace");
    expect(() => new fresh.Workspace()).toThrow("no-simd");
  });

  it("is told that WebAssembly is missing", async () => {
    vi.resetModules();
    vi.stubGlobal("WebAssembly", undefined);
    const fresh = await import("./workspace");
    expect(() => new fresh.Workspace()).toThrow("no-webassembly");
  });
});

describe("a long computation", () => {
  it("maps the progress of its parts and cancels the part that is running", () => {
    const cleaned: string[] = [];
    function* part() {
      try {
        yield 0.5;
        yield 1;
      } finally {
        cleaned.push("part");
      }
      return "done";
    }
    const running = within(0.2, 0.6, part());
    expect(running.next()).toEqual({ done: false, value: 0.4 });
    running.return("cancelled");
    expect(cleaned).toEqual(["part"]);
    expect(finish(within(0, 1, part()))).toBe("done");
  });
});
