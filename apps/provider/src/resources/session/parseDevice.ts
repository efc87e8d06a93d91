import Bowser from 'bowser';

/** The browser and system that a device's User-Agent names; null where it names none. */
export interface Device {
  browser: string | null;
  system: string | null;
}

const longest = 60;
const named = (name: string | undefined) => name?.slice(0, longest) || null;

/** Parses the User-Agent header of a sign-in. */
export function parseDevice(userAgent = ''): Device {
  if (!userAgent.startsWith('Mozilla/')) return { browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  // "iPhone" is more specific than "iOS".
  const system = platform.vendor === 'Apple' && platform.type !== 'desktop' ? platform.model : os.name;
  return { browser: named(browser.name), system: named(system ?? os.name) };
}
