import { describe, expect, it } from "vitest";
import { withinInstances } from "./fitting";

describe("traces among so many instances", () => {
  it("stay as they are where one is left to test on", () => {
    const spec = { traces: 7, length: 3 };
    expect(withinInstances(spec, 8)).toBe(spec);
  });

  it("become three quarters of all where none is, and at least one", () => {
    expect(withinInstances({ traces: 8, length: 3 }, 8)).toEqual({ traces: 6, length: 3 });
    expect(withinInstances({ traces: 64 }, 1)).toEqual({ traces: 1 });
  });
});
