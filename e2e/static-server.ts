/** A plain static host, as a test needs one: any path, any header, and what it serves can change or vanish. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

export interface StaticServer {
  /** With the path, ending in "/". */
  readonly address: string;
  /** Requested paths below it, in order. */
  readonly asked: readonly string[];
  /** From now on these files differ: by name, their text, or null where they are gone. */
  readonly changed: Map<string, string | null>;
  /** Hangs up, as a cable that is pulled out. */
  close(): Promise<void>;
}

/**
 * @param folder  what is served
 * @param path  "/some/sub/path/"
 * @param headers  sent with every file
 * @param wanted  the port; any that is free without it
 */
export async function serve(folder: string, path: string, headers: Readonly<Record<string, string>>, wanted = 0): Promise<StaticServer> {
  const asked: string[] = [];
  const changed = new Map<string, string | null>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(path.length) || "index.html";
    asked.push(pathname);
    const content = pathname.startsWith(path) ? read(name) : null;
    if (content === null) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": types[extname(name)] ?? "text/plain", ...headers }).end(content);
  });
  await new Promise<void>((listening) => server.listen(wanted, "localhost", listening));
  const { port } = server.address() as AddressInfo;

  function read(name: string): Buffer | string | null {
    const replaced = changed.get(name);
    if (replaced !== undefined) return replaced;
    const file = normalize(join(folder, name));
    if (!file.startsWith(normalize(folder))) return null;
    try {
      return readFileSync(file);
    } catch {
      return null;
    }
  }

  return {
    address: `http://localhost:${port}${path}`,
    asked,
    changed,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
