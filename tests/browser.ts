import { existsSync } from 'node:fs';

const debian = '/usr/bin/chromium';

/** Debian's Chromium where there is one, else the test runner's own download. */
export const executablePath = existsSync(debian) ? debian : undefined;

/** A closed network and a container need no sandbox, no updates and no first-run pages. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
