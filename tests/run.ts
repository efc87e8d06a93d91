/** `npm test`: everything that must hold before a change is kept, in the order in which it fails fastest. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { policyHeaders } from '../.storybook/policy.ts';
import { serveFolder } from './serveFolder.ts';

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'test-results');
const bin = join(root, 'node_modules', '.bin');
const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' };

interface Outcome {
  passed: number;
  /** What failed and why, told again at the end: the log above is long. */
  failed: string[];
}

/** The name of what failed, and the beginning of the reason. */
const withReason = (name: string, reason = '') =>
  [name, ...stripVTControlCharacters(reason).split('\n').slice(0, 12)]
    .filter((line) => line.trim() !== '')
    .join('\n    ');

let passed = 0;
const failed: string[] = [];
const lines: string[] = [];

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = root): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...environment, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('exit', (code) => done(code === 0));
  });

const readJson = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** Vitest and the Storybook runner both report in Jest's shape. A file that could not even start is one failure. */
const jestOutcome = (file: string) => (): Outcome | undefined => {
  const report = readJson<JestReport>(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
        const broken = assertionResults.filter((test) => test.status === 'failed');
        const named = broken.map(({ fullName, failureMessages }) =>
          withReason(`${relative(root, name)}: ${fullName}`, failureMessages?.[0]),
        );
        return status === 'failed' && named.length === 0
          ? [withReason(relative(root, name), message)]
          : named;
      }),
    }
  );
};

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

const playwrightOutcome = (file: string) => (): Outcome | undefined => {
  const report = readJson<{ suites: PlaywrightSuite[]; errors: { message?: string }[] }>(file);
  const specs = report?.suites.flatMap(specsOf);
  return (
    specs && {
      passed: specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected')).length,
      failed: specs
        .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
        .map(({ file, title, tests }) =>
          withReason(
            `${file}: ${title}`,
            tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
          ),
        ),
    }
  );
};

/** One step. Without a report the step itself is the test; a step that ends badly without a failed test counts as one. */
const step = async (name: string, work: () => Promise<boolean>, report?: () => Outcome | undefined) => {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 90 - name.length))}`);
  const start = Date.now();
  const ok = await work();
  const outcome = report?.() ?? { passed: ok ? 1 : 0, failed: [] };
  if (!ok && outcome.failed.length === 0) outcome.failed.push('the step ended with an error, see above');
  passed += outcome.passed;
  failed.push(...outcome.failed.map((what) => `${name}: ${what}`));
  lines.push(
    `${outcome.failed.length === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed.length} failed, ${Math.round((Date.now() - start) / 1000)} s`,
  );
};

const rootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** What no package of ours can bring: a browser, a PostgreSQL server of another major version, a CalDAV server, a proxy. */
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
  // A run level without services: Debian would start them.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return (
    (await run('apt-get', ['update', '-qq'], quiet)) &&
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet))
  );
};

const vitest = (name: string, projects: string[]) => () =>
  run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${name}.json`,
  ]);

const storybook = async (): Promise<boolean> => {
  if (!(await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']))) return false;
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
const wanted = process.argv.slice(2);
type Step = [name: string, work: () => Promise<boolean>, report?: () => Outcome | undefined];
const first: Step[] = [['programs', bringPrograms]];
/* Each keeps one processor busy, and says nothing when all is well. */
const sideBySide: Step[] = [
  ['format', () => run('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['lint', () => run('oxlint', ['--deny-warnings'])],
  ['contract', () => run('redocly', ['lint'], { REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' })],
  ['types', () => run('npm', ['run', '--silent', 'types'])],
];
const oneByOne: Step[] = [
  ['unit', vitest('unit', ['!consumers']), jestOutcome(join(results, 'unit.json'))],
  ['consumers', vitest('consumers', ['consumers']), jestOutcome(join(results, 'consumers.json'))],
  ['app build', () => run('node', ['apps/school/build.ts'])],
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
const asked = ([name]: Step) => wanted.length === 0 || wanted.includes(name);
for (const one of first.filter(asked)) await step(...one);
await Promise.all(sideBySide.filter(asked).map((one) => step(...one)));
for (const one of oneByOne.filter(asked)) await step(...one);

console.log(`\n${lines.join('\n')}\n${Math.round((Date.now() - started) / 1000)} s in all\n`);
if (failed.length > 0) console.log(`Failed:\n${failed.map((what) => `  ${what}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
