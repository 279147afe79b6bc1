import type { ReactNode, Ref } from "react";

export interface IconButtonProps {
  /** Name of the action, also shown on hover. */
  readonly label: string;
  /** More words on hover, such as the keys that do the same. */
  readonly hint?: string | undefined;
  /** Why it cannot be pressed, said beside what it does. */
  readonly lock?: string | undefined;
  readonly look?: "outlined" | "primary" | "plain";
  readonly disabled?: boolean;
  /** For a button that shows and hides something. */
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly popup?: "dialog" | "menu";
  /** Where the keys of a field beside it do the same, Tab passes it by. */
  readonly tabIndex?: -1;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function IconButton({
  label,
  hint,
  lock,
  look = "outlined",
  disabled = false,
  expanded,
  controls,
  popup,
  tabIndex,
  onPress,
  ref,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={`icon-button icon-button-${look}`}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      tabIndex={tabIndex}
      title={lock === undefined ? (hint ?? label) : `${hint ?? label}. ${lock}`}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
