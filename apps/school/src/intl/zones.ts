import { capitalised } from './capitalised.ts';

/** The zones of Chile come first: the sample schools, and most others, are there. */
export const chileanZones: readonly string[] = ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter'];

/** @returns Every time zone that may be chosen, that of the place among them. */
export const zonesWith = (current: string): string[] =>
  [...new Set([...chileanZones, current, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean);

/**
 * @param at Zones part and join: since 2016 Punta Arenas has a clock of its own.
 * @returns What the clock of a zone is called in a language: "Chile Time".
 */
export function zoneName(locale: string, zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(at);
  // It stands alone or begins a line; some languages write it small.
  return capitalised(parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone, locale);
}
