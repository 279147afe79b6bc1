/** Gives a file to the browser, which saves it with the downloads or in a place that the person chooses. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name by content: "experiment-random-attention-seed-7.json", "lab-result.json". */
export function fileName(stem: string, what: string, extension: string): string {
  const safe = stem.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80);
  return `${what}-${safe || "own-data"}.${extension}`;
}
