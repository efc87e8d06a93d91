import { describe, expect, test } from 'vitest';
import { readTexts } from './readTexts.ts';

const texts = await readTexts('de');

/** The texts in which a pattern occurs, without the placeholders that ICU quotes: '{school}'. */
const withPattern = (pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text.replaceAll(/'(\{\w+\})'/gu, '$1')));

describe('address', () => {
  test('says Sie, not du or ihr', () => {
    expect(withPattern(/(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu)).toEqual([]);
  });

  /* At the beginning of a sentence it reads as the person addressed: “Sie werden gelöscht”. */
  test('does not begin a sentence with Sie for items', () => {
    expect(withPattern(/(?:^|[.:?!] )Sie (?:werden|gelten|enden|liegen|stehen)(?!\p{L})/u)).toEqual([]);
  });

  test('marks no gender inside a word', () => {
    expect(withPattern(/\p{L}(?:[*:_·]|\/-?)in(?:nen)?(?!\p{L})|\p{Ll}In(?:nen)?(?!\p{L})/u)).toEqual([]);
  });
});

describe('typography', () => {
  test('uses „…“, in pairs', () => {
    const outside = /^[^„“]*(?:„[^„“]+“[^„“]*)*$/u;
    expect(withPattern(/["'”‘’‚«»]/u)).toEqual([]);
    expect(texts.filter(([, text]) => !outside.test(text))).toEqual([]);
  });

  test('has a no-break space before an ellipsis', () => {
    expect(withPattern(/\.\.\.|(?<!\u00a0)…/u)).toEqual([]);
  });

  test('has a no-break space between a number and its unit', () => {
    expect(withPattern(/[\d}] ?(?:KB|MB|GB|Uhr|%)(?!\p{L})/u)).toEqual([]);
  });

  test('has a dash only between spaces, and no long one', () => {
    expect(withPattern(/\S–|–\S|—| - /u)).toEqual([]);
  });

  test('has no space before punctuation and none doubled', () => {
    expect(withPattern(/[ \u00a0\u202f][,.;:?!)]| {2}/u)).toEqual([]);
  });

  test('writes numbers with a point for thousands', () => {
    expect(withPattern(/\d[,’'\u00a0 ]\d{3}(?!\d)/u)).toEqual([]);
  });
});

describe('spelling', () => {
  test('joins a compound with an abbreviation by hyphens', () => {
    const abbreviation = 'E-Mail|App|PIN|SMS|PDF|CSV|HEIC|JPEG|SMTP|IMAP|RUT|Push|Web|Test';
    expect(withPattern(new RegExp(`(?<!\\p{L})(?:${abbreviation}) (?!Ihr|Sie)\\p{Lu}\\p{Ll}`, 'u'))).toEqual(
      [],
    );
  });

  test('starts a sentence after a colon with a capital', () => {
    expect(withPattern(/: (?:ich|er|sie|es|wir|das|dies\p{L}*|niemand|man) \p{Ll}/u)).toEqual([]);
  });

  test('has no comma before “oder” or “und” between two requests', () => {
    const requests = /(?:^|[.:?] )\p{Lu}\p{Ll}+n Sie [^.:;,]*, (?:oder|und) \p{Ll}+n Sie /u;
    expect(withPattern(requests)).toEqual([]);
  });
});
