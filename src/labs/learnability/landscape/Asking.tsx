import { useRef } from "react";
import { useSeen } from "../../../ui/seen";
import { useLook } from "../panels/Looking";
import { useSettled } from "../panels/use-settled";
import { useSession } from "../session/react";
import { useLandscape, useQuietMoment } from "./Landscape";
import { questionsOf } from "./questions";

/** A run that goes on is looked at so often, in milliseconds. */
const pace = 500;
/** From where it is worth computing: a learner is run again, so not for an edge that shows below the panel above. */
const peek = { share: 0.35, margin: 0 };

/** Asks what the present view needs while it is seen, and gives up what nobody needs any more. */
export function Asking() {
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useSeen(mark, peek);
  useLook("landscape", seen);
  const session = useSession();
  const { inquiries, run } = useLandscape();
  const moment = useQuietMoment(seen, pace);
  const questions = seen ? questionsOf(moment) : [];
  useSettled(JSON.stringify(questions), () => inquiries.want(run, session.ownData(), questions));
  return <span hidden ref={mark} />;
}
