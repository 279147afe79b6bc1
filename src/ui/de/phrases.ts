/** German for words that the layers below write in English: each whole text by itself, and texts with numbers by their form. */
const texts: Readonly<Record<string, string>> = {};

export function phrase(english: string): string | undefined {
  return Object.hasOwn(texts, english) ? texts[english] : undefined;
}
