import { problemSaid } from "../../../../../platform/ui/problem-said";
import { automatonText } from "./words";
import type { Workbench } from "./workbench";

/** What an unfinished automaton lacks, with what to do about it; nothing while it is complete. */
export function DraftMessage({ bench }: { readonly bench: Workbench }) {
  const words = automatonText.draft;
  const [first] = bench.problems;
  return (
    <div className="draft-message" role="status">
      {first && (
        <>
          <p>
            <strong>{words.unfinished}</strong> {problemSaid(first)}
            {bench.problems.length > 1 ? ` ${words.more(bench.problems.length - 1)}` : ""}. {words.meanwhile}
          </p>
          <button type="button" className="pill" onClick={bench.discard}>
            {words.discard}
          </button>
        </>
      )}
    </div>
  );
}
