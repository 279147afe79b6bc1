/** Icons, drawn on a 16 x 16 grid in the current colour. They are decoration: the control that holds one has the name. */
import type { ReactNode } from "react";

/** The frame of every icon. */
export function Icon({ children }: { readonly children: ReactNode }) {
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

export function PlusIcon() {
  return (
    <Icon>
      <path d="M8 3.5v9M3.5 8h9" />
    </Icon>
  );
}

export function UndoIcon() {
  return (
    <Icon>
      <path d="M5.6 2.8 2.6 5.8l3 3M2.9 5.8h6.6a3.8 3.8 0 0 1 0 7.6H6" />
    </Icon>
  );
}

export function RedoIcon() {
  return (
    <Icon>
      <path d="m10.4 2.8 3 3-3 3M13.1 5.8H6.5a3.8 3.8 0 0 0 0 7.6H10" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M8 10V2.4M5.2 4.8 8 2.2l2.8 2.6M5 7H3.4v6.6h9.2V7H11" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M3 8h.01M8 8h.01M13 8h.01" strokeWidth={2.6} strokeLinecap="round" />
    </Icon>
  );
}

export function SlidersIcon() {
  return (
    <Icon>
      <path d="M2.4 5h5M11 5h2.6M2.4 11H5M8.6 11h5" />
      <circle cx={9.2} cy={5} r={1.7} />
      <circle cx={6.8} cy={11} r={1.7} />
    </Icon>
  );
}

export function FlagIcon() {
  return (
    <Icon>
      <path d="M3.6 14V2.4M3.6 3h8.6l-2 3 2 3H3.6" />
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

export function LockIcon() {
  return (
    <Icon>
      <rect x="3.5" y="7" width="9" height="6.5" rx="1.5" />
      <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </Icon>
  );
}

export function PresentIcon() {
  return (
    <Icon>
      <path d="M2 3h12M3 3v7h10V3M8 10v2M5.5 14 8 12l2.5 2" />
    </Icon>
  );
}
