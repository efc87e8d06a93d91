import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The arguments of a text. Which words depend on a number that the text also shows is a matter of the language. */
const toArguments = (text: string): Set<string> => {
  const { arguments: shown } = toShape(text);
  const isShown = (name: string) => shown.has(name.replace(/:plural$/, ':number'));
  return new Set([...shown].filter((name) => !name.endsWith(':plural') || !isShown(name)));
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
      const shown = toArguments(catalogue[id] ?? '');
      return shown.symmetricDifference(toArguments(english[id] ?? '')).size > 0;
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

/** Returns the texts of a catalogue by their paths; functions of the kit are called with a number. */
const textsIn = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return textsIn((value as (...values: number[]) => unknown)(3, 3, 3, 3, 3), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};

const kitMessages = join(root, 'packages/ui/src/root/messages');

/** The files with texts of a language, without those that a variant takes from its base, and their texts by their paths. */
async function readFiles(language: Language): Promise<[file: string, texts: Map<string, string>][]> {
  const kit = ['basic', 'rich', 'messenger'].filter((part) =>
    existsSync(join(kitMessages, part, `${language}.ts`)),
  );
  const files: [string, unknown][] = [
    ['app', readCatalogue(language)],
    ['provider', providerTexts[language]],
    ['account e-mails', providerTexts[language].emails],
    ...(await Promise.all(
      kit.map(async (part): Promise<[string, unknown]> => [
        `kit ${part}`,
        await import(join(kitMessages, part, `${language}.ts`)),
      ]),
    )),
  ];
  return files.map(([file, value]) => [file, new Map(textsIn(value).filter(([, text]) => hasWords(text)))]);
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

test.each(pairs)('%s has no file that is a copy of %s', async (one, other) => {
  const [files, others] = await Promise.all([readFiles(one), readFiles(other)]);
  expect(files.length).toBeGreaterThan(4);
  for (const [file, texts] of files) {
    const otherTexts = new Map(others).get(file);
    const same = [...texts].filter(([path, text]) => otherTexts?.get(path) === text);
    expect(texts.size, file).toBeGreaterThan(8);
    expect(same.length / texts.size, file).toBeLessThan(0.1);
  }
});

test.each(['basic', 'rich', 'messenger'])('the kit has %s texts of every language but variants', (part) => {
  const files = readdirSync(join(kitMessages, part)).map((file) => file.replace('.ts', ''));
  expect(languages.filter((language) => !files.includes(language) && !overlays[language])).toEqual([]);
});

test('no text of the kit is imported from another language than a base', () => {
  const foreign = readdirSync(kitMessages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const language = file.split(/[\\/]/).at(-1)!.replace('.ts', '') as Language;
      const imported = readFileSync(join(kitMessages, file), 'utf8').matchAll(/from '.*\/([\w-]+)\.ts'/g);
      return [...imported]
        .filter(
          ([, name]) =>
            languages.includes(name as Language) && name !== language && name !== overlays[language],
        )
        .map(([line]) => `${file}: ${line}`);
    });
  expect(foreign).toEqual([]);
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
