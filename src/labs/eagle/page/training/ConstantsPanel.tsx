import { formatSetting } from "../../../../platform/charts/format";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { EagleDocument } from "../../document/document";
import type { TrainingState } from "../../engine/training/protocol";
import { LayerStepsChart } from "../charts/LayerStepsChart";
import { useDocument, useSeries, useSession } from "../session/react";
import { namedSolvers } from "../solvers";
import { eagleText } from "../words";
import { constantsSentence } from "./sentences";
import { networkOf } from "./training-data";
import { trainingText } from "./words";

/** Values of eta and gamma in the paper. */
export const [paperEta, paperGamma] = [1, 1.9];

/** The weights of every layer as steps of EAGLE, beside those that the paper found. */
export function ConstantsPanel() {
  const session = useSession();
  const words = trainingText.constants;
  const now = () => {
    const document = session.store.getState().experiment;
    return { document, state: networkOf(document, session.series) };
  };
  return (
    <Panel
      id="constants"
      title={eagleText.panels.constants}
      summary={<Summary />}
      plainSummary={() => constantsSentence(now().document, now().state)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => ({
        columns: [words.columns.layer, words.columns.eta, words.columns.gamma],
        rows: (now().state?.judged?.constants.layers ?? []).map(({ eta, gamma }, at) => [at + 1, eta, gamma]),
      })}
    >
      <PanelChart>{(size) => <LiveConstants size={size} />}</PanelChart>
    </Panel>
  );
}

function Summary() {
  const document = useDocument();
  return unbroken(constantsSentence(document, networkOf(document, useSeries(usePanelOnScreen(), readingPace))));
}

function LiveConstants({ size }: { readonly size: Size }) {
  const document = useDocument();
  const state = networkOf(document, useSeries(usePanelOnScreen(), readingPace));
  return <ConstantsPicture size={size} document={document} state={state} />;
}

interface ConstantsPictureProps {
  readonly size: Size;
  readonly document: EagleDocument;
  readonly state: TrainingState | undefined;
}

/** The steps of a network of a document; a sentence alone where there are none. */
export function ConstantsPicture({ size, document, state }: ConstantsPictureProps) {
  const words = trainingText.constants;
  const summary = constantsSentence(document, state);
  const layers = state?.judged?.constants.layers ?? [];
  if (layers.length === 0) return <PanelEmpty>{summary}</PanelEmpty>;
  const [{ color, marker }] = namedSolvers(document);
  const plot = (name: "eta" | "gamma", letter: string, reference: number) => ({
    letter,
    title: words[name],
    values: layers.map((layer) => layer[name]),
    reference,
    referenceName: words.paper(formatSetting(reference)),
  });
  return (
    <LayerStepsChart
      {...size}
      plots={[plot("eta", "η", paperEta), plot("gamma", "γ", paperGamma)]}
      layers={layers.map((_, at) => trainingText.layer(at + 1))}
      color={color}
      marker={marker}
      words={{ name: words.chart, summary, foot: words.foot }}
    />
  );
}
