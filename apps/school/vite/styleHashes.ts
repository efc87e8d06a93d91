import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** A string or template literal without substitutions that React sets as an element's HTML. */
const constantText = /__html:\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g;

/** @returns The value of a JavaScript string literal. */
const textOf = (literal: string) =>
  literal
    .slice(1, -1)
    .replace(/\\([nrt\\'"`])/g, (_, letter: string) => ({ n: '\n', r: '\r', t: '\t' })[letter] ?? letter);

/**
 * Finds the style texts that packages inject at run time and writes their hashes for the CSP to `csp.json` next to the page:
 * `{ "style-src": ["'sha256-…'"] }`. Computes them from the bundle, so that an update of a package can't leave a stale hash.
 */
export function styleHashes(): Plugin {
  return {
    name: 'school:style-hashes',
    generateBundle(_options, bundle) {
      const texts = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .flatMap((chunk) => [...chunk.code.matchAll(constantText)].map((match) => textOf(match[1] ?? '')))
        .filter((text) => /\{[^}]*\}/.test(text));
      const hashes = [...new Set(texts)]
        .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
        .sort();
      this.emitFile({
        type: 'asset',
        fileName: 'csp.json',
        source: `${JSON.stringify({ 'style-src': hashes }, null, 2)}\n`,
      });
    },
  };
}
