import browserslist from 'browserslist';

/** Names of browsers in build targets, where they differ from browserslist's. */
const targetNames: Record<string, string> = { ios_saf: 'ios' };

/** The oldest version of each browser in the root manifest's `browserslist`, as a build target: `chrome109`. */
export const oldestBrowsers: string[] = [
  ...browserslist(undefined, { path: import.meta.dirname })
    .map((one) => one.split(' ') as [string, string])
    .reduce(
      // Newest first within a browser; a range such as `16.4-16.5` begins with its oldest.
      (oldest, [name, version]) => oldest.set(targetNames[name] ?? name, version.split('-')[0]!),
      new Map<string, string>(),
    ),
].map(([name, version]) => name + version);
