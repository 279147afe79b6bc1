/** The index of papers, over the page below its header: every statement with its status and the way to see it. */
import { type CSSProperties, type KeyboardEvent, use, useEffect, useMemo, useRef } from "react";
import { PrintIcon } from "../../lessons/PrintIcon";
import { beginPaper, endPaper } from "../../lessons/paper";
import { lessonList } from "../../lessons/registry";
import { useLanguage } from "../../lessons/runner/language";
import { openLab } from "../../platform/shell/CurrentLab";
import type { Lab } from "../../platform/shell/lab";
import { useLabs } from "../../platform/shell/lab-entry";
import { panelNamed } from "../../platform/shell/panels/panels-of";
import { useRoom } from "../../platform/shell/presets/gallery/use-room";
import { usePageView, usePageViewStore } from "../../platform/state/react";
import { IconButton } from "../../platform/ui/IconButton";
import { CloseIcon } from "../../platform/ui/icons";
import { useSize } from "../../platform/ui/measure";
import { useNarrow } from "../../platform/ui/media";
import { entriesOf } from "../entries";
import { type Entry, type Filter, isOfPanel, matches, noFilter, readFilter, writeFilter } from "../filter";
import { papers } from "../papers";
import { papersText } from "../words";
import { Filters, PaperSelect } from "./Filters";
import { PaperCard } from "./PaperCard";
import "../../platform/shell/presets/gallery/gallery.css";
import "./papers.css";
import "./print.css";

export function PapersPage() {
  const words = papersText;
  const view = usePageViewStore();
  const labs = useAllLabs();
  const lessons = lessonList(useLanguage());
  const entries = useMemo(() => entriesOf(papers, { labs, lessons }), [labs, lessons]);
  const written = usePageView((state) => state.papers) ?? "";
  const narrow = useNarrow();
  const filter = shownOn(narrow, readFilter(written, ids));
  const { panel } = filter;
  const leads = panel !== null && entries.some((entry) => isOfPanel(entry, panel));
  const among = (changed: Filter) => entries.filter((entry) => matches(entry, changed, leads));
  const shown = among(filter);
  const frame = useRef<HTMLElement>(null);
  const conditions = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<Filter>) => view.show({ papers: writeFilter({ ...filter, ...changed }) });
  const close = () => view.show({ papers: null });
  useFocusIn(frame, search);
  usePaperColours();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const toSearch = event.key === "/" && event.target !== search.current;
    if (!toSearch && event.key !== "Escape") return;
    event.preventDefault();
    if (toSearch) search.current?.focus();
    else close();
  };
  const panelTitle = panel && panelNamed(labs[panel.lab]?.panels ?? [], panel.id)?.title();
  return (
    <section
      className="papers"
      role="dialog"
      aria-labelledby="papers-title"
      ref={frame}
      tabIndex={-1}
      style={{ ...useRoom(), "--papers-filters": `${useSize(conditions)?.height ?? 0}px` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className="papers-head">
        <h2 id="papers-title">{words.title}</h2>
        <p>{countsSaid(entries)}</p>
        {!narrow && <PaperSelect chosen={filter.paper} onChoose={(paper) => change({ paper })} />}
        <IconButton look="plain" label={words.print} onPress={() => window.print()}>
          <PrintIcon />
        </IconButton>
        <IconButton look="plain" label={words.close} onPress={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <Filters
        {...{ filter, among, search, narrow, panelTitle }}
        frame={conditions}
        onChange={change}
        onSearch={(asked) => view.adjust({ papers: writeFilter({ ...filter, search: asked }) })}
      />
      <p className="visually-hidden" role="status">
        {words.found(shown.length)}
      </p>
      {panelTitle && !leads && <p className="papers-note">{words.anyPanel(panelTitle)}</p>}
      {shown.length === 0 && (
        <p className="papers-note">
          {words.nothing}{" "}
          <button type="button" className="link-button" onClick={() => change({ ...noFilter, paper: narrow ? filter.paper : null })}>
            {words.clear}
          </button>
        </p>
      )}
      <Columns entries={shown} labs={labs} whole={entries} />
    </section>
  );
}

const ids = papers.map(({ id }) => id);

/** A narrow screen shows one paper at a time. */
function shownOn(narrow: boolean, filter: Filter): Filter {
  if (!narrow || filter.paper !== null) return filter;
  const ofPanel = papers.find(({ lab }) => lab === filter.panel?.lab);
  return { ...filter, paper: (ofPanel ?? papers[0]).id };
}

/** All labs, since the index names the presets of all. */
function useAllLabs(): Readonly<Record<string, Lab>> {
  const entries = useLabs();
  // All are asked for before the first is waited for.
  const opened = entries.map(({ id }) => openLab(entries, id));
  const all = opened.map((lab) => use(lab));
  // biome-ignore lint/correctness/useExhaustiveDependencies: labs are fetched once, and the same from then on
  return useMemo(() => Object.fromEntries(all.map((lab) => [lab.id, lab])), [entries]);
}

interface ColumnsProps {
  readonly entries: readonly Entry[];
  readonly whole: readonly Entry[];
  readonly labs: Readonly<Record<string, Lab>>;
}

/** A column for each lab, with its papers one below the other. */
function Columns({ entries, whole, labs }: ColumnsProps) {
  const columns = Object.keys(labs).map((lab) =>
    papers.filter((paper) => paper.lab === lab && entries.some((entry) => entry.paper === paper)),
  );
  return (
    <div className="papers-columns">
      {columns
        .filter((column) => column.length > 0)
        .map((column) => (
          <div className="papers-column" key={column[0].lab}>
            {column.map((paper) => (
              <PaperCard
                key={paper.id}
                paper={paper}
                lab={labs[paper.lab]}
                entries={entries.filter((entry) => entry.paper === paper)}
                whole={whole.filter((entry) => entry.paper === paper)}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

function countsSaid(entries: readonly Entry[]): string {
  const count = (status: string) => entries.filter(({ statement }) => statement.status === status).length;
  return papersText.counts(papers.length, count("shown"), count("small"), count("absent"));
}

/** The focus comes to the search, and on a touch screen to the page, where a keyboard would cover half of it. It returns at the end. */
function useFocusIn(frame: { readonly current: HTMLElement | null }, search: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const left = document.activeElement;
    const typed = matchMedia("(pointer: fine)").matches;
    (typed ? search : frame).current?.focus({ preventScroll: true });
    return () => {
      if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true });
    };
  }, [frame, search]);
}

/** Prints in light colours. */
function usePaperColours(): void {
  useEffect(() => {
    window.addEventListener("beforeprint", beginPaper);
    window.addEventListener("afterprint", endPaper);
    return () => {
      window.removeEventListener("beforeprint", beginPaper);
      window.removeEventListener("afterprint", endPaper);
    };
  }, []);
}
