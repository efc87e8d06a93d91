import '@school/ui/fonts.css';
import { applyScheme, applyTheme, directionOf, tenantTheme, UiRoot, type UiMessages } from '@school/ui';
import { messages as ar } from '@school/ui/messages/ar';
import { messages as de } from '@school/ui/messages/de';
import { messages as en } from '@school/ui/messages/en';
import { messages as es } from '@school/ui/messages/es';
import { messages as esMX } from '@school/ui/messages/es-MX';
import { messages as fr } from '@school/ui/messages/fr';
import { messages as zhCN } from '@school/ui/messages/zh-CN';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { schoolColours } from './schools.ts';

const kitMessages: Record<string, UiMessages> = { en, es, 'es-MX': esMX, fr, 'zh-CN': zhCN, ar, de };

interface Look {
  school: string;
  locale: string;
  scheme: 'light' | 'dark';
}

function InSchool({ school, locale, scheme, children }: Look & { children: ReactNode }) {
  useLayoutEffect(() => {
    applyTheme(tenantTheme(schoolColours[school] ?? school));
  }, [school]);
  useLayoutEffect(() => {
    applyScheme(scheme);
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [scheme, locale]);
  return (
    <UiRoot locale={locale} messages={kitMessages[locale] ?? en} scheme={scheme}>
      {children}
    </UiRoot>
  );
}

const inSchool: Decorator = (Story, { globals }) => (
  <InSchool {...(globals as unknown as Look)}>
    <Story />
  </InSchool>
);

const preview: Preview = {
  decorators: [inSchool],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns', 'Screens'] } },
  },
  globalTypes: {
    school: {
      description: 'The school whose colour everything wears',
      toolbar: {
        title: 'School',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'aromos', title: 'Colegio Los Aromos' },
          { value: 'puertoclaro', title: 'Liceo Puerto Claro' },
          { value: 'vallenorte', title: 'Instituto Valle Norte' },
          { value: '#FFDD00', title: 'A pure yellow' },
          { value: '#808080', title: 'A grey' },
        ],
      },
    },
    locale: {
      description: 'Language; sets the direction too',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
          { value: 'es-MX', title: 'Español (México)' },
          { value: 'fr', title: 'Français' },
          { value: 'de', title: 'Deutsch' },
          { value: 'zh-CN', title: '简体中文' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { school: 'aromos', locale: 'es', scheme: 'light' },
};

export default preview;
