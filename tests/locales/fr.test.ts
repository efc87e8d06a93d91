import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../locales/readCatalogue.ts';
import { readTexts } from './readTexts.ts';

const texts = await readTexts('fr');

/** The texts that a pattern is found in. */
const find = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

/** The texts that a check finds wrong. */
const findWrong = (isWrong: (text: string) => boolean) => texts.filter(([, text]) => isWrong(text));

const count = (text: string, character: string) => text.split(character).length - 1;

describe('typography', () => {
  test('has the apostrophe ’ except for ICU quotes', () => {
    expect(find(/[\p{L} ]'(?!\{)|^'(?!\{)/u)).toEqual([]);
  });

  test('quotes with « » only, in pairs', () => {
    expect(find(/["“”„‚‘]/u)).toEqual([]);
    expect(findWrong((text) => count(text, '«') !== count(text, '»'))).toEqual([]);
  });

  test('has a no-break space between a figure and its unit', () => {
    const units = 'ans?|caractères|chiffres|h|heures?|jours?|lettres|minutes?|secondes?|Mo|mégapixels';
    const app = new RegExp(`\\d (?:${units})\\b`, 'u');
    expect(texts.filter(([id, text]) => !id.startsWith('kit.') && app.test(text))).toEqual([]);
  });

  test('groups digits by U+202F, and has a comma for decimals', () => {
    expect(find(/\b\d{1,3}[ ,.]\d{3}\b(?![.-])/u)).toEqual([]);
  });

  test('has no space twice, at an end or before a comma or a full stop', () => {
    const except = new Set(['statistics.separator']);
    const wrong = find(/[ \u00a0\u202f]{2}|^\s|\s$|\s[,…]|\s\.(?!\w)/u);
    expect(wrong.filter(([id]) => !except.has(id))).toEqual([]);
  });

  test('writes … for three dots', () => {
    expect(find(/\.\.\./)).toEqual([]);
  });

  test('has accents on capitals', () => {
    expect(
      find(
        /(?<!\p{L})(?:A (?:la(?!\p{L})|l’|partir|confirmer|traiter|venir)|E(?:cole|crire|tat|tes|v[eè]nement)|Etes)/u,
      ),
    ).toEqual([]);
  });

  test('writes œ in words that have it', () => {
    expect(find(/(?<!\p{L})(?:oeuvre|coeur|soeur|voeu|noeud)/iu)).toEqual([]);
  });
});

describe('style', () => {
  test('says vous, never tu', () => {
    expect(find(/(?<![\p{L}-])(?:tu|te|toi|ton|ta|tes)(?![\p{L}-])/iu)).toEqual([]);
  });

  test('has no doubled forms, middle dots or brackets for people', () => {
    expect(find(/\p{L}[·•]\p{L}|\(e\)|\p{L}\.e\.?s?(?!\p{L})|\p{L}\/(?:e|ne|trice)s?(?!\p{L})/u)).toEqual([]);
  });

  test('gives the reader no gender', () => {
    const participles = '(?:dé)?connectée?|inscrite?|invitée?|seule?|sûre?|prête?';
    expect(find(new RegExp(`vous (?:êtes|serez|resterez|étiez) (?:${participles})(?!\\p{L})`, 'iu'))).toEqual(
      [],
    );
  });

  test('uses the future for what will appear in an empty list', () => {
    expect(find(/(?:apparaissent|apparaît|figurent|seront|sera) ici/u)).toEqual([]);
  });
});

describe('plurals', () => {
  interface Branches {
    id: string;
    many: string;
    other: string;
  }

  const print = (elements: MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type === TYPE.pound || element.type === TYPE.number) return '#';
        if (element.type === TYPE.tag) return print(element.children);
        return 'value' in element ? `{${element.value}}` : '';
      })
      .join('');

  const readBranches = (id: string, elements: MessageFormatElement[]): Branches[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.tag) return readBranches(id, element.children);
      if (element.type !== TYPE.plural) return [];
      const { many, other } = element.options;
      return many && other ? [{ id, many: print(many.value), other: print(other.value) }] : [];
    });

  const branches = Object.entries(readCatalogue('fr')).flatMap(([id, text]) => readBranches(id, parse(text)));

  /* Millions take “de” before a noun: “2 000 000 de personnes”. What follows here is no noun. */
  const withoutNoun = /^(?:$|[).]| (?:n’|ont|en ligne|derniers))/u;

  test('has de or d’ between millions and a noun', () => {
    expect(branches.length).toBeGreaterThan(50);
    const wrong = branches.filter(({ many, other }) => {
      const noun = other
        .split('#')
        .slice(1)
        .find((rest) => !withoutNoun.test(rest));
      return noun !== undefined && !/# (?:de |d’)/u.test(many);
    });
    expect(wrong).toEqual([]);
  });

  test('differs in nothing else between many and other', () => {
    const wrong = branches.filter(
      ({ many, other }) => many.replaceAll(/(#|et|ou) (?:de |d’)/gu, '$1 ') !== other,
    );
    expect(wrong).toEqual([]);
  });
});
