/** View settings of the panel of forms, kept in links. */
import { index, oneOf, viewOf } from "../../../../platform/shell/view-codec";

export const formsShows = ["answers", "time", "memory"] as const;
export type FormsShows = (typeof formsShows)[number];

export const trainedFormsView = viewOf({ show: oneOf(formsShows, "answers"), learner: { first: 0, ...index(7) } });
