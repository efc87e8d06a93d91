/** The zones of Chile come first: the sample schools, and most others, are there. */
const first = ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter'];

/** @returns Every time zone that may be chosen, that of the record among them. */
export function zonesWith(current: string): string[] {
  return [...new Set([...first, current, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean);
}
