import { sentenceCase } from "../../../../../platform/ui/grammar";
import { problemSaid, saidParts } from "../../../../../platform/ui/problem-said";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import { turingText } from "./words";

export interface ProblemListProps {
  readonly problems: readonly MachineProblem[];
  /** Leads to the line of a problem. */
  readonly onLine?: ((problem: MachineProblem) => void) | undefined;
}

/** Largest number of problems shown at once. */
const mostShown = 3;

/** Problems that prevent a machine from running, with place and remedy; or the line that there are none. */
export function ProblemList({ problems, onLine }: ProblemListProps) {
  const words = turingText;
  return (
    <div className="turing-problems" role="status">
      {problems.length === 0 ? (
        <p className="turing-help">{words.runs}</p>
      ) : (
        <>
          <ul>
            {problems.slice(0, mostShown).map((problem) => (
              <ProblemItem key={problemSaid(problem)} problem={problem} onLine={onLine} />
            ))}
          </ul>
          {problems.length > mostShown && <p className="turing-help">{words.more(problems.length - mostShown)}</p>}
        </>
      )}
    </div>
  );
}

interface OneProblem extends Pick<ProblemListProps, "onLine"> {
  readonly problem: MachineProblem;
}

function ProblemItem({ problem, onLine }: OneProblem) {
  const { place: _, ...said } = problem;
  const [message, hint] = saidParts({ ...said, field: "" });
  return (
    <li>
      <ProblemPlace problem={problem} onLine={onLine} /> {message}
      {hint !== undefined && <span className="turing-hint">{sentence(hint)}</span>}
    </li>
  );
}

function ProblemPlace({ problem, onLine }: OneProblem) {
  const words = turingText;
  const { line } = problem.spot;
  if (line === undefined) return null;
  return onLine ? (
    <button type="button" className="turing-line" title={words.lines} onClick={() => onLine(problem)}>
      {words.line(line)}
    </button>
  ) : (
    <strong>{words.line(line)}</strong>
  );
}

/** A hint continues the sentence of its problem; here it stands alone. */
function sentence(hint: string): string {
  return `${sentenceCase(hint)}${/[.?!]$/.test(hint) ? "" : "."}`;
}
