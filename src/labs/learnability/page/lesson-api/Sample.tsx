/** One sequence whose numbers can be dragged, and the output of attention, step by step. */
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { panelElement } from "../../../../platform/shell/panels/point-at";
import { AttentionFigure } from "../mechanism/AttentionFigure";
import { withToken } from "../mechanism/steps";
import { lessonAttention } from "../panels/lesson-attention";
import { watchSight } from "./in-sight";
import { type SamplePart, type Steps, stepsOf } from "./one-sample";
import { Inputs, Result, useSampleStore } from "./SampleNumbers";
import { SamplePanel } from "./SamplePanel";
import type { SampleStore } from "./sample-store";
import { lessonApiText } from "./words";

export interface SampleProps {
  /** Shown parts: numbers to drag, and results that follow. */
  readonly show: readonly Shown[];
  /** Whether a line explains how a number is changed. */
  readonly help?: boolean;
}

export type Shown = "drawing" | "Z" | "Q" | "V" | "question" | "scores" | "sum" | "answer" | "gram" | "features" | "coefficients";

const parts: readonly Shown[] = ["Z", "Q", "V"];

export function Sample({ show, help = false }: SampleProps) {
  const store = useSampleStore();
  const sample = useStore(store);
  const steps = stepsOf(sample);
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (figure.current) return beside(store, figure.current);
  }, [store]);
  return (
    <figure className="lesson-sample" ref={figure}>
      {show.includes("drawing") && (
        <AttentionFigure head={sample} onMove={(token, place) => store.setPart("Z", withToken(sample, token, place).Z)} />
      )}
      <div className="lesson-sample-rows">
        {show.map((shown) =>
          shown === "drawing" ? null : parts.includes(shown) ? (
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

/** While the sample is on screen, the attention panel shows it with the same numbers. */
function beside(store: SampleStore, place: HTMLElement): () => void {
  const show = () => {
    // Nothing changes while the panel has the focus.
    if (!panelElement("attention")?.contains(document.activeElement))
      lessonAttention.setState(store.inPanel.getState() ? { Panel: SamplePanel, notes: store } : null, true);
  };
  const stops = [store.inPanel.subscribe(show), watchSight(place, (inSight) => store.seen(place, inSight))];
  const left = () => requestAnimationFrame(show);
  document.addEventListener("focusout", left);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener("focusout", left);
    store.seen(place, false);
    lessonAttention.setState(null, true);
  };
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
