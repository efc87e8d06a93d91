import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');

/** A test that failed. */
export interface Failure {
  /** Its file and title. */
  name: string;
  /** The first lines of its error. */
  reason: string;
  /** Its file, relative to the workspace; unknown for an error outside of all files. */
  file: string | undefined;
  /** Its title with those of its groups; `undefined` for an error outside of a test. */
  title: string | undefined;
}

/** The results of a test run. */
export interface Outcome {
  /** The names of the tests that passed. */
  passed: string[];
  failed: Failure[];
}

/** Returns the first lines of an error, without colours and empty lines. */
const firstLines = (reason = '') =>
  stripVTControlCharacters(reason)
    .split('\n')
    .slice(0, 12)
    .filter((line) => line.trim() !== '')
    .join('\n');

const readJson = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

interface JestReport {
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
export const jestOutcome = (reportFile: string) => (): Outcome | undefined => {
  const report = readJson<JestReport>(reportFile);
  if (!report) return undefined;
  const outcome: Outcome = { passed: [], failed: [] };
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name);
    const failures: Failure[] = [];
    for (const { status: result, fullName, failureMessages } of assertionResults)
      if (result === 'passed') outcome.passed.push(`${file}: ${fullName}`);
      else if (result === 'failed')
        failures.push({
          name: `${file}: ${fullName}`,
          reason: firstLines(failureMessages?.[0]),
          file,
          title: fullName,
        });
    if (status === 'failed' && failures.length === 0)
      failures.push({ name: file, reason: firstLines(message), file, title: undefined });
    outcome.failed.push(...failures);
  }
  return outcome;
};

/** An error outside of a test, as `unhandledErrors.ts` writes it. */
export interface UnhandledError {
  error: string;
  /** The absolute path of the test file that ran. */
  file?: string;
}

/** Reads Vitest's report in Jest's format, and the errors outside of tests that `unhandledErrors.ts` wrote. */
export const vitestOutcome = (reportFile: string, errorFile: string) => (): Outcome | undefined => {
  const outcome = jestOutcome(reportFile)();
  const errors = readJson<UnhandledError[]>(errorFile) ?? [];
  const failed = errors.map(({ error, file }) => {
    const path = file && relative(root, file);
    return {
      name: [path, 'outside of a test'].filter(Boolean).join(': '),
      reason: firstLines(error),
      file: path,
      title: undefined,
    };
  });
  return outcome && { ...outcome, failed: [...outcome.failed, ...failed] };
};

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

const specsIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsIn),
];

/** Reads a report of Playwright: journeys and pictures. */
export const playwrightOutcome = (reportFile: string) => (): Outcome | undefined => {
  const report = readJson<{ suites: PlaywrightSuite[]; errors: { message?: string }[] }>(reportFile);
  if (!report) return undefined;
  const outcome: Outcome = { passed: [], failed: [] };
  for (const { file, title, tests } of report.suites.flatMap(specsIn)) {
    const name = `${file}: ${title}`;
    const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    if (tests.every(({ status }) => status === 'expected')) outcome.passed.push(name);
    else outcome.failed.push({ name, reason: firstLines(errors[0]?.message), file, title });
  }
  return outcome;
};
