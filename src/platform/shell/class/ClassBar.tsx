import { assignmentCode } from "../../documents/assignment";
import { usePlayground, useSession } from "../../state/react";
import { LockIcon } from "../../ui/icons";
import { classBarText } from "./bar-words";
import { permissions } from "./permissions";
import "./lock.css";
import { useLab } from "../lab";

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
            <strong>{words.locked}</strong> {permissions(lab, assignment.experiment, assignment.locks, words)}
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
