import type { Decorator } from '@storybook/react-vite';
import { defaultLocale, isLocale } from '../intl/messages.ts';
import { Stage, type StageProps } from './Stage.tsx';

/** Puts a story on a stage, in the language of the toolbar. */
export const staged =
  (props: Omit<StageProps, 'children' | 'locale'>): Decorator =>
  (Story, { globals }) => {
    const { locale } = globals;
    return (
      <Stage key={String(locale)} {...props} locale={isLocale(locale) ? locale : defaultLocale}>
        <Story />
      </Stage>
    );
  };
