/** The panels of a presentation that are ready to be shown, as they report it themselves. */
import { useEffect, useMemo, useReducer, useState } from "react";
import type { LabDocument } from "../../documents/kind";
import type { Staging, Steps } from "../../ui/panel/staging";
import type { PanelDefinition } from "../panel-definition";

interface Slide {
  readonly staging: Staging;
  /** Panels that are there: one, or none while it is fetched. */
  panels: number;
  /** Places in it where words stand for a picture. */
  waits: number;
  /** Places in it where a picture would need a press. */
  absences: number;
  steps: Steps | null;
}

export interface Slides {
  stagingOf(id: string): Staging;
  stepsOf(id: string): Steps | null;
  /** Whether it has a picture. A panel that was never begun has one if nothing must be fetched or computed for it. */
  isReady(panel: PanelDefinition): boolean;
  /** Whether it gets no picture by itself. */
  isAbsent(panel: PanelDefinition): boolean;
}

export function useSlides(document: LabDocument): Slides {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const kept = useMemo(() => keepSlides(changed), []);
  // Panels without a picture of the document are no slides, though they may have other things to show.
  const isStaged = ({ staged }: PanelDefinition) => staged?.(document) !== false;
  return {
    ...kept,
    isReady: (panel) => isStaged(panel) && kept.isReady(panel),
    isAbsent: (panel) => !isStaged(panel) || kept.isAbsent(panel),
  };
}

function keepSlides(changed: () => void): Slides {
  const slides = new Map<string, Slide>();
  const slideOf = (id: string): Slide => {
    const known = slides.get(id);
    if (known) return known;
    const count = (part: "panels" | "waits" | "absences") => () => {
      made[part]++;
      changed();
      return () => {
        made[part]--;
        changed();
      };
    };
    const offerSteps = (steps: Steps) => {
      made.steps = steps;
      changed();
      return () => {
        made.steps = null;
        changed();
      };
    };
    const staging: Staging = { arrive: count("panels"), wait: count("waits"), miss: count("absences"), offerSteps };
    const made: Slide = { staging, panels: 0, waits: 0, absences: 0, steps: null };
    slides.set(id, made);
    return made;
  };
  return {
    stagingOf: (id) => slideOf(id).staging,
    stepsOf: (id) => slides.get(id)?.steps ?? null,
    isReady({ id, late }) {
      const slide = slides.get(id);
      return slide ? slide.panels > 0 && slide.waits === 0 && slide.absences === 0 : late === undefined;
    },
    isAbsent: ({ id }) => (slides.get(id)?.absences ?? 0) > 0,
  };
}

export interface SlideCount {
  /** Of the slide that is shown, from 0. */
  readonly place: number;
  /** Of each slide in its order, whether it is ready. Those still to come are in their places, and keep the numbers of the others. */
  readonly ready: readonly boolean[];
  /** Their number; null until it is known of each panel whether it gets a picture. */
  readonly count: number | null;
}

/** Panels that get no picture are no slides. */
export function countSlides(
  panels: readonly PanelDefinition[],
  current: PanelDefinition,
  { isReady, isAbsent }: Pick<Slides, "isReady" | "isAbsent">,
  known: boolean,
): SlideCount {
  const slides = panels.filter((panel) => isReady(panel) || !isAbsent(panel));
  return { place: slides.indexOf(current), ready: slides.map(isReady), count: known ? slides.length : null };
}

/** Milliseconds after which a panel with a picture keeps it: some report only with their first results that these take long. */
const lasting = 1000;

/**
 * Whether it is known of each panel whether it gets a picture. A picture that is computed again during a run does not change that.
 * @param key      of the panels and their document: with another one all are unknown again.
 * @param waiting  panels that are not ready yet.
 */
export function useKnown(key: object, waiting: number): boolean {
  const [known, setKnown] = useState<object | null>(null);
  useEffect(() => {
    if (waiting > 0) return;
    const timer = setTimeout(() => setKnown(key), lasting);
    return () => clearTimeout(timer);
  }, [key, waiting]);
  return known === key;
}

/** Where a presentation begins: a panel whose picture would need a press is no first slide, unless all are so. */
export function firstWithPicture(panels: readonly PanelDefinition[], { isAbsent }: Pick<Slides, "isAbsent">): number {
  return Math.max(
    0,
    panels.findIndex((panel) => !isAbsent(panel)),
  );
}

/** Panels to be made ready next: those that follow a place, then those before it. */
export function nextToPrepare(
  panels: readonly PanelDefinition[],
  place: number,
  { isReady, isAbsent }: Pick<Slides, "isReady" | "isAbsent">,
  count: number,
): readonly PanelDefinition[] {
  const others = [...panels.slice(place + 1), ...panels.slice(0, place).reverse()];
  return others.filter((panel) => !isReady(panel) && !isAbsent(panel)).slice(0, count);
}

/**
 * The first panel from a place on that is ready, and those that were passed on the way.
 * @param by  the direction: 1 or -1.
 * @returns `to` is null where none is ready.
 */
export function nextReady(
  panels: readonly PanelDefinition[],
  from: number,
  by: 1 | -1,
  isReady: (panel: PanelDefinition) => boolean,
): { readonly to: number | null; readonly passed: readonly PanelDefinition[] } {
  const passed: PanelDefinition[] = [];
  for (let at = from; at >= 0 && at < panels.length; at += by) {
    if (isReady(panels[at])) return { to: at, passed };
    passed.push(panels[at]);
  }
  return { to: null, passed };
}
