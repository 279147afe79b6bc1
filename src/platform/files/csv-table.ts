/**
 * CSV text as rows of cells (RFC 4180), with the line each row starts on. Lines end in LF, CRLF or CR; a byte order mark
 * and rows without content are skipped; spaces around a cell that has no quotes do not belong to it.
 */
import { atLine } from "../fields/field-problem";
import { formatFault } from "./format-problem";

export interface Row {
  /** Counted from 1 in the file, blank lines and lines within quotes included. */
  readonly line: number;
  readonly cells: readonly string[];
}

const delimiters = [",", ";", "\t"];

/** The delimiter that the first line with content uses most. */
export function delimiterOf(text: string): string {
  const header = /[^\s,;\ufeff][^\r\n]*/.exec(text)?.[0] ?? "";
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))];
}

export function* rowsOf(text: string, delimiter: string): Generator<Row> {
  let line = 1;
  let at = text.startsWith("\ufeff") ? 1 : 0;
  while (at < text.length) {
    const end = lineEnd(text, at);
    const plain = text.slice(at, end);
    const quoted = plain.includes('"') ? readQuotedRow(text, at, delimiter, line) : null;
    const cells = quoted ? quoted.cells : plain.split(delimiter).map((cell) => cell.trim());
    if (cells.some((cell) => cell !== "")) yield { line, cells };
    line += quoted ? quoted.lines : 1;
    at = afterLineEnd(text, quoted ? quoted.end : end);
  }
}

/** A row with quotes in it, cell by cell: a line end or a delimiter between quotes is part of the cell. */
function readQuotedRow(text: string, start: number, delimiter: string, line: number) {
  const cells: string[] = [];
  let lines = 1;
  for (let at = start; ; at++) {
    const cell = readCell(text, at, delimiter, line + lines - 1);
    cells.push(cell.content);
    lines += cell.content.split(/\r\n|\r|\n/).length - 1;
    at = cell.end;
    if (text[at] !== delimiter) return { cells, lines, end: at };
  }
}

function readCell(text: string, start: number, delimiter: string, line: number): { content: string; end: number } {
  const end = cellEnd(text, start, delimiter);
  const open = start + (text.slice(start, end).length - text.slice(start, end).trimStart().length);
  if (text[open] !== '"') {
    const content = text.slice(start, end).trim();
    if (content.includes('"')) throw formatFault(atLine(line), "quote-in-cell");
    return { content, end };
  }
  const close = closingQuote(text, open);
  if (close === -1) throw formatFault(atLine(line), "quote-open");
  const after = cellEnd(text, close + 1, delimiter);
  if (text.slice(close + 1, after).trim() !== "") throw formatFault(atLine(line), "quote-goes-on");
  return { content: text.slice(open + 1, close).replaceAll('""', '"'), end: after };
}

function closingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close;
}

function cellEnd(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== "\n" && text[at] !== "\r") at++;
  return at;
}

const lineBreak = /[\r\n]/g;

function lineEnd(text: string, from: number): number {
  lineBreak.lastIndex = from;
  return lineBreak.test(text) ? lineBreak.lastIndex - 1 : text.length;
}

function afterLineEnd(text: string, end: number): number {
  return text.startsWith("\r\n", end) ? end + 2 : end + 1;
}
