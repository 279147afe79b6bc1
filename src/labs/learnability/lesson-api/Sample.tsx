/** One sequence whose numbers can be dragged, and what attention makes of them, step by step. */
import { useContext } from "react";
import { useStore } from "zustand";
import { formatRounded, formatSetting } from "../../../charts/format";
import { NotesContext } from "../../../shell/lesson-api";
import { DragNumber } from "../../../ui/controls/DragNumber";
import { dimension, length, type OneSample, type SamplePart, type Steps, stepsOf } from "./one-sample";
import type { SampleStore } from "./sample-store";
import { lessonApiText } from "./words";

/** The notes of a lesson on this lab. */
function useSampleStore(): SampleStore {
  const notes = useContext(NotesContext);
  if (!notes) throw new Error("a sample stands in a lesson");
  return notes as SampleStore;
}

export interface SampleProps {
  /** What is shown of it: numbers to drag, and results that follow. */
  readonly show: readonly Shown[];
  /** Says how a number is changed. */
  readonly help?: boolean;
}

export type Shown = "Z" | "Q" | "V" | "question" | "scores" | "sum" | "answer" | "gram" | "features" | "coefficients";

const parts: readonly Shown[] = ["Z", "Q", "V"];

export function Sample({ show, help = false }: SampleProps) {
  const store = useSampleStore();
  const sample = useStore(store);
  const steps = stepsOf(sample);
  return (
    <figure className="lesson-sample">
      <div className="lesson-sample-rows">
        {show.map((shown) =>
          parts.includes(shown) ? (
            <Inputs key={shown} part={shown as SamplePart} sample={sample} />
          ) : (
            <Result key={shown} shown={shown as keyof Steps} steps={steps} />
          ),
        )}
      </div>
      <figcaption>
        {help && `${lessonApiText.sample.help} `}
        <button type="button" className="lesson-word" onClick={() => store.reset()}>
          {lessonApiText.sample.reset}
        </button>
      </figcaption>
    </figure>
  );
}

/** Whole numbers and halves reach far enough. */
const most = 100;

function Inputs({ part, sample }: { readonly part: SamplePart; readonly sample: OneSample }) {
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

function Result({ shown, steps }: { readonly shown: keyof Steps; readonly steps: Steps }) {
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

function written(value: number): string {
  return formatRounded(value, 6).replace("-", "−");
}

export interface SetSampleProps {
  readonly part: SamplePart;
  readonly values: readonly number[];
  readonly children: React.ReactNode;
}

/** Words that set all numbers of one part of the sample. */
export function SetSample({ part, values, children }: SetSampleProps) {
  const sample = useSampleStore();
  return (
    <button type="button" className="lesson-word" title={lessonApiText.sample.set} onClick={() => sample.setPart(part, values)}>
      {children}
    </button>
  );
}
