import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import type { UnhandledError } from './outcome.ts';

/**
 * Writes the errors that Vitest catches outside of tests (rejections, failing teardowns) into the file that
 * `UNHANDLED_ERRORS` names, because the JSON reporter leaves them out.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    if (!process.env.UNHANDLED_ERRORS) return;
    const unhandled = errors.map(({ name, message, stack, VITEST_TEST_PATH: file }): UnhandledError => ({
      error: stack ?? `${name}: ${message}`,
      ...(typeof file === 'string' && { file }),
    }));
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(unhandled));
  };
}
