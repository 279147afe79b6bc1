interface ToggleIconProps {
  /** Whether what it stands for is on. */
  readonly filled: boolean;
}

/** Two curves, one over the other. */
export function OverlayIcon({ filled }: ToggleIconProps) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 3.5c2 6 5 8 12 9" strokeWidth={filled ? 2.4 : 1.6} />
      <path d="M2 8c3 3 6 4.5 12 5" strokeDasharray={filled ? "none" : "2 2.4"} strokeWidth={filled ? 2.4 : 1.6} />
    </svg>
  );
}

export function PinIcon({ filled }: ToggleIconProps) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5.5 2.5h5M6.3 2.5v4L4 9.3h8L9.7 6.5v-4M8 9.3v4.2" />
    </svg>
  );
}
