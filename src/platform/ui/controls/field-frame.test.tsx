import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FieldFrame } from "./FieldFrame";

it("a locked setting keeps its explanation, and a lock beside its name says that it is locked", () => {
  const html = renderToStaticMarkup(<FieldFrame label="Samples" help="how many there are" changed={false} onReset={() => {}} locked />);
  expect(html).toContain("how many there are");
  expect(html).toMatch(/aria-label="Samples: locked by the link of your teacher"/);
});
