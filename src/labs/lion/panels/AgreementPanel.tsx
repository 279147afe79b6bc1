import { useMemo } from "react";
import { type Difference, DifferencesChart } from "../../../charts/DifferencesChart";
import { formatValue } from "../../../charts/format";
import type { DrawnHead, FormsState } from "../../../engine/lion/protocol";
import type { LionDocument } from "../../../experiment/lion/document";
import { Explanation } from "../../../shell/help/Explanation";
import { usePanelView } from "../../../shell/use-panel-view";
import { readingPace } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../ui/panel/Panel";
import { lionRailText } from "../rail/words";
import { useDocument, useSeries, useSession } from "../session/react";
import { type ShownReading, shortcutDifferences } from "./head";
import { agreementSentence } from "./sentences";
import { tokenView } from "./views";
import { lionPanelText } from "./words";

/** Whether all forms come to the same, and what does not. */
export function AgreementPanel() {
  const session = useSession();
  const words = lionPanelText.agreement;
  const document = () => session.store.getState().experiment;
  return (
    <Panel
      id="agreement"
      title={words.title}
      summary={<Summary />}
      plainSummary={() => agreementSentence(session.series.forms, document())}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const { forms } = session.series;
        return {
          columns: [words.columns.answer, words.columns.difference],
          rows: forms ? differencesOf(forms, document(), "both").map(({ name, value }) => [name, value]) : [],
        };
      }}
    >
      <PanelChart>{(size) => <LiveDifferences size={size} />}</PanelChart>
    </Panel>
  );
}

function Summary() {
  return agreementSentence(useSeries(usePanelOnScreen(), readingPace).forms, useDocument());
}

function LiveDifferences({ size }: { readonly size: Size }) {
  const document = useDocument();
  const { forms } = useSeries(usePanelOnScreen(), readingPace);
  const [{ reading }] = usePanelView("matrix", tokenView);
  const differences = useMemo(() => (forms ? differencesOf(forms, document, reading) : []), [forms, document, reading]);
  const words = lionPanelText.agreement;
  if (differences.length === 0) return <PanelEmpty>{agreementSentence(forms, document)}</PanelEmpty>;
  const first = lionRailText.forms[document.forms[0]];
  return (
    <DifferencesChart
      {...size}
      differences={differences}
      words={{ name: words.chart, summary: agreementSentence(forms, document), across: words.across(first) }}
    />
  );
}

/** All forms against the first, and the short cuts where the head is drawn. */
function differencesOf({ forms, head }: FormsState, document: LionDocument, chosen: ShownReading): readonly Difference[] {
  const words = lionPanelText.agreement;
  const same = forms.slice(1).map(({ form, difference }): Difference => {
    const note = difference === 0 ? words.sameBits : null;
    return { id: form, name: lionRailText.forms[form], value: difference, exact: true, note, chosen: false };
  });
  return [...same, ...(head && document.scans === 1 ? shortcutsOf(head, document, chosen) : [])];
}

function shortcutsOf(head: DrawnHead, document: LionDocument, chosen: ShownReading): readonly Difference[] {
  const names = lionPanelText.shortcuts[document.scaled ? "scaled" : "unscaled"];
  return [...shortcutDifferences(head, document)].map(([reading, value]) => ({
    id: reading,
    name: names[reading],
    value,
    exact: false,
    note: Number.isFinite(value) ? null : formatValue(value),
    chosen: reading === chosen,
  }));
}
