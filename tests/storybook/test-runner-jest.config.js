import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, executablePath } from '../browser.ts';

const base = getJestConfig();

export default {
  ...base,
  rootDir: '../..',
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath, args: browserFlags },
    },
  },
};
