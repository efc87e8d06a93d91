/** The most telling first: a browser carries the names of those that it descends from. */
const browsers: readonly [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** @returns What a person knows a device by in the list of where they are signed in: "Firefox, Linux"; null if nothing tells. */
export const deviceName = (userAgent = ''): string | null =>
  [browsers, systems].flatMap((kind) => kind.find(([sign]) => sign.test(userAgent))?.[1] ?? []).join(', ') ||
  null;
