import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, executablePath } from '../tests/browser.ts';

const base = getJestConfig();

export default {
  ...base,
  testMatch: ['<rootDir>/tests/storybook/*.stories-run.ts'],
  reporters: ['default', import.meta.dirname + '/countReporter.ts'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath, args: browserFlags },
    },
  },
};
