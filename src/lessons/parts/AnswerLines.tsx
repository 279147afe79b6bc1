/** Room to write by hand, on paper alone. */
export function AnswerLines({ count }: { readonly count: number }) {
  return (
    <span className="lesson-lines" aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike
        <span key={line} />
      ))}
    </span>
  );
}
