import { useSession } from "../../state/react";
import type { FileProgress } from "../../state/read-file";
import { headerText } from "./words";

/** Progress of reading a large file. */
export function LongReading({ name, share }: FileProgress) {
  const session = useSession();
  return (
    <div className="long-work">
      <p>
        {share === null ? headerText.checkingFile(name) : headerText.readingFile(name)}
        {share !== null && <span className="number">{headerText.percent(share)}</span>}
      </p>
      <progress aria-label={headerText.readingFile(name)} max={1} {...(share === null ? {} : { value: share })} />
      <button type="button" className="pill" onClick={() => session.cancelOpening()}>
        {headerText.cancel}
      </button>
    </div>
  );
}
