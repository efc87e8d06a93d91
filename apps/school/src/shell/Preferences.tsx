import { ColourSchemeSelector, LanguageSelector } from '@school/ui';
import { useCollege } from '../data/DataRoot.tsx';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { isLocale, languages } from '../intl/messages.ts';
import { useColourScheme } from './ShellRoot.tsx';

/** Language and colour scheme, wherever somebody is. */
export function Preferences(props: {
  /** Writes the language out, where there is room for it. */
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
          // A language whose file can't be had now, offline say, leaves the page in the one it is in.
          if (isLocale(value)) choose(value).catch(() => undefined);
        }}
      />
      <ColourSchemeSelector value={scheme} onValueChange={chooseScheme} />
    </>
  );
}
