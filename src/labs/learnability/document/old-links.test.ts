import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { encodeLink } from "./link";
import { decodeLink } from "./link-testing";

/**
 * Links as each state of this program that was ever released wrote them, with the experiment it meant by them. Entries are
 * never changed; whatever a later version writes is added.
 */
const shipped = JSON.parse(readFileSync(new URL("./fixtures/old-links.json", import.meta.url), "utf8")) as readonly {
  readonly name: string;
  readonly link: string;
  readonly experiment: object;
}[];

describe("links of every version ever shipped", () => {
  it("still open, and mean what they meant", () => {
    expect(shipped.length).toBeGreaterThan(30);
    for (const { name, link, experiment } of shipped) {
      const decoded = decodeLink(link);
      expect(decoded, name).toMatchObject({ ok: true, experiment });
      expect(decoded, name).not.toHaveProperty("locks");
    }
  });

  it("lead on to a link of today, and from there back to the same experiment", () => {
    for (const { link } of shipped) {
      const decoded = decodeLink(link);
      if (!decoded.ok) throw new Error(problemLine(decoded.problem));
      expect(decodeLink(encodeLink(decoded.experiment))).toMatchObject({ ok: true, experiment: decoded.experiment });
    }
  });
});
