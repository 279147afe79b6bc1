import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { anyText } from "../../../../platform/fields/any-text-testing";
import { inVerify } from "../../../../platform/numerics/in-verify-testing";
import { encodeLink } from "../../document/link";
import { decodeLink } from "../../document/link-testing";
import { presets } from "../../document/presets";
import { hashOwnData } from "../../math/tasks/custom/hash";
import { writeJson } from "../../math/tasks/custom/write-json";
import { harness } from "./testing";

const link = encodeLink(presets[1].document);
const data = { d: 1, outputs: 1, train: [{ n: 2, Z: Float64Array.of(1, 2), y: Float64Array.of(3) }], test: [] };

/** Damaged links: cut, with characters changed, inserted or dropped, or text that is no link. */
const damaged = fc.oneof(
  fc.string(),
  anyText,
  fc.nat(link.length - 1).map((end) => link.slice(0, end)),
  fc
    .tuple(fc.nat(link.length - 1), fc.string({ minLength: 0, maxLength: 2 }))
    .map(([at, insert]) => link.slice(0, at) + insert + link.slice(at + 1)),
  fc.tuple(fc.nat(99), fc.base64String(), fc.nat(0xffffffff)).map(([version, payload, sum]) => `${version}.${payload}.${sum.toString(16)}`),
);

/** Code is fetched, which takes long on a busy machine. */
const patient = { timeout: 20_000 };

describe("links that arrive", () => {
  it("never crash the page and never change it in silence, whatever they say", () => {
    const { address, engine, state } = harness();
    fc.assert(
      fc.property(damaged, (text) => {
        const before = { experiment: state().experiment, runs: state().runs, calls: engine.calls.length };
        address.edit(text);
        const decoded = decodeLink(text);
        if (decoded.ok) {
          expect(state().experiment).toEqual(decoded.experiment);
          return;
        }
        expect(state().experiment).toBe(before.experiment);
        expect(state().runs).toBe(before.runs);
        expect(engine.calls).toHaveLength(before.calls);
        expect(state().notices).toMatchObject([{ kind: "bad-link" }]);
      }),
      { numRuns: inVerify ? 10_000 : 1000 },
    );
  });

  it("bring small data along", async () => {
    const experiment = { ...presets[1].document, task: { kind: "custom" as const, name: "tiny.json", hash: hashOwnData(data) } };
    const { engine, state, session } = harness(encodeLink(experiment, writeJson(data)));
    // The reader of data is fetched for links that contain data.
    await vi.waitFor(() => expect(engine.data).toEqual(data), patient);
    expect(state().ownData).toEqual({ name: "tiny.json", hash: hashOwnData(data), d: 1, outputs: 1, train: 1, test: 0 });
    expect(session.linkHoldsData()).toBe(true);
    expect(session.link()).toBe(encodeLink(experiment, writeJson(data)));
  });

  it("are refused when their data are not those that they name, or cannot be read", async () => {
    const experiment = { ...presets[1].document, task: { kind: "custom" as const, name: "tiny.json", hash: "0123456789abcdef" } };
    const { address, engine, state } = harness();
    address.edit(encodeLink(experiment, writeJson(data)));
    const refused = (words: string) =>
      vi.waitFor(
        () =>
          expect(state().notices).toMatchObject([
            { kind: "bad-link", problem: expect.problemSaying({ message: expect.stringContaining(words) }) },
          ]),
        patient,
      );
    await refused("do not match its experiment");
    address.edit(encodeLink(experiment, "{}"));
    await refused("in the data of this link");
    expect(engine.calls).toEqual(["start"]);
  });
});
