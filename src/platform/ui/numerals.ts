/** Numbers in running text, in digits and in words. */

/** A number that a text names. "One" and "first" are none: they are mostly no numbers. */
export interface Numeral {
  readonly value: number;
  /** As it is written. */
  readonly text: string;
  /** Place of its first character. */
  readonly at: number;
}

type Language = "en" | "de";

const units = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  de: "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
} as const;
const tens = {
  en: "twenty thirty forty fifty sixty seventy eighty ninety",
  de: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
} as const;
const larger = {
  en: { dozen: 12, hundred: 100, thousand: 1000, million: 1e6 },
  de: { dutzend: 12, hundert: 100, tausend: 1000, million: 1e6 },
} as const;

/** Words for 2 to 99, and for whole hundreds and thousands up to ten of them. */
function wordsOf(language: Language): ReadonlyMap<string, number> {
  const small = units[language].split(" ");
  const known = new Map(small.map((word, value) => [word, value]));
  for (const [index, ten] of tens[language].split(" ").entries()) {
    known.set(ten, 20 + 10 * index);
    for (let unit = 1; unit < 10; unit++)
      known.set(language === "en" ? `${ten}-${small[unit]}` : `${unit === 1 ? "ein" : small[unit]}und${ten}`, 20 + 10 * index + unit);
  }
  for (const [word, value] of Object.entries(larger[language])) known.set(word, value);
  for (const [word, value] of Object.entries(larger[language]))
    for (const [count, name] of small.entries())
      if (count > 1) known.set(language === "en" ? `${name} ${word}` : `${name}${word}`, count * value);
  for (const none of [small[0], small[1]]) known.delete(none);
  return known;
}

const words = { en: wordsOf("en"), de: wordsOf("de") } as const;
/** Longest first, so that "sixteen" is not six. German counts go on: "mit vieren", "achtmal". */
const patterns = {
  en: new RegExp(`(?<![\\p{L}-])(${alternatives("en")})(?![\\p{L}])`, "giu"),
  de: new RegExp(`(?<![\\p{L}-])(${alternatives("de")})(?:e|en|mal)?(?![\\p{L}])`, "giu"),
} as const;

/** A number that has one word, as "sixteen", "fünfundsiebzig" or "thousand". */
export function wordFor(value: number, language: Language): string {
  const found = [...words[language]].find(([, known]) => known === value);
  if (!found) throw new RangeError(`there is no word for ${value}`);
  return found[0];
}

function alternatives(language: Language): string {
  return [...words[language].keys()].toSorted((a, b) => b.length - a.length).join("|");
}

/** Thin spaces, narrow ones that hold together, stand between thousands; German has a comma before decimals, or a point. A sign behind a letter or a digit takes away, and is none. */
const digits = {
  en: /(?<![\p{L}\d.])[−-]?\d(?:[\d\u2009\u202f]*\d)?(?:[.]\d+)?(?:e-?\d+)?/giu,
  de: /(?<![\p{L}\d.])[−-]?\d(?:[\d\u2009\u202f]*\d)?(?:[.,]\d+)?(?:e-?\d+)?/giu,
} as const;
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** All numbers that a text names, in order. Powers, as in "10⁻⁶", are one number. */
export function numeralsIn(text: string, language: Language): readonly Numeral[] {
  const plain = text.replace(/10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (power, minus: string, exponent: string) => {
    const digit = [...exponent].map((sign) => raised.indexOf(sign)).join("");
    return `1e${minus ? "-" : ""}${digit}`.padEnd(power.length);
  });
  const found = [
    ...Array.from(plain.matchAll(digits[language]), ({ 0: text, index }) => ({
      value: Number(
        text
          .replace(/[\u2009\u202f]/g, "")
          .replace("−", "-")
          .replace(",", "."),
      ),
      text,
      at: index,
    })),
    ...Array.from(plain.matchAll(patterns[language]), ({ 0: text, 1: word, index }) => ({
      value: words[language].get(word.toLowerCase()) ?? Number.NaN,
      text,
      at: index,
    })),
  ];
  return found.toSorted((a, b) => a.at - b.at);
}

/** A value to as many digits as a number is written with: 0.0747 said as "0.07" is 0.07, and 12.2 said as "twelve" is 12. */
export function asWritten(value: number, { text }: Pick<Numeral, "text">): number {
  const written = text.match(/^[−-]?([\d.,\u2009\u202f]+)/)?.[1];
  if (written === undefined || text.startsWith("10⁻")) return Math.round(value);
  return Number(value.toPrecision(Math.max(1, written.replace(/[.,\u2009\u202f]/g, "").replace(/^0+/, "").length)));
}
