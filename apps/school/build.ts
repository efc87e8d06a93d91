import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inputHash } from './vite/inputHash.ts';

const school = import.meta.dirname;
const root = join(school, '../..');
const stamp = join(school, 'node_modules/.cache/built-from');
const page = join(school, 'dist/index.html');

const inputs = inputHash(
  root,
  ['packages/ui/src', 'packages/domain/src', 'apps/school', 'locales'],
  ['pnpm-lock.yaml'],
);
const builtFrom = existsSync(stamp) && existsSync(page) ? readFileSync(stamp, 'utf8') : '';

if (builtFrom === inputs) {
  console.log('The app is built already: nothing has changed since.');
} else {
  const started = performance.now();
  console.log('Building the app …');
  await build({ root: school, configFile: join(school, 'vite.config.ts'), logLevel: 'warn' });
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, inputs);
  console.log(`The app is built, in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
