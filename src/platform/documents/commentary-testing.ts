import { commentaryParts, type PanelLink } from "./commentary";

/** The links of a commentary. */
export function commentaryLinks(commentary: string): PanelLink[] {
  return commentaryParts(commentary).filter((part) => typeof part !== "string");
}

/** What is read. */
export function plainCommentary(commentary: string): string {
  return commentaryParts(commentary)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
}
