/** Pictures for paper are taken of a light page, whatever theme it has. */

/** Does some work while the page is light, and lets it be as it was. */
export async function inLight<Result>(work: () => Promise<Result>): Promise<Result> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = "light";
  try {
    await nextPicture();
    return await work();
  } finally {
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
  }
}

/** Resolves when what has changed is drawn. */
export function nextPicture(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
