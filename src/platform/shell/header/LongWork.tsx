import { usePlayground, useSession } from "../../state/react";
import type { FileProgress } from "../../state/read-file";
import { useLab } from "../lab";
import { headerText } from "./words";

/**
 * What keeps a person waiting: a large file on its way in, or a computation of the lab's. It lies over the page's corner, so
 * that nothing moves when it comes and goes.
 */
export function LongWork() {
  const reading = usePlayground((state) => state.reading);
  const { LongWork: LongComputation } = useLab().header;
  if (reading) return <LongReading {...reading} />;
  return LongComputation ? <LongComputation /> : null;
}

/** A large file on its way in. */
function LongReading({ name, share }: FileProgress) {
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
