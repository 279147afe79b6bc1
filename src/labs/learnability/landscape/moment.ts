/** What the panel shows at one moment, as data: everything it says and draws follows from this alone. */
import type { Question } from "../../../engine/learnability/study/questions";
import type { landscapeText } from "../../../ui/landscape-text";
import type { Entry } from "../certificate/inquiries";
import type { LearnabilityState } from "../session/react";
import type { RunSeries } from "../session/series";

export type DirectionName = "path" | "teacher" | "sharpest" | "downhill" | "random" | `learner-${number}`;
export type OtherName = "teacher" | `learner-${number}`;
export type Zoom = keyof typeof landscapeText.zooms;

export interface Choices {
  readonly view: "maps" | "between";
  /** Index of the learner; null takes the first. */
  readonly learner: number | null;
  readonly origin: "start" | "end";
  /** Null leads to the teacher where there is one, and along the path otherwise. */
  readonly first: DirectionName | null;
  readonly second: DirectionName;
  readonly zoom: Zoom;
  /** Null takes the first there is. */
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

export interface Moment extends Pick<LearnabilityState, "experiment" | "activity" | "ownData"> {
  readonly series: RunSeries;
  readonly choices: Choices;
  /** The latest question of a kind about this run, with its answer. */
  readonly entry: <Kind extends Question["kind"]>(kind: Kind) => Entry<Kind> | null;
}
