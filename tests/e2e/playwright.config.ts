import { defineConfig, devices } from '@playwright/test';
import { browserFlags, executablePath } from '../browser.ts';
import { dataFolder, origin, port } from './address.ts';
import { pushAuthorityFile } from './pushCertificate.ts';

/* Of several such flags Chromium reads only the last one, so that this one repeats what Playwright disables. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Disables the suggestions of the address bar: two pages per window, a third of the cost of a context.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** The real provider on a real database, with the demo schools, serving the built app. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  ...(process.env.TEST_ALL ? {} : { grepInvert: /@long/ }),
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Time enough on a machine that is busy with other work; a journey that hangs still ends.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    baseURL: origin('aromos'),
    locale: 'es-CL',
    // A worker answers for the page, which a journey cannot route; those of the worker itself allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Without a UTF-8 locale Chromium names a download with an accent "download".
    launchOptions: {
      executablePath,
      args: [...browserFlags, `--disable-features=${disabledFeatures.join(',')}`],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // A trace costs a quarter of a journey's processor time; the screenshot and the page's roles show most failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
  webServer: {
    command: './node_modules/.bin/node apps/provider/src/main.ts --demo',
    cwd: '../..',
    url: `http://localhost:${port}/healthz`,
    // Mail, calendar and push servers of the journeys are on this machine.
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      NODE_ENV: 'production',
      OUTBOUND_ALLOW: '127.0.0.1, ::1',
      NODE_EXTRA_CA_CERTS: pushAuthorityFile,
    },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
