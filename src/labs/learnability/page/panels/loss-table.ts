import type { LossData } from "../../../../platform/charts/loss-data";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { panelText } from "./words";

/** Every recorded error that is drawn, one row for each learner and place. */
export function lossTable({ lines, levels, guides }: LossData): DataTable {
  const words = panelText.loss.columns;
  const banded = lines.some(({ band }) => band !== null);
  const columns = [words.x, words.learner, words.shown, words.train, ...(banded ? [words.low, words.high] : [])];
  const extra = (low: number | string, high: number | string) => (banded ? [low, high] : []);
  const place = (value: number) => Number(value.toPrecision(6));
  return {
    columns,
    rows: [
      ...levels.map(({ name, value }) => ["", name, value, "", ...extra("", "")]),
      ...lines.flatMap(({ name, x, main, thin, band }) =>
        Array.from(x, (at, index) => [
          place(at),
          name,
          main[index],
          thin?.[index] ?? main[index],
          ...extra(band?.low[index] ?? "", band?.high[index] ?? ""),
        ]),
      ),
      ...guides.flatMap(({ name, id, x, main }) =>
        Array.from(x, (at, index) => [place(at), name || id, main[index], "", ...extra("", "")]),
      ),
    ],
  };
}
