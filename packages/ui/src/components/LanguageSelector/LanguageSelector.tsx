import { getPunctuation } from '@school/text';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonSize } from '../../internal/buttonClass.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';
import * as css from './LanguageSelector.css.ts';

/** A language that the user may choose. */
export interface Language {
  /** BCP 47 tag. */
  value: string;
  /** Name of the language in the language: "Español", "العربية". */
  label: string;
}

/** Props of {@link LanguageSelector}, plus the props of `Menu`. */
export interface LanguageSelectorProps extends Omit<MenuProps, 'trigger' | 'label' | 'items' | 'heading'> {
  /** The languages, in display order. */
  languages: readonly Language[];
  /** Tag of the current language. */
  value: string;
  /** Called with the tag of the chosen language. */
  onValueChange: (value: string) => void;
  /** @default 'm' */
  size?: ButtonSize;
  /** `icon` in a bar, `word` where the name of the language fits. @default 'icon' */
  appearance?: 'icon' | 'word';
}

/**
 * Chooses the language of the page, each by its native name in its script, and announces it once the page has it.
 * Renders a `Menu` and a live region.
 */
export const LanguageSelector = ({
  languages,
  value,
  onValueChange,
  size,
  appearance = 'icon',
  ...rest
}: LanguageSelectorProps): ReactNode => {
  const { languageSelector } = useMessages();
  const [chosen, setChosen] = useState('');
  const languageName = languages.find((language) => language.value === value)?.label ?? value;
  const label = `${languageSelector.label}${getPunctuation(useLocale()).colon}${languageName}`;
  return (
    <>
      <Menu
        {...rest}
        label={languageSelector.label}
        trigger={
          appearance === 'icon' ? (
            <IconButton icon="languages" variant="plain" size={size} label={label} />
          ) : (
            <Button icon="languages" iconEnd="chevron-down" variant="plain" size={size} aria-label={label}>
              <bdi lang={value}>{languageName}</bdi>
            </Button>
          )
        }
        items={languages.map((language) => ({
          id: language.value,
          label: language.label,
          lang: language.value,
          checked: language.value === value,
          onSelect: () => {
            setChosen(language.value);
            onValueChange(language.value);
          },
        }))}
      />
      {/* The page is in the chosen language by then. */}
      <span aria-live="polite" data-sui-announcer className={css.announcement}>
        {chosen === value ? label : ''}
      </span>
    </>
  );
};
