/** Time zones that are newer than the oldest browsers, with an older one that now shows the same time. */
const olderZones: Record<string, string> = {
  'America/Ciudad_Juarez': 'America/Denver',
  'America/Coyhaique': 'America/Punta_Arenas',
  'America/Nuuk': 'America/Godthab',
  'Europe/Kyiv': 'Europe/Kiev',
  'Pacific/Kanton': 'Pacific/Enderbury',
};

const isSupported = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
};

/**
 * Returns the time zone to format with: `Intl` throws for one that the runtime doesn't know.
 * @param zone IANA name.
 * @returns The zone itself, an older one with the same time, or undefined: formats then use the reader's.
 */
export const supportedZone = (zone: string): string | undefined =>
  [zone, olderZones[zone]].find((name) => name && isSupported(name));
