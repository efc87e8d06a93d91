import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * Writes the errors that Vitest catches outside of tests (rejections, failing teardowns) into the file that
 * `UNHANDLED_ERRORS` names, because the JSON reporter leaves them out.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    if (!process.env.UNHANDLED_ERRORS) return;
    const texts = errors.map(({ name, message, stack }) => stack ?? `${name}: ${message}`);
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(texts));
  };
}
