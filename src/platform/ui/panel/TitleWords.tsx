import { type ComponentType, createContext, useContext } from "react";

interface TermsProps {
  readonly words: string;
  /** Whether Tab stops at the first term; it does, unless told. */
  readonly tabStop?: boolean;
}

/** Draws the words of a title with what its terms mean; null until that has come, and where no lab brings it. */
export const TitleWordsContext = createContext<ComponentType<TermsProps> | null>(null);

export function TitleWords(props: TermsProps) {
  const Marked = useContext(TitleWordsContext);
  return Marked ? <Marked {...props} /> : props.words;
}
