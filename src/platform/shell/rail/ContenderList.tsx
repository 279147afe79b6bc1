import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { LockNote } from "../class/LockNote";
import { useLock } from "../class/locks";
import { AddContender } from "./AddContender";
import { ContenderChip } from "./ContenderChip";
import type { Contenders } from "./lab-rail";
import "./contenders.css";

/** Those that are compared, a chip each, and the button that adds one. One tab stop; the arrow keys move from chip to chip. */
export function ContenderList({ contenders }: { readonly contenders: Contenders }) {
  const { title, figure, control, most, words, addable, all } = contenders;
  const heading = useId();
  const lock = useLock(control);
  const full = all.length >= most;
  const mayAdd = lock === "free" && !full && addable.length > 0;
  const list = useRovingFocus(all.length + (mayAdd ? 1 : 0));
  return (
    <section className="rail-section" aria-labelledby={heading}>
      <div className="chips-head">
        <h2 id={heading}>{title}</h2>
        {all.length > 0 && <span>{figure}</span>}
      </div>
      {all.length === 0 && <p className="rail-empty">{words.none}</p>}
      <ul className="chips" ref={list.ref} onKeyDown={list.onKeyDown} aria-labelledby={heading}>
        {all.map((contender, place) => (
          <ContenderChip
            key={contender.index}
            {...{ contender, figureName: figure, mayChange: lock === "free", mayAdd }}
            inTabOrder={place === list.current}
            onFocus={() => list.setCurrent(place)}
            onRemove={() => {
              list.keepFocus();
              contender.remove();
            }}
          />
        ))}
        {mayAdd && (
          <AddContender
            {...{ addable, words: words.add }}
            inTabOrder={all.length === list.current}
            onFocus={() => list.setCurrent(all.length)}
          />
        )}
      </ul>
      {lock === "locked" && <LockNote />}
      {full && lock === "free" && <p className="field-help">{words.most(most)}</p>}
    </section>
  );
}

/** Which of so many chips is in the tab order, and how the arrow keys move among them. */
function useRovingFocus(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [wanted, setCurrent] = useState(0);
  const current = Math.max(0, Math.min(wanted, count - 1));
  // The chip that has the focus goes away with what it stands for: the one that takes its place has the focus then.
  const kept = useRef(false);
  const focus = (place: number) => ref.current?.querySelectorAll<HTMLElement>(".chip")[place]?.focus();
  useLayoutEffect(() => {
    if (!kept.current) return;
    kept.current = false;
    focus(current);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || !event.target.matches(".chip")) return;
    const to = placeAfter(event.key, current, count);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    focus(to);
  };
  return {
    ...{ ref, current, setCurrent, onKeyDown },
    keepFocus: () => {
      kept.current = true;
    },
  };
}

function placeAfter(key: string, place: number, count: number): number | null {
  if (key === "ArrowDown" || key === "ArrowRight") return Math.min(place + 1, count - 1);
  if (key === "ArrowUp" || key === "ArrowLeft") return Math.max(place - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
