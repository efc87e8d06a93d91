import { directionOf, UiRoot } from '@school/ui';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Language, LanguageStore } from './language.ts';
import { formatTag } from './messages.ts';
import { createTranslator, type Translate } from './createTranslator.ts';

const LanguageContext = createContext<LanguageStore | null>(null);
/** Context with the translator; read it with `useText`. */
export const WordsContext = createContext<Translate | null>(null);

/** Returns the page's language and a function that changes it. */
export function useLanguage(): Language & Pick<LanguageStore, 'choose'> {
  const store = use(LanguageContext);
  if (!store) throw new Error('useLanguage must be used within IntlRoot.');
  const language = useSyncExternalStore(store.subscribe, store.get);
  return { ...language, choose: store.choose };
}

/** A missing message is logged, and never breaks the screen. */
const report = (problem: unknown) => console.error(problem);

/** Provides messages, direction and the kit's messages in the language of `language`. */
export function IntlRoot(props: {
  language: LanguageStore;
  /** Follows an internal link without a page load. */
  navigate?: (href: string) => void;
  children: ReactNode;
}) {
  const { locale, catalogue } = useSyncExternalStore(props.language.subscribe, props.language.get);
  const words = useMemo(
    () => createTranslator(formatTag(locale), catalogue.sentences, report),
    [locale, catalogue],
  );
  const { navigate } = props;
  return (
    <LanguageContext value={props.language}>
      <WordsContext value={words}>
        <UiRoot
          locale={formatTag(locale)}
          direction={directionOf(locale)}
          messages={catalogue.kit}
          navigate={navigate && ((href: string) => navigate(href))}
        >
          {props.children}
        </UiRoot>
      </WordsContext>
    </LanguageContext>
  );
}
