import { useMemo } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { index, unlessNull, viewOf } from "../../../../platform/shell/view-codec";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import type { LionDocument } from "../../document/document";
import { patchesOf } from "../../document/picture-text";
import { PatchesChart } from "../charts/PatchesChart";
import { useDocument, useSeries, useSession } from "../session/react";
import { patchRows, scanNames, sideOfPicture } from "./patch-rows";
import { scansSentence } from "./sentences";
import { scansText } from "./words";

/** The chosen patch, from 1; null is one in the middle. */
const patchView = viewOf({ patch: unlessNull(index(65_536)) });

/** From 0, whatever a link says of a picture with other patches. */
function chosenPatch(patch: number | null, side: number): number {
  const middle = Math.floor(side / 2) * (side + 1);
  return patch === null ? middle : Math.max(0, Math.min(side * side - 1, patch - 1));
}

/** The row of the mask of a patch back on the grid, in one scan and in two. */
export function ScansPanel() {
  const session = useSession();
  const document = useDocument();
  const [view, show] = usePanelView("scans", patchView);
  const side = sideOfPicture(document);
  const patch = chosenPatch(view.patch, side);
  const rows = useRows(document, side, patch);
  const words = scansText;
  const now = () => {
    const { experiment } = session.store.getState();
    const decays = session.series.forms?.patchDecays;
    const standing = sideOfPicture(experiment);
    return decays?.length === standing ** 2 ? patchRows(decays, experiment, standing, chosenPatch(view.patch, standing)) : null;
  };
  return (
    <Panel
      id="scans"
      title={words.title}
      controls={<Stepper label={words.patch} value={patch + 1} most={side * side} onChange={(value) => show({ patch: value })} />}
      summary={rows ? scansSentence(rows, side, patch) : words.waiting}
      plainSummary={() => {
        const standing = now();
        return standing ? scansSentence(standing, side, patch) : words.waiting;
      }}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const standing = now();
        return {
          columns: [words.columns.row, words.columns.column, ...scanNames.map((name) => words.scans[name].title)],
          rows: standing
            ? Array.from({ length: side * side }, (_, at) => [
                Math.floor(at / side) + 1,
                (at % side) + 1,
                ...scanNames.map((name) => standing[name][at]),
              ])
            : [],
        };
      }}
    >
      <PanelChart>
        {(size) =>
          rows ? (
            <LiveScans {...{ size, rows, patch }} onPatch={(at) => show({ patch: at + 1 })} />
          ) : (
            <PanelEmpty>{words.waiting}</PanelEmpty>
          )
        }
      </PanelChart>
    </Panel>
  );
}

/** Null until the patches have their decays. */
function useRows(document: LionDocument, side: number, patch: number): ReturnType<typeof patchRows> | null {
  const decays = useSeries(usePanelOnScreen(), readingPace).forms?.patchDecays ?? null;
  return useMemo(() => (decays?.length === side ** 2 ? patchRows(decays, document, side, patch) : null), [decays, document, side, patch]);
}

interface LiveScansProps {
  readonly size: Size;
  readonly rows: ReturnType<typeof patchRows>;
  readonly patch: number;
  readonly onPatch: (patch: number) => void;
}

function LiveScans({ size, rows, patch, onPatch }: LiveScansProps) {
  const document = useDocument();
  const words = scansText;
  const { problem, scans } = document;
  const side = sideOfPicture(document);
  const picture = problem.kind === "image" ? problem.picture : null;
  const { bytes } = useMemo(() => patchesOf(picture, side), [picture, side]);
  const inUse = scans === 2 ? "both" : "rows";
  return (
    <PatchesChart
      {...size}
      side={side}
      bytes={bytes}
      maps={scanNames.map((name) => ({ id: name, ...words.scans[name], values: rows[name], chosen: name === inUse }))}
      patch={patch}
      onPatch={onPatch}
      words={{
        name: words.chart,
        summary: scansSentence(rows, side, patch),
        picture: words.picture(picture?.name ?? words.landscape, side),
        choose: words.choose,
        legend: words.legend,
        read: words.read,
        patch: words.place,
      }}
    />
  );
}
