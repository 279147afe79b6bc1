import { type KeyboardEvent, lazy, useRef, useState } from "react";
import { Swatch } from "../../charts/Marker";
import { usePlayground, useSession } from "../../state/react";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import type { Contender } from "./lab-rail";
import { railFrameText } from "./words";

const ContenderPopover = lazy(() => import("./ContenderPopover").then((module) => ({ default: module.ContenderPopover })));

interface ContenderChipProps {
  readonly contender: Contender;
  /** Name of its figure, for readers who do not see the heading. */
  readonly figureName: string;
  readonly mayChange: boolean;
  /** There is room for a copy. */
  readonly mayAdd: boolean;
  readonly inTabOrder: boolean;
  readonly onFocus: () => void;
  readonly onRemove: () => void;
}

/** One contender: its mark, its name and its state; below it, its problem. The rest is in a popover. */
export function ContenderChip(props: ContenderChipProps) {
  const { contender, figureName, mayChange, mayAdd, inTabOrder, onFocus, onRemove } = props;
  const { index, name, marker, color, textColor, stroke } = contender;
  const session = useSession();
  const chip = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const figure = useLab().rail.useFigure(index);
  const hidden = usePlayground((state) => state.hidden.has(index));
  const remove = () => {
    setOpen(false);
    onRemove();
    session.say({ kind: "removed", name });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "h" || event.key === "H") session.setHidden(index, !hidden);
    else if (event.key === "Delete" && mayChange) remove();
    else return;
    event.preventDefault();
  };
  return (
    <li>
      <button
        ref={chip}
        type="button"
        className={hidden ? "chip chip-hidden" : "chip"}
        tabIndex={inTabOrder ? 0 : -1}
        title={railFrameText.contender.keys}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={mayChange ? "H Delete" : "H"}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(!open)}
      >
        <Swatch shape={marker} color={color} stroke={stroke} />
        <span className="chip-name" style={{ color: textColor }}>
          {name}
        </span>
        {hidden && <span className="visually-hidden">, {railFrameText.contender.hidden}</span>}
        {figure !== null && (
          <span className="chip-figure number">
            <span className="visually-hidden">, {figureName} </span>
            {figure}
          </span>
        )}
      </button>
      <Trouble index={index} />
      {open && (
        <LatePart fallback={null}>
          <ContenderPopover {...{ contender, hidden, mayChange, mayAdd }} anchor={chip} onRemove={remove} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </li>
  );
}

/** The problem of a contender and its remedy, in sight without a click. */
function Trouble({ index }: { readonly index: number }) {
  const { words, tone, remedy } = useLab().rail.useStanding(index);
  if (tone !== "error") return null;
  return (
    <p className="chip-trouble">
      <span className="tone-error">{words}</span>
      {remedy && (
        <button type="button" className="link-button" onClick={remedy.act}>
          {remedy.words}
        </button>
      )}
    </p>
  );
}
