import { useQuestions, useSeenMark } from "../../../../platform/shell/asking/asking";
import type { Question } from "../../engine/study/questions";
import { useLook } from "../panels/Looking";
import { useSession } from "../session/react";
import { useLaboratory, useQuietMoment } from "./Laboratory";
import { type Moment, standing } from "./moment";
import { views } from "./views";

/** Learners that train are asked about twice a second. */
const pace = 500;
/** From where it is worth computing. */
const peek = { share: 0.15, margin: 0 };

/** Asks what the present view needs while it is seen, and what was started by hand; gives up what nobody needs any more. */
export function Asking() {
  const { seen, mark } = useSeenMark(peek);
  useLook("certificate", seen);
  const session = useSession();
  const { inquiries, run } = useLaboratory();
  const moment = useQuietMoment(seen, pace);
  useQuestions(inquiries, run, () => session.ownData(), wanted(moment, seen));
  return mark;
}

function wanted(moment: Moment, seen: boolean): readonly Question[] {
  if (standing(moment)) return [];
  const { view } = moment.shown;
  const others = [views.heads, views.sweep].filter((started) => started !== views[view]);
  const shown = seen ? views[view].questions(moment) : views[view].questions(moment).filter(({ kind }) => isStarted(kind));
  return [...shown, ...others.flatMap(({ questions }) => questions(moment))];
}

/** Searches of minutes go on while nobody looks: somebody pressed a button for them. */
function isStarted(kind: Question["kind"]): boolean {
  return kind === "fewest-heads" || kind === "sweep";
}
