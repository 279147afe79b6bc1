import { describe, expect, it } from "vitest";
import { migrate } from "../../../platform/documents/migrations";
import { experimentVersion } from "./document";
import { migrations } from "./migrations";

const steps = {
  1: ({ speed, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, rate: speed ?? 0.1 }),
  2: (document: Readonly<Record<string, unknown>>) => ({ ...document, steps: 100 }),
};

describe("migration", () => {
  it("applies every step between two versions, in order", () => {
    expect(migrate({ speed: 3 }, 1, 3, steps)).toEqual({ rate: 3, steps: 100 });
    expect(migrate({ rate: 3 }, 2, 3, steps)).toEqual({ rate: 3, steps: 100 });
  });

  it("writes out an old default that has changed since", () => {
    expect(migrate({}, 1, 2, steps)).toEqual({ rate: 0.1 });
  });

  it("leaves a current document as it is", () => {
    const document = { rate: 1 };
    expect(migrate(document, 3, 3, steps)).toBe(document);
  });

  it("has a step for every version that was ever released", () => {
    for (let version = 1; version < experimentVersion; version++) expect(migrations[version]).toBeTypeOf("function");
    expect(() => migrate({}, 1, 2, {})).toThrow("no migration leads on from version 1");
  });
});
