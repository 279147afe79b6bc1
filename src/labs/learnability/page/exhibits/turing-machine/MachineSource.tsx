import { useRef, useState } from "react";
import { useLocked } from "../../../../../platform/shell/class/locks";
import { lockText } from "../../../../../platform/shell/class/words";
import { saveFile } from "../../../../../platform/shell/files/save";
import { sentenceCase } from "../../../../../platform/ui/grammar";
import { QuietSelect } from "../../../../../platform/ui/panel/QuietSelect";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import { largestDescription, sizeProblem } from "../../../math/tasks/machine/limits";
import { instanceCount } from "../../../math/tasks/turing-machine/instance-count";
import { library } from "../../../math/tasks/turing-machine/library";
import type { TuringMachineSpec } from "../../../math/tasks/turing-machine/schema";
import { libraryText } from "../../library-words";
import { useSession } from "../../session/react";
import { learning, onTask, withLibraryMachine } from "./learned-machine";
import type { MachineEditor } from "./machine-editor";
import { libraryMachine } from "./watched-run";
import { turingText } from "./words";

interface MachineNoteProps {
  readonly task: TuringMachineSpec;
  /** Whether the editor holds the machine that runs; otherwise that is the last complete one. */
  readonly complete: boolean;
}

export interface MachineSourceProps extends MachineNoteProps {
  /** Replaces the unfinished machine by the one that runs. */
  readonly onDrop: () => void;
}

const own = "";

/** Which machine is watched, and whether it is the one that is learned. */
export function MachineSource({ task, complete, onDrop }: MachineSourceProps) {
  const session = useSession();
  const words = turingText;
  const locked = useLocked("turing-machine.machine");
  const learnLocked = useLocked("turing-machine.machine", "turing-machine.family");
  const running = libraryMachine(task.machine);
  const known = complete ? running : null;
  const options = library.map(({ id }) => ({ value: id, label: libraryText.turingMachines[id].title }));
  const choose = (id: string) => {
    const member = library.find((candidate) => candidate.id === id);
    if (member && id === running?.id) onDrop();
    if (member) session.edit(onTask(withLibraryMachine(member)));
  };
  const learnHelp = complete ? words.learnHelp : words.learnUnfinished;
  return (
    <>
      <QuietSelect
        disabled={locked}
        label={words.library}
        value={known?.id ?? own}
        options={known ? options : [{ value: own, label: words.own }, ...options]}
        onChange={choose}
      />
      {task.family === "random" && (
        <button
          type="button"
          className="pill"
          disabled={learnLocked || !complete}
          title={learnLocked ? lockText.beside(learnHelp) : learnHelp}
          onClick={() => session.edit(onTask(learning))}
        >
          {words.learn}
        </button>
      )}
    </>
  );
}

/** Whether it is learned, and what there is to see in it. */
export function MachineNote({ task, complete }: MachineNoteProps) {
  const words = turingText;
  if (!complete)
    return <p className="turing-note">{task.family === "one" ? learnedWords(task, words.learnedComplete) : words.watchedComplete}</p>;
  const known = libraryMachine(task.machine);
  const beaver = known?.id.startsWith("busy-beaver") ?? false;
  return (
    <p className="turing-note">
      {[
        known && libraryText.turingMachines[known.id].sentence,
        beaver ? words.rado : undefined,
        task.family === "one" ? learnedWords(task, words.learned) : words.watchedOnly,
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}

/** Up to so many tapes are few: their number bounds the traces. */
const fewTapes = 256;

function learnedWords(task: TuringMachineSpec, learned: string): string {
  const words = turingText;
  const count = instanceCount(task);
  return count <= fewTapes ? `${learned} ${words.fewTapes(task.traces, count)}` : learned;
}

/** Text files, both ways. */
export function MachineFiles({ editor, locked }: { readonly editor: MachineEditor; readonly locked: boolean }) {
  const words = turingText;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const tooLarge = file.size > largestDescription ? sizeProblem(file.size) : null;
    if (tooLarge) return setProblem(`${sentenceCase(problemSaid(tooLarge))}.`);
    try {
      editor.onFile(await file.text());
      setProblem(null);
    } catch {
      setProblem(words.unreadable);
    }
  };
  return (
    <>
      <button type="button" className="pill" hidden={locked} aria-label={words.import} onClick={() => input.current?.click()}>
        {words.importShort}
      </button>
      <button
        type="button"
        className="pill"
        aria-label={words.export}
        onClick={() => saveFile(new Blob([editor.text], { type: "text/plain" }), words.fileName)}
      >
        {words.exportShort}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".txt,text/plain"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          // The same file may be chosen again after it has been mended.
          target.value = "";
        }}
      />
      {problem !== null && (
        <p className="turing-said" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
