import type { ReactNode } from "react";

export interface IconButtonProps {
  /** Name of the action, also shown on hover. */
  readonly label: string;
  readonly look?: "outlined" | "primary" | "plain";
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function IconButton({ label, look = "outlined", disabled = false, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button icon-button-${look}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
