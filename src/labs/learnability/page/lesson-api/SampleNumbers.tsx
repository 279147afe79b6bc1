/** The numbers of a lesson's sequence, to drag and to read, wherever they stand. */
import { useContext } from "react";
import { formatRounded, formatSetting } from "../../../../platform/charts/format";
import { NotesContext } from "../../../../platform/shell/lesson-api";
import { DragNumber } from "../../../../platform/ui/controls/DragNumber";
import { dimension, length, type OneSample, type SamplePart, type Steps } from "./one-sample";
import type { SampleStore } from "./sample-store";
import { lessonApiText } from "./words";

/** The notes of a lesson on this lab. */
export function useSampleStore(): SampleStore {
  const notes = useContext(NotesContext);
  if (!notes) throw new Error("a sample stands in a lesson");
  return notes as SampleStore;
}

/** Whole numbers and halves reach far enough. */
const most = 100;

export function Inputs({ part, sample }: { readonly part: SamplePart; readonly sample: OneSample }) {
  const store = useSampleStore();
  const columns = part === "Z" ? length : dimension;
  const words = lessonApiText.sample;
  const offer = (index: number) => (value: unknown) => {
    if (typeof value !== "number" || Math.abs(value) > most) return words.refused(most);
    store.setNumber(part, index, value);
    return null;
  };
  return (
    <fieldset className="lesson-matrix">
      <legend>{words.names[part]}</legend>
      <div className="lesson-numbers" style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}>
        {sample[part].map((value, index) => (
          <DragNumber
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            key={index}
            label={words.entry(part, Math.floor(index / columns), index % columns)}
            value={value}
            step={1}
            offer={offer(index)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function Result({ shown, steps }: { readonly shown: keyof Steps; readonly steps: Steps }) {
  const words = lessonApiText.sample;
  const values = steps[shown];
  const columns = {
    question: 1,
    scores: length,
    sum: 1,
    answer: 1,
    gram: dimension,
    features: values.length,
    coefficients: values.length / dimension,
  }[shown];
  return (
    <div className="lesson-matrix">
      <span className="lesson-matrix-name">{words.names[shown]}</span>
      <output
        className="lesson-numbers number"
        aria-live={shown === "answer" ? "polite" : "off"}
        aria-label={`${words.names[shown]}: ${values.map(formatSetting).join("; ")}`}
        style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
      >
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
          <span key={index}>{written(value)}</span>
        ))}
      </output>
    </div>
  );
}

/** With the sign that numbers have in sentences. */
export function written(value: number): string {
  return formatRounded(value, 6).replace("-", "−");
}
