import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@school/domain';
import type { Plugin } from 'vite';
import type { MessageFormatElement } from 'react-intl';
import { readCatalogue } from '../../../locales/readCatalogue.ts';
import { isolateArguments, isolatesArguments } from '../src/intl/isolateArguments.ts';
import { isLiteralText } from '../src/intl/literalMessage.ts';
import { isPublicMessage } from './publicMessages.ts';

const school = join(import.meta.dirname, '..');
const cache = join(school, 'node_modules/.cache/catalogues');
const whole = join(cache, 'whole');
const compiled = join(cache, 'compiled');

type Compiled = Record<string, MessageFormatElement[]>;

/** The compiler's number for an element of plain text. */
const literal = 0;

/** The kit's messages that belong to each part. */
const kitParts = { public: 'basic', protected: 'rich' };
type Part = keyof typeof kitParts;
const parts = Object.keys(kitParts) as Part[];
const prefix = '\0school:messages/';

function compile() {
  mkdirSync(whole, { recursive: true });
  mkdirSync(compiled, { recursive: true });
  for (const language of languages)
    writeFileSync(join(whole, `${language}.json`), JSON.stringify(readCatalogue(language)));
  const formatjs = join(school, 'node_modules/@formatjs/cli/bin/formatjs');
  execFileSync(
    process.execPath,
    [formatjs, 'compile-folder', '--ast', '--format', 'simple', whole, compiled],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** @throws If a message is missing: the compiler writes `{}` and reports success for an unknown format. */
function compiledMessages(locale: Language): Compiled {
  const messages = JSON.parse(readFileSync(join(compiled, `${locale}.json`), 'utf8')) as Compiled;
  if (Object.keys(messages).length === Object.keys(readCatalogue(locale)).length) return messages;
  throw new Error(
    `school: ${locale}.json lost messages while being compiled. Check \`formatjs compile-folder\`.`,
  );
}

/** A message without syntax stays a string, because the parsed form is longer. */
function asShort(elements: MessageFormatElement[]) {
  const [first] = elements;
  if (elements.length !== 1 || first?.type !== literal || !('value' in first)) return elements;
  return isLiteralText(first.value) ? first.value : elements;
}

/** Whether a property has the formatter's default value; omitting it makes sign-in smaller. */
const isDefault = (key: string, value: unknown) =>
  (key === 'style' && value === null) ||
  (key === 'offset' && value === 0) ||
  (key === 'pluralType' && value === 'cardinal');

function readMessages(locale: Language, part: Part): string {
  const ofPart = Object.entries(compiledMessages(locale)).filter(
    ([id]) => isPublicMessage(id) === (part === 'public'),
  );
  const shipped = ofPart.map(([id, elements]) => [
    id,
    asShort(isolatesArguments(locale) ? isolateArguments(elements) : elements),
  ]);
  const text = JSON.stringify(Object.fromEntries(shipped), (key, value: unknown) =>
    isDefault(key, value) ? undefined : value,
  );
  // The kit's messages are in the same file, because sign-in would need a request more for them.
  return `export { messages } from '@school/ui/messages/${kitParts[part]}/${locale}';\nexport default ${text};`;
}

function listOfParts(): string {
  const listImports = (part: Part) =>
    languages.map((locale) => `'${locale}': () => import('school:messages/${part}/${locale}')`);
  return `export const messageFiles = { ${parts.map((part) => `${part}: { ${listImports(part).join(', ')} }`).join(', ')} };`;
}

/**
 * Compiles the catalogues of `locales/` to parsed messages, so that the parser isn't bundled, and splits them in two, so
 * that sign-in doesn't load protected messages. Replaces `src/intl/messageFiles.ts`.
 */
export function compiledCatalogues(): Plugin {
  return {
    name: 'school:compiled-catalogues',
    enforce: 'pre',
    buildStart: compile,
    resolveId: (id) => (id.startsWith('school:messages/') ? `\0${id}` : null),
    load(id) {
      if (id === join(school, 'src/intl/messageFiles.ts')) return { code: listOfParts(), moduleType: 'js' };
      if (!id.startsWith(prefix)) return null;
      const [part, locale] = id.slice(prefix.length).split('/') as [Part, Language];
      return { code: readMessages(locale, part), moduleType: 'js' };
    },
  };
}
