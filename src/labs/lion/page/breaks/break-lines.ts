/** From computed failures to what is drawn. */
import { formatValue } from "../../../../platform/charts/format";
import type { LossData, LossLine, LossMark } from "../../../../platform/charts/loss-data";
import type { ShareLine } from "../../../../platform/charts/shares-layout";
import { type BreakSettings, firstLost, type LastRow, type OutputSizes, type RecipeErrors, shares } from "./break-data";
import { shownDecays } from "./views";
import { breakText } from "./words";

interface Look {
  readonly color: string;
  readonly textColor: string;
  readonly marker: number;
  readonly stroke: "solid" | "dashed";
}

const look = (place: number, marker: number, stroke: Look["stroke"]): Look => ({
  color: `var(--ramp-${place})`,
  textColor: `var(--ramp-text-${place})`,
  marker,
  stroke,
});

const truth: Look = { color: "var(--ink)", textColor: "var(--ink)", marker: 3, stroke: "solid" };
const looks: Readonly<Record<RecipeErrors["recipe"] | "float64", Look>> = {
  float64: truth,
  product: look(2, 1, "solid"),
  "guarded-inverse": look(2, 1, "solid"),
  clamped: look(0, 2, "dashed"),
  "prefix-difference": look(1, 0, "dashed"),
  running: look(4, 2, "solid"),
};

const lineOf = (id: string, name: string, its: Look, main: ArrayLike<number>, note: string): LossLine => ({
  id,
  name,
  ...its,
  x: Array.from(main, (_, index) => index + 1),
  main,
  thin: null,
  band: null,
  note,
  diverged: false,
});

const overTokens = (length: number, lines: readonly LossLine[], marks: readonly LossMark[] = []): LossData => ({
  lines,
  levels: [],
  guides: [],
  marks,
  axis: { scale: "linear", low: 0, high: length },
});

/** Errors of every token; the product form ends where it has no numbers, at both ends of the sequence. */
export function errorLines(settings: BreakSettings, errors: readonly RecipeErrors[]): LossData {
  const first = firstLost(settings);
  const { length } = settings;
  const marks =
    first === null
      ? []
      : [
          { id: "first", name: breakText.beyond, x: first },
          { id: "last", name: "", x: length + 1 - first },
        ];
  return overTokens(
    length,
    errors.map(({ recipe, errors: own, largest, lost }) =>
      lineOf(
        recipe,
        breakText.recipes[recipe],
        looks[recipe],
        own,
        lost > 0 ? breakText.lostNote(lost) : breakText.upTo(formatValue(largest)),
      ),
    ),
    marks,
  );
}

export function rowLines({ length }: BreakSettings, rows: readonly LastRow[]): LossData {
  return overTokens(
    length,
    rows.map(({ recipe, entries }) =>
      lineOf(recipe, breakText.recipes[recipe], looks[recipe], entries, breakText.diagonal(formatValue(entries[length - 1]))),
    ),
  );
}

const sizeLooks = [look(4, 2, "solid"), look(2, 1, "solid"), look(4, 2, "dashed"), look(2, 1, "dashed")];

/** From the smallest output to the largest: which token has which says nothing. */
export function sizeLines({ length }: BreakSettings, sizes: readonly OutputSizes[]): LossData {
  return overTokens(
    length,
    sizes.map(({ scaled, positive, sizes: own, largest }, at) =>
      lineOf(
        `${scaled} ${positive}`,
        breakText.sizes[scaled ? "scaled" : "unscaled"][positive ? "positive" : "signed"],
        sizeLooks[at],
        own.toSorted(),
        breakText.upTo(formatValue(largest)),
      ),
    ),
  );
}

export function shareLines(): readonly ShareLine[] {
  return shownDecays.map((decay, at) => {
    const { color, textColor } = look(at, 0, "solid");
    return {
      id: decay,
      name: breakText.decay(Number(decay)),
      color,
      textColor,
      marker: at,
      stroke: at % 2 === 0 ? "solid" : "dashed",
      weight: "plain",
      values: shares(Number(decay)),
      band: null,
    };
  });
}
