/**
 * Runs the unit tests on other days, at other hours, in other time zones and in another order. Each run combines one
 * of each, so that a dozen are enough. `docs/testing.md` describes the call.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { vitestOutcome } from './outcome.ts';

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'test-results', 'any-day');

interface Day {
  why: string;
  /** Local time in the zone. */
  at: string;
  zone: 'America/Santiago' | 'Asia/Tokyo' | 'Pacific/Auckland';
  /** The locale of the machine. */
  language: string;
  seed: number;
}

/* Five seeds, and every weekday. A run that starts before midnight ends after it. */
const days: readonly Day[] = [
  { why: 'a Monday', at: '2026-11-30T09:30', zone: 'America/Santiago', language: 'es_CL', seed: 1 },
  { why: 'a Tuesday', at: '2026-12-01T23:59', zone: 'Asia/Tokyo', language: 'ja_JP', seed: 2 },
  { why: 'a Wednesday', at: '2027-03-03T08:00', zone: 'Pacific/Auckland', language: 'en_NZ', seed: 3 },
  { why: 'the year ends', at: '2026-12-31T23:59', zone: 'America/Santiago', language: 'es_CL', seed: 4 },
  { why: 'a Friday, a year begins', at: '2027-01-01T00:30', zone: 'Asia/Tokyo', language: 'ar_EG', seed: 5 },
  { why: 'a leap day', at: '2028-02-29T23:59', zone: 'America/Santiago', language: 'en_US', seed: 1 },
  { why: 'a leap day', at: '2028-02-29T10:00', zone: 'Pacific/Auckland', language: 'de_DE', seed: 2 },
  { why: 'clocks go back', at: '2027-04-03T23:58', zone: 'America/Santiago', language: 'es_CL', seed: 3 },
  { why: 'and have gone back', at: '2027-04-04T03:30', zone: 'Pacific/Auckland', language: 'fr_FR', seed: 4 },
  { why: 'clocks go forward', at: '2027-09-04T23:58', zone: 'America/Santiago', language: 'zh_CN', seed: 5 },
  { why: 'and have gone forward', at: '2027-09-05T12:00', zone: 'Asia/Tokyo', language: 'es_MX', seed: 1 },
  { why: 'a Saturday', at: '2027-06-19T23:59', zone: 'Pacific/Auckland', language: 'C', seed: 2 },
];

const projects = ['ui', 'ui-logic', 'domain', 'school', 'provider', 'repository'];

/** Returns the instant of a local time in a zone. */
function toMoment({ at, zone }: Day): number {
  const wall = Date.parse(`${at}Z`);
  const shown = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const offsetAt = (moment: number) => Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`) - moment;
  return wall - offsetAt(wall - offsetAt(wall));
}

function library(): string | undefined {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name, 'faketime/libfaketime.so.1'))
    .find(existsSync);
}

/** Returns the path of Debian's `faketime` library; installs it if missing. */
function loadLibrary(): string {
  const zones = library();
  if (zones) return zones;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const options = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'faketime'], options);
  }
  const brought = library();
  if (!brought) throw new Error('The clock is moved by libfaketime; install Debian’s package faketime.');
  return brought;
}

/** Runs the tests once; all processes, including PostgreSQL, share the same clock. */
async function runOn(day: Day, number: number, preload: string): Promise<string[]> {
  const file = join(results, `${number}.json`);
  const errorFile = join(results, `${number}-errors.json`);
  const ahead = Math.round((toMoment(day) - Date.now()) / 1000);
  const env = {
    ...process.env,
    // Dates depend neither on the second database nor on kills.
    TEST_ALL: '',
    LD_PRELOAD: preload,
    // An offset instead of a fixed time, so that later processes see a later time.
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}`,
    // Timers keep running, and files keep their times.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    TZ: day.zone,
    LC_ALL: day.language === 'C' ? 'C' : `${day.language}.UTF-8`,
    FORCE_COLOR: '0',
    UNHANDLED_ERRORS: errorFile,
  };
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${day.seed}`];
  const report = ['--reporter=json', `--outputFile.json=${file}`, '--reporter=./tests/unhandledErrors.ts'];
  const child = spawn(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...order, ...report, ...projectArgs, ...files],
    { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const code = await new Promise<number>((done) => child.on('exit', (status) => done(status ?? 1)));
  const outcome = vitestOutcome(file, errorFile)();
  if (!outcome) return [`the run ended with ${code} and without a report`];
  console.log(`   ${outcome.passed.length} passed, ${outcome.failed.length} failed`);
  if (outcome.failed.length === 0 && code !== 0) return [`the run ended with ${code}`];
  return outcome.failed.map(({ name, reason }) => `${name}\n${reason}`);
}

const { values, positionals } = parseArgs({
  options: { run: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const chosen = projects.filter((project) => positionals.includes(project));
const files = positionals.filter((name) => !projects.includes(name));
const projectArgs = (chosen.length > 0 ? chosen : projects).flatMap((name) => ['--project', name]);
const preload = loadLibrary();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const lines: string[] = [];
for (const [at, day] of days.entries()) {
  const number = at + 1;
  if (values.run && !values.run.includes(String(number))) continue;
  const name = `${number}. ${day.why}, ${day.at.replace('T', ' ')} ${day.zone}, ${day.language}, seed ${day.seed}`;
  console.log(`── ${name}`);
  const failures = await runOn(day, number, preload);
  lines.push(...failures.map((failure) => `  ${name}\n      ${failure.replaceAll('\n', '\n      ')}`));
}
console.log(lines.length > 0 ? `\nFailed:\n${lines.join('\n')}` : '\nNothing failed');
process.exitCode = lines.length > 0 ? 1 : 0;
