import { useRef } from "react";
import type { Question } from "../../../engine/learnability/study/questions";
import { useSeen } from "../../../ui/seen";
import { useLook } from "../panels/Looking";
import { useSettled } from "../panels/use-settled";
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
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useSeen(mark, peek);
  useLook("certificate", seen);
  const session = useSession();
  const { inquiries, run } = useLaboratory();
  const moment = useQuietMoment(seen, pace);
  const questions = wanted(moment, seen);
  useSettled(JSON.stringify(questions), () => inquiries.want(run, session.ownData(), questions));
  return <span hidden ref={mark} />;
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
