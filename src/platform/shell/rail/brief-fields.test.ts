import { describe, expect, it } from "vitest";
import { choice, type Fields, integer, structured } from "../../fields/fields";
import { briefFields, needsPlace, placedFields } from "./brief-fields";
import type { SettingsGroup } from "./lab-rail";

const number = (label: string, more: object = {}) => integer({ label, help: "", min: 0, max: 9, default: 1, ...more });

function groupOf(path: string, table: Fields, more: Partial<SettingsGroup> = {}): SettingsGroup {
  const values = Object.fromEntries(Object.entries(table).map(([name, field]) => [name, field.default]));
  return { path, title: path, owner: path || "document", table, values, base: values, propose: () => null, ...more };
}

const list = structured({ label: "List", help: "", schema: null as never, default: [] });
const table = {
  a: number("A"),
  b: number("B", { rare: true }),
  list,
  c: choice({ label: "C", help: "", options: { x: "x", y: "y" }, default: "x" }),
  d: number("D"),
  e: number("E"),
  f: number("F"),
};
const paths = (fields: readonly { readonly path: string }[]) => fields.map(({ path }) => path);
const none = () => false;

describe("the settings of the rail", () => {
  it("are those that the preset names, in its order, also structured ones and those of the document itself", () => {
    const all = placedFields([groupOf("task", table), groupOf("", { variant: number("V") })], null);
    expect(paths(briefFields(all, ["variant", "task.list", "task.e"], none))).toEqual(["variant", "task.list", "task.e"]);
  });

  it("are the first four numbers and choices where no preset names any", () => {
    const all = placedFields([groupOf("task", table)], null);
    expect(paths(briefFields(all, [], none))).toEqual(["task.a", "task.c", "task.d", "task.e"]);
    expect(paths(briefFields(all, ["other.kind"], none))).toEqual(["task.a", "task.c", "task.d", "task.e"]);
  });

  it("are joined by others in the order of the form, except by those that have a place elsewhere", () => {
    const stop = groupOf("stop", { seconds: number("S") }, { elsewhere: true });
    const all = placedFields([groupOf("task", table), stop], null);
    expect(paths(briefFields(all, ["task.d"], ({ path }) => path !== "task.c"))).toEqual([
      ...["task.d", "task.a", "task.b", "task.list", "task.e", "task.f"],
    ]);
    expect(paths(briefFields(all, ["stop.seconds"], none))).toEqual(["stop.seconds"]);
  });

  it("have a place when they are wrong, or when a link grants them; what a link hides is not among them", () => {
    const locks = { free: ["task.b"], hidden: ["task.d"] };
    const all = placedFields([groupOf("task", table, { problem: { name: "f", words: "too large" } })], locks);
    expect(paths(all)).not.toContain("task.d");
    expect(paths(all.filter((field) => needsPlace(field, locks)))).toEqual(["task.b", "task.f"]);
    expect(all.filter(({ locked }) => !locked).map(({ name }) => name)).toEqual(["b"]);
  });
});
