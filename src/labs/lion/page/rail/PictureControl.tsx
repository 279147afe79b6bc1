import { type ChangeEvent, useId, useMemo, useRef } from "react";
import { useLock } from "../../../../platform/shell/class/locks";
import type { StructuredControlProps } from "../../../../platform/shell/forms/lab-forms";
import { FieldFrame } from "../../../../platform/ui/controls/FieldFrame";
import { fieldSaid } from "../../../../platform/ui/language";
import { type Picture, patchesOf } from "../../document/picture-text";
import { finestSide } from "../../math/picture";
import { PatchPicture } from "../charts/PatchPicture";
import { useSession } from "../session/react";
import { lionRailText } from "./words";

/** Pixels on a side: four for each patch. */
const thumb = 4 * finestSide;

/** Which picture is open, as its patches have it, and how to choose another. */
export function PictureControl({ field, picture, changed, onReset }: StructuredControlProps & { readonly picture: Picture | null }) {
  const session = useSession();
  const lock = useLock("open");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { bytes } = useMemo(() => patchesOf(picture, finestSide), [picture]);
  const words = lionRailText.picture;
  const open = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after it was mended.
    currentTarget.value = "";
    if (files.length > 0) void session.openFiles(files);
  };
  return (
    <FieldFrame label={fieldSaid(field).label} labelId={id} help={words.help} {...{ changed, onReset }}>
      <div className="lion-picture">
        <svg width={thumb} height={thumb} viewBox={`0 0 ${thumb} ${thumb}`} aria-hidden="true">
          <PatchPicture x={0} y={0} size={thumb} side={finestSide} bytes={bytes} />
        </svg>
        <div>
          <p>{picture?.name || words.drawn}</p>
          {lock === "free" && (
            <button type="button" className="button" onClick={() => input.current?.click()}>
              {words.choose}
            </button>
          )}
          <input ref={input} type="file" hidden accept="image/*" onChange={open} />
        </div>
      </div>
    </FieldFrame>
  );
}
