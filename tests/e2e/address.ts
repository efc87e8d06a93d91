import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const port = Number(process.env.E2E_PORT ?? 4180);

/* Playwright loads its configuration again in every worker: the folder is made once and handed down. */
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'school-e2e-'));
export const dataFolder = process.env.E2E_DATA;

export type School = 'aromos' | 'puertoclaro' | 'vallenorte';

/** Where a sample school's site is. */
export const origin = (school: School) => `http://${school}.localhost:${port}`;

/** The same site for requests from outside a browser: only browsers know that every name under localhost is this machine. */
export const direct = (school: School) => ({
  url: `http://127.0.0.1:${port}`,
  headers: { host: `${school}.localhost:${port}` },
});
