/** How a session begins: from what the address says, and from what was kept. */
import type { Problem } from "../fields/problem";
import type { Recovered } from "./autosave";
import { describes, type IncomingLink, type OpenedLink } from "./incoming-link";

export type Start =
  /** The session that was kept goes on. */
  | { readonly how: "resume"; readonly recovered: Recovered }
  /** It goes on, and the link in the address is one more change of its document: a reloaded tab whose address was changed by hand. */
  | { readonly how: "resume-then-open"; readonly recovered: Recovered; readonly link: OpenedLink & { readonly ok: true } }
  /** It goes on although the address cannot be read, which is said. */
  | { readonly how: "resume-and-say"; readonly recovered: Recovered; readonly problem: Problem }
  | { readonly how: "open"; readonly link: OpenedLink & { readonly ok: true } }
  /** The document that runs when there is nothing else, and what was wrong with the address. */
  | { readonly how: "fall-back"; readonly problem: Problem | null };

/**
 * @param recovered  the session of this very tab, or else the newest; null where nothing is kept, or looked for.
 * @param link       what the address says; null for a bare one.
 */
export function howToStart(recovered: Recovered | null, link: IncomingLink | null): Start {
  if (recovered && goesOn(recovered, link)) return { how: "resume", recovered };
  if (recovered?.own && link) {
    return link.ok ? { how: "resume-then-open", recovered, link } : { how: "resume-and-say", recovered, problem: link.problem };
  }
  if (link?.ok) return { how: "open", link };
  return { how: "fall-back", problem: link?.problem ?? null };
}

/**
 * Whether a session that was kept is what the address asks for. A fresh tab takes up a class's link only where its address
 * is that link: a bare address is nobody's homework.
 */
function goesOn({ own, session: { experiment, assignment, former } }: Recovered, link: IncomingLink | null): boolean {
  if (link === null) return own || (assignment === null && former === null);
  return describes(link, experiment, assignment?.locks ?? null);
}
