import { useId, useState } from "react";
import { helpersOnPage, type ThreadChoice } from "../../engine/thread-plan";
import { localPreferences } from "../../state/preferences";
import { keepThreads, keptThreads } from "../../state/threads";
import { TitledSegments } from "../../ui/controls/TitledSegments";
import { threadsText as words } from "./threads-words";

/** The number of threads that compute, in every lab. */
export function Threads() {
  const titleId = useId();
  const [choice, setChoice] = useState(() => keptThreads(localPreferences(window)));
  const cores = navigator.hardwareConcurrency || 1;
  const choose = (value: string) => {
    keepThreads(localPreferences(window), value as ThreadChoice);
    setChoice(value as ThreadChoice);
  };
  return (
    <section className="backend-measurement">
      <TitledSegments
        title={words.title}
        titleId={titleId}
        level="h3"
        value={choice}
        options={words.choices}
        help={`${words.help[choice](1 + helpersOnPage(cores, 1, choice))} ${words.scope}`}
        onChange={choose}
      />
    </section>
  );
}
