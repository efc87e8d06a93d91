import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves a built folder on a free port of this machine. Adds `headers` to every answer. */
export const serveFolder = (
  folder: string,
  headers: Record<string, string> = {},
): Promise<{ url: string; close(): void }> =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const file = resolve(folder, `.${path === '/' ? '/index.html' : path}`);
      const exists = file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile();
      if (!exists) return void response.writeHead(404, headers).end();
      response.writeHead(200, {
        ...headers,
        'content-type': types[extname(file)] ?? 'application/octet-stream',
      });
      response.end(readFileSync(file));
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      done({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
