import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages } from '@school/domain';
import { describe, expect, test } from 'vitest';
import { sameAsEnglish } from './sameAsEnglish.ts';

const root = resolve(import.meta.dirname, '../..');
const load = (language: string) =>
  JSON.parse(readFileSync(join(root, 'locales', `${language}.json`), 'utf8')) as Record<string, string>;
const english = load('en');
const ids = Object.keys(english);

interface Shape {
  /** Arguments and tags with their kind, such as `count:plural`. */
  arguments: Set<string>;
  /** The categories of each plural. */
  plurals: string[][];
}

const shapeOf = (text: string): Shape => {
  const shape: Shape = { arguments: new Set(), plurals: [] };
  const walk = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      shape.arguments.add(`${element.value}:${TYPE[element.type]}`);
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        if (element.type === TYPE.plural && element.pluralType !== 'ordinal')
          shape.plurals.push(Object.keys(element.options).filter((name) => !name.startsWith('=')));
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(parse(text));
  return shape;
};

/** Whether a text has more than arguments and abbreviations, such as `PIN`, that are the same in every language. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}|\b\p{Lu}{2,}\b/gu, ''));

/* Shipped sources: a message that only a test or a story uses counts as unused. */
const sources = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|stories))\.tsx?$/.test(entry.name))
    .filter((entry) => !/[\\/]testing(?:[\\/]|$)/.test(entry.parentPath))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

test('contains one catalogue for each language of the contract', () => {
  const catalogues = readdirSync(join(root, 'locales')).filter((file) => file.endsWith('.json'));
  expect(catalogues.map((file) => file.replace('.json', '')).sort()).toEqual([...languages].sort());
});

describe.each(languages)('%s', (language) => {
  const catalogue = load(language);

  test('has every id, no other, in order', () => {
    expect(Object.keys(catalogue)).toEqual([...ids].sort());
  });

  test('has no empty message', () => {
    expect(ids.filter((id) => !catalogue[id]?.trim())).toEqual([]);
  });

  test('uses the same arguments as English', () => {
    const different = ids.filter((id) => {
      const [own, source] = [shapeOf(catalogue[id] ?? ''), shapeOf(english[id] ?? '')];
      return own.arguments.symmetricDifference(source.arguments).size > 0;
    });
    expect(different).toEqual([]);
  });

  test('has every plural category of its language', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const incomplete = ids.filter((id) =>
      shapeOf(catalogue[id] ?? '').plurals.some((given) =>
        needed.some((category) => !given.includes(category)),
      ),
    );
    expect(incomplete).toEqual([]);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  const catalogue = load(language);

  test('equals English only in reviewed messages', () => {
    const same = ids.filter((id) => catalogue[id] === english[id] && hasWords(english[id] ?? ''));
    const agreed = new Set(sameAsEnglish[language] ?? []);
    expect(same.filter((id) => !agreed.has(id))).toEqual([]);
  });

  test('lists no message as equal to English that differs', () => {
    const listed = sameAsEnglish[language] ?? [];
    expect(listed.filter((id) => catalogue[id] !== english[id])).toEqual([]);
  });
});

/** Returns the strings of a catalogue, by their paths. */
const textsIn = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
      : [];

/** All texts of a language: the app's, the kit's, and those of e-mails and pages of the provider. */
async function allTexts(language: string): Promise<Map<string, string>> {
  const kit: unknown = await import(`../../packages/ui/src/root/messages/${language}.ts`);
  const provider: unknown = await import(`../../apps/provider/src/texts/${language}.ts`);
  return new Map(textsIn({ app: load(language), kit, provider }).filter(([, text]) => hasWords(text)));
}

/* Mexican Spanish differs from Chilean Spanish in few words. */
const pairs = languages.flatMap((one, index) =>
  languages
    .slice(index + 1)
    .filter((other) => !(one.startsWith('es') && other.startsWith('es')))
    .map((other) => [one, other] as const),
);

test.each(pairs)('%s is no copy of %s', async (one, other) => {
  const [texts, others] = await Promise.all([allTexts(one), allTexts(other)]);
  const same = [...texts].filter(([path, text]) => others.get(path) === text);
  expect(texts.size).toBeGreaterThan(ids.length / 2);
  expect(same.length / texts.size).toBeLessThan(0.05);
});

test('has no unused id', () => {
  const folders = ['apps/school/src', 'packages/domain/src', 'apps/provider/src'];
  const text = folders.map((folder) => sources(join(root, folder))).join('');
  const unused = ids.filter((id) => {
    if (text.includes(`'${id}'`) || text.includes(`"${id}"`) || text.includes(`\`${id}\``)) return false;
    /* Ids with an interpolated value, as in `posts.status.${status}`. */
    const stem = id.slice(0, id.lastIndexOf('.') + 1);
    return !text.includes(`\`${stem}\${`);
  });
  expect(unused).toEqual([]);
});
