import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Time enough on a machine that is busy with other work; a test that hangs still ends. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Tests that only `npm run test:all` runs: kills, changes of the key, plans of every statement. */
const longTests = process.env.TEST_ALL ? [] : ['**/*.long.test.ts'];

const inBrowserLike = (name: string, folder: string, include: string) => ({
  plugins: [react(), vanillaExtractPlugin()],
  // `tests/defects` runs a copy of the sources with the programs of this folder, from outside.
  server: { fs: { strict: false } },
  test: {
    name,
    environment: 'jsdom' as const,
    // Starting jsdom in a process for each of many small files would take longer than their tests.
    pool: 'vmThreads' as const,
    include: [`${folder}/src/**/${include}`],
    ...timeouts,
    setupFiles: [`${folder}/vitest.setup.ts`],
  },
});

export default defineConfig({
  test: {
    // The default keeps one processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      inBrowserLike('ui', 'packages/ui', '*.test.tsx'),
      {
        // What the kit computes without a page.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'ui-logic',
          environment: 'node',
          include: ['packages/ui/src/**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'domain',
          environment: 'node',
          include: ['packages/{domain,text}/src/**/*.test.ts'],
          ...timeouts,
        },
      },
      inBrowserLike('school', 'apps/school', '*.test.{ts,tsx}'),
      {
        test: {
          name: 'provider',
          environment: 'node',
          include: ['apps/provider/src/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...longTests],
          globalSetup: ['apps/provider/vitest.database.ts'],
          // A school of a test is its own database and app; to load the provider again for each file would bring nothing else.
          isolate: false,
          ...timeouts,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'repository',
          environment: 'node',
          include: ['tests/{architecture,locales}/**/*.test.ts', 'apps/school/vite/*.test.ts'],
          ...timeouts,
        },
      },
      {
        // Builds and packs both packages first; a separate step in tests/run.ts.
        test: {
          name: 'consumers',
          environment: 'node',
          globalSetup: ['tests/consumers/packed.ts'],
          include: ['tests/consumers/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
