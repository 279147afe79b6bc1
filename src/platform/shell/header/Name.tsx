import type { ReactNode } from "react";
import { Logo } from "../../ui/icons";
import { shellText } from "../words";

export function Name({ entry }: { readonly entry?: ReactNode }) {
  return (
    <div className="bar-name">
      <Logo />
      <h1>{shellText.name}</h1>
      {entry}
    </div>
  );
}
