import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The results of one part of the stories, as Jest gives them. */
interface PartResult {
  testFilePath: string;
  testExecError?: { message?: string };
  numFailingTests: number;
  testResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/**
 * Writes the story results to the file where `npm test` adds them up, because the runner's option for it takes no file
 * name. A story has the same name whichever part ran it: the parts are divided anew when a story that failed runs again.
 */
export default class CountReporter {
  onRunComplete(
    _contexts: unknown,
    { numPassedTests, testResults }: { numPassedTests: number; testResults: PartResult[] },
  ): void {
    const file = process.env.STORY_COUNTS;
    if (!file) return;
    const results = testResults.map(
      ({ testFilePath, testExecError, numFailingTests, testResults: tests }) => ({
        name: dirname(testFilePath),
        status: testExecError || numFailingTests > 0 ? 'failed' : 'passed',
        message: testExecError?.message,
        assertionResults: tests.map(({ status, fullName, failureMessages }) => ({
          status,
          fullName,
          failureMessages,
        })),
      }),
    );
    writeFileSync(file, JSON.stringify({ numPassedTests, testResults: results }));
  }
}
