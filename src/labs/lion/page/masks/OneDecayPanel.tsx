import { useLock } from "../../../../platform/shell/class/locks";
import { FieldControl } from "../../../../platform/shell/forms/FieldControl";
import { propose } from "../../../../platform/shell/forms/propose";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { sliderFirst } from "../../../../platform/ui/roving";
import { isMadeSequence, problemFields } from "../../document/problem-fields";
import { halfLife } from "../../math/mask";
import { DecayCurveChart } from "../charts/DecayCurveChart";
import { baseProblem, presetOf } from "../rail/base";
import { withProblemField } from "../rail/edits";
import { useDocument, useSession } from "../session/react";
import { oneDecaySentence } from "./sentences";
import { useMaskedHead } from "./use-head";
import { masksText } from "./words";

const others = [0.5, 0.99];
/** Distances in the table. */
const farthest = 40;

/** One decay for all tokens: how far it reaches. */
export function OneDecayPanel() {
  const session = useSession();
  const document = useDocument();
  const words = masksText.one;
  const { head, empty } = useMaskedHead();
  const { problem, variant } = document;
  // Of own data the decay is in the file.
  const given = isMadeSequence(problem) ? problem.lambda : head && variant === "D" ? Math.exp(head.decays.logs[0]) : null;
  const lock = useLock(`${problem.kind}.lambda`);
  const base = baseProblem(problem, presetOf(document));
  const before = isMadeSequence(base) ? base.lambda : problemFields.random.lambda.default;
  const change = (value: unknown) => propose(session, "problem.lambda", withProblemField("lambda", value));
  const sentence = given === null ? empty : oneDecaySentence(given, document);
  return (
    <Panel
      id="one-decay"
      title={words.title}
      summary={sentence}
      plainSummary={() => sentence}
      toolbar={
        isMadeSequence(problem) &&
        lock !== "hidden" && (
          <div className="lion-slider" ref={sliderFirst}>
            <FieldControl
              field={problemFields.random.lambda}
              value={problem.lambda}
              changed={problem.lambda !== before}
              locked={lock === "locked"}
              standing={null}
              propose={change}
              onReset={() => change(before)}
            />
          </div>
        )
      }
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => ({
        columns: [words.columns.distance, words.columns.share],
        rows:
          given === null ? [] : Array.from({ length: farthest + 1 }, (_, distance) => [distance, distance === 0 ? 1 : given ** distance]),
      })}
    >
      <PanelChart>
        {(size) =>
          given === null ? (
            <PanelEmpty>{empty}</PanelEmpty>
          ) : (
            <DecayCurveChart
              {...size}
              lambda={given}
              others={others.filter((other) => other !== given)}
              halfLife={halfLife(given)}
              words={{ ...words, name: words.chart, summary: sentence }}
            />
          )
        }
      </PanelChart>
    </Panel>
  );
}
