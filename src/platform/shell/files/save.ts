/** Hands a file to the browser, which asks where to put it or puts it with the downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name that says what is inside: "experiment-random-attention-seed-7.json", "lab-result.json". */
export function fileName(stem: string, what: string, extension: string): string {
  const safe = stem.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80);
  return `${what}-${safe || "own-data"}.${extension}`;
}
