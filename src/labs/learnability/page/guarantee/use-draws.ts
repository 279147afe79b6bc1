/** Computations of the panel: the listed numbers of samples, then those between two of them, then fresh data sets. */
import { useEffect, useMemo } from "react";
import { usePanelWork } from "../../../../platform/shell/panel-workers";
import { type SweepControls, useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import type { OwnData } from "../../math/tasks/dataset";
import { useSession } from "../session/react";
import { type Asked, type Drawing, type Draws, drawingMilliseconds, drawnFrom, openedFor, questionsOf } from "./asked";
import { type Guarantee, type GuaranteeRuns, guaranteeOf, sizesBetween } from "./guarantee-data";

export interface Computations {
  readonly listed: Draws | null;
  readonly between: Draws | null;
  readonly fresh: Draws | null;
  readonly controls: SweepControls<SampleComplexityRun>;
}

/** Data sets depend on neither epsilon nor delta, which only choose between which N the need lies. */
export function useComputations(asked: Asked): Computations {
  const session = useSession();
  const { samples, draws } = asked.sampleComplexity;
  const key = JSON.stringify([drawnFrom(asked), samples, draws]);
  const open = ({ first, samples: sizes }: Omit<Drawing, "draws">) =>
    openedFor(questionsOf(asked, session.ownData() as OwnData | null, { samples: sizes, first, draws }));
  const controls = useSweep<SampleComplexityRun>(
    "guarantee",
    key,
    () => open({ samples, first: 0 }),
    drawingMilliseconds([{ samples, first: 0, draws, psi: asked.psi }]),
  );
  const listed = controls.sweep;
  useSweepChanges(listed, readingPace);
  const coarse = guaranteeOf(asked.sampleComplexity, 0, { ...nothing, listed: finished(listed) })?.needed ?? null;
  const sizes = coarse ? sizesBetween(coarse) : [];
  const between = useFollowing("guarantee-between", sizes.length > 0 ? JSON.stringify([key, sizes]) : null, () =>
    open({ samples: sizes, first: 0 }),
  );
  const closer = guaranteeOf(asked.sampleComplexity, 0, { ...nothing, listed: finished(listed), between: finished(between) })?.needed;
  const isNamed = closer && (sizes.length === 0 || between?.status === "done");
  const named = isNamed ? closer.passing : null;
  const fresh = useFollowing("guarantee-fresh", named === null ? null : JSON.stringify([key, named]), () =>
    open({ samples: [named ?? 1], first: draws }),
  );
  return { listed, between, fresh, controls };
}

const nothing: GuaranteeRuns = { listed: [], between: [], fresh: [] };

function finished(work: Draws | null) {
  return work?.status === "done" ? work.runs : [];
}

/** A handle that is dragged begins nothing before it has rested so long, in milliseconds. */
const settled = 400;

/** Work that begins by itself once its question is known. */
function useFollowing(name: string, key: string | null, open: () => Draws): Draws | null {
  const { work, join } = usePanelWork<Draws>(name, key, ({ status }) => status !== "running");
  useSweepChanges(work, readingPace);
  const onScreen = usePanelOnScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    if (key === null || work || !onScreen) return;
    const timer = setTimeout(() => join(open), settled);
    return () => clearTimeout(timer);
  }, [key, work, onScreen]);
  return work;
}

type Sweeps = Pick<Computations, "listed" | "between" | "fresh">;

/** @param share  tolerance as a part of E |y|^2, instead of that of the question */
export function useGuarantee(asked: Asked, { listed, between, fresh }: Sweeps, share: number | null = null): Guarantee | null {
  useSweepChanges(listed, drawingPace);
  useSweepChanges(between, drawingPace);
  useSweepChanges(fresh, drawingPace);
  const versions = [listed, between, fresh].map((sweep) => `${sweep?.version}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions say when there is more
  return useMemo(() => guaranteeNow(asked, { listed, between, fresh }, share), [asked, listed, between, fresh, share, versions]);
}

const drawingPace = 100;

export function guaranteeNow(asked: Asked, { listed, between, fresh }: Sweeps, share: number | null = null): Guarantee | null {
  const runs = { listed: listed?.runs ?? [], between: between?.runs ?? [], fresh: fresh?.runs ?? [] };
  const { task } = asked;
  return guaranteeOf(asked.sampleComplexity, "noise" in task ? task.noise ** 2 : 0, runs, share);
}
