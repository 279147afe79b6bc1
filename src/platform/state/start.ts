/** How a session begins: from the address, and from the stored session. */
import type { Problem } from "../fields/problem";
import type { Recovered } from "./autosave";
import { describes, type IncomingLink, type OpenedLink } from "./incoming-link";

export type Start =
  /** Resumes the stored session. */
  | { readonly how: "resume"; readonly recovered: Recovered }
  /** Resumes it, and opens the link in the address as one more change: a reloaded tab whose address was edited. */
  | { readonly how: "resume-then-open"; readonly recovered: Recovered; readonly link: OpenedLink & { readonly ok: true } }
  /** Resumes it although the address cannot be read; a notice says so. */
  | { readonly how: "resume-and-say"; readonly recovered: Recovered; readonly problem: Problem }
  | { readonly how: "open"; readonly link: OpenedLink & { readonly ok: true } }
  /** Runs the default document, with the problem of the address. */
  | { readonly how: "fall-back"; readonly problem: Problem | null };

/**
 * @param recovered  the session of this tab, or else the newest; null without one.
 * @param link       the link in the address; null without one.
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
 * Whether the stored session is the one that the address asks for. A new tab resumes a class link only where its address is
 * that link.
 */
function goesOn({ own, session: { experiment, assignment, former } }: Recovered, link: IncomingLink | null): boolean {
  if (link === null) return own || (assignment === null && former === null);
  return describes(link, experiment, assignment?.locks ?? null);
}
