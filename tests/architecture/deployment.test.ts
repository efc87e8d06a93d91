import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

/** Returns the server blocks of the example for nginx, without comments. */
function parseServers(config: string): string[] {
  const lines = config.replaceAll(/#.*$/gm, '');
  return [...lines.matchAll(/^server \{$([\s\S]*?)^\}$/gm)].map(([, content]) => content!);
}
const directives = (server: string) =>
  server
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('ASVS 12.2.1: the example for nginx serves the product by TLS only, and redirects plain http', () => {
  const servers = parseServers(read('apps/provider/nginx.conf.example'));
  const plain = servers.filter((server) => !/listen [^;]*\bssl\b/.test(server));
  expect(plain.map(directives)).toEqual([['listen 80;', 'return 308 https://$host$request_uri;']]);
  const served = servers.filter((server) => server.includes('proxy_pass'));
  expect(served).toHaveLength(1);
  const [secure] = served.map(directives);
  expect(secure).toContain('listen 443 ssl;');
  expect(secure).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  expect(secure!.some((line) => line.startsWith('ssl_certificate '))).toBe(true);
  expect(secure!.some((line) => line.startsWith('ssl_certificate_key '))).toBe(true);
  const forwarded = secure!.filter((line) => line.startsWith('proxy_set_header X-Forwarded-Proto'));
  expect(new Set(forwarded)).toEqual(new Set(['proxy_set_header X-Forwarded-Proto $scheme;']));
  expect(forwarded).toHaveLength(secure!.filter((line) => line.startsWith('proxy_pass ')).length);
});

test('ASVS 15.1.1: the documentation limits the time to fix a vulnerable component, and says how it is checked', () => {
  const page = read('docs/dependencies.md');
  const limits = [...page.matchAll(/^\| (critical|high|medium|low)\b[^|]*\| (\d+) days +\|$/gm)];
  expect(limits.map(([, severity]) => severity)).toEqual(['critical', 'high', 'medium', 'low']);
  const days = limits.map(([, , number]) => Number(number));
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(page).toMatch(/^## How they are checked$/m);
  expect(page).toContain('pnpm@12.21.0 audit');
  expect(read('docs/operating.md')).toContain('(dependencies.md)');
});
