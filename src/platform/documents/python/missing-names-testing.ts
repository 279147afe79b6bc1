/** Names that modules of all labs import from the script they are part of. */
const modules = import.meta.glob<string>("/src/**/document*/python/*.py", { eager: true, query: "?raw", import: "default" });
const namesIn = (module: string) => /^from script import ([^(\n]+|\([^)]+)/m.exec(module)?.[1].match(/\w+/g) ?? [];
const taken = new Set(Object.values(modules).flatMap(namesIn));

/** Names among them that a script uses, as a constant or in a call, and does not define. */
export function missingNames(script: string): readonly string[] {
  const code = script.replaceAll(/"""[^"]*"""|(?<!["'].*)#.*$/gm, "");
  const isUsed = (name: string) => new RegExp(`(?<!def |[.\\w"'])${name}${name === name.toUpperCase() ? "(?![\\w=])" : "\\("}`).test(code);
  const isDefined = (name: string) => new RegExp(`^(?:(?:def|class) ${name}\\b|[\\w, *]*\\b${name}\\b[\\w, *]* = )`, "m").test(code);
  return [...taken].filter((name) => isUsed(name) && !isDefined(name));
}
