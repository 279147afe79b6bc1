export interface ExplanationProps {
  readonly sentences: readonly string[];
  readonly formula: string;
}

/** What a panel shows, for someone who sees it for the first time. */
export function Explanation({ sentences, formula }: ExplanationProps) {
  return (
    <>
      <p>{sentences.join(" ")}</p>
      <p className="panel-formula">{formula}</p>
    </>
  );
}
