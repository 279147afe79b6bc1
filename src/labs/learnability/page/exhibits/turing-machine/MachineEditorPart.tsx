import type { ReactNode } from "react";
import { LockedPart } from "../../../../../platform/shell/class/LockedPart";
import { usePanelView } from "../../../../../platform/shell/use-panel-view";
import { buttonsInRow } from "../../../../../platform/ui/roving";
import { MachineFiles } from "./MachineSource";
import { MachineText } from "./MachineText";
import type { MachineEditor } from "./machine-editor";
import { RuleTable } from "./RuleTable";
import { turingShown } from "./shown";
import { turingText } from "./words";

export interface MachineEditorPartProps {
  readonly editor: MachineEditor;
  /** The machine may be read and saved, not changed. */
  readonly locked: boolean;
  /** Notes on the machine. */
  readonly note: ReactNode;
}

/** The machine as text or as table; both are of the same thing. */
export function MachineEditorPart({ editor, locked, note }: MachineEditorPartProps) {
  const words = turingText;
  const [{ view }, choose] = usePanelView("turing", turingShown);
  const unfinished = editor.problems.length > 0;
  return (
    <section className="turing-editor" aria-label={words.editor}>
      {note}
      <div className="turing-editor-head">
        <fieldset className="panel-views" aria-label={words.views} ref={buttonsInRow}>
          <button type="button" aria-pressed={view === "text"} onClick={() => choose({ view: "text" })}>
            {words.asText}
          </button>
          <button type="button" aria-pressed={view === "table"} onClick={() => choose({ view: "table" })}>
            {words.asTable}
          </button>
        </fieldset>
        <span className="pills" ref={buttonsInRow}>
          <MachineFiles editor={editor} locked={locked} />
        </span>
      </div>
      {view === "text" ? (
        <MachineText editor={editor} locked={locked} />
      ) : (
        <LockedPart locked={locked} noted>
          <RuleTable editor={editor} />
        </LockedPart>
      )}
      {!locked && (unfinished || editor.aside || editor.canTakeBack) && (
        <div className="turing-unfinished">
          {unfinished && <p>{words.keeps}</p>}
          {editor.aside && <p>{words.keptAside}</p>}
          <span className="pills">
            {editor.canTakeBack && (
              <button type="button" className="pill" onClick={editor.takeBack}>
                {words.takeBack}
              </button>
            )}
            {unfinished && (
              <button type="button" className="pill" onClick={editor.drop}>
                {words.drop}
              </button>
            )}
            {editor.aside && (
              <button type="button" className="pill" onClick={editor.takeUp}>
                {words.takeUp}
              </button>
            )}
          </span>
        </div>
      )}
    </section>
  );
}
