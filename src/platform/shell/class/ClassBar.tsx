import { type Assignment, assignmentCode, controlsOf } from "../../documents/assignment";
import { isFree } from "../../documents/locks";
import { usePlayground, useSession } from "../../state/react";
import { LockIcon } from "../../ui/icons";
import { classBarText } from "./bar-words";
import { nameOfControl } from "./locks";
import "./lock.css";
import { type Lab, useLab } from "../lab";

/** Whether this is the experiment of a teacher's link, what may be changed about it, and the way back to one that was left. */
export function ClassBar() {
  const session = useSession();
  const assignment = usePlayground((state) => state.assignment);
  const former = usePlayground((state) => state.former);
  const experiment = usePlayground((state) => state.experiment);
  const lab = useLab();
  const words = classBarText;
  return (
    <section className="class-bars" aria-label={words.region}>
      {former && (
        <div className="class-bar class-bar-left" role="alert">
          <p>
            <strong>{words.left}</strong>
          </p>
          <button type="button" className="button" onClick={() => session.returnToAssignment()}>
            {words.back}
          </button>
          <button type="button" className="link-button" onClick={() => session.forgetAssignment()}>
            {words.letGo}
          </button>
        </div>
      )}
      {assignment && (
        <div className="class-bar">
          <LockIcon />
          <p>
            <strong>{words.locked}</strong> {permissions(lab, assignment)}
          </p>
          <span className="class-code number" title={words.codeHelp}>
            {words.code(assignmentCode(session.kind, { experiment, locks: assignment.locks }))}
          </span>
          <button type="button" className="link-button" onClick={() => session.leaveAssignment()}>
            {words.leave}
          </button>
        </div>
      )}
    </section>
  );
}

/** The free settings or the locked ones, whichever list is shorter. */
function permissions(lab: Lab, { experiment, locks }: Assignment): string {
  const names = (free: boolean) => [
    ...new Set(
      controlsOf(lab.session.kind, experiment)
        .filter((control) => isFree(locks, control) === free)
        .map((control) => nameOfControl(lab, control)),
    ),
  ];
  const [may, locked] = [names(true), names(false)];
  if (may.length === 0) return classBarText.nothing;
  if (locked.length === 0) return classBarText.everything;
  return may.length <= locked.length ? classBarText.may(may) : classBarText.most(locked);
}
