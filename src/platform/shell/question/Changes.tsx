import { use } from "react";
import type { Preset } from "../../documents/preset";
import { unbroken } from "../../ui/unbroken";
import { pageWords } from "../history/shown-name";
import { type Lab, type LabDialogs, useDocument, useLab } from "../lab";
import { presetsText } from "../presets/words";

/** By lab: a promise that is made while drawing must be the same one at the next drawing. */
const fetched = new WeakMap<Lab, Promise<LabDialogs>>();

function dialogsOf(lab: Lab): Promise<LabDialogs> {
  const known = fetched.get(lab) ?? lab.dialogs();
  fetched.set(lab, known);
  return known;
}

/** How the open document differs from its preset, as in the name of a run. */
export function Changes({ preset }: { readonly preset: Preset }) {
  const { history } = use(dialogsOf(useLab()));
  return unbroken(presetsText.changed(history.changes(preset.document, useDocument(), pageWords())));
}
