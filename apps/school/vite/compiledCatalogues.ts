import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const school = join(import.meta.dirname, '..');
const catalogues = join(school, '../../locales');
const compiled = join(school, 'node_modules/.cache/catalogues');

function compile() {
  mkdirSync(compiled, { recursive: true });
  execFileSync(
    process.execPath,
    [
      join(school, 'node_modules/@formatjs/cli/bin/formatjs'),
      'compile-folder',
      '--ast',
      '--format',
      'simple',
      catalogues,
      compiled,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

const idsOf = (file: string) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);

type Compiled = Record<string, { type: number; value?: string }[]>;

/** The number that the compiler gives to an element that is nothing but words. */
const literal = 0;

/** A sentence without placeholders is its own words; taking it apart would only make it longer. */
const withPlainLiterals = (sentences: Compiled) =>
  Object.fromEntries(
    Object.entries(sentences).map(([id, elements]) => [
      id,
      elements.length === 1 && elements[0]?.type === literal ? elements[0].value : elements,
    ]),
  );

/**
 * Gives a build the catalogues of `locales/` as parsed messages, so that the parser itself can stay out.
 * @throws When a compiled catalogue lost a message: the compiler writes `{}` and reports success if it doesn't
 * recognise the format.
 */
export function compiledCatalogues(): Plugin {
  return {
    name: 'school:compiled-catalogues',
    enforce: 'pre',
    buildStart: compile,
    load(id) {
      if (!id.startsWith(catalogues) || !id.endsWith('.json')) return null;
      const file = join(compiled, basename(id));
      if (idsOf(id).length !== idsOf(file).length)
        throw new Error(
          `school: ${basename(id)} lost messages while being compiled. Check \`formatjs compile-folder\`.`,
        );
      return { code: JSON.stringify(withPlainLiterals(JSON.parse(readFileSync(file, 'utf8')) as Compiled)) };
    },
  };
}
