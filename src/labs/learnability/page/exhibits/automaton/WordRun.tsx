import { useId } from "react";
import { lockText } from "../../../../../platform/shell/class/words";
import { sentenceCase } from "../../../../../platform/ui/grammar";
import { IconButton } from "../../../../../platform/ui/IconButton";
import { PauseIcon, PlayIcon, ResetIcon } from "../../../../../platform/ui/icons";
import { useStaged } from "../../../../../platform/ui/panel/staging";
import { NextIcon, PreviousIcon } from "../../../../../platform/ui/panel/stepper-icons";
import { saidParts } from "../../../../../platform/ui/problem-said";
import { buttonsInRow } from "../../../../../platform/ui/roving";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import { type Execution, isReading, lettersRead } from "./execution";
import type { RunClock } from "./run-clock";
import { automatonText } from "./words";

export interface WordRunProps {
  readonly word: string;
  /** Whether it may only be read. */
  readonly locked: boolean;
  /** Null when the word cannot be run. */
  readonly execution: Execution | null;
  /** Whether it is that of the automaton that is shown; otherwise of the last complete one. */
  readonly complete: boolean;
  readonly problem: MachineProblem | null;
  readonly clock: RunClock;
  readonly onWord: (word: string) => void;
}

/** Longest word of a document. */
const longest = 64;

/** The word, its tape, and the controls of the run. */
export function WordRun({ word, locked, execution, complete, problem, clock, onWord }: WordRunProps) {
  const words = automatonText.run;
  const id = useId();
  const staged = useStaged();
  return (
    <div className="word-run">
      {!staged && (
        <div className="word-entry">
          <label htmlFor={id}>{words.word}</label>
          <input
            id={id}
            type="text"
            readOnly={locked}
            {...(locked ? { title: lockText.control, "aria-description": lockText.control } : {})}
            value={word}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => onWord(event.target.value)}
          />
        </div>
      )}
      {execution ? (
        <>
          {!staged && <Steps clock={clock} />}
          <Tape word={word} execution={execution} moment={clock.moment} />
          <Verdict execution={execution} moment={clock.moment} complete={complete} />
        </>
      ) : (
        problem && (
          <p className="tone-error" id={`${id}-problem`} role="alert">
            {sentenceCase(words.stranger(...saidParts(problem)))}
          </p>
        )
      )}
    </div>
  );
}

interface MomentProps {
  readonly execution: Execution;
  readonly moment: number;
}

/** The letters, those already read, and the one that comes next. */
function Tape({ word, execution, moment }: MomentProps & { readonly word: string }) {
  const words = automatonText.run;
  const read = lettersRead(execution, moment);
  const reading = isReading(execution, moment);
  return (
    <ol className="tape" aria-label={words.tape}>
      {[...word].map((letter, place) => {
        const look = place < read ? "tape-read" : place === read ? (reading ? "tape-reading" : "tape-next") : "";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place on the tape
          <li key={place} className={look} aria-label={words.letter(place + 1, letter, place < read)}>
            {letter}
          </li>
        );
      })}
    </ol>
  );
}

function Verdict({ execution, moment, complete }: MomentProps & Pick<WordRunProps, "complete">) {
  const words = automatonText.run;
  const accepted = complete ? words.accepted : words.acceptedByComplete;
  const rejected = complete ? words.rejected : words.rejectedByComplete;
  const all = execution.word.length;
  const read = lettersRead(execution, moment);
  if (read === all)
    return (
      <strong className={execution.accepted ? "verdict verdict-accepted" : "verdict verdict-rejected"}>
        {execution.accepted ? accepted : rejected}
      </strong>
    );
  return <span className="verdict">{isReading(execution, moment) ? words.reading(read + 1, all) : words.moment(read, all)}</span>;
}

function Steps({ clock }: { readonly clock: RunClock }) {
  const words = automatonText.run;
  const { moment, last, playing, goTo, play } = clock;
  return (
    <fieldset className="run-steps" aria-label={words.label} ref={buttonsInRow}>
      <IconButton look="plain" label={words.first} disabled={moment <= 0} onPress={() => goTo(0)}>
        <ResetIcon />
      </IconButton>
      <IconButton look="plain" label={words.previous} disabled={moment <= 0} onPress={() => goTo(moment - 1)}>
        <PreviousIcon />
      </IconButton>
      <IconButton look="plain" label={words.next} disabled={moment >= last} onPress={() => goTo(moment + 1)}>
        <NextIcon />
      </IconButton>
      <span className="run-play">
        <IconButton look="plain" label={playing ? words.pause : words.play} disabled={last === 0} onPress={play}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </span>
    </fieldset>
  );
}
