import { useLock } from "../../../../platform/shell/class/locks";
import { propose } from "../../../../platform/shell/forms/propose";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import type { LionDocument } from "../../document/document";
import { isMadeSequence } from "../../document/problem-fields";
import { selectiveDecay, stepDecays } from "../../math/decays";
import { mask, warpedTime } from "../../math/mask";
import { DecaysChart } from "../charts/DecaysChart";
import { lambdasOf } from "../forms/token";
import { stepsOf } from "../panels/head";
import { withDecay, withDrawnDecays } from "../rail/edits";
import { useDocument, useSession } from "../session/react";
import { decaysSentence } from "./sentences";
import { useCurrentMaskedHead, useMaskedHead } from "./use-head";
import { masksText } from "./words";

/** A decay for every token, drawn by hand, and what it does to the mask. */
export function DecaysPanel() {
  const session = useSession();
  const words = masksText.decays;
  const document = useDocument();
  const { head, empty } = useMaskedHead();
  const current = useCurrentMaskedHead();
  const lambdas = head && setDecays(lambdasOf(head, document), document);
  const now = () => {
    const drawn = current();
    const { experiment } = session.store.getState();
    return drawn && { decays: lambdasOf(drawn, experiment) ?? new Float64Array(), time: warpedTime(stepsOf(drawn, experiment)).forward };
  };
  return (
    <Panel
      id="decays"
      title={words.title}
      summary={lambdas ? decaysSentence(lambdas) : empty}
      plainSummary={() => {
        const standing = now();
        return standing ? decaysSentence(standing.decays) : empty;
      }}
      toolbar={<Toolbar />}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const standing = now();
        return {
          columns: [words.columns.token, words.columns.decay, words.columns.time],
          rows: standing ? Array.from(standing.decays, (lambda, at) => [at + 1, lambda, standing.time[at]]) : [],
        };
      }}
    >
      <PanelChart>{(size) => (lambdas ? <LiveDecays size={size} lambdas={lambdas} /> : <PanelEmpty>{empty}</PanelEmpty>)}</PanelChart>
    </Panel>
  );
}

/** With those that are set by hand, which the run may not have received yet. */
function setDecays(lambdas: Float64Array | null, { problem }: LionDocument): Float64Array | null {
  if (!lambdas || !isMadeSequence(problem)) return lambdas;
  const now = lambdas.slice();
  for (const [token, lambda] of problem.decays) if (token <= now.length) now[token - 1] = lambda;
  return now;
}

/** Whether decays of this document may be set by hand. */
function useSettable(): boolean {
  const { problem } = useDocument();
  const lock = useLock(`${problem.kind}.decays`);
  return isMadeSequence(problem) && lock === "free";
}

function Toolbar() {
  const session = useSession();
  const { problem } = useDocument();
  const settable = useSettable();
  const words = masksText.decays;
  return (
    <>
      <span className="field-help">{problem.kind === "custom" ? words.fixedHint : words.hint}</span>
      {settable && isMadeSequence(problem) && problem.decays.length > 0 && (
        <button type="button" className="link-button" onClick={() => session.edit(withDrawnDecays)}>
          {words.reset}
        </button>
      )}
    </>
  );
}

function LiveDecays({ size, lambdas }: { readonly size: Size; readonly lambdas: Float64Array }) {
  const session = useSession();
  const document = useDocument();
  const settable = useSettable();
  const words = masksText.decays;
  const steps = stepDecays(selectiveDecay(lambdas), document.convention);
  const [values, time] = [mask(steps), warpedTime(steps).forward];
  const change = (at: number, lambda: number) => propose(session, "problem.decays", withDecay(at + 1, lambda));
  return (
    <DecaysChart
      {...size}
      lambdas={lambdas}
      mask={values}
      time={time}
      onChange={settable ? change : null}
      words={{
        ...words,
        name: words.chart,
        summary: decaysSentence(lambdas),
        axisNote: words.axisNotes[document.convention === "sym" ? "sym" : "other"],
      }}
    />
  );
}
