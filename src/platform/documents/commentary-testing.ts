import { commentaryParts, type PanelLink } from "./commentary";

/** The links of a commentary. */
export function commentaryLinks(commentary: string): PanelLink[] {
  return commentaryParts(commentary).filter((part) => typeof part !== "string");
}

/** The text of a commentary as readers see it. */
export function plainCommentary(commentary: string): string {
  return commentaryParts(commentary)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
}
