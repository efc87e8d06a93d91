import { writeFileSync } from 'node:fs';

/**
 * Writes the story results to the file where `npm test` adds them up, because the runner's option for it takes no file name.
 */
export default class CountReporter {
  onRunComplete(_contexts, { numPassedTests, testResults }) {
    const file = process.env.STORY_COUNTS;
    if (!file) return;
    const results = testResults.map(
      ({ testFilePath, testExecError, numFailingTests, testResults: tests }) => ({
        name: testFilePath,
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
