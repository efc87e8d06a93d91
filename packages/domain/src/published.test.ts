import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const target = (name: string) => (name === '.' ? 'index' : name.slice('./'.length));

it('publishes every entry that the workspace has, from the file that the build writes', () => {
  const { exports: published } = manifest.publishConfig;
  const built = Object.keys(manifest.exports).map((name) => [
    name,
    name.endsWith('.json')
      ? `./dist/${target(name)}`
      : { types: `./dist/${target(name)}.d.ts`, default: `./dist/${target(name)}.js` },
  ]);
  expect(published).toEqual(Object.fromEntries(built));
});
