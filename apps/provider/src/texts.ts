import { type Language, languages } from '@school/domain';
import type { ProviderTexts } from './providerTexts.ts';

const load = async (language: Language): Promise<[Language, ProviderTexts]> => {
  const file = (await import(`./texts/${language}.ts`)) as { texts: ProviderTexts };
  return [language, file.texts];
};

/** The provider's texts. Each language of the contract has a file in `texts/`; without it the provider doesn't start. */
export const texts = Object.fromEntries(await Promise.all(languages.map(load))) as Record<
  Language,
  ProviderTexts
>;
