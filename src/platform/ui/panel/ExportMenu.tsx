import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { IconButton } from "../IconButton";
import { DownloadIcon } from "./icons";
import type { DataTable } from "./table";
import { type FileFormat, frameText } from "./words";

export interface ExportMenuProps {
  readonly id: string;
  readonly title: string;
  readonly body: RefObject<HTMLElement | null>;
  readonly summary: () => string;
  readonly table: () => DataTable;
  /** Without a chart on screen only the numbers can be exported. */
  readonly hasChart: boolean;
}

/** Three buttons behind a button: a chart as drawing, as picture, or as numbers. */
export function ExportMenu({ id, title, body, summary, table, hasChart }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState("");
  const root = useRef<HTMLFieldSetElement>(null);
  const list = useId();
  const words = frameText;
  const formats: readonly FileFormat[] = hasChart ? ["svg", "png", "csv"] : ["csv"];

  const close = () => {
    setOpen(false);
    root.current?.querySelector("button")?.focus();
  };
  const save = async (format: FileFormat) => {
    close();
    const saved = import("./save-panel").then(({ savePanel }) => savePanel(format, id, body.current, { title, summary: summary() }, table));
    setFailure(await saved.catch(() => words.exportFailed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    close();
  };
  return (
    <fieldset
      className="export-menu"
      aria-label={words.export(title)}
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <IconButton look="plain" label={words.export(title)} expanded={open} controls={list} onPress={() => setOpen(!open)}>
        <DownloadIcon />
      </IconButton>
      <ul className="export-list" id={list} hidden={!open}>
        {formats.map((format) => (
          <li key={format}>
            <button type="button" onClick={() => save(format)}>
              {words.formats[format]}
            </button>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {failure}
      </span>
    </fieldset>
  );
}
