import type { Answer } from "./verdict";

/** A sign whose shape alone tells the answers apart. */
export function AnswerSign({ answer }: { readonly answer: Answer }) {
  return (
    <svg className="verdict-sign" width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
      {signs[answer]}
    </svg>
  );
}

const signs = {
  yes: (
    <>
      <circle cx={8} cy={8} r={7} className="verdict-disc" />
      <path d="M4.8 8.3l2.2 2.2 4.2-4.6" className="verdict-tick" />
    </>
  ),
  no: (
    <>
      <circle cx={8} cy={8} r={6.3} />
      <path d="M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8" />
    </>
  ),
  uncomputed: <circle cx={8} cy={8} r={6.3} strokeDasharray="2.4 2.55" />,
  undecided: (
    <>
      <circle cx={8} cy={8} r={6.3} />
      <path d="M5 8h6" />
    </>
  ),
} as const;
