import type { Thumbnail } from "../../../charts/thumbnail";
import type { Preset } from "../../../documents/preset";
import { presetSaid } from "../../../ui/language";
import { CheckIcon } from "../../../ui/late-icons";
import { ThumbnailPicture } from "./ThumbnailPicture";
import { galleryText } from "./words";

interface GalleryCardProps {
  readonly preset: Preset;
  readonly thumbnail: Thumbnail | undefined;
  /** Whether the experiment of the page is this preset or a variation of it. */
  readonly open: boolean;
  /** Whether it was opened on this device before. */
  readonly opened: boolean;
  /** Whether the tab key leads to it. */
  readonly current: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
}

/** A preset: picture, title and question. */
export function GalleryCard({ preset, thumbnail, open, opened, current, onFocus, onChoose }: GalleryCardProps) {
  const said = (part: "title" | "question") => presetSaid(preset.id, part, preset[part]);
  return (
    <button
      type="button"
      className="gallery-card"
      aria-current={open || undefined}
      tabIndex={current ? 0 : -1}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <ThumbnailPicture thumbnail={thumbnail} />
      <span className="gallery-card-title">
        <span>{said("title")}</span>
        {open && <span className="gallery-card-open">{galleryText.open}</span>}
        {!open && opened && (
          <span className="gallery-card-opened">
            <CheckIcon />
            <span className="visually-hidden">{galleryText.opened}</span>
          </span>
        )}
      </span>
      <span className="gallery-card-question">{said("question")}</span>
    </button>
  );
}
