/** The token that row, sweep and chunk follow. */

import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { LionDocument } from "../../document/document";
import type { DrawnHead } from "../../engine/protocol";
import { tokenView } from "../panels/views";
import { useSeries } from "../session/react";
import type { LionSeries } from "../session/series";

/** The chosen token, from 1 to `length`; without a choice, that of the run under way, or else one near the middle. */
export function tokenOf(chosen: number | null, { sweep }: LionSeries, length: number): number {
  if (chosen !== null) return Math.max(1, Math.min(length, chosen));
  if (sweep && sweep.step > 0 && sweep.step < sweep.length) return Math.min(length, sweep.step);
  return Math.max(1, Math.round((length * 5) / 8));
}

/** The token, from 1, and a way to choose another. The head has that many tokens. */
export function useToken(length: number): readonly [token: number, choose: (token: number) => void] {
  const [{ token }, show] = usePanelView("matrix", tokenView);
  const series = useSeries(usePanelOnScreen(), readingPace);
  const choose = (wished: number) => show({ token: Math.max(1, Math.min(length, Math.round(wished))) });
  return [tokenOf(token, series, length), choose];
}

/** Label of each token: its character, or its number from 1. */
export function tokenNames({ problem }: LionDocument, length: number): readonly string[] {
  if (problem.kind === "text") return [...problem.text].map((character) => (/\s/u.test(character) ? "␣" : character));
  return Array.from({ length }, (_, at) => String(at + 1));
}

/** λ of every token where decays are one number a token, or one for all; null without decays and with decays of coordinates. */
export function lambdasOf({ decays }: DrawnHead, { variant }: LionDocument): Float64Array | null {
  return variant === "LIT" || decays.width > 1 ? null : decays.logs.map(Math.exp);
}
