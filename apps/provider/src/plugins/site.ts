import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';
import { notFound } from './httpError.ts';
import { manifestOf, manifestPath } from './manifest.ts';
import { shellFor } from './shell.ts';

const yearly = 'public, max-age=31536000, immutable';

function isNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // Browsers send Sec-Fetch-Mode, which distinguishes navigations from scripts; for other clients the Accept header
  // decides.
  if (headers['sec-fetch-mode']) return headers['sec-fetch-mode'] === 'navigate';
  return /text\/(?:html|\*)|\*\/\*/.test(headers.accept ?? '*/*');
}

/** Reads the built page, again after a new build. */
function pageReader(file: string): () => string | undefined {
  let known: { page: string; time: number } | undefined;
  return () => {
    if (!existsSync(file)) return undefined;
    const time = statSync(file).mtimeMs;
    if (known?.time !== time) known = { page: readFileSync(file, 'utf8'), time };
    return known.page;
  };
}

/** Pages that show the college's picture. */
const picturePages = /^(?:auth\/.*)?$/;

/**
 * Serves the built app: its files as they are, and its page for every other navigation. A missing file is a 404 and
 * never the page, so that a browser notices when an old chunk is gone.
 */
export function serveSite(app: FastifyInstance, siteFolder: string): void {
  const page = pageReader(join(siteFolder, 'index.html'));
  const files = { dotfiles: 'ignore', cacheControl: false } as const;
  const sendShell = (request: FastifyRequest, reply: FastifyReply, page: string, path: string) => {
    const { college } = request;
    return reply
      .code(college ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language')
      .type('text/html; charset=utf-8')
      .send(
        shellFor(page, {
          college,
          language: languageOf(request.headers['accept-language'], 'en'),
          showsPicture: picturePages.test(path),
          hasTenantPicture: college ? existsSync(join(siteFolder, 'tenants', college.slug)) : false,
        }),
      );
  };
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.get(manifestPath, ({ college }, reply) => {
    if (!college) throw notFound();
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(college)));
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    const shell = page();
    if (!shell || /^(?:api|sanctum|media)(?:\/|$)/.test(path)) throw notFound();
    if (path === 'index.html') return sendShell(request, reply, shell, path);
    if (/\.[a-z0-9]+$/i.test(path)) {
      reply.header('cache-control', path.startsWith('assets/') ? yearly : 'no-cache');
      return reply.sendFile(path, siteFolder, files);
    }
    if (!isNavigation(request)) throw notFound();
    return sendShell(request, reply, shell, path);
  });
}
