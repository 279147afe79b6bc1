import type { ReactNode } from "react";
import { LatePart } from "./offline/LatePart";
import { useMotion } from "./use-motion";

/** A part of the page, made with `lazy`, that is fetched after the first curve. */
export function AfterMotion({ children }: { readonly children: ReactNode }) {
  return useMotion() && <LatePart fallback={null}>{children}</LatePart>;
}
