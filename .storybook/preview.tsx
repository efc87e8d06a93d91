import './trustedTypes.ts';
import '@school/ui/fonts.css';
import { applyTheme, getDirection, UiRoot } from '@school/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure, prettyDOM } from 'storybook/test';
import { elementError } from '../tests/elementError.ts';
import './docs.css';
import { SchoolDocsContainer } from './docsContainer.tsx';
import { modes, widths } from './modes.ts';
import { createSchoolTheme } from './productTheme.ts';
import { propTable } from './propTable.ts';
import { getKitMessages, toolbar } from './toolbar.ts';
import { defaultLook, type Look } from './defaultLook.ts';

/* Stories often load lazy parts first, and two run at a time. */
configure({ asyncUtilTimeout: 15_000, getElementError: elementError(prettyDOM) });

/* A single story controls the whole page. */
function PageInSchool({
  school,
  locale,
  scheme,
  corners,
  density,
  children,
}: Look & { children: ReactNode }) {
  useLayoutEffect(() => {
    applyTheme(createSchoolTheme(school, { corners, density }));
  }, [school, corners, density]);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = getDirection(locale);
  }, [locale]);
  return (
    <UiRoot locale={locale} messages={getKitMessages(locale)} scheme={scheme}>
      {children}
    </UiRoot>
  );
}

/* A documentation page has many stories, and its container controls the page. */
function PartInSchool({ locale, scheme, children }: Look & { children: ReactNode }) {
  return (
    <UiRoot
      locale={locale}
      messages={getKitMessages(locale)}
      className={scheme === 'dark' ? 'is-dark' : undefined}
    >
      {children}
    </UiRoot>
  );
}

const inSchool: Decorator = (Story, { globals, viewMode }) => {
  const InSchool = viewMode === 'docs' ? PartInSchool : PageInSchool;
  return (
    <InSchool {...defaultLook} {...(globals as Partial<Look>)}>
      <Story />
    </InSchool>
  );
};

const preview: Preview = {
  argTypesEnhancers: [propTable],
  decorators: [inSchool],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: SchoolDocsContainer,
      toc: {
        headingSelector: 'h2',
        ignoreSelector: '.sb-unstyled h2, .docs-story h2',
        title: 'On this page',
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          {
            name: `${width} px`,
            styles: { width: `${width}px`, height: '844px' },
            type: width < 700 ? 'mobile' : 'desktop',
          },
        ]),
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Direction', 'Icons', 'Writing'],
          'Components',
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals: { ...defaultLook, network: 'story', person: 'story' },
};

export default preview;
