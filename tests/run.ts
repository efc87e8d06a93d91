/** `npm test`: runs the checks of a change. `docs/testing.md` describes its arguments. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, root } from './command.ts';
import { readChange } from './affected.ts';
import { runSteps, type Step } from './runSteps.ts';
import { affectedSteps, furtherSteps, usualSteps } from './steps.ts';

const results = join(root, 'test-results');

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, affected: { type: 'boolean', default: false } },
  allowPositionals: true,
});

if (
  spawnSync('node', ['--version'], { env: environment }).status !== 0 &&
  Number(process.versions.node.split('.')[0]) < 24
) {
  console.error(
    'The tests need Node 24, which the workspace brings for Linux on x64 and arm64; install it on this machine.',
  );
  process.exit(1);
}

if (values.all) environment.TEST_ALL = '1';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Selects steps by name; without names those of `npm test`, or all. */
function selectSteps(names: readonly string[]): readonly Step[] {
  const allSteps = [...usualSteps, ...furtherSteps];
  const unknown = names.filter((name) => !allSteps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(', ')}. Steps: ${allSteps.map(({ name }) => name).join(', ')}`,
    );
    process.exit(1);
  }
  if (names.length === 0) return values.all ? allSteps : usualSteps;
  // The stories that run are always those of the sources.
  const needsStories = names.some((name) => name === 'storybook' || name === 'visual');
  return allSteps.filter(({ name }) => names.includes(name) || (needsStories && name === 'storybook build'));
}

const steps = values.affected ? await affectedSteps(readChange(positionals[0])) : selectSteps(positionals);
const started = Date.now();
const { passed, failed, unsteady } = await runSteps(steps, { rerun: environment.CI === 'true' });

const list = (title: string, lines: string[]) =>
  lines.length > 0 && console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
console.log(`${Math.round((Date.now() - started) / 1000)} s in all\n`);
list('Unsteady:', unsteady);
list('Failed:', failed);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
