import { afterEach, describe, expect, it, vi } from "vitest";
import { presets } from "../../document/presets";
import { harness } from "../session/testing";
import { switchTarget } from "./switch-target";

const kinds = ["associative-memory", "automaton", "turing-machine"] as const;
const said = (notices: readonly { readonly kind: string }[]) => notices.map(({ kind }) => kind);

afterEach(() => vi.unstubAllGlobals());

describe("another target", () => {
  it.each(kinds)("%s brings the learners that suit it, says so, and undo takes all of it back at once", (kind) => {
    const { session, state } = harness();
    session.edit((experiment) => ({ ...experiment, seed: 7, learners: experiment.learners.slice(0, 2) }));
    const before = state().experiment;
    switchTarget(session, kind, { base: presets[0], mayChangeLearners: true });
    const { experiment, notices } = state();
    expect(experiment.task.kind).toBe(kind);
    expect(experiment.seed).toBe(7);
    const ofPreset = presets.find((preset) => preset.document.task.kind === kind && preset.group !== "fails" && preset.group !== "paper");
    expect(experiment.learners).toEqual(ofPreset?.document.learners);
    expect(said(notices)).toEqual(["own-learners"]);
    session.undo();
    expect(state().experiment).toEqual(before);
    expect(said(state().notices)).toEqual([]);
  });

  it("opens a preset with its views for whoever has changed nothing", () => {
    // Where the panels scroll to their top there is no page here.
    vi.stubGlobal("document", { querySelector: () => null });
    vi.stubGlobal("window", {});
    const { session, state } = harness();
    switchTarget(session, "associative-memory", { base: presets[0], mayChangeLearners: true });
    expect(presets.some(({ document: experiment }) => JSON.stringify(experiment) === JSON.stringify(state().experiment))).toBe(true);
    expect(said(state().notices)).toEqual(["own-learners"]);
  });

  it("leaves learners alone that the link of a teacher locks, and says nothing", () => {
    const { session, state } = harness();
    session.edit((experiment) => ({ ...experiment, seed: 7 }));
    const { learners } = state().experiment;
    switchTarget(session, "automaton", { base: presets[0], mayChangeLearners: false });
    expect(state().experiment.task.kind).toBe("automaton");
    expect(state().experiment.learners).toEqual(learners);
    expect(state().notices).toEqual([]);
  });
});
