import { ColourSchemeSelector, LanguageSelector } from '@school/ui';
import { useCollege } from '../data/DataRoot.tsx';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { isLocale, languages } from '../intl/messages.ts';
import { useColourScheme } from './ScreenRoot.tsx';

/** Menus for language and colour scheme. */
export function Preferences(props: {
  /** Shows the language's name, if there is enough space. */
  spelt?: boolean;
}) {
  const { locale, choose } = useLanguage();
  const [scheme, chooseScheme] = useColourScheme();
  const offered = useCollege()?.setting.languages;
  return (
    <>
      <LanguageSelector
        languages={languages
          .filter((language) => !offered || language.locale === locale || offered.includes(language.locale))
          .map((language) => ({ value: language.locale, label: language.name }))}
        value={locale}
        appearance={props.spelt ? 'word' : 'icon'}
        onValueChange={(value) => {
          // If a language can't be loaded, the page keeps the current one.
          if (isLocale(value)) choose(value).catch(() => undefined);
        }}
      />
      <ColourSchemeSelector value={scheme} onValueChange={chooseScheme} />
    </>
  );
}
