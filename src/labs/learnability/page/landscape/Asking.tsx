import { useQuestions, useSeenMark } from "../../../../platform/shell/asking/asking";
import { useLook } from "../panels/Looking";
import { useSession } from "../session/react";
import { useLandscape, useQuietMoment } from "./Landscape";
import { questionsOf } from "./questions";

/** A run that goes on is looked at so often, in milliseconds. */
const pace = 500;
/** From where it is worth computing: a learner is run again, so not for an edge that shows below the panel above. */
const peek = { share: 0.35, margin: 0 };

/** Asks what the present view needs while it is seen, and gives up what nobody needs any more. */
export function Asking() {
  const { seen, mark } = useSeenMark(peek);
  useLook("landscape", seen);
  const session = useSession();
  const { inquiries, run } = useLandscape();
  const moment = useQuietMoment(seen, pace);
  useQuestions(inquiries, run, () => session.ownData(), seen ? questionsOf(moment) : []);
  return mark;
}
