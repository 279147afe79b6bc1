import type { Words } from "../../ui/translation";
import type { eagleGlossary } from "./glossary-words";

export default {
  condition: {
    term: "Konditionszahl",
    forms: ["Konditionszahl"],
    meaning: "Der größte Singulärwert einer Matrix geteilt durch ihren kleinsten positiven: wie ungleich sie streckt.",
  },
  singular: {
    term: "Singulärwert",
    forms: ["Singulärwerte", "Singulärwerten"],
    meaning: "Wie stark eine Matrix entlang einer ihrer eigenen Richtungen streckt.",
  },
  rank: {
    term: "Rang",
    forms: ["Rang"],
    meaning: "Wie viele Richtungen eine Matrix wirklich hat; die anderen sind Kombinationen von ihnen.",
  },
  pseudo: {
    term: "Pseudoinverse",
    forms: ["Pseudoinverse"],
    meaning: "Was einer Inversen am nächsten kommt, wo eine Matrix keine hat; sie gibt die kleinsten Lösungen kleinster Quadrate.",
  },
  flop: { term: "Gleitkommaoperation", forms: ["Gleitkommaoperationen"], meaning: "Eine Addition oder Multiplikation." },
} satisfies Words<typeof eagleGlossary>;
