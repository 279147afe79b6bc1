/** Icons, drawn on a 16 x 16 grid in the current colour. They are decoration: the control that holds one has the name. */
import type { ReactNode } from "react";

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M4.5 2.8v10.4L13 8z" fill="currentColor" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M5 3v10M11 3v10" strokeWidth={2.8} />
    </Icon>
  );
}

export function StepIcon() {
  return (
    <Icon>
      <path d="M3.5 3.4v9.2L10 8z" fill="currentColor" />
      <path d="M12.8 3.2v9.6" strokeWidth={2} />
    </Icon>
  );
}

export function ResetIcon() {
  return (
    <Icon>
      <path d="M3 8a5.2 5.2 0 1 0 1.7-3.85" />
      <path d="M2.9 2.2v3h3" />
    </Icon>
  );
}

export function DiceIcon() {
  return (
    <Icon>
      <rect x={2.2} y={2.2} width={11.6} height={11.6} rx={2.6} />
      {[
        [5.4, 5.4],
        [10.6, 5.4],
        [8, 8],
        [5.4, 10.6],
        [10.6, 10.6],
      ].map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={1.05} fill="currentColor" stroke="none" />
      ))}
    </Icon>
  );
}

export function ThemeIcon() {
  return (
    <Icon>
      <circle cx={8} cy={8} r={5.4} />
      <path d="M8 2.6a5.4 5.4 0 0 1 0 10.8z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M4 4l8 8M12 4l-8 8" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="M4 6.2l4 4 4-4" />
    </Icon>
  );
}

/** The mark of the playground: one square, explained in two ways. */
export function Logo() {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <clipPath id="logo-shape">
        <rect width={20} height={20} rx={4.5} />
      </clipPath>
      <g clipPath="url(#logo-shape)">
        <path d="M0 0H20L0 20z" fill="var(--closed-form)" />
        <path d="M20 0V20H0z" fill="var(--ramp-1)" />
      </g>
    </svg>
  );
}
