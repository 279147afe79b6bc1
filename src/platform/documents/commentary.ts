/**
 * Words of a commentary that lead to what they name: "[the roll-out](computations:view.rollout)" is "the roll-out", and leads
 * to the panel of that name in that view. Without a view it leads to the panel as the preset opens it. "[a
 * prompt](preset:eagle.prompt-as-matrix)" leads to a preset of a lab.
 */

export interface PanelLink {
  readonly words: string;
  /** A name that addresses know the panel by. */
  readonly panel: string;
  /** In the panel's own few characters; null for what the preset shows there. */
  readonly view: string | null;
}

export interface PresetLink {
  readonly words: string;
  readonly lab: string;
  /** Id of the preset. */
  readonly preset: string;
}

export type CommentaryPart = string | PanelLink | PresetLink;

const link = /\[([^\]]+)\]\(([a-z-]+)(?::([a-z0-9._-]+))?\)/g;

export function commentaryParts(commentary: string): CommentaryPart[] {
  const parts: CommentaryPart[] = [];
  let end = 0;
  for (const match of commentary.matchAll(link)) {
    const [whole, words, panel, view] = match;
    parts.push(commentary.slice(end, match.index), panel === "preset" ? toPreset(words, view) : { words, panel, view: view ?? null });
    end = match.index + whole.length;
  }
  return [...parts, commentary.slice(end)].filter((part) => part !== "");
}

function toPreset(words: string, target = ""): PresetLink {
  const [lab, preset = ""] = target.split(".");
  return { words, lab, preset };
}
