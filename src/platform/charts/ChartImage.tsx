import { type ReactNode, useId } from "react";

export interface ChartImageProps {
  readonly width: number;
  readonly height: number;
  /** The name and a description of the chart, for screen readers. */
  readonly words: { readonly name: string; readonly summary: string };
  readonly children: ReactNode;
}

/** The drawing of a chart, in the pixels of the page: its children are SVG. */
export function ChartImage({ width, height, words, children }: ChartImageProps) {
  const description = useId();
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.name} aria-describedby={description}>
      <desc id={description}>{words.summary}</desc>
      {children}
    </svg>
  );
}
