/** Place of a panel among others: set around it, so that the panel itself does not depend on it. */
import { type CSSProperties, createContext, useContext } from "react";

export interface PanelPlace {
  /** The panel, by its name in addresses. */
  readonly panel?: string;
  /** Width in columns, of the twelve of the grid. */
  readonly columns: number;
  /** In pixels; without it the panel has the height of its row, or of its content. */
  readonly height?: number;
  /** Among the panels that lead the page, from 1 on. */
  readonly number?: number | undefined;
  /** Removes it from the page. */
  readonly onFold?: (() => void) | undefined;
}

/** Null for a panel that stands alone. */
export const PanelPlaceContext = createContext<PanelPlace | null>(null);

/** Styles of a panel's place, for the grid. */
export function usePlaceStyle(): CSSProperties | undefined {
  const place = useContext(PanelPlaceContext);
  if (place === null) return undefined;
  const { columns, height } = place;
  return { "--panel-columns": columns, ...(height === undefined ? {} : { "--panel-height": `${height}px` }) } as CSSProperties;
}
