import type { Size } from "../../../../platform/ui/measure";
import { PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { scanCount } from "../../math/encoder/settings";
import { HalfLivesChart, type HalfLivesRow } from "../charts/HalfLivesChart";
import type { InspectedEncoder } from "./inspect-encoders";
import { closesMost, type HeadDecays, halfLifeOf } from "./learned-decays";
import { glyphWords, placeOf } from "./sentences";
import { trainingText } from "./words";

export interface HalfLivesProps {
  readonly size: Size;
  readonly decays: readonly HeadDecays[];
  readonly inspected: InspectedEncoder;
}

/** How long each head remembers behind a token: of LION-S over many tokens, those at which a gate closes most apart; of LION-D the one of each head. */
export function HalfLives({ size, decays, inspected: { settings } }: HalfLivesProps) {
  const words = trainingText.sequence;
  const { variant, layers, heads } = settings;
  const closed = closesMost(decays);
  if (!closed) return <PanelEmpty absent>{words.nothingDecays[variant === "lit" ? "LIT" : "softmax"]}</PanelEmpty>;
  const { glyph } = closed;
  const look = glyph === "|" ? "wall" : "outlined";
  const rows = decays.map((head): HalfLivesRow => {
    const others = [...head.byGlyph].flatMap(([kind, lambdas]) => (kind === glyph ? [] : lambdas));
    const groups = [
      { look: "filled", values: others },
      { look, values: head.byGlyph.get(glyph) ?? [] },
    ] as const;
    return {
      name: placeOf({ layers, heads, scans: scanCount(settings) }, head),
      groups: (variant === "d" ? [{ look: "filled", values: [head.mean] } as const] : groups).map((group) => ({
        ...group,
        values: group.values.map(halfLifeOf),
      })),
    };
  });
  const legend =
    variant === "d" ? [] : [{ look, name: words.atKind(glyphWords(glyph)) } as const, { look: "filled", name: words.atOthers } as const];
  return (
    <HalfLivesChart
      {...size}
      rows={rows}
      legend={legend}
      words={{
        name: words.halfLives,
        summary: words.halfLivesSummary,
        across: words.across,
      }}
    />
  );
}
