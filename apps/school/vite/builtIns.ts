import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Built-ins that one of the oldest browsers lacks, by owner: `unchecked` ones may not be used; `unfindable` ones neither,
 * but a script's text doesn't show them; `checked` ones may be used where the code works without them.
 */
type MissingBuiltIns = Record<'unchecked' | 'unfindable' | 'checked', Record<string, string[]>>;

/** The list, which the journeys delete from their browser. */
export const missingBuiltIns = JSON.parse(
  readFileSync(join(import.meta.dirname, 'missingBuiltIns.json'), 'utf8'),
) as MissingBuiltIns;

const uses: [name: string, pattern: RegExp][] = Object.entries(missingBuiltIns.unchecked).flatMap(
  ([owner, names]) =>
    names.map((name): [string, RegExp] => [
      `${owner}.${name}`,
      owner.endsWith('.prototype') ? new RegExp(`\\.${name}\\(`) : new RegExp(`\\b${owner}\\.${name}\\b`),
    ]),
);

/** The built-ins in a script that the oldest browsers lack. */
export const findMissingBuiltIns = (script: string): string[] =>
  uses.flatMap(([name, pattern]) => (pattern.test(script) ? name : []));

/** Libraries that bring what they need: the legacy build of the PDF reader, and a map with its own `toSorted`. */
const selfSufficient = /pdfjs-dist\/legacy\/|@radix-ui\/react-collection\//;

/** Fails the build when a script uses a built-in that the oldest browsers lack. */
export function builtIns(): Plugin {
  return {
    name: 'school:built-ins',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const missing = selfSufficient.test(id) ? [] : findMissingBuiltIns(code ?? '');
          if (missing.length > 0)
            this.error(`${id} uses ${missing.join(', ')}, which the oldest browsers lack.`);
        }
      }
    },
  };
}
