import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');

/** The results of a test run. */
export interface Outcome {
  passed: number;
  /** Failed tests with their reasons, repeated at the end because the log above is long. */
  failed: string[];
}

/** Returns the name of a failed test and the first lines of its reason. */
const withReason = (name: string, reason = '') =>
  [name, ...stripVTControlCharacters(reason).split('\n').slice(0, 12)]
    .filter((line) => line.trim() !== '')
    .join('\n    ');

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

/**
 * Reads a report in Jest's format, which Vitest and the Storybook runner share. A file that fails to load is one
 * failure.
 */
export const jestOutcome = (file: string) => (): Outcome | undefined => {
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

/**
 * Reads Vitest's report in Jest's format, and the errors outside of tests that `unhandledErrors.ts` wrote into
 * `errorFile`, one string each.
 */
export const vitestOutcome = (file: string, errorFile: string) => (): Outcome | undefined => {
  const outcome = jestOutcome(file)();
  const errors = readJson<string[]>(errorFile) ?? [];
  return (
    outcome && {
      passed: outcome.passed,
      failed: [...outcome.failed, ...errors.map((error) => withReason('outside of a test', error))],
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

/** Reads a report of Playwright: end-to-end and visual tests. */
export const playwrightOutcome = (file: string) => (): Outcome | undefined => {
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
