/** Addresses of this page in its several views. */
import { type PageView, writePageView } from "../../state/page-view";

/** The address of an experiment, in a view of the page that differs from the present one by `change`. */
export function addressOf(link: string, view: PageView, change: Partial<PageView> = {}): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${writePageView({ ...view, mode: "page", panel: null, ...change }, search)}#${link}`;
}

/** A frame for another page. Nothing in an address needs escaping but "&", and a title is quoted. */
export function frameOf(address: string, title: string, height: number): string {
  const quoted = (words: string) => words.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}
