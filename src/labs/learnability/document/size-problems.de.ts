import type { Sentences } from "../../../platform/fields/problem";
import type { SizeProblemCode } from "./size-problems";

const limit = "GB, die Grenze ist {limit} GB";

export const sizeSentencesDe: Readonly<Record<SizeProblemCode, Sentences[string]>> = {
  "too-large-samples": {
    message: `darf höchstens {most} sein, nicht {given}: {all} Beispiele (G, z, y) der Dimension {d} brauchen {needed} ${limit}`,
  },
  "too-large-gram": {
    message: `darf höchstens {most} sein, nicht {given}: das zweite Moment von {psi} Merkmalen braucht {needed} ${limit}`,
  },
  "too-large-kernel": {
    message: `darf höchstens {most} sein, nicht {given}: die Kernmatrix von {samples} Beispielen braucht {needed} ${limit}`,
  },
  "too-large-dual": {
    message: `darf höchstens {most} sein, nicht {given}: eine geschlossene Lösung für {samples} Beispiele braucht {needed} ${limit}`,
  },
  "too-large-least-squares": {
    message: `darf höchstens {most} sein, nicht {given}: eine geschlossene Lösung in {psi} Merkmalen braucht {needed} ${limit}`,
  },
  "too-large-pointwise": {
    message: `darf höchstens {most} sein, nicht {given}: {test} Testbeispiele an {samples} Trainingsbeispielen zu prüfen braucht {needed} ${limit}`,
  },
  "too-large-best-fit": {
    message: `darf höchstens {most} sein, nicht {given}: die beste Anpassung an {population} Beispiele braucht {needed} ${limit}`,
  },
  "too-large-descent": {
    message: `darf höchstens {most} sein, nicht {given}: Gradientenabstieg auf W, an {others} Beispielen getestet, braucht {needed} ${limit}`,
  },
  "too-large-tokens": {
    message: `darf höchstens {most} sein, nicht {given}: die Token aller Folgen, je {n} der Dimension {d}, brauchen {needed} ${limit}`,
  },
  "too-large": { message: `braucht {needed} ${limit}`, hint: "das Ziel verkleinern und weniger Beispiele verlangen" },
};
