/** The project's rules of writing, as far as a program can check them: each rule finds the sentences that break it. */
import { typographic } from "../../src/platform/ui/typographic";
import { type Sentence, sentencesIn, wordCount } from "./sentences";
import { terms } from "./terms";
import type { Language, Text } from "./texts";

export const rules = ["long", "caption", "person", "speech", "beginning", "term", "quotes"] as const;
export type Rule = (typeof rules)[number];

export const titles: Readonly<Record<Rule, string>> = {
  long: "sentences of more than 22 words",
  caption: "captions of more than two sentences",
  person: "words for persons",
  speech: "machines that speak, hear or know",
  beginning: "sentences that begin with a free relative",
  term: "words that have a standard term",
  quotes: "straight marks on the page",
};

export interface Hit {
  readonly rule: Rule;
  readonly text: Text;
  readonly line: number;
  readonly sentence: string;
  /** The part that breaks the rule. */
  readonly found: string;
}

/** Words of a sentence, sentences of a caption. */
const mostWords = 22;
const mostSentences = 2;

const persons = {
  en: /\b(who|whom|whoever|nobody|no one|somebody|someone|anybody|anyone|everybody|everyone)\b/i,
  de: /\b(wer|wem|wen|niemand(?:e[mn])?|jemand(?:e[mn])?)\b/i,
};

/** A machine, up to two words, and an activity that only persons have. */
const speech = {
  en: /\b(?:learner|layer|data|solver|encoder|token|model|matrix|head|network)s?(?: (?!and\b|or\b)[\p{L}-]+){0,2} (?:says?|hears?|knows?|asks?|speaks?|looks? (?:at|back)|wants?)\b/iu,
  de: /\b(?:Lerner|Schicht|Daten|Löser|Encoder|Token|Modell|Matrix|Kopf|Köpfe|Netz)[a-z]{0,2},?(?: (?!und\b|oder\b)[\p{L}-]+){0,2} (?:sagt|sagen|hört|hören|weiß|wissen|fragt|fragen|spricht|sprechen|will|wollen|schaut|schauen|blickt|blicken)(?!\p{L})(?!.*\bvoraus\b)/u,
};

const beginnings = {
  en: /^["“(]?(What|Where|Wherever|Whatever|Who|Whoever|How)\b(?!ever)/,
  de: /^["„(]?(Was|Wo|Wer|Wie(?! (?:in|im|bei|beim|zuvor|oben|vorher|dort|hier|auch|auf|berechnet|gerundet)\b))(?=\s)/,
};

/** A function with its arguments, which keeps the marks of code. */
const call = /[\w.{}]+\([^)]*\)/g;
const straightMark = /["']\S+|\S["']/;

/** Everything except the command line and files that are read unchanged. */
const isOnPage = ({ area }: Text) => area !== "docs" && area !== "cli";

/** The names of values that are filled in are no words of a sentence. */
const found = (pattern: RegExp, sentence: string) => pattern.exec(sentence.replace(/\{\w+\}/g, "{}"))?.[0] ?? null;

/** The violation of each rule by a sentence; null where there is none. */
const findings: Readonly<Record<Exclude<Rule, "caption">, (sentence: string, text: Text) => string | null>> = {
  long: (sentence) => (wordCount(sentence) > mostWords ? `${wordCount(sentence)} words` : null),
  person: (sentence, { language }) => found(persons[language], sentence),
  speech: (sentence, { language }) => found(speech[language], sentence),
  beginning: (sentence, { language }) => (/\?["”“)]*$/.test(sentence) ? null : found(beginnings[language], sentence)),
  term: (sentence, { language }) => termIn(sentence, language),
  quotes: (sentence, text) => (isOnPage(text) ? found(straightMark, typographic(sentence, text.language).replace(call, "{}")) : null),
};

function termIn(sentence: string, language: Language): string | null {
  for (const [pattern, instead] of terms[language]) {
    const word = found(pattern, sentence);
    if (word) return `${word}: write ${instead}`;
  }
  return null;
}

/** For each rule, the hits in the reading of the text with the most. */
export function hitsIn(text: Text): readonly Hit[] {
  const readings = text.variants.map(sentencesIn);
  return rules.flatMap((rule) => {
    const hits = readings.map((sentences) => hitsOf(rule, text, sentences));
    return hits.reduce((most, others) => (others.length > most.length ? others : most));
  });
}

function hitsOf(rule: Rule, text: Text, sentences: readonly Sentence[]): readonly Hit[] {
  const hit = ({ text: sentence, linesBefore }: Sentence, what: string): Hit => ({
    rule,
    text,
    line: text.line + linesBefore,
    sentence,
    found: what,
  });
  if (rule === "caption")
    return text.caption && sentences.length > mostSentences ? [hit(sentences[mostSentences], `${sentences.length} sentences`)] : [];
  return sentences.flatMap((sentence) => {
    const what = findings[rule](sentence.text, text);
    return what === null ? [] : [hit(sentence, what)];
  });
}
