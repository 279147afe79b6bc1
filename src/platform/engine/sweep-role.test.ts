import { expect, it, vi } from "vitest";
import type { LongComputation } from "../numerics/progress";
import { describeFailure } from "./failure";
import type { FromSweep } from "./sweep";
import { sweepRole } from "./sweep-role";

/** Squares of the numbers below a count; a negative count is refused. */
function* squares({ count }: { readonly count: number }, post: (message: FromSweep<number>) => void): LongComputation<void> {
  if (count < 0) throw new Error("there are no squares");
  for (let number = 0; number < count; number++) {
    yield number / count;
    post({ type: "run", run: number ** 2, share: (number + 1) / count });
  }
}

async function told(count: number): Promise<readonly FromSweep<number>[]> {
  const posted: FromSweep<number>[] = [];
  sweepRole(squares)((message) => void posted.push(message), { type: "role", lab: null, role: "squares" })({ count });
  await vi.waitFor(() => expect(["finished", "failed"]).toContain(posted.at(-1)?.type));
  return posted;
}

it("posts every run of a sweep as it ends, and then that the sweep has finished", async () => {
  expect((await told(3)).map((message) => (message.type === "run" ? message.run : message.type))).toEqual([0, 1, 4, "finished"]);
});

it("posts what went wrong, and does not say that the sweep has finished", async () => {
  expect(await told(-1)).toEqual([{ type: "failed", failure: describeFailure("there are no squares") }]);
});
