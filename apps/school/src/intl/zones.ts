import { capitalized, supportedZone } from '@school/text';

/** The time zones of Chile come first, because most schools are there. */
export const chileanZones: readonly string[] = [
  'America/Santiago',
  'America/Coyhaique',
  'America/Punta_Arenas',
  'Pacific/Easter',
];

/** @returns All time zones to choose from, including the current one. */
export const zonesWith = (current: string): string[] =>
  [...new Set([...chileanZones, current, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean);

/**
 * @param at Time zones split and merge: Punta Arenas has its own since 2016.
 * @returns The localised name of a time zone: "Chile Time"; its IANA name where the browser doesn't know it.
 */
export function zoneName(locale: string, zone: string, at: Date): string {
  if (supportedZone(zone) !== zone) return zone.replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(at);
  // The name begins a line; some languages write it in lower case.
  return capitalized(parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone, locale);
}
