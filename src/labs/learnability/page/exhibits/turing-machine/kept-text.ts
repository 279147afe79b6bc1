/** The text of a machine as typed, kept across reloads: documents hold neither comments nor unfinished machines. */
import * as z from "zod/mini";

const key = "learnability-turing-text";

export interface KeptText {
  readonly text: string;
  /** The machine of the experiment meanwhile, as JSON: the one the text describes, or the last complete one. */
  readonly of: string;
}

const schema = z.object({ text: z.string(), of: z.string() });

export function loadText(): KeptText | null {
  try {
    const found = localStorage.getItem(key);
    const parsed = found === null ? null : schema.safeParse(JSON.parse(found));
    return parsed?.success ? parsed.data : null;
  } catch {
    // Storage may be forbidden, and its content may be invalid.
    return null;
  }
}

export function saveText(kept: KeptText | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, or with too long a text for it, it lives as long as the page.
  }
}
