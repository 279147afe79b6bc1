import { type ComponentType, createContext, useContext } from "react";

/** Draws the words of a title with what its terms mean; null until that has come, and where nobody brings it. */
export const TitleWordsContext = createContext<ComponentType<{ readonly words: string }> | null>(null);

export function TitleWords({ words }: { readonly words: string }) {
  const Marked = useContext(TitleWordsContext);
  return Marked ? <Marked words={words} /> : words;
}
