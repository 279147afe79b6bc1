import { type ReactNode, type RefObject, useState } from "react";
import { CloseIcon } from "../../platform/ui/icons";
import { SearchIcon } from "../../platform/ui/late-icons";
import { QuietSelect } from "../../platform/ui/panel/QuietSelect";
import { roving } from "../../platform/ui/roving";
import type { Entry, Filter } from "../filter";
import { kinds, statuses } from "../paper";
import { papers } from "../papers";
import { papersText } from "../words";
import { StatusMark } from "./StatusMark";

interface FiltersProps {
  readonly filter: Filter;
  /** Statements that meet other conditions. */
  readonly among: (filter: Filter) => readonly Entry[];
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly narrow: boolean;
  /** Of the panel whose statements are shown; undefined or null for none. */
  readonly panelTitle: string | null | undefined;
  readonly onChange: (change: Partial<Filter>) => void;
  readonly onSearch: (asked: string) => void;
}

const chips = roving("button", { chosen: "[aria-pressed='true']" });

/** Conditions. Status, kind and misprints combine; the count on a chip is that of the statements it would leave. */
export function Filters({ filter, among, frame, search, narrow, panelTitle, onChange, onSearch }: FiltersProps) {
  const words = papersText;
  const count = (change: Partial<Filter>) => among({ ...filter, ...change }).length;
  const none = { status: null, kind: null, misprints: false, panel: null } as const;
  const unfiltered = filter.status === null && filter.kind === null && !filter.misprints && filter.panel === null;
  return (
    <div className="papers-filters" ref={frame}>
      {narrow ? <PaperTabs chosen={filter.paper} onChoose={(paper) => onChange({ paper })} /> : null}
      <fieldset className="papers-chips" aria-label={words.filters} ref={chips}>
        <Chip pressed={unfiltered} count={count(none)} onPress={() => onChange(none)}>
          {words.all}
        </Chip>
        {statuses.map((status) => (
          <Chip
            key={status}
            pressed={filter.status === status}
            count={count({ status })}
            onPress={() => onChange({ status: filter.status === status ? null : status })}
          >
            <StatusMark status={status} />
            {words.statusChip[status]}
          </Chip>
        ))}
        <span className="papers-divider" aria-hidden="true" />
        {kinds.map((kind) => (
          <Chip
            key={kind}
            pressed={filter.kind === kind}
            count={count({ kind })}
            onPress={() => onChange({ kind: filter.kind === kind ? null : kind })}
          >
            {words.kinds[kind]}
          </Chip>
        ))}
        <span className="papers-divider" aria-hidden="true" />
        <Chip pressed={filter.misprints} count={count({ misprints: true })} onPress={() => onChange({ misprints: !filter.misprints })}>
          <MisprintMark />
          {words.misprints}
        </Chip>
        {panelTitle && (
          <Chip pressed count={count({})} onPress={() => onChange({ panel: null })}>
            {words.panel(panelTitle)}
            <CloseIcon />
          </Chip>
        )}
      </fieldset>
      <Search text={filter.search} field={search} onSearch={onSearch} />
    </div>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly count: number;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Chip({ pressed, count, onPress, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress}>
      {children}
      <span className="number">{count}</span>
    </button>
  );
}

interface SearchProps {
  readonly text: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (asked: string) => void;
}

/** What is typed is kept here as well: the address drops a space at its end. */
function Search({ text, field, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(text);
  const value = typed.trim() === text.trim() ? typed : text;
  return (
    <div className="gallery-search papers-search">
      <SearchIcon />
      <input
        ref={field}
        type="search"
        aria-label={papersText.search}
        placeholder={papersText.search}
        value={value}
        maxLength={80}
        onChange={({ target }) => {
          setTyped(target.value);
          onSearch(target.value);
        }}
      />
      <span className="gallery-key" aria-hidden="true">
        /
      </span>
    </div>
  );
}

/** For one paper beside the others. */
export function PaperSelect({ chosen, onChoose }: { readonly chosen: string | null; readonly onChoose: (paper: string | null) => void }) {
  return (
    <QuietSelect
      label={papersText.papers}
      value={chosen ?? ""}
      options={[{ value: "", label: papersText.allPapers }, ...papers.map(({ id, short }) => ({ value: id, label: short }))]}
      onChange={(value) => onChoose(value === "" ? null : value)}
    />
  );
}

interface PaperTabsProps {
  readonly chosen: string | null;
  readonly onChoose: (paper: string) => void;
}

/** One paper at a time, by the name that the page gives it. */
function PaperTabs({ chosen, onChoose }: PaperTabsProps) {
  return (
    <fieldset className="papers-tabs" aria-label={papersText.papers}>
      {papers.map(({ id, short }) => (
        <button key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {short}
        </button>
      ))}
    </fieldset>
  );
}

export function MisprintMark() {
  return (
    <svg className="papers-misprint-mark" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M6 1.4 11 10.4H1z" />
      <path d="M6 4.8v2.6M6 8.9v.1" />
    </svg>
  );
}
