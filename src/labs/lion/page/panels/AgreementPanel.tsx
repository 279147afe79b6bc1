import { useEffect, useMemo, useState } from "react";
import { formatValue } from "../../../../platform/charts/format";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace, useChanges } from "../../../../platform/state/react";
import { joinSentences } from "../../../../platform/ui/grammar";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { LionDocument } from "../../document/document";
import type { DrawnHead, FormsState } from "../../engine/protocol";
import type { GpuFormName } from "../../math/gpu/gpu-head";
import type { LionData } from "../../math/own-data";
import { type Difference, DifferencesChart } from "../charts/DifferencesChart";
import { lionRailText } from "../rail/words";
import { useDocument, useSeries, useSession } from "../session/react";
import { GpuComparison } from "./gpu-comparison";
import { type ShownReading, shortcutDifferences } from "./head";
import { agreementSentence, gpuSentence } from "./sentences";
import { tokenView } from "./views";
import { lionPanelText } from "./words";

/** Differences of all forms' outputs from the first form's, and of short cuts that give other outputs. */
export function AgreementPanel() {
  const session = useSession();
  const [gpu] = useState(() => new GpuComparison());
  useEffect(() => () => gpu.close(), [gpu]);
  const words = lionPanelText.agreement;
  const document = () => session.store.getState().experiment;
  return (
    <Panel
      id="agreement"
      title={words.title}
      summary={<Summary gpu={gpu} />}
      plainSummary={() => withGpu(session.series.forms, document(), gpu)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const { forms } = session.series;
        return {
          columns: [words.columns.answer, words.columns.difference],
          rows: forms ? differencesOf(forms, document(), "both", gpu).map(({ name, value }) => [name, value]) : [],
        };
      }}
    >
      <PanelChart>{(size) => <LiveDifferences size={size} gpu={gpu} />}</PanelChart>
    </Panel>
  );
}

function Summary({ gpu }: { readonly gpu: GpuComparison }) {
  const session = useSession();
  const document = useDocument();
  const onScreen = usePanelOnScreen();
  const { forms } = useSeries(onScreen, readingPace);
  useChanges(gpu, onScreen, readingPace);
  const done = forms?.status === "done";
  useEffect(() => {
    // Nothing is computed while the panel is off screen.
    if (onScreen && done) void gpu.ask(document, session.ownData() as LionData | null);
  }, [gpu, onScreen, done, document, session]);
  return unbroken(withGpu(forms, document, gpu));
}

function withGpu(forms: FormsState | null, document: LionDocument, gpu: GpuComparison): string {
  return joinSentences(agreementSentence(forms, document), forms && gpuSentence(gpu.answerFor(document), forms.largestOutput));
}

function LiveDifferences({ size, gpu }: { readonly size: Size; readonly gpu: GpuComparison }) {
  const document = useDocument();
  const onScreen = usePanelOnScreen();
  const { forms } = useSeries(onScreen, readingPace);
  useChanges(gpu, onScreen, readingPace);
  const [{ reading }] = usePanelView("matrix", tokenView);
  const own = useMemo(() => (forms ? ownDifferences(forms, document, reading) : []), [forms, document, reading]);
  const words = lionPanelText.agreement;
  const differences = forms ? [...own, ...gpuDifferences(document, gpu)] : [];
  if (differences.length === 0) return <PanelEmpty>{agreementSentence(forms, document)}</PanelEmpty>;
  const first = lionRailText.forms[document.forms[0]];
  return (
    <DifferencesChart
      {...size}
      differences={differences}
      words={{ name: words.chart, summary: withGpu(forms, document, gpu), across: words.across(first) }}
    />
  );
}

function differencesOf(forms: FormsState, document: LionDocument, chosen: ShownReading, gpu: GpuComparison): readonly Difference[] {
  return [...ownDifferences(forms, document, chosen), ...gpuDifferences(document, gpu)];
}

/** The forms on this device's GPU; without numbers until the worker has answered, so that nothing moves then. */
function gpuDifferences(document: LionDocument, gpu: GpuComparison): readonly Difference[] {
  const answer = gpu.answerFor(document);
  const row = (form: GpuFormName, value: number, note: string | null): Difference => {
    const name = lionPanelText.gpu.forms[form];
    return { id: `gpu-${form}`, name, value, exact: true, note, chosen: false };
  };
  if (!answer) return gpu.compared.filter((form) => document.forms.includes(form)).map((form) => row(form, 0, "…"));
  if (answer.kind !== "compared") return [];
  const { sameBits, noOutput } = lionPanelText.agreement;
  return answer.forms.map(({ form, difference }) =>
    row(form, difference, difference === 0 ? sameBits : Number.isFinite(difference) ? null : noOutput),
  );
}

/** Differences of all forms from the first, and of the short cuts where the head is drawn. */
export function ownDifferences(
  { forms, head, notFinite = [] }: FormsState,
  document: LionDocument,
  chosen: ShownReading,
): readonly Difference[] {
  const words = lionPanelText.agreement;
  const same = forms.slice(1).map(({ form, difference }): Difference => {
    const note = difference === 0 ? words.sameBits : Number.isFinite(difference) ? null : words.noOutput;
    return { id: form, name: lionRailText.forms[form], value: difference, exact: true, note, chosen: false };
  });
  const comparable = head && document.scans === 1 && notFinite.length === 0;
  return [...same, ...(comparable ? shortcutsOf(head, document, chosen) : [])];
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
