import type { ComponentProps } from "react";
import { CloseIcon } from "../../../../platform/ui/icons";
import "./remove-button.css";

/** A small cross that takes away the row or column it stands in. `label` says which. */
export function RemoveButton({ label, ...rest }: { readonly label: string } & ComponentProps<"button">) {
  return (
    <button type="button" className="remove-button" aria-label={label} title={label} {...rest}>
      <CloseIcon />
    </button>
  );
}
