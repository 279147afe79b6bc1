import type { ComponentProps } from "react";
import { CloseIcon } from "../../../../platform/ui/icons";
import "./remove-button.css";

/** A small cross that removes its row or column, which `label` names. */
export function RemoveButton({ label, ...rest }: { readonly label: string } & ComponentProps<"button">) {
  return (
    <button type="button" className="remove-button" aria-label={label} title={label} {...rest}>
      <CloseIcon />
    </button>
  );
}
