import { useMemo } from "react";
import { formatCount } from "../../../../platform/charts/format";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import type { DrawnHead } from "../../engine/protocol";
import { mask } from "../../math/mask";
import { MasksChart } from "../charts/MasksChart";
import { stepsOf } from "../panels/head";
import { useDocument, useSession } from "../session/react";
import { inverseOf } from "./mask-data";
import { inverseSentence } from "./sentences";
import { useCurrentMaskedHead, useMaskedHead } from "./use-head";
import { masksText } from "./words";

/** The mask beside its inverse, which has three diagonals. */
export function InversePanel() {
  const session = useSession();
  const document = useDocument();
  const words = masksText.inverse;
  const { head, empty } = useMaskedHead();
  const current = useCurrentMaskedHead();
  return (
    <Panel
      id="inverse"
      title={words.title}
      summary={head ? inverseSentence(head, document) : empty}
      plainSummary={() => {
        const now = current();
        return now ? inverseSentence(now, session.store.getState().experiment) : empty;
      }}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const now = current();
        const columns = [words.columns.row, words.columns.column, words.columns.mask, words.columns.inverse];
        if (!now) return { columns, rows: [] };
        const { experiment } = session.store.getState();
        const { length } = now.decays;
        const inverse = inverseOf(now, experiment);
        return {
          columns,
          rows: Array.from(mask(stepsOf(now, experiment)), (entry, e) => [
            Math.floor(e / length) + 1,
            (e % length) + 1,
            entry,
            inverse?.[e] ?? Number.NaN,
          ]),
        };
      }}
    >
      <PanelChart>{(size) => (head ? <LiveInverse size={size} head={head} /> : <PanelEmpty>{empty}</PanelEmpty>)}</PanelChart>
    </Panel>
  );
}

function LiveInverse({ size, head }: { readonly size: Size; readonly head: DrawnHead }) {
  const document = useDocument();
  const words = masksText.inverse;
  const { values, inverse } = useMemo(
    () => ({ values: mask(stepsOf(head, document)), inverse: inverseOf(head, document) }),
    [head, document],
  );
  const { length } = head.decays;
  const shown = [
    { id: "mask", title: words.mask, notes: [words.maskNote(formatCount(length * length))], length, values, chosen: false },
    ...(inverse
      ? [
          {
            id: "inverse",
            title: words.inverse,
            notes: [words.inverseNote(formatCount(3 * length - 2))],
            length,
            values: inverse,
            chosen: false,
          },
        ]
      : []),
  ];
  return <MasksChart {...size} masks={shown} words={{ name: words.chart, summary: inverseSentence(head, document) }} />;
}
