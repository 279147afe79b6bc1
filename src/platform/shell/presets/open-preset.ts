import type { LabDocument } from "../../documents/kind";
import type { Preset } from "../../documents/preset";
import { localPreferences } from "../../state/preferences";
import type { Session } from "../../state/session-api";
import { rememberOpened } from "./opened-presets";

/** Opens a preset with its panel views, and scrolls to its first panel. */
export function openPreset<Document extends LabDocument>(
  session: Pick<Session<Document>, "open">,
  preset: Pick<Preset<Document>, "id" | "document" | "views">,
): void {
  rememberOpened(localPreferences(window), preset);
  session.open(preset.document, preset.views);
  document.querySelector(".panels")?.scrollTo({ top: 0 });
}
