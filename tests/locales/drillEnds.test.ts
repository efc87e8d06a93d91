import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '@school/domain';
import { describe, expect, test } from 'vitest';
import type { ProviderTexts } from '../../apps/provider/src/providerTexts.ts';
import { drillEndMessages, drillEndTexts } from './drillEnds.ts';
import { emergencyWords } from './emergencyWords.ts';

const root = resolve(import.meta.dirname, '../..');

describe.each(languages)('the end of a drill in %s', (language) => {
  test('F13, A7: is in no text called the end of an emergency', async () => {
    const file = readFileSync(join(root, 'locales', `${language}.json`), 'utf8');
    const catalogue = JSON.parse(file) as Record<string, string>;
    const { texts } = (await import(`../../apps/provider/src/texts/${language}.ts`)) as {
      texts: ProviderTexts;
    };
    const shown = [
      ...drillEndMessages.map((id) => [id, catalogue[id]] as const),
      ...Object.entries(drillEndTexts(texts)),
    ];
    expect(shown.filter(([, text]) => !text)).toEqual([]);
    const words = emergencyWords[language]!;
    expect(shown.filter(([, text]) => words.test(text!))).toEqual([]);
  });

  test('is checked with the words that the end of an emergency uses', async () => {
    const { texts } = (await import(`../../apps/provider/src/texts/${language}.ts`)) as {
      texts: ProviderTexts;
    };
    expect(texts.notificationEmails.emergencyEnded.before).toMatch(emergencyWords[language]!);
  });
});
