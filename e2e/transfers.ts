/** Transfers of a page, counted in the bytes of gzip, which are the same on every machine. */
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "@playwright/test";

export interface Transfer {
  readonly name: string;
  readonly size: number;
}

/** All responses from now on, also those to workers. */
export function watchTransfers(context: BrowserContext): Promise<Transfer>[] {
  const transfers: Promise<Transfer>[] = [];
  context.on("response", (response) => {
    const name = response.url();
    transfers.push(
      response.body().then(
        (body) => ({ name, size: compressedSize(body) }),
        () => ({ name, size: 0 }),
      ),
    );
  });
  return transfers;
}

export function compressedSize(content: Uint8Array): number {
  return gzipSync(content).length;
}

export function totalSize(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { size }) => sum + size, 0);
}
