import { type KeyboardEvent, lazy, useEffect, useId, useRef, useState } from "react";
import { StaticNumber } from "../../ui/controls/StaticField";
import { useLock, useLocks } from "../class/locks";
import { FormField } from "../forms/FormField";
import { entriesOf } from "../forms/field-entries";
import type { FieldSet } from "../forms/field-set";
import { SeedField } from "../forms/SeedField";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { isFound } from "./found";
import type { Contender, SettingsGroup, Target } from "./lab-rail";
import { railFrameText } from "./words";
import "./all-settings.css";

const RunHistory = lazy(() => import("../history/RunHistory").then((module) => ({ default: module.RunHistory })));

export interface AllSettingsProps {
  /** The part shown first. */
  readonly start: "settings" | "runs";
}

/** Every setting of the document in its group, with its help; a search finds them by their words. */
export function AllSettings({ start }: AllSettingsProps) {
  const { useTarget, useContenders } = useLab().rail;
  const { groups, seed } = useTarget();
  const contenders = useContenders();
  const history = useLock("history");
  const [query, setQuery] = useState("");
  const words = query.trim();
  const found = useFound(words);
  const competing = contenders?.all.flatMap(({ settings, ...one }) => (settings ? [{ ...one, settings }] : [])) ?? [];
  const nothing = words !== "" && ![...groups, ...competing.map(({ settings }) => settings)].some((set) => found(set).length > 0);
  return (
    <>
      <Search query={query} onQuery={setQuery} takesFocus={start === "settings"} />
      {groups.map((group) => (
        <Group key={group.owner} group={group} found={found} />
      ))}
      {isFound(seed.field, words) && <Seed {...seed} />}
      {contenders && competing.some(({ settings }) => found(settings).length > 0) && (
        <section className="settings-group" aria-label={contenders.title}>
          <h3>{contenders.title}</h3>
          {competing.map((one) => (
            <OfContender key={one.index} contender={one} open={words !== ""} found={found} />
          ))}
        </section>
      )}
      <p role="status" className="settings-none">
        {nothing && !isFound(seed.field, words) ? railFrameText.nothingFound(words) : ""}
      </p>
      {words === "" && history === "free" && <Runs first={start === "runs"} />}
    </>
  );
}

type Found = (set: FieldSet) => ReturnType<typeof entriesOf>;

/** The fields of a set with these words; all of them for an empty search. */
function useFound(words: string): Found {
  const locks = useLocks();
  return (set) => entriesOf(set, locks).filter(({ field }) => isFound(field, words));
}

interface SearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly takesFocus: boolean;
}

function Search({ query, onQuery, takesFocus }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  // The first Escape clears the search; only the next one closes the dialog around it.
  const clear = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || query === "") return;
    event.stopPropagation();
    onQuery("");
  };
  return (
    <input
      ref={input}
      className="settings-search"
      type="search"
      aria-label={railFrameText.search}
      placeholder={railFrameText.search}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={clear}
    />
  );
}

function Group({ group, found }: { readonly group: SettingsGroup; readonly found: Found }) {
  const heading = useId();
  const entries = found(group);
  if (entries.length === 0) return null;
  return (
    <section className="settings-group" aria-labelledby={heading}>
      <h3 id={heading}>{group.title}</h3>
      <div className="form">
        {entries.map((entry) => (
          <FormField key={`${group.owner}.${entry.name}`} entry={entry} />
        ))}
      </div>
    </section>
  );
}

function Seed({ field, value, propose }: Target["seed"]) {
  const lock = useLock("seed");
  if (lock === "hidden") return null;
  return (
    <section className="settings-group" aria-label={railFrameText.seed}>
      <h3>{railFrameText.seed}</h3>
      {lock === "free" ? <SeedField {...{ field, value, propose }} /> : <StaticNumber field={field} value={value} locked />}
    </section>
  );
}

interface OfContenderProps {
  readonly contender: Omit<Contender, "settings"> & { readonly settings: FieldSet };
  /** Unfolded while a search is active. */
  readonly open: boolean;
  readonly found: Found;
}

/** Folded, since there are many and each also has a form at its name. */
function OfContender({ contender: { name, settings }, open, found }: OfContenderProps) {
  const [unfolded, setUnfolded] = useState(false);
  const entries = found(settings);
  if (entries.length === 0) return null;
  return (
    <details open={open || unfolded} onToggle={({ currentTarget }) => !open && setUnfolded(currentTarget.open)}>
      <summary>{name}</summary>
      {(open || unfolded) && (
        <div className="form">
          {entries.map((entry) => (
            <FormField key={`${settings.owner}.${entry.name}`} entry={entry} />
          ))}
        </div>
      )}
    </details>
  );
}

function Runs({ first }: { readonly first: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [first]);
  return (
    <section className="settings-group" aria-labelledby="earlier-runs">
      <h3 ref={heading} id="earlier-runs" tabIndex={-1}>
        {railFrameText.history}
      </h3>
      <LatePart fallback={null}>
        <RunHistory />
      </LatePart>
    </section>
  );
}
