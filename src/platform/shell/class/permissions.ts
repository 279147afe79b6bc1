/** What a class may change under the locks of a link, in few names. */
import { controlsOf } from "../../documents/assignment";
import type { LabDocument } from "../../documents/kind";
import { isFree, type Locks, pageControls } from "../../documents/locks";
import type { Lab } from "../lab";
import { nameOfControl } from "./locks";

/** Words for each case: names are listed of the shorter side, the free controls or the locked ones. */
export interface PermissionWords<Words> {
  readonly everything: Words;
  readonly nothing: Words;
  readonly may: (names: readonly string[]) => Words;
  readonly most: (names: readonly string[]) => Words;
}

const ofPage: readonly string[] = pageControls;

/** Controls of the page, such as running, are named only where they are locked. */
export function permissions<Words>(lab: Lab, experiment: LabDocument, locks: Locks | null, words: PermissionWords<Words>): Words {
  const names = (free: boolean) => {
    const controls = controlsOf(lab.session.kind, experiment).filter((control) => isFree(locks, control) === free);
    const named = free ? controls.filter((control) => !ofPage.includes(control)) : controls;
    return [...new Set(named.map((control) => nameOfControl(lab, control)))];
  };
  const [may, locked] = [names(true), names(false)];
  if (may.length === 0) return words.nothing;
  if (locked.length === 0) return words.everything;
  return may.length <= locked.length ? words.may(may) : words.most(locked);
}
