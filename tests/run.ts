/** `npm test`: runs all checks of a change, ordered by how fast they fail. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { policyHeaders } from '../.storybook/policy.ts';
import { jestOutcome, type Outcome, playwrightOutcome, vitestOutcome } from './outcome.ts';
import { serveFolder } from './serveFolder.ts';

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'test-results');
const bin = join(root, 'node_modules', '.bin');
const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' };

let passed = 0;
const failed: string[] = [];
const lines: string[] = [];

/** Milliseconds after which a command is ended: the run then names the step that hangs, and does the others. */
const longestCommand = 30 * 60_000;

/** The output of a step that runs beside another one, printed in one piece at its end. */
const heldBack = new AsyncLocalStorage<Buffer[]>();

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = root): Promise<boolean> =>
  new Promise((done) => {
    const output = heldBack.getStore();
    const child = spawn(command, args, {
      cwd,
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...environment, ...env },
      timeout: longestCommand,
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => void output?.push(piece));
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });

type Step = [name: string, work: () => Promise<boolean>, report?: () => Outcome | undefined];

/** Runs one step. Without a report the step itself is the test; a step that fails without a failed test counts as one. */
const step = async ([name, work, report]: Step, isBeside = false) => {
  const output: Buffer[] = [];
  const begin = () => console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 90 - name.length))}`);
  const start = Date.now();
  if (!isBeside) begin();
  const ok = isBeside ? await heldBack.run(output, work) : await work();
  if (isBeside) {
    begin();
    process.stdout.write(Buffer.concat(output));
  }
  const outcome = report?.() ?? { passed: ok ? 1 : 0, failed: [] };
  if (!ok && outcome.failed.length === 0) outcome.failed.push('the step ended with an error, see above');
  passed += outcome.passed;
  failed.push(...outcome.failed.map((what) => `${name}: ${what}`));
  lines.push(
    `${outcome.failed.length === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed.length} failed, ${Math.round((Date.now() - start) / 1000)} s`,
  );
};

const rootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Installs programs that no npm package provides: a browser, a PostgreSQL server of another major version, a CalDAV
 * server, a proxy.
 */
const bringPrograms = async (): Promise<boolean> => {
  const missing = [
    ...(existsSync('/usr/bin/chromium') ? [] : ['chromium']),
    ...(existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
    ...(existsSync('/usr/bin/radicale') ? [] : ['radicale']),
    ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx-light']),
  ];
  if (missing.length === 0) return true;
  if (!rootOnDebian())
    return missing.includes('chromium') ? run('playwright', ['install', 'chromium']) : true;
  console.log(`Installing ${missing.join(' and ')} from Debian`);
  // RUNLEVEL 1: otherwise Debian would start them.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return (
    (await run('apt-get', ['update', '-qq'], quiet)) &&
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet))
  );
};

const errorFileOf = (name: string) => join(results, `${name}-errors.json`);
const vitestReport = (name: string) => vitestOutcome(join(results, `${name}.json`), errorFileOf(name));

const vitest = (name: string, projects: string[]) => () =>
  run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}/${name}.json`,
      '--reporter=./tests/unhandledErrors.ts',
    ],
    { UNHANDLED_ERRORS: errorFileOf(name) },
  );

const storybook = async (): Promise<boolean> => {
  const { url, close } = await serveFolder(join(root, 'storybook-static'), policyHeaders);
  try {
    return await run(
      'test-storybook',
      ['--url', url, '--config-dir', '.storybook', '--maxWorkers', '3', '--testTimeout', '60000'],
      { STORY_COUNTS: join(results, 'storybook.json') },
    );
  } finally {
    close();
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = Date.now();
const selected = process.argv.slice(2);
const first: Step[] = [['programs', bringPrograms]];
/* Each uses one processor, and prints nothing on success. */
const sideBySide: Step[] = [
  ['format', () => run('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['lint', () => run('oxlint', ['--deny-warnings'])],
  ['contract', () => run('redocly', ['lint'], { REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' })],
  ['types', () => run('npm', ['run', '--silent', 'types'])],
];
const unit: Step = ['unit', vitest('unit', ['!consumers']), vitestReport('unit')];
/* Builds for later steps, one after the other, on the processors that the unit tests leave free. */
const besideUnit: Step[] = [
  ['consumers', vitest('consumers', ['consumers']), vitestReport('consumers')],
  ['app build', () => run('node', ['apps/school/build.ts'])],
  ['storybook build', () => run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static'])],
];
const oneByOne: Step[] = [
  [
    'journeys',
    () => run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts']),
    playwrightOutcome(join(results, 'e2e.json')),
  ],
  ['storybook', storybook, jestOutcome(join(results, 'storybook.json'))],
  [
    'visual',
    () => run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts']),
    playwrightOutcome(join(results, 'visual.json')),
  ],
];

if (
  spawnSync(join(bin, 'node'), ['--version']).status !== 0 &&
  Number(process.versions.node.split('.')[0]) < 24
) {
  console.error(
    'The tests need Node 24, which the workspace brings for Linux on x64 and arm64; install it on this machine.',
  );
  process.exit(1);
}
/* Always rebuilds the stories. */
const names = selected.includes('storybook') ? ['storybook build', ...selected] : selected;
const isSelected = ([name]: Step) => names.length === 0 || names.includes(name);
const inOrder = async (steps: Step[], isBeside: boolean) => {
  for (const one of steps.filter(isSelected)) await step(one, isBeside);
};
await inOrder(first, false);
await Promise.all(sideBySide.filter(isSelected).map((one) => step(one, true)));
await Promise.all([inOrder([unit], false), inOrder(besideUnit, isSelected(unit))]);
await inOrder(oneByOne, false);

console.log(`\n${lines.join('\n')}\n${Math.round((Date.now() - started) / 1000)} s in all\n`);
if (failed.length > 0) console.log(`Failed:\n${failed.map((what) => `  ${what}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
