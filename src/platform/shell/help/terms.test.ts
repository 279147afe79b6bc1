import { expect, test } from "vitest";
import { withTerms } from "./Termed";

const forms = [
  { name: "head", form: "heads" },
  { name: "head", form: "head" },
  { name: "moment", form: "second moment" },
];

test("a term is marked where it first occurs, in whichever form, and only as a word of its own", () => {
  expect(withTerms("Forehead, heads, head and second moments, second moment.", forms)).toEqual([
    "Forehead, ",
    forms[0],
    ", head and second moments, ",
    forms[2],
    ".",
  ]);
});

test("a text without terms is itself", () => {
  expect(withTerms("nothing", forms)).toEqual(["nothing"]);
  expect(withTerms("head", [])).toEqual(["head"]);
});
