import type { ComponentProps } from "react";

/** A part that scrolls on its own. What scrolls must be reachable by keyboard, and is read out under its label. */
export function Scrollable({ label, ...rest }: { readonly label: string } & ComponentProps<"section">) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
  return <section tabIndex={0} aria-label={label} {...rest} />;
}
