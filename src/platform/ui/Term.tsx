import type { ReactNode } from "react";
import { useMeaning } from "./use-meaning";

export interface TermProps {
  /** In a sentence or two. */
  readonly meaning: string;
  /** Whether Tab stops here; of several terms in one text it stops at one. */
  readonly tabStop?: boolean;
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/** A word that says what it means when it is pointed at, focused or tapped. */
export function Term({ meaning, tabStop = true, onFocus, children }: TermProps) {
  const { element, events, show, words } = useMeaning(meaning);
  return (
    <>
      <button
        type="button"
        className="term"
        ref={element}
        {...events}
        tabIndex={tabStop ? 0 : -1}
        onFocus={() => {
          onFocus?.();
          show();
        }}
        onClick={show}
      >
        {children}
      </button>
      {words}
    </>
  );
}
