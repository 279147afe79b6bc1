/** The questions that follow from the choices. */
import type { BarrierQuestion, LandscapeDirection, LandscapeQuestion, OtherSolution } from "../../engine/study/landscape/questions";
import type { Question } from "../../engine/study/questions";
import { chosenDirections, chosenOther, indexOf, learnerOf } from "./choices";
import type { DirectionName, Moment, OtherName } from "./moment";
import { placeOf } from "./place";
import { instead } from "./standing";

/** Questions that the present view needs. */
export function questionsOf(moment: Moment): readonly Question[] {
  if (moment.choices.stopped || instead(moment)) return [];
  const question = moment.choices.view === "maps" ? mapsQuestion(moment) : barrierQuestion(moment);
  return question ? [question] : [];
}

function mapsQuestion(moment: Moment): LandscapeQuestion | null {
  const at = placeOf(moment, learnerOf(moment)?.index);
  if (!at) return null;
  const [first, second] = chosenDirections(moment).map((name) => directionOf(moment, name));
  return first && second ? { kind: "landscape", ...at, origin: moment.choices.origin, first, second } : null;
}

function barrierQuestion(moment: Moment): BarrierQuestion | null {
  const at = placeOf(moment, learnerOf(moment)?.index);
  const name = chosenOther(moment);
  const other = name && otherOf(moment, name);
  return at && other ? { kind: "barrier", ...at, other } : null;
}

function directionOf(moment: Moment, name: DirectionName): LandscapeDirection | null {
  if (name === "path" || name === "teacher" || name === "sharpest" || name === "downhill" || name === "random") return { kind: name };
  const at = placeOf(moment, indexOf(name));
  return at && { kind: "learner", ...at };
}

function otherOf(moment: Moment, name: OtherName): OtherSolution | null {
  if (name === "teacher") return { kind: "teacher" };
  const at = placeOf(moment, indexOf(name));
  return at && { kind: "learner", ...at };
}
