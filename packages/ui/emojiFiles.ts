/**
 * Writes the emoji of `EmojiPicker` and their names in each language of the kit:
 *
 *   pnpm --filter @school/ui run emoji
 *
 * The order and the categories are those of Unicode's emoji-test.txt (unicode-emoji-json), names and keywords those of
 * CLDR. Both have exact versions, so that the files differ only after an update. See docs/decisions/0018-emoji.md.
 */
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { foldText } from '@school/text';

const require = createRequire(import.meta.url);
/** The folder of the written files. */
export const folder = join(import.meta.dirname, 'src/components/EmojiPicker/generated');

/** Fonts of 2026 draw all emoji up to this version of 2022; of later ones many people would see an empty box. */
const newestVersion = 15;

/** The categories of Unicode by those of the kit, in the order of the picker. */
const categories: Record<string, string[]> = {
  people: ['Smileys & Emotion', 'People & Body'],
  nature: ['Animals & Nature'],
  food: ['Food & Drink'],
  travel: ['Travel & Places'],
  activities: ['Activities'],
  objects: ['Objects'],
  symbols: ['Symbols'],
  flags: ['Flags'],
};

/** The kit's languages. */
export const languages: readonly string[] = readdirSync(join(import.meta.dirname, 'src/root/messages'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .sort();

/** Where a language takes names from several locales of CLDR, or from one of another name: what the first lacks, the next has. */
const localesByLanguage: Record<string, string[]> = { 'es-MX': ['es-MX', 'es-419', 'es'], 'zh-CN': ['zh'] };

interface ListedEmoji {
  emoji: string;
  emoji_version: string;
  skin_tone_support: boolean;
  skin_tone_support_unicode_version?: string;
}
interface Annotation {
  /** The name, read aloud. */
  tts?: string[];
  /** The keywords. */
  default?: string[];
}

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(require.resolve(path), 'utf8'));

/* The compile target has no literals with the flag `v`. */
const oneEmoji = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const modifiers = Array.from({ length: 5 }, (_, at) => String.fromCodePoint(0x1f3fb + at));

/** Marks with "+" where a skin tone is inserted; in a sequence it may follow people only, not the hands between them. */
const withTonePlaces = ({ emoji }: ListedEmoji): string => {
  const [everywhere, people] = [/\p{Emoji_Modifier_Base}/gu, /(?!🤝)\p{Emoji_Modifier_Base}/gu].map((base) =>
    emoji.replaceAll(base, '$&+'),
  );
  const isRight = (template: string) =>
    modifiers.every((modifier) => oneEmoji.test(template.replaceAll(/\+\uFE0F?/g, modifier)));
  const template = [everywhere!, people!].find(isRight);
  if (!template) throw new Error(`No place for a skin tone in ${emoji}.`);
  return template;
};

const readGroups = async (): Promise<[category: string, emoji: ListedEmoji[]][]> => {
  const listed = (await readJson('unicode-emoji-json/data-by-group.json')) as {
    name: string;
    emojis: ListedEmoji[];
  }[];
  return Object.entries(categories).map(([category, names]) => [
    category,
    names.flatMap((wanted) => {
      const group = listed.find(({ name }) => name === wanted);
      if (!group) throw new Error(`unicode-emoji-json has no group "${wanted}".`);
      return group.emojis.filter(({ emoji_version }) => Number(emoji_version) <= newestVersion);
    }),
  ]);
};

const readAnnotations = async (locale: string): Promise<Record<string, Annotation>> => {
  const [own, derived] = (await Promise.all([
    readJson(`cldr-annotations-full/annotations/${locale}/annotations.json`),
    readJson(`cldr-annotations-derived-full/annotationsDerived/${locale}/annotations.json`),
  ])) as [
    { annotations: { annotations: Record<string, Annotation> } },
    { annotationsDerived: { annotations: Record<string, Annotation> } },
  ];
  return { ...derived.annotationsDerived.annotations, ...own.annotations.annotations };
};

/** The name and those keywords that the picker would not find in it, separated by "|". */
const formatNameLine = (name: string, keywords: readonly string[]): string => {
  const line = [name];
  let searchText = ` ${foldText(name)}`;
  for (const keyword of keywords.toSorted((one, other) => other.length - one.length)) {
    const folded = ` ${foldText(keyword)}`;
    if (searchText.includes(folded)) continue;
    searchText += folded;
    line.push(keyword);
  }
  return line.join('|');
};

const formatNames = async (language: string, emoji: readonly ListedEmoji[]): Promise<string> => {
  const sources = await Promise.all((localesByLanguage[language] ?? [language]).map(readAnnotations));
  return emoji
    .map(({ emoji: text }) => {
      /* CLDR's keys have no variation selectors. */
      const key = text.replaceAll('\uFE0F', '');
      const annotations = sources.map((source) => source[key]);
      const name = annotations.find((one) => one?.tts)?.tts?.[0];
      if (!name) throw new Error(`CLDR has no name of ${text} in ${language}.`);
      return formatNameLine(name, annotations.find((one) => one?.default)?.default ?? []);
    })
    .join('\n');
};

const head =
  '// Written by emojiFiles.ts from Unicode and CLDR. Run `pnpm --filter @school/ui run emoji`.\n\n';

/** The written files by their names. */
export const emojiFiles = async (): Promise<Map<string, string>> => {
  const groups = await readGroups();
  const files = new Map<string, string>();
  const set = groups.map(([category, emoji]) => {
    const hasTones = ({ skin_tone_support: has, skin_tone_support_unicode_version: since }: ListedEmoji) =>
      has && Number(since) <= newestVersion;
    return [category, emoji.map((one) => (hasTones(one) ? withTonePlaces(one) : one.emoji)).join(' ')];
  });
  files.set(
    'emojiByCategory.ts',
    `${head}export const emojiByCategory = ${JSON.stringify(Object.fromEntries(set), null, 2)};\n`,
  );
  const all = groups.flatMap(([, emoji]) => emoji);
  for (const language of languages) {
    const names = JSON.stringify(await formatNames(language, all));
    files.set(`${language}.names.ts`, `${head}export const names: string =\n  ${names};\n`);
  }
  const imports = languages.map((language) => `  '${language}': () => import('./${language}.names.ts'),\n`);
  files.set(
    'namesByLanguage.ts',
    `${head}export const namesByLanguage: Record<string, () => Promise<{ names: string }>> = {\n${imports.join('')}};\n`,
  );
  return files;
};

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await emojiFiles()) await writeFile(join(folder, name), text);
}
