import { existsSync } from 'node:fs';

const debian = '/usr/bin/chromium';

/** Debian's Chromium if installed, else the test runner's download. */
export const executablePath = existsSync(debian) ? debian : undefined;

/** Flags for a container without network: no sandbox, updates or first-run pages. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
