import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { rates } from "../../engine/stored-runs/figure-1";
import { usePlayground } from "../session/react";
import { StoredCurves } from "./StoredCurves";
import { StoredMap } from "./StoredMap";
import { figures, storedView } from "./views";
import { storedText } from "./words";

/** Figures of the paper from stored runs: they do not depend on the current run, but on its kind of target. */
export function StoredRunsPanel() {
  const words = storedText;
  const task = usePlayground(({ experiment }) => experiment.task);
  const [{ figure, rate }, show] = usePanelView("stored-runs", storedView);
  if (task.kind === "automaton") return <StoredCurves figure1={null} choices={null} />;
  const shown = figure ?? ("d" in task && task.d === 4 ? "figure-1b" : "figure-1a");
  const choices = (
    <>
      <QuietSelect
        label={words.figure}
        value={shown}
        options={figures.map((value) => ({ value, label: words.figures[value] }))}
        onChange={(value) => show({ figure: value })}
      />
      {shown !== "figure-3" && (
        <QuietSelect
          label={words.rateLabel}
          value={rate}
          options={rates.map((value) => ({ value, label: words.rates[value] }))}
          onChange={(value) => show({ rate: value })}
        />
      )}
    </>
  );
  return shown === "figure-3" ? <StoredMap choices={choices} /> : <StoredCurves figure1={{ panel: shown, at: rate }} choices={choices} />;
}
