import { assignmentCode } from "../../experiment/learnability/assignment-code";
import { type Assignment, controlsOf, isFree } from "../../experiment/learnability/locks";
import { usePlayground, useSession } from "../../state/react";
import { LockIcon } from "../../ui/icons";
import { type Lab, useLab } from "../lab";
import { nameOfControl } from "./locks";
import { lockText } from "./words";
import "./lock.css";

/** Whether this is the experiment of a teacher's link, what may be changed about it, and the way back to one that was left. */
export function ClassBar() {
  const session = useSession();
  const assignment = usePlayground((state) => state.assignment);
  const former = usePlayground((state) => state.former);
  const experiment = usePlayground((state) => state.experiment);
  const lab = useLab();
  const words = lockText.bar;
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
            {words.code(assignmentCode({ experiment, locks: assignment.locks }))}
          </span>
          <button type="button" className="link-button" onClick={() => session.leaveAssignment()}>
            {words.leave}
          </button>
        </div>
      )}
    </section>
  );
}

/** What is free, or what is not, whichever is the shorter list. */
function permissions(lab: Lab, { experiment, locks }: Assignment): string {
  const names = (free: boolean) => [
    ...new Set(
      controlsOf(experiment)
        .filter((control) => isFree(locks, control) === free)
        .map((control) => nameOfControl(lab, control)),
    ),
  ];
  const [may, locked] = [names(true), names(false)];
  if (may.length === 0) return lockText.bar.nothing;
  if (locked.length === 0) return lockText.bar.everything;
  return may.length <= locked.length ? lockText.bar.may(may) : lockText.bar.most(locked);
}
