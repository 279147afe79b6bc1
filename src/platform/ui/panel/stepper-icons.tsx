/** Arrows of the sample stepper, on a 16 x 16 grid. */
function Arrow({ d }: { readonly d: string }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={d} strokeLinejoin="round" />
    </svg>
  );
}

export function PreviousIcon() {
  return <Arrow d="M9.8 3.8L5.6 8l4.2 4.2" />;
}

export function NextIcon() {
  return <Arrow d="M6.2 3.8L10.4 8l-4.2 4.2" />;
}
