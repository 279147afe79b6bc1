/** Where a panel stands among others: set around it, so that the panel itself need not know. */
import { type CSSProperties, createContext, useContext } from "react";

export interface PanelPlace {
  /** Of the twelve columns of the grid. */
  readonly columns: number;
  /** In pixels; without it the panel has the height of its row, or of what is in it. */
  readonly height?: number;
  /** Among the panels that lead the page, from 1 on. */
  readonly number?: number | undefined;
  /** Takes it off the page. */
  readonly onFold?: (() => void) | undefined;
}

/** Null for a panel that stands alone. */
export const PanelPlaceContext = createContext<PanelPlace | null>(null);

/** What the styles of the grid read off a panel. */
export function usePlaceStyle(): CSSProperties | undefined {
  const place = useContext(PanelPlaceContext);
  if (place === null) return undefined;
  const { columns, height } = place;
  return { "--panel-columns": columns, ...(height === undefined ? {} : { "--panel-height": `${height}px` }) } as CSSProperties;
}
