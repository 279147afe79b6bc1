import { Suspense } from "react";
import type { Lab } from "../../platform/shell/lab";
import { useFetched } from "../../platform/shell/late";
import { ThumbnailPicture } from "../../platform/shell/presets/gallery/ThumbnailPicture";
import { usePageViewStore, useSession } from "../../platform/state/react";
import { Icon } from "../../platform/ui/icons";
import { roving } from "../../platform/ui/roving";
import { unbroken } from "../../platform/ui/unbroken";
import type { Entry } from "../filter";
import { type Paper, type See, type Status, statuses } from "../paper";
import { papersText } from "../words";
import { MisprintMark } from "./Filters";
import { openStatement } from "./open-statement";
import { StatusMark } from "./StatusMark";

interface PaperCardProps {
  readonly paper: Paper;
  readonly lab: Lab;
  /** Those that the filter leaves. */
  readonly entries: readonly Entry[];
  readonly whole: readonly Entry[];
}

const rows = roving(".papers-link");

/** A paper: what it is, how much of it the page shows, and its statements. */
export function PaperCard({ paper, lab, entries, whole }: PaperCardProps) {
  const words = papersText;
  const count = (status: Status) => whole.filter(({ statement }) => statement.status === status).length;
  const [shown, small, absent] = statuses.map(count);
  const heading = `papers-${paper.id}`;
  return (
    <section className="papers-card" aria-labelledby={heading}>
      <div className="papers-card-head">
        <p>{paper.short}</p>
        <h3 id={heading}>{paper.title}</h3>
      </div>
      <p className="papers-authors">
        {paper.authors} · {paper.venue} · <a href={`https://arxiv.org/abs/${paper.arxiv}`}>arXiv</a> ·{" "}
        <a href={`https://arxiv.org/bibtex/${paper.arxiv}`}>{words.cite}</a>
      </p>
      <div className="papers-bar" aria-hidden="true">
        {statuses.map((status) => (
          <span key={status} data-status={status} style={{ flexGrow: count(status) }} />
        ))}
      </div>
      <p className="papers-counts">
        <span>{words.inPaper(shown, small, absent)}</span>
        <span>{words.entries(whole.length)}</span>
      </p>
      <ul ref={rows}>
        {entries.map((entry) => (
          <Row key={entry.statement.id} entry={entry} lab={lab} />
        ))}
      </ul>
    </section>
  );
}

function Row({ entry, lab }: { readonly entry: Entry; readonly lab: Lab }) {
  const { statement, number, text, note, link } = entry;
  const { status, misprint, see } = statement;
  return (
    <li className="papers-row">
      <div>
        <p className="papers-number">
          {number}
          {misprint && (
            <span className="papers-misprint">
              <MisprintMark />
              {papersText.misprint}
            </span>
          )}
        </p>
        <p>{unbroken(text)}</p>
        <p className="papers-status">
          <StatusMark status={status} />
          <span data-status={status}>{papersText.status[status]}</span>
          {see && link && <Link see={see} lab={lab} name={link.name} />}
        </p>
        {note && (
          <p className="papers-why" data-misprint={misprint}>
            {unbroken(note)}
          </p>
        )}
      </div>
      {see && <Picture see={see} lab={lab} />}
    </li>
  );
}

/** The one link of a row; a pointer may press anywhere in the row. */
function Link({ see, lab, name }: { readonly see: See; readonly lab: Lab; readonly name: string }) {
  const session = useSession();
  const view = usePageViewStore();
  return (
    <button type="button" className="link-button papers-link" onClick={() => openStatement(see, lab, session, view)}>
      {name}
    </button>
  );
}

function Picture({ see, lab }: { readonly see: See; readonly lab: Lab }) {
  if ("lesson" in see || see.panel !== undefined) return <Arrow />;
  return (
    <Suspense fallback={<span className="papers-picture" />}>
      <PresetPicture preset={see.preset} lab={lab} />
    </Suspense>
  );
}

function PresetPicture({ preset, lab }: { readonly preset: string; readonly lab: Lab }) {
  const { [preset]: thumbnail } = useFetched(lab.presets.thumbnails);
  if (!thumbnail || thumbnail.map) return <Arrow />;
  return (
    <span className="papers-picture" aria-hidden="true">
      <ThumbnailPicture thumbnail={thumbnail} />
    </span>
  );
}

function Arrow() {
  return (
    <span className="papers-arrow">
      <Icon>
        <path d="M3 8h10M9 4l4 4-4 4" />
      </Icon>
    </span>
  );
}
