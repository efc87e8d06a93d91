import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** A string or template literal without substitutions, given to React as the text of an element. */
const constantText = /__html:\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g;

/** @returns The text that a literal of JavaScript stands for. */
const textOf = (literal: string) =>
  literal
    .slice(1, -1)
    .replace(/\\([nrt\\'"`])/g, (_, letter: string) => ({ n: '\n', r: '\r', t: '\t' })[letter] ?? letter);

/**
 * Finds the style texts that a package writes into the page at run time and gives their hashes to whoever sends the
 * policy, in `csp.json` beside the page: `{ "style-src": ["'sha256-…'"] }`. Computed from what was built, so that a
 * package's update can't leave a stale hash behind.
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
