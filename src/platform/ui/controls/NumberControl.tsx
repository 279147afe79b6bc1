import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Slider, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { formatSetting } from "../../charts/format";
import type { NumberField } from "../../fields/fields";
import { fieldSaid } from "../language";
import { readEntry } from "./entry";
import { FieldFrame } from "./FieldFrame";
import { usePaintedFirst } from "./painted-first";
import { nearestStop, neighbouringStop, sliderStops, stopShare } from "./slider-stops";

export interface NumberControlProps {
  readonly field: NumberField;
  /** A word where the field has words besides numbers. */
  readonly value: number | string;
  readonly changed: boolean;
  /** Problem of the value itself; the problem of an entry comes before it. */
  readonly standing?: string | null;
  /** One tab stop, the entry, whose arrow keys move the slider. */
  readonly brief?: boolean;
  /** Takes a value, or returns the reason against it and changes nothing. */
  readonly propose: (value: unknown) => string | null;
  readonly onReset: () => void;
}

/** A slider for round numbers and an entry for any; the schema's reason against an entry stands under it. */
export function NumberControl({ field, value, changed, standing = null, brief = false, propose, onReset }: NumberControlProps) {
  const [labelId, helpId] = [useId(), useId()];
  const { label, help, unit, options } = fieldSaid(field);
  const stops = useMemo(() => sliderStops(field), [field]);
  const [draft, setDraft] = useDraft(value);
  const [refused, setProblem] = useState<string | null>(null);
  const problem = refused ?? standing;
  const offer = (proposal: unknown) => {
    const word = Object.entries(options).find(([, said]) => said === String(proposal).trim())?.[0];
    const answer = propose(word === "null" ? null : (word ?? proposal));
    setProblem(answer);
    if (answer === null) setDraft(null);
  };
  const [shown, move] = usePaintedFirst(value, offer);
  const revert = () => {
    setDraft(null);
    setProblem(null);
  };
  const reset = () => {
    revert();
    onReset();
  };
  return (
    <FieldFrame
      {...{ label, labelId, help, helpId, changed, problem }}
      onReset={reset}
      value={
        <NumberEntry
          {...{ label, unit, helpId, stops, draft, problem, onDraft: setDraft, onRevert: revert }}
          value={shown}
          said={typeof shown === "number" ? formatSetting(shown) : (options[shown] ?? shown)}
          onOffer={offer}
          onStep={move}
        />
      }
    >
      <StopSlider {...{ label, labelId, helpId, stops, brief }} value={numberIn(stops, shown)} onChange={move} />
    </FieldFrame>
  );
}

/** A word has the place of the largest number on the slider. */
function numberIn(stops: readonly number[], value: number | string): number {
  return typeof value === "number" ? value : stops[stops.length - 1];
}

/** Half-typed text, dropped as soon as the value changes by other means (undo, the slider, another preset). */
function useDraft(value: number | string): [string | null, (draft: string | null) => void] {
  const [state, setState] = useState<{ readonly draft: string | null; readonly value: number | string }>({ draft: null, value });
  const draft = state.value === value ? state.draft : null;
  return [draft, (next) => setState({ draft: next, value })];
}

interface NumberEntryProps {
  readonly label: string;
  readonly helpId: string;
  readonly stops: readonly number[];
  readonly value: number | string;
  /** The value as it is shown. */
  readonly said: string;
  /** Empty for a number without one. */
  readonly unit: string;
  readonly draft: string | null;
  readonly problem: string | null;
  readonly onDraft: (text: string) => void;
  readonly onRevert: () => void;
  readonly onOffer: (value: unknown) => void;
  readonly onStep: (value: number) => void;
}

/**
 * A plain text input. The number field of react-aria swallows keys that make no number and clamps values out of bounds: "1e-8"
 * could not be typed, and a 99 out of 16 would silently become 16.
 */
function NumberEntry({ label, helpId, stops, value, said, unit, draft, problem, onDraft, onRevert, onOffer, onStep }: NumberEntryProps) {
  const commit = () => {
    if (draft !== null) onOffer(readEntry(draft));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    else if (event.key === "Escape" && draft !== null) {
      // The first Escape takes back the entry; only the next one closes the dialog around it.
      event.stopPropagation();
      onRevert();
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      onStep(neighbouringStop(stops, numberIn(stops, value), event.key === "ArrowUp" ? 1 : -1));
    }
  };
  const shown = draft ?? said;
  return (
    <span className="entry">
      <input
        className="entry-input number"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        size={Math.max(3, shown.length)}
        value={shown}
        aria-label={label}
        aria-describedby={helpId}
        aria-invalid={problem !== null}
        onChange={(event) => onDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {unit && <span className="entry-unit">{unit}</span>}
    </span>
  );
}

interface StopSliderProps {
  /** Name of the thumb: react-aria gives the group's name to the group alone. */
  readonly label: string;
  readonly labelId: string;
  readonly helpId: string;
  readonly stops: readonly number[];
  readonly brief: boolean;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider over the indices of its stops, whose text for screen readers is the stop itself. */
function StopSlider({ label, labelId, helpId, stops, brief, value, onChange }: StopSliderProps) {
  const place = nearestStop(stops, value);
  const input = useRef<HTMLInputElement>(null);
  // Set after every drawing, since react-aria writes the index there, and has no slider without a tab stop.
  useLayoutEffect(() => {
    input.current?.setAttribute("aria-valuetext", formatSetting(value));
    // Writing it, even the same, has the page laid out at once.
    if (brief && input.current?.tabIndex !== -1) input.current?.setAttribute("tabindex", "-1");
  });
  return (
    <Slider
      className="slider"
      aria-labelledby={labelId}
      value={place}
      minValue={0}
      maxValue={stops.length - 1}
      onChange={(index) => onChange(stops[index])}
    >
      <SliderTrack className="slider-track">
        <div className="slider-fill" style={{ width: stopShare(stops, place) }} />
        <SliderThumb className="slider-thumb" inputRef={input} aria-label={label} aria-describedby={helpId} />
      </SliderTrack>
    </Slider>
  );
}
