import { type RefObject, useId, useRef } from "react";
import { LockNote } from "../../../../../platform/shell/class/LockNote";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import type { MachineEditor } from "./machine-editor";
import { ProblemList } from "./ProblemList";
import { turingText } from "./words";

/** The machine as text. Each problem names its line, and a click on it goes there. */
export function MachineText({ editor, locked }: { readonly editor: MachineEditor; readonly locked: boolean }) {
  const helpId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, problems, onText } = editor;
  return (
    <>
      <textarea
        className="turing-text"
        ref={area}
        aria-label={turingText.textLabel}
        aria-describedby={helpId}
        aria-invalid={problems.length > 0}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        wrap="off"
        readOnly={locked}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div id={helpId}>
        <p className="turing-help">{turingText.textHelp}</p>
        {locked && <LockNote />}
      </div>
      <ProblemList problems={problems} onLine={(problem) => goToLine(area, problem)} />
    </>
  );
}

/** Selects a line, so that it is seen and typing replaces it. */
function goToLine(area: RefObject<HTMLTextAreaElement | null>, { spot }: MachineProblem): void {
  const element = area.current;
  if (!element || spot.line === undefined) return;
  const lines = element.value.split("\n");
  const before = lines.slice(0, spot.line - 1).reduce((length, line) => length + line.length + 1, 0);
  element.focus();
  element.setSelectionRange(before, before + (lines[spot.line - 1]?.length ?? 0));
}
