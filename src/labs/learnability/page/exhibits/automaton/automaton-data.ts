/** The tokens of a run as rows, for the table on screen and for files. */

import type { DataTable } from "../../../../../platform/ui/panel/table";
import { tokensPerStep } from "../../../math/tasks/automaton/layer";
import type { Execution } from "./execution";
import { makers, tokenLabel, tokenMeaning } from "./layer-names";
import { automatonText } from "./words";

/** One row for each token, or for each state where no layer is shown. */
export function automatonTable(execution: Execution): DataTable {
  const { columns, roles } = automatonText;
  const { layer, states, automaton } = execution;
  if (!layer) return { columns: [columns.token, columns.state], rows: states.map((state, read) => [read, automaton.states[state]]) };
  const perStep = tokensPerStep(layer.layer);
  const rows = layer.tokens.map((token, t) => {
    const step = t - layer.prompt + 1;
    return [
      tokenLabel(execution, layer, t),
      t < layer.prompt ? roles.prompt : roles.generated,
      tokenMeaning(execution, layer, t),
      makers(execution, layer, t).join("; "),
      step >= 0 ? automaton.states[states[Math.floor(step / perStep)]] : "",
      token.map(([coordinate]) => coordinate + 1).join(" "),
    ];
  });
  return { columns: [columns.token, columns.role, columns.meaning, columns.heads, columns.state, columns.ones], rows };
}
