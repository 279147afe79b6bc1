/** The German sentences on targets name nothing that the English ones do not. */
import { expect, it } from "vitest";
import type { Sentence, Sentences } from "../../../../platform/fields/problem";

type Module = Readonly<Record<string, unknown>>;

const english = import.meta.glob<Module>("./*/*problems.ts", { eager: true });
const german = import.meta.glob<Module>("./*/*problems.de.ts", { eager: true });

const tablesOf = (modules: Readonly<Record<string, Module>>) =>
  Object.entries(modules).flatMap(([, module]) =>
    Object.entries(module).flatMap(([name, table]) => (/Sentences(De)?$/.test(name) ? [table as Sentences] : [])),
  );

const placesIn = ({ message, hint = "" }: Sentence) => [...`${message} ${hint}`.matchAll(/\{([\w.]+)\}/g)].map(([, place]) => place);

it("have a code of their own in all tables, and only places that are filled", () => {
  const codes = tablesOf(english).flatMap((table) => Object.keys(table));
  expect(codes.length).toBeGreaterThan(200);
  expect(new Set(codes).size).toBe(codes.length);
  const all: Sentences = Object.assign({}, ...tablesOf(english));
  // Messages of the XML parser have placeholders of their own.
  const strange = tablesOf(german).flatMap((table) =>
    Object.entries(table).flatMap(([code, sentence]) =>
      placesIn(sentence)
        .filter((place) => !code.startsWith("xml-") && !placesIn(all[code]).includes(place))
        .map((place) => `${code}: ${place}`),
    ),
  );
  expect(strange).toEqual([]);
});
