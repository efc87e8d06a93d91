import { type Language, languages } from '@school/domain';
import { getLayers } from '../../../locales/overlays.ts';
import type { ProviderTexts } from './providerTexts.ts';

type Branch = { [key: string]: Branch | string[] | string };

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && !Array.isArray(value);

const withChanges = (base: Branch, changes: Branch): Branch => {
  const merged = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const value = base[key];
    merged[key] = isBranch(value) && isBranch(change) ? withChanges(value, change) : change;
  }
  return merged;
};

const load = async (language: Language): Promise<[Language, ProviderTexts]> => {
  const layers = getLayers(language).map(
    (layer) => import(`./texts/${layer}.ts`) as Promise<{ texts: Branch }>,
  );
  const [base, ...variants] = (await Promise.all(layers)).map((file) => file.texts);
  return [language, variants.reduce(withChanges, base!) as unknown as ProviderTexts];
};

/**
 * The provider's texts. Each language of the contract has a file in `texts/`, without which the provider doesn't start; the
 * file of a regional variant has the texts that differ from its base.
 */
export const texts = Object.fromEntries(await Promise.all(languages.map(load))) as Record<
  Language,
  ProviderTexts
>;
