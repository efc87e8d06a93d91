import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { languages } from '@school/domain';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { tenantPictures } from '../apps/school/vite/tenantPictures.ts';
import { unwrapParagraphs } from './unwrapParagraphs.ts';

const fontFiles = '../packages/ui/node_modules/@fontsource-variable/atkinson-hyperlegible-next/files';

const storybookFiles = /node_modules\/(@storybook|storybook|@emotion)\/|storybook-[\w-]+\.js/;

/* react-aria includes messages in thirty languages. */
const ariaLocales = optimizeLocales.vite({ locales: [...languages] });

/* `npm test -- --affected` builds the stories of these folders alone; each ends with a slash. */
const storyFolders = process.env.STORY_FOLDERS?.split(',');

const config: StorybookConfig = {
  stories: storyFolders
    ? storyFolders.map((folder) => `../${folder}**/*.stories.tsx`)
    : [
        './*.mdx',
        '../packages/ui/src/**/*.mdx',
        '../packages/ui/src/**/*.stories.tsx',
        '../apps/school/src/**/*.stories.tsx',
      ],
  addons: [
    // Adds GFM tables, which MDX lacks.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, unwrapParagraphs] } } },
    },
    '@storybook/addon-a11y',
  ],
  // Resolves types of other files: a union shows its values, a member its comment.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: resolve(import.meta.dirname, '../packages/ui/tsconfig.json'),
      include: ['packages/ui/src/components/**/*.tsx', 'packages/ui/src/root/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // By default a type that is exported before the component takes the component's name and replaces it.
      componentNameResolver: (symbol) => symbol.getName(),
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  staticDirs: [
    { from: '../apps/provider/seed/pictures', to: '/media' },
    { from: fontFiles, to: '/letters' },
    { from: './brand', to: '/' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), ariaLocales, tenantPictures()],
    build: {
      ...vite.build,
      // Every file of Radix has 'use client', and each would log a warning.
      rolldownOptions: {
        checks: { moduleLevelDirective: false, pluginTimings: false },
        // Keeps Storybook's scripts in separate chunks, so that CSP reports show which code caused them.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'storybook', test: storybookFiles }],
          },
        },
      },
    },
  }),
};

export default config;
