/** The markup of a chart as a file that a person can review: a picture to look at, with an element in each line. For tests. */

/** Markup beside the picture, such as the values for screen readers, is written as a comment above it. */
export function drawn(rendered: string): string {
  const markup = withPlainIds(rendered);
  const pictures = markup.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
  if (pictures.length !== 1) throw new Error(`expected one picture in the markup, got ${pictures.length}`);
  const [picture] = pictures;
  // A comment ends at two hyphens.
  const beside = pretty(markup.replace(picture, "<svg/>")).replaceAll("--", "- -");
  return `<!--\n${beside}-->\n${pretty(picture.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;
}

/** Ids made by React depend on the component, which is no part of the picture. They are replaced by numbers in order of appearance. */
function withPlainIds(markup: string): string {
  const found = [...new Set(markup.match(/_R_\w*?_/g) ?? [])];
  return markup.replace(/_R_\w*?_/g, (id) => `id-${found.indexOf(id)}`);
}

/** Every element begins a line of its own, with its attributes; but within a text, where a new line would be a space. */
function pretty(markup: string): string {
  let depth = 0;
  let text = "";
  let open = false;
  for (const part of markup.match(/<text[\s>][\s\S]*?<\/text>|<[^>]+>|[^<]+/g) ?? []) {
    if (part.startsWith("</")) {
      depth--;
      text += open ? part : `${indented(depth)}${part}`;
      open = false;
    } else if (!part.startsWith("<")) text += open ? part : `${indented(depth)}${part}`;
    else {
      text += `${indented(depth)}${part}`;
      open = !part.endsWith("/>") && !part.endsWith("</text>");
      if (open) depth++;
    }
  }
  return `${text.trimStart()}\n`;
}

function indented(depth: number): string {
  return `\n${"  ".repeat(depth)}`;
}
