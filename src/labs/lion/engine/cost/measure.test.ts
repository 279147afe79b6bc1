import { describe, expect, it } from "vitest";
import type { Clock } from "../../../../platform/engine/sweep-role";
import { operationsOf } from "../../math/cost";
import { formNames } from "../../math/forms/forms";
import { costLengths, measureCosts } from "./measure";
import { costBudget, type FromCosts, type MeasuredCost, type ToCosts } from "./messages";
import type { CostSource } from "./source";
import { costSources } from "./sources";

const question: ToCosts = { d: 64, dv: 64, chunk: 64, decays: true, precision: "float32" };

/** A device of so many operations a millisecond, whose clock is its own work. */
class Device {
  #now = 0;
  readonly clock: Clock = { now: () => this.#now, pause: async () => {} };
  readonly source: CostSource;

  constructor(speed: number) {
    this.source = {
      id: "wasm",
      forms: formNames,
      prepare: (length) => (form) => {
        this.#now += operationsOf(form, { ...question, length }) / speed;
      },
    };
  }

  /** A clock that also moves by itself, a millisecond a look. */
  tick(): number {
    return ++this.#now;
  }

  async measured(): Promise<{ readonly messages: readonly FromCosts[]; readonly runs: readonly MeasuredCost[] }> {
    const messages: FromCosts[] = [];
    await measureCosts(question, [this.source], (message) => messages.push(message), this.clock);
    return { messages, runs: messages.flatMap((message) => (message.type === "run" ? [message.run] : [])) };
  }
}

describe("measuring what forms cost", () => {
  it.each([1e5, 2e7, 1e8])("keeps to its budget on a device of %d operations a millisecond, and its share only grows", async (speed) => {
    const device = new Device(speed);
    const { messages } = await device.measured();
    // The smallest length is always measured.
    const least = formNames.reduce((sum, form) => sum + (6 * operationsOf(form, { ...question, length: 16 })) / speed, 0);
    expect(device.clock.now()).toBeLessThanOrEqual(costBudget + least);
    const shares = messages.flatMap((message) => (message.type === "run" ? [message.share] : []));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it("goes on with the processor when a GPU is lost under way", async () => {
    const device = new Device(2e7);
    const lost: CostSource = {
      id: "webgpu",
      forms: ["full", "state-chunk"],
      prepare: (length) => async () => {
        if (length > 256) throw new Error("lost");
      },
    };
    const messages: FromCosts[] = [];
    const ticking = { ...device.clock, now: () => device.tick() };
    await measureCosts(question, [device.source, lost], (message) => messages.push(message), ticking);
    const lengths = messages.flatMap((message) => (message.type === "run" && message.run.source === "webgpu" ? [message.run.length] : []));
    expect(Math.max(...lengths)).toBe(256);
    expect(messages.some((message) => message.type === "run" && message.run.source === "wasm" && message.run.length > 256)).toBe(true);
  });

  it("finds the time of a call, however short, and goes further with forms that grow more slowly", async () => {
    const speed = 2e7;
    const { runs } = await new Device(speed).measured();
    for (const { form, length, milliseconds } of runs)
      expect(milliseconds / (operationsOf(form, { ...question, length }) / speed), `${form} ${length}`).toBeCloseTo(1, 6);
    const longest = (form: string) => Math.max(...runs.filter((run) => run.form === form).map(({ length }) => length));
    expect(longest("state-chunk")).toBeGreaterThan(longest("full"));
  });

  it("measures lengths that fit in memory alone", () => {
    expect(costLengths({ d: 4, dv: 4 }).at(-1)).toBe(65_536);
    for (const size of [16, 64, 128, 256]) {
      const last = costLengths({ d: size, dv: size }).at(-1) ?? 0;
      expect(last * 3 * size).toBeLessThanOrEqual(2 ** 22);
      expect(last).toBeGreaterThanOrEqual(4096);
    }
  });

  it("computes every form in WebAssembly", async () => {
    const small = { ...question, d: 3, dv: 2, chunk: 4 };
    const [wasm] = await Promise.all(costSources.map((open) => open(small)));
    const compute = wasm?.prepare(10);
    for (const form of wasm?.forms ?? []) await compute?.(form);
    expect(wasm?.forms).toEqual(formNames);
  });
});
