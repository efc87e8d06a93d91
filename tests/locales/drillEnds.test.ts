import { languages } from '@school/domain';
import { describe, expect, test } from 'vitest';
import { texts as providerTexts } from '../../apps/provider/src/texts.ts';
import { readCatalogue } from '../../locales/readCatalogue.ts';
import { drillEndMessages, drillEndTexts } from './drillEnds.ts';
import { getEmergencyMessages } from './emergencyMessages.ts';

describe.each(languages)('the end of a drill in %s', (language) => {
  const texts = providerTexts[language];
  const words = getEmergencyMessages(language);

  test('F13, A7: is in no text called the end of an emergency', () => {
    const catalogue = readCatalogue(language);
    const shown = [
      ...drillEndMessages.map((id) => [id, catalogue[id]] as const),
      ...Object.entries(drillEndTexts(texts)),
    ];
    expect(shown.filter(([, text]) => !text)).toEqual([]);
    expect(shown.filter(([, text]) => words.test(text!))).toEqual([]);
  });

  test('is checked with the words that the end of an emergency uses', () => {
    expect(texts.notificationEmails.emergencyEnded.before).toMatch(words);
  });
});
