import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { useGraphActions } from "./graph-actions";
import { automatonText } from "./words";

/** Tools for the state that is selected in the graph. */
export function StateTools({ draft, state }: { readonly draft: AutomatonDraft; readonly state: number }) {
  const actions = useGraphActions();
  const words = automatonText.graph;
  const name = draft.states[state];
  return (
    <fieldset className="graph-bar state-tools" aria-label={words.stateTools(name)}>
      <strong>{name}</strong>
      <button type="button" aria-pressed={draft.start === state} title={words.startHelp(name)} onClick={() => actions.start(state)}>
        {words.start}
      </button>
      <button
        type="button"
        aria-pressed={draft.accepting.includes(state)}
        title={words.acceptingHelp(name)}
        onClick={() => actions.toggleAccepting(state)}
      >
        {words.accepting}
      </button>
      <button type="button" onClick={() => actions.beginRenaming(state)}>
        {words.renameButton}
      </button>
      <button type="button" title={words.removeHelp(name)} onClick={() => actions.remove(state)}>
        {words.remove}
      </button>
    </fieldset>
  );
}
