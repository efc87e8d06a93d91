import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: {
      run(options: RunOptions): Promise<AxeResults>;
      run(context: string, options: RunOptions): Promise<AxeResults>;
    };
  }
}

/** The script that injects axe-core into a page. Its binding for Playwright would open a second page for each run. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
