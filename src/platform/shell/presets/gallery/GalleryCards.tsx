import { type KeyboardEvent, useRef, useState } from "react";
import type { Thumbnails } from "../../../charts/thumbnail";
import type { Preset } from "../../../documents/preset";
import { useLab } from "../../lab";
import { cardAfter } from "./card-after";
import { GalleryCard } from "./GalleryCard";
import { galleryText } from "./words";

interface GalleryCardsProps {
  /** At least one. */
  readonly results: readonly Preset[];
  readonly thumbnails: Thumbnails;
  /** The id of the preset that is open. */
  readonly open: string | undefined;
  /** Ids of those that were opened before. */
  readonly opened: ReadonlySet<string>;
  /** In one list, in the order of the results, rather than by groups. */
  readonly flat: boolean;
  readonly onChoose: (preset: Preset) => void;
}

interface CardGroup {
  readonly name: string;
  readonly presets: readonly Preset[];
}

/** Presets by groups, or as a search has found them. One tab stop; the arrow keys move in both directions. */
export function GalleryCards({ results, thumbnails, open, opened, flat, onChoose }: GalleryCardsProps) {
  const names = useLab().presets.groups();
  const groups: readonly CardGroup[] = flat
    ? [{ name: galleryText.found, presets: results }]
    : Object.entries(names).map(([group, name]) => ({ name, presets: results.filter((preset) => preset.group === group) }));
  const inOrder = groups.flatMap(({ presets }) => presets);
  const [focused, setFocused] = useState(open);
  const current = inOrder.find(({ id }) => id === focused) ?? inOrder[0];
  const cards = useRef<HTMLElement>(null);
  const move = (event: KeyboardEvent) => {
    const all = [...(cards.current?.querySelectorAll<HTMLElement>(".gallery-card") ?? [])];
    const places = all.map((card) => card.getBoundingClientRect()).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    const to = cardAfter(event.key, inOrder.indexOf(current), places);
    if (to === null) return;
    event.preventDefault();
    all[to].focus();
  };
  return (
    <section ref={cards} aria-label={galleryText.cards} onKeyDown={move}>
      {groups
        .filter(({ presets }) => presets.length > 0)
        .map(({ name, presets }) => (
          <section key={name} className="gallery-group" aria-label={name}>
            <h3>
              {name}
              <span className="number">{presets.length}</span>
            </h3>
            <ul>
              {presets.map((preset) => (
                <li key={preset.id}>
                  <GalleryCard
                    preset={preset}
                    thumbnail={thumbnails[preset.id]}
                    open={preset.id === open}
                    opened={opened.has(preset.id)}
                    current={preset === current}
                    onFocus={() => setFocused(preset.id)}
                    onChoose={() => onChoose(preset)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}
