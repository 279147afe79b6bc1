/** Choices of what a class may change, for every preset of every lab: each leaves free what it says, and nothing else. */
import { describe, expect, it } from "vitest";
import { controlsOf, locksFor, refusedChanges } from "../platform/documents/assignment";
import { isFree, pageControls } from "../platform/documents/locks";
import { controlsToFree, freeUnder, type ReadyChoice } from "../platform/documents/ready-choices";
import type { Lab } from "../platform/shell/lab";
import { labs } from "./page";

describe.each(labs.map(({ id, load }) => [id, load] as const))("presets of %s", (_, load) => {
  const underEach = async (said: (lab: Lab, preset: Lab["presets"]["all"][number], single: readonly string[]) => void) => {
    const lab = await load();
    for (const preset of lab.presets.all) said(lab, preset, controlsToFree(lab.session.kind, preset.document, preset.settings));
  };
  const locksUnder = ({ session: { kind } }: Lab, { document }: Lab["presets"]["all"][number], choice: ReadyChoice, one = "") =>
    locksFor(kind, document, freeUnder(kind, document, choice, one), new Set());
  /** Free controls of a link, without those of the page. */
  const freeIn = (lab: Lab, preset: Lab["presets"]["all"][number], choice: ReadyChoice, one?: string) => {
    const locks = locksUnder(lab, preset, choice, one);
    const ofPage: readonly string[] = pageControls;
    return controlsOf(lab.session.kind, preset.document).filter((control) => isFree(locks, control) && !ofPage.includes(control));
  };

  it("offer each of their settings alone", () =>
    underEach(({ session: { kind } }, preset, single) => {
      expect(single.length, preset.id).toBeGreaterThanOrEqual(1);
      expect(new Set(preset.settings).size, preset.id).toBe(preset.settings.length);
      // Learners of one kind share a control.
      expect(single.length, preset.id).toBe(preset.settings.length);
      for (const [place, control] of single.entries()) {
        expect(preset.settings[place].split(".").at(-1), preset.id).toBe(control.split(".").at(-1));
        expect(kind.fieldOf(control), `${preset.id} ${control}`).not.toBeNull();
      }
    }));

  it("leave the one setting free, and no other", () =>
    underEach((lab, preset, single) => {
      for (const one of single) expect(freeIn(lab, preset, "one", one), preset.id).toEqual([one]);
    }));

  it("leave all free but the seed and presets, which would bring another one", () =>
    underEach((lab, preset) => {
      const all = controlsOf(lab.session.kind, preset.document).filter((control) => !(pageControls as readonly string[]).includes(control));
      expect(freeIn(lab, preset, "all-but-seed"), preset.id).toEqual(all.filter((control) => control !== "seed" && control !== "preset"));
    }));

  it("leave nothing free to be looked at, but the run", () =>
    underEach((lab, preset) => {
      expect(freeIn(lab, preset, "look"), preset.id).toEqual([]);
      expect(isFree(locksUnder(lab, preset, "look"), "run")).toBe(true);
    }));

  it("refuse another seed under each choice, and other presets", async () => {
    const lab = await load();
    const { kind } = lab.session;
    for (const preset of lab.presets.all) {
      const { document } = preset;
      const other = { ...document, seed: 12_345 };
      for (const choice of ["one", "all-but-seed", "look"] as const) {
        const assignment = {
          experiment: document,
          locks: locksUnder(lab, preset, choice, controlsToFree(kind, document, preset.settings)[0]),
        };
        expect(refusedChanges(kind, other, assignment), preset.id).toEqual(["seed"]);
        expect(refusedChanges(kind, document, assignment), preset.id).toEqual([]);
      }
    }
  });

  it("offer the first settings of an experiment that is no preset", async () => {
    const lab = await load();
    const single = controlsToFree(lab.session.kind, lab.first, []);
    expect(single.length).toBeGreaterThanOrEqual(1);
    expect(single.length).toBeLessThanOrEqual(4);
  });
});
