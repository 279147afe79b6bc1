import { afterEach, describe, expect, it, vi } from "vitest";
import { PlaygroundError } from "../numerics/errors";
import { GpuLost, GpuMemoryError, type GpuReason, GpuUnavailable } from "./errors";
import { nameOf, openGpu } from "./gpu";
import { expectedSums } from "./probe";

function withNavigator(gpu: unknown): void {
  vi.stubGlobal("navigator", { gpu });
}

const limits = { maxBufferSize: 1, maxStorageBufferBindingSize: 1, maxComputeWorkgroupStorageSize: 1 };

function adapterWith(requestDevice: () => Promise<unknown>) {
  return { requestAdapter: async () => ({ limits, info: {}, requestDevice }) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("opening the GPU", () => {
  const refusals: [GpuReason, unknown][] = [
    ["no-webgpu", undefined],
    ["no-adapter", { requestAdapter: async () => null }],
    ["no-adapter", { requestAdapter: () => Promise.reject(new Error("blocked")) }],
    ["no-device", adapterWith(() => Promise.reject(new Error("in use")))],
  ];

  it.each(refusals)("says %s", async (reason, gpu) => {
    withNavigator(gpu);
    const failure = await openGpu().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GpuUnavailable);
    expect(failure).toMatchObject({ reason });
  });

  it("gives up after a time, and gives back a device that arrives later", async () => {
    let arrive = (_: unknown) => {};
    const destroy = vi.fn();
    withNavigator(
      adapterWith(
        () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      ),
    );
    await expect(openGpu({ timeout: 5 })).rejects.toMatchObject({ reason: "timeout" });
    const broken = () => {
      throw new Error("no shader compiler");
    };
    arrive({ destroy, lost: new Promise(() => {}), pushErrorScope: broken });
    await vi.waitFor(() => expect(destroy).toHaveBeenCalled());
  });
});

describe("errors of the GPU", () => {
  it("are sentences with advice, for every reason", () => {
    const reasons: GpuReason[] = ["no-webgpu", "no-adapter", "no-device", "checksum", "shader", "timeout"];
    const errors = reasons.map((reason) => new GpuUnavailable(reason, "detail"));
    expect(new Set(errors.map(({ message }) => message)).size).toBe(reasons.length);
    for (const error of [...errors, new GpuLost("unknown"), new GpuMemoryError("the weights", 2 ** 31, "too much")]) {
      expect(error).toBeInstanceOf(PlaygroundError);
      expect(error.message.split(" ").length).toBeGreaterThan(4);
      expect(error.hint).toMatch(/[.]$/);
    }
  });

  it("name the size of what does not fit", () => {
    expect(new GpuMemoryError("the weights", 3 * 2 ** 20, "too much").message).toBe(
      "the weights need 3.0 MB on the GPU, but the GPU does not provide it: too much",
    );
  });
});

describe("the name of a GPU", () => {
  const info = { vendor: "apple", architecture: "metal-3", isFallbackAdapter: false };

  it("is vendor and architecture, or what there is of them", () => {
    expect(nameOf(info)).toBe("apple metal-3");
    expect(nameOf({ ...info, architecture: "" })).toBe("apple");
    expect(nameOf({ ...info, vendor: "", architecture: "" })).toBe("unnamed GPU");
  });

  it("tells when the processor plays the GPU", () => {
    expect(nameOf({ ...info, isFallbackAdapter: true })).toBe("software");
    expect(nameOf({ ...info, vendor: "google", architecture: "swiftshader" })).toBe("software");
  });
});

describe("the probe's checksum", () => {
  it("is exact in float32: sums of (i / 2)^2 are n (n + 1) (2 n + 1) / 24", () => {
    const sums = expectedSums();
    expect(sums).toHaveLength(64);
    sums.forEach((sum, i) => {
      expect(sum).toBe(((i + 1) * (i + 2) * (2 * i + 3)) / 24);
    });
  });
});
