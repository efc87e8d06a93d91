import type { Page } from '@playwright/test';
import { formatDateTag, formatTag, languages } from '../../locales/languages.ts';
import { expect, type Language } from './journey.ts';
import { runInPage } from './pageScript.ts';
import { isPseudoWord } from './pseudoTexts.ts';
import type { ShownText } from './shownTexts.page.ts';

const readShownTexts = runInPage<ShownText[]>('shownTexts.page.ts');
const readIntlWords = runInPage<string[]>('intlWords.page.ts');

/** Texts that are the same in all languages, or not the app's. */
const reviewed: readonly string[] = [
  // The key of a shortcut.
  'K',
  // Examples of a server's name and address, and a method of encryption.
  'smtp.example.com',
  'https://',
  'STARTTLS',
  // An empty part of a date, from the catalogues of react-aria.
  'Empty',
  'فارغ',
];

const toWords = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** A value such as `in_progress` is for code, so that it may not be on a screen. */
const identifier = /^[a-z]+(?:[._-][a-z]+)*$/;

/** The name of a file is a text, even without capitals. */
const fileName = /\.(?:docx|jpg|pdf|png|xlsx)$/;

function readWords(value: unknown): readonly string[] {
  if (typeof value === 'string') return identifier.test(value) && !fileName.test(value) ? [] : toWords(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(readWords) : [];
}

/** Collects what the server and Intl write, to recognise a text that is neither theirs nor from a catalogue. */
export interface PlainTexts {
  /** Returns the texts on the page with words that no catalogue, server or formatter wrote. */
  find(): Promise<string[]>;
}

/** Starts to collect; call it before the page is opened. */
export function watchPlainTexts(page: Page, language: Language): PlainTexts {
  // A language is named in itself, for those who read no other.
  const words = new Set(languages.flatMap(({ name }) => toWords(name)));
  const reading: Promise<void>[] = [];
  const add = (more: readonly string[]) => more.forEach((word) => words.add(word));
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    // The answer to a page that was left has no body.
    reading.push(
      response.json().then(
        (body: unknown) => add(readWords(body)),
        () => undefined,
      ),
    );
  });
  const tags = { date: formatDateTag(language), number: formatTag(language) };
  let intlWords: readonly string[] | undefined;
  return {
    async find() {
      if (!intlWords) {
        intlWords = (await readIntlWords(page, tags)).flatMap(toWords);
        expect(intlWords.length).toBeGreaterThan(0);
        add(intlWords);
      }
      await Promise.all(reading.splice(0));
      return (await readShownTexts(page)).flatMap(({ where, text }) => {
        if (reviewed.includes(text)) return [];
        const plain = toWords(text).filter((word) => !isPseudoWord(word) && !words.has(word));
        return plain.length > 0 ? `${where}: “${text}” (${plain.join(', ')})` : [];
      });
    },
  };
}
