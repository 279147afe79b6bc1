import { expect, it } from "vitest";

const tables = Object.values(
  import.meta.glob<{ readonly purposes: Readonly<Record<string, number>> }>("./*/math/streams.ts", { eager: true }),
);

it("streams of all labs have numbers of their own", () => {
  const numbers = tables.flatMap(({ purposes }) => Object.values(purposes));
  expect(tables).not.toHaveLength(0);
  expect(new Set(numbers).size).toBe(numbers.length);
});
