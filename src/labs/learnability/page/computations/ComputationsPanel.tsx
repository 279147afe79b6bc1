import { useEffect } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import { Panel, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { useStaged } from "../../../../platform/ui/panel/staging";
import { buttonsInRow } from "../../../../platform/ui/roving";
import { firstSentence, plain, Sentence } from "../../../../platform/ui/Sentence";
import { useLook } from "../panels/Looking";
import { ComputationsProvider, useComputations, useMoment, useMomentReader } from "./Computations";
import { computationsView, type ViewName, viewNames } from "./choices";
import type { View } from "./view";
import { views } from "./views";
import { computationsText } from "./words";
import "./computations.css";

/** Results of the learners on computations outside the training data. */
export function ComputationsPanel() {
  return (
    <ComputationsProvider>
      <Shown />
    </ComputationsProvider>
  );
}

function Shown() {
  const now = useMomentReader();
  const [{ view: name }, choose] = usePanelView("computations", computationsView);
  const view = views[name];
  const { Controls, Picture } = view;
  return (
    <Panel
      id="computations"
      title={computationsText.title}
      choices={<ViewChoice shown={name} onChange={(next) => choose({ view: next })} />}
      summary={<Summary view={view} />}
      plainSummary={() => plain(view.sentence(now()))}
      toolbar={Controls && <Controls />}
      explanation={<Explanation sentences={view.explain} formula={view.formula} />}
      table={() => view.table(now())}
    >
      <Picture />
    </Panel>
  );
}

function Summary({ view }: { readonly view: View }) {
  const onScreen = usePanelOnScreen();
  useLook("computations", onScreen);
  useAsking(view, onScreen);
  const staged = useStaged();
  const parts = view.sentence(useMoment(onScreen, readingPace));
  return <Sentence parts={staged ? firstSentence(parts) : parts} />;
}

/** Milliseconds before a question: settings that are still being dragged cause none. */
const settled = 250;

/** Sends the questions of the view while it is visible; those of another view are cancelled. */
function useAsking(view: View, onScreen: boolean): void {
  const { inquiries, run, task } = useComputations();
  const [chosen] = usePanelView("computations", computationsView);
  useEffect(() => {
    if (!onScreen) return;
    const timer = setTimeout(() => inquiries.want(run, null, view.questions(task, chosen)), settled);
    return () => clearTimeout(timer);
  }, [inquiries, run, task, view, chosen, onScreen]);
}

function ViewChoice({ shown, onChange }: { readonly shown: ViewName; readonly onChange: (view: ViewName) => void }) {
  const words = computationsText;
  return (
    <fieldset className="panel-views" aria-label={words.viewsLabel} ref={buttonsInRow}>
      {viewNames.map((view) => (
        <button key={view} type="button" aria-pressed={shown === view} onClick={() => onChange(view)}>
          {words.views[view]}
        </button>
      ))}
    </fieldset>
  );
}
