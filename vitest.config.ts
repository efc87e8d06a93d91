import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const inBrowserLike = (name: string, folder: string) => ({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name,
    environment: 'jsdom' as const,
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    setupFiles: [`${folder}/vitest.setup.ts`],
  },
});

export default defineConfig({
  test: {
    projects: [
      inBrowserLike('ui', 'packages/ui'),
      { test: { name: 'domain', environment: 'node', include: ['packages/domain/src/**/*.test.ts'] } },
      inBrowserLike('school', 'apps/school'),
      {
        test: {
          name: 'provider',
          environment: 'node',
          include: ['apps/provider/src/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: ['apps/provider/vitest.database.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // On a busy machine what comes by itself may take a while.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'promises',
          environment: 'node',
          include: ['tests/{architecture,locales}/**/*.test.ts'],
        },
      },
      {
        // Needs the built kit; a step of its own in tests/run.ts.
        test: {
          name: 'consumers',
          environment: 'node',
          include: ['tests/consumers/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
