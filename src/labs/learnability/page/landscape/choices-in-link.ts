/**
 * Choices of the panel as words of an address: "between_of-2_other-teacher" or "of-1_start_first-sharpest_zoom-0.3". Defaults
 * are left out, so that most addresses contain no words.
 */

import { type Choices, type DirectionName, firstChoices, type OtherName, type Zoom } from "./moment";
import { landscapeText } from "./words";

/** Choices that a link contains: all but the end of a computation by hand. */
export type LinkedChoices = Omit<Choices, "stopped">;

const kinds: ReadonlySet<string> = new Set(["path", "teacher", "sharpest", "downhill", "random"]);
const learnerName = /^learner-\d{1,3}$/;

/** Null for the default choices. */
export function wordsOf(choices: LinkedChoices): string | null {
  const { view, learner, origin, first, second, zoom, other } = choices;
  const words = [
    view === firstChoices.view ? null : view,
    learner === null ? null : `of-${learner}`,
    origin === firstChoices.origin ? null : origin,
    first && `first-${first}`,
    second === firstChoices.second ? null : `second-${second}`,
    zoom === firstChoices.zoom ? null : `zoom-${zoom}`,
    other && `other-${other}`,
  ].filter((word) => word !== null);
  return words.length === 0 ? null : words.join("_");
}

/** Unknown words are ignored. */
export function choicesOf(words: string | null): LinkedChoices {
  const { stopped: _, ...first } = firstChoices;
  let choices: LinkedChoices = first;
  for (const word of (words ?? "").split("_")) choices = { ...choices, ...meaningOf(word) };
  return choices;
}

function meaningOf(word: string): Partial<LinkedChoices> {
  if (word === "between") return { view: word };
  if (word === "start") return { origin: word };
  const [, key, value] = /^(of|first|second|zoom|other)-(.+)$/.exec(word) ?? [];
  if (key === "of" && /^\d{1,3}$/.test(value)) return { learner: Number(value) };
  if (key === "first" && isDirection(value)) return { first: value };
  if (key === "second" && isDirection(value)) return { second: value };
  if (key === "zoom" && isZoom(value)) return { zoom: value };
  if (key === "other" && isOther(value)) return { other: value };
  return {};
}

function isDirection(value: string): value is DirectionName {
  return kinds.has(value) || learnerName.test(value);
}

function isOther(value: string): value is OtherName {
  return value === "teacher" || learnerName.test(value);
}

function isZoom(value: string): value is Zoom {
  return Object.hasOwn(landscapeText.zooms, value);
}
