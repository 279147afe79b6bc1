import type { LionDocument } from "../document/document";
import type { PageOutputs } from "../document/python/script";
import { settingsOf } from "../document/settings";
import { attention } from "../math/attention";
import { forms } from "../math/forms/forms";
import { kernelForm } from "../math/kernel-forms";
import type { LionData } from "../math/own-data";
import { LionWorkspace } from "../math/workspace";
import { givenHeads, headsOf } from "./heads";

/** Tokens in a chunk of the fastest form, whatever the document has. */
const chunk = 64;

/**
 * Reference for an exported script: the heads of a document, and their outputs in float64 and in linear time.
 *
 * @throws {PlaygroundError} where the document needs data that are not there.
 */
export function outputsForScript(document: LionDocument, data: LionData | null): PageOutputs {
  const workspace = new LionWorkspace();
  const settings = { ...settingsOf(document), chunk };
  const kernel = kernelForm(workspace, "state-chunk", "float64");
  const outputs = headsOf(document, data).map(({ sequence, decays }) =>
    attention(decays.width === 1 ? kernel : forms["state-chunk"], sequence, decays, settings),
  );
  return { heads: givenHeads(document, data), outputs };
}
