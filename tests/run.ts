/** `npm test`: everything that must hold before a change is kept, in the order in which it fails fastest. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'test-results');
const bin = join(root, 'node_modules', '.bin');
const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0' };

interface Counts {
  passed: number;
  failed: number;
}
const totals: Counts = { passed: 0, failed: 0 };
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

const readJson = (file: string): Record<string, unknown> | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined;

/** Vitest and the Storybook runner both report in Jest's shape. */
const jestCounts = (file: string) => (): Counts | undefined => {
  const report = readJson(file) as { numPassedTests: number; numFailedTests: number } | undefined;
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
};

const playwrightCounts = (file: string) => (): Counts | undefined => {
  const report = readJson(file) as
    { stats: { expected: number; unexpected: number; flaky: number } } | undefined;
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
};

/** One step. Without a report the step itself is the test; a step that fails without a failed test counts as one. */
const step = async (name: string, work: () => Promise<boolean>, report?: () => Counts | undefined) => {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 90 - name.length))}`);
  const start = Date.now();
  const ok = await work();
  const counts = report?.() ?? { passed: ok ? 1 : 0, failed: 0 };
  if (!ok && counts.failed === 0) counts.failed = 1;
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  lines.push(
    `${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round((Date.now() - start) / 1000)} s`,
  );
  return counts.failed === 0;
};

const rootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** What no package of ours can bring: a browser, and a PostgreSQL server of another major version. */
const bringPrograms = async (): Promise<boolean> => {
  const missing = [
    ...(existsSync('/usr/bin/chromium') ? [] : ['chromium']),
    ...(existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
  ];
  if (missing.length === 0) return true;
  if (!rootOnDebian())
    return missing.includes('chromium') ? run('playwright', ['install', 'chromium']) : true;
  console.log(`Installing ${missing.join(' and ')} from Debian`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    (await run('apt-get', ['update', '-qq'], quiet)) &&
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet))
  );
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the built Storybook, as a designer would open it. */
const serve = (folder: string): Promise<{ server: Server; url: string }> =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const file = resolve(folder, `.${path === '/' ? '/index.html' : path}`);
      if (!file.startsWith(folder + sep) || !existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
    }).listen(0, '127.0.0.1', () => {
      const address = server.address();
      done({ server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
    });
  });

const storybook = async (): Promise<boolean> => {
  if (!(await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']))) return false;
  const { server, url } = await serve(join(root, 'storybook-static'));
  try {
    return await run(
      'test-storybook',
      ['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2', '--testTimeout', '60000'],
      { STORY_COUNTS: join(results, 'storybook.json') },
    );
  } finally {
    server.close();
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = Date.now();
const wanted = process.argv.slice(2);
const steps: [name: string, work: () => Promise<boolean>, report?: () => Counts | undefined][] = [
  ['programs', bringPrograms],
  ['format', () => run('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['lint', () => run('oxlint', ['--deny-warnings'])],
  ['types', () => run('npm', ['run', '--silent', 'types'])],
  [
    'unit',
    () =>
      run('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${results}/unit.json`,
      ]),
    jestCounts(join(results, 'unit.json')),
  ],
  ['kit build', () => run('node', ['build.ts'], {}, join(root, 'packages/ui'))],
  ['app build', () => run('node', ['apps/school/build.ts'])],
  [
    'journeys',
    () => run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts']),
    playwrightCounts(join(results, 'e2e.json')),
  ],
  ['storybook', storybook, jestCounts(join(results, 'storybook.json'))],
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
for (const [name, work, report] of steps)
  if (wanted.length === 0 || wanted.includes(name)) await step(name, work, report);

console.log(`\n${lines.join('\n')}\n${Math.round((Date.now() - started) / 1000)} s in all\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
