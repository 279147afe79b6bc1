import { useRef, useState } from "react";
import { OpenStream } from "../../../../../platform/numerics/random";
import { LockNote } from "../../../../../platform/shell/class/LockNote";
import { same } from "../../../../../platform/shell/forms/values";
import { IconButton } from "../../../../../platform/ui/IconButton";
import { ChevronIcon, CloseIcon } from "../../../../../platform/ui/icons";
import { DiceIcon, OpenIcon } from "../../../../../platform/ui/late-icons";
import { roving } from "../../../../../platform/ui/roving";
import { purposes } from "../../../math/streams";
import { library } from "../../../math/tasks/automaton/library";
import { randomAutomaton } from "../../../math/tasks/automaton/random";
import { Workspace } from "../../../math/workspace";
import { libraryText } from "../../library-words";
import { useSession } from "../../session/react";
import { emptyDraft } from "./draft-edits";
import { saveJff, saveText } from "./machine-files";
import type { FileTalk } from "./use-files";
import { automatonText } from "./words";
import type { Workbench } from "./workbench";

const inRow = roving("select, .pill");
const own = "own";
const empty = "empty";

export interface MachineToolsProps {
  readonly bench: Workbench;
  readonly files: FileTalk;
  /** Whether the automaton may only be saved. */
  readonly locked: boolean;
}

/** The library of automata, import and export of files. */
export function MachineTools({ bench, files, locked }: MachineToolsProps) {
  const words = automatonText.tools;
  const { machine, draft } = bench;
  const input = useRef<HTMLInputElement>(null);
  const draw = useDraw(bench);
  const complete = bench.problems.length === 0;
  const unsaved = complete ? {} : { disabled: true, title: words.saveUnfinished };
  const known = library.find(({ automaton }) => same(automaton, machine));
  const shown = draft.states.length === 0 ? empty : complete && known ? known.id : own;
  const choose = (id: string) => {
    files.dismiss();
    const member = library.find((candidate) => candidate.id === id);
    if (member) bench.choose(member.automaton, member.words[0]);
    else if (id === empty) bench.chooseDraft(emptyDraft);
  };
  const drawAnother = () => {
    files.dismiss();
    draw();
  };
  return (
    <fieldset className="machine-tools" aria-label={words.label} ref={inRow}>
      <span className="select machine-select">
        <select disabled={locked} aria-label={words.library} value={shown} onChange={({ target }) => choose(target.value)}>
          {shown === own && <option value={own}>{words.own}</option>}
          {library.map(({ id }) => (
            <option key={id} value={id} title={libraryText.automata[id].sentence}>
              {libraryText.automata[id].title}
            </option>
          ))}
          <option value={empty}>{words.empty}</option>
        </select>
        <ChevronIcon />
      </span>
      {locked && <LockNote />}
      <button type="button" className="pill" hidden={locked} title={words.randomHelp} onClick={drawAnother}>
        <DiceIcon />
        {words.random}
      </button>
      <button type="button" className="pill" hidden={locked} title={words.importHelp} onClick={() => input.current?.click()}>
        <OpenIcon />
        {words.importJff}
      </button>
      <input
        className="visually-hidden"
        type="file"
        accept=".jff,.xml"
        aria-label={words.file}
        hidden={locked}
        tabIndex={-1}
        ref={input}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void files.open(file);
          // Lets the same file be chosen again after a correction.
          target.value = "";
        }}
      />
      <button type="button" className="pill" {...unsaved} onClick={() => saveJff(machine)}>
        {words.exportJff}
      </button>
      <button type="button" className="pill" {...unsaved} onClick={() => saveText(machine)}>
        {words.exportText}
      </button>
    </fieldset>
  );
}

/** Smallest number of states of a random automaton. */
const leastStates = 3;

/** Draws automata one after another, each from a stream of its own. */
function useDraw({ draft, choose }: Workbench): () => void {
  const session = useSession();
  const [drawn, setDrawn] = useState(0);
  return () => {
    const { seed } = session.store.getState().experiment;
    const stream = new OpenStream(new Workspace(), { seed: BigInt(seed), purpose: purposes.typedMachines, index: drawn });
    const states = Math.min(8, Math.max(leastStates, draft.states.length));
    const letters = Math.min(4, Math.max(2, draft.alphabet.length));
    setDrawn(drawn + 1);
    choose(randomAutomaton(stream, states, letters));
  };
}

/** Message about the file that was opened last. */
export function FileMessage({ files }: { readonly files: FileTalk }) {
  const words = automatonText.tools;
  return (
    <div className="file-message" role="status">
      {files.said && (
        <>
          <div>
            {files.said.lines.map((line) => (
              <p key={line} className={files.said?.tone === "error" ? "tone-error" : undefined}>
                {line}
              </p>
            ))}
          </div>
          <IconButton look="plain" label={words.dismiss} onPress={files.dismiss}>
            <CloseIcon />
          </IconButton>
        </>
      )}
    </div>
  );
}
