/** Data of the panel at one moment: all its sentences and pictures follow from them alone. */

import type { EntryOf } from "../asking/study-inquiries";
import type { PageMoment } from "../session/page-moment";
import type { landscapeText } from "./words";

export type DirectionName = "path" | "teacher" | "sharpest" | "downhill" | "random" | `learner-${number}`;
export type OtherName = "teacher" | `learner-${number}`;
export type Zoom = keyof typeof landscapeText.zooms;

export interface Choices {
  readonly view: "maps" | "between";
  /** Index of the learner; null takes the first. */
  readonly learner: number | null;
  readonly origin: "start" | "end";
  /** Null is the direction to the teacher where there is one, else that of the path. */
  readonly first: DirectionName | null;
  readonly second: DirectionName;
  readonly zoom: Zoom;
  /** Null takes the first one. */
  readonly other: OtherName | null;
  /** The computation was ended by hand. */
  readonly stopped: boolean;
}

export const firstChoices: Choices = {
  view: "maps",
  learner: null,
  origin: "end",
  first: null,
  second: "path",
  zoom: "1",
  other: null,
  stopped: false,
};

export interface Moment extends Pick<PageMoment, "experiment" | "activity" | "ownData" | "series"> {
  readonly choices: Choices;
  /** The latest question of a kind about this run, with its answer. */
  readonly entry: EntryOf;
}
