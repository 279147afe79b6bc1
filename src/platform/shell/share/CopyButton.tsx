import { useState } from "react";
import { Button } from "react-aria-components";
import { shareText } from "./words";

export interface CopyButtonProps {
  readonly words: string;
  /** The text of the button; its accessible name, where the text alone is unclear. */
  readonly label: string;
  readonly name?: string;
  readonly primary?: boolean;
  readonly onCopy?: () => void;
}

type Copying = "ready" | "copied" | "failed";

/** Copies, and reports whether that worked; for another text the report disappears. */
export function CopyButton({ words, label, name, primary = false, onCopy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly state: Copying }>({ of: words, state: "ready" });
  const state = outcome.of === words ? outcome.state : "ready";
  const copy = () => {
    onCopy?.();
    copyText(words).then(
      () => setOutcome({ of: words, state: "copied" }),
      () => setOutcome({ of: words, state: "failed" }),
    );
  };
  return (
    <>
      <Button className={primary ? "button button-primary" : "button"} {...(name ? { "aria-label": name } : {})} onPress={copy}>
        {label}
      </Button>
      <p className="dialog-status" role="status">
        {state === "copied" && shareText.copied}
        {state === "failed" && shareText.copyFailed}
      </p>
    </>
  );
}

/** Pages that are not served over https have no clipboard. */
function copyText(words: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  return clipboard ? clipboard.writeText(words) : Promise.reject(new Error("no clipboard"));
}
