import { useId, useMemo, useState } from "react";
import { usePlayground, useSession } from "../../state/react";
import type { RunRecord } from "../../state/run-record";
import { IconButton } from "../../ui/IconButton";
import { ChevronIcon, CloseIcon, ResetIcon } from "../../ui/icons";
import { currentLanguage } from "../../ui/language";
import { OverlayIcon, PinIcon } from "./icons";
import { RunTable } from "./RunTable";
import "./history.css";
import { useLab } from "../lab";
import { useFetched } from "../late";
import { inPageWords } from "./shown-name";
import { historyText } from "./words";

/** The runs of this browser: their changes, their ends, and actions on them. */
export function RunHistory() {
  const { id, session, dialogs } = useLab();
  const words = useFetched(dialogs).history;
  const all = usePlayground((state) => state.history);
  const history = useMemo(
    () =>
      inPageWords(
        all.filter(({ experiment }) => experiment.lab === id),
        session,
        words,
      ),
    [all, id, session, words],
  );
  if (history.length === 0) return <p className="history-empty">{historyText.none}</p>;
  return (
    <>
      <Comparison history={history} />
      <ol className="history" aria-label={historyText.list}>
        {history.map((record) => (
          <Run key={record.id} record={record} />
        ))}
      </ol>
    </>
  );
}

/** All runs in one table, on request. */
function Comparison({ history }: { readonly history: readonly RunRecord[] }) {
  const [open, setOpen] = useState(false);
  const { history: words } = useFetched(useLab().dialogs);
  const table = useId();
  return (
    <>
      <button type="button" className="fold" aria-expanded={open} aria-controls={table} onClick={() => setOpen(!open)}>
        <ChevronIcon />
        {open ? historyText.hide : historyText.compare}
      </button>
      <div id={table}>{open && <RunTable history={history} words={words} />}</div>
    </>
  );
}

function Run({ record }: { readonly record: RunRecord }) {
  const facts = useFetched(useLab().dialogs).history.facts(record);
  return (
    <li className="history-run">
      <p className="history-name">{record.name}</p>
      <p className="history-facts">
        <time dateTime={new Date(record.when).toISOString()}>{timeWords(record.when)}</time>
        {facts.map(({ words, help }) => (
          <span key={help} className="number" title={help}>
            {words}
          </span>
        ))}
        {!record.summary.finished && <span>{historyText.unfinished}</span>}
      </p>
      <Actions record={record} />
    </li>
  );
}

function Actions({ record }: { readonly record: RunRecord }) {
  const { id, name, pinned, overlaid } = record;
  const session = useSession();
  const words = historyText;
  return (
    <div className="history-actions">
      <IconButton
        look="plain"
        label={overlaid ? words.uncover(name) : words.overlay(name)}
        onPress={() => session.overlayRun(id, !overlaid)}
      >
        <OverlayIcon filled={overlaid} />
      </IconButton>
      <IconButton look="plain" label={pinned ? words.unpin(name) : words.pin(name)} onPress={() => session.pinRun(id, !pinned)}>
        <PinIcon filled={pinned} />
      </IconButton>
      <IconButton look="plain" label={words.reopen(name)} onPress={() => session.reopenRun(id)}>
        <ResetIcon />
      </IconButton>
      <IconButton look="plain" label={words.remove(name)} onPress={() => session.removeRun(id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

const time = { hour: "2-digit", minute: "2-digit" } as const;

/** In the language of the page, as it is written where the browser is at home. */
function timeWords(when: number): string {
  const date = new Date(when);
  const language = currentLanguage();
  const place = navigator.languages.find((known) => known.startsWith(language)) ?? language;
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(place, isToday ? time : { ...time, month: "short", day: "numeric" }).format(date);
}
