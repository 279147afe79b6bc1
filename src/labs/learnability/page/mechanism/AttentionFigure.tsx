import "./mechanism.css";
import { type ReactNode, useRef, useState } from "react";
import { useSize } from "../../../../platform/ui/measure";
import { roving } from "../../../../platform/ui/roving";
import { ChainFrame } from "./ChainFrame";
import { type Scales, scalesOf } from "./plane";
import { QueryFrame } from "./QueryFrame";
import { ScoresFrame } from "./ScoresFrame";
import { ScoresStrip } from "./ScoresStrip";
import { type PlaneHead, type Point, planeSteps, tokenCount } from "./steps";
import { usePages } from "./use-pages";
import { usePlayed } from "./use-played";
import { mechanismText } from "./words";

export interface AttentionFigureProps {
  readonly head: PlaneHead;
  /** Called with the new place of a token. */
  onMove(token: number, place: Point): void;
  /** Beside the buttons that play it. */
  readonly children?: ReactNode;
}

/** Below this width the frames are pages that one swipes. */
const pagesBelow = 700;

const dots = roving(".mechanism-dot");

/** One head of linear attention in three frames: its query, its scores, and the sum of values. Tokens can be moved in the first. */
export function AttentionFigure({ head, onMove, children }: AttentionFigureProps) {
  const { moment, play, show } = usePlayed();
  const [dragging, setDragging] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const words = mechanismText;
  const steps = planeSteps(head);
  // Scales stay while a token is dragged: it would run away from the pointer.
  const held = useRef<Scales>(scalesOf(steps));
  if (!dragging) held.current = scalesOf(steps);
  const inPages = size !== null && size.width < pagesBelow;
  const step = Math.max(1, Math.ceil(moment));
  // A page that one swipes to is drawn; pages that were drawn stay.
  const pages = usePages(inPages, step - 1, (page) => show(Math.max(step, page + 1)));
  const turnTo = (at: number) => (inPages ? pages.turnTo(at) : show(at + 1));
  const shares = [0, 1, 2].map((before) => Math.max(0, Math.min(1, moment - before)));
  const drawn = { steps, scales: held.current };
  const frames = [
    <QueryFrame key="query" {...drawn} share={shares[0]} onMove={onMove} onDragging={setDragging} />,
    <ScoresFrame key="scores" {...drawn} share={shares[1]} />,
    <ChainFrame key="chain" {...drawn} share={shares[2]} />,
  ];
  const n = tokenCount(head);
  const formulas = [
    <>
      <i>q</i> = <i>Q z</i>
      <sub>{n}</sub>
    </>,
    <>
      {words.score}
      <sub>j</sub> = <i>z</i>
      <sub>j</sub> · <i>q</i>
    </>,
    <>
      <i>ŷ</i> = Σ {words.score}
      <sub>j</sub> <i>v</i>
      <sub>j</sub>, <i>v</i>
      <sub>j</sub> = <i>V z</i>
      <sub>j</sub>
    </>,
  ];
  const said = [words.frames[0](steps.query), words.frames[1](steps.scores), words.frames[2](steps.answer)];
  return (
    <figure className="mechanism" ref={frame} aria-label={words.figure} data-pages={inPages} data-moment={moment}>
      <div className="mechanism-frames" ref={pages.strip} onScroll={pages.follow}>
        {frames.map((picture, at) => (
          <section key={picture.key} className="mechanism-frame">
            <h3>
              <span className="mechanism-number">{at + 1}</span> {words.titles[at]}
            </h3>
            <p className="mechanism-note">{words.notes[at]}</p>
            {picture}
            <p className="mechanism-formula" title={said[at]}>
              {formulas[at]}
            </p>
            <p className="visually-hidden">{said[at]}</p>
          </section>
        ))}
      </div>
      <ScoresStrip steps={steps} share={shares[1]} />
      <div className="mechanism-controls">
        {children}
        <button type="button" className="button" onClick={play}>
          {words.again}
        </button>
        <ul className="mechanism-dots" aria-label={words.steps} ref={dots}>
          {frames.map(({ key }, at) => (
            <li key={key}>
              <button
                type="button"
                className="mechanism-dot"
                aria-label={words.step(at + 1)}
                aria-pressed={at === (inPages ? pages.page : step - 1)}
                onClick={() => turnTo(at)}
                onFocus={(event) => event.currentTarget.matches(":focus-visible") && turnTo(at)}
              />
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
