import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/* The manager wears the first sample school's colour, so that reviewing feels like the product. */
addons.setConfig({
  theme: create({
    base: globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: 'School',
    colorPrimary: '#0f6e5a',
    colorSecondary: '#0f6e5a',
    fontBase: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
    appBorderRadius: 12,
    inputBorderRadius: 8,
  }),
});
