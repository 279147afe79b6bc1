import { useMemo } from "react";
import { formatRounded } from "../../../../platform/charts/format";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import type { DrawnHead } from "../../engine/protocol";
import { MasksChart } from "../charts/MasksChart";
import { useDocument } from "../session/react";
import { conventionMasks } from "./mask-data";
import { conventionsSentence, rounding } from "./sentences";
import { useCurrentMaskedHead, useMaskedHead } from "./use-head";
import { masksText } from "./words";

/** Three index conventions side by side. */
export function ConventionsPanel() {
  const words = masksText.conventions;
  const { head, empty } = useMaskedHead();
  const current = useCurrentMaskedHead();
  return (
    <Panel
      id="conventions"
      title={words.title}
      summary={head ? conventionsSentence(head) : empty}
      plainSummary={() => {
        const now = current();
        return now ? conventionsSentence(now) : empty;
      }}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const now = current();
        const { convention: name, row, column, value } = words.columns;
        return {
          columns: [name, row, column, value],
          rows: now
            ? conventionMasks(now).flatMap(({ convention, mask }) => {
                const { length } = now.decays;
                return Array.from(mask, (entry, e) => [words.names[convention], Math.floor(e / length) + 1, (e % length) + 1, entry]);
              })
            : [],
        };
      }}
    >
      <PanelChart>{(size) => (head ? <LiveMasks size={size} head={head} /> : <PanelEmpty>{empty}</PanelEmpty>)}</PanelChart>
    </Panel>
  );
}

function LiveMasks({ size, head }: { readonly size: Size; readonly head: DrawnHead }) {
  const { convention: chosen } = useDocument();
  const words = masksText.conventions;
  const masks = useMemo(() => conventionMasks(head), [head]);
  return (
    <MasksChart
      {...size}
      masks={masks.map(({ convention, mask, asymmetry }) => ({
        id: convention,
        title: words.names[convention],
        notes: [words.notes[convention], asymmetry < rounding ? words.symmetric : words.asymmetry(formatRounded(asymmetry, 2))],
        length: head.decays.length,
        values: mask,
        chosen: convention === chosen,
      }))}
      words={{ name: words.chart, summary: conventionsSentence(head) }}
    />
  );
}
