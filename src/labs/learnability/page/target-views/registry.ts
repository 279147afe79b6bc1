/** The views of the targets: each is found by the name of its file, `<kind>-words.ts`. */
import type { TaskSpec } from "../../document/document";
import type { TargetView } from "./target-view";

const views = import.meta.glob<TargetView>("./*-words.ts", { eager: true, import: "view" });

export function targetView<Spec extends TaskSpec>({ kind }: Pick<Spec, "kind">): TargetView<Spec> {
  return views[`./${kind}-words.ts`] as unknown as TargetView<Spec>;
}

/** Heading of the settings of a kind; undefined for kinds that are no target. */
export function targetHeading(kind: string): string | undefined {
  return views[`./${kind}-words.ts`]?.heading;
}
