import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Page } from '@playwright/test';

/** Returns a TypeScript file of this folder as JavaScript that a page runs as a module. */
export const toPageModule = (file: string): string =>
  transformSync(readFileSync(new URL(file, import.meta.url), 'utf8'), { loader: 'ts', target: 'es2022' })
    .code;

/** Returns a function that calls `read`, which a file of this folder exports, in a page. */
export function runInPage<Result>(file: string): (page: Page, input?: unknown) => Promise<Result> {
  const { code } = transformSync(toPageModule(file), { format: 'iife', globalName: 'file' });
  return (page, input) =>
    page.evaluate<Result>(`(() => { ${code}; return file.read(${JSON.stringify(input)}); })()`);
}
