import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltPage, builtPageReader } from './builtPage.ts';
import { heicWorkerPath, heicWorkerPolicy } from '../headers.ts';
import { negotiateLanguage } from '../language.ts';
import { notFound } from '../../httpError.ts';
import { createManifest, manifestPath } from './manifest.ts';
import { shellFor } from './shell.ts';

const yearly = 'public, max-age=31536000, immutable';

function isNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // Browsers send Sec-Fetch-Mode, which distinguishes navigations from scripts; for other clients the Accept header
  // decides.
  if (headers['sec-fetch-mode']) return headers['sec-fetch-mode'] === 'navigate';
  return /text\/(?:html|\*)|\*\/\*/.test(headers.accept ?? '*/*');
}

/** Pages that show the college's picture. */
const picturePages = /^(?:auth\/.*)?$/;

/**
 * Serves the built app: its files as they are, and its page for every other navigation. A missing file is a 404 and
 * never the page, so that a browser notices when an old chunk is gone.
 */
export function serveSite(app: FastifyInstance, siteFolder: string): void {
  const readPage = builtPageReader(siteFolder);
  const files = { dotfiles: 'ignore', cacheControl: false } as const;
  const sendShell = (request: FastifyRequest, reply: FastifyReply, built: BuiltPage, path: string) => {
    const { college } = request;
    return reply
      .code(college ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language')
      .header('content-security-policy', built.policy)
      .type('text/html; charset=utf-8')
      .send(
        shellFor(built.page, {
          college,
          language: negotiateLanguage(request.headers['accept-language'], 'en'),
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
      .send(JSON.stringify(createManifest(college)));
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    const built = readPage();
    if (!built || /^(?:api|sanctum|media)(?:\/|$)/.test(path)) throw notFound();
    if (path === 'index.html') return sendShell(request, reply, built, path);
    if (/\.[a-z0-9]+$/i.test(path)) {
      reply.header('cache-control', path.startsWith('assets/') ? yearly : 'no-cache');
      if (heicWorkerPath.test(path)) reply.header('content-security-policy', heicWorkerPolicy);
      return reply.sendFile(path, siteFolder, files);
    }
    if (!isNavigation(request)) throw notFound();
    return sendShell(request, reply, built, path);
  });
}
