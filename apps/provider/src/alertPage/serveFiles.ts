import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { inCollege } from '../database/collegeTransaction.ts';
import { buttonColors } from '../mail/buttonColors.ts';
import type { LogoReader } from '../mail/logo.ts';
import type { Services } from '../http/contract/handler.ts';
import { notFound } from '../httpError.ts';

const readClientFile = (name: string) => readFileSync(new URL(`client/${name}`, import.meta.url), 'utf8');

/** Returns the school's colours as variables of the stylesheet, because the policy allows no inline styles. */
function colorsCss(themeColor: string): string {
  const { background, color, border } = buttonColors(themeColor);
  return `:root{--school:${background};--on-school:${color};--school-border:${border}}\n`;
}

/** Serves the stylesheet, the scripts and the logo of the alert page. */
export function serveFiles(app: FastifyInstance, { db }: Pick<Services, 'db'>, readLogo: LogoReader): void {
  const style = readClientFile('style.css');
  app.get('/alert/style.css', (request, reply) => {
    if (!request.college) throw notFound();
    return reply
      .header('cache-control', 'no-cache')
      .type('text/css; charset=utf-8')
      .send(colorsCss(request.college.theme_color) + style);
  });
  for (const name of ['page.js', 'worker.js']) {
    const script = readClientFile(name);
    app.get(`/alert/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
    );
  }
  app.get('/alert/logo.png', async ({ college }, reply) => {
    const logo = college && (await inCollege(db, college.id, (tx) => readLogo(tx, college)));
    if (!logo) throw notFound();
    return reply.header('cache-control', 'public, max-age=3600').type('image/png').send(logo);
  });
}
