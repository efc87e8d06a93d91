import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');

/** What came of some tests. */
export interface Outcome {
  passed: number;
  /** What failed and why, told again at the end: the log above is long. */
  failed: string[];
}

/** The name of what failed, and the beginning of the reason. */
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

/** Vitest and the Storybook runner both report in Jest's shape. A file that could not even start is one failure. */
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

/** Of journeys and pictures. */
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
