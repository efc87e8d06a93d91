import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { tenantPictures } from '../apps/school/vite/tenantPictures.ts';
import { plainWords } from './plainWords.ts';

const letters = '../packages/ui/node_modules/@fontsource-variable/atkinson-hyperlegible-next/files';

const storybookOwn = /node_modules\/(@storybook|storybook|@emotion)\/|storybook-[\w-]+\.js/;

/* react-aria brings its words in thirty languages. */
const ariaLocales = optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'fr-FR', 'zh-CN', 'ar-AE', 'de-DE'] });

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/school/src/**/*.stories.tsx',
  ],
  addons: [
    // GFM's tables, which MDX leaves out.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, plainWords] } } },
    },
    '@storybook/addon-a11y',
  ],
  // Follows types into other files: a union is shown with its values, a member with its comment.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: resolve(import.meta.dirname, '../packages/ui/tsconfig.json'),
      include: ['packages/ui/src/components/**/*.tsx', 'packages/ui/src/root/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // By default a type that a file exports before its component takes the component's name, and its place.
      componentNameResolver: (symbol) => symbol.getName(),
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  staticDirs: [
    { from: '../apps/provider/seed/pictures', to: '/media' },
    { from: letters, to: '/letters' },
    { from: './brand', to: '/' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), ariaLocales, tenantPictures()],
    build: {
      ...vite.build,
      // Older ones have no :dir(), and the build would put a guess by language in its place.
      cssTarget: ['chrome120', 'firefox121', 'safari17.4'],
      // Every file of Radix says 'use client', and each would be a paragraph of warning in the log.
      rolldownOptions: {
        checks: { moduleLevelDirective: false, pluginTimings: false },
        // Storybook's own scripts keep to files of their own, so that the policy's reports say whose deed it was.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'storybook', test: storybookOwn }],
          },
        },
      },
    },
  }),
};

export default config;
