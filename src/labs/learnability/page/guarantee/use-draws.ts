/** Computations of the panel: the listed numbers of samples, then those between two of them, then fresh data sets. */
import { useMemo } from "react";
import { useSettled } from "../../../../platform/shell/asking/asking";
import { usePanelWork } from "../../../../platform/shell/panel-workers";
import { type SweepControls, useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import type { OwnData } from "../../math/tasks/dataset";
import { labelNoiseOf } from "../../math/tasks/registry";
import { useSession } from "../session/react";
import { type Asked, type Drawing, drawingBetween, drawnKey, drawnNames, freshDrawing, listedDrawing } from "./asked";
import { type Draws, drawingMilliseconds, openedFor, questionsOf } from "./draws";
import { type Guarantee, guaranteeOf, type Needed, sizesBetween } from "./guarantee-data";

export interface Computations {
  readonly listed: Draws | null;
  readonly between: Draws | null;
  readonly fresh: Draws | null;
  readonly controls: SweepControls<SampleComplexityRun>;
}

/** Data sets depend on neither epsilon nor delta, which only choose between which N the need lies. */
export function useComputations(asked: Asked): Computations {
  const session = useSession();
  const open = (drawing: Drawing) => openedFor(questionsOf(asked, session.ownData() as OwnData | null, drawing));
  const all = listedDrawing(asked);
  const milliseconds = drawingMilliseconds([[asked, all]]);
  const controls = useSweep<SampleComplexityRun>(drawnNames.listed, drawnKey(asked, all), () => open(all), milliseconds);
  const listed = controls.sweep;
  useSweepChanges(listed, readingPace);
  const { closer, between } = useBetween(asked, listed, open);
  const needed = useNeeded(asked, listed, between);
  const named = needed && (closer === null || between?.status === "done") ? freshDrawing(asked, needed.passing) : null;
  const fresh = useFollowing(drawnNames.fresh, named && drawnKey(asked, named), () => open(named ?? all));
  return { listed, between, fresh, controls };
}

/** Sizes between the last that fails and the first that passes, once all listed ones are computed. */
function useBetween(asked: Asked, listed: Draws | null, open: (drawing: Drawing) => Draws) {
  const coarse = useNeeded(asked, listed, null);
  const closer = coarse && drawingBetween(asked, sizesBetween(coarse));
  const between = useFollowing(drawnNames.between, closer && drawnKey(asked, closer), () => open(closer ?? listedDrawing(asked)));
  return { closer, between };
}

/** The number of samples that are needed, from finished work; sorting all rows in every frame would take a part of it. */
function useNeeded({ sampleComplexity }: Asked, listed: Draws | null, between: Draws | null): Needed | null {
  const [all, closer] = [finished(listed), finished(between)];
  return useMemo(
    () => guaranteeOf(sampleComplexity, 0, { listed: all, between: closer, fresh: [] })?.needed ?? null,
    [sampleComplexity, all, closer],
  );
}

/** Draws the data sets of the question without a panel, on one worker beside the page. */
export function useDrawnByItself(asked: Asked): void {
  const session = useSession();
  const open = (drawing: Drawing) => openedFor(questionsOf(asked, session.ownData() as OwnData | null, drawing), 1);
  const all = listedDrawing(asked);
  const listed = useFollowing(drawnNames.listed, drawnKey(asked, all), () => open(all));
  useBetween(asked, listed, open);
}

const none: readonly SampleComplexityRun[] = [];

function finished(work: Draws | null): readonly SampleComplexityRun[] {
  return work?.status === "done" ? work.runs : none;
}

/** Work that begins by itself once its question is known and has stood still: a handle that is dragged begins nothing. */
function useFollowing(name: string, key: string | null, open: () => Draws): Draws | null {
  const { work, join } = usePanelWork<Draws>(name, key, ({ status }) => status !== "running");
  useSweepChanges(work, readingPace);
  const onScreen = usePanelOnScreen();
  useSettled(JSON.stringify([key, onScreen, work !== null]), () => {
    if (key !== null && !work && onScreen) join(open);
  });
  return work;
}

type Sweeps = Pick<Computations, "listed" | "between" | "fresh">;

/** @param share  tolerance as a part of E |y|^2, instead of that of the question */
export function useGuarantee(asked: Asked, { listed, between, fresh }: Sweeps, share: number | null = null): Guarantee | null {
  useSweepChanges(listed, drawingPace);
  useSweepChanges(between, drawingPace);
  useSweepChanges(fresh, drawingPace);
  return guaranteeNow(asked, { listed, between, fresh }, share);
}

const drawingPace = 200;

/** The latest guarantee of a question, which several parts of the page show. */
const latest = new WeakMap<Asked, { readonly of: readonly unknown[]; readonly guarantee: Guarantee | null }>();

export function guaranteeNow(asked: Asked, { listed, between, fresh }: Sweeps, share: number | null = null): Guarantee | null {
  const sweeps = [listed, between, fresh];
  const of = [share, ...sweeps, ...sweeps.map((sweep) => sweep?.runs.length)];
  const known = latest.get(asked);
  if (known?.of.every((part, place) => part === of[place])) return known.guarantee;
  const [runs, closer, checked] = sweeps.map((sweep) => sweep?.runs ?? []);
  const { task } = asked;
  const variance = labelNoiseOf(task) ** 2;
  const guarantee = guaranteeOf(asked.sampleComplexity, variance, { listed: runs, between: closer, fresh: checked }, share);
  latest.set(asked, { of, guarantee });
  return guarantee;
}
