import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '@school/domain';
import { describe, expect, test } from 'vitest';
import { texts as providerTexts } from '../../apps/provider/src/texts.ts';
import { getLayers, overlays } from '../../locales/overlays.ts';
import { readCatalogue } from '../../locales/readCatalogue.ts';
import { sameAsEnglish } from './sameAsEnglish.ts';

const root = resolve(import.meta.dirname, '../..');
const english = readCatalogue('en');
const ids = Object.keys(english);

interface Shape {
  /** Arguments and tags with their kind, such as `count:plural`. */
  arguments: Set<string>;
  /** The categories of each plural. */
  plurals: string[][];
}

const toShape = (text: string): Shape => {
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
  const catalogue = readCatalogue(language);

  test('has every id, no other, in order', () => {
    expect(Object.keys(catalogue)).toEqual([...ids].sort());
  });

  test('has no empty message', () => {
    expect(ids.filter((id) => !catalogue[id]?.trim())).toEqual([]);
  });

  test('uses the same arguments as English', () => {
    const different = ids.filter((id) => {
      const [own, source] = [toShape(catalogue[id] ?? ''), toShape(english[id] ?? '')];
      return own.arguments.symmetricDifference(source.arguments).size > 0;
    });
    expect(different).toEqual([]);
  });

  test('has every plural category of its language', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const incomplete = ids.filter((id) =>
      toShape(catalogue[id] ?? '').plurals.some((given) =>
        needed.some((category) => !given.includes(category)),
      ),
    );
    expect(incomplete).toEqual([]);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  const catalogue = readCatalogue(language);

  test('equals English only in reviewed messages', () => {
    const same = ids.filter((id) => catalogue[id] === english[id] && hasWords(english[id] ?? ''));
    const agreed = new Set(getLayers(language).flatMap((layer) => sameAsEnglish[layer] ?? []));
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
async function allTexts(language: Language): Promise<Map<string, string>> {
  const kit: unknown = await import(`../../packages/ui/src/root/messages/${language}.ts`);
  const texts = { app: readCatalogue(language), kit, provider: { texts: providerTexts[language] } };
  return new Map(textsIn(texts).filter(([, text]) => hasWords(text)));
}

/* A regional variant differs from its base in few words. */
const pairs = languages.flatMap((one, index) =>
  languages
    .slice(index + 1)
    .filter((other) => overlays[one] !== other && overlays[other] !== one)
    .map((other) => [one, other] as const),
);

describe.each(Object.entries(overlays) as [Language, Language][])('%s, a variant of %s', (variant, base) => {
  const readOverlay = async () => {
    const app = JSON.parse(readFileSync(join(root, 'locales', `${variant}.json`), 'utf8')) as unknown;
    const { texts } = (await import(`../../apps/provider/src/texts/${variant}.ts`)) as { texts: unknown };
    return textsIn({ app, texts });
  };
  const baseTexts = new Map(textsIn({ app: readCatalogue(base), texts: providerTexts[base] }));

  test('has only ids of its base', async () => {
    expect((await readOverlay()).filter(([path]) => !baseTexts.has(path))).toEqual([]);
  });

  test('repeats no text of its base', async () => {
    expect((await readOverlay()).filter(([path, text]) => baseTexts.get(path) === text)).toEqual([]);
  });

  test('has the texts of its base for all other ids', async () => {
    const whole = textsIn({ app: readCatalogue(variant), texts: providerTexts[variant] });
    expect(whole).toEqual([...new Map([...baseTexts, ...(await readOverlay())])]);
  });

  test('has its ids in order', async () => {
    const ids = (await readOverlay()).map(([path]) => path).filter((path) => path.startsWith('.app'));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual([...ids].sort());
  });
});

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
