/** Serves the read-only page of a sweep to this machine. Other requests are refused. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { reason } from "../../cli/files";
import { Refusal } from "../../cli/refusal";
import type { Watched } from "./watched";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self'; img-src data: blob:",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

/** Milliseconds for which the page can still read the end. */
const farewell = 2500;

export interface WatchServer {
  /** "http://127.0.0.1:41000/". */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * @param folder  the page, built.
 * @param port  0 for any that is free.
 * @throws {Refusal} for a port that is taken.
 */
export async function serveWatch(watched: Watched, folder: string, port: number): Promise<WatchServer> {
  const files = filesIn(folder);
  let askedAt = Number.NEGATIVE_INFINITY;
  const server = createServer((request, response) => {
    askedAt = performance.now();
    answer(watched, files, request).then(
      ({ status, type, body }) => response.writeHead(status, { ...headers, "Content-Type": type }).end(body),
      (error: Error) => refuse(response, 503, error.message),
    );
  });
  await new Promise<void>((listening, fail) => {
    server.once("error", (error) => fail(new Refusal(`--watch cannot listen on port ${port}: ${portReason(error)}`)));
    server.listen(port, "127.0.0.1", listening);
  });
  const bound = server.address();
  const at = typeof bound === "object" && bound ? bound.port : port;
  return {
    address: `http://127.0.0.1:${at}/`,
    close: async () => {
      // The page queries once a second and must receive the final state.
      if (performance.now() - askedAt < farewell) await new Promise((resolve) => setTimeout(resolve, farewell));
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

function portReason(error: NodeJS.ErrnoException): string {
  return error.code === "EADDRINUSE" ? "another program uses it" : reason(error);
}

async function answer(
  watched: Watched,
  files: ReadonlyMap<string, Answer>,
  { method, url, headers: asked }: IncomingMessage,
): Promise<Answer> {
  if (method !== "GET" && method !== "HEAD") return plain(405, "this page is read-only");
  // A foreign page whose name was redirected to this machine (DNS rebinding) sends that name.
  if (!/^(127[.]0[.]0[.]1|localhost)(:\d+)?$/.test(asked.host ?? "")) return plain(403, "this page can be opened only on this machine");
  const { pathname, searchParams } = new URL(url ?? "/", "http://127.0.0.1");
  if (pathname === "/state") return json(await watched.state());
  if (pathname === "/rows") {
    const [document, known] = ["document", "known"].map((name) => Number(searchParams.get(name) ?? 0));
    const rows = Number.isSafeInteger(document) && Number.isSafeInteger(known) && known >= 0 ? await watched.rows(document, known) : null;
    return rows ? json(rows) : plain(404, "the document does not exist");
  }
  return files.get(pathname === "/" ? "/index.html" : pathname) ?? plain(404, "the page does not exist");
}

function json(value: object): Answer {
  return { status: 200, type: "application/json", body: JSON.stringify(value) };
}

function plain(status: number, text: string): Answer {
  return { status, type: "text/plain; charset=utf-8", body: `${text}\n` };
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

/** All files of the page, read once: no address leads to another file. */
function filesIn(folder: string): ReadonlyMap<string, Answer> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    names.map((path) => [
      path.slice(folder.length).replaceAll("\\", "/"),
      { status: 200, type: types[extname(path)] ?? "application/octet-stream", body: readFileSync(path) },
    ]),
  );
}
