import { styleHashes as hashes } from '@school/ui/trusted-types';
import type { Plugin } from 'vite';

/**
 * Writes the hashes of the style texts that packages insert at run time for the CSP to `csp.json` next to the page:
 * `{ "style-src": ["'sha256-…'"] }`.
 */
export function styleHashes(): Plugin {
  return {
    name: 'school:style-hashes',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'csp.json',
        source: `${JSON.stringify({ 'style-src': hashes }, null, 2)}\n`,
      });
    },
  };
}
