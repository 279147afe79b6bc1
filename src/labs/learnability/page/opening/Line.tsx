import { lineText } from "./line-words";

/** The lab in a line. */
export function Line() {
  return lineText.line;
}
