import { expect, it } from "vitest";
import type { Area } from "./storage";
import { MemoryStorage, settle, toyHarness, toyState } from "./testing";

/** Tells which runs are kept only when it is asked to: a database may take longer than what is left of a run. */
class SlowStorage extends MemoryStorage {
  tell: () => void = () => {};
  readonly #told = new Promise<void>((resolve) => {
    this.tell = resolve;
  });

  override async readAll(area: Area): Promise<readonly unknown[]> {
    if (area === "runs") await this.#told;
    return super.readAll(area);
  }
}

function endRun({ first }: ReturnType<typeof toyHarness>): void {
  const { listener } = first.engines[0];
  listener.onStates([toyState("parts[0]", 10)]);
  listener.onFinished();
}

it("a run that ends after a reload before it is known which ones are kept is the one that is kept", async () => {
  const storage = new MemoryStorage();
  const before = toyHarness({ storage, tab: "a" });
  await before.session.ready;
  endRun(before);
  before.clock.now++;
  before.session.newSeed();
  endRun(before);
  await settle();
  const kept = before.state().history;
  expect(kept).toHaveLength(2);

  const slow = new SlowStorage();
  for (const [area, entries] of storage.areas) slow.areas.set(area, new Map(entries));
  const after = toyHarness({ storage: slow, tab: "a" });
  await settle();
  endRun(after);
  after.clock.now++;
  after.session.edit((document) => ({ ...document, seed: 7 }));
  endRun(after);
  await settle();
  slow.tell();
  await after.session.ready;
  expect(after.state().history).toMatchObject([{ experiment: { seed: 7 }, when: after.clock.now }, ...kept]);
  await settle();
  expect(slow.areas.get("runs")?.size).toBe(3);
  expect(slow.areas.get("curves")?.size).toBe(3);
});
