import { describe, expect, it } from "vitest";
import { examples, twoHeadTeacher } from "./examples";
import { hashOwnData } from "./hash";

describe("the example data", () => {
  it("are the same on every machine", () => {
    expect(examples.map(({ id, make }) => [id, hashOwnData(make())])).toMatchInlineSnapshot(`
      [
        [
          "two-heads",
          "c1b97e60a9d0cd9a",
        ],
        [
          "associative-memory",
          "2a66db359c51736f",
        ],
        [
          "unequal-lengths",
          "ab37509cd01d53a3",
        ],
      ]
    `);
  });

  it("have sizes as their sentences say", () => {
    const sizes = examples.map(({ make }) => make()).map(({ d, train, test }) => [d, train.length, test.length]);
    expect(sizes).toEqual([
      [3, 40, 20],
      [4, 40, 20],
      [2, 24, 6],
    ]);
  });

  it("of the two heads follow y = sum_h V_h Z Z^T Q_h z to the last bit", () => {
    const { V, Q } = twoHeadTeacher;
    for (const { n, Z, y } of examples[0].make().train) {
      const expected = [0, 0];
      for (let h = 0; h < 2; h++)
        for (let a = 0; a < 2; a++)
          for (let i = 0; i < 3; i++)
            for (let j = 0; j < 3; j++)
              for (let k = 0; k < 3; k++)
                for (let t = 0; t < n; t++)
                  expected[a] += V[h * 6 + a * 3 + i] * Z[i * n + t] * Z[j * n + t] * Q[h * 9 + j * 3 + k] * Z[k * n + n - 1];
      expect([...(y ?? [])]).toEqual(expected);
    }
  });

  it("of the associative memory answer with the value under the key that is asked for", () => {
    for (const { Z, y } of examples[1].make().train) {
      const asked = Z[0] === Z[2] && Z[3] === Z[5] ? 0 : 1;
      expect([...(y ?? [])]).toEqual([Z[6 + asked], Z[9 + asked]]);
    }
  });

  it("of unequal length have test samples without labels", () => {
    const { train, test } = examples[2].make();
    expect(new Set(train.map(({ n }) => n)).size).toBe(6);
    expect(test.every(({ y }) => y === null)).toBe(true);
  });
});
