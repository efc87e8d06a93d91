import { join } from 'node:path';
import { build } from 'vite';
import { buildOnce } from './vite/buildOnce.ts';
import { release } from './vite/releases.ts';

const school = import.meta.dirname;

const started = performance.now();
const wasBuilt = await buildOnce({
  name: 'school',
  root: join(school, '../..'),
  inputs: [
    'packages/ui/src',
    'packages/domain/src',
    'packages/text/src',
    'apps/school',
    'locales',
    'pnpm-lock.yaml',
  ],
  ignored: /\.(?:test|stories|spec|test-d)\.tsx?$/,
  outputs: ['apps/school/dist/current/index.html'],
  async build() {
    console.log('Building the app …');
    const configFile = join(school, 'vite.config.ts');
    await release(join(school, 'dist'), async (outDir) => {
      await build({ root: school, configFile, logLevel: 'warn', build: { outDir } });
    });
  },
});
console.log(
  wasBuilt
    ? `The app is built, in ${((performance.now() - started) / 1000).toFixed(1)} s.`
    : 'The app is built already: nothing has changed since.',
);
