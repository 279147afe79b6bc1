import type { Sentences } from "../../../platform/fields/problem";
import type { SizeProblemCode } from "./size-problems";

const limit = "GB, die Grenze ist {limit} GB";

export const sizeSentencesDe: Readonly<Record<SizeProblemCode, Sentences[string]>> = {
  "too-large-samples": {
    message: `darf höchstens {most} sein, nicht {given}: {all} Beispiele der Dimension {d} brauchen {needed} ${limit}`,
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
    message: `darf höchstens {most} sein, nicht {given}: Zertifikate von {test} Testbeispielen aus {samples} Trainingsbeispielen brauchen {needed} ${limit}`,
  },
  "too-large-best-fit": {
    message: `darf höchstens {most} sein, nicht {given}: die beste Anpassung an {population} Beispiele braucht {needed} ${limit}`,
  },
  "too-large-descent": {
    message: `darf höchstens {most} sein, nicht {given}: Gradientenabstieg auf W mit {others} Testbeispielen braucht {needed} ${limit}`,
  },
  "too-large-tokens": {
    message: `darf höchstens {most} sein, nicht {given}: alle Folgen aus {n} Token mit {d} Koordinaten brauchen {needed} ${limit}`,
  },
  "too-large": { message: `braucht {needed} ${limit}`, hint: "ein kleineres Ziel oder weniger Beispiele wählen" },
};
