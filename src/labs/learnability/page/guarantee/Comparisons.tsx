import { unbroken } from "../../../../platform/ui/unbroken";
import type { Asked } from "./asked";
import type { Guarantee } from "./guarantee-data";
import { TeachersView } from "./TeachersView";
import { TrainedView } from "./TrainedView";
import { guaranteeText } from "./words";

/** Pictures beside the main one, computed on request. */
export type Comparison = "trained" | "teachers";

interface ComparisonsProps {
  readonly asked: Asked;
  readonly guarantee: Guarantee;
  readonly opened: readonly Comparison[];
  readonly onOpen: (comparison: Comparison) => void;
}

export function Comparisons({ asked, guarantee, opened, onOpen }: ComparisonsProps) {
  const words = guaranteeText;
  const { task } = asked;
  const offered: readonly Comparison[] = ["trained", ...(task.kind === "random-attention" ? (["teachers"] as const) : [])];
  const folded = offered.filter((one) => !opened.includes(one));
  const isOpen = (one: Comparison) => offered.includes(one) && opened.includes(one);
  return (
    <>
      {isOpen("trained") && <TrainedView asked={asked} guarantee={guarantee} />}
      {isOpen("teachers") && task.kind === "random-attention" && <TeachersView asked={asked} guarantee={guarantee} task={task} />}
      {folded.length > 0 && (
        <div className="guarantee-offers">
          <span>{unbroken(words.compareWith)}</span>
          {folded.map((one) => (
            <button key={one} type="button" className="pill" onClick={() => onOpen(one)}>
              {words.comparisons[one]}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
