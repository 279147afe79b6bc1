import { useId, useState } from "react";
import { helpersOnPage, type ThreadChoice } from "../../engine/core/dealing";
import { localPreferences } from "../../state/preferences";
import { keepThreads, keptThreads } from "../../state/threads";
import { Segments } from "../../ui/controls/ChoiceControl";
import { threadsText as words } from "./threads-words";

/** How many threads compute, in every lab. */
export function Threads() {
  const [titleId, helpId] = [useId(), useId()];
  const [choice, setChoice] = useState(() => keptThreads(localPreferences(window)));
  const cores = navigator.hardwareConcurrency || 1;
  const choose = (value: string) => {
    keepThreads(localPreferences(window), value as ThreadChoice);
    setChoice(value as ThreadChoice);
  };
  return (
    <section className="backend-measurement">
      <h3 className="popover-title" id={titleId}>
        {words.title}
      </h3>
      <Segments labelId={titleId} helpId={helpId} value={choice} options={words.choices} onChange={choose} />
      <p className="field-help" id={helpId}>
        {words.help[choice](1 + helpersOnPage(cores, 1, choice))} {words.scope}
      </p>
    </section>
  );
}
