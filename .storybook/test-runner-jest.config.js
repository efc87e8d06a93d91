import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, executablePath } from '../tests/browser.ts';

const base = getJestConfig();

export default {
  ...base,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath, args: browserFlags },
    },
  },
};
