import { defineConfig } from '@playwright/test';
import { browserFlags, executablePath } from '../browser.ts';

/**
 * The kit's geometry and its pictures, on the built Storybook (`pnpm build-storybook`). New pictures are accepted with
 * `--update-snapshots`; without it a missing one fails.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './drawnBy.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // Two processors may round a blend differently by one or two steps; a larger difference fails.
      threshold: 0.02,
      maxDiffPixels: 0,
      animations: 'disabled',
      caret: 'hide',
      stylePath: './noMotion.css',
      scale: 'css',
    },
  },
  reporter: [['list'], ['json', { outputFile: '../../test-results/visual.json' }]],
  use: { launchOptions: { executablePath, args: browserFlags } },
});
