import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { type Size, useSize } from "../../ui/measure";
import { questionText } from "./question-words";

export interface QuestionSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Steps of the Page keys; the browser's own where it is left out. */
  readonly page?: number;
  /** The value, beside the slider. */
  readonly shown: ReactNode;
  /** The value and the state of the picture, for screen readers. */
  readonly said: string;
  /** Result so far, drawn above the slider on its own axis. */
  readonly strip: (size: Size) => ReactNode;
  /** Name of the result. */
  readonly stripLabel?: ReactNode;
  onDrag(value: number): void;
}

/** The slider of an opening; above it the result on the same axis, drawn as far as the slider has been, so that it does not give the answer away. */
export function QuestionSlider({ label, value, min, max, page, shown, said, strip, stripLabel, onDrag }: QuestionSliderProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const turn = (event: KeyboardEvent) => {
    const pages = event.key === "PageUp" ? 1 : event.key === "PageDown" ? -1 : 0;
    if (page === undefined || pages === 0) return;
    event.preventDefault();
    onDrag(Math.max(min, Math.min(max, value + pages * page)));
  };
  return (
    <div className="question-drag">
      <label htmlFor={id}>{label}</label>
      <span className="question-count number">{shown}</span>
      {stripLabel && <p className="question-strip-label">{stripLabel}</p>}
      <div className="question-strip" ref={frame}>
        {size && strip(size)}
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        style={{ "--share": (value - min) / (max - min) } as CSSProperties}
        aria-valuetext={said}
        onKeyDown={turn}
        onChange={(event) => onDrag(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** Half of the slider's thumb: its middle goes no farther to either side. */
const inset = 13;

/** Where a value stands on the slider's axis, in pixels. */
export function placeOnSlider(value: number, { min, max }: Pick<QuestionSliderProps, "min" | "max">, width: number): number {
  return inset + ((value - min) / (max - min)) * (width - 2 * inset);
}

interface UnseenProps {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** The part of a strip that the slider has not been at: hatched. */
export function Unseen({ from, to, height }: UnseenProps) {
  const hatch = useId();
  return (
    <>
      <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="question-hatch" d="M0,0V7" />
      </pattern>
      <rect x={from} width={Math.max(0, to - from)} height={height} fill={`url(#${hatch})`} />
      {to - from > 150 && (
        <text className="question-label question-rest" x={(from + to) / 2} y={height / 2 + 4}>
          {questionText.dragOn}
        </text>
      )}
    </>
  );
}
