import { useId, useState } from "react";
import { usePlayground, useSession } from "../../state/react";
import type { RunRecord } from "../../state/run-record";
import { IconButton } from "../../ui/IconButton";
import { ChevronIcon, CloseIcon, ResetIcon } from "../../ui/icons";
import { useLab } from "../lab";
import { useFetched } from "../late";
import { OverlayIcon, PinIcon } from "./icons";
import { RunTable } from "./RunTable";
import { historyText } from "./words";
import "./history.css";

/** The runs of this browser: what changed, how they ended, and what can be done with them. */
export function RunHistory() {
  const history = usePlayground((state) => state.history);
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

/** All runs in one table, when it is asked for. */
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

function Actions({ record: { id, name, pinned, overlaid } }: { readonly record: RunRecord }) {
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

const sameDay = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
const otherDay = new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" });

function timeWords(when: number): string {
  const date = new Date(when);
  return (date.toDateString() === new Date().toDateString() ? sameDay : otherDay).format(date);
}
