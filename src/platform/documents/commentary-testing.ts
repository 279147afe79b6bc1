import { type CommentaryPart, commentaryParts, type PanelLink, type PresetLink } from "./commentary";

/** The links of a commentary to panels. */
export function commentaryLinks(commentary: string): PanelLink[] {
  return commentaryParts(commentary).filter((part: CommentaryPart): part is PanelLink => typeof part !== "string" && "panel" in part);
}

/** The links of a commentary to presets. */
export function presetLinks(commentary: string): PresetLink[] {
  return commentaryParts(commentary).filter((part: CommentaryPart): part is PresetLink => typeof part !== "string" && "preset" in part);
}

/** The text of a commentary as readers see it. */
export function plainCommentary(commentary: string): string {
  return commentaryParts(commentary)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
}
