import * as z from "zod/mini";

/** One package that the page is made of; scripts/page/licences.ts writes the list when the page is built. */
const licences = z.array(z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() }));

export type Licence = z.infer<typeof licences>[number];

/** @throws when there is no list, as in development, or it cannot be fetched. */
export async function readLicences(): Promise<readonly Licence[]> {
  const answer = await fetch(new URL("licences.json", document.baseURI));
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return licences.parse(await answer.json());
}
