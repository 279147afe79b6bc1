import { readdirSync, readFileSync } from "node:fs";

/**
 * Resident memory of all renderer processes (page and workers share one), in MB, read from the system: what the person's
 * machine has to find, WASM memories included.
 */
export function rendererMegabytes(): number {
  const sizes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((id) => {
      const command = read(`/proc/${id}/cmdline`);
      if (!command.includes("--type=renderer")) return 0;
      const kilobytes = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${id}/status`))?.[1];
      return Number(kilobytes ?? 0) / 1000;
    });
  return Math.max(0, ...sizes);
}

/** Processes may end while they are looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
