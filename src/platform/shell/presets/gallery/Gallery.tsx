/** The gallery of presets, over the page below its header. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Preset } from "../../../documents/preset";
import { localPreferences } from "../../../state/preferences";
import { useSession } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { CloseIcon } from "../../../ui/icons";
import { DiceIcon, SearchIcon } from "../../../ui/late-icons";
import { useLab } from "../../lab";
import { useFetched } from "../../late";
import { takeOwnDataBack } from "../../own-data/asked";
import { openPreset } from "../open-preset";
import { openedPresets } from "../opened-presets";
import { usePresetBase } from "../PresetBase";
import { findPresets } from "./find-presets";
import { GalleryCards } from "./GalleryCards";
import { closeGallery } from "./gallery-state";
import { surprise } from "./surprise";
import { useRoom } from "./use-room";
import { useSearched } from "./use-searched";
import { galleryText } from "./words";
import "./gallery.css";

export function Gallery() {
  const words = galleryText;
  const session = useSession();
  const { presets } = useLab();
  const thumbnails = useFetched(presets.thumbnails);
  const { preset: open } = usePresetBase();
  const [opened] = useState(() => openedPresets(localPreferences(window), session.kind.lab));
  const [query, setQuery] = useState("");
  const [group, setGroup] = useState<string | null>(null);
  const frame = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const searching = query.trim() !== "";
  const found = findPresets(useSearched(searching), query);
  const shown = presets.all.filter((preset) => group === null || preset.group === group);
  const choose = (preset: Preset | undefined) => {
    if (!preset) return;
    closeGallery();
    takeOwnDataBack();
    openPreset(session, preset);
  };
  const results = searching ? found.flatMap((id) => shown.find((preset) => preset.id === id) ?? []) : shown;
  useFocusIn(frame, search);
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // The button that gets the focus back would be pressed by it.
    event.preventDefault();
    choose(results[0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "/" || event.target === search.current) return;
    event.preventDefault();
    search.current?.focus();
  };
  return (
    <section
      className="gallery"
      role="dialog"
      aria-labelledby="gallery-title"
      ref={frame}
      tabIndex={-1}
      style={useRoom()}
      onKeyDown={onKeyDown}
    >
      <div className="gallery-head">
        <h2 id="gallery-title">{words.title}</h2>
        <div className="gallery-search">
          <SearchIcon />
          <input
            ref={search}
            type="search"
            aria-label={words.search(presets.all.length)}
            placeholder={words.search(presets.all.length)}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onEnter}
          />
          <span className="gallery-key" aria-hidden="true">
            /
          </span>
        </div>
        <button type="button" className="button gallery-surprise" onClick={() => choose(surprise(presets.all, opened, open?.id))}>
          <DiceIcon />
          {words.surprise}
        </button>
        <IconButton look="plain" label={words.close} onPress={closeGallery}>
          <CloseIcon />
        </IconButton>
      </div>
      <Groups chosen={group} onChoose={setGroup} />
      {results.length === 0 ? (
        <NothingFound query={query.trim()} onTry={setQuery} />
      ) : (
        <GalleryCards {...{ results, thumbnails, opened }} open={open?.id} flat={searching} onChoose={choose} />
      )}
    </section>
  );
}

/** One group at a time, or all. */
function Groups({ chosen, onChoose }: { readonly chosen: string | null; readonly onChoose: (group: string | null) => void }) {
  const { presets } = useLab();
  const groups: readonly (readonly [string | null, string])[] = [[null, galleryText.all], ...Object.entries(presets.groups())];
  return (
    <fieldset className="gallery-groups" aria-label={galleryText.groups}>
      {groups.map(([group, name]) => (
        <button key={name} type="button" aria-pressed={group === chosen} onClick={() => onChoose(group)}>
          {name}
          <span className="number">{presets.all.filter((preset) => group === null || preset.group === group).length}</span>
        </button>
      ))}
    </fieldset>
  );
}

function NothingFound({ query, onTry }: { readonly query: string; readonly onTry: (query: string) => void }) {
  const { presets } = useLab();
  return (
    <p className="gallery-nothing" role="status">
      {galleryText.nothing(query)} {galleryText.instead}{" "}
      {presets.searches().map((word, place) => (
        <span key={word}>
          {place > 0 && ", "}
          <button type="button" className="link-button" onClick={() => onTry(word)}>
            {word}
          </button>
        </span>
      ))}
      .
    </p>
  );
}

/** Puts the focus into the gallery, and has Escape close it, wherever the focus is. A finger's keyboard would cover half of it. */
function useFocusIn(frame: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const typed = matchMedia("(pointer: fine)").matches;
    (typed ? search : frame).current?.focus();
    const onKey = (event: globalThis.KeyboardEvent) => {
      const inOther = event.target instanceof Element && event.target.closest("[role=dialog]:not(.gallery)") !== null;
      if (event.key !== "Escape" || event.defaultPrevented || inOther) return;
      event.preventDefault();
      closeGallery();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [frame, search]);
}
