import { LossChart } from "../../../../platform/charts/LossChart";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { type SweepControls, useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { DiversityRun, ToDiversity } from "../../engine/diversity/messages";
import { useDocument, useSeries } from "../session/react";
import { type DiversitySweep, diversityLines, diversitySweepSentence } from "./diversity-data";
import { diversityText } from "./diversity-words";
import type { Target } from "./views";

/** The sweep over angles of this problem, whose own angle is but a mark in it: it can be dragged meanwhile. */
export function useDiversitySweep(): SweepControls<DiversityRun> {
  const document = useDocument();
  const key = JSON.stringify([document.seed, { ...document.problem, angle: null }]);
  return useSweep<DiversityRun>(
    "diversity",
    key,
    () => new Sweep<ToDiversity, DiversityRun>({ sweep: "diversity", document }, () => openWorker("eagle", "sweeps")),
  );
}

interface ShownProps {
  readonly sweep: DiversitySweep | null;
  readonly target: Target;
}

export function DiversitySummary({ sweep, target }: ShownProps) {
  useSweepChanges(sweep, readingPace);
  return unbroken(diversitySweepSentence(sweep, target));
}

/** Rounds to an error over 1/alpha, with the theory for EAGLE. */
export function LiveDiversity({ size, sweep, target }: ShownProps & { readonly size: Size }) {
  const words = diversityText;
  useSweepChanges(sweep, 100);
  const here = useSeries(usePanelOnScreen(), readingPace).problem?.facts?.diversity ?? null;
  const summary = diversitySweepSentence(sweep, target);
  const data = sweep && diversityLines(sweep, target, here);
  if (!data || data.lines.length === 0) return <PanelEmpty>{sweep ? summary : words.chart}</PanelEmpty>;
  return (
    <LossChart
      {...size}
      {...data}
      words={{
        name: words.chart,
        summary,
        across: words.across,
        lines: words.lines(target),
        read: words.read,
        at: words.at,
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}
