import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/school/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: '../apps/provider/seed/pictures', to: '/media' }],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    build: {
      ...vite.build,
      // Every file of Radix says 'use client', and each would be a paragraph of warning in the log.
      rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
    },
  }),
};

export default config;
